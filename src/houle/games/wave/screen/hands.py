"""Everybody's cards, as far as the viewer sees them, and the fingers on them."""

from collections.abc import Iterator

from rich.text import Text

from houle.games.wave.moves import Side
from houle.games.wave.screen.brush import LOUD, QUIET, Brush
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView

LABELS = {
    Side.INWARD.value: "wave-inward",
    Side.OUTWARD.value: "wave-outward",
    "face-up": "wave-face-up",
    "face-down": "wave-face-down",
}
POINTABLE = {Side.OUTWARD.value, "face-up"}
GAP = "  "


def hand_lines(view: WaveView, brush: Brush) -> Iterator[Text]:
    """One line for each player, or more where the cards need them."""
    hands = {
        place: tuple(_row(view, brush, name, place) for name in _row_names(view, place))
        for place in range(max(view.seats, VAIMITI + 1))
    }
    names = {place: f"{place + 1} {brush.speaker.who(place)}" for place in hands}
    turn = view.public.turn if view.outcome is None else None
    if brush.colours:
        yield from _drawn(hands, names, turn, brush)
        return
    for place, rows in hands.items():
        mark = f" ({brush.speaker.ui('wave-to-play')})" if place == turn else ""
        told = (Text(", ").join(row) for row in rows)
        yield Text(". ").join([Text(f"{names[place]}{mark}"), *told])


def _drawn(
    hands: dict[int, tuple[list[Text], ...]], names: dict[int, str], turn: int | None, brush: Brush
) -> Iterator[Text]:
    margin = max(map(len, names.values())) + 4
    room = brush.width - margin
    lines = {place: [Text(" ").join(row) for row in rows] for place, rows in hands.items()}
    first, second = (max(both[i].cell_len for both in lines.values()) for i in (0, 1))
    column = first if first + len(GAP) + second <= room else 0
    for place, rows in hands.items():
        mark = "▶" if place == turn else " "
        head = Text(f"{mark} {names[place]}".ljust(margin), LOUD if place == turn else "bold")
        whole = Text(GAP).join(lines[place])
        if whole.cell_len <= room:
            lines[place][0].pad_right(max(column - lines[place][0].cell_len, 0))
            yield Text.assemble(head, Text(GAP).join(lines[place]))
            continue
        for row in rows:
            for line in brush.side_by_side(row, " ", room):
                yield Text.assemble(head, line)
                head = Text(" " * margin)


def _row_names(view: WaveView, place: int) -> tuple[str, str]:
    if place < view.seats:
        return Side.INWARD.value, Side.OUTWARD.value
    return "face-up", "face-down"


def _row(view: WaveView, brush: Brush, name: str, owner: int) -> list[Text]:
    """The cards of a row, the first one with the name of the row before it."""
    cards = view.zone(name, owner)
    mine = owner == view.viewer
    if not cards:
        pieces = [brush.styled(brush.speaker.ui("table-empty"), QUIET)]
    elif not mine and all(card is None for card in cards):
        count = "table-cards" if name == "face-down" else "table-hidden"
        pieces = [brush.styled(brush.speaker.ui(count, count=len(cards)), QUIET)]
    else:
        letter = name[0] if mine else "v" if name == "face-up" else ""
        after = "" if brush.colours else " "
        pieces = [
            Text.assemble(
                brush.styled(brush.speaker.ui("wave-label", label=f"{letter}{place + 1}"), QUIET),
                after,
                brush.card(card),
                _remarks(view, brush, name, owner, place),
            )
            for place, card in enumerate(cards)
        ]
    pieces[0] = brush.labelled(brush.speaker.ui(LABELS[name]), pieces[0])
    return pieces


def _remarks(view: WaveView, brush: Brush, name: str, owner: int, place: int) -> Text:
    public = view.public
    if name in POINTABLE:
        return brush.fingers(view, owner, place)
    newest = place == len(view.zone(name, owner)) - 1
    if public.taken and name == Side.INWARD and owner == public.turn and newest:
        return brush.styled(f" ({brush.speaker.ui('wave-just-taken')})", QUIET)
    return Text()
