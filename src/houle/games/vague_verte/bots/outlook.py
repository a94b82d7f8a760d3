"""How likely each driver is to win a race that is not over: weights fitted to many races.

Each seat has traits: numbers of facts that hold for it. The weights of its traits add up to its
strength, and the chances of the seats are to each other as the exponentials of their strengths.
"""

from math import exp
from typing import Final

from houle.games.vague_verte.bots.matching import followers, longest_row
from houle.games.vague_verte.bots.race import (
    AMBULANCE,
    BREAKDOWN,
    CAR,
    DUCKS,
    FREE,
    GREEN_SIGNAL,
    KIND_OF,
    KINDS,
    PASSED,
    RED_SIGNAL,
    RUNNING,
    TOW_TRUCK,
    Race,
)
from houle.kernel import Seat

DISTANCES: Final = 0
STATES: Final = DISTANCES + 11 * 5
TEMPO: Final = STATES + 6 * 5
TOWS: Final = TEMPO + 4 * 5 * 2
SIGNALS: Final = TOWS + 3 * 3
REDS: Final = SIGNALS + 3 * 3
BREAKDOWNS: Final = REDS + 3 * 3
DUCKS_HELD: Final = BREAKDOWNS + 3 * 3
MISSES: Final = DUCKS_HELD + 3
LATE: Final = MISSES + 1
MATCHING: Final = LATE + 3 * 7
TRAITS: Final = MATCHING + 4 * 3
"""The groups of traits, by where they begin."""

STAGE: Final[list[int]] = [0, 0, 1, 2, 2, 3, 3, 3, 4, 4, 4]
"""Roughly how far it is, by the squares that are left."""
MANY: Final = 2
"""More than so many of a kind make no difference; of cars, twice as many."""
GREAT_LEAD: Final = 3
LAST_CARDS: Final = 8
SHARED: Final = 0.6
"""A shared victory is worth less than its share, so that nobody settles for it lightly."""

ON_THE_WAY: Final = 0
TOWABLE: Final = 1
BROKEN_DOWN: Final = 2
HELPED: Final = 3
STOPPED: Final = 4
AT_HOME: Final = 5


def traits(race: Race, seat: Seat) -> list[int]:
    """The facts that hold for a seat while somebody is about to begin a turn."""
    away = race.length - race.rows[seat]
    stage = STAGE[away]
    held = [0] * KINDS
    for card in race.hands[seat]:
        held[KIND_OF[card]] += 1
    cars = held[CAR]
    fitting = cars
    if race.original:
        cars = longest_row(race, seat)
        fitting = followers(race, seat)
    tows = held[TOW_TRUCK]
    helps = min(held[GREEN_SIGNAL] + held[AMBULANCE], MANY)
    state = _state(race, seat, tows, helps)
    finishing = (
        1
        if (away == 0 and state == TOWABLE) or (away == 1 and state == ON_THE_WAY and fitting)
        else 0
    )
    order = (seat - race.turn) % race.seats
    lead = _lead(race, seat)
    side = 0 if lead < 0 else 1 if lead == 0 else 2
    late = 0 if not race.renewed else 2 if race.left < LAST_CARDS else 1
    found = [
        DISTANCES + away * 5 + min(cars, 2 * MANY),
        STATES + state * 5 + stage,
        TEMPO + (order * 5 + stage) * 2 + finishing,
        TOWS + min(tows, MANY) * 3 + _threats(race, seat),
        SIGNALS + _signals_ahead(race, seat) * 3 + helps,
        REDS + min(held[RED_SIGNAL], MANY) * 3 + side,
        BREAKDOWNS + _fitting(race, seat) * 3 + min(held[BREAKDOWN], MANY),
        DUCKS_HELD + min(held[DUCKS], MANY),
        LATE + late * 7 + max(min(lead, GREAT_LEAD), -GREAT_LEAD) + GREAT_LEAD,
    ]
    if race.misses[seat]:
        found.append(MISSES)
    if race.original:
        spare = held[CAR] - cars
        found.append(MATCHING + min(fitting, MANY + 1) * 3 + min(spare, MANY))
    return found


def _state(race: Race, seat: Seat, tows: int, helps: int) -> int:
    if race.broken(seat):
        return TOWABLE if tows else BROKEN_DOWN
    if race.barred(seat):
        return HELPED if helps else STOPPED
    return ON_THE_WAY if race.rows[seat] else AT_HOME


def _lead(race: Race, seat: Seat) -> int:
    best = 0
    for other in range(race.seats):
        if other != seat:
            best = max(best, race.rows[other])
    return race.rows[seat] - best


def _threats(race: Race, seat: Seat) -> int:
    """How many opponents hold a breakdown that fits now."""
    found = 0
    for owner in range(race.seats):
        if owner != seat:
            for card in race.hands[owner]:
                if KIND_OF[card] == BREAKDOWN and race.takes_breakdown(seat, card):
                    found += 1
                    break
    return min(found, MANY)


def _fitting(race: Race, seat: Seat) -> int:
    """How many breakdowns in hand fit somewhere now."""
    found = 0
    for card in race.hands[seat]:
        if KIND_OF[card] == BREAKDOWN:
            for owner in range(race.seats):
                if owner != seat and race.takes_breakdown(owner, card):
                    found += 1
                    break
    return min(found, MANY)


def _signals_ahead(race: Race, seat: Seat) -> int:
    found = 0
    for row in range(race.rows[seat], race.length):
        red = race.reds[row]
        if red != FREE and red != PASSED + seat:
            found += 1
    return min(found, MANY)


def strength(race: Race, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands."""
    total = 0.0
    for trait in traits(race, seat):
        total += weights[trait]
    return total


def worth_of_the_end(race: Race, seat: Seat) -> float:
    """What a race is worth to a seat that ends as it stands."""
    share = race.shares()[seat]
    return share if share == 1.0 else share * SHARED


def chance_to_win(race: Race, seat: Seat, weights: list[float]) -> float:
    """How much of the victory a seat may expect."""
    if race.ended != RUNNING:
        return worth_of_the_end(race, seat)
    own = strength(race, seat, weights)
    total = 1.0
    for other in range(race.seats):
        if other != seat:
            total += exp(strength(race, other, weights) - own)
    return 1.0 / total
