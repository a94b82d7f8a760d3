"""Rules of thumb for playing on with open hands.

Cards that few others can go before or after are played early, while those are still there. A card
must not leave the next players without an answer, as far as their hands can tell.
"""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.basics import PROPOSALS, PROPOSALS_FACE_DOWN
from houle.games.wave.bots.masks import (
    CARD_OF,
    HARD,
    HIGHER,
    LOWER,
    SURF_COUNT,
    TURNS,
    count,
    set_of,
    without_softer,
)
from houle.games.wave.components import ANY_CARD, BEATS
from houle.games.wave.moves import WaveMove
from houle.games.wave.nazare import NEIGHBOURS, SPOTS, fitting
from houle.games.wave.rules import (
    INWARD_DISCARDS,
    INWARD_LAID_DOWN,
    OUTWARD_DISCARDS,
    OUTWARD_LAID_DOWN,
    Wave,
)
from houle.games.wave.state import WavePublic
from houle.kernel import Card, Table


class Taste:
    """How much counts what about a card; found by trying on some thousand deals."""

    def __init__(
        self,
        before: int,
        after: list[int],
        blocked: int,
        unsafe: int,
        turning: int,
        relief: int,
        needed: int,
    ) -> None:
        self.before: i64 = before
        """Against a card for each that can still go before it."""
        self.after: list[int] = after
        """Against a card for each that can still follow it, by how many must beat it here."""
        self.blocked: i64 = blocked
        """Against leaving the next player without an answer."""
        self.unsafe: i64 = unsafe
        """Against leaving the player after that without one."""
        self.turning: i64 = turning
        """Against spending a card that turns the direction."""
        self.relief: i64 = relief
        """For letting the next player get rid of a hard card."""
        self.needed: i64 = needed
        """Against spending a card that hard ones need before them."""


DISCARDING: Final = Taste(100, [55, 55, 55], 10_000, 1160, 280, 1860, 2000)
LAYING: Final = Taste(50, [60, 27, 15], 8400, 2400, 180, 4500, -550)
"""For the discard, and for the great wave of Nazaré."""

SCARCE: Final = 9
"""A card is scarce if fewer than so many others can go before it."""

FOLLOWERS: Final[list[int]] = [
    sum(place in neighbours for neighbours in NEIGHBOURS) for place in range(len(SPOTS))
]
"""Nazaré: how many cards will have to beat the one at a place."""


class Ahead:
    """What the cards played next and next but one have to beat."""

    __slots__ = ("first", "first_beats_card", "second", "second_beats_answer", "second_beats_card")

    def __init__(self, game: Wave, table: Table[WavePublic]) -> None:
        self.first: i64 = ANY_CARD
        """The cards that fit next, as far as that does not hang on the card to be played."""
        self.first_beats_card: bool = True
        self.second: i64 = ANY_CARD
        self.second_beats_card: bool = False
        self.second_beats_answer: bool = True
        if not game.nazare:
            return
        beats = BEATS[game.order(table)]
        face_up = table.zones[game.seating.discard]
        face_down = table.public.face_down
        place = len(face_up) + len(face_down)
        self.first = fitting(beats, face_up, face_down, 1)
        self.first_beats_card = _touch(place, place + 1)
        self.second = fitting(beats, face_up, face_down, 2)
        self.second_beats_card = _touch(place, place + 2)
        self.second_beats_answer = _touch(place + 1, place + 2)


def _touch(place: int, later: int) -> bool:
    """Whether a card at the later place must beat the one at the other."""
    return later < SURF_COUNT and place in NEIGHBOURS[later]


def by_heuristic(game: Wave, table: Table[WavePublic], people: i64 = 0) -> WaveMove:
    """What whoever is to play does by rule of thumb, at a table that is looked at whole.

    In the seats of `people` outward cards are played as fingers say, inward ones the hardest first.
    """
    turn: i64 = table.public.turn
    hand: i64 = game.held(table, turn)
    fitting: i64 = hand & game.fitting(table)
    if people >> turn & 1:
        inward = set_of(table.zones[game.seating.hands[turn][0]])
        fitting = without_softer(fitting, inward, HARD[game.order(table)])
    if not fitting:
        return _move(game, table, _least_degree(game, table, hand), face_down=True)
    if not fitting & (fitting - 1):
        return _move(game, table, CARD_OF[fitting % 37], face_down=False)
    return _move(game, table, _best(game, table, hand, fitting), face_down=False)


def _move(game: Wave, table: Table[WavePublic], card: Card, *, face_down: bool) -> WaveMove:
    """How whoever is to play names a card they hold."""
    turn = table.public.turn
    one, other = game.seating.hands[turn]
    row = table.zones[one]
    for place in range(len(row)):
        if row[place] == card:
            if turn >= game.seats:
                return PROPOSALS_FACE_DOWN[place] if face_down else PROPOSALS[place]
            return INWARD_LAID_DOWN[place] if face_down else INWARD_DISCARDS[place]
    place = table.zones[other].index(card)
    return OUTWARD_LAID_DOWN[place] if face_down else OUTWARD_DISCARDS[place]


