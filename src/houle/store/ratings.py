"""How strong people are held to be, the same on both databases."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Dialect,
    Double,
    Integer,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    true,
    update,
)

from houle.kernel import Seat
from houle.people.ratings import (
    AN_HOUR,
    IN_STANDINGS,
    STEP,
    Compared,
    Moment,
    OwnRating,
    Ranked,
    Standing,
)
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import (
    counted,
    in_standings,
    marks,
    played_games,
    played_seats,
    players,
    rank_steps,
    rating_versions,
    ratings,
    unrated,
)
from houle.store.schema_company import visibility
from houle.tables.animals import Animal, born_as
from houle.tables.ports import Millis, PlayerId, TableId

AT_ONCE = 16 * STEP
"""So many points are counted in one statement: it has four seconds."""

_KEPT = ("mu", "sigma", "games", "shown", "version", "listed")


def _not_kept_out(player: Any) -> Any:
    return ~exists().where(marks.c.player_id == player, marks.c.blocked)


not_kept_out = _not_kept_out(visibility.c.player_id)
"""Of whom the operator keeps out, others see nothing either."""


class RatingQueries:
    """All about ratings, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        game, table = bindparam("game", type_=Text), bindparam("table", type_=Text)
        at, seat = bindparam("at", type_=BigInteger), bindparam("seat", type_=Integer)
        version = bindparam("version", type_=Integer)
        player = bindparam("player", type_=Text)
        games, seats = played_games.c, played_seats.c
        self.games_to_rate = Query(select(games.game).where(unrated).distinct(), dialect)
        self.begin = Query(
            insert(rating_versions).values(game=game, version=0).on_conflict_do_nothing(), dialect
        )
        self.version = Query(
            select(rating_versions.c.version).where(rating_versions.c.game == game), dialect
        )
        moment = select(games.finished_at, games.table_id).where(games.game == game)
        self.first_unrated = Query(
            moment.where(unrated, games.finished_at <= now - bindparam("lag", type_=BigInteger))
            .order_by(games.finished_at, games.table_id)
            .limit(1),
            dialect,
        )
        self.last_rated = Query(
            moment.where(counted)
            .order_by(games.finished_at.desc(), games.table_id.desc())
            .limit(1),
            dialect,
        )
        self.next_version = Query(
            update(rating_versions)
            .where(rating_versions.c.game == game, rating_versions.c.version == version)
            .values(version=rating_versions.c.version + 1)
            .returning(rating_versions.c.version),
            dialect,
        )
        later = or_(games.finished_at > at, and_(games.finished_at == at, games.table_id > table))
        self.uncount = Query(
            update(played_games)
            .where(games.game == game, games.counted, later)
            .values(counted=False),
            dialect,
        )
        self.compared = Query(
            select(seats.seat, seats.pseudonym, seats.side, seats.place)
            .where(seats.table_id == table, seats.rated)
            .order_by(seats.seat),
            dialect,
        )
        sooner = or_(seats.finished_at < at, and_(seats.finished_at == at, seats.table_id < table))
        self.before = Query(
            select(seats.mu, seats.sigma, seats.nth)
            .where(
                seats.pseudonym == bindparam("pseudonym", type_=Text),
                seats.game == game,
                seats.rated,
                sooner,
            )
            .order_by(seats.finished_at.desc(), seats.table_id.desc())
            .limit(1),
            dialect,
        )
        # Whoever goes back waits for this row, and afterwards nothing of the former version counts.
        held = (
            select(rating_versions.c.game)
            .where(rating_versions.c.game == game, rating_versions.c.version == version)
            .with_for_update()
            .cte("held")
        )
        holds = exists(select(held.c.game))
        mine = (seats.table_id == table, seats.seat == seat)
        self.stands = Query(
            update(played_seats)
            .where(*mine, holds)
            .values(
                mu=bindparam("mu", type_=Double),
                sigma=bindparam("sigma", type_=Double),
                nth=bindparam("nth", type_=Integer),
            ),
            dialect,
        )
        kept = insert(ratings).from_select(
            ["game", "player_id", "mu", "sigma", "games", "shown", "version", "listed"],
            select(
                seats.game,
                seats.player_id,
                seats.mu,
                seats.sigma,
                seats.nth,
                bindparam("shown", type_=Integer),
                version,
                exists().where(
                    visibility.c.player_id == seats.player_id, visibility.c.in_standings
                ),
            )
            .where(*mine, seats.player_id.is_not(None), holds)
            .with_for_update(of=played_seats),
        )
        new = kept.excluded
        self.show = Query(
            kept.on_conflict_do_update(
                index_elements=[ratings.c.game, ratings.c.player_id],
                set_={name: new[name] for name in _KEPT},
                where=or_(ratings.c.version < new.version, ratings.c.games <= new.games),
            ),
            dialect,
        )
        self.rated = Query(
            update(played_games).where(games.table_id == table, holds).values(counted=True), dialect
        )
        in_game = (ratings.c.game == game, in_standings, _not_kept_out(ratings.c.player_id))
        stepped = (
            select(ratings.c.game, ratings.c.shown.op("/")(STEP).label("step"))
            .where(
                *in_game,
                ratings.c.shown >= bindparam("low", type_=Integer),
                ratings.c.shown < bindparam("high", type_=Integer),
            )
            .subquery("stepped")
        )
        steps = (stepped.c.game, stepped.c.step)
        by_steps = insert(rank_steps).from_select(
            ["game", "step", "people", "counted_at"],
            # "WHERE true": else SQLite takes the conflict for part of a join.
            select(*steps, func.count(), now).where(true()).group_by(*steps),
        )
        self.count_ranks = Query(
            by_steps.on_conflict_do_update(
                index_elements=[rank_steps.c.game, rank_steps.c.step],
                set_={
                    "people": by_steps.excluded.people,
                    "counted_at": by_steps.excluded.counted_at,
                },
            ),
            dialect,
        )
        self.drop_ranks = Query(
            delete(rank_steps).where(rank_steps.c.counted_at < now - AN_HOUR // 2), dialect
        )
        self.highest = Query(select(func.max(ratings.c.shown)).where(*in_game), dialect)
        best = (
            select(ratings)
            .where(*in_game)
            .order_by(ratings.c.shown.desc(), ratings.c.player_id)
            .limit(literal_column(str(IN_STANDINGS)))  # in words: a plan is made for so few
            .subquery("best")
        )
        # A column of ratings finds them quickly; whether somebody wants it is asked of them now.
        self.top = Query(
            select(
                best.c.player_id,
                players.c.name,
                players.c.animal,
                visibility.c.handle,
                *(best.c[name] for name in OwnRating.__struct_fields__),
            )
            .join(visibility, visibility.c.player_id == best.c.player_id)
            .join(players, players.c.id == best.c.player_id)
            .where(visibility.c.in_standings)
            .order_by(best.c.shown.desc(), best.c.player_id),
            dialect,
        )
        self.list_of = Query(
            update(ratings)
            .where(ratings.c.player_id == player)
            .values(listed=bindparam("listed", type_=Boolean)),
            dialect,
        )
        number, points = bindparam("step", type_=Integer), bindparam("points", type_=Integer)
        above = select(func.coalesce(func.sum(rank_steps.c.people), 0)).where(
            rank_steps.c.game == game, rank_steps.c.step > number
        )
        beside = (
            select(func.count())
            .select_from(ratings)
            .where(*in_game, ratings.c.shown > points, ratings.c.shown < (number + 1) * STEP)
        )
        self.rank = Query(select(1 + above.scalar_subquery() + beside.scalar_subquery()), dialect)
        own = ratings.c
        self.of = Query(
            select(own.game, own.shown, own.mu, own.sigma, own.games)
            .where(own.player_id == player)
            .order_by(own.game),
            dialect,
        )
        self.forget_of = Query(delete(ratings).where(own.player_id == player), dialect)
        self.forget = Query(delete(ratings).where(own.game == game), dialect)
        self.known_games = Query(select(rating_versions.c.game), dialect)


class SqlRatings:
    """The ratings that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(RatingQueries, dialect)

    async def games_to_rate(self) -> list[str]:
        return [game for (game,) in await self._store.look_up(self._queries.games_to_rate)]

    async def version(self, game: str) -> int:
        await self._store.change(self._queries.begin, game=game)
        version: int = (await self._store.look_up(self._queries.version, game=game))[0][0]
        return version

    async def first_unrated(self, game: str, lag: Millis) -> Moment | None:
        rows = await self._store.look_up(self._queries.first_unrated, game=game, lag=lag)
        return Moment(*rows[0]) if rows else None

    async def last_rated(self, game: str) -> Moment | None:
        rows = await self._store.look_up(self._queries.last_rated, game=game)
        return Moment(*rows[0]) if rows else None

    async def go_back(self, game: str, version: int, after: Moment) -> None:
        """Two steps: what is under way elsewhere is done by the second, or not written any more."""
        if await self._store.change(self._queries.next_version, game=game, version=version):
            wanted = {"game": game, "at": after.finished_at, "table": after.table}
            await self._store.change(self._queries.uncount, **wanted)

    async def compared(self, table: TableId) -> list[Compared]:
        rows = await self._store.look_up(self._queries.compared, table=table)
        return [Compared(*row) for row in rows]

    async def before(self, game: str, pseudonym: str, moment: Moment) -> Standing | None:
        wanted = {"game": game, "pseudonym": pseudonym}
        place = {"at": moment.finished_at, "table": moment.table}
        rows = await self._store.look_up(self._queries.before, **wanted, **place)
        return Standing(*rows[0]) if rows else None

    async def stands(
        self, game: str, version: int, table: TableId, seat: Seat, standing: Standing
    ) -> None:
        where = {"game": game, "version": version, "table": table, "seat": seat}
        rating = {"mu": standing.mu, "sigma": standing.sigma, "nth": standing.games}
        await self._store.change(self._queries.stands, **where, **rating)
        await self._store.change(self._queries.show, **where, shown=standing.shown)

    async def rated(self, game: str, version: int, table: TableId) -> None:
        await self._store.change(self._queries.rated, game=game, version=version, table=table)

    async def count_ranks(self) -> None:
        for (game,) in await self._store.look_up(self._queries.known_games):
            highest = (await self._store.look_up(self._queries.highest, game=game))[0][0]
            for low in range(0, 0 if highest is None else highest + 1, AT_ONCE):
                wanted = {"game": game, "low": low, "high": low + AT_ONCE}
                await self._store.change(self._queries.count_ranks, **wanted)
        await self._store.change(self._queries.drop_ranks)

    async def top(self, game: str) -> list[Ranked]:
        """The strongest, of those who want to be named and whose rating is sure enough."""
        check_ids(game)
        rows = await self._store.browse(self._queries.top, game=game)
        return [
            Ranked(
                player,
                name,
                born_as(player) if animal is None else Animal(animal),
                handle,
                OwnRating(*rating),
            )
            for player, name, animal, handle, *rating in rows
        ]

    async def list_of(self, player: PlayerId, *, listed: bool) -> None:
        """Somebody is found in standings from now on, or not."""
        await self._store.change(self._queries.list_of, player=player, listed=listed)

    async def rank(self, game: str, shown: int) -> int:
        """How many are stronger, and one: those near by as it is now, the others as it was within
        the hour."""
        check_ids(game)
        wanted = {"game": game, "points": shown, "step": shown // STEP}
        rank: int = int((await self._store.browse(self._queries.rank, **wanted))[0][0])
        return rank

    async def of(self, player: PlayerId) -> list[OwnRating]:
        """How somebody stands in each game."""
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        return [OwnRating(*row) for row in rows]

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody has none any more."""
        await self._store.change(self._queries.forget_of, player=player)

    async def forget_all(self) -> None:
        for (game,) in await self._store.look_up(self._queries.known_games):
            await self.go_back(game, await self.version(game), Moment(0, ""))
            await self._store.change(self._queries.forget, game=game)
