"""Games of SEA CHANGE played card by card, and what each seat knows on the way."""

from collections.abc import Iterator
from typing import NamedTuple

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.state import Teams
from houle.kernel import QuickChance, Seat, Story, Table, TrackedTable, know

EVERY_TABLE = [
    SeaChange(seats, SeaOptions(1, teams))
    for seats in SeaChange.seat_counts
    for teams in Teams
    if teams is Teams.NONE or sum(teams.sizes) == seats
]
"""Every number of players and every way to form teams; one round each."""


class Stop(NamedTuple):
    """A moment at which somebody is to play."""

    table: TrackedTable[SeaPublic]
    seat: Seat
    known: SeaKnowledge


def journey(game: SeaChange, seed: int) -> Iterator[Stop]:
    """A game in which everybody plays anything; it goes on when the next stop is asked for."""
    chance = QuickChance(seed)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    while waiting := game.to_act(table):
        seat = waiting[0]
        stop = Stop(table, seat, know(game, table, seat, story))
        yield stop
        moves = stop.known.view.moves
        move = moves[chance.below(len(moves))]
        assert game.attempt(table, seat, move, chance) is None
        story.add(seat, table.journal or ())


def whole(game: SeaChange, stop: Stop) -> Scene:
    """The round as it really is, with everybody's cards, in somebody's head."""
    seen = Sight(stop.known).scene
    table = Table.copy(stop.table)
    table.public.victories = seen.table.public.victories
    return Scene(game, table, seen.left)
