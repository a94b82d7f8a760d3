"""Where everything lies at a table of WAVE."""

from houle.games.wave.components import ANY_CARD, COLOUR_TIDES, NUMBER_TIDES, SURF_CARDS
from houle.games.wave.moves import Side
from houle.games.wave.state import VAIMITI, WaveOptions
from houle.kernel import ANY_FACE, Card, Eyes, Layout, Zone, ZoneId


class Seating:
    """The zones for a number of players and a choice of options, by what they are for."""

    __slots__ = (
        "bend",
        "depths",
        "discard",
        "hands",
        "inward",
        "layout",
        "outward",
        "pile",
        "places",
        "tide",
        "tides",
        "with_vaimiti",
    )

    def __init__(self, seats: int, options: WaveOptions) -> None:
        self.with_vaimiti = seats == 2
        """W-50: two players surf with a dummy."""
        self.places = VAIMITI + 1 if self.with_vaimiti else seats
        self.tides: list[Card] = [
            *(COLOUR_TIDES if options.colour_tide else ()),
            *(NUMBER_TIDES if options.number_tide else ()),
        ]
        """W-70: the inversion cards of the chosen parts."""
        holds = ANY_CARD if self.tides else ANY_FACE  # W-72: inversion cards go to no hand
        zones = [Zone("pile", Eyes.NOBODY), Zone("discard", Eyes.ALL)]
        if options.virage:
            zones.append(Zone("bend", Eyes.ALL))
        if self.tides:
            zones.append(Zone("tide", Eyes.ALL))
        if options.nazare:
            zones.append(Zone("depths", Eyes.NOBODY, holds=holds))
        for seat in range(seats):
            zones.append(Zone(Side.INWARD.value, Eyes.OWNER, seat, holds=holds))
            zones.append(Zone(Side.OUTWARD.value, Eyes.OTHERS, seat, holds=holds))
        if self.with_vaimiti:
            zones.append(Zone("face-up", Eyes.ALL, VAIMITI))
            zones.append(Zone("face-down", Eyes.NOBODY, VAIMITI, holds=holds))
        self.layout = layout = Layout(seats, (*SURF_CARDS, *self.tides), zones)

        self.pile = layout.zone("pile")
        self.discard = layout.zone("discard")
        self.bend = layout.zone("bend") if options.virage else None
        self.tide = layout.zone("tide") if self.tides else None
        self.depths = layout.zone("depths") if options.nazare else None
        self.inward = tuple(layout.zone(Side.INWARD, seat) for seat in range(seats))
        self.outward = tuple(layout.zone(Side.OUTWARD, seat) for seat in range(seats))
        hands: list[tuple[ZoneId, ZoneId]] = list(zip(self.inward, self.outward, strict=True))
        if self.with_vaimiti:
            hands.append((layout.zone("face-up", VAIMITI), layout.zone("face-down", VAIMITI)))
        self.hands = tuple(hands)
        """The two rows of each place: inward and outward, or Vaimiti's face-up and face-down."""
