"""What people wrote to each other at tables, the same on both databases.

It is written by whoever writes the log, together with its entry.
"""

from sqlalchemy import Dialect, Integer, Text, and_, bindparam, delete, exists, or_, select

from houle.people.written import OwnWords, Words
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, Query, Runner, in_words, worded
from houle.store.schema import tables
from houle.store.schema_company import reports, written
from houle.tables.ports import NO_LAST, Phase, PlayerId, TableId

KEPT = 30 * A_DAY
KEPT_AFTER_THE_END = 7 * A_DAY
"""After the last thing that happened at a table that is over; what is older goes anyway."""
MOST_READ = 200


class WrittenQueries:
    """All about what was written, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        _, now = in_words(dialect)
        player, table = bindparam("player", type_=Text), bindparam("table", type_=Text)
        row, mine = written.c, written.c.player_id == player
        self.at = Query(
            select(row.seq, row.at, row.player_id, row.words)
            .where(
                row.table_id == table,
                row.seq > bindparam("after", type_=Integer),
                row.seq <= bindparam("last", type_=Integer),
            )
            .order_by(row.seq.desc())
            .limit(MOST_READ),
            dialect,
        )
        self.own = Query(
            select(row.table_id, row.seq, row.at, row.words)
            .where(mine)
            .order_by(row.table_id, row.seq),
            dialect,
        )
        self.forget_of = Query(delete(written).where(mine), dialect)
        over = exists().where(
            tables.c.id == row.table_id,
            or_(*(tables.c.phase == phase.value for phase in (Phase.FINISHED, Phase.CLOSED))),
            tables.c.changed_at < now - KEPT_AFTER_THE_END,
        )
        looked_at = exists().where(
            reports.c.table_id == row.table_id,
            reports.c.verdict.is_(None),
            reports.c.reported_id.is_not(None),
            reports.c.read_after < row.seq,
        )
        self.forget_old = Query(
            delete(written).where(and_(or_(row.at < now - KEPT, over), ~looked_at)), dialect
        )


class SqlWritten:
    """The words that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(WrittenQueries, dialect)

    async def at(self, table: TableId, after: int, last: int = NO_LAST) -> list[Words]:
        check_ids(table)
        rows = await self._store.look_up(self._queries.at, table=table, after=after, last=last)
        return [Words(*row) for row in reversed(rows)]

    async def own(self, player: PlayerId) -> list[OwnWords]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.own, player=player)
        return [OwnWords(*row) for row in rows]

    async def forget_of(self, player: PlayerId) -> None:
        """All that somebody wrote."""
        await self._store.change(self._queries.forget_of, player=player)

    async def forget_old(self) -> None:
        """What was written long ago, unless a report about it waits to be decided."""
        await self._store.change(self._queries.forget_old)
