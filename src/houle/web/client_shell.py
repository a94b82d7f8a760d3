"""The one HTML file of the client, written for a page, a language and a theme that was chosen.

It names what that page loads first, so that browsers fetch it all at once instead of finding it
bit by bit, and tells which games there are, so that the first page shows them at once. Which page
needs what stands in `client/pages.json`; what that became when it was built, in the manifest
beside it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from gzip import compress
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from houle.games.registry import find_game, game_names
from houle.texts.catalogue import catalogue
from houle.texts.host import Host
from houle.web.boards import Parts
from houle.web.built import Built, closure
from houle.web.client_files import KINDS, NOTES, SHELL, ClientFile, tag_of
from houle.web.offering import offered_games

LANGUAGE = re.compile(r'(?<=<html lang=")[a-z]+(?=")')
END_OF_HTML = re.compile(r'(?<=<html lang="..")(?=>)')
SYSTEM = re.compile(r"\(prefers-color-scheme: (light|dark)\)")
TEXTS = ("shell-description", "shell-needs-script")
"""What the shell says by itself, each where its id stands in double braces."""
PAGE = "src/pages/{page}.svelte"
END_OF_HEAD = "</head>"
MOST_SHELLS = 256
VARY = "accept-encoding, accept-language, cookie"
FONT = ".woff2"
HOME = "houle-home"
GAMES = "houle-games"
BOARDS = "houle-boards"


class Page(msgspec.Struct, frozen=True):
    """What a page needs first: its own source, and whatever its address tells."""

    page: str
    path: str = ""
    """Addresses that lead here, as a pattern. JavaScript reads it too."""
    first: tuple[str, ...] = ()
    """Sources; the language, the named parts of the address and the `module` of the game that it
    names are filled in."""
    data: tuple[str, ...] = ()
    """Addresses of answers that the page will ask for, filled in likewise."""

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.path.replace("(?<", "(?P<"))

    def sources(self) -> tuple[str, ...]:
        return (PAGE.format(page=self.page), *self.first)


class Place(NamedTuple):
    """A page, and what the address tells that led to it."""

    page: Page
    told: Mapping[str, str]


class PageList(msgspec.Struct, frozen=True):
    """All pages, and what every one of them needs."""

    everywhere: tuple[str, ...]
    pages: tuple[Page, ...]
    nowhere: Page


class Shells:
    """The shell of every page in every language."""

    def __init__(
        self,
        template: str,
        manifest: Mapping[str, Built],
        pages: PageList,
        home: str | None = None,
        boards: Mapping[str, Parts] | None = None,
    ) -> None:
        # Whoever opens a page as `localhost` has another address to send to others.
        told = {HOME: home, BOARDS: msgspec.json.encode(boards).decode() if boards else None}
        self._template = _with_meta(template, told)
        self._manifest = manifest
        self._everywhere = pages.everywhere
        self._pages = [(page.pattern, page) for page in pages.pages]
        self._nowhere = pages.nowhere
        self._at_first = set(closure(self._manifest, [SHELL]))
        self._written = lru_cache(MOST_SHELLS)(self._write)
        self._finished = lru_cache(MOST_SHELLS)(_finished)

    @classmethod
    def read(
        cls,
        folder: Path,
        home: str | None = None,
        boards: Mapping[str, Parts] | None = None,
    ) -> "Shells":
        """From what a build says about itself, the address to invite others to at home, and where
        what packages bring lies."""
        notes = folder / NOTES
        manifest = (notes / "manifest.json").read_bytes()
        pages = (notes / "pages.json").read_bytes()
        return cls(
            (folder / SHELL).read_text("utf-8"),
            msgspec.json.decode(manifest, type=dict[str, Built]),
            msgspec.json.decode(pages, type=PageList),
            home,
            boards,
        )

    def find(self, path: str) -> Place | None:
        """The page at an address, if there is one."""
        for pattern, page in self._pages:
            if found := pattern.fullmatch(path):
                return Place(page, found.groupdict())
        return None

    def nowhere(self, locale: str, theme: str | None = None) -> ClientFile:
        """The shell that says that an address leads nowhere."""
        return self.shell(Place(self._nowhere, {}), locale, theme)

    def shell(
        self, place: Place, locale: str, theme: str | None = None, head: str = ""
    ) -> ClientFile:
        """The shell of a page, with whatever else is to stand in its head."""
        page, told = place
        module = told.get("game", "").replace("-", "_")
        wanted = [
            source.format(language=locale, module=module, **told)
            for source in (*self._everywhere, *page.sources())
        ]
        sources = tuple(name for name in wanted if name in self._manifest)
        data = tuple(data.format(**told) for data in page.data)
        return self._finished(self._written(locale, theme, sources, data), head)

    def _write(
        self, locale: str, theme: str | None, sources: tuple[str, ...], data: tuple[str, ...]
    ) -> str:
        links = "".join([*dict.fromkeys(self._links(sources)), *map(_answer, data)])
        text = LANGUAGE.sub(locale, self._template, count=1)
        if theme is not None:
            text = _in_theme(text, theme)
        told = _meta(GAMES, msgspec.json.encode(offered_games(locale)).decode())
        for message in TEXTS:
            text = text.replace("{{" + message + "}}", escape(said(message, locale)))
        return _in_head(text, links + told)

    def _links(self, sources: Iterable[str]) -> Iterator[str]:
        for source in closure(self._manifest, sources):
            if source in self._at_first:
                continue
            built = self._manifest[source]
            yield _link(built.file)
            yield from map(_style, built.css)


def _finished(text: str, head: str) -> ClientFile:
    body = _in_head(text, head).encode()
    smaller = {"gzip": compress(body, mtime=0)}
    return ClientFile(KINDS["html"], body, tag_of(body), smaller=smaller, vary=VARY)


def _in_head(text: str, more: str) -> str:
    return text.replace(END_OF_HEAD, more + END_OF_HEAD, 1)


def _with_meta(template: str, told: Mapping[str, str | None]) -> str:
    """What pages are told besides, as far as there is something to tell."""
    lines = (_meta(name, content) for name, content in told.items() if content is not None)
    return _in_head(template, "".join(lines))


def _in_theme(text: str, theme: str) -> str:
    """As somebody chose it, whatever the system has: the page, and the browser's bar around it."""
    text = END_OF_HTML.sub(f' data-theme="{theme}"', text, count=1)
    return SYSTEM.sub(lambda found: "all" if found[1] == theme else "not all", text)


def _meta(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}">'


def said(message: str, locale: str) -> str:
    """A text of the shell, with the names of all games for those that name them."""
    titles = (Host(find_game(name), locale).title for name in game_names())
    return catalogue(None, locale).say(message, {"games": ", ".join(titles)}) or ""


def _link(file: str) -> str:
    if file.endswith(FONT):
        return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


def _answer(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'


def _style(file: str) -> str:
    return f'<link rel="stylesheet" crossorigin href="/{file}">'
