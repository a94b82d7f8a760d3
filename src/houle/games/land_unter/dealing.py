"""Setting up a game and each of its rounds (L-03 to L-05, L-10, L-23, L-31)."""

from typing import TypeVar

from houle.games.land_unter.basics import Basics
from houle.games.land_unter.components import HAND, WATER, WEATHER, lifebelts
from houle.games.land_unter.state import LandUnterPublic
from houle.games.land_unter.words import Happening
from houle.kernel import Chance, Table, Who

T = TypeVar("T")


def deal(game: Basics, table: Table[LandUnterPublic], chance: Chance) -> None:
    """L-03, L-04: twelve cards each, and the lifebelts that belong to them."""
    seating, public = game.seating, table.public
    if game.options.open_play:
        public.dealer = chance.below(game.seats)
        table.happen(Happening.DEALER, who=Who(public.dealer))
    table.put(seating.leftover, list(WEATHER))
    table.shuffle(seating.leftover, chance)
    for hand in seating.hands:
        table.deal(seating.leftover, hand, HAND)
    public.allotted = tuple(lifebelts(table.zones[hand]) for hand in seating.hands)
    table.put(seating.pile, list(WATER))
    begin_round(game, table, chance)


def begin_round(game: Basics, table: Table[LandUnterPublic], chance: Chance) -> None:
    """L-04, L-05, L-31: fresh water, and as many lifebelts as belong to each hand."""
    public = table.public
    public.belts = public.allotted
    public.out = ()
    public.trick = 1
    if table.journal is not None:
        table.happen(Happening.ROUND_BEGINS, round=public.round, of=game.seats)
        for seat, belts in enumerate(public.belts):
            table.happen(Happening.ALLOTTED, who=Who(seat), belts=belts)
    table.shuffle(game.seating.pile, chance)
    if public.dealer is not None:
        nearest = public.dealer + 1
        seats = ((nearest + step) % game.seats for step in range(game.seats))
        begin_openly(table, max(seats, key=public.belts.__getitem__))
    turn_up(game, table)


def begin_openly(table: Table[LandUnterPublic], starter: int) -> None:
    """L-30: this seat plays first in the coming trick."""
    table.public.starter = table.public.turn = starter
    table.happen(Happening.STARTS, who=Who(starter))


def turn_up(game: Basics, table: Table[LandUnterPublic]) -> None:
    """L-10."""
    for _ in range(2):
        table.move(game.seating.pile, -1, game.seating.turned_up)


def pass_hands(game: Basics, table: Table[LandUnterPublic]) -> None:
    """L-23: everyone passes the whole hand to the left, and the water is gathered.

    What is left of the hands is laid down first, so that all are passed at once.
    """
    seating, public = game.seating, table.public
    table.happen(Happening.HANDS_PASSED)
    if game.options.memory_aid:
        public.seen = _to_the_left(
            tuple(
                tuple(sorted({*before, *table.zones[played]}))
                for before, played in zip(public.seen, seating.played, strict=True)
            )
        )
    public.allotted = _to_the_left(public.allotted)
    for seat in game.everybody:
        table.move_all(seating.hands[seat], seating.laid_down[seat])
    for seat in game.everybody:
        receiver = seating.hands[(seat + 1) % game.seats]
        table.move_all(seating.laid_down[seat], receiver)
        table.move_all(seating.played[seat], receiver)
    for zone in (seating.discard, *seating.water):
        table.move_all(zone, seating.pile)


def _to_the_left(each: tuple[T, ...]) -> tuple[T, ...]:
    """What each seat has from its neighbour on the right."""
    return (*each[-1:], *each[:-1])
