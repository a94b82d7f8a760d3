"""Answers browsers that load the client: files as they were built, and the shell of each page.

It knows no player: what it sends is the same for everybody. Of a table it has what previews say.
"""

from pathlib import Path
from typing import NamedTuple

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from houle.web.boards import read_boards
from houle.web.client_files import ASSETS, FOLDER, KINDS, SHELL, ClientFile, read_files, tag_of
from houle.web.client_shell import Shells
from houle.web.cookies import THEME, cookie
from houle.web.identity import header
from houle.web.language import locale_of
from houle.web.previews import Previews
from houle.web.problems import send_answer

THEMES = {"light", "dark"}
METHODS = {"GET", "HEAD"}
OF_THE_APPLICATION = {
    ".well-known",
    "api",
    "healthz",
    "metrics",
    "readyz",
    "robots.txt",
    "schema",
}
"""What addresses begin with that are not the client's."""
PICTURE = "/picture.png"
WITH_PICTURES = {"t", "day"}
"""What addresses begin with of which some end with it: tables, and deals of the day."""


class Found(NamedTuple):
    """What is at an address."""

    status: int
    file: ClientFile


def _text(status: int, text: str) -> Found:
    body = text.encode()
    return Found(status, ClientFile(KINDS["txt"], body, tag_of(body), "no-store"))


NOT_BUILT = _text(503, "The client is not built: run `make client`, then start the server again.\n")
NO_SUCH_FILE = _text(404, "No such file.\n")


class Client:
    """A built client, in memory."""

    def __init__(
        self, folder: Path, home: str | None = None, previews: Previews | None = None
    ) -> None:
        boards = read_boards(folder)
        self._previews = previews
        self._files = read_files(folder) | boards.files
        self._shells = Shells.read(folder, home, boards.parts)

    async def at(self, scope: HTTPScope) -> Found:
        """What is at an address. The shell of an unknown one says so itself."""
        path = scope["path"]
        name = path.removeprefix("/")
        if name in self._files:
            return Found(200, self._files[name])
        if name.startswith(ASSETS):
            return NO_SUCH_FILE
        locale = locale_of(Request(scope))
        theme = _theme(scope)
        place = self._shells.find(path)
        if place is None:
            return Found(404, self._shells.nowhere(locale, theme))
        head = await self._previews.head(path, place.told, locale) if self._previews else ""
        return Found(200, self._shells.shell(place, locale, theme, head))


class ClientRoutes:
    """Stands before the application and answers what is not for it."""

    def __init__(
        self,
        app: ASGIApp,
        folder: Path = FOLDER,
        *,
        home: str | None = None,
        previews: Previews | None = None,
    ) -> None:
        self._app = app
        built = (folder / SHELL).exists()
        self._client = Client(folder, home, previews) if built else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _for_client(scope):
            await self._app(scope, receive, send)
            return
        found = NOT_BUILT if self._client is None else await self._client.at(scope)
        await _send(found, scope, send)


def _theme(scope: HTTPScope) -> str | None:
    """The look that was chosen; without one, pages look as the system does."""
    chosen = cookie(scope, THEME)
    return chosen if chosen in THEMES else None


def _for_client(scope: HTTPScope) -> bool:
    if scope["method"] not in METHODS:
        return False
    first = scope["path"].split("/", 2)[1]
    drawn = first in WITH_PICTURES and scope["path"].endswith(PICTURE)
    return first not in OF_THE_APPLICATION and not drawn


async def _send(found: Found, scope: HTTPScope, send: Send) -> None:
    status, file = found
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": file.vary}
    if status == 200 and file.tag in _asked(scope, b"if-none-match"):
        await send_answer(send, 304, file.kind, b"", headers)
        return
    encoding, body = file.form_for(_asked(scope, b"accept-encoding"))
    if encoding is not None:
        headers["content-encoding"] = encoding
    if scope["method"] == "HEAD":
        headers["content-length"], body = str(len(body)), b""
    await send_answer(send, status, file.kind, body, headers)


def _asked(scope: HTTPScope, name: bytes) -> str:
    return (header(scope, name) or b"").decode("latin-1")
