"""Nazaré's great wave: drawn where there are colours, told column by column where not."""

from collections.abc import Iterator

from rich.text import Text

from houle.games.wave.components import SURF
from houle.games.wave.nazare import HEIGHTS, SPOTS
from houle.games.wave.screen.brush import BLANK, LOUD, PAINT, QUIET, Brush
from houle.games.wave.view import WaveView, great_wave
from houle.kernel import Card

CELL = 6
"""How wide a card is drawn: ten columns fit a terminal of 80."""

PLACE_AT = {(spot.column, spot.row): place for place, spot in enumerate(SPOTS)}


def great_wave_lines(view: WaveView, brush: Brush) -> Iterator[Text]:
    """The wave from its crest to its base, and what the next card must beat."""
    laid = great_wave(view)
    yield from _drawn(laid, brush) if brush.colours else _told(laid, brush)
    if len(laid) < len(SPOTS):
        yield _next_place(laid, brush)


def _drawn(laid: list[Card | None], brush: Brush) -> Iterator[Text]:
    for row in reversed(range(max(HEIGHTS))):
        cells = (_cell(laid, PLACE_AT.get((column, row)), brush) for column in range(len(HEIGHTS)))
        yield Text(" ").join(cells)


def _cell(laid: list[Card | None], place: int | None, brush: Brush) -> Text:
    if place is None:
        return Text(" " * CELL)
    if place > len(laid):
        return Text("·".center(CELL), style=QUIET)
    if place == len(laid):
        return Text(brush.speaker.ui("wave-here").center(CELL), style=LOUD)
    card = laid[place]
    if card is None:
        return Text(brush.speaker.ui("wave-sunk").center(CELL), style=BLANK)
    colour, number = SURF[card]
    short = brush.speaker.ui("wave-short-colour", hue=colour.word)
    return Text(f"{number} {short}".center(CELL), style=PAINT[colour])


def _told(laid: list[Card | None], brush: Brush) -> Iterator[Text]:
    columns: list[list[str]] = [[] for _ in HEIGHTS]
    for card, spot in zip(laid, SPOTS, strict=False):
        name = brush.speaker.ui("wave-sunk") if card is None else brush.speaker.card(card)
        columns[spot.column].append(name)
    for number, cards in enumerate(columns, 1):
        if cards:
            yield Text(f"{brush.speaker.ui('wave-column', number=number)} {', '.join(cards)}")


def _next_place(laid: list[Card | None], brush: Brush) -> Text:
    ui = brush.speaker.ui
    spot = SPOTS[len(laid)]
    to_beat = [
        ui(message, card=brush.speaker.card(laid[place]))
        for message, place in (("wave-left", spot.left), ("wave-below", spot.below))
        if place is not None and laid[place] is not None
    ]
    where = ui("wave-next-place", column=spot.column + 1, height=spot.row + 1)
    what = ui("wave-to-beat", cards=", ".join(to_beat)) if to_beat else ui("wave-anything")
    return Text(f"{where} {what}")
