"""When people are on holiday, the same on both databases."""

from sqlalchemy import BigInteger, Dialect, Text, bindparam, delete, func, select, update

from houle.people.holidays import A_YEAR, Holiday
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import holidays
from houle.tables.ports import Millis, PlayerId


class HolidayQueries:
    """All about holidays, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player = bindparam("player", type_=Text)
        begins, ends = bindparam("begins", type_=BigInteger), bindparam("ends", type_=BigInteger)
        mine = holidays.c.player_id == player
        under_way = (mine, holidays.c.begins <= now, holidays.c.ends > now)
        self.lately = Query(
            select(holidays.c.begins, holidays.c.ends)
            .where(mine, holidays.c.ends > now - A_YEAR)
            .order_by(holidays.c.begins),
            dialect,
        )
        self.until = Query(select(func.max(holidays.c.ends)).where(*under_way), dialect)
        self.take = Query(
            insert(holidays)
            .values(player_id=player, begins=begins, ends=ends)
            .on_conflict_do_update(
                index_elements=[holidays.c.player_id, holidays.c.begins], set_={"ends": ends}
            ),
            dialect,
        )
        self.cancel = Query(delete(holidays).where(mine, holidays.c.begins > now), dialect)
        self.end = Query(update(holidays).where(*under_way).values(ends=now), dialect)
        self.forget_old = Query(delete(holidays).where(holidays.c.ends < now - A_YEAR), dialect)
        self.forget_of = Query(delete(holidays).where(mine), dialect)


class SqlHolidays:
    """The holidays that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(HolidayQueries, dialect)

    async def lately(self, player: PlayerId) -> list[Holiday]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.lately, player=player)
        return [Holiday(begins, ends) for begins, ends in rows]

    async def until(self, player: PlayerId) -> Millis | None:
        check_ids(player)
        rows = await self._store.look_up(self._queries.until, player=player)
        ends: Millis | None = rows[0][0]
        return ends

    async def take(self, player: PlayerId, holiday: Holiday) -> None:
        check_ids(player)
        await self._store.change(
            self._queries.take, player=player, begins=holiday.begins, ends=holiday.ends
        )

    async def end(self, player: PlayerId) -> None:
        check_ids(player)
        await self._store.change(self._queries.cancel, player=player)
        await self._store.change(self._queries.end, player=player)

    async def forget_old(self) -> None:
        """Those that count for nothing any more."""
        await self._store.change(self._queries.forget_old)

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody."""
        await self._store.change(self._queries.forget_of, player=player)
