"""Sets of surf cards as bits, and what the search of worlds looks up in them."""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.sight import HARDNESS
from houle.games.wave.components import BEATS, HAS_TURN_SYMBOL, SURF_CARDS, bit
from houle.kernel import Card

SURF_COUNT: Final = len(SURF_CARDS)

HIGHER: Final[list[list[int]]] = [list(order) for order in BEATS]
"""`HIGHER[order][top]`: the cards that may follow `top`."""

LOWER: Final[list[list[int]]] = [
    [
        sum(1 << top for top in range(SURF_COUNT) if higher[top] >> card & 1)
        for card in range(SURF_COUNT)
    ]
    for higher in HIGHER
]
"""`LOWER[order][card]`: the cards that `card` may follow."""

HARD: Final[list[list[int]]] = [list(order) for order in HARDNESS]
"""`HARD[order][card]`: how few cards this one can follow."""

TURNS: Final[int] = sum(1 << card for card in SURF_CARDS if HAS_TURN_SYMBOL[card])
"""The cards that turn the direction of play."""

CARD_OF: Final[list[int]] = [0] * 37
"""The number of a card by its bit modulo 37, which tells all bits apart."""
for _card in range(36):
    CARD_OF[(1 << _card) % 37] = _card


def count(cards: i64) -> i64:
    """How many cards a set has: sums of two bits, of four, of eight, then of all of them.

    Compiled, this is far quicker than `int.bit_count`, and than to look it up.
    """
    pairs = cards - (cards >> 1 & 0x155555555)
    fours = (pairs & 0x333333333) + (pairs >> 2 & 0x333333333)
    eights = fours + (fours >> 4) & 0xF0F0F0F0F
    return eights % 255


def without_softer(fitting: i64, inward: i64, hard: list[int]) -> i64:
    """What fits, but of the inward cards only the hardest: the others a person would not play."""
    own = fitting & inward
    if not own & (own - 1):
        return fitting
    hardest: i64 = -1
    kept: i64 = 0
    cards = own
    while cards:
        low = cards & -cards
        cards ^= low
        found: i64 = hard[CARD_OF[low % 37]]
        if found > hardest:
            hardest = found
            kept = low
    return fitting ^ own ^ kept


def set_of(cards: list[Card]) -> i64:
    """The set of some surf cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found
