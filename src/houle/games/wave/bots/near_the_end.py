"""Whether the team may be done within a few cards."""

from typing import Final

from houle.bots.in_hand import CHAIN, NearTheEnd, always
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.moves import Side

HELD: Final = frozenset({"pile", "face-up", "face-down", *Side})


def may_win(known: WaveKnowledge) -> bool:
    """If no more cards are left than one may play in a row (W-40)."""
    left = sum(len(zone.cards) for zone in known.view.zones if zone.name in HELD)
    return left <= CHAIN


NEAR_THE_END: Final = NearTheEnd(may_win, always)
"""Any card may leave the next player without one that goes on it (W-41)."""
