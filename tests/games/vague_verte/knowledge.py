"""What a viewer of VAGUE VERTE may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
"""

from typing import TypeAlias

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.kernel import Card, Onlooker, Seat, TrackedTable, Viewer

Cards: TypeAlias = tuple[Card, ...]
Count: TypeAlias = int


def knowledge(game: VagueVerte, table: TrackedTable[VagueVertePublic], viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides."""
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    public = table.public
    seats = range(game.seats)
    return (
        ("seats", game.seats),
        ("options", game.options),
        # V-03: one's own cards, and how many the others hold
        ("hands", tuple(_hand(table, seat, viewer) for seat in seats)),
        # V-11: of the draw pile nobody knows more than its height, of the face-up pile everybody
        # saw each card that went there
        ("pile", len(table.zone("pile"))),
        ("face-up pile", (*table.zone("under"), *table.zone("discard"))),
        # V-20 to V-25: whatever is laid on the board is laid for all to see, and so is what a tow
        # truck or a green signal covers
        ("streets", tuple(tuple(table.zone("street", seat)) for seat in seats)),
        ("towed away", tuple(tuple(table.zone("towed", seat)) for seat in seats)),
        ("red signals", tuple(zip(table.zone("signals"), public.signals, strict=True))),
        ("out of the game", tuple(table.zone("box"))),
        ("turn", public.turn, public.drawn),
        ("misses", public.misses),
        ("towards the end", public.renewed, public.idle, public.ended),
    )


def _hand(table: TrackedTable[VagueVertePublic], seat: Seat, viewer: Viewer) -> Cards | Count:
    hand = tuple(table.zone("hand", seat))
    return hand if seat == viewer else len(hand)
