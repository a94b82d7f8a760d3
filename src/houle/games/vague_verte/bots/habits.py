"""What a driver does without thinking: how races are played out.

It looks at the own hand and at what lies open, never at the cards of others.
"""

from typing import Final

from houle.games.vague_verte.bots.kinds import (
    AMBULANCE,
    BREAKDOWN,
    CAR,
    GREEN_SIGNAL,
    KIND_OF,
    KINDS,
    RED_SIGNAL,
    TOW_TRUCK,
)
from houle.games.vague_verte.bots.matching import best_follower
from houle.games.vague_verte.moves import Discard, VagueVerteMove
from houle.games.vague_verte.roads import Road, red_rows
from houle.games.vague_verte.rules import (
    DISCARDS,
    DRAW_FROM_PILE,
    DRIVES,
    HINDERS,
    SIGNALS,
    TAKE_FACE_UP,
    VagueVerte,
)
from houle.games.vague_verte.state import VagueVertePublic
from houle.kernel import Card, Chance, Seat, Table

SPARED: Final[list[int]] = [3, 20, 10, 12, 40, 22, 11]
"""For each kind of card, how gladly it is laid aside."""
SECOND_TOO_MANY: Final[list[int]] = [2, 6, 14, 0, 6, 6, 9]
"""How much more gladly, for each further card of the kind in hand."""


def take_turn(game: VagueVerte, table: Table[VagueVertePublic], chance: Chance) -> None:
    """Play a whole turn, or what is left of it.

    Whoever is furthest when all the others idled ends the race by idling too (V-41).
    """
    public = table.public
    seat: Seat = public.turn
    if not public.drawn:
        if public.idle == game.seats - 1 and _may_end_the_race(game, table, seat):
            game.play(table, seat, TAKE_FACE_UP, chance)
            newest = len(table.zones[game.seating.hands[seat]]) - 1
            game.play(table, seat, DISCARDS[newest], chance)
            return
        game.play(table, seat, usual_draw(game, table), chance)
    game.play(table, seat, usual_play(game, table), chance)


def _may_end_the_race(game: VagueVerte, table: Table[VagueVertePublic], seat: Seat) -> bool:
    zones, streets = table.zones, game.seating.streets
    own = len(zones[streets[seat]])
    if own == 0 or not zones[game.seating.discard]:
        return False
    for street in streets:
        if len(zones[street]) > own:
            return False
    return True


def usual_draw(game: VagueVerte, table: Table[VagueVertePublic]) -> VagueVerteMove:
    """Take the face-up card if it is what one lacks."""
    zones = table.zones
    if not zones[game.seating.pile]:
        return TAKE_FACE_UP
    shown = zones[game.seating.discard]
    if shown and _wants(game, table, table.public.turn, shown[-1]):
        return TAKE_FACE_UP
    return DRAW_FROM_PILE


def _wants(game: VagueVerte, table: Table[VagueVertePublic], seat: Seat, shown: Card) -> bool:
    hand = table.zones[game.seating.hands[seat]]
    kind = KIND_OF[shown]
    held = 0
    for card in hand:
        if KIND_OF[card] == kind:
            held += 1
    if kind == CAR:
        return _wants_car(game, game.road(table, seat), hand, shown, held)
    if held or kind not in (TOW_TRUCK, GREEN_SIGNAL, AMBULANCE):
        return False
    own = game.road(table, seat)
    if own.broken_down:
        return kind == TOW_TRUCK
    return own.barred and kind != TOW_TRUCK


def _wants_car(game: VagueVerte, own: Road, hand: list[Card], shown: Card, held: int) -> bool:
    """Before the start one is enough; on the way two are, or as many as squares are left."""
    if not own.started:
        return not held
    if not own.takes_car(shown, original=game.original):
        return False
    if not game.original:
        return held < 2 and held < game.length - own.row
    for card in hand:
        if KIND_OF[card] == CAR and own.takes_car(card, original=True):
            return False
    return True


def usual_play(game: VagueVerte, table: Table[VagueVertePublic]) -> VagueVerteMove:
    """Go on if possible; else hinder whoever is furthest; else lay aside what is worth least."""
    seat: Seat = table.public.turn
    hand = table.zones[game.seating.hands[seat]]
    own = game.road(table, seat)
    original = game.original
    first = [-1] * KINDS
    for place in range(len(hand)):
        kind = KIND_OF[hand[place]]
        if first[kind] < 0 and (kind != CAR or own.takes_car(hand[place], original=original)):
            first[kind] = place
    if original and first[CAR] >= 0:
        first[CAR] = best_follower(hand, own.last)
    if first[CAR] >= 0:
        return DRIVES[first[CAR]]
    if not own.started:
        return least_wanted(hand)
    if own.broken_down:
        if first[TOW_TRUCK] >= 0:
            return DRIVES[first[TOW_TRUCK]]
    elif own.barred:
        if first[GREEN_SIGNAL] >= 0:
            return SIGNALS[first[GREEN_SIGNAL]][own.row]
        if first[AMBULANCE] >= 0:
            return DRIVES[first[AMBULANCE]]
    return _hindrance(game, table, seat, first) or least_wanted(hand)


def _hindrance(
    game: VagueVerte, table: Table[VagueVertePublic], seat: Seat, first: list[int]
) -> VagueVerteMove | None:
    """A breakdown for whoever is furthest of those it fits; else a red signal for one behind."""
    zones, seating = table.zones, game.seating
    own = len(zones[seating.streets[seat]])
    best: VagueVerteMove | None = None
    furthest = 0
    if first[BREAKDOWN] >= 0:
        hand = zones[seating.hands[seat]]
        for place in range(first[BREAKDOWN], len(hand)):
            if KIND_OF[hand[place]] == BREAKDOWN:
                for owner in range(game.seats):
                    row = len(zones[seating.streets[owner]])
                    if (
                        owner != seat
                        and row > furthest
                        and game.road(table, owner).takes_breakdown(hand[place])
                    ):
                        furthest = row
                        best = HINDERS[place][owner]
    if best is None and first[RED_SIGNAL] >= 0:
        red = red_rows(table.public.signals)
        for street in seating.streets:
            row = len(zones[street])
            if furthest < row < own and row not in red:
                furthest = row
                best = SIGNALS[first[RED_SIGNAL]][row]
    return best


def least_wanted(hand: list[Card]) -> Discard:
    """Lay aside what can best be spared."""
    held = [0] * KINDS
    best = 0
    most = -1
    for place in range(len(hand)):
        kind = KIND_OF[hand[place]]
        gladly = SPARED[kind] + held[kind] * SECOND_TOO_MANY[kind]
        held[kind] += 1
        if gladly > most:
            most = gladly
            best = place
    return DISCARDS[best]
