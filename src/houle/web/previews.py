"""What others show where somebody sends them a link: tags in the head of a page (T-70, P-92).

Addresses in them begin with the origin that the operator has named, never with what a request
says; without one there are none.
"""

import re
from asyncio import timeout
from collections.abc import Awaitable, Callable, Iterator, Mapping
from html import escape
from typing import NamedTuple, Protocol, TypeAlias

from houle.games.registry import UnknownGameError, find_game, game_names
from houle.kernel import UnplayableRecordError
from houle.people.visibility import Handle
from houle.store.base import NotDurableError
from houle.tables.cache import UnknownTableError
from houle.tables.ports import LogDownError, LogUnsureError, TableId
from houle.tables.viewing import Viewing
from houle.texts.catalogue import catalogue
from houle.texts.host import Host
from houle.web.asking import TABLE_ID
from houle.web.client_shell import said
from houle.web.glimpses import Glimpse
from houle.web.pictures.composing import HEIGHT, WIDTH, composed, to_be_drawn
from houle.web.pictures.studio import tag_of

NAME = "Houle"
DAY = "/day"
CHALLENGE = "/c/"
SIGN = "/icons/icon-512.png"
SIGN_SIZE = 512
LARGE = "summary_large_image"
REGIONS = {"en": "en_GB", "fr": "fr_FR"}
SOON = 1.0
"""Seconds after which a page is sent without what its table has to say."""
NOT_NOW = (
    LogDownError,
    LogUnsureError,
    NotDurableError,
    TimeoutError,
    UnknownGameError,
    UnknownTableError,
    UnplayableRecordError,
)
"""Why nothing is said of a table; the page itself will find out, and say so."""
NO_INDEX = '<meta name="robots" content="noindex">'
"""Tables and people are for those who have their address, not for search engines (T-71, P-92)."""

NameAt: TypeAlias = Callable[[Handle], Awaitable[str | None]]
"""What whoever has a page there is called, if anybody has."""


class Image(NamedTuple):
    """A picture beside the words."""

    path: str
    wide: int
    high: int
    alt: str


OUR_SIGN = Image(SIGN, SIGN_SIZE, SIGN_SIZE, NAME)


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    text: str
    image: Image = OUR_SIGN


class Shows(Protocol):
    """Where tables are looked at."""

    @property
    def viewing(self) -> Viewing: ...


class Previews:
    """Says what is in a page to whoever only gets its link."""

    def __init__(
        self,
        node: Shows,
        origin: str | None,
        *,
        drawn: bool = False,
        name_at: NameAt | None = None,
    ) -> None:
        self._node = node
        self._name_at = name_at
        self._origin = origin
        self._drawn = drawn
        """Whether there are pictures of tables."""

    async def head(self, path: str, told: Mapping[str, str], locale: str) -> str:
        """The tags of a page, by what its address tells."""
        handle, table = told.get("handle"), told.get("id")
        if handle is not None:
            return NO_INDEX + self._tags(path, await self._of_person(handle, locale), locale)
        if path == DAY or path.startswith(f"{DAY}/"):
            return self._tags(path, _of_day(told.get("game"), locale), locale)
        if path.startswith(CHALLENGE):
            return NO_INDEX + self._tags(path, _of_challenge(locale), locale)
        if table is None:
            return self._tags(path, _of_house(told.get("game"), locale), locale)
        seen = await self._seen(table, locale)
        preview = _of_house(None, locale) if seen is None else self._of_table(table, seen, locale)
        return NO_INDEX + self._tags(path, preview, locale)

    def _of_table(self, table: TableId, seen: Glimpse, locale: str) -> Preview:
        text = told_of(seen)
        if not self._drawn or self._origin is None:
            return Preview(seen.title, text)
        # Whoever keeps pictures by their address gets another one once there is more to see.
        query = f"lang={locale}&v={tag_of(composed(seen))}"
        address = f"/t/{table}/picture.png?{query}"
        return Preview(seen.title, text, Image(address, WIDTH, HEIGHT, f"{seen.title}: {text}"))

    async def _of_person(self, handle: Handle, locale: str) -> Preview:
        """Whose page it is, and not what they played: that changes, and is there to be read."""
        name = None
        if self._name_at is not None and re.fullmatch(TABLE_ID, handle) is not None:
            try:
                async with timeout(SOON):
                    name = await self._name_at(handle)
            except NOT_NOW:
                name = None
        if name is None:
            return _of_house(None, locale)
        return Preview(name, catalogue(None, locale).say("preview-person", {}) or name)

    async def _seen(self, table: TableId, locale: str) -> Glimpse | None:
        if re.fullmatch(TABLE_ID, table) is None:
            return None
        try:
            async with timeout(SOON):
                return to_be_drawn(await self._node.viewing.glance(table), locale)
        except NOT_NOW:
            return None

    def _tags(self, path: str, preview: Preview, locale: str) -> str:
        facts = dict(self._facts(path, preview, locale))
        return "".join(
            f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()
        )

    def _facts(self, path: str, preview: Preview, locale: str) -> Iterator[tuple[str, str]]:
        yield "og:type", "website"
        yield "og:site_name", NAME
        yield "og:locale", REGIONS[locale]
        yield "og:title", preview.title
        yield "og:description", preview.text
        image = preview.image
        yield "twitter:card", "summary" if image is OUR_SIGN else LARGE
        if self._origin is not None:
            yield "og:url", f"{self._origin}{path}"
            yield "og:image", f"{self._origin}{image.path}"
            yield "og:image:width", str(image.wide)
            yield "og:image:height", str(image.high)
            yield "og:image:alt", image.alt


def told_of(seen: Glimpse) -> str:
    """How a table stands, with the points of those who have some."""
    points = [f"{one.name} {one.points}" for one in seen.sitters if one.points is not None]
    return f"{seen.line} {', '.join(points)}." if points else seen.line


def _of_day(game: str | None, locale: str) -> Preview:
    """The same for everybody on every day: nothing of a deal can be in it."""
    words = catalogue(None, locale)
    title = words.say("preview-day-title", {}) or NAME
    if game is not None and game in game_names():
        title = f"{title} · {Host(find_game(game), locale).title}"
    return Preview(title, words.say("preview-day", {}) or NAME)


def _of_challenge(locale: str) -> Preview:
    """The same for each of them: who asks, and what is played, the page itself says (T-98)."""
    words = catalogue(None, locale)
    title = words.say("preview-challenge-title", {}) or NAME
    return Preview(title, words.say("preview-challenge", {}) or NAME)


def _of_house(game: str | None, locale: str) -> Preview:
    if game is None or game not in game_names():
        return Preview(NAME, said("shell-description", locale))
    host = Host(find_game(game), locale)
    return Preview(host.title, host.blurb or host.tile)
