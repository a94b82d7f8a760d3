"""Who is friends with whom, the same on both databases."""

from collections import defaultdict

from sqlalchemy import Dialect, Text, and_, bindparam, delete, or_, select

from houle.people.friends import Friend, FriendId
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import players, seatings, tables
from houle.store.schema_company import friends
from houle.tables.animals import Animal, born_as
from houle.tables.ports import Phase, PlayerId, TableId


class FriendQueries:
    """All about friends, in the words of one database. A friendship is two rows, one for each."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, other = bindparam("player", type_=Text), bindparam("other", type_=Text)
        friend, theirs = bindparam("friend", type_=Text), bindparam("theirs", type_=Text)
        mine, me = friends.c.player_id == player, friends.c.friend_id == player
        self.add = Query(
            insert(friends)
            .values(
                [
                    {"player_id": player, "friend_id": other, "id": friend, "made_at": now},
                    {"player_id": other, "friend_id": player, "id": theirs, "made_at": now},
                ]
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        self.part = Query(
            delete(friends).where(
                or_(
                    and_(mine, friends.c.friend_id == other),
                    and_(me, friends.c.player_id == other),
                )
            ),
            dialect,
        )
        self.whom = Query(select(friends.c.friend_id).where(mine, friends.c.id == friend), dialect)
        self.of = Query(
            select(
                friends.c.id,
                friends.c.friend_id,
                players.c.name,
                players.c.animal,
                friends.c.made_at,
            )
            .join(players, players.c.id == friends.c.friend_id)
            .where(mine)
            .order_by(players.c.name, friends.c.id),
            dialect,
        )
        self.open_tables = Query(
            select(friends.c.id, tables.c.id)
            .join(seatings, seatings.c.player_id == friends.c.friend_id)
            .join(tables, tables.c.id == seatings.c.table_id)
            .where(mine, tables.c.listed, seatings.c.phase == Phase.OPEN.value)
            .order_by(tables.c.changed_at.desc()),
            dialect,
        )
        self.forget_of = Query(delete(friends).where(or_(mine, me)), dialect)


class SqlFriends:
    """The friends that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(FriendQueries, dialect)

    async def befriend(
        self, player: PlayerId, other: PlayerId, ids: tuple[FriendId, FriendId]
    ) -> None:
        check_ids(player, other, *ids)
        friend, theirs = ids
        new = {"player": player, "other": other, "friend": friend, "theirs": theirs}
        await self._store.change(self._queries.add, **new)

    async def part(self, player: PlayerId, other: PlayerId) -> None:
        check_ids(player, other)
        await self._store.change(self._queries.part, player=player, other=other)

    async def whom(self, player: PlayerId, friend: FriendId) -> PlayerId | None:
        check_ids(player, friend)
        rows = await self._store.look_up(self._queries.whom, player=player, friend=friend)
        return rows[0][0] if rows else None

    async def of(self, player: PlayerId) -> list[Friend]:
        check_ids(player)
        rows = await self._store.browse(self._queries.of, player=player)
        at: defaultdict[FriendId, list[TableId]] = defaultdict(list)
        if rows:
            for friend, table in await self._store.browse(self._queries.open_tables, player=player):
                at[friend].append(table)
        return [
            Friend(
                friend,
                name,
                born_as(other) if animal is None else Animal(animal),
                made_at,
                tuple(at[friend]),
            )
            for friend, other, name, animal, made_at in rows
        ]

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody, and all about them."""
        await self._store.change(self._queries.forget_of, player=player)
