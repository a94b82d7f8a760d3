"""The files of the built client, read once, each with the smaller forms that lie beside it."""

import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ASSETS = "assets/"
"""Names under here change with what the files hold."""
FOLDER = Path(__file__).with_name("client")
"""Where the client lies once it is built."""
NOTES = ".vite/"
"""What the build says about itself is for us alone."""
SHELL = "index.html"
UNKNOWN_KIND = "application/octet-stream"
KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The smallest first, with what their files end in."""
REFUSED = re.compile(r"q=0(\.0*)?")

Forms: TypeAlias = Mapping[str, bytes]
"""A body by the encodings it is to be had in."""


class ClientFile(msgspec.Struct, frozen=True):
    """Something a browser loads."""

    kind: str
    body: bytes
    tag: str
    """Changes with the body, whatever form it is sent in."""
    caching: str = ASK_AGAIN
    smaller: Forms = {}
    vary: str = "accept-encoding"

    def form_for(self, accepted: str) -> tuple[str | None, bytes]:
        """The smallest form that is accepted, with its encoding if it has one."""
        for encoding, body in self.smaller.items():
            if accepts(accepted, encoding):
                return encoding, body
        return None, self.body


def accepts(accepted: str, encoding: str) -> bool:
    """Whether a header `Accept-Encoding` lets an encoding be used."""
    named = dict(map(_named, accepted.lower().split(",")))
    return named.get(encoding, named.get("*", False))


def _named(part: str) -> tuple[str, bool]:
    name, _, weight = part.partition(";")
    return name.strip(), REFUSED.fullmatch(weight.strip()) is None


def read_files(folder: Path) -> dict[str, ClientFile]:
    """All that browsers may load from a folder, by name."""
    found = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return {
        name: _read(name, path, found)
        for name, path in found.items()
        if name != SHELL and not name.startswith(NOTES) and not _is_smaller_form(name, found)
    }


def _is_smaller_form(name: str, found: Mapping[str, Path]) -> bool:
    return any(
        name.endswith(ending) and name.removesuffix(ending) in found
        for ending in ENCODINGS.values()
    )


def _read(name: str, path: Path, found: Mapping[str, Path]) -> ClientFile:
    body = path.read_bytes()
    return ClientFile(
        KINDS.get(path.suffix.removeprefix("."), UNKNOWN_KIND),
        body,
        tag_of(body),
        FOREVER if name.startswith(ASSETS) else ASK_AGAIN,
        {
            encoding: found[name + ending].read_bytes()
            for encoding, ending in ENCODINGS.items()
            if name + ending in found
        },
    )


def tag_of(body: bytes) -> str:
    """A validator for a body: weak, since its compressed forms share it."""
    return f'W/"{sha256(body).hexdigest()[:16]}"'
