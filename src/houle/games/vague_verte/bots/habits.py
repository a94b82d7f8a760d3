"""What a driver does without thinking: how races are played out.

It looks at the own hand and at what lies open, never at the cards of others.
"""

from typing import Final

from houle.games.vague_verte.bots.matching import best_follower
from houle.games.vague_verte.bots.race import (
    AMBULANCE,
    BREAKDOWN,
    CAR,
    DISCARD,
    DRAW,
    DRIVE,
    FREE,
    GREEN_SIGNAL,
    HINDER,
    KIND_OF,
    KINDS,
    RED_SIGNAL,
    SIGNAL,
    SPAN,
    TAKE,
    TOW_TRUCK,
    Race,
)
from houle.kernel import Card, Seat

SPARED: Final[list[int]] = [3, 20, 10, 12, 40, 22, 11]
"""For each kind of card, how gladly it is laid aside."""
SECOND_TOO_MANY: Final[list[int]] = [2, 6, 14, 0, 6, 6, 9]
"""How much more gladly, for each further card of the kind in hand."""


def take_turn(race: Race) -> None:
    """Play a whole turn, or what is left of it.

    Whoever is furthest when all the others idled ends the race by idling too (V-41).
    """
    if not race.drawn and race.face_up and race.idle == race.seats - 1:
        seat = race.turn
        if race.rows[seat] > 0 and race.rows[seat] == max(race.rows):
            race.draw(TAKE)
            race.play((len(race.hands[seat]) - 1) * SPAN + DISCARD)
            return
    if not race.drawn:
        race.draw(usual_draw(race))
    race.play(usual_play(race))


def usual_draw(race: Race) -> int:
    """Take the face-up card if it is what one lacks."""
    if not race.left:
        return TAKE
    if not race.face_up:
        return DRAW
    return TAKE if _wants(race, race.turn, race.face_up[-1]) else DRAW


def _wants(race: Race, seat: Seat, shown: Card) -> bool:
    kind = KIND_OF[shown]
    held = 0
    for card in race.hands[seat]:
        if KIND_OF[card] == kind:
            held += 1
    if kind == CAR:
        return _wants_car(race, seat, shown, held)
    if held or race.rows[seat] == 0:
        return False
    if race.broken(seat):
        return kind == TOW_TRUCK
    return race.barred(seat) and kind in (GREEN_SIGNAL, AMBULANCE)


def _wants_car(race: Race, seat: Seat, shown: Card, held: int) -> bool:
    """Before the start one is enough; on the way two are, or as many as squares are left."""
    if race.rows[seat] == 0:
        return not held
    if not race.takes_car(seat, shown):
        return False
    if race.original:
        for card in race.hands[seat]:
            if KIND_OF[card] == CAR and race.takes_car(seat, card):
                return False
        return True
    return held < 2 and held < race.length - race.rows[seat]


def usual_play(race: Race) -> int:
    """Go on if possible; else hinder whoever is furthest; else lay aside what is worth least."""
    seat = race.turn
    hand = race.hands[seat]
    first = [-1] * KINDS
    for place in range(len(hand)):
        kind = KIND_OF[hand[place]]
        if first[kind] < 0 and (kind != CAR or race.takes_car(seat, hand[place])):
            first[kind] = place
    if race.original and first[CAR] >= 0:
        first[CAR] = best_follower(race, seat)
    if race.rows[seat] == 0:
        if first[CAR] >= 0:
            return first[CAR] * SPAN + DRIVE
        return least_wanted(race, seat)
    if race.broken(seat):
        if first[TOW_TRUCK] >= 0:
            return first[TOW_TRUCK] * SPAN + DRIVE
    elif race.barred(seat):
        if first[GREEN_SIGNAL] >= 0:
            return first[GREEN_SIGNAL] * SPAN + SIGNAL + race.rows[seat]
        if first[AMBULANCE] >= 0:
            return first[AMBULANCE] * SPAN + DRIVE
    elif first[CAR] >= 0:
        return first[CAR] * SPAN + DRIVE
    half = _hindrance(race, seat, first)
    return half if half >= 0 else least_wanted(race, seat)


def _hindrance(race: Race, seat: Seat, first: list[int]) -> int:
    hand = race.hands[seat]
    best = -1
    furthest = 0
    if first[BREAKDOWN] >= 0:
        for place in range(first[BREAKDOWN], len(hand)):
            if KIND_OF[hand[place]] == BREAKDOWN:
                for owner in range(race.seats):
                    if (
                        owner != seat
                        and race.rows[owner] > furthest
                        and race.takes_breakdown(owner, hand[place])
                    ):
                        furthest = race.rows[owner]
                        best = place * SPAN + HINDER + owner
    if best < 0 and first[RED_SIGNAL] >= 0:
        for owner in range(race.seats):
            row = race.rows[owner]
            if furthest < row < race.rows[seat] and race.reds[row] == FREE:
                furthest = row
                best = first[RED_SIGNAL] * SPAN + SIGNAL + row
    return best


def least_wanted(race: Race, seat: Seat) -> int:
    """Lay aside what can best be spared."""
    hand = race.hands[seat]
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
    return best * SPAN + DISCARD
