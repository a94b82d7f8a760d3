"""What was played at the tables of a club, the same on both databases."""

from sqlalchemy import Dialect, Integer, Text, bindparam, case, cast, func, select

from houle.people.club_standings import Tally
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner
from houle.store.schema import played_games, played_seats, players, tables
from houle.store.schema_company import club_members
from houle.tables.animals import Animal, born_as
from houle.tables.ports import ClubId

COMPANY = 2
"""Where fewer people sat, nobody was played with."""


class SqlClubStandings:
    """What a store knows of who won how often in a club."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        club = bindparam("club", type_=Text)
        # First what was played there: its members play elsewhere too, and much more.
        there = (
            select(played_seats.c.game, played_seats.c.player_id, played_seats.c.won)
            .select_from(tables)
            .join(played_games, played_games.c.table_id == tables.c.id)
            .join(played_seats, played_seats.c.table_id == tables.c.id)
            .where(
                tables.c.club_id == club,
                played_seats.c.own,
                played_games.c.people >= COMPANY,
                ~played_games.c.stopped,
            )
            .cte("there")
            .prefix_with("MATERIALIZED")
        )
        whose = (
            there.c.game,
            club_members.c.id,
            club_members.c.player_id,
            players.c.name,
            players.c.animal,
        )
        won = case((there.c.won, 1), else_=0)
        self._tallies = Query(
            select(*whose, func.count(), cast(func.sum(won), Integer))
            .select_from(there)
            .join(club_members, club_members.c.player_id == there.c.player_id)
            .join(players, players.c.id == club_members.c.player_id)
            .where(club_members.c.club_id == club)
            .group_by(*whose),
            dialect,
        )

    async def tallies(self, club: ClubId) -> list[Tally]:
        check_ids(club)
        return [
            Tally(game, member, name, born_as(player) if animal is None else Animal(animal), *sums)
            for game, member, player, name, animal, *sums in await self._store.browse(
                self._tallies, club=club
            )
        ]
