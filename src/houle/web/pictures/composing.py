"""A table as a drawing: where it plays, who sits there, and how it stands (T-72).

It is made of what is told of the table in words, and of nothing else. Names are people's own: all
that is written goes through `escape`, and into text only.
"""

from collections.abc import Iterator
from html import escape
from itertools import chain

from houle.tables.viewing import Glance
from houle.web.glimpses import Glimpse, Sitter, glimpse
from houle.web.pictures.drawings import animal_drawing, placed, scene_of
from houle.web.pictures.letters import (
    DISPLAY,
    TEXT,
    Line,
    family,
    fitted,
    names_somebody,
    width,
    wrapped,
)

WIDTH, HEIGHT = 1200, 630
INK, PAPER, SAND, GOLD, SEA, MUTED = (
    "#0b2a3c",
    "#fffdf6",
    "#f3e6c8",
    "#ffc93a",
    "#13768f",
    "#3b5c6b",
)
SHORE = 404
"""Where the scene ends and the paper begins."""
LEFT, RIGHT = 468, 1152
ROOM = RIGHT - LEFT
TITLE_SIZE, LINE_SIZE, LEADING = 76, 34, 44
SMALLEST_TITLE = 0.5
NAME_SIZES = {1: 44, 2: 34}
POINTS_SIZE = 32
MOST_LINES = 3
MOST_IN_A_COLUMN = 3
HIGHEST_SEAT, LOWEST_SEAT = 108, 548
GAP = 28
MINUS = "\u2212"
CREST = (
    "M80 190c14-2 22-14 28-26 8-16 30-24 50-10-14-2-22 6-20 17 1 10 12 18 30 19a50 50 0 0 1-88 0z"
)
"""The sign of the house."""
STAR = "M0-15 4.4-5.2 15-4.6 6.8 2.4 9.4 13 0 7.2-9.4 13-6.8 2.4-15-4.6-4.4-5.2Z"


def to_be_drawn(glance: Glance, locale: str) -> Glimpse:
    """A table in one language, with names that can be set."""
    return glimpse(glance, locale, names_somebody)


def composed(seen: Glimpse) -> str:
    """A picture of a table, as SVG."""
    return "".join(_parts(seen))


def _parts(seen: Glimpse) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}">'
    )
    scene = scene_of(seen.game).replace('viewBox="0 0 400 220"', 'viewBox="16 0 155 220"', 1)
    yield placed(scene, 0, 0, SHORE + 40, HEIGHT)
    yield _paper()
    yield from _words(seen)
    yield _sign()
    yield "</svg>"


def _paper() -> str:
    """What is written on, with a wave for an edge."""
    edge = f"M{SHORE} -20q30 42 0 84" + "t0 84" * 8
    foam = f'<path d="{edge}" transform="translate(-13 0)" fill="none" stroke="{PAPER}"'
    return (
        f'{foam} stroke-width="10" stroke-linecap="round"/>'
        f'<path d="{edge}H{WIDTH + 20}V-20Z" fill="{PAPER}" stroke="{INK}" stroke-width="6"/>'
    )


def _words(seen: Glimpse) -> Iterator[str]:
    title = fitted(seen.title, DISPLAY, TITLE_SIZE, ROOM, SMALLEST_TITLE)
    lines = wrapped(seen.short, TEXT, LINE_SIZE, ROOM, MOST_LINES)
    seats = seen.sitters or seen.free
    top = 112 if seats else 250
    yield _written(title, LEFT, top, DISPLAY)
    for number, line in enumerate(lines):
        below = top + 60 + LEADING * number
        yield _written(Line(line, LINE_SIZE), LEFT, below, TEXT, MUTED)
    if seats:
        yield from _seats(seen, top + 60 + LEADING * (len(lines) - 1) + GAP)


def _seats(seen: Glimpse, top: float) -> Iterator[str]:
    """Those at the table, in the order of their seats, and then the seats that are free."""
    count = len(seen.sitters) + seen.free
    columns = 1 if count <= MOST_IN_A_COLUMN else 2
    rows = -(-count // columns)
    high = min(HIGHEST_SEAT, (LOWEST_SEAT - top) / rows)
    wide = (ROOM - GAP * (columns - 1)) / columns
    for number, sitter in enumerate(chain(seen.sitters, [None] * seen.free)):
        x = LEFT + (wide + GAP) * (number // rows)
        y = top + high * (number % rows)
        if sitter is None:
            yield _free(x, y, high)
        else:
            yield _seat(sitter, x, y, wide, high, NAME_SIZES[columns])


def _seat(sitter: Sitter, x: float, y: float, wide: float, high: float, name_size: float) -> str:
    size = high - 14
    middle = y + high / 2
    name_left = x + size + 16
    room = wide - size - 16
    parts = [placed(animal_drawing(sitter.animal), x, y + 7, size, size)]
    if sitter.won:
        star = f"translate({x + size - 6:g} {y + size - 4:g}) scale({size / 56:.3f})"
        parts.append(
            f'<path transform="{star}" d="{STAR}" fill="{GOLD}" stroke="{INK}" stroke-width="3"'
            ' stroke-linejoin="round"/>'
        )
    if sitter.points is not None:
        points = str(sitter.points).replace("-", MINUS)
        across = max(width(points, DISPLAY, POINTS_SIZE) + 30, 58)
        parts.append(_points(points, x + wide - across, middle, across, won=sitter.won))
        room -= across + 12
    name = fitted(sitter.drawn or sitter.name, DISPLAY, name_size, room)
    parts.append(_written(name, name_left, middle + name.size * 0.35, DISPLAY))
    return "".join(parts)


def _points(points: str, x: float, middle: float, across: float, *, won: bool) -> str:
    fill, rim = (GOLD, INK) if won else (SAND, SAND)
    word = Line(points, POINTS_SIZE)
    at = x + (across - width(points, DISPLAY, POINTS_SIZE)) / 2
    return (
        f'<rect x="{x:g}" y="{middle - 25:g}" width="{across:g}" height="50" rx="25"'
        f' fill="{fill}" stroke="{rim}" stroke-width="3"/>'
        + _written(word, at, middle + POINTS_SIZE * 0.35, DISPLAY)
    )


def _free(x: float, y: float, high: float) -> str:
    """A seat that waits for somebody."""
    radius = (high - 14) / 2 - 2
    return (
        f'<circle cx="{x + high / 2 - 7:g}" cy="{y + high / 2:g}" r="{radius:g}" fill="none"'
        f' stroke="{MUTED}" stroke-width="4" stroke-dasharray="9 10" stroke-linecap="round"/>'
    )


def _sign() -> str:
    """Whose house it is."""
    name = Line("Houle", 34)
    across = width(name.text, DISPLAY, name.size)
    return (
        f'<path transform="translate({RIGHT - across - 100:g} 499) scale(.52)" d="{CREST}"'
        f' fill="{SEA}" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>'
        + _written(name, RIGHT - across, 602, DISPLAY)
    )


def _written(line: Line, x: float, y: float, face: str, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family(face)}" font-size="{line.size:g}"'
        f' fill="{colour}">{escape(line.text)}</text>'
    )
