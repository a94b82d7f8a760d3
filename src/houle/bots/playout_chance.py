"""Chance for playouts: a small generator, seeded by the chance that a bot was handed."""

from typing import Final, final

from mypy_extensions import i64

MODULUS: Final[i64] = 2147483647
FACTOR: Final[i64] = 48271
SHARE: Final = 1.0 / 2147483647.0
SEEDS: Final = 2147483647
"""Draw a seed below this."""


@final
class PlayoutChance:
    """Park and Miller's generator: small enough to be compiled into the loops that use it."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = seed % (SEEDS - 1) + 1

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, a small `limit`."""
        self._state = self._state * FACTOR % MODULUS
        return self._state * limit // MODULUS

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        self._state = self._state * FACTOR % MODULUS
        return float(self._state) * SHARE

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = int(self.below(last + 1))
            cards[last], cards[other] = cards[other], cards[last]
