"""The public record as numbers: so many slots for each field, by its type.

Slots are empty (zero) unless something is put into them. What has no slots (free text, records
within records within records) is told by the projection itself.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from houle.research.shapes import Choice, Fields, Flag, Maybe, Number, OneOf, Row, Shape

ROW = 8
"""So many of a row have slots; how many there are is always told."""

Put: TypeAlias = Callable[[list[float], int, Any], None]
"""Put a value into its slots, which begin there."""


class Slots(NamedTuple):
    """How many slots a value takes, and how it is put there."""

    size: int
    put: Put


def slots_for(shape: Shape) -> Slots:
    """The slots for values of this shape."""
    match shape:
        case Flag() | Number():
            return Slots(1, _put_number)
        case Choice(values):
            return _choice(values)
        case Maybe(of):
            return _maybe(slots_for(of))
        case Row(of):
            return _row(slots_for(of))
        case Fields():
            return _fields(shape)
        case OneOf(kinds):
            return _one_of(kinds)
        case _:
            return Slots(0, _put_nothing)


def _put_number(out: list[float], start: int, value: Any) -> None:
    out[start] = float(value)


def _put_nothing(out: list[float], start: int, value: Any) -> None:
    pass


def _choice(values: tuple[Any, ...]) -> Slots:
    """A slot for each value, 1 for the one it is; a seat that is nobody's has none."""
    places = {value: place for place, value in enumerate(values)}

    def put(out: list[float], start: int, value: Any) -> None:
        if value in places:
            out[start + places[value]] = 1.0

    return Slots(len(values), put)


def _maybe(of: Slots) -> Slots:
    """A slot that tells whether there is one, then its own."""

    def put(out: list[float], start: int, value: Any) -> None:
        if value is not None:
            out[start] = 1.0
            of.put(out, start + 1, value)

    return Slots(1 + of.size, put)


def _row(of: Slots) -> Slots:
    """A slot that tells how many there are, then those of the first ones."""

    def put(out: list[float], start: int, value: Any) -> None:
        out[start] = float(len(value))
        for nth, one in enumerate(value[:ROW]):
            of.put(out, start + 1 + nth * of.size, one)

    return Slots(1 + ROW * of.size, put)


def _fields(shape: Fields) -> Slots:
    parts: list[tuple[str, int, Put]] = []
    size = 0
    for name, field in shape.fields:
        slots = slots_for(field)
        parts.append((name, size, slots.put))
        size += slots.size

    def put(out: list[float], start: int, value: Any) -> None:
        for name, place, put_one in parts:
            put_one(out, start + place, getattr(value, name))

    def put_pair(out: list[float], start: int, value: Any) -> None:
        for (_, place, put_one), one in zip(parts, value, strict=True):
            put_one(out, start + place, one)

    return Slots(size, put_pair if shape.kind is tuple else put)


def _one_of(kinds: tuple[Fields, ...]) -> Slots:
    """For each kind a slot that tells whether it is this one, then those of its fields."""
    places: dict[type, tuple[int, Put]] = {}
    size = 0
    for kind in kinds:
        slots = slots_for(kind)
        places[kind.kind] = size, slots.put
        size += 1 + slots.size

    def put(out: list[float], start: int, value: Any) -> None:
        place, put_fields = places[type(value)]
        out[start + place] = 1.0
        put_fields(out, start + place + 1, value)

    return Slots(size, put)
