"""Every table that a store holds, one after the other."""

from collections.abc import AsyncIterator
from typing import Protocol

from houle.tables.ports import Listed, TableId

AT_ONCE = 500


class Shelves(Protocol):
    """Where tables are found by their ids."""

    async def all_tables(self, after: TableId, most: int) -> list[Listed]:
        """Tables in the order of their ids, after one of them."""


async def every_table(shelves: Shelves) -> AsyncIterator[Listed]:
    """All of them, read in portions."""
    after = ""
    while page := await shelves.all_tables(after, AT_ONCE):
        for listed in page:
            yield listed
        after = page[-1].table
