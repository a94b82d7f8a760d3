"""Chance for playouts: a small generator, seeded by the chance that a bot was handed."""

from typing import Final, final

from mypy_extensions import i64

MODULUS: Final = 2147483647
FACTOR: Final = 48271


@final
class Luck:
    """A multiplicative generator: quick, repeatable, and good enough for playouts."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = seed % (MODULUS - 1) + 1

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`."""
        state: i64 = self._state * FACTOR % MODULUS
        self._state = state
        bound: i64 = limit
        return int(state * bound // MODULUS)

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def _noise(count: int) -> list[float]:
    luck = Luck(count)
    return [luck.below(MODULUS) / MODULUS for _ in range(count)]


NOISE_SIZE: Final = 8191
NOISE: Final[list[float]] = _noise(NOISE_SIZE + 64)
"""Numbers from 0 to 1 that playouts read one after the other, each from a place of its own."""
