"""What a surfer can work out from a view of WAVE: what fits, what is hard, what is still unseen."""

from typing import TypeAlias

from houle.games.wave import WaveOptions, WavePublic
from houle.games.wave.components import ANY_CARD, BEATS, SURF, SURF_CARDS
from houle.games.wave.moves import WaveMove
from houle.games.wave.nazare import to_beat
from houle.games.wave.view import WaveView
from houle.kernel import Card, CardMask, Knowledge

WaveKnowledge: TypeAlias = Knowledge[WavePublic, WaveMove, WaveOptions]

HARDNESS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        (colour + 1 if colours_inverted else 6 - colour)
        * (number + 1 if numbers_inverted else 6 - number)
        for colour, number in SURF
    )
    for colours_inverted in (False, True)
    for numbers_inverted in (False, True)
)
"""`HARDNESS[order][card]`: how few cards this one can follow, 1 to 36; orders as in `BEATS`."""


class Sight:
    """One view, and what follows from it."""

    def __init__(self, view: WaveView) -> None:
        public = view.public
        order = 2 * public.colours_inverted + public.numbers_inverted
        self.hardness = HARDNESS[order]
        self.fits: CardMask = ANY_CARD
        """The cards that could be played face up now (W-21; in Nazaré W-82)."""
        for card in _to_beat(view):
            if card is not None:
                self.fits &= BEATS[order][card]
        self._view = view

    def hardness_of_unseen(self) -> list[int]:
        """How hard the cards are that fit and that this viewer does not see anywhere."""
        seen = {card for zone in self._view.zones for card in zone.cards}
        return [
            self.hardness[card] for card in SURF_CARDS if self.fits >> card & 1 and card not in seen
        ]


def _to_beat(view: WaveView) -> list[Card | None]:
    laid = view.zone("discard")
    return to_beat(laid, view.public.face_down) if view.options.nazare else [laid[-1]]
