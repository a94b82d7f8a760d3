"""Which cars may follow each other where colour or number must match (V-32)."""

from houle.games.vague_verte.bots.race import CAR, COLOUR_OF, KIND_OF, NO_CARD, NUMBER_OF, Race
from houle.kernel import Card, Seat

ENOUGH = 4
"""Rows of cars are not thought out further."""


def follows(car: Card, last: Card) -> bool:
    """Whether a car may come next behind this card, once the street goes on."""
    return (
        last == NO_CARD
        or KIND_OF[last] != CAR
        or COLOUR_OF[car] == COLOUR_OF[last]
        or NUMBER_OF[car] == NUMBER_OF[last]
    )


def all_followers(last: Card) -> int:
    """All cars that may come next behind this card, as bits."""
    return sum(
        1 << card for card, kind in enumerate(KIND_OF) if kind == CAR and follows(card, last)
    )


def followers(race: Race, seat: Seat) -> int:
    """How many cars in hand may come next."""
    found = 0
    for card in race.hands[seat]:
        if KIND_OF[card] == CAR and follows(card, race.last[seat]):
            found += 1
    return found


def longest_row(race: Race, seat: Seat) -> int:
    """How many cars in hand can come one behind the other."""
    return _longest(_cars(race, seat), race.last[seat], ENOUGH)


def best_follower(race: Race, seat: Seat) -> int:
    """The place in hand of the car behind which most others can follow, or -1."""
    hand = race.hands[seat]
    best = -1
    most = 0
    for place in range(len(hand)):
        card = hand[place]
        if KIND_OF[card] == CAR and follows(card, race.last[seat]):
            others = _cars(race, seat)
            others.remove(card)
            found = 1 + _longest(others, card, ENOUGH)
            if found > most:
                most = found
                best = place
    return best


def _cars(race: Race, seat: Seat) -> list[int]:
    return [card for card in race.hands[seat] if KIND_OF[card] == CAR]


def _longest(cars: list[int], last: Card, wanted: int) -> int:
    best = 0
    for place in range(len(cars)):
        car = cars[place]
        if follows(car, last):
            found = 1
            if wanted > 1:
                found += _longest(cars[:place] + cars[place + 1 :], car, wanted - 1)
            if found > best:
                best = found
                if best == wanted:
                    break
    return best
