"""Positions written as one sees them: `"43 12 7"` is a row of cards, first one leftmost.

Weather cards are called by their numbers. So are water cards, by their levels; of two with the
same level the first one named is the first copy.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from houle.games.land_unter import LandUnter, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.components import WATER, WEATHER, level, lifebelts
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
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

LandUnterTable = TrackedTable[LandUnterPublic]
CALM = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12"
"""All water cards from the lowest to the highest, as a round may begin with them."""


def land_unter(players: int = 3, **options: Any) -> LandUnter:
    """The game for so many players, with options by name."""
    return LandUnter(players, LandUnterOptions(**options))


def cards(numbers: str) -> list[Card]:
    """The weather cards of a row."""
    return [int(number) for number in numbers.split()]


class Sea:
    """Hands out water cards by their levels, each card once."""

    def __init__(self) -> None:
        self._left = list(WATER)

    def draw(self, levels: str) -> list[Card]:
        """The water cards of a row."""
        drawn: list[Card] = []
        for wanted in map(int, levels.split()):
            drawn.append(next(card for card in self._left if level(card) == wanted))
            self._left.remove(drawn[-1])
        return drawn

    def rest(self) -> list[Card]:
        """All that has not been drawn."""
        return self._left


def order_of(levels: str) -> list[Card]:
    """The water cards of a shuffle, first drawn first."""
    return Sea().draw(levels)


def position(
    game: LandUnter,
    *,
    hands: Sequence[str],
    turned_up: str,
    belts: Sequence[int],
    water: Sequence[str] = (),
    played: Sequence[str] = (),
    laid_down: Sequence[str] = (),
    then: str = "",
    **public: Any,
) -> LandUnterTable:
    """A table in mid-round.

    Rows are listed seat by seat; the last water card of a row is the level. The first level of
    `then` is turned up first in the next trick; water that is named nowhere lies below. Weather
    cards that are named nowhere are left over. Everybody knows what was `played`. In open play
    seat 0 is dealer, has started and is in turn, unless told otherwise. Each hand brought as many
    lifebelts as are left now, unless `allotted` says otherwise.
    """
    sea = Sea()
    rows: dict[tuple[str, int | None], list[Card]] = {("turned-up", None): sea.draw(turned_up)}
    for seat in range(game.seats):
        rows["water", seat] = sea.draw(_of(water, seat))
        rows["hand", seat] = cards(_of(hands, seat))
        rows["played", seat] = cards(_of(played, seat))
        rows["laid-down", seat] = cards(_of(laid_down, seat))
    next_water = sea.draw(then)
    rows["pile", None] = [*sea.rest(), *next_water[::-1]]
    named = {card for row in rows.values() for card in row}
    rows["leftover", None] = [card for card in WEATHER if card not in named]
    table = empty_table(game.layout, game.first_record())
    record = table.public
    record.belts = record.allotted = tuple(belts)
    if game.options.open_play:
        record.dealer = record.starter = record.turn = 0
    for field, value in public.items():
        setattr(record, field, value)
    for (name, owner), row in rows.items():
        table.put(game.layout.zone(name, owner), row)
    if sum(map(len, table.zones)) != len(game.layout.cards):
        raise ValueError("a card is named twice")
    return table


def _of(rows: Sequence[str], seat: Seat) -> str:
    return rows[seat] if seat < len(rows) else ""


def dealt(
    game: LandUnter, hands: Sequence[str], levels: str = CALM, *, dealer: Seat = 0
) -> LandUnterTable:
    """A new game with these hands, of which each has twelve cards, and this water."""
    script = ScriptedChance(
        [dealer] if game.options.open_play else [], [cards(" ".join(hands)), order_of(levels)]
    )
    table = game.start(script)
    assert script.used_up
    return table


HANDS = tuple(" ".join(str(number) for number in range(1 + seat, 61, 5)) for seat in range(5))
"""Five hands that differ little: 1 6 11 16 ..., 2 7 12 17 ..., and so on."""
BELTS_OF_HANDS = tuple(lifebelts(cards(hand)) for hand in HANDS)


# Reading a table


def levels(table: LandUnterTable) -> list[int]:
    """The level of each seat; 0 for no water at all."""
    tops = [table.zone("water", seat)[-1:] for seat in range(table.layout.seats)]
    return [level(top[0]) if top else 0 for top in tops]


def turned_up(table: LandUnterTable) -> list[int]:
    """The levels of the water cards of this trick."""
    return [level(card) for card in table.zone("turned-up")]


def happenings(game: LandUnter, table: LandUnterTable) -> list[Happened]:
    """What everybody witnessed in the latest move, besides the cards that moved."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    return [step for step in steps if isinstance(step, Happened)]


# Playing


def play(game: LandUnter, table: LandUnterTable, seat: Seat, card: Card, water: str = "") -> None:
    """Choose or play a card, as the rules must allow.

    If that ends a round, `water` is what the next one brings.
    """
    script = ScriptedChance(orders=[order_of(water)] if water else [])
    refusal = game.attempt(table, seat, move_with(game, table, seat, card), script)
    assert refusal is None, f"the {card} of seat {seat} is refused: {refusal}"
    assert script.used_up


def move_with(game: LandUnter, table: LandUnterTable, seat: Seat, card: Card) -> LandUnterMove:
    """The move that is about this card of the seat's hand."""
    place = table.zone("hand", seat).index(card)
    return Play(place) if game.options.open_play else Choose(place)


def trick(
    game: LandUnter, table: LandUnterTable, played: Mapping[Seat, Card], water: str = ""
) -> None:
    """A whole trick, in the order of `played`; `water` as for `play`."""
    *others, last = played.items()
    for seat, card in others:
        play(game, table, seat, card)
    play(game, table, *last, water=water)


def refused(game: LandUnter, table: LandUnterTable, seat: Seat, move: LandUnterMove) -> Refusal:
    """Try a move that the rules must refuse without changing anything, and return the refusal."""
    before = table.copy()
    refusal = game.attempt(table, seat, move, ScriptedChance())
    assert refusal is not None, f"{move} of seat {seat} is allowed"
    assert table == before
    assert move not in game.moves(table, seat)
    return refusal
