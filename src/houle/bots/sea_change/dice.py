"""A quick stream of numbers for search, begun by the chance that a bot was handed."""

from typing import Final, final

from mypy_extensions import i64

MODULUS: Final[i64] = 2147483647
FACTOR: Final[i64] = 48271
SHARE: Final = 1.0 / 2147483647.0


@final
class Dice:
    """Park and Miller's generator: small enough to be compiled into the loops that use it."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % (MODULUS - 1) + 1

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, a small `limit`."""
        self.state = self.state * FACTOR % MODULUS
        return self.state * limit // MODULUS

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        self.state = self.state * FACTOR % MODULUS
        return float(self.state) * SHARE
