"""Rules of thumb for playing on with open hands.

Cards that few others can go before or after are played early, while those are still there. A card
must not leave the next players without an answer, as far as their hands can tell.
"""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.bots.position import (
    BELOW,
    BIT,
    CARD_OF,
    FACE_DOWN,
    FOLLOWERS,
    HIGHER,
    LEFT_OF,
    LOWER,
    SURF_COUNT,
    TURNS,
    Position,
    count,
    fits,
    need,
)
from houle.games.wave.components import ANY_CARD


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


class Ahead:
    """What the cards played next and next but one have to beat."""

    __slots__ = ("first", "first_beats_card", "second", "second_beats_answer", "second_beats_card")

    def __init__(self, position: Position) -> None:
        self.first: i64 = ANY_CARD
        """The cards that fit next, as far as that does not hang on the card to be played."""
        self.first_beats_card: bool = True
        self.second: i64 = ANY_CARD
        self.second_beats_card: bool = False
        self.second_beats_answer: bool = True
        if not position.nazare:
            return
        higher = HIGHER[position.order]
        place = len(position.wave)
        self.first = need(position.wave, higher, 1)
        self.first_beats_card = _touch(place, place + 1)
        self.second = need(position.wave, higher, 2)
        self.second_beats_card = _touch(place, place + 2)
        self.second_beats_answer = _touch(place + 1, place + 2)


def _touch(place: int, later: int) -> bool:
    """Whether a card at the later place must beat the one at the other."""
    return later < SURF_COUNT and place in (LEFT_OF[later], BELOW[later])


def by_thumb(position: Position, rest: i64) -> int:
    """What to do here by rule of thumb; `rest` are all cards still to be played."""
    hand: i64 = position.hands[position.turn]
    if position.taken >= 0:
        taken: i64 = position.taken
        hand &= ~BIT[taken]
    fitting: i64 = hand & fits(position)
    if not fitting:
        return FACE_DOWN + _least_degree(position, hand, rest)
    if not fitting & (fitting - 1):
        return CARD_OF[fitting % 37]
    return _best(position, hand, fitting, rest)


def _best(position: Position, hand: i64, fitting: i64, rest: i64) -> int:
    """Of several cards that fit the one that looks best."""
    taste = LAYING if position.nazare else DISCARDING
    higher = HIGHER[position.order]
    lower = LOWER[position.order]
    after: i64 = taste.after[FOLLOWERS[len(position.wave)] if position.nazare else 1]
    before_counts = [0] * SURF_COUNT
    scarce = _scarce(rest, lower, before_counts)
    places: i64 = position.places
    turn: i64 = position.turn
    direction: i64 = position.direction
    hands = position.hands
    one_way: i64 = hands[(turn + direction) % places]
    other_way: i64 = hands[(turn - direction) % places]
    beyond_one_way: i64 = hands[(turn + 2 * direction) % places]
    beyond_other_way: i64 = hands[(turn - 2 * direction) % places]
    ahead = Ahead(position)
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


def remaining(position: Position) -> i64:
    """All cards that are still to be played, wherever they are."""
    rest: int = 0
    for hand in position.hands:
        rest |= hand
    for card in position.pile + position.hidden:
        rest |= 1 << card
    if position.bend >= 0:
        rest |= 1 << position.bend
    return rest & ANY_CARD


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


def _least_degree(position: Position, cards: i64, rest: i64) -> int:
    """The card that the fewest others that are left can go before or after."""
    higher = HIGHER[position.order]
    lower = LOWER[position.order]
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
