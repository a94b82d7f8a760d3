"""Clubs, the same on both databases."""

from collections import defaultdict

from sqlalchemy import Dialect, Integer, Text, bindparam, delete, func, select, update

from houle.people.clubs import ClubTable, KeptMember, MemberId, OwnClub
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, LISTED, UNDER_WAY, Query, Runner, in_words, listed_in, worded
from houle.store.schema import players, seatings, tables
from houle.store.schema_company import club_evening_guests as guests
from houle.store.schema_company import club_evenings, club_members, clubs
from houle.tables.animals import Animal, born_as
from houle.tables.ports import ClubId, PlayerId, TableId


class ClubQueries:
    """All about clubs, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        club, player = bindparam("club", type_=Text), bindparam("player", type_=Text)
        digest, this = bindparam("digest", type_=Text), clubs.c.id == club
        belongs = club_members.c.club_id == clubs.c.id
        of_club, mine = club_members.c.club_id == club, club_members.c.player_id == player
        self.found = Query(
            insert(clubs)
            .values(id=club, name=bindparam("name", type_=Text), digest=digest, made_at=now)
            .on_conflict_do_nothing(),
            dialect,
        )
        new = {
            "club_id": club,
            "player_id": player,
            "id": bindparam("member", type_=Text),
            "joined_at": now,
        }
        belong = insert(club_members).on_conflict_do_nothing()
        self.begin = Query(belong.values(**new, kept_at=now), dialect)
        self.join = Query(belong.values(**new), dialect)
        self.leave = Query(delete(club_members).where(of_club, mine), dialect)
        self.close_if_empty = Query(
            delete(clubs).where(this, ~select(club_members.c.id).where(belongs).exists()), dialect
        )
        self.hand_on = Query(update(club_members).where(of_club, mine).values(kept_at=now), dialect)
        self.renew = Query(update(clubs).where(this).values(digest=digest), dialect)
        self.dissolve = Query(delete(clubs).where(this), dialect)
        self.dismiss = Query(delete(club_members).where(of_club), dialect)
        size = (
            select(func.count()).select_from(club_members).where(belongs).scalar_subquery()
        ).label("members")
        self.behind = Query(
            select(clubs.c.id, clubs.c.name, size).where(clubs.c.digest == digest), dialect
        )
        self.named = Query(select(clubs.c.name).where(this), dialect)
        self.members = Query(
            select(
                club_members.c.player_id,
                club_members.c.id,
                players.c.name,
                players.c.animal,
                club_members.c.joined_at,
            )
            .join(players, players.c.id == club_members.c.player_id)
            .where(of_club)
            .order_by(
                func.coalesce(club_members.c.kept_at, 0).desc(),
                club_members.c.joined_at,
                club_members.c.id,
            ),
            dialect,
        )
        here = select(club_members.c.club_id).where(mine)
        self.of = Query(
            select(clubs.c.id, clubs.c.name, size)
            .where(clubs.c.id.in_(here))
            .order_by(clubs.c.name, clubs.c.id),
            dialect,
        )
        # A club that is founded has its first member a moment before it is there.
        self.forget_lost = Query(
            delete(club_members).where(
                club_members.c.club_id.not_in(select(clubs.c.id)),
                club_members.c.joined_at < now - A_DAY,
            ),
            dialect,
        )
        self.forget_of = Query(delete(club_members).where(mine), dialect)
        of_evenings = select(club_evenings.c.id).where(club_evenings.c.club_id == club)
        self.stay_away = Query(
            delete(guests).where(
                guests.c.player_id == player, guests.c.evening_id.in_(of_evenings)
            ),
            dialect,
        )
        self.clubs_of = Query(select(clubs.c.id).where(clubs.c.id.in_(here)), dialect)
        self.tables = Query(
            select(*LISTED)
            .where(tables.c.club_id == club, UNDER_WAY)
            .order_by(tables.c.changed_at.desc())
            .limit(bindparam("most", type_=Integer)),
            dialect,
        )
        self.seated = Query(
            select(seatings.c.table_id, seatings.c.player_id)
            .join(tables, tables.c.id == seatings.c.table_id)
            .where(tables.c.club_id == club, UNDER_WAY),
            dialect,
        )


class SqlClubs:
    """The clubs that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(ClubQueries, dialect)

    async def found(
        self, club: ClubId, name: str, digest: str, player: PlayerId, member: MemberId
    ) -> None:
        """The member first: a club that is there has one."""
        check_ids(club, name, digest, player, member)
        await self._store.change(self._queries.begin, club=club, player=player, member=member)
        await self._store.change(self._queries.found, club=club, name=name, digest=digest)

    async def join(self, club: ClubId, player: PlayerId, member: MemberId) -> None:
        check_ids(club, player, member)
        await self._store.change(self._queries.join, club=club, player=player, member=member)

    async def leave(self, club: ClubId, player: PlayerId) -> None:
        check_ids(club, player)
        await self._store.change(self._queries.leave, club=club, player=player)
        await self._store.change(self._queries.stay_away, club=club, player=player)
        await self._store.change(self._queries.close_if_empty, club=club)

    async def hand_on(self, club: ClubId, player: PlayerId) -> None:
        check_ids(club, player)
        await self._store.change(self._queries.hand_on, club=club, player=player)

    async def renew(self, club: ClubId, digest: str | None) -> None:
        check_ids(club)
        await self._store.change(self._queries.renew, club=club, digest=digest)

    async def dissolve(self, club: ClubId) -> None:
        check_ids(club)
        await self._store.change(self._queries.dissolve, club=club)
        await self._store.change(self._queries.dismiss, club=club)

    async def behind(self, digest: str) -> OwnClub | None:
        rows = await self._store.look_up(self._queries.behind, digest=digest)
        return OwnClub(*rows[0]) if rows else None

    async def named(self, club: ClubId) -> str | None:
        check_ids(club)
        rows = await self._store.look_up(self._queries.named, club=club)
        return rows[0][0] if rows else None

    async def members(self, club: ClubId) -> list[KeptMember]:
        check_ids(club)
        return [
            KeptMember(
                player, member, name, born_as(player) if animal is None else Animal(animal), since
            )
            for player, member, name, animal, since in await self._store.look_up(
                self._queries.members, club=club
            )
        ]

    async def of(self, player: PlayerId) -> list[OwnClub]:
        check_ids(player)
        return [OwnClub(*row) for row in await self._store.look_up(self._queries.of, player=player)]

    async def clubs_of(self, player: PlayerId) -> frozenset[ClubId]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.clubs_of, player=player)
        return frozenset(club for (club,) in rows)

    async def tables(self, club: ClubId, most: int) -> list[ClubTable]:
        check_ids(club)
        rows = await self._store.browse(self._queries.tables, club=club, most=most)
        seated: defaultdict[TableId, list[PlayerId]] = defaultdict(list)
        if rows:
            for table, player in await self._store.browse(self._queries.seated, club=club):
                seated[table].append(player)
        found = [listed_in(row) for row in rows]
        return [ClubTable(one, tuple(seated[one.table])) for one in found]

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody leaves wherever they belong; the next one keeps what they kept."""
        for club in await self.clubs_of(player):
            await self.leave(club, player)
        await self._store.change(self._queries.forget_of, player=player)

    async def forget_old(self) -> None:
        """Who joined a club in the moment in which it was dissolved."""
        await self._store.change(self._queries.forget_lost)
