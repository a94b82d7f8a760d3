"""The pieces every part of the drawing is made of."""

import sys
from collections.abc import Iterable, Iterator

from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.wave.components import SURF, Colour
from houle.games.wave.moves import Advice
from houle.games.wave.view import WaveView
from houle.kernel import Card
from houle.texts import Speaker

PAINT = {
    Colour.WHITE: "bold #0b2a3c on #ffffff",
    Colour.YELLOW: "bold #0b2a3c on #ffdb33",
    Colour.ORANGE: "bold #0b2a3c on #e07f12",
    Colour.RED: "bold #ffffff on #b00a30",
    Colour.SKY: "bold #0b2a3c on #27b9ec",
    Colour.NAVY: "bold #ffffff on #173b75",
}
BLANK = "#f1fafb on #45606b"
QUIET = "dim"
LOUD = "bold #ffc93a"


class Brush:
    """Draws cards and words on a canvas: painted where it takes colours, else told in words."""

    def __init__(self, speaker: Speaker, canvas: Canvas) -> None:
        self.speaker = speaker
        self.colours = canvas.colours
        self.width = canvas.width if canvas.colours else sys.maxsize

    def card(self, card: Card | None) -> Text:
        if card is not None:
            return self.painted(self.speaker.card(card), PAINT[SURF[card][0]])
        return self.painted("?", BLANK) if self.colours else Text(self.speaker.card(None))

    def painted(self, name: str, paint: str) -> Text:
        return Text(f" {name} ", style=paint) if self.colours else Text(name)

    def styled(self, text: str, style: str) -> Text:
        return Text(text, style=style if self.colours else "")

    def labelled(self, label: str, content: Text) -> Text:
        return Text.assemble(self.styled(f"{label} ", QUIET), content)

    def fingers(self, view: WaveView, owner: int | None, place: int) -> Text:
        """Who points at a card, and what for."""
        pointers: dict[Advice, list[str]] = {}
        for finger in view.public.pointing:
            if (finger.owner, finger.place) == (owner, place):
                name = self.speaker.who(finger.pointer)
                pointers.setdefault(finger.advice, []).append(name)
        texts = (
            self.speaker.ui("wave-finger", names=", ".join(names), says=advice.value)
            for advice, names in pointers.items()
        )
        return Text().join(self.styled(f" ({text})", LOUD) for text in texts)

    def side_by_side(self, entries: Iterable[Text], gap: str, width: int) -> Iterator[Text]:
        """As many entries on a line as fit."""
        line: Text | None = None
        for entry in entries:
            if line is None:
                line = entry
            elif line.cell_len + len(gap) + entry.cell_len <= width:
                line = Text.assemble(line, gap, entry)
            else:
                yield line
                line = entry
        if line is not None:
            yield line