def remaining(game: Wave, table: Table[WavePublic]) -> i64:
    """All cards that are still to be played, wherever they are."""
    laid = set_of(table.zones[game.seating.discard])
    if game.seating.depths is not None:
        laid |= set_of(table.zones[game.seating.depths])
    return ANY_CARD & ~laid


def _best(game: Wave, table: Table[WavePublic], hand: i64, fitting: i64) -> Card:
    """Of several cards that fit the one that looks best."""
    order = game.order(table)
    higher = HIGHER[order]
    lower = LOWER[order]
    rest = remaining(game, table)
    taste = DISCARDING
    followers = 1
    if game.nazare:
        taste = LAYING
        followers = FOLLOWERS[SURF_COUNT - count(rest)]
    after: i64 = taste.after[followers]
    before_counts = [0] * SURF_COUNT
    scarce = _scarce(rest, lower, before_counts)
    one_way, other_way, beyond_one_way, beyond_other_way = _others(game, table)
    ahead = Ahead(game, table)
    best: i64 = -1_000_000
    choice: i64 = 0
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        card: i64 = CARD_OF[low % 37]
        beaten_by: i64 = higher[card]
        before: i64 = before_counts[card]
        value = -taste.before * before - after * count(beaten_by & rest)
        heir = one_way
        beyond = beyond_one_way
        if TURNS & low:
            value -= taste.turning
            heir = other_way
            beyond = beyond_other_way
        answers = heir & ahead.first & ~low
        if ahead.first_beats_card:
            answers &= beaten_by
        if not answers:
            value -= taste.blocked
        else:
            thirds = ahead.second & ~low
            if ahead.second_beats_card:
                thirds &= beaten_by
            if not _answered(
                answers, beyond & thirds, hand & thirds, ahead.second_beats_answer, higher
            ):
                value -= taste.unsafe
            value += taste.relief // (1 + _hardest(answers, before_counts))
        value -= _want(beaten_by & scarce, before_counts, taste.needed)
        if value > best:
            best = value
            choice = card
    return choice


def _others(game: Wave, table: Table[WavePublic]) -> tuple[i64, i64, i64, i64]:
    """What those hold who sit next, one way and the other, and next but one."""
    places: i64 = game.seating.places
    turn: i64 = table.public.turn
    direction: i64 = table.public.direction
    one_way: i64 = game.held(table, (turn + direction) % places)
    other_way: i64 = game.held(table, (turn - direction) % places)
    if places == 3:
        return one_way, other_way, other_way, one_way
    opposite: i64 = game.held(table, (turn + 2) % places)
    return one_way, other_way, opposite, opposite


def _scarce(rest: i64, lower: list[int], before_counts: list[int]) -> i64:
    """Note for each card that is left how many can go before it; return those with few."""
    scarce: i64 = 0
    cards = rest
    while cards:
        low = cards & -cards
        cards ^= low
        card: i64 = CARD_OF[low % 37]
        lows: i64 = lower[card]
        before = count(lows & rest)
        before_counts[card] = before
        if before < SCARCE:
            scarce |= low
    return scarce


def _want(cards: i64, before_counts: list[int], needed: i64) -> i64:
    """How badly these cards want one that they can follow."""
    want: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        before: i64 = before_counts[CARD_OF[low % 37]]
        want += needed // (1 + before * before)
    return want


def _hardest(cards: i64, before_counts: list[int]) -> i64:
    """How few can go before one of these cards."""
    fewest: i64 = SURF_COUNT
    while cards:
        low = cards & -cards
        cards ^= low
        before: i64 = before_counts[CARD_OF[low % 37]]
        fewest = min(fewest, before)
    return fewest


def _answered(answers: i64, onward: i64, back: i64, beats_answer: bool, higher: list[int]) -> bool:
    """Whether one of the answers can be answered in its turn, onward or, if it turns, back."""
    while answers:
        low = answers & -answers
        answers ^= low
        third = back if TURNS & low else onward
        if beats_answer:
            third &= higher[CARD_OF[low % 37]]
        if third:
            return True
    return False


def _least_degree(game: Wave, table: Table[WavePublic], cards: i64) -> Card:
    """The card that the fewest others that are left can go before or after."""
    order = game.order(table)
    higher = HIGHER[order]
    lower = LOWER[order]
    rest = remaining(game, table)
    fewest: i64 = 3 * SURF_COUNT
    choice: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        card: i64 = CARD_OF[low % 37]
        degree = count(rest & lower[card]) + count(rest & higher[card])
        if degree < fewest:
            fewest = degree
            choice = card
    return choice
