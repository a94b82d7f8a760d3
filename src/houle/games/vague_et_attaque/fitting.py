"""Where data does not fit a type, and what would: for people who write such data by hand."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from msgspec import inspect

from houle.games.vague_et_attaque.lines import Spot

Finding: TypeAlias = tuple[Spot, str]
"""What is wrong, and with what."""


def misfits(data: object, kind: inspect.Type, spot: Spot = ()) -> Iterator[Finding]:
    """All that keeps data from being of a type."""
    match kind:
        case inspect.UnionType(types=types):
            yield from _union_misfits(data, types, spot)
        case inspect.StructType():
            yield from _struct_misfits(data, kind, spot)
        case inspect.VarTupleType(item_type=item):
            if isinstance(data, list):
                for position, element in enumerate(data):
                    yield from misfits(element, item, (*spot, position))
            else:
                yield spot, f"{_name(spot)} must be an array, in [ ]"
        case _ if not _fits(data, kind):
            yield spot, f"{_name(spot)} cannot be {_quoted(data)}; {_allowed(kind)}"


def _union_misfits(data: object, types: Iterable[inspect.Type], spot: Spot) -> Iterator[Finding]:
    """Of structs, the tag decides; of anything else, only what is not `None` can be written."""
    tagged = {kind.tag: kind for kind in types if isinstance(kind, inspect.StructType)}
    if not tagged:
        for kind in types:
            if not isinstance(kind, inspect.NoneType):
                yield from misfits(data, kind, spot)
        return
    field = next(iter(tagged.values())).tag_field or ""
    if not isinstance(data, dict):
        yield spot, f'{_name(spot)} must hold tables such as {{ {field} = "…" }}'
    elif field not in data:
        yield spot, f"the field '{field}' is missing; it can be {_listed(tagged)}"
    elif data[field] not in tagged:
        yield (*spot, field), f"unknown effect {_quoted(data[field])}; there are {_listed(tagged)}"
    else:
        yield from _struct_misfits(data, tagged[data[field]], spot)


def _struct_misfits(data: object, kind: inspect.StructType, spot: Spot) -> Iterator[Finding]:
    fields = {field.encode_name: field for field in kind.fields}
    if not isinstance(data, dict):
        yield spot, f"{_name(spot)} must be a table with {_listed(fields)}"
        return
    for key in data.keys() - fields.keys() - {kind.tag_field}:
        there_are = f"there are {_listed(fields)}" if fields else "there are none here"
        yield (*spot, key), f"unknown field '{key}'; {there_are}"
    for name, field in fields.items():
        if name in data:
            yield from misfits(data[name], field.type, (*spot, name))
        elif field.required:
            yield spot, f"the field '{name}' is missing"


def _fits(data: object, kind: inspect.Type) -> bool:
    match kind:
        case inspect.EnumType(cls=words):
            return data in list(words)
        case inspect.IntType(ge=least, le=most):
            whole = isinstance(data, int) and not isinstance(data, bool)
            return whole and data in range(least or 0, (most or 0) + 1)
        case inspect.BoolType():
            return isinstance(data, bool)
        case _:
            return isinstance(data, str)


def _allowed(kind: inspect.Type) -> str:
    match kind:
        case inspect.EnumType(cls=words):
            return f"there are {_listed(member.value for member in words)}"
        case inspect.IntType(ge=least, le=most):
            return f"it is a number from {least} to {most}"
        case inspect.BoolType():
            return "it is true or false"
        case _:
            return 'it is a text, in " "'


def _name(spot: Spot) -> str:
    """The key that a value stands at, itself or in an array."""
    return next((str(part) for part in reversed(spot) if isinstance(part, str)), "the file")


def _quoted(data: object) -> str:
    return f"'{data}'" if isinstance(data, str) else str(data).lower()


def _listed(names: Iterable[Any]) -> str:
    return ", ".join(map(str, names))
