"""Which cars of a hand may follow each other where colour or number must match (V-32)."""

from typing import Final

from houle.games.vague_verte.components import CARS, FOLLOWED_BY
from houle.kernel import Card, CardMask

ENOUGH: Final = 4
"""Rows of cars are not thought out further."""


def next_cars(last: Card | None) -> CardMask:
    """The cars that may come next behind a card, once the street goes on."""
    return CARS if last is None else FOLLOWED_BY[last]


def followers(hand: list[Card], last: Card | None) -> int:
    """How many cars in hand may come next."""
    fitting = next_cars(last)
    found = 0
    for card in hand:
        if fitting >> card & 1:
            found += 1
    return found


def longest_row(hand: list[Card], last: Card | None) -> int:
    """How many cars in hand can come one behind the other."""
    return _longest(hand, _cars(hand), next_cars(last), ENOUGH)


def best_follower(hand: list[Card], last: Card | None) -> int:
    """The place in hand of the car behind which most others can follow, or -1."""
    fitting = next_cars(last)
    cars = _cars(hand)
    best = -1
    most = 0
    for place in range(len(hand)):
        card = hand[place]
        if fitting >> card & 1:
            found = 1 + _longest(hand, cars & ~(1 << card), FOLLOWED_BY[card], ENOUGH)
            if found > most:
                most = found
                best = place
    return best


def _cars(hand: list[Card]) -> CardMask:
    cars = 0
    for card in hand:
        cars |= 1 << card
    return cars & CARS


def _longest(hand: list[Card], cars: CardMask, fitting: CardMask, wanted: int) -> int:
    """How many of these cars of a hand can come one behind the other, the first of them fitting."""
    fitting &= cars
    if not fitting:
        return 0
    best = 1
    if best < wanted:
        for car in hand:
            if fitting >> car & 1:
                found = 1 + _longest(hand, cars & ~(1 << car), FOLLOWED_BY[car], wanted - 1)
                if found > best:
                    best = found
                    if best == wanted:
                        break
    return best
