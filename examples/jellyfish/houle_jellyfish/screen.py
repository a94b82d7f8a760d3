"""JELLYFISH in a terminal: who has caught what, and one's own hand; moves go by number."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.kernel import Card, View
from houle.texts import Speaker
from houle_jellyfish.moves import JellyMove
from houle_jellyfish.rules import JellyPublic, NoOptions, creature_on

__all__ = ["Screen"]

JellyView: TypeAlias = View[JellyPublic, JellyMove, NoOptions]
LOUD = "bold #ffc93a"


class Screen:
    """Draws JELLYFISH."""

    def draw(self, view: JellyView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        lines = [Text(line) for line in _lines(view, speaker)]
        if canvas.colours and view.outcome is None:
            lines[view.public.turn].stylize(LOUD)
        return lines

    def read(self, typed: str) -> msgspec.Struct | None:
        return None

    def how_to_type(self, speaker: Speaker) -> str:
        return ""


def _lines(view: JellyView, speaker: Speaker) -> Iterator[str]:
    for seat in range(view.seats):
        held = speaker.ui("table-cards", count=len(view.zone("hand", seat)))
        caught = _counted(view.zone("caught", seat), speaker)
        name = f"{speaker.who(seat)}, {held}"
        yield speaker.ui("table-line", name=name, content=caught)
    if isinstance(view.viewer, int):
        for zone in ("hand", "on-its-way"):
            if cards := view.zone(zone, view.viewer):
                name = speaker.zone(zone, view.viewer)
                yield speaker.ui("table-line", name=name, content=_counted(cards, speaker))


def _counted(cards: Iterable[Card | None], speaker: Speaker) -> str:
    known = [card for card in cards if card is not None]
    often = Counter(map(creature_on, known))
    named = {creature_on(card): speaker.card(card) for card in known}
    told = [
        f"{count} {named[creature]}" if count > 1 else named[creature]
        for creature, count in sorted(often.items())
    ]
    return ", ".join(told) or speaker.ui("table-empty")
