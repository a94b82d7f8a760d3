"""Faults that were reported, in the vault: they hold what only their reporters see.

The same on both databases.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Dialect, LargeBinary, Text, bindparam, delete, or_, select

from houle.people.faults import Kept, OwnFault
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, Query, Runner, in_words, worded
from houle.store.schema import faults, tables
from houle.tables.ports import PlayerId

KEPT = 180 * A_DAY
MOST_LISTED = 500


class FaultQueries:
    """All about faults, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, row = bindparam("player", type_=Text), faults.c
        one = row.id == bindparam("fault", type_=Text)
        self.add = Query(
            insert(faults)
            .values(
                id=bindparam("fault", type_=Text),
                player_id=player,
                table_id=bindparam("table", type_=Text),
                report=bindparam("report", type_=LargeBinary),
                made_at=now,
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        columns = (row.id, row.table_id, row.made_at, row.report)
        self.latest = Query(
            select(*columns).order_by(row.made_at.desc(), row.id).limit(MOST_LISTED), dialect
        )
        self.one = Query(select(*columns).where(one), dialect)
        self.of = Query(
            select(*columns).where(row.player_id == player).order_by(row.made_at.desc(), row.id),
            dialect,
        )
        self.remove = Query(delete(faults).where(one).returning(row.id), dialect)
        self.forget_of = Query(delete(faults).where(row.player_id == player), dialect)
        self.forget_old = Query(
            delete(faults).where(
                or_(row.made_at < now - KEPT, row.table_id.not_in(select(tables.c.id)))
            ),
            dialect,
        )


class SqlFaults:
    """The faults that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(FaultQueries, dialect)

    async def add(self, player: PlayerId, kept: Kept) -> None:
        check_ids(player, kept.id, kept.table)
        await self._store.change(
            self._queries.add,
            player=player,
            fault=kept.id,
            table=kept.table,
            report=kept.report,
        )

    async def latest(self) -> list[Kept]:
        return [_kept(row) for row in await self._store.browse(self._queries.latest)]

    async def one(self, fault: str) -> Kept | None:
        check_ids(fault)
        rows = await self._store.look_up(self._queries.one, fault=fault)
        return _kept(rows[0]) if rows else None

    async def of(self, player: PlayerId) -> list[OwnFault]:
        check_ids(player)
        rows = await self._store.browse(self._queries.of, player=player)
        return [_kept(row).own() for row in rows]

    async def remove(self, fault: str) -> bool:
        check_ids(fault)
        return bool(await self._store.change(self._queries.remove, fault=fault))

    async def forget_of(self, player: PlayerId) -> None:
        """All that somebody reported."""
        await self._store.change(self._queries.forget_of, player=player)

    async def forget_old(self) -> None:
        """What was reported long ago, or of a table that is there no more."""
        await self._store.change(self._queries.forget_old)


def _kept(row: Sequence[Any]) -> Kept:
    fault, table, made_at, report = row
    return Kept(fault, table, made_at, bytes(report))
