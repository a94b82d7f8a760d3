"""The table of a game that brings no drawing of its own: its zones and its facts, by name."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.kernel import View, ZoneView
from houle.texts import Speaker


class Screen:
    """Draws any game."""

    def draw(
        self,
        view: View[Any, Any, Any],
        speaker: Speaker,
        canvas: Canvas,  # noqa: ARG002 - words need no colours
    ) -> list[Text]:
        return [*zone_lines(view, speaker), *_fact_lines(view, speaker)]

    def read(self, typed: str) -> msgspec.Struct | None:  # noqa: ARG002 - moves go by number
        return None

    def how_to_type(self, speaker: Speaker) -> str:  # noqa: ARG002
        return ""


def zone_lines(view: View[Any, Any, Any], speaker: Speaker) -> Iterator[Text]:
    """What lies where, one zone a line."""
    for zone in view.zones:
        name = speaker.zone(zone.name, zone.owner)
        yield Text(speaker.ui("table-line", name=name, content=_cards(zone, speaker)))


def _cards(zone: ZoneView, speaker: Speaker) -> str:
    if not zone.cards:
        return speaker.ui("table-empty")
    if all(card is None for card in zone.cards):
        return speaker.ui("table-hidden", count=len(zone.cards))
    return ", ".join(speaker.short_card(card) for card in zone.cards)


def _fact_lines(view: View[Any, Any, Any], speaker: Speaker) -> Iterator[Text]:
    """What the public record says, a field a line, as far as it can be said in words."""
    for field in view.public.__struct_fields__:
        if content := speaker.fact(view.public, field):
            name = speaker.figure(field)
            yield Text(speaker.ui("table-line", name=name, content=content))
