"""What every part of the rules of WAVE asks: who sits where, what was agreed, what fits."""

from mypy_extensions import mypyc_attr

from houle.games.wave.components import ANY_CARD, BEATS
from houle.games.wave.moves import Propose, WaveMove
from houle.games.wave.nazare import to_beat
from houle.games.wave.seating import Seating
from houle.games.wave.state import VAIMITI, WaveOptions, WavePublic
from houle.kernel import Card, CardMask, Game, Layout, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[WavePublic, WaveMove, WaveOptions]):
    """A game before its first rule: the rows, the variants, and the cards that could be played."""

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats, self.options)
        self.silence = (None,) * self.seats
        self.open_mistakes = self.options.open_mistakes
        self.unlit = self.options.strict or self.open_mistakes
        """Nobody is told which of the own outward cards fit (W-28, W-29)."""
        self.nazare = self.options.nazare
        self.voluntary = self.options.voluntary
        return self.seating.layout

    def fitting(self, table: Table[WavePublic]) -> CardMask:
        """The cards that could be played face up now (W-21; in Nazaré W-82)."""
        seating = self.seating
        beats = BEATS[0]
        if seating.tides:
            public = table.public
            beats = BEATS[2 * public.colours_inverted + public.numbers_inverted]
        laid = table.zones[seating.discard]
        if not self.nazare:
            return beats[laid[-1]]
        fits = ANY_CARD
        for card in to_beat(laid, table.public.face_down):
            fits &= beats[card]
        return fits

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
        fitting = [Propose(i) for i, card in enumerate(face_up) if fits >> card & 1]
        if self.voluntary or (self.nazare and not fitting):
            fitting += [Propose(i, face_down=True) for i in range(len(face_up))]
        return fitting
