"""What the options of a game can be, for whoever asks people for them."""

from enum import Enum
from types import NoneType
from typing import Any, Literal, get_args, get_origin

FIRST = "first"
"""By convention the option that names who starts; people count seats from 1."""


def without_none(kind: Any) -> Any:
    """What an option holds if it holds anything."""
    kinds = [one for one in get_args(kind) if one is not NoneType]
    return kinds[0] if NoneType in get_args(kind) and len(kinds) == 1 else kind


def choices_of(kind: Any) -> tuple[Any, ...]:
    """The values of an option that has only a few."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(member.value for member in kind)
    return get_args(kind) if get_origin(kind) is Literal else ()
