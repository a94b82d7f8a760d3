"""Positions written as one sees them: `"red 4, sky 0"` is a row of cards, first one leftmost."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.components import COLOUR_TIDES, NUMBER_TIDES, SURF, SURF_CARDS, Colour, surf
from houle.games.wave.moves import Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.state import VAIMITI
from houle.kernel import (
    Card,
    Happened,
    Onlooker,
    Refusal,
    ScriptedChance,
    Seat,
    TrackedTable,
    empty_table,
    project_steps,
)

INWARD, OUTWARD = Side.INWARD, Side.OUTWARD
NOTHING_BY_CHANCE = ScriptedChance()
"""Once the cards are dealt, nothing in WAVE is left to chance."""

TIDE_NAMES = {
    "colour tide": COLOUR_TIDES[0],
    "second colour tide": COLOUR_TIDES[1],
    "number tide": NUMBER_TIDES[0],
    "second number tide": NUMBER_TIDES[1],
}


def card(name: str) -> Card:
    """The card called, for instance, "red 4"."""
    if name in TIDE_NAMES:
        return TIDE_NAMES[name]
    colour, number = name.split()
    return surf(Colour[colour.upper()], int(number))


def cards(names: str) -> list[Card]:
    """The cards of a row such as "red 4, sky 0"; an empty string is an empty row."""
    return [card(name.strip()) for name in names.split(",") if name.strip()]


def wave(players: int = 3, **options: Any) -> Wave:
    """The game for so many players, with options by name."""
    return Wave(players, WaveOptions(**options))


def position(
    game: Wave,
    *,
    discard: str,
    inward: Sequence[str] = (),
    outward: Sequence[str] = (),
    face_up: str = "",
    face_down: str = "",
    pile: str = "",
    bend: str = "",
    great_wave_down: str = "",
    turn: int = 0,
    **public: Any,
) -> TrackedTable[WavePublic]:
    """A table in mid-game.

    Hands are listed seat by seat; `face_up` and `face_down` are Vaimiti's. `discard` is what lies
    on the discard, its last card on top (in Nazaré: the face-up cards of the great wave in the
    order of their places, `great_wave_down` being the others, whose places go into the public
    field `face_down_places`). The first card of `pile` is drawn first. Surf cards that are named
    nowhere have been played before, and lie under the discard; in Nazaré they are at the bottom
    of the pile. Tide cards that are named nowhere have been drawn before, so an order of which
    one tide card is named is inverted now.
    """
    rows: dict[tuple[str, int | None], list[Card]] = {
        ("discard", None): cards(discard),
        ("pile", None): cards(pile)[::-1],
    }
    for seat in range(game.seats):
        rows["inward", seat] = cards(inward[seat]) if seat < len(inward) else []
        rows["outward", seat] = cards(outward[seat]) if seat < len(outward) else []
    if game.seats == VAIMITI:
        rows["face-up", VAIMITI] = cards(face_up)
        rows["face-down", VAIMITI] = cards(face_down)
    if bend:
        rows["bend", None] = cards(bend)
    if great_wave_down:
        rows["depths", None] = cards(great_wave_down)
    named = {held for row in rows.values() for held in row}
    rest = [held for held in SURF_CARDS if held not in named]
    under = ("pile", None) if game.options.nazare else ("discard", None)
    rows[under] = rest + rows[under]
    tides = [held for held in game.layout.cards if held not in SURF_CARDS and held not in named]
    if tides:
        rows["tide", None] = tides
    table = empty_table(game.layout, game.first_record())
    record = table.public
    record.turn = turn
    record.colours_inverted = len(set(COLOUR_TIDES).intersection(tides)) == 1
    record.numbers_inverted = len(set(NUMBER_TIDES).intersection(tides)) == 1
    if "face_down_places" in public:
        public["face_down"] = public.pop("face_down_places")
    for field, value in public.items():
        setattr(record, field, value)
    for (name, owner), row in rows.items():
        table.put(game.layout.zone(name, owner), row)
    if sum(map(len, table.zones)) != len(game.layout.cards):
        raise ValueError("a card is named twice")
    return table


def table_of_three(game: Wave, **others: Any) -> TrackedTable[WavePublic]:
    """Everybody holds cards both ways round; seat 0 is in turn."""
    return position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 1", "white 3", "orange 1"],
        outward=["sky 1, sky 2, sky 3", "red 3, red 5", "navy 1"],
        **others,
    )


def on_the_great_wave(
    game: Wave,
    place: int,
    *,
    lying: Mapping[int, str] | None = None,
    sunk: Mapping[int, str] | None = None,
    **others: Any,
) -> TrackedTable[WavePublic]:
    """A table of Nazaré on which the great wave has been built up to, not including, `place`.

    `lying` names cards by their place, `sunk` those that lie face down; cards that are named
    nowhere fill the other places. `others` is for `position`.
    """
    lying, sunk = lying or {}, sunk or {}
    hands = [*others.get("inward", ()), *others.get("outward", ())]
    rows = [others.get(row, "") for row in ("face_up", "face_down", "pile", "bend")]
    named = set(cards(", ".join([*lying.values(), *sunk.values(), *hands, *rows])))
    fillers = (name(held) for held in SURF_CARDS if held not in named)
    face_up = [lying.get(at) or next(fillers) for at in range(place) if at not in sunk]
    return position(
        game,
        discard=", ".join(face_up),
        great_wave_down=", ".join(sunk[at] for at in sorted(sunk)),
        face_down_places=tuple(sorted(sunk)),
        **others,
    )


# Reading a table


def name(held: Card) -> str:
    """What a card is called, for instance "red 4"."""
    for tide, number in TIDE_NAMES.items():
        if number == held:
            return tide
    colour, digit = SURF[held]
    return f"{colour.word} {digit}"


def names(row: Iterable[Card]) -> list[str]:
    """What the cards of a row are called."""
    return [name(held) for held in row]


def row(table: TrackedTable[WavePublic], zone: str, owner: int | None = None) -> list[str]:
    """The names of the cards in a zone."""
    return names(table.zone(zone, owner))


def top(table: TrackedTable[WavePublic]) -> str:
    """The card that was discarded last."""
    return name(table.zone("discard")[-1])


def held(table: TrackedTable[WavePublic], seat: Seat, which: str) -> tuple[Side, int]:
    """Where a seat holds a card: which way round, and at which place."""
    for side in Side:
        hand = table.zone(side, seat)
        if card(which) in hand:
            return side, hand.index(card(which))
    raise ValueError(f"seat {seat} does not hold the {which}")


def playable(game: Wave, table: TrackedTable[WavePublic], seat: Seat) -> list[str]:
    """The cards that a seat may discard now."""
    return _cards_of(game, table, seat, Discard)


def sinkable(game: Wave, table: TrackedTable[WavePublic], seat: Seat) -> list[str]:
    """The cards that a seat may lay face down now."""
    return _cards_of(game, table, seat, LayDown)


def swappable(game: Wave, table: TrackedTable[WavePublic], seat: Seat) -> list[str]:
    """The cards that a seat may give for the bend card now."""
    return _cards_of(game, table, seat, Swap)


def _cards_of(
    game: Wave, table: TrackedTable[WavePublic], seat: Seat, kind: type[Discard | LayDown | Swap]
) -> list[str]:
    moves = [move for move in game.moves(table, seat) if isinstance(move, kind)]
    return [name(table.zone(move.side, seat)[move.place]) for move in moves]


def happenings(game: Wave, table: TrackedTable[WavePublic]) -> list[Happened]:
    """What everybody witnessed in the latest move, besides the cards that moved."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    return [step for step in steps if isinstance(step, Happened)]


