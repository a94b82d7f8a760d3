"""Evenings of clubs, the same on both databases."""

from collections import defaultdict

from sqlalchemy import (
    BigInteger,
    Dialect,
    Text,
    bindparam,
    delete,
    false,
    func,
    or_,
    select,
    update,
)

from houle.people.evenings import EveningId, KeptEvening, OwnEvening
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, Query, Runner, in_words, worded
from houle.store.schema import players
from houle.store.schema_company import club_evening_guests as guests
from houle.store.schema_company import club_evenings as evenings
from houle.store.schema_company import club_members, clubs
from houle.tables.ports import ClubId, Millis, PlayerId, TableId

KEPT = 2 * A_DAY


class EveningQueries:
    """All about evenings, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        club, player = bindparam("club", type_=Text), bindparam("player", type_=Text)
        evening, begins = bindparam("evening", type_=Text), bindparam("begins", type_=BigInteger)
        table = bindparam("table", type_=Text)
        this, to_this = evenings.c.id == evening, guests.c.evening_id == evening
        mine = guests.c.player_id == player
        self.plan = Query(
            insert(evenings).values(
                id=evening,
                club_id=club,
                by_id=player,
                game=bindparam("game", type_=Text),
                begins=begins,
            ),
            dialect,
        )
        of_club = evenings.c.club_id == club, evenings.c.begins > begins
        self.of = Query(
            select(
                evenings.c.id,
                evenings.c.by_id,
                evenings.c.game,
                evenings.c.begins,
                evenings.c.table_id,
            )
            .where(*of_club)
            .order_by(evenings.c.begins, evenings.c.id),
            dialect,
        )
        self.guests = Query(
            select(guests.c.evening_id, guests.c.player_id, players.c.name)
            .join(evenings, evenings.c.id == guests.c.evening_id)
            .join(
                club_members,
                (club_members.c.player_id == guests.c.player_id)
                & (club_members.c.club_id == evenings.c.club_id),
            )
            .join(players, players.c.id == guests.c.player_id)
            .where(*of_club)
            .order_by(players.c.name, guests.c.player_id),
            dialect,
        )
        comes = select(guests.c.player_id).where(mine, guests.c.evening_id == evenings.c.id)
        planned = func.coalesce(evenings.c.by_id == player, false())
        self.own = Query(
            select(evenings.c.club_id, evenings.c.game, evenings.c.begins, planned, comes.exists())
            .where(or_(planned, comes.exists()))
            .order_by(evenings.c.begins, evenings.c.id),
            dialect,
        )
        self.come = Query(
            insert(guests).values(evening_id=evening, player_id=player).on_conflict_do_nothing(),
            dialect,
        )
        self.stay_away = Query(delete(guests).where(to_this, mine), dialect)
        self.call_off = Query(delete(evenings).where(this), dialect)
        self.uninvite = Query(delete(guests).where(to_this), dialect)
        self.seat_at = Query(
            update(evenings).where(this, evenings.c.table_id.is_(None)).values(table_id=table),
            dialect,
        )
        self.forget_guest = Query(delete(guests).where(mine), dialect)
        self.forget_host = Query(
            update(evenings).where(evenings.c.by_id == player).values(by_id=None), dialect
        )
        self.forget_lost = Query(
            delete(guests).where(guests.c.evening_id.not_in(select(evenings.c.id))), dialect
        )
        self.forget_old = Query(
            delete(evenings).where(
                or_(
                    evenings.c.begins <= now - KEPT,
                    evenings.c.club_id.not_in(select(clubs.c.id)),
                )
            ),
            dialect,
        )


class SqlEvenings:
    """The evenings that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(EveningQueries, dialect)

    async def plan(
        self, evening: EveningId, club: ClubId, by: PlayerId, game: str, begins: Millis
    ) -> None:
        check_ids(evening, club, by, game)
        new = {"evening": evening, "club": club, "player": by, "game": game, "begins": begins}
        await self._store.change(self._queries.plan, **new)

    async def of(self, club: ClubId, since: Millis) -> list[KeptEvening]:
        check_ids(club)
        rows = await self._store.look_up(self._queries.of, club=club, begins=since)
        coming: defaultdict[EveningId, list[tuple[PlayerId, str]]] = defaultdict(list)
        if rows:
            wanted = {"club": club, "begins": since}
            for evening, player, name in await self._store.look_up(self._queries.guests, **wanted):
                coming[evening].append((player, name))
        return [
            KeptEvening(evening, by, game, begins, table, tuple(coming[evening]))
            for evening, by, game, begins, table in rows
        ]

    async def own(self, player: PlayerId) -> list[OwnEvening]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.own, player=player)
        return [
            OwnEvening(club, game, begins, bool(yours), bool(coming))
            for club, game, begins, yours, coming in rows
        ]

    async def come(self, evening: EveningId, player: PlayerId) -> None:
        check_ids(evening, player)
        await self._store.change(self._queries.come, evening=evening, player=player)

    async def stay_away(self, evening: EveningId, player: PlayerId) -> None:
        check_ids(evening, player)
        await self._store.change(self._queries.stay_away, evening=evening, player=player)

    async def call_off(self, evening: EveningId) -> None:
        check_ids(evening)
        await self._store.change(self._queries.call_off, evening=evening)
        await self._store.change(self._queries.uninvite, evening=evening)

    async def seat_at(self, evening: EveningId, table: TableId) -> None:
        check_ids(evening, table)
        await self._store.change(self._queries.seat_at, evening=evening, table=table)

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody comes nowhere any more, and what they planned is nobody's."""
        await self._store.change(self._queries.forget_guest, player=player)
        await self._store.change(self._queries.forget_host, player=player)

    async def forget_old(self) -> None:
        """What was long ago, or of a club that is none any more."""
        await self._store.change(self._queries.forget_old)
        await self._store.change(self._queries.forget_lost)
