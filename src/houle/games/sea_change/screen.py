"""SEA CHANGE in a terminal: the trump, this trick and the one before, and how everybody stands."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.sea_change import SeaOptions, SeaPublic
from houle.games.sea_change.components import COLOUR_OF, Colour, sea
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.seating import Seating
from houle.games.sea_change.state import Teams
from houle.games.sea_change.words import Label
from houle.kernel import Card, View
from houle.texts import Speaker

__all__ = ["Screen"]

SeaView: TypeAlias = View[SeaPublic, PlayCard, SeaOptions]

PAINT = {
    Colour.RED: "bold #ffffff on #b00a30",
    Colour.YELLOW: "bold #0b2a3c on #ffdb33",
    Colour.GREEN: "bold #ffffff on #14663a",
    Colour.BLUE: "bold #ffffff on #173b75",
    Colour.VIOLET: "bold #ffffff on #6b2a8c",
}
QUIET = "dim"
LOUD = "bold #ffc93a"


class Screen:
    """Draws SEA CHANGE; moves are chosen by their numbers."""

    def draw(self, view: SeaView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        drawing = Drawing(view, speaker, canvas)
        return [
            *drawing.side_by_side(drawing.middle()),
            *drawing.tricks(),
            *drawing.players(),
            *drawing.hand(),
        ]

    def read(self, typed: str) -> msgspec.Struct | None:
        return None

    def how_to_type(self, speaker: Speaker) -> str:
        return ""


class Drawing:
    """One view: painted where the canvas takes colours, else told in words."""

    def __init__(self, view: SeaView, speaker: Speaker, canvas: Canvas) -> None:
        self.view = view
        self.speaker = speaker
        self.colours = canvas.colours
        self.width = canvas.width if canvas.colours else sys.maxsize
        self.seating = Seating(view.seats, view.options)

    def middle(self) -> Iterator[Text]:
        """The facts that belong to nobody."""
        public, view = self.view.public, self.view
        trick = view.zone("trick")
        yield self._fact(Label.ROUND, Text(str(public.round)))
        yield self._fact(Label.DEALER, Text(self.speaker.who(public.dealer)))
        if public.trump is not None:
            yield self._fact(Label.TRUMP, self._colour(public.trump))
        if trick and trick[0] is not None:
            yield self._fact(Label.TO_FOLLOW, self._colour(COLOUR_OF[trick[0]]))
        if view.seats <= 2:
            count = self.speaker.ui("table-cards", count=len(view.zone("pile")))
            yield self._labelled(self.speaker.zone("pile", None), Text(count))
        box = view.zone("box")
        in_play = [colour for colour in Colour if sea(colour, 0) not in box]
        yield self._fact(Label.IN_PLAY, self._gap().join(map(self._colour, in_play)))

    def tricks(self) -> Iterator[Text]:
        """The cards of this trick and of the one before, with who played them and who won."""
        public = self.view.public
        yield from self._row(self.speaker.zone("trick", None), self._played("trick", public.leader))
        if public.last_leader is not None and public.last_winner is not None:
            played = self._played("last", public.last_leader)
            winner = self._styled(f" → {self.speaker.who(public.last_winner)}")
            played[-1] = Text.assemble(played[-1], winner)
            yield from self._row(self.speaker.zone("last", None), played)

    def _played(self, zone: str, leader: int) -> list[Text]:
        return [
            Text.assemble(f"{self.speaker.who(self.seating.player(leader, place))} ", card)
            for place, card in enumerate(self._cards(self.view.zone(zone)))
        ]

    def players(self) -> Iterator[Text]:
        """How everybody stands."""
        public = self.view.public
        turn = public.turn if self.view.outcome is None else None
        for player, side in enumerate(self.seating.side_of):
            mark = "▶ " if player == turn else "  "
            name = self._styled(f"{mark}{self.speaker.who(player)}", LOUD if player == turn else "")
            yield self._gap("  ", ". ").join([name, *self._standing(player, side)])

    def _standing(self, player: int, side: int) -> Iterator[Text]:
        view = self.view
        if view.options.teams is not Teams.NONE:
            yield self._fact(Label.TEAM, Text(str(side + 1)))
        if player < view.seats:
            count = len(view.zone("hand", player))
            yield Text(self.speaker.ui("table-cards", count=count))
        taken = len(view.zone("taken", player))
        if view.public.last_winner == player:
            taken += len(view.zone("last"))
        yield self._fact(Label.TAKEN, Text(str(taken)))
        had, wanted = view.public.victories[side], self.seating.targets[side]
        yield self._fact(Label.VICTORIES, Text(f"{had}/{wanted}"))

    def hand(self) -> Iterator[Text]:
        """One's own cards, by colour and value."""
        viewer = self.view.viewer
        if isinstance(viewer, int):
            held = [card for card in self.view.zone("hand", viewer) if card is not None]
            yield from self._row(self.speaker.zone("hand", viewer), self._cards(sorted(held)))

    # The pieces

    def _cards(self, cards: Iterable[Card | None]) -> list[Text]:
        return [
            self._painted(self.speaker.card(card), COLOUR_OF[card])
            for card in cards
            if card is not None
        ]

    def _colour(self, colour: Colour) -> Text:
        return self._painted(self.speaker.ui(f"colour-{colour.word}"), colour)

    def _painted(self, name: str, colour: Colour) -> Text:
        return Text(f" {name} ", style=PAINT[colour]) if self.colours else Text(name)

    def _styled(self, text: str, style: str = QUIET) -> Text:
        return Text(text, style=style if self.colours else "")

    def _fact(self, label: Label, content: Text) -> Text:
        return self._labelled(self.speaker.ui(f"label-{label}"), content)

    def _labelled(self, name: str, content: Text) -> Text:
        """A name and what it stands for, set as the language sets them."""
        mark = "\N{OBJECT REPLACEMENT CHARACTER}"
        before, after = self.speaker.ui("table-line", name=name, content=mark).split(mark)
        return Text.assemble(self._styled(before), content, after)

    def _row(self, name: str, pieces: list[Text]) -> list[Text]:
        pieces = pieces or [Text(self.speaker.ui("table-empty"))]
        first = self._labelled(name, pieces[0])
        return self.side_by_side([first, *pieces[1:]], " ", ", ")

    def _gap(self, drawn: str = " ", told: str = ", ") -> Text:
        return Text(drawn if self.colours else told)

    def side_by_side(
        self, entries: Iterable[Text], drawn: str = "   ", told: str = ". "
    ) -> list[Text]:
        """As many entries on a line as fit."""
        gap = self._gap(drawn, told)
        lines: list[Text] = []
        for entry in entries:
            if lines and lines[-1].cell_len + gap.cell_len + entry.cell_len <= self.width:
                lines[-1] = Text.assemble(lines[-1], gap, entry)
            else:
                lines.append(entry)
        return lines
