"""Where everything lies at a table of VAGUE VERTE."""

from houle.games.vague_verte.components import CARDS
from houle.kernel import Eyes, Layout, Zone


class Seating:
    """The zones for a number of players, by what they are for."""

    __slots__ = (
        "box",
        "discard",
        "hands",
        "layout",
        "pile",
        "signals",
        "streets",
        "towed",
        "under",
    )

    def __init__(self, seats: int) -> None:
        zones = [
            Zone("pile", Eyes.NOBODY),
            Zone("discard", Eyes.ALL),
            Zone("under", Eyes.NOBODY),
            Zone("signals", Eyes.ALL),
            Zone("box", Eyes.ALL),
        ]
        for seat in range(seats):
            zones.append(Zone("street", Eyes.ALL, seat))
            zones.append(Zone("towed", Eyes.NOBODY, seat))
            zones.append(Zone("hand", Eyes.OWNER, seat, ordered=False))
        self.layout = layout = Layout(seats, CARDS, zones)

        self.pile = layout.zone("pile")
        self.discard = layout.zone("discard")
        """V-11: the top of the face-up pile, alone: no more of it is to be seen."""
        self.under = layout.zone("under")
        """V-11: the rest of the face-up pile, which everybody saw go there."""
        self.signals = layout.zone("signals")
        self.box = layout.zone("box")
        """V-25: signals that left the game."""
        self.streets = tuple(layout.zone("street", seat) for seat in range(seats))
        """A card on each square, from the house on."""
        self.towed = tuple(layout.zone("towed", seat) for seat in range(seats))
        """V-23: the breakdowns under the tow trucks of a street, in the same order."""
        self.hands = tuple(layout.zone("hand", seat) for seat in range(seats))
