"""Chance is handed in: a generator in search, a keyed stream at a table, a script in a test."""

import hmac
import secrets
from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol, TypeVar

SEED_BYTES = 32

C = TypeVar("C")


class Chance(Protocol):
    """What the rules may ask of fate."""

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`; each equally likely."""

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place; each order equally likely."""


class QuickChance:
    """A fast generator for search and simulation. Not for cards that people play for."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        return int(self._random() * limit)

    def shuffle(self, cards: list[int]) -> None:
        _shuffle(cards, self._random)


def _shuffle(cards: list[C], draw: Callable[[], float]) -> None:
    # Compiled, numbers would be unwrapped and wrapped again; what may be anything is not.
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


class KeyedChance:
    """The stream of a table: HMAC-SHA256 in counter mode, read as unbiased 32-bit words.

    The same key gives the same numbers on every machine and in every version of Python.
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._words: list[int] = []

    def copy(self) -> "KeyedChance":
        """The same stream from the same point on."""
        other = KeyedChance(self._key)
        other._counter = self._counter
        other._words = self._words[:]
        return other

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, limit: int) -> int:
        fair = 2**32 - 2**32 % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class ScriptedChance:
    """Fate written down beforehand, for tests and examples.

    `numbers` answer `below` in turn. `orders` answer `shuffle` in turn: each lists cards in the
    order in which they shall be drawn, first drawn first; cards it leaves out lie underneath.
    """

    def __init__(self, numbers: Iterable[int] = (), orders: Iterable[Iterable[int]] = ()) -> None:
        self._numbers = list(numbers)
        self._orders = [list(order) for order in orders]

    def below(self, limit: int) -> int:
        number = self._numbers.pop(0)
        if not 0 <= number < limit:
            raise ValueError(f"the script says {number}, but must stay below {limit}")
        return number

    def shuffle(self, cards: list[int]) -> None:
        order = self._orders.pop(0)
        rest = [card for card in cards if card not in order]
        if len(rest) + len(order) != len(cards):
            raise ValueError("the script names a card that is not shuffled here, or one twice")
        cards[:] = rest + order[::-1]

    @property
    def used_up(self) -> bool:
        """Whether everything in the script has happened."""
        return not self._numbers and not self._orders


def new_seed() -> bytes:
    """A fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)
