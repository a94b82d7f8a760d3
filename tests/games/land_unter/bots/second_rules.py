"""The quick round, for `tools.engines`."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.land_unter import LandUnter, LandUnterPublic
from houle.games.land_unter.bots.flood import HIGHEST, Round
from houle.games.land_unter.components import level
from houle.kernel import Table

GAME: Final = LandUnter(3)
FILES: Final = ("flood.py",)


def chapter(table: Table[LandUnterPublic]) -> object:
    return table.public.round


def taken_over(table: Table[LandUnterPublic]) -> Round:
    """A round that begins, with all its cards."""
    return whole(GAME, table)


def whole(game: LandUnter, table: Table[LandUnterPublic]) -> Round:
    """A round that begins, with all its cards."""
    seating = game.seating
    pile = [*table.zones[seating.pile], *reversed(table.zones[seating.turned_up])]
    return Round(
        [sorted(table.zones[hand]) for hand in seating.hands],
        [0] * game.seats,
        list(table.public.belts),
        list(range(game.seats)),
        [level(card) for card in pile],
        [0] + [1] * HIGHEST,
        table.public.starter or 0,
    )


def play_out(position: Round, luck: Luck) -> None:
    at = position.copy()
    while not at.over():
        cards = [0] * len(at.hands)
        for seat in at.playing:
            hand = at.hands[seat]
            cards[seat] = hand[luck.below(len(hand))]
        at.play(cards)
