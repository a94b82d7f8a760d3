"""Which language a request asks for, and what is said in it."""

from collections.abc import Sequence
from typing import Protocol

from houle.games.registry import find_game, game_names
from houle.kernel import Refusal, Viewer
from houle.tables.state import TableState, game_at
from houle.texts import LOCALES, Speaker
from houle.texts.called import bot_names
from houle.texts.catalogue import Word, catalogue
from houle.texts.ids import text_id
from houle.web.cookies import LANGUAGE, cookie
from houle.web.identity import header
from houle.web.node import Req

DEFAULT = "en"


def locale_of(request: Req) -> str:
    """The language that was chosen, or else the first of the request's that we speak."""
    for chosen in (request.query_params.get(LANGUAGE), cookie(request.scope, LANGUAGE)):
        if chosen in LOCALES:
            return chosen
    wanted = (header(request.scope, b"accept-language") or b"").decode("latin-1")
    for part in wanted.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LOCALES:
            return language
    return DEFAULT


class Sitter(Protocol):
    """Somebody in a seat, or nobody."""

    @property
    def name(self) -> str | None: ...

    @property
    def bot(self) -> str | None: ...


def names(chairs: Sequence[Sitter], locale: str) -> list[str]:
    """What those at a table are called. A bot has the name that its level has for its seat, or the
    next one that nobody else there has (T-77)."""
    called = [chair.name or "" for chair in chairs]
    for seat, chair in enumerate(chairs):
        if not called[seat] and chair.bot is not None:
            given = bot_names(locale, chair.bot)
            order = given[seat % len(given) :] + given[: seat % len(given)]
            called[seat] = next((name for name in order if name not in called), chair.bot)
    return called


def speaker(state: TableState, locale: str, viewer: Viewer) -> Speaker:
    """Who speaks to a viewer about a table."""
    game = game_at(state.life) if state.running is None else state.running.game
    return Speaker(game, locale, names(state.life.chairs, locale), viewer)


def said_without_table(refusal: Refusal, locale: str, game: str | None) -> str:
    """Why not, where there is no table yet, with the words of its game if one is wanted."""
    kind = find_game(game) if game in game_names() else None
    facts: dict[str, Word] = {
        text_id(name): fact for name, fact in refusal.facts.items() if isinstance(fact, int | str)
    }
    return catalogue(kind, locale).say(text_id("refusal", refusal.reason), facts) or refusal.reason
