"""The water of a trick: who takes which card, who pays, who drops out (L-12 to L-16)."""

from houle.games.land_unter.basics import Basics
from houle.games.land_unter.components import level
from houle.games.land_unter.state import LandUnterPublic
from houle.games.land_unter.words import Happening
from houle.kernel import Card, Seat, Seats, Table, Who


def take_water(
    game: Basics, table: Table[LandUnterPublic], played: tuple[Card | None, ...]
) -> None:
    """L-12: the lower water card to the highest weather card, the other to the second highest."""
    seating = game.seating
    highest, second, best, next_best = 0, 0, 0, 0
    for seat, card in enumerate(played):
        if card is None:
            continue
        if card > best:
            second, next_best = highest, best
            highest, best = seat, card
        elif card > next_best:
            second, next_best = seat, card
    first, other = table.zones[seating.turned_up]
    lower = 0 if level(first) <= level(other) else 1
    table.move(seating.turned_up, lower, seating.water[highest])
    table.move(seating.turned_up, 0, seating.water[second])


def rise(game: Basics, table: Table[LandUnterPublic]) -> Seats:
    """L-14 to L-16: the highest level pays or drops out, until somebody has paid.

    Returns those by whom it ended: who paid, or if nobody did who dropped out last.
    """
    public = table.public
    belts = list(public.belts)
    ended_by: Seats = ()
    while flooded := _at_the_highest_level(game, table):
        paying: list[Seat] = []
        for seat in flooded:
            left = belts[seat] - 1
            if left < 0:
                _drop_out(game, table, seat)
                continue
            belts[seat] = left
            paying.append(seat)
            if table.journal is not None:
                reached = level_of(game, table, seat)
                table.happen(Happening.PAID, who=Who(seat), level=reached, left=left)
        if paying:
            public.belts = tuple(belts)
            return tuple(paying)  # L-16b
        ended_by = flooded
    return ended_by


def level_of(game: Basics, table: Table[LandUnterPublic], seat: Seat) -> int:
    """L-13, L-22: the top water card; none at all is lower than any."""
    water = table.zones[game.seating.water[seat]]
    return level(water[-1]) if water else 0


def _at_the_highest_level(game: Basics, table: Table[LandUnterPublic]) -> Seats:
    """Of those still in, whoever stands deepest in the water; nobody if all are dry."""
    highest = 1
    deepest: list[Seat] = []
    for seat in game.still_in(table):
        reached = level_of(game, table, seat)
        if reached > highest:
            highest = reached
            deepest = [seat]
        elif reached == highest:
            deepest.append(seat)
    return tuple(deepest)


def _drop_out(game: Basics, table: Table[LandUnterPublic], seat: Seat) -> None:
    """L-15, L-15b."""
    seating, public = game.seating, table.public
    if table.journal is not None:
        table.happen(Happening.DROPPED_OUT, who=Who(seat), level=level_of(game, table, seat))
    public.out = (*public.out, seat)
    table.move_all(seating.hands[seat], seating.laid_down[seat])
    table.move_all(seating.water[seat], seating.discard)
