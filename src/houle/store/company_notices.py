"""Who is invited or comes to an evening, for who tells them; the same on both databases."""

from sqlalchemy import BigInteger, Dialect, Text, bindparam, select

from houle.people.company_notices import Coming
from houle.people.evenings import EveningId
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import tables
from houle.store.schema_company import club_evening_guests as guests
from houle.store.schema_company import club_evenings as evenings
from houle.store.schema_company import club_members as members
from houle.store.schema_company import invitations
from houle.tables.ports import Millis, Phase, PlayerId, TableId

MOST = 500


class CompanyNoticeQueries:
    """All about who is to be told of company, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        _, now = in_words(dialect)
        within = bindparam("within", type_=BigInteger)
        made_at = invitations.c.made_at
        self.invited = Query(
            select(invitations.c.table_id, invitations.c.player_id)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(
                tables.c.phase == Phase.OPEN.value,
                made_at > now - within,
                made_at <= now - bindparam("unseen", type_=BigInteger),
            )
            .order_by(made_at)
            .limit(MOST),
            dialect,
        )
        still = (
            select(evenings.c.id, guests.c.player_id)
            .join(guests, guests.c.evening_id == evenings.c.id)
            .join(
                members,
                (members.c.club_id == evenings.c.club_id)
                & (members.c.player_id == guests.c.player_id),
            )
        )
        self.coming = Query(
            still.where(evenings.c.begins > now, evenings.c.begins <= now + within)
            .order_by(evenings.c.begins)
            .limit(MOST),
            dialect,
        )
        self.comes_to = Query(
            still.with_only_columns(evenings.c.club_id, evenings.c.game, evenings.c.begins).where(
                evenings.c.id == bindparam("evening", type_=Text),
                guests.c.player_id == bindparam("player", type_=Text),
            ),
            dialect,
        )


class SqlCompanyNotices:
    """What a store knows of who is to be told."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(CompanyNoticeQueries, dialect)

    async def invited(self, within: Millis, unseen: Millis) -> list[tuple[TableId, PlayerId]]:
        rows = await self._store.look_up(self._queries.invited, within=within, unseen=unseen)
        return [(table, player) for table, player in rows]

    async def coming(self, within: Millis) -> list[tuple[EveningId, PlayerId]]:
        rows = await self._store.look_up(self._queries.coming, within=within)
        return [(evening, player) for evening, player in rows]

    async def comes_to(self, evening: EveningId, player: PlayerId) -> Coming | None:
        check_ids(evening, player)
        rows = await self._store.look_up(self._queries.comes_to, evening=evening, player=player)
        return Coming(*rows[0]) if rows else None
