"""Where everything lies at a table of LAND UNTER."""

from houle.games.land_unter.components import ANY_WATER, ANY_WEATHER, WATER, WEATHER
from houle.kernel import Eyes, Layout, Zone


class Seating:
    """The zones for a number of players, by what they are for."""

    __slots__ = (
        "chosen",
        "discard",
        "hands",
        "laid_down",
        "layout",
        "leftover",
        "pile",
        "played",
        "turned_up",
        "water",
    )

    def __init__(self, seats: int) -> None:
        zones = [
            Zone("pile", Eyes.NOBODY, holds=ANY_WATER),
            Zone("turned-up", Eyes.ALL, holds=ANY_WATER),
            Zone("discard", Eyes.ALL, holds=ANY_WATER),
            Zone("leftover", Eyes.NOBODY, holds=ANY_WEATHER),
        ]
        for seat in range(seats):
            zones += [
                Zone("hand", Eyes.OWNER, seat, ordered=False, holds=ANY_WEATHER),
                Zone("chosen", Eyes.OWNER, seat, holds=ANY_WEATHER),
                Zone("played", Eyes.ALL, seat, holds=ANY_WEATHER),
                Zone("laid-down", Eyes.OWNER, seat, ordered=False, holds=ANY_WEATHER),
                Zone("water", Eyes.ALL, seat, holds=ANY_WATER),
            ]
        self.layout = layout = Layout(seats, (*WEATHER, *WATER), zones)

        self.pile = layout.zone("pile")
        self.turned_up = layout.zone("turned-up")
        """L-10: the water cards of this trick."""
        self.discard = layout.zone("discard")
        """L-15: water cards of those who dropped out."""
        self.leftover = layout.zone("leftover")
        """L-03: weather cards that are dealt to nobody."""
        self.hands = tuple(layout.zone("hand", seat) for seat in range(seats))
        self.chosen = tuple(layout.zone("chosen", seat) for seat in range(seats))
        """L-11: the card chosen in secret."""
        self.played = tuple(layout.zone("played", seat) for seat in range(seats))
        """L-17: the weather cards played in this round, the latest on top."""
        self.laid_down = tuple(layout.zone("laid-down", seat) for seat in range(seats))
        """L-15b, L-23: what is left of a hand and waits to be passed on."""
        self.water = tuple(layout.zone("water", seat) for seat in range(seats))
        """L-13: the water cards in front of a player; the top one is the level."""
