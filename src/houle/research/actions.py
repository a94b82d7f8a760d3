"""Moves as numbers that mean the same throughout a game, whoever plays and whatever is offered.

Each kind of move has a block of numbers, in the order in which the game names its kinds. A move is
found in its block by the values of its fields; where it is about a card that its seat sees, by
that card in place of where it lies, so that playing a card is one number wherever it is held.
"""

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Final, NamedTuple

import msgspec

from houle.kernel import Game, Means, View
from houle.research.shapes import (
    NUMBERS,
    Choice,
    Flag,
    Maybe,
    Number,
    Shape,
    hints_of,
    meaning,
    move_kinds,
    shape_of,
)

PASS: Final = 0
"""The number of saying nothing, for a seat that may speak up without being waited for."""
LISTED: Final = 256
"""Moves with free fields are told apart by their order among those offered, so many at most."""

CARD = "card"


class NoNumberError(LookupError):
    """A move is offered that has no number."""


class Block(NamedTuple):
    """Numbers from `start` on, for one kind of move; the last field counts quickest."""

    kind: type
    start: int
    fields: tuple[tuple[str, tuple[Any, ...]], ...]
    """What tells moves apart: a name and its values. `card` stands for the card it is about."""

    @property
    def size(self) -> int:
        return prod(len(values) for _, values in self.fields)


class ActionTable:
    """The numbers of all moves of a game at this number of seats and with these options."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._blocks: dict[tuple[type, tuple[str, ...]], Block] = {}
        self._places: dict[tuple[type, str], dict[Any, int]] = {}
        self._about: dict[type, tuple[str | None, str | None]] = {}
        self._listed: dict[type, Block] = {}
        self._said = {PASS: "pass"}
        self.size = 1
        for kind in move_kinds(game):
            self._add(kind)

    def _add(self, kind: type) -> None:
        hints = hints_of(kind)
        values = {name: _values(shape_of(self._game, hint)) for name, hint in hints.items()}
        if any(not some for some in values.values()):
            self._listed[kind] = self._block(kind, {"nth": tuple(range(LISTED))})
            return
        means = {meaning(hint): name for name, hint in reversed(hints.items())}
        place, zone = means.get(Means.PLACE), means.get(Means.ZONE)
        self._about[kind] = place, zone
        self._block(kind, values)
        if place is not None:
            about = {CARD: self._game.layout.cards} | values
            del about[place]
            self._block(kind, about)
            if zone is not None:
                self._block(kind, {name: some for name, some in about.items() if name != zone})

    def _block(self, kind: type, values: dict[str, tuple[Any, ...]]) -> Block:
        block = Block(kind, self.size, tuple(values.items()))
        self._blocks[kind, tuple(values)] = block
        for name, some in values.items():
            self._places[kind, name] = {value: place for place, value in enumerate(some)}
        self.size += block.size
        return block

    def numbered(
        self, view: View[Any, Any, Any], moves: Sequence[msgspec.Struct]
    ) -> dict[int, msgspec.Struct]:
        """The moves that a viewer is offered, by their numbers in ascending order."""
        found: dict[int, msgspec.Struct] = {}
        listed = dict.fromkeys(self._listed, 0)
        for move in moves:
            kind = type(move)
            if kind in listed:
                number = self._listed[kind].start + listed[kind]
                listed[kind] += 1
                if listed[kind] > LISTED:
                    raise NoNumberError(f"more than {LISTED} moves are offered like {move}")
            else:
                number = self._number(view, move)
            found[number] = move
        if len(found) != len(moves):
            raise NoNumberError(f"two moves of {self._game.name} have the same number")
        return dict(sorted(found.items()))

    def _number(self, view: View[Any, Any, Any], move: msgspec.Struct) -> int:
        kind = type(move)
        told = {name: getattr(move, name) for name in move.__struct_fields__}
        place, zone = self._about[kind]
        at = None if place is None else self._game.card_at(int(view.viewer), move)
        if at is not None and place is not None and told[place] == at.place:
            card = view.zones[at.zone].cards[at.place]
            if card is not None:
                told = {CARD: card} | {name: told[name] for name in told if name != place}
                if zone is not None and told[zone] == at.zone:
                    del told[zone]
        number = 0
        for name, value in told.items():
            places = self._places[kind, name]
            if value not in places:
                raise NoNumberError(
                    f"{name}={value!r} of {kind.__name__} has no number: "
                    f"bound it by msgspec.Meta(le=...), or it must be below {NUMBERS}"
                )
            number = number * len(places) + places[value]
        return self._blocks[kind, tuple(told)].start + number

    def words(self, number: int) -> str:
        """What a number means, for people who read logs."""
        if number not in self._said:
            self._said[number] = self._say(number)
        return self._said[number]

    def _say(self, number: int) -> str:
        block = next(b for b in self._blocks.values() if b.start <= number < b.start + b.size)
        rest = number - block.start
        parts: list[str] = []
        for name, values in reversed(block.fields):
            rest, place = divmod(rest, len(values))
            parts.append(f"{name}={self._word(name, values[place])}")
        return " ".join([tag_of(block.kind), *reversed(parts)])

    def _word(self, name: str, value: Any) -> str:
        if name != CARD:
            return str(value)
        face = self._game.face(value)
        printed = (face.name, face.colour, face.shape, face.number)
        return "-".join(str(one) for one in printed if one is not None) + f"#{value}"

    def blocks(self) -> Iterator[Block]:
        """All blocks, in their order."""
        yield from self._blocks.values()


def tag_of(kind: type) -> str:
    """What a kind of move is called."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _values(shape: Shape) -> tuple[Any, ...]:
    """The values that a field can have; none where they cannot be counted."""
    match shape:
        case Flag():
            return (False, True)
        case Choice(values):
            return values
        case Number(values):
            return values or tuple(range(NUMBERS))
        case Maybe(of):
            some = _values(of)
            return (None, *some) if some else ()
        case _:
            return ()
