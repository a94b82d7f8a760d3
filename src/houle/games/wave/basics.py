"""What every part of the rules of WAVE asks: who sits where, what was agreed, what fits."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from houle.games.wave.components import BEATS, bit
from houle.games.wave.moves import Propose, WaveMove
from houle.games.wave.nazare import fitting
from houle.games.wave.seating import Seating
from houle.games.wave.state import VAIMITI, WaveOptions, WavePublic
from houle.kernel import Card, CardMask, Game, Layout, Table

HAND: Final = 5
PROPOSALS: Final = tuple(Propose(place) for place in range(HAND))
PROPOSALS_FACE_DOWN: Final = tuple(Propose(place, face_down=True) for place in range(HAND))
"""Moves are values, so each is made once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[WavePublic, WaveMove, WaveOptions]):
    """A game before its first rule: the rows, the variants, and the cards that could be played."""

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats, self.options)
        self.silence = (None,) * self.seats
        self.open_mistakes = self.options.open_mistakes
        self.unlit = self.options.strict or self.open_mistakes
        """Nobody is told which of the own outward cards fit (W-28, W-29)."""
        self.virage = self.options.virage
        self.nazare = self.options.nazare
        self.voluntary = self.options.voluntary
        return self.seating.layout

    def fitting(self, table: Table[WavePublic]) -> CardMask:
        """The cards that could be played face up now (W-21; in Nazaré W-82)."""
        beats = BEATS[self.order(table)]
        laid = table.zones[self.seating.discard]
        return fitting(beats, laid, table.public.face_down) if self.nazare else beats[laid[-1]]

    def order(self, table: Table[WavePublic]) -> int:
        """W-72, W-73: which cards are higher now, as `BEATS` counts."""
        if not self.seating.tides:
            return 0
        public = table.public
        return 2 * public.colours_inverted + public.numbers_inverted

    def held(self, table: Table[WavePublic], place: int) -> CardMask:
        """What a place can play from: not what it has just taken, of Vaimiti what lies face up."""
        zones = table.zones
        one, other = self.seating.hands[place]
        cards: i64 = 0
        for card in zones[one]:
            cards |= bit(card)
        if place >= self.seats:
            return cards
        for card in zones[other]:
            cards |= bit(card)
        if self.virage and table.public.taken and table.public.turn == place:
            cards ^= bit(zones[one][-1])  # W-62
        return cards

    def may_lay_down(self, inward: list[Card], outward: list[Card], fits: CardMask) -> bool:
        """W-83: only with nothing that fits; W-83b: always; W-89: outward cards are not checked."""
        if self.voluntary:
            return True
        judged = inward if self.unlit else inward + outward
        return not any(fits >> card & 1 for card in judged)

    def candidates(self, table: Table[WavePublic]) -> list[Propose]:
        """W-52, W-88: what the two players may have Vaimiti do."""
        fits = self.fitting(table)
        face_up = table.zones[self.seating.hands[VAIMITI][0]]
        found = [PROPOSALS[i] for i, card in enumerate(face_up) if fits >> card & 1]
        if self.voluntary or (self.nazare and not found):
            found += PROPOSALS_FACE_DOWN[: len(face_up)]
        return found
