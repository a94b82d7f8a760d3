"""Worlds: tables that could be the real one, for all that a seat knows."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, final

from houle.kernel.chance import Chance
from houle.kernel.game import Game, M
from houle.kernel.table import P, Table
from houle.kernel.tracked import Doubt, TrackedTable
from houle.kernel.zones import ANY_FACE, Card, CardMask, Seat, SeatMask, ZoneId

MOST_TRIES = 2000
EXACT_TRIES = 100
"""So many tries are made at a world drawn with exactly equal chances; then any world will do."""


class NoWorldError(Exception):
    """No world was found; the real table is one, so the rules contradict themselves."""


def deal_world(
    game: Game[P, M, Any], table: TrackedTable[P], seat: Seat, chance: Chance
) -> TrackedTable[P]:
    """Re-deal what `seat` does not know, at random, in agreement with all it saw and learned.

    The cards whose place the seat knows stay. The others are spread over the remaining places so
    that each holds a card the seat cannot rule out there. The world keeps no journal. It is made
    from what the seat knows and from chance alone: two tables that the seat cannot tell apart
    give the same world by the same chance.
    """
    return WorldDealer(game, table, seat).deal(chance)


@final
class WorldDealer(Generic[P]):
    """Deals worlds for a seat at one moment; what is the same in all of them is worked out once."""

    def __init__(self, game: Game[P, M, Any], table: TrackedTable[P], seat: Seat) -> None:
        layout = table.layout
        hidden = layout.hidden_from[seat]
        mind = table.learned[seat] if table.learned else {}
        sure = table.known
        self._loose: tuple[ZoneId, ...] = tuple(layout.loose.intersection(hidden))
        self._doubts: list[Doubt] = []
        if self._loose:
            self._doubts = [doubt for doubt in table.doubts if doubt.seat == seat]
            sure = nearly_sure(sure, self._doubts)
            table = in_neutral_order(table, sure, seat, mind, self._doubts)
        self._game = game
        self._seat = seat
        self._layout = layout
        self._public: P = table.public
        self._known = table.known
        self._zones = table.zones
        self._slots = _unsure(table, sure, seat)
        self._held = [self._zones[slot.zone][slot.place] for slot in self._slots]
        self._pool = sorted(self._held)
        bounds = [layout.zones[slot.zone].holds for slot in self._slots] if layout.bounded else None
        self._groups = None if bounds is None else _groups(bounds, self._pool)
        self._limits = _limits(self._held, mind, bounds) if mind else []

    def imagine(self, chance: Chance) -> Table[P]:
        """A world to play on in the head."""
        return self._draw(chance)[0]

    def deal(self, chance: Chance) -> TrackedTable[P]:
        """The same world, with what all seats would know of it.

        What other seats know is tied to the place, so it passes from a card to its stand-in.
        """
        world, dealt = self._draw(chance)
        known = self._known[:]
        for card, stand_in in zip(self._held, dealt, strict=True):
            known[stand_in] = self._known[card]
        return TrackedTable(self._layout, world.public, world.zones, known)

    def _draw(self, chance: Chance) -> tuple[Table[P], list[Card]]:
        """A world, and the cards that stand in for those whose place the seat does not know."""
        for attempt in range(MOST_TRIES):
            dealt = self._pool[:]
            chance.shuffle(dealt)
            if self._groups is not None:
                dealt = _kept_within(self._groups, dealt)
            if self._limits and not _respect(
                self._limits, dealt, chance, exact=attempt < EXACT_TRIES
            ):
                continue
            world = Table(self._layout, self._public.__copy__(), self._laid_out(dealt, chance))
            if self._game.plausible(world, self._seat):
                return world, dealt
        raise NoWorldError(f"no world found for seat {self._seat} of {self._game!r}")

    def _laid_out(self, dealt: list[Card], chance: Chance) -> list[list[Card]]:
        zones = [zone[:] for zone in self._zones]
        nth = 0
        for zone, place in self._slots:
            zones[zone][place] = dealt[nth]
            nth += 1  # noqa: SIM113 - compiled, an index is quicker than an enumeration
        for zone in self._loose:
            chance.shuffle(zones[zone])
        for doubt in self._doubts:
            near = sorted(_near(zones, doubt))
            chance.shuffle(near)
            _spread(zones, doubt, near)
        return zones


class Slot(NamedTuple):
    """A place with a card that the seat does not know to lie there."""

    zone: ZoneId
    place: int


def _unsure(table: TrackedTable[P], sure: list[SeatMask], seat: Seat) -> list[Slot]:
    return [
        Slot(zone, place)
        for zone in table.layout.hidden_from[seat]
        for place, card in enumerate(table.zones[zone])
        if not sure[card] >> seat & 1
    ]


def nearly_sure(known: list[SeatMask], doubts: Sequence[Doubt]) -> list[SeatMask]:
    """Knowledge that counts a card as known where it is only known to be near."""
    sure = known[:]
    for doubt in doubts:
        for card in range(len(sure)):
            sure[card] |= (doubt.cards >> card & 1) << doubt.seat
    return sure


def in_neutral_order(
    table: TrackedTable[P],
    sure: list[SeatMask],
    seat: Seat,
    mind: dict[Card, CardMask],
    doubts: Sequence[Doubt],
) -> TrackedTable[P]:
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


class Group(NamedTuple):
    """Slots whose zones hold the same cards."""

    holds: CardMask
    slots: list[int]


def _groups(bounds: list[CardMask], pool: list[Card]) -> list[Group]:
    """All slots by the cards that their zones ever hold, the most limited first."""
    there = sum(1 << card for card in pool)
    kinds = sorted(set(bounds), key=lambda holds: (holds & there).bit_count())
    return [
        Group(holds, [slot for slot, bound in enumerate(bounds) if bound == holds])
        for holds in kinds
    ]


def _kept_within(groups: list[Group], shuffled: list[Card]) -> list[Card]:
    """For each slot a card that its zone may hold, the most limited slots served first.

    Of any two zones that share cards, one may hold all that the other may, so that nothing is
    left over, and every such deal is equally likely.
    """
    dealt = [0] * len(shuffled)
    for holds, slots in groups:
        rest: list[Card] = []
        served = 0
        for card in shuffled:
            if served < len(slots) and holds >> card & 1:
                dealt[slots[served]] = card
                served += 1
            else:
                rest.append(card)
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