# Playing


def play(game: Wave, table: TrackedTable[WavePublic], seat: Seat, move: WaveMove) -> None:
    """Make a move that the rules must allow."""
    refusal = game.attempt(table, seat, move, NOTHING_BY_CHANCE)
    assert refusal is None, f"{move} of seat {seat} is refused: {refusal}"


def discard(game: Wave, table: TrackedTable[WavePublic], seat: Seat, which: str) -> None:
    """Discard a card, whichever way round it is held."""
    play(game, table, seat, Discard(*held(table, seat, which)))


def lay_down(game: Wave, table: TrackedTable[WavePublic], seat: Seat, which: str) -> None:
    """Lay a card face down."""
    play(game, table, seat, LayDown(*held(table, seat, which)))


def swap(game: Wave, table: TrackedTable[WavePublic], seat: Seat, which: str) -> None:
    """Give a card for the bend card."""
    play(game, table, seat, Swap(*held(table, seat, which)))


def propose(
    game: Wave, table: TrackedTable[WavePublic], seat: Seat, which: str, *, face_down: bool = False
) -> None:
    """Propose one of Vaimiti's face-up cards."""
    place = table.zone("face-up", VAIMITI).index(card(which))
    play(game, table, seat, Propose(place, face_down))


def refused(game: Wave, table: TrackedTable[WavePublic], seat: Seat, move: WaveMove) -> Refusal:
    """Try a move that the rules must refuse without changing anything, and return the refusal."""
    before = table.copy()
    refusal = game.attempt(table, seat, move, NOTHING_BY_CHANCE)
    assert refusal is not None, f"{move} of seat {seat} is allowed"
    assert table == before
    assert move not in game.moves(table, seat) + game.asides(table, seat)
    return refusal
