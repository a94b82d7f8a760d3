"""What the referee keeps of a table: plain lists of cards, and the facts of the public record."""

from typing import NamedTuple, Self, TypeAlias

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import Side
from houle.kernel import Card, Seat, TrackedTable
from tests.games.wave.referee_cards import GreatWave
from tests.games.wave.referee_talk import Talk

THE_DUMMY = 2
"""W-50: Vaimiti sits third."""

ZoneName: TypeAlias = tuple[str, int | None]


class Held(NamedTuple):
    """A card in a hand and where it is held."""

    side: Side
    place: int
    card: Card


class Position:
    """Everything that lies on the table."""

    def __init__(self, seats: int, options: WaveOptions, public: WavePublic) -> None:
        self.seats = seats
        self.options = options
        self.in_the_dark = options.strict or options.open_mistakes
        """W-28, W-29: nothing is told of the own outward cards."""
        self.with_vaimiti = seats == 2
        self.surfers = 3 if self.with_vaimiti else seats

        self.pile: list[Card] = []
        self.discarded: list[Card] = []
        self.great_wave = GreatWave()
        self.bend: list[Card] = []
        self.drawn_tides: list[Card] = []
        self.inward: list[list[Card]] = [[] for _ in range(seats)]
        self.outward: list[list[Card]] = [[] for _ in range(seats)]
        self.her_face_up: list[Card] = []
        self.her_face_down: list[Card] = []

        self.turn = public.turn
        self.direction = public.direction
        self.colours_inverted = public.colours_inverted
        self.numbers_inverted = public.numbers_inverted
        self.taken = public.taken
        self.proposals = list(public.proposals)
        self.talk = Talk(public)
        self.ended = public.ended

    @classmethod
    def watch(cls, game: Wave, table: TrackedTable[WavePublic]) -> Self:
        """A look at every card of a table, once; nothing is shared with it afterwards."""
        public = table.public
        position = cls(game.seats, game.options, public)
        position.pile = list(table.zone("pile"))
        if game.options.nazare:
            face_up, face_down = list(table.zone("discard")), list(table.zone("depths"))
            for place in range(len(face_up) + len(face_down)):
                is_down = place in public.face_down
                card = (face_down if is_down else face_up).pop(0)
                position.great_wave.lay(card, face_up=not is_down)
        else:
            position.discarded = list(table.zone("discard"))
        if game.options.virage:
            position.bend = list(table.zone("bend"))
        if game.options.colour_tide or game.options.number_tide:
            position.drawn_tides = list(table.zone("tide"))
        for seat in range(game.seats):
            position.inward[seat] = list(table.zone("inward", seat))
            position.outward[seat] = list(table.zone("outward", seat))
        if position.with_vaimiti:
            position.her_face_up = list(table.zone("face-up", THE_DUMMY))
            position.her_face_down = list(table.zone("face-down", THE_DUMMY))
        return position

    def hand(self, seat: Seat) -> list[Held]:
        """All cards a player holds."""
        return [
            *(Held(Side.INWARD, place, card) for place, card in enumerate(self.inward[seat])),
            *(Held(Side.OUTWARD, place, card) for place, card in enumerate(self.outward[seat])),
        ]

    def cards_of(self, surfer: int) -> int:
        """How many cards a player or Vaimiti has."""
        if self.with_vaimiti and surfer == THE_DUMMY:
            return len(self.her_face_up) + len(self.her_face_down)
        return len(self.inward[surfer]) + len(self.outward[surfer])

    def zones(self) -> dict[ZoneName, list[Card]]:
        """The cards by the names of the game's zones."""
        nazare = self.options.nazare
        zones: dict[ZoneName, list[Card]] = {
            ("pile", None): self.pile,
            ("discard", None): self.great_wave.face_up if nazare else self.discarded,
        }
        for seat in range(self.seats):
            zones["inward", seat] = self.inward[seat]
            zones["outward", seat] = self.outward[seat]
        if self.with_vaimiti:
            zones["face-up", THE_DUMMY] = self.her_face_up
            zones["face-down", THE_DUMMY] = self.her_face_down
        if self.options.virage:
            zones["bend", None] = self.bend
        if self.options.colour_tide or self.options.number_tide:
            zones["tide", None] = self.drawn_tides
        if nazare:
            zones["depths", None] = self.great_wave.face_down
        return zones

    def public(self) -> WavePublic:
        """The public record as it should be."""
        return WavePublic(
            turn=self.turn,
            direction=self.direction,
            colours_inverted=self.colours_inverted,
            numbers_inverted=self.numbers_inverted,
            taken=self.taken,
            face_down=tuple(self.great_wave.places_face_down),
            proposals=tuple(self.proposals),
            pointing=tuple(self.talk.fingers),
            said=tuple(self.talk.said),
            declared_by=self.talk.declared_by,
            ended=self.ended,
        )
