"""VAGUE VERTE in a terminal: the pile, the red lights, the streets, and the viewer's own hand."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.vague_verte import VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.components import FACES
from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.roads import Road
from houle.games.vague_verte.words import Label
from houle.kernel import Card, Fact, Onlooker, Seat, View, Who
from houle.texts import Speaker
from houle.texts.ids import NOBODY, text_id

VagueVerteView: TypeAlias = View[VagueVertePublic, VagueVerteMove, VagueVerteOptions]

PAINT = {
    "red": "bold #ffffff on #b00a30",
    "yellow": "bold #0b2a3c on #ffdb33",
    "green": "bold #ffffff on #1f6b3a",
    "blue": "bold #ffffff on #173b75",
    None: "bold #0b2a3c on #dce8ea",
}
RED_LIGHT = "bold #ff4d4d"
IN_TURN = "bold #ffc93a"


class Screen:
    """Draws VAGUE VERTE; moves go by their number."""

    def draw(self, view: VagueVerteView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        drawing = Drawing(view, speaker, colours=canvas.colours)
        return [*drawing.middle(), *drawing.streets(), *drawing.hand()]

    def read(self, typed: str) -> msgspec.Struct | None:
        return None

    def how_to_type(self, speaker: Speaker) -> str:
        return ""


class Drawing:
    """One view, drawn where there are colours and told in words where not."""

    def __init__(self, view: VagueVerteView, speaker: Speaker, *, colours: bool) -> None:
        self._view = view
        self._public = view.public
        self._speaker = speaker
        self._colours = colours

    def middle(self) -> Iterator[Text]:
        """What there is to draw, and the red lights."""
        view = self._view
        told = [self._say(Label.PILE, count=len(view.zone("pile")))]
        told += [
            self._say(Label.FACE_UP, card=self._speaker.card(card), count=len(view.zone("under")))
            for card in view.zone("discard")
        ]
        yield Text(". ".join(told))
        for signal in sorted(self._public.signals, key=lambda signal: signal.row):
            passed = NOBODY if signal.passed_by is None else Who(signal.passed_by)
            yield self._styled(self._say(Label.RED, row=signal.row, passed=passed), RED_LIGHT)

    def streets(self) -> Iterator[Text]:
        """A line for each player: how it stands, and the street from the house to the beach."""
        for seat in range(self._view.seats):
            street = self._seen("street", seat)
            road = Road(street, seat, self._public.signals, self._view.options.length)
            facts = ", ".join(self._facts(seat, road))
            head = f"{seat + 1} {self._speaker.who(seat)}"
            line = self._speaker.ui("table-line", name=head, content=facts)
            yield self._styled(line, IN_TURN if seat in self._view.to_act else "")
            if self._colours:
                yield self._drawn(street)
            elif street:
                yield Text(", ".join(map(self._speaker.card, street)))

    def hand(self) -> Iterator[Text]:
        """The viewer's own cards."""
        viewer = self._view.viewer
        if not isinstance(viewer, Onlooker):
            gap = Text(" " if self._colours else ", ")
            cards = gap.join(map(self._card, self._seen("hand", viewer)))
            before, _, after = self._say(Label.HAND, cards="\0").partition("\0")
            yield Text.assemble(before, cards, after)

    def _facts(self, seat: Seat, road: Road) -> Iterator[str]:
        if seat in self._view.to_act:
            yield self._say(Label.TO_PLAY)
        if road.started:
            yield self._say(Label.ROW, row=road.row, length=road.length)
        else:
            yield self._say(Label.HOME)
        if road.broken_down:
            yield self._say(Label.BROKEN_DOWN)
        if road.barred:
            yield self._say(Label.BARRED)
        if self._public.misses[seat]:
            yield self._say(Label.MISSES)

    def _drawn(self, street: list[Card]) -> Text:
        """Square by square; a red light stands behind the row that it bars."""
        red = {signal.row for signal in self._public.signals}
        line = Text("   ")
        for row in range(1, self._view.options.length + 1):
            line.append_text(self._card(street[row - 1]) if row <= len(street) else Text(" · "))
            line.append("●" if row in red else " ", style=RED_LIGHT)
        return line

    def _card(self, card: Card) -> Text:
        name = self._speaker.short_card(card)
        if not self._colours:
            return Text(self._speaker.card(card))
        return Text(f" {name} ", style=PAINT[FACES[card].colour])

    def _seen(self, zone: str, owner: Seat) -> list[Card]:
        return [card for card in self._view.zone(zone, owner) if card is not None]

    def _styled(self, text: str, style: str) -> Text:
        return Text(text, style=style if self._colours else "")

    def _say(self, label: Label, **facts: Fact) -> str:
        return self._speaker.ui(text_id("label", label), **facts)
