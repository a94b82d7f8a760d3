"""Who does not hear whom, the same on both databases."""

from sqlalchemy import Dialect, Text, bindparam, delete, or_, select

from houle.people.mutes import Muted
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema_company import mutes
from houle.tables.ports import PlayerId


class MuteQueries:
    """All about mutes, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, other = bindparam("player", type_=Text), bindparam("other", type_=Text)
        mine, me = mutes.c.player_id == player, mutes.c.other_id == player
        self.add = Query(
            insert(mutes)
            .values(
                player_id=player,
                other_id=other,
                name=bindparam("name", type_=Text),
                made_at=now,
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        self.remove = Query(delete(mutes).where(mine, mutes.c.other_id == other), dialect)
        self.of = Query(
            select(mutes.c.other_id, mutes.c.name, mutes.c.made_at)
            .where(mine)
            .order_by(mutes.c.made_at.desc(), mutes.c.other_id),
            dialect,
        )
        self.forget_of = Query(delete(mutes).where(or_(mine, me)), dialect)


class SqlMutes:
    """The mutes that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(MuteQueries, dialect)

    async def add(self, player: PlayerId, other: PlayerId, name: str) -> None:
        check_ids(player, other, name)
        await self._store.change(self._queries.add, player=player, other=other, name=name)

    async def remove(self, player: PlayerId, other: PlayerId) -> None:
        check_ids(player, other)
        await self._store.change(self._queries.remove, player=player, other=other)

    async def of(self, player: PlayerId) -> dict[PlayerId, Muted]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        return {other: Muted(name, made_at) for other, name, made_at in rows}

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody, and all about them."""
        await self._store.change(self._queries.forget_of, player=player)
