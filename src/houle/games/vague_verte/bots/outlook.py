"""How likely each driver is to win a race that is not over: weights fitted to many races.

Each seat has traits: numbers of facts that hold for it. The weights of its traits add up to its
strength, and the chances of the seats are to each other as the exponentials of their strengths.
"""

from math import exp
from typing import Final

from houle.games.vague_verte.bots.kinds import (
    AMBULANCE,
    BREAKDOWN,
    CAR,
    DUCKS,
    GREEN_SIGNAL,
    KIND_OF,
    KINDS,
    RED_SIGNAL,
    TOW_TRUCK,
)
from houle.games.vague_verte.bots.matching import followers, longest_row
from houle.games.vague_verte.roads import Road, binds
from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import RedSignal, VagueVertePublic
from houle.kernel import Card, CardMask, Outcome, Seat, Table

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


class Scene:
    """A race while somebody is about to begin a turn, with all that traits are made of."""

    __slots__ = (
        "breakdowns",
        "furthest",
        "hands",
        "held",
        "late",
        "length",
        "misses",
        "original",
        "roads",
        "seats",
        "second",
        "signals",
        "stopped_by",
        "turn",
    )

    def __init__(self, game: VagueVerte, table: Table[VagueVertePublic]) -> None:
        public, zones = table.public, table.zones
        self.seats: int = game.seats
        self.length: int = game.length
        self.original: bool = game.original
        self.turn: int = public.turn
        self.misses: tuple[bool, ...] = public.misses
        self.signals: tuple[RedSignal, ...] = public.signals
        self.late: int = 0
        if public.renewed:
            self.late = 2 if len(zones[game.seating.pile]) < LAST_CARDS else 1
        self.roads: list[Road] = game.roads(table)
        self.stopped_by: list[CardMask] = [road.breakdowns for road in self.roads]
        self.furthest: int = 0
        self.second: int = 0
        """On which row the second stands; the same if two are furthest."""
        for road in self.roads:
            if road.row > self.furthest:
                self.second = self.furthest
                self.furthest = road.row
            elif road.row > self.second:
                self.second = road.row
        self.hands: list[list[Card]] = [zones[hand] for hand in game.seating.hands]
        self.held: list[list[int]] = []
        """How many of each kind everybody holds."""
        self.breakdowns: list[list[Card]] = []
        for hand in self.hands:
            held = [0] * KINDS
            breakdowns: list[Card] = []
            for card in hand:
                kind = KIND_OF[card]
                held[kind] += 1
                if kind == BREAKDOWN:
                    breakdowns.append(card)
            self.held.append(held)
            self.breakdowns.append(breakdowns)


def traits(scene: Scene, seat: Seat) -> list[int]:
    """The facts that hold for a seat."""
    road = scene.roads[seat]
    held = scene.held[seat]
    away = scene.length - road.row
    stage = STAGE[away]
    cars = held[CAR]
    fitting = cars
    if scene.original:
        hand = scene.hands[seat]
        cars = longest_row(hand, road.last)
        fitting = followers(hand, road.last)
    tows = held[TOW_TRUCK]
    helps = min(held[GREEN_SIGNAL] + held[AMBULANCE], MANY)
    state = _state(road, tows, helps)
    finishing = (
        1
        if (away == 0 and state == TOWABLE) or (away == 1 and state == ON_THE_WAY and fitting)
        else 0
    )
    order = (seat - scene.turn) % scene.seats
    lead = road.row - (scene.second if road.row == scene.furthest else scene.furthest)
    side = 0 if lead < 0 else 1 if lead == 0 else 2
    found = [
        DISTANCES + away * 5 + min(cars, 2 * MANY),
        STATES + state * 5 + stage,
        TEMPO + (order * 5 + stage) * 2 + finishing,
        TOWS + min(tows, MANY) * 3 + _threats(scene, seat),
        SIGNALS + _signals_ahead(scene, seat) * 3 + helps,
        REDS + min(held[RED_SIGNAL], MANY) * 3 + side,
        BREAKDOWNS + _fitting(scene, seat) * 3 + min(held[BREAKDOWN], MANY),
        DUCKS_HELD + min(held[DUCKS], MANY),
        LATE + scene.late * 7 + max(min(lead, GREAT_LEAD), -GREAT_LEAD) + GREAT_LEAD,
    ]
    if scene.misses[seat]:
        found.append(MISSES)
    if scene.original:
        spare = held[CAR] - cars
        found.append(MATCHING + min(fitting, MANY + 1) * 3 + min(spare, MANY))
    return found


def _state(road: Road, tows: int, helps: int) -> int:
    if road.broken_down:
        return TOWABLE if tows else BROKEN_DOWN
    if road.barred:
        return HELPED if helps else STOPPED
    return ON_THE_WAY if road.started else AT_HOME


def _threats(scene: Scene, seat: Seat) -> int:
    """How many opponents hold a breakdown that fits now."""
    fitting = scene.stopped_by[seat]
    found = 0
    if fitting:
        for owner in range(scene.seats):
            if owner != seat:
                for card in scene.breakdowns[owner]:
                    if fitting >> card & 1:
                        found += 1
                        break
    return min(found, MANY)


def _fitting(scene: Scene, seat: Seat) -> int:
    """How many breakdowns in hand fit somewhere now."""
    found = 0
    for card in scene.breakdowns[seat]:
        for owner in range(scene.seats):
            if owner != seat and scene.stopped_by[owner] >> card & 1:
                found += 1
                break
    return min(found, MANY)


def _signals_ahead(scene: Scene, seat: Seat) -> int:
    row = scene.roads[seat].row
    found = 0
    for signal in scene.signals:
        if signal.row >= row and binds(signal, seat):
            found += 1
    return min(found, MANY)


def strength(scene: Scene, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands."""
    total = 0.0
    for trait in traits(scene, seat):
        total += weights[trait]
    return total


def worth_of_the_end(outcome: Outcome, seat: Seat) -> float:
    """What a race that is over is worth to a seat."""
    if seat not in outcome.winners:
        return 0.0
    share = 1.0 / len(outcome.winners)
    return share if share == 1.0 else share * SHARED


def chance_to_win(
    game: VagueVerte, table: Table[VagueVertePublic], seat: Seat, weights: list[float]
) -> float:
    """How much of the victory a seat may expect."""
    outcome = game.outcome(table)
    if outcome is not None:
        return worth_of_the_end(outcome, seat)
    scene = Scene(game, table)
    own = strength(scene, seat, weights)
    total = 1.0
    for other in range(scene.seats):
        if other != seat:
            total += exp(strength(scene, other, weights) - own)
    return 1.0 / total
