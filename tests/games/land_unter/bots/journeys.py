"""Games that others play, looked at move by move."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from houle.bots import Bot
from houle.games.land_unter import LandUnter, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.bots.sight import LandUnterKnowledge
from houle.kernel import QuickChance, Seat, Story, TrackedTable, know

EVERY_TABLE = [
    LandUnter(seats, LandUnterOptions(open_play=openly))
    for seats in LandUnter.seat_counts
    for openly in (False, True)
]


class Stop(NamedTuple):
    """A moment at which a seat has to choose."""

    table: TrackedTable[LandUnterPublic]
    seat: Seat
    known: LandUnterKnowledge


def journey(
    game: LandUnter, seed: int, bots: Sequence[Bot[Any, Any, Any]] | None = None
) -> Iterator[Stop]:
    """Every choice of a game; without bots the seats choose by lot."""
    chance, lot = QuickChance(seed), QuickChance(f"{seed} by lot")
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    while waiting := game.to_act(table):
        seat = waiting[0]
        known = know(game, table, seat, story)
        yield Stop(table, seat, known)
        moves = known.view.moves
        move = moves[lot.below(len(moves))] if bots is None else bots[seat].choose(known)
        assert game.attempt(table, seat, move, chance) is None
        story.add(seat, table.journal or ())
