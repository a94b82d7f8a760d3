"""Who asked whom to play again, the same on both databases."""

from collections import defaultdict

from sqlalchemy import Dialect, Text, bindparam, delete, or_, select

from houle.people.invitations import Invited
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, LISTED, Query, Runner, in_words, listed_in, worded
from houle.store.schema import players, seatings, tables
from houle.store.schema_company import invitations
from houle.tables.animals import Animal, born_as
from houle.tables.ports import Phase, PlayerId, TableId

KEPT = 2 * A_DAY
"""Longer than any table stays open."""


class InvitationQueries:
    """All about invitations, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, table = bindparam("player", type_=Text), bindparam("table", type_=Text)
        mine, by_me = invitations.c.player_id == player, invitations.c.by_id == player
        self.invite = Query(
            insert(invitations)
            .values(
                player_id=player, by_id=bindparam("by", type_=Text), table_id=table, made_at=now
            )
            .on_conflict_do_update(
                index_elements=[invitations.c.player_id, invitations.c.by_id],
                set_={"table_id": table, "made_at": now},
            ),
            dialect,
        )
        self.of = Query(
            select(invitations.c.by_id, players.c.name, players.c.animal, *LISTED)
            .join(tables, tables.c.id == invitations.c.table_id)
            .join(players, players.c.id == invitations.c.by_id)
            .where(mine, tables.c.phase == Phase.OPEN.value)
            .order_by(invitations.c.made_at.desc(), invitations.c.by_id),
            dialect,
        )
        self.seated = Query(
            select(seatings.c.table_id, seatings.c.player_id)
            .join(invitations, invitations.c.table_id == seatings.c.table_id)
            .where(mine),
            dialect,
        )
        self.decline = Query(
            delete(invitations)
            .where(mine, invitations.c.table_id == table)
            .returning(invitations.c.table_id),
            dialect,
        )
        self.forget_of = Query(delete(invitations).where(or_(mine, by_me)), dialect)
        self.forget_old = Query(
            delete(invitations).where(invitations.c.made_at <= now - KEPT), dialect
        )


class SqlInvitations:
    """The invitations that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(InvitationQueries, dialect)

    async def invite(self, player: PlayerId, by: PlayerId, table: TableId) -> None:
        check_ids(player, by, table)
        await self._store.change(self._queries.invite, player=player, by=by, table=table)

    async def of(self, player: PlayerId) -> list[Invited]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        seated: defaultdict[TableId, list[PlayerId]] = defaultdict(list)
        if rows:
            for table, other in await self._store.look_up(self._queries.seated, player=player):
                seated[table].append(other)
        return [
            Invited(
                by,
                name,
                born_as(by) if animal is None else Animal(animal),
                listed := listed_in(row),
                tuple(seated[listed.table]),
            )
            for by, name, animal, *row in rows
        ]

    async def decline(self, player: PlayerId, table: TableId) -> bool:
        check_ids(player, table)
        return bool(await self._store.change(self._queries.decline, player=player, table=table))

    async def forget_of(self, player: PlayerId) -> None:
        """All that somebody was asked, and asked others."""
        await self._store.change(self._queries.forget_of, player=player)

    async def forget_old(self) -> None:
        """What led to tables that are not open any more."""
        await self._store.change(self._queries.forget_old)
