"""What anybody sees at a table of WAVE, by its type, and what can be read from it."""

from typing import TypeAlias

from houle.games.wave.moves import WaveMove
from houle.games.wave.state import WaveOptions, WavePublic
from houle.kernel import Card, View

WaveView: TypeAlias = View[WavePublic, WaveMove, WaveOptions]


def great_wave(view: WaveView) -> list[Card | None]:
    """Nazaré: what lies at each place, in the order of laying; `None` is a card face down."""
    face_up = iter(view.zone("discard"))
    sunk = view.public.face_down
    total = len(view.zone("discard")) + len(sunk)
    return [None if place in sunk else next(face_up) for place in range(total)]
