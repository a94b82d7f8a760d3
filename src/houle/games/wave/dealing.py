"""Setting up a game of WAVE (W-10 to W-12, W-51, W-60, W-71, W-81)."""

from typing import Final

from houle.games.wave.basics import Basics
from houle.games.wave.components import BEATS, SURF_CARDS
from houle.games.wave.state import VAIMITI, WavePublic
from houle.games.wave.words import Happening
from houle.kernel import Chance, Seat, Table

INWARD: Final = 3
OUTWARD: Final = 2
"""W-11: cards dealt each way round."""


def deal(game: Basics, table: Table[WavePublic], chance: Chance) -> None:
    """Draw the first player, shuffle, and deal."""
    seating = game.seating
    pile = seating.pile
    first = game.options.first
    if first is None:
        first = chance.below(game.seats)
    table.public.turn = first
    _shuffle_until_alive(game, table, first, chance)
    table.deal(pile, seating.discard, 1)
    for zone in seating.inward:
        table.deal(pile, zone, INWARD)
    for zone in seating.outward:
        table.deal(pile, zone, OUTWARD)
    if seating.with_vaimiti:
        face_up, face_down = seating.hands[VAIMITI]
        table.deal(pile, face_down, 2)
        table.deal(pile, face_up, 3)
    if seating.bend is not None:
        table.deal(pile, seating.bend, 1)
    if seating.tides:
        table.put(pile, seating.tides)
        table.shuffle(pile, chance)


def _shuffle_until_alive(
    game: Basics, table: Table[WavePublic], first: Seat, chance: Chance
) -> None:
    """W-41b: a deal in which the first player could play nothing is shuffled again."""
    pile = game.seating.pile
    table.put(pile, list(SURF_CARDS))
    cards = table.zones[pile]
    inward = 1 + INWARD * first
    outward = 1 + INWARD * game.seats + OUTWARD * first
    while True:
        table.shuffle(pile, chance)
        if game.nazare:  # W-83c
            return
        fits = BEATS[0][cards[-1]]
        hand = cards[-inward - INWARD : -inward] + cards[-outward - OUTWARD : -outward]
        for card in hand:
            if fits >> card & 1:
                return
        table.happen(Happening.DEAD_DEAL)
