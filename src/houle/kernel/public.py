"""The public record: everything at a table that is not a card."""

from typing import TYPE_CHECKING, Self

import msgspec


class Public(msgspec.Struct):
    """Base of a game's public record: everything at the table that is not a card.

    Its fields are values that are replaced, never changed in place, so a shallow copy is a copy.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...
