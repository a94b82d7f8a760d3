"""Worlds: tables that could be the real one, for all that a seat knows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from houle.kernel.chance import Chance
from houle.kernel.game import Game, M
from houle.kernel.table import Doubt, P, Table
from houle.kernel.zones import ANY_FACE, Card, CardMask, Seat, SeatMask

MOST_TRIES = 2000
EXACT_TRIES = 100
"""So many tries are made at a world drawn with exactly equal chances; then any world will do."""


class NoWorldError(Exception):
    """No world was found; the real table is one, so the rules contradict themselves."""


def deal_world(game: Game[P, M, Any], table: Table[P], seat: Seat, chance: Chance) -> Table[P]:
    """Re-deal what `seat` does not know, at random, in agreement with all it saw and learned.

    The cards whose place the seat knows stay. The others are spread over the remaining places so
    that each holds a card the seat cannot rule out there. The world keeps no journal. It is made
    from what the seat knows and from chance alone: two tables that the seat cannot tell apart
    give the same world by the same chance.
    """
    hidden = table.layout.hidden_from[seat]
    loose = table.layout.loose.intersection(hidden)
    mind = table.learned[seat] if table.learned else {}
    sure = table.known
    doubts: list[Doubt] = []
    if loose:
        doubts = [doubt for doubt in table.doubts if doubt.seat == seat]
        sure = nearly_sure(sure, doubts)
        table = in_neutral_order(table, sure, seat, mind, doubts)
    bit = 1 << seat
    held = [card for zone in hidden for card in table.zones[zone] if not sure[card] & bit]
    bounds = _bounds(table, sure, seat) if table.layout.bounded else None
    limits = _limits(held, mind, bounds) if mind else None
    pool = sorted(held)
    for attempt in range(MOST_TRIES):
        dealt = pool[:]
        chance.shuffle(dealt)
        if bounds is not None:
            dealt = _kept_within(bounds, dealt)
        if limits and not _respect(limits, dealt, chance, exact=attempt < EXACT_TRIES):
            continue
        world = _rearranged(table, sure, seat, held, dealt)
        for zone in loose:
            chance.shuffle(world.zones[zone])
        for doubt in doubts:
            near = sorted(_near(world.zones, doubt))
            chance.shuffle(near)
            _spread(world.zones, doubt, near)
        if game.plausible(world, seat):
            return world
    raise NoWorldError(f"no world found for seat {seat} of {game!r}")


def nearly_sure(known: list[SeatMask], doubts: Sequence[Doubt]) -> list[SeatMask]:
    """Knowledge that counts a card as known where it is only known to be near."""
    sure = known[:]
    for doubt in doubts:
        for card in range(len(sure)):
            sure[card] |= (doubt.cards >> card & 1) << doubt.seat
    return sure


def in_neutral_order(
    table: Table[P],
    sure: list[SeatMask],
    seat: Seat,
    mind: dict[Card, CardMask],
    doubts: Sequence[Doubt],
) -> Table[P]:
    """The table with the cards of loose zones in an order that tells the seat nothing new."""

    def rank(card: Card) -> tuple[bool, CardMask, int]:
        unsure = not sure[card] >> seat & 1
        return unsure, mind.get(card, ANY_FACE), table.known[card] if unsure else card

    table = table.copy()
    for doubt in doubts:
        _spread(table.zones, doubt, sorted(_near(table.zones, doubt), key=rank))
    for zone in table.layout.loose.intersection(table.layout.hidden_from[seat]):
        table.zones[zone].sort(key=rank)
    return table


def _near(zones: list[list[Card]], doubt: Doubt) -> list[Card]:
    """The cards of a hand and those that left it unseen."""
    return [*(zones[aside][0] for aside in doubt.asides), *zones[doubt.hand]]


def _spread(zones: list[list[Card]], doubt: Doubt, cards: list[Card]) -> None:
    for place, aside in enumerate(doubt.asides):
        zones[aside] = [cards[place]]
    zones[doubt.hand] = cards[len(doubt.asides) :]


def _bounds(table: Table[P], sure: list[SeatMask], seat: Seat) -> list[CardMask]:
    """For each slot the cards that its zone ever holds."""
    bit = 1 << seat
    layout = table.layout
    return [
        layout.zones[zone].holds
        for zone in layout.hidden_from[seat]
        for card in table.zones[zone]
        if not sure[card] & bit
    ]


def _kept_within(bounds: list[CardMask], shuffled: list[Card]) -> list[Card]:
    """For each slot a card that its zone may hold, the most limited slots served first.

    Of any two zones that share cards, one may hold all that the other may, so that nothing is
    left over, and every such deal is equally likely.
    """
    pool = sum(1 << card for card in shuffled)
    dealt = [0] * len(shuffled)
    for holds in sorted(set(bounds), key=lambda holds: (holds & pool).bit_count()):
        slots = [slot for slot, there in enumerate(bounds) if there == holds]
        rest: list[Card] = []
        waiting = iter(slots)
        for card in shuffled:
            slot = next(waiting, None) if holds >> card & 1 else None
            if slot is None:
                rest.append(card)
            else:
                dealt[slot] = card
        shuffled = rest
    return dealt


class Limit(NamedTuple):
    """What a seat has learned about a slot."""

    slot: int
    faces: CardMask
    choices: int
    """How many of these faces are left at most when this slot is served in its turn."""


def _limits(
    held: list[Card], mind: dict[Card, CardMask], bounds: list[CardMask] | None
) -> list[Limit]:
    """The slots about which the seat has learned something, those with the fewest faces first."""
    pool = 0
    for card in held:
        pool |= 1 << card
    learned = [
        (mind[card] & pool & (ANY_FACE if bounds is None else bounds[slot]), slot)
        for slot, card in enumerate(held)
        if card in mind
    ]
    learned.sort(key=lambda lesson: lesson[0].bit_count())
    limits: list[Limit] = []
    for faces, slot in learned:
        within = sum(not limit.faces & ~faces for limit in limits)
        limits.append(Limit(slot, faces, faces.bit_count() - within))
    return limits


def _respect(limits: list[Limit], dealt: list[Card], chance: Chance, *, exact: bool) -> bool:
    """Exchange cards until each limited slot holds one of its faces; say whether that worked.

    Each slot is served by a card drawn from all that would do and serve no other yet. Where
    earlier slots took more of these than they had to, such a world would come up too often; to be
    `exact`, the surplus is given up.
    """
    served = 0
    for slot, faces, choices in limits:
        free = faces & ~served
        fitting = [place for place, card in enumerate(dealt) if free >> card & 1]
        count = len(fitting)
        if not count or (exact and count < choices and chance.below(choices) >= count):
            return False
        place = fitting[chance.below(count)]
        dealt[slot], dealt[place] = dealt[place], dealt[slot]
        served |= 1 << dealt[slot]
    return True


def _rearranged(
    table: Table[P], sure: list[SeatMask], seat: Seat, held: list[Card], dealt: list[Card]
) -> Table[P]:
    """A copy of the table in which each card of `held` is replaced by its stand-in of `dealt`.

    What other seats know is tied to the place, so it passes from a card to its stand-in.
    """
    before = table.known
    known = before[:]
    for card, stand_in in zip(held, dealt, strict=True):
        known[stand_in] = before[card]
    zones = [zone[:] for zone in table.zones]
    bit = 1 << seat
    deal = iter(dealt).__next__
    for zone in table.layout.hidden_from[seat]:
        zones[zone] = [card if sure[card] & bit else deal() for card in zones[zone]]
    return Table(table.layout, table.public.__copy__(), zones, known)
