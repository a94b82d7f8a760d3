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
    that each holds a card the seat cannot rule out there. The world keeps no journal. It is made
    from what the seat knows and from chance alone: two tables that the seat cannot tell apart
    give the same world by the same chance.
    """
    layout = table.layout
    hidden = layout.hidden_from[seat]
    loose = layout.loose.intersection(hidden)
    if loose:
        table = _sorted(table, loose, seat)
    known = table.known
    bit = 1 << seat
    held = [card for zone in hidden for card in table.zones[zone] if not known[card] & bit]
    mind = table.learned[seat] if table.learned else None
    limits = _limits(held, mind) if mind else None
    pool = sorted(held)
    for _ in range(MOST_TRIES):
        dealt = pool[:]
        chance.shuffle(dealt)
        if limits is not None and not _respect(limits, dealt, chance):
            continue
        world = _rearranged(table, seat, held, dealt)
        for zone in loose:
            chance.shuffle(world.zones[zone])
        if game.plausible(world, seat):
            return world
    raise NoWorldError(f"no world found for seat {seat} of {game!r}")


def _sorted(table: Table[P], loose: frozenset[ZoneId], seat: Seat) -> Table[P]:
    """The table with the cards of some loose zones in an order that tells the seat nothing."""
    table = table.copy()
    known = table.known
    for zone in loose:
        table.zones[zone].sort(key=lambda card: (not known[card] >> seat & 1, card))
    return table


def _limits(held: list[Card], mind: dict[Card, CardMask]) -> list[tuple[int, CardMask]]:
    """The slots about which the seat has learned something, those with the fewest faces first."""
    pool = 0
    for card in held:
        pool |= 1 << card
    limits = [(slot, mind[card] & pool) for slot, card in enumerate(held) if card in mind]
    limits.sort(key=lambda limit: limit[1].bit_count())
    return limits


def _respect(limits: list[tuple[int, CardMask]], dealt: list[Card], chance: Chance) -> bool:
    """Exchange cards until each limited slot holds one of its faces; say whether that worked.

    Each slot is served by a card drawn from all that would do and serve no other yet.
    """
    served = 0
    for slot, faces in limits:
        free = faces & ~served
        fitting = [place for place, card in enumerate(dealt) if free >> card & 1]
        if not fitting:
            return False
        place = fitting[chance.below(len(fitting))]
        dealt[slot], dealt[place] = dealt[place], dealt[slot]
        served |= 1 << dealt[slot]
    return True


def _rearranged(table: Table[P], seat: Seat, held: list[Card], dealt: list[Card]) -> Table[P]:
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
        zones[zone] = [card if before[card] & bit else deal() for card in zones[zone]]
    return Table(table.layout, table.public.__copy__(), zones, known)
