"""Moves made up from their types alone, most of them senseless, to see how they are refused."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, product
from typing import TypeVar

import msgspec
from msgspec import inspect

from houle.conformance.subject import AnyGame, Move
from houle.kernel import Chance

T = TypeVar("T")

SIMPLE: dict[type[inspect.Type], tuple[object, ...]] = {
    inspect.IntType: (*range(-2, 9), 99),
    inspect.StrType: ("", "x"),
    inspect.BoolType: (False, True),
    inspect.NoneType: (None,),
}


def made_up(game: AnyGame, chance: Chance, count: int) -> list[Move]:
    """So many moves that can be written down, allowed or not; each kind as often as the others."""
    kinds = all_made_up(type(game))
    return [any_of(any_of(kinds, chance), chance) for _ in range(count)]


def any_of(things: Sequence[T], chance: Chance) -> T:
    """One of them, each as likely as the others."""
    return things[chance.below(len(things))]


@cache
def all_made_up(game_type: type[AnyGame]) -> tuple[tuple[Move, ...], ...]:
    """For each kind of move of the game: all of them that can be written with small numbers."""
    kinds: defaultdict[type[Move], list[Move]] = defaultdict(list)
    for move in _values(inspect.type_info(game_type.move_type)):
        if isinstance(move, msgspec.Struct):
            kinds[type(move)].append(move)
    return tuple(map(tuple, kinds.values()))


def _values(kind: inspect.Type) -> Iterable[object]:
    match kind:
        case inspect.UnionType(types):
            return chain.from_iterable(map(_values, types))
        case inspect.StructType(cls=struct, fields=fields):
            names = [field.name for field in fields]
            rows = product(*(tuple(_values(field.type)) for field in fields))
            return (struct(**dict(zip(names, row, strict=True))) for row in rows)
        case inspect.VarTupleType(item):
            return ((), *((value,) for value in _values(item)))
        case inspect.TupleType(items):
            return product(*(tuple(_values(item)) for item in items))
        case inspect.EnumType(enum):
            return enum
        case inspect.LiteralType(literals):
            return literals
        case _:
            for simple, values in SIMPLE.items():
                if isinstance(kind, simple):
                    return values
            raise TypeError(f"no values can be made up for {kind!r} in a move")
