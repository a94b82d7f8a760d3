"""Worlds: tables that could be the real one, for all that a seat knows."""

from typing import Any

from houle.kernel.chance import Chance
from houle.kernel.game import Game, M
from houle.kernel.table import P, Table
from houle.kernel.zones import Card, CardMask, Seat, ZoneId

MOST_TRIES = 2000


class NoWorldError(Exception):
    """No world was found; the real table is one, so the rules contradict themselves."""


def deal_world(game: Game[P, M, Any], table: Table[P], seat: Seat, chance: Chance) -> Table[P]:
    """Re-deal what `seat` does not know, at random, in agreement with all it saw and learned.

    The cards whose place the seat knows stay. The others are spread over the remaining places so
    that each holds a card the seat cannot rule out there. The world keeps no journal.
    """
    layout = table.layout
    bit = 1 << seat
    known = table.known
    slots: list[tuple[ZoneId, int]] = []
    cards: list[Card] = []
    for zone in layout.hidden_from[seat]:
        for place, card in enumerate(table.zones[zone]):
            if not known[card] & bit:
                slots.append((zone, place))
                cards.append(card)
    mind = table.learned[seat] if table.learned is not None else {}
    limits = [(i, mind[card]) for i, card in enumerate(cards) if card in mind]

    for _ in range(MOST_TRIES):
        dealt = cards[:]
        chance.shuffle(dealt)
        if limits and not _respect(limits, dealt, chance):
            continue
        world = _rearranged(table, slots, cards, dealt)
        for zone in layout.loose:
            if not layout.eyes[zone] & bit:
                chance.shuffle(world.zones[zone])
        if game.plausible(world, seat):
            return world
    raise NoWorldError(f"no world found for seat {seat} of {game!r}")


def _rearranged(
    table: Table[P], slots: list[tuple[ZoneId, int]], cards: list[Card], dealt: list[Card]
) -> Table[P]:
    """A copy of the table with `dealt` in the slots where `cards` lie.

    What other seats know is tied to the slot, so it passes from the card there to its stand-in.
    """
    world: Table[P] = Table.__new__(Table)
    world.layout = table.layout
    world.public = table.public.__copy__()
    world.journal = None
    world.learned = None
    world.zones = zones = [zone[:] for zone in table.zones]
    world.known = known = table.known[:]
    before = table.known
    for (zone, place), card, stand_in in zip(slots, cards, dealt, strict=True):
        zones[zone][place] = stand_in
        known[stand_in] = before[card]
    return world


def _respect(limits: list[tuple[int, CardMask]], dealt: list[Card], chance: Chance) -> bool:
    """Exchange cards until each limited slot holds one of its faces; say whether that worked.

    Slots are served in the order of how few cards would do, each by a card drawn from all that
    fit and are not already serving another.
    """
    pool = 0
    for card in dealt:
        pool |= 1 << card
    place_of = {card: i for i, card in enumerate(dealt)}
    for slot, faces in sorted(limits, key=lambda limit: (limit[1] & pool).bit_count()):
        free = faces & pool
        fitting = [card for card in dealt if free >> card & 1]
        if not fitting:
            return False
        chosen = fitting[chance.below(len(fitting))]
        pool &= ~(1 << chosen)
        other = place_of[chosen]
        moved = dealt[slot]
        dealt[slot], dealt[other] = chosen, moved
        place_of[chosen], place_of[moved] = slot, other
    return True
