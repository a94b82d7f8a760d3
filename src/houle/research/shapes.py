"""What the values of a type can be: few enough to count, or not."""

from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from houle.kernel import Game, Means

NUMBERS = 16
"""A plain number in a move is below this, unless its type says otherwise by `msgspec.Meta`."""
DEEPEST = 2
"""Records within records: what lies deeper is left to the projection itself."""


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""


class Choice(msgspec.Struct, frozen=True):
    """One of so many values."""

    values: tuple[Any, ...]


class Number(msgspec.Struct, frozen=True):
    """A number, with its values if they are known to be few."""

    values: tuple[int, ...] = ()


class Maybe(msgspec.Struct, frozen=True):
    """Nothing, or that."""

    of: "Shape"


class Row(msgspec.Struct, frozen=True):
    """Any number of them in a row."""

    of: "Shape"


class Fields(msgspec.Struct, frozen=True):
    """A record."""

    kind: type
    fields: tuple[tuple[str, "Shape"], ...]


class OneOf(msgspec.Struct, frozen=True):
    """A record of one of several kinds."""

    kinds: tuple[Fields, ...]


class Untold(msgspec.Struct, frozen=True):
    """Free text, or what has no fixed form."""


Shape: TypeAlias = Flag | Choice | Number | Maybe | Row | Fields | OneOf | Untold


def move_kinds(game: Game[Any, Any, Any]) -> tuple[type, ...]:
    """The kinds of moves that a game knows, in the order in which it names them."""
    return _members(game.move_type)


def hints_of(kind: type) -> dict[str, Any]:
    """The fields of a record and their types, in order."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in getattr(kind, "__struct_fields__", ())}


def meaning(hint: Any) -> Means | None:
    """What a number stands for, if its type says so."""
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Means)), None)


def shape_of(game: Game[Any, Any, Any], hint: Any, depth: int = 0) -> Shape:
    """What a value of this type can be at a table of this game."""
    if get_origin(hint) is Annotated:
        return _marked(game, hint, depth)
    if get_origin(hint) in {Union, UnionType}:
        return _either(game, hint, depth)
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return Row(shape_of(game, get_args(hint)[0], depth))
    if get_origin(hint) is tuple:
        parts = [shape_of(game, part, depth) for part in get_args(hint)]
        return Fields(tuple, tuple((str(n), part) for n, part in enumerate(parts)))
    if get_origin(hint) is Literal:
        return Choice(get_args(hint))
    return _plain(game, hint, depth)


def _plain(game: Game[Any, Any, Any], hint: Any, depth: int) -> Shape:
    if not isinstance(hint, type):
        return Untold()
    if issubclass(hint, bool):
        return Flag()
    if issubclass(hint, Enum):
        return Choice(tuple(hint))
    if issubclass(hint, int):
        return Number()
    if issubclass(hint, msgspec.Struct) and depth < DEEPEST:
        return _fields(game, hint, depth)
    return Untold()


def _marked(game: Game[Any, Any, Any], hint: Any, depth: int) -> Shape:
    match meaning(hint):
        case Means.SEAT:
            owners = [zone.owner for zone in game.layout.zones if zone.owner is not None]
            return Choice(tuple(range(max(game.seats, *(owner + 1 for owner in owners), 0))))
        case Means.ZONE:
            return Choice(tuple(range(len(game.layout.zones))))
        case Means.PLACE:
            return Number(tuple(range(len(game.layout.cards))))
    inner = shape_of(game, get_args(hint)[0], depth)
    bounds = [mark for mark in hint.__metadata__ if isinstance(mark, msgspec.Meta)]
    if isinstance(inner, Number) and bounds and bounds[0].le is not None:
        return Number(tuple(range(int(bounds[0].ge or 0), int(bounds[0].le) + 1)))
    return inner


def _either(game: Game[Any, Any, Any], hint: Any, depth: int) -> Shape:
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    if len(kinds) < len(get_args(hint)):
        return Maybe(shape_of(game, Union[tuple(kinds)], depth))  # noqa: UP007 - made of a list
    if depth < DEEPEST and all(issubclass(kind, msgspec.Struct) for kind in _classes(kinds)):
        return OneOf(tuple(_fields(game, kind, depth) for kind in _classes(kinds)))
    return Untold()


def _fields(game: Game[Any, Any, Any], kind: type, depth: int) -> Fields:
    hints = hints_of(kind)
    return Fields(
        kind, tuple((name, shape_of(game, hint, depth + 1)) for name, hint in hints.items())
    )


def _classes(kinds: list[Any]) -> list[type]:
    return [kind if isinstance(kind, type) else object for kind in kinds]


def _members(union: Any) -> tuple[type, ...]:
    return get_args(union) if get_origin(union) in {Union, UnionType} else (union,)
