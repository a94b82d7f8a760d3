"""A quick source of chance for playing positions out; the same numbers compiled or not."""

from typing import Final

from mypy_extensions import i64

_TIMES: Final[i64] = 25214903917
_PLUS: Final[i64] = 11
_LAST: Final[i64] = (1 << 48) - 1


class Dice:
    """A linear congruential generator of 48 bits, of which the upper ones are used."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = (seed ^ 25214903917) & _LAST

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`."""
        state: i64 = (self._state * _TIMES + _PLUS) & _LAST
        self._state = state
        upper: i64 = state >> 20
        return (upper * limit) >> 28

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
