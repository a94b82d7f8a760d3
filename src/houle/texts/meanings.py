"""What the fields of moves and records stand for, by their types."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from houle.kernel import Means, enum_name

WORD = "word"
"""The kind of a field that is a member of an enumeration."""


class Meaning(msgspec.Struct, frozen=True):
    """What a field stands for, so that people do not read a bare number or an English word."""

    kind: str
    """`seat`, `zone`, `place` or `word`."""
    of: str | None = None
    """The enumeration that a word is of."""
    many: bool = False
    """There may be several of them, in a row."""


@cache
def meanings(record: type) -> Mapping[str, Meaning]:
    """The fields of a struct that stand for something; all others are what they are."""
    hints = get_type_hints(record, include_extras=True)
    fields = getattr(record, "__struct_fields__", ())
    found = {field: meaning_of(hints[field]) for field in fields if field in hints}
    return {field: meaning for field, meaning in found.items() if meaning is not None}


def meaning_of(hint: Any) -> Meaning | None:
    """What a value of this type stands for."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        marks = [mark for mark in hint.__metadata__ if isinstance(mark, Means)]
        return Meaning(marks[0].value) if marks else meaning_of(inner[0])
    if origin in {Union, UnionType}:
        return _common(inner)
    if origin in {tuple, list, frozenset}:
        each = _common(inner)
        return None if each is None else msgspec.structs.replace(each, many=True)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Meaning(WORD, enum_name(hint))
    return None


def _common(hints: tuple[Any, ...]) -> Meaning | None:
    """What all these types stand for, nothing aside; `None` if they differ."""
    found = {meaning_of(hint) for hint in hints if hint not in {NoneType, Ellipsis}}
    return found.pop() if len(found) == 1 else None
