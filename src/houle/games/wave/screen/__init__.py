"""WAVE in a terminal: the order, the discard or the great wave, and everybody's cards."""

from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.wave.moves import WaveMove
from houle.games.wave.screen.brush import Brush
from houle.games.wave.screen.great_wave import great_wave_lines
from houle.games.wave.screen.hands import hand_lines
from houle.games.wave.screen.middle import middle_lines, talk_lines
from houle.games.wave.screen.typed import read_move
from houle.games.wave.view import WaveView
from houle.texts import Speaker

__all__ = ["Screen"]


class Screen:
    """Draws WAVE, and reads moves such as `i2`."""

    def draw(self, view: WaveView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        brush = Brush(speaker, canvas)
        return [
            *middle_lines(view, brush),
            *(great_wave_lines(view, brush) if view.options.nazare else ()),
            *hand_lines(view, brush),
            *talk_lines(view, brush),
        ]

    def read(self, typed: str) -> WaveMove | None:
        return read_move(typed)

    def how_to_type(self, speaker: Speaker) -> str:
        return speaker.ui("wave-typing")
