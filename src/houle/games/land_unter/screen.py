"""LAND UNTER in a terminal: the water, a line for each player, and the viewer's own hand."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.land_unter import LandUnterOptions, LandUnterPublic
from houle.games.land_unter.components import level
from houle.games.land_unter.moves import LandUnterMove
from houle.games.land_unter.scoring import totals
from houle.games.land_unter.words import Label
from houle.kernel import Card, Fact, Onlooker, Seat, View
from houle.texts import Speaker
from houle.texts.ids import text_id

LandUnterView: TypeAlias = View[LandUnterPublic, LandUnterMove, LandUnterOptions]

IN_TURN = "bold #ffc93a"
GONE = "dim"
WATER = "bold #27b9ec"


class Screen:
    """Draws LAND UNTER; moves go by their number."""

    def draw(self, view: LandUnterView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        drawing = Drawing(view, speaker)
        lines = [*drawing.middle(), *drawing.players(), *drawing.hand()]
        return lines if canvas.colours else [Text(line.plain) for line in lines]

    def read(self, typed: str) -> msgspec.Struct | None:
        return None

    def how_to_type(self, speaker: Speaker) -> str:
        return ""


class Drawing:
    """One view, put into words."""

    def __init__(self, view: LandUnterView, speaker: Speaker) -> None:
        self._view = view
        self._public = view.public
        self._speaker = speaker

    def middle(self) -> Iterator[Text]:
        """Where the game stands, the water of this trick, and the trick before."""
        public = self._public
        yield Text(
            self._say(Label.ROUND, round=public.round, of=self._view.seats, trick=public.trick)
        )
        if turned_up := self._view.zone("turned-up"):
            yield Text(self._say(Label.WATER, levels=self._row(turned_up)), style=WATER)
        last = [
            f"{self._speaker.who(seat)} {self._speaker.short_card(card)}"
            for seat, card in enumerate(public.last_trick)
            if card is not None
        ]
        if last:
            yield Text(self._say(Label.LAST_TRICK, cards=", ".join(last)))

    def players(self) -> Iterator[Text]:
        """Lifebelts, level and points of each, and which cards are out of the hand."""
        in_turn = self._view.to_act if self._public.turn is not None else ()
        for seat in range(self._view.seats):
            style = IN_TURN if seat in in_turn else GONE if seat in self._public.out else ""
            name = f"{seat + 1} {self._speaker.who(seat)}"
            facts = ", ".join(self._facts(seat))
            yield Text(self._speaker.ui("table-line", name=name, content=facts), style=style)

    def hand(self) -> Iterator[Text]:
        """The viewer's own cards, the lowest first."""
        viewer = self._view.viewer
        if not isinstance(viewer, Onlooker) and (held := self._view.zone("hand", viewer)):
            cards = sorted(card for card in held if card is not None)
            yield Text(self._say(Label.HAND, cards=self._row(cards)), style="bold")

    def _facts(self, seat: Seat) -> Iterator[str]:
        public, view = self._public, self._view
        if seat == public.turn:
            yield self._say(Label.TO_PLAY)
        if seat in public.out:
            yield self._say(Label.OUT)
        else:
            yield self._say(Label.BELTS, left=public.belts[seat], of=public.allotted[seat])
            water = view.zone("water", seat)
            top = water[-1] if water else None
            yield self._say(Label.DRY) if top is None else self._say(Label.LEVEL, level=level(top))
        yield self._say(Label.POINTS, points=totals(public)[seat])
        if view.zone("chosen", seat):
            yield self._say(Label.CHOSEN)
        if played := view.zone("played", seat):
            yield self._say(Label.PLAYED, cards=self._row(played))
        if public.seen and (seen := sorted(set(public.seen[seat]) - set(played))):
            yield self._say(Label.SEEN, cards=self._row(seen))

    def _row(self, cards: Iterable[Card | None]) -> str:
        return " ".join(map(self._speaker.short_card, cards))

    def _say(self, label: Label, **facts: Fact) -> str:
        return self._speaker.ui(text_id("label", label), **facts)
