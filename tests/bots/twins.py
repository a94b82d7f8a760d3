"""Tables that a seat cannot tell apart by the rule book, and what it knows at each of them."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from houle.conformance import Subject
from houle.conformance.histories import fate
from houle.conformance.subject import AnyGame, AnyTable, Move
from houle.kernel import Chance, Knowledge, QuickChance, Seat, Story, knowledge
from tests.games.subjects import SUBJECTS
from tests.secrecy.pairs import Lived, Unlike, lived, unlikes

AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]

HISTORIES = 12
"""So many games are played, in settings spread over all there are."""
PER_HISTORY = 2


class Asked(NamedTuple):
    """A seat at a table: whether it is waited for, or may speak up."""

    game: AnyGame
    table: AnyTable
    story: Story
    seat: Seat
    aside: bool

    def known(self, people: tuple[Seat, ...] = ()) -> AnyKnowledge:
        return knowledge.know(self.game, self.table, self.seat, self.story, people)


class Twins(NamedTuple):
    """The same question at two tables which are the same to the seat."""

    here: Asked
    there: Asked


@cache
def twins(game: str) -> list[Twins]:
    """Questions with a choice, at tables where other cards lie hidden."""
    found = [twin for number in range(HISTORIES) for twin in _twins(SUBJECTS[game], number)]
    assert len(found) >= HISTORIES // 2
    return found


def _twins(subject: Subject, number: int) -> Iterator[Twins]:
    chance = QuickChance(f"twins {number}")
    game = subject.game(number * len(subject.settings) // HISTORIES)
    history = lived(subject, game, number, chance)
    unlike = None if history is None else next(unlikes(subject, history, chance), None)
    if history is None or unlike is None:
        return
    questions = list(_questions(history, unlike))
    for _ in range(min(PER_HISTORY, len(questions))):
        yield _at(history, unlike, *questions.pop(chance.below(len(questions))))


def _questions(history: Lived, unlike: Unlike) -> Iterator[tuple[int, Seat, bool]]:
    """What those who notice nothing are asked: after how many plays, who, whether besides."""
    for moment, (here, there) in enumerate(_side_by_side(history, unlike)):
        if here.table.zones == there.table.zones:
            continue
        for seat in sorted(seat for seat in unlike.unaware if isinstance(seat, int)):
            moves = history.game.moves(here.table, seat)
            if len(moves) > 1 or (not moves and history.game.asides(here.table, seat)):
                yield moment, seat, not moves


def _at(history: Lived, unlike: Unlike, moment: int, seat: Seat, aside: bool) -> Twins:
    sides = next(islice(_side_by_side(history, unlike), moment, None))
    return Twins(*(Asked(history.game, side.table, side.story, seat, aside) for side in sides))


class Side(NamedTuple):
    """A table and its story so far."""

    table: AnyTable
    story: Story


def _side_by_side(history: Lived, unlike: Unlike) -> Iterator[tuple[Side, Side]]:
    """A history and a variant of it, play by play."""
    lived, variant = history.history, unlike.variant
    heres = _played(history.game, fate(lived.seed), lived.plays)
    theres = _played(history.game, variant.chance(lived), variant.plays(lived))
    return zip(heres, theres, strict=False)


def _played(game: AnyGame, chance: Chance, plays: list[tuple[Seat, Move]]) -> Iterator[Side]:
    """The table after the deal and after each play; it goes on with the next."""
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    yield Side(table, story)
    for seat, move in plays:
        assert game.attempt(table, seat, move, chance) is None
        story.add(seat, table.journal or ())
        yield Side(table, story)
