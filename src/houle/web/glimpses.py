"""What anybody may know of a table without sitting there, in words (T-70)."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec

from houle.games.registry import find_game, game_as_played
from houle.kernel import Game, Onlooker, Outcome, Seat
from houle.tables.animals import Animal
from houle.tables.life import ShownTable
from houle.tables.ports import Phase
from houle.tables.viewing import Glance
from houle.texts import Host, Speaker
from houle.texts.catalogue import Word, catalogue
from houle.web.language import names

CanBeDrawn: TypeAlias = Callable[[str], bool]
"""Whether a picture can show a name."""


class Sitter(NamedTuple):
    """Somebody at a table, and what they have in the end where points are counted."""

    name: str
    animal: Animal
    points: int | None
    won: bool
    drawn: str = ""
    """What a picture calls them, where it cannot set their name."""


class Glimpse(NamedTuple):
    """A table as it is told to somebody passing by."""

    game: str
    title: str
    line: str
    sitters: tuple[Sitter, ...] = ()
    seq: int | None = None
    """How far the table is, if people may look on."""
    short: str = ""
    """How it stands, in words that can be drawn, where those who sit there are shown besides."""
    free: int = 0


def glimpse(glance: Glance, locale: str, can_be_drawn: CanBeDrawn = lambda _: True) -> Glimpse:
    """A table in one language. Where nobody may look on, it is the game that is told of."""
    host = Host(find_game(glance.game), locale)
    if glance.seen is None:
        return Glimpse(glance.game, host.title, host.tile, short=host.tile)
    table = msgspec.json.decode(glance.seen.table, type=ShownTable)
    called = names(table.chairs, locale)
    outcome = None if glance.seen.view is None else glance.seen.view.outcome
    closed = table.phase is Phase.CLOSED
    drawn = [
        name if not name or can_be_drawn(name) else _place(seat, locale)
        for seat, name in enumerate(called)
    ]
    sitters = () if closed else tuple(_sitters(table, called, drawn, outcome))
    free = called.count("") if table.phase is Phase.OPEN else 0
    stands = _stands(table, called, outcome, free, locale)
    short = stands if drawn == called else _stands(table, drawn, outcome, free, locale)
    who = ", ".join(filter(None, called))
    named = who and not closed and outcome is None
    line = _say("preview-at-table", locale, who=who, stands=stands) if named else stands
    return Glimpse(glance.game, host.title, line, sitters, glance.seen.seq, short, free)


def _stands(
    table: ShownTable, called: list[str], outcome: Outcome | None, free: int, locale: str
) -> str:
    """How it stands, in a sentence."""
    match table.phase:
        case Phase.CLOSED:
            return _say("preview-closed", locale)
        case Phase.OPEN:
            message = "preview-waiting" if any(called) else "preview-empty"
            return _say(message, locale, free=free)
        case Phase.PLAYING:
            return _say("preview-playing", locale)
    if outcome is None:
        return _say("preview-stopped", locale)
    return Speaker(_game(table), locale, called, Onlooker.WATCHER).outcome(outcome)


def _place(seat: Seat, locale: str) -> str:
    """What stands for a name that cannot be drawn: the place at the table."""
    place = _say("generic-place", locale, number=seat + 1)
    return place[:1].upper() + place[1:]


def _sitters(
    table: ShownTable, called: list[str], drawn: list[str], outcome: Outcome | None
) -> list[Sitter]:
    points: tuple[int | None, ...] = (None,) * len(table.chairs)
    winners: tuple[int, ...] = ()
    if outcome is not None:
        winners = outcome.winners
        # Who plays together has points together: the words say how it ended.
        if len(_game(table).sides()) > 1 and outcome.points:
            points = outcome.points
    return [
        Sitter(name, chair.animal, points[seat], seat in winners, drawn[seat])
        for seat, (chair, name) in enumerate(zip(table.chairs, called, strict=True))
        if name and chair.animal is not None
    ]


def _game(table: ShownTable) -> Game[Any, Any, Any]:
    return game_as_played(table.game, table.rules_version, len(table.chairs), table.options)


def _say(message: str, locale: str, **facts: Word) -> str:
    return catalogue(None, locale).say(message, facts) or message
