"""Which games may be given away, the same on both databases."""

from sqlalchemy import Dialect, Integer, Text, bindparam, case, func, select

from houle.store.queries import Query, Runner, worded
from houle.store.schema import played_seats
from houle.store.schema_company import visibility
from houle.tables.ports import TableId


class OpenGamesQueries:
    """All about open games, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        agrees = case((visibility.c.open_games, 1), else_=0)
        table = played_seats.c.table_id
        self.after = Query(
            select(table)
            .join(visibility, visibility.c.player_id == played_seats.c.player_id, isouter=True)
            .where(table > bindparam("table", type_=Text))
            .group_by(table)
            .having(func.min(agrees) == 1)
            .order_by(table)
            .limit(bindparam("most", type_=Integer)),
            dialect,
        )


class SqlOpenGames:
    """Which games may be given away, as a store knows it."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(OpenGamesQueries, dialect)

    async def after(self, table: TableId, most: int) -> list[TableId]:
        rows = await self._store.browse(self._queries.after, table=table, most=most)
        return [found for (found,) in rows]
