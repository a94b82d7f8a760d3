"""What is kept of one person, and their wish that it goes; the same on both databases."""

from msgspec.structs import replace
from sqlalchemy import BigInteger, Dialect, Text, bindparam, delete, select, update

from houle.people.own_data import Deed, Mailed, Told
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words
from houle.store.schema import entries, erasures, mailboxes, players, push_subscriptions, seatings
from houle.tables.ports import Millis, PlayerId


class OwnDataQueries:
    """All about one person's data, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, span = bindparam("player", type_=Text), bindparam("span", type_=BigInteger)
        self.since = Query(select(players.c.created_at).where(players.c.id == player), dialect)
        self.deeds = Query(
            select(entries.c.table_id, entries.c.seq, entries.c.at, entries.c.entry)
            .join(seatings, seatings.c.table_id == entries.c.table_id)
            .where(seatings.c.player_id == player, entries.c.actor == player)
            .order_by(entries.c.table_id, entries.c.seq),
            dialect,
        )
        told = push_subscriptions.c
        self.told_at = Query(
            select(told.endpoint, told.zone, told.quiet_begins, told.quiet_ends, told.company)
            .where(told.player_id == player)
            .order_by(told.made_at, told.id),
            dialect,
        )
        mailed = mailboxes.c
        self.mailed_at = Query(
            select(
                mailed.address,
                mailed.waiting,
                mailed.language,
                mailed.zone,
                mailed.quiet_begins,
                mailed.quiet_ends,
                mailed.made_at,
                mailed.company,
            ).where(mailed.player_id == player),
            dialect,
        )
        self.ask = Query(
            insert(erasures).values(player_id=player, due_at=now).on_conflict_do_nothing(), dialect
        )
        due = (
            select(erasures.c.player_id)
            .where(erasures.c.due_at <= now)
            .order_by(erasures.c.due_at)
            .limit(1)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        self.claim = Query(
            update(erasures)
            .where(erasures.c.player_id.in_(select(due.c.player_id)))
            .values(due_at=now + span)
            .returning(erasures.c.player_id),
            dialect,
        )
        mine = erasures.c.player_id == player
        self.postpone = Query(update(erasures).where(mine).values(due_at=now + span), dialect)
        self.fulfilled = Query(delete(erasures).where(mine), dialect)


class SqlErasures:
    """The wishes to be forgotten that a store keeps."""

    def __init__(self, store: Runner, queries: OwnDataQueries) -> None:
        self._store = store
        self._queries = queries

    async def ask(self, player: PlayerId) -> None:
        check_ids(player)
        await self._store.change(self._queries.ask, player=player)

    async def claim(self, lease: Millis) -> PlayerId | None:
        rows = await self._store.change(self._queries.claim, span=lease)
        return rows[0][0] if rows else None

    async def postpone(self, player: PlayerId, span: Millis) -> None:
        await self._store.change(self._queries.postpone, player=player, span=span)

    async def fulfilled(self, player: PlayerId) -> None:
        await self._store.change(self._queries.fulfilled, player=player)


class SqlOwnData:
    """What a store has of one person."""

    def __init__(self, store: Runner, queries: OwnDataQueries) -> None:
        self._store = store
        self._queries = queries

    async def since(self, player: PlayerId) -> Millis | None:
        check_ids(player)
        rows = await self._store.look_up(self._queries.since, player=player)
        return rows[0][0] if rows else None

    async def told_at(self, player: PlayerId) -> list[Told]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.told_at, player=player)
        return [replace(Told(*row), company=bool(row[-1])) for row in rows]

    async def mailed_at(self, player: PlayerId) -> list[Mailed]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.mailed_at, player=player)
        return [replace(Mailed(*row), company=bool(row[-1])) for row in rows]

    async def deeds_of(self, player: PlayerId) -> list[Deed]:
        check_ids(player)
        rows = await self._store.browse(self._queries.deeds, player=player)
        return [Deed(table, seq, at, bytes(entry)) for table, seq, at, entry in rows]
