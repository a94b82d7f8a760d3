"""What both stores do alike: lists, leases, seeds and profiles."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Dialect

from houle.people.ports import AskedWith, Kept, Purpose
from houle.store.blocks import SqlBlocks
from houle.store.challenges import SqlChallenges
from houle.store.checks import check_ids
from houle.store.club_standings import SqlClubStandings
from houle.store.clubs import SqlClubs
from houle.store.company_notices import SqlCompanyNotices
from houle.store.days import SqlDays
from houle.store.evenings import SqlEvenings
from houle.store.faults import SqlFaults
from houle.store.friends import SqlFriends
from houle.store.holidays import SqlHolidays
from houle.store.invitations import SqlInvitations
from houle.store.mailboxes import SqlMailboxes
from houle.store.moderation import SqlModeration
from houle.store.mutes import SqlMutes
from houle.store.notices import SqlNotices
from houle.store.open_games import SqlOpenGames
from houle.store.own_data import OwnDataQueries, SqlErasures, SqlOwnData
from houle.store.players import Players, Profile
from houle.store.queries import Queries, Query, listed_in, worded
from houle.store.ratings import SqlRatings
from houle.store.record import SqlRecord
from houle.store.reports import SqlReports
from houle.store.sessions import SqlSessions
from houle.store.visibility import SqlVisibility
from houle.store.ways_in import SqlWaysIn
from houle.store.written import SqlWritten
from houle.tables.animals import Animal
from houle.tables.ports import (
    Bookmark,
    Known,
    Listed,
    LogDownError,
    Mark,
    Millis,
    Past,
    Phase,
    PlayerId,
    TableId,
)

FIRST_PAGE = Bookmark(2**62, "")

Now: TypeAlias = Callable[[], Millis]
Rows: TypeAlias = Sequence[Sequence[Any]]


class NotDurableError(Exception):
    """The database is set up in a way that may lose what it has confirmed."""


class SqlStore(ABC):
    """A store as far as it does not matter which database it is."""

    players: Players

    def __init__(self, dialect: Dialect, now: Now | None) -> None:
        self._queries = worded(Queries, dialect)
        self._now = now
        self.players = SqlPlayers(self)
        self.sessions = SqlSessions(self, dialect)
        self.ways_in = SqlWaysIn(self, dialect)
        own = worded(OwnDataQueries, dialect)
        self.erasures = SqlErasures(self, own)
        self.own_data = SqlOwnData(self, own)
        self.notices = SqlNotices(self, dialect)
        self.company_notices = SqlCompanyNotices(self, dialect)
        self.mailboxes = SqlMailboxes(self, dialect, self.notices)
        self.holidays = SqlHolidays(self, dialect)
        self.blocks = SqlBlocks(self, dialect)
        self.friends = SqlFriends(self, dialect)
        self.mutes = SqlMutes(self, dialect)
        self.reports = SqlReports(self, dialect)
        self.faults = SqlFaults(self, dialect)
        self.written = SqlWritten(self, dialect)
        self.invitations = SqlInvitations(self, dialect)
        self.moderation = SqlModeration(self, dialect)
        self.clubs = SqlClubs(self, dialect)
        self.evenings = SqlEvenings(self, dialect)
        self.club_standings = SqlClubStandings(self, dialect)
        self.days = SqlDays(self, dialect)
        self.challenges = SqlChallenges(self, dialect)
        self.record = SqlRecord(self, dialect)
        self.ratings = SqlRatings(self, dialect)
        self.visibility = SqlVisibility(self, dialect, self.ratings)
        self.open_games = SqlOpenGames(self, dialect)

    @abstractmethod
    async def look_up(self, query: Query, **values: Any) -> Rows:
        """Run a query that changes nothing."""

    @abstractmethod
    async def browse(self, query: Query, **values: Any) -> Rows:
        """Run a query for a list: should it be slow, it holds up nothing but other lists."""

    @abstractmethod
    async def change(self, query: Query, **values: Any) -> Rows:
        """Run a query that changes something, and wait until that is safe on disk."""

    @abstractmethod
    async def check_durable(self) -> None:
        """Raise `NotDurableError` if the database may lose what it has confirmed."""

    @abstractmethod
    async def close(self) -> None:
        """Let what is under way finish, and go."""

    async def ready(self) -> bool:
        """Whether the database answers and keeps what it confirms."""
        try:
            await self.check_durable()
        except (LogDownError, NotDurableError):
            return False
        return True

    def virtual_now(self) -> Millis | None:
        """What time it is by the clock handed in; `None` if the database's clock counts."""
        return None if self._now is None else self._now()

    def arguments(self, query: Query, values: Mapping[str, Any]) -> list[Any]:
        """What a query is run with: the values, and what time it is if it asks for that."""
        if query.asks_time:
            values = {"now": self.virtual_now(), **values}
        return query.arguments(values)

    async def claim_due(self, most: int, lease: Millis) -> list[tuple[TableId, Millis]]:
        rows = await self.change(self._queries.claim_due, most=most, lease=lease)
        return [(table, now) for table, now in rows]

    async def put_off(self, table: TableId, seq: int, due_at: Millis | None) -> None:
        check_ids(table)
        await self.change(self._queries.put_off, table=table, place=seq, later=due_at)

    async def open_tables(self, game: str | None, phase: Phase, most: int) -> list[Listed]:
        if game is None:
            rows = await self.browse(self._queries.open_tables, phase=phase.value, most=most)
        else:
            check_ids(game)
            query = self._queries.open_tables_of_game
            rows = await self.browse(query, game=game, phase=phase.value, most=most)
        return [listed_in(row) for row in rows]

    async def to_sit_down_at(self, game: str, most: int) -> list[Listed]:
        check_ids(game)
        wanted = {"game": game, "phase": Phase.OPEN.value, "most": most}
        rows = await self.look_up(self._queries.open_tables_of_game, **wanted)
        return [listed_in(row) for row in rows]

    async def under_way(self, player: PlayerId, most: int) -> list[Listed]:
        check_ids(player)
        rows = await self.look_up(self._queries.under_way, player=player, most=most)
        return [listed_in(row) for row in rows]

    async def past(
        self, player: PlayerId, phase: Phase, most: int, after: Bookmark | None = None
    ) -> list[Past]:
        check_ids(player)
        left = after or FIRST_PAGE
        wanted = {"phase": phase.value, "since": left.since, "table": left.table}
        rows = await self.browse(self._queries.past, player=player, most=most, **wanted)
        return [Past(listed_in(row), since) for *row, since in rows]

    async def tables_of(self, player: PlayerId, most: int) -> list[Listed]:
        check_ids(player)
        rows = await self.browse(self._queries.under_way, player=player, most=most)
        found = [listed_in(row) for row in rows]
        for phase in (Phase.FINISHED, Phase.CLOSED):
            if len(found) < most:
                past = await self.past(player, phase, most - len(found))
                found += [one.listed for one in past]
        return found

    async def all_tables(self, after: TableId, most: int) -> list[Listed]:
        """Tables in the order of their ids, after one of them: for who looks at all of them."""
        rows = await self.browse(self._queries.all_tables, table=after, most=most)
        return [listed_in(row) for row in rows]

    @abstractmethod
    async def remove(self, table: TableId, phases: tuple[Phase, ...]) -> bool:
        """Forget all about a table, seed included, if it is in one of these phases."""

    async def begin_duty(self, duty: str) -> Millis:
        check_ids(duty)
        await self.change(self._queries.forget_the_dead)
        begun: Millis = (await self.change(self._queries.begin_duty, duty=duty))[0][0]
        return begun

    async def stay_on_duty(self, duty: str) -> Millis | None:
        check_ids(duty)
        query = self._queries.stay_on_duty
        rows = await self.change(query, duty=duty)
        return rows[0][0] if rows else None

    async def duties(self) -> list[tuple[Millis, Millis]]:
        rows = await self.look_up(self._queries.duties)
        return [(begun_at, up_to) for begun_at, up_to in rows]

    async def attended(self, table: TableId) -> bool:
        check_ids(table)
        query = self._queries.attended
        return bool(await self.look_up(query, table=table))

    async def tally(self, key: str, window: Millis) -> tuple[int, Millis]:
        check_ids(key)
        query = self._queries.tally
        rows = await self.change(query, key=key, window=window)
        return rows[0][0], rows[0][1]

    async def note_origin(self, table: TableId, key: str) -> None:
        check_ids(table, key)
        query = self._queries.note_origin
        await self.change(query, table=table, key=key)

    async def count_from(self, key: str, phase: Phase, within: Millis, but: TableId) -> int:
        check_ids(key, but)
        wanted = {"key": key, "phase": phase.value, "within": within, "table": but}
        rows = await self.look_up(self._queries.count_from, **wanted)
        count: int = rows[0][0]
        return count

    async def remove_unplayed(self, most: int) -> int:
        queries = self._queries
        found = await self.browse(queries.never_played, most=most)
        for (table,) in found:
            await self.remove(table, (Phase.CLOSED,))
        unseated = await self.change(queries.remove_never_seated, most=most)
        for (player,) in unseated:
            await self.forget_player(player)
        await self.change(queries.forget_tallies)
        await self.change(queries.forget_origins)
        await self.change(queries.forget_marks)
        await self.change(queries.forget_once)
        await self.sessions.forget_old()
        await self.ways_in.forget_spent()
        await self.notices.forget_old()
        await self.mailboxes.forget_old()
        await self.holidays.forget_old()
        await self.invitations.forget_old()
        await self.moderation.forget_old()
        await self.clubs.forget_old()
        await self.evenings.forget_old()
        await self.written.forget_old()
        await self.faults.forget_old()
        return len(found) + len(unseated)

    async def marks(self, since: Millis) -> list[Mark]:
        return [_mark(row) for row in await self.look_up(self._queries.marks, since=since)]

    async def end_tokens(self, player: PlayerId) -> Mark:
        check_ids(player)
        query = self._queries.end_tokens
        return _mark((await self.change(query, player=player))[0])

    async def block(self, player: PlayerId, *, blocked: bool) -> Mark:
        check_ids(player)
        query = self._queries.block
        return _mark((await self.change(query, player=player, blocked=blocked))[0])

    async def silence(self, player: PlayerId, until: Millis) -> Mark:
        check_ids(player)
        query = self._queries.silence
        return _mark((await self.change(query, player=player, until=until))[0])

    @abstractmethod
    async def acted_at(self, player: PlayerId, tables: Sequence[TableId]) -> list[TableId]:
        """At which of these tables a player ever did anything."""

    async def redact(self, table: TableId, seq: int, entry: bytes) -> None:
        """Put an entry in the place of one that says too much: the only way to change a log."""
        check_ids(table)
        await self.change(self._queries.redact, table=table, place=seq, redacted=entry)

    async def forget_player(self, player: PlayerId) -> None:
        """Forget how a player wants to be shown, and what they could have come back with."""
        check_ids(player)
        await self.change(self._queries.forget_once_of, player=player)
        await self.sessions.forget_of(player)
        await self.ways_in.forget_of(player)
        await self.notices.forget_of(player)
        await self.mailboxes.forget_of(player)
        await self.holidays.forget_of(player)
        await self.blocks.forget_of(player)
        await self.friends.forget_of(player)
        await self.mutes.forget_of(player)
        await self.reports.forget_of(player)
        await self.faults.forget_of(player)
        await self.written.forget_of(player)
        await self.invitations.forget_of(player)
        await self.visibility.forget_of(player)
        await self.moderation.forget_of(player)
        await self.clubs.forget_of(player)
        await self.evenings.forget_of(player)
        await self.record.forget_of(player)
        await self.days.forget_of(player)
        await self.challenges.forget_of(player)
        await self.ratings.forget_of(player)
        await self.change(self._queries.forget_player, player=player)

    async def keep_once(
        self,
        purpose: Purpose,
        digest: str,
        player: PlayerId,
        asked_with: AskedWith,
        lasts: Millis,
    ) -> Millis:
        check_ids(digest, player)
        kept = {"purpose": purpose.value, "digest": digest, "player": player, "lasts": lasts}
        token = {"signed_at": asked_with.signed_at, "session": asked_with.session}
        query = self._queries.keep_once
        rows = await self.change(query, **kept, **token)
        until: Millis = rows[0][0]
        return until

    async def look_once(self, purpose: Purpose, digest: str) -> PlayerId | None:
        wanted = {"purpose": purpose.value, "digest": digest}
        rows = await self.look_up(self._queries.look_once, **wanted)
        return rows[0][0] if rows else None

    async def use_once(self, purpose: Purpose, digest: str) -> PlayerId | None:
        wanted = {"purpose": purpose.value, "digest": digest}
        rows = await self.change(self._queries.use_once, **wanted)
        return rows[0][0] if rows else None

    async def latest_once(self, purpose: Purpose, player: PlayerId) -> Kept | None:
        check_ids(player)
        query = self._queries.latest_once
        rows = await self.look_up(query, purpose=purpose.value, player=player)
        return Kept(player, rows[0][0], bool(rows[0][1])) if rows else None

    async def keep(self, table: TableId, seed: bytes) -> None:
        check_ids(table)
        await self.change(self._queries.keep_seed, table=table, seed=seed)

    async def seed(self, table: TableId) -> bytes:
        check_ids(table)
        rows = await self.look_up(self._queries.seed_of, table=table)
        if not rows:
            raise KeyError(table)
        return bytes(rows[0][0])

    async def profile_of(self, player: PlayerId) -> Profile | None:
        check_ids(player)
        rows = await self.look_up(self._queries.profile_of, player=player)
        return Profile(name=rows[0][0], animal=_animal(rows[0][1])) if rows else None

    async def players_named(self, name: str, most: int) -> list[Known]:
        """Who calls themselves like this, the latest first: for who looks after the house."""
        check_ids(name)
        rows = await self.browse(self._queries.players_named, name=name, most=most)
        return [Known(*row) for row in rows]

    async def put_profile(self, player: PlayerId, profile: Profile) -> None:
        check_ids(player, profile.name)
        await self.change(
            self._queries.put_profile,
            player=player,
            name=profile.name,
            animal=profile.animal,
        )


class SqlPlayers:
    """The profiles that a store keeps."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def get(self, player: PlayerId) -> Profile | None:
        return await self._store.profile_of(player)

    async def put(self, player: PlayerId, profile: Profile) -> None:
        await self._store.put_profile(player, profile)


def _animal(kept: str | None) -> Animal | None:
    return None if kept is None else Animal(kept)


def _mark(row: Sequence[Any]) -> Mark:
    player, not_before, blocked, changed_at, silent_until = row
    return Mark(player, not_before, bool(blocked), changed_at, silent_until)
