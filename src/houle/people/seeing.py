"""Somebody, as another sees them: by the chair they sit in and the name that stands there.

Ids of players are given to nobody. The name goes with the seat, so that nobody is taken for
whoever sat down there a second ago.
"""

from typing import NamedTuple

from houle.kernel import Seat
from houle.tables.animals import Animal
from houle.tables.life import Life
from houle.tables.names import NAMELESS
from houle.tables.ports import PlayerId


class Seen(NamedTuple):
    """Whoever is meant."""

    player: PlayerId
    animal: Animal | None


def seen_by(player: PlayerId, life: Life, seat: Seat, name: str) -> Seen | None:
    """Whom a player sees in a seat under a name: another person who sits there or is coming, or
    nobody."""
    if seat >= len(life.chairs):
        return None
    chair = life.chairs[seat]
    who = chair.heir or chair
    if who.player is None or who.player == player:
        return None
    return Seen(who.player, who.animal) if who.name == name != NAMELESS else None
