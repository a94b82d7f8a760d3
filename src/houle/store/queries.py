"""The ordinary queries, written once for both databases, and put into the words of each once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    Dialect,
    Executable,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    false,
    func,
    literal_column,
    select,
    text,
    true,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from houle.store.schema import (
    attendance,
    duties,
    entries,
    marks,
    never_played,
    once,
    origins,
    passkeys,
    players,
    recovery_codes,
    seatings,
    seeds,
    sessions,
    tables,
    tallies,
)
from houle.store.schema_company import club_members, friends, moderators, reports
from houle.tables.ports import LONGEST_SILENCE, Listed, Millis, Phase

A_DAY: Millis = 24 * 60 * 60 * 1000
TALLIES_KEPT = A_DAY
KEPT_UNPLAYED = A_DAY
"""So long after it was given up a table that was never started is kept."""
KEPT_UNSEATED = 30 * A_DAY
"""So long a guest who never sat anywhere is remembered."""
MISSED = (
    seatings.c.player_id,
    passkeys.c.player_id,
    recovery_codes.c.player_id,
    club_members.c.player_id,
    friends.c.player_id,
    moderators.c.player_id,
    reports.c.reported_id,
)
"""Whoever stands there is no guest who never sat anywhere: somebody would miss them."""
KEPT_ORIGINS = 2 * A_DAY
KEPT_ONCE = A_DAY
"""So long after it ran out it is remembered what became of a secret that worked once."""
KEPT_MARKS = 200 * A_DAY
"""Longer than any token holds: a mark that is older has nothing left to refuse."""

CLOCKS = {
    "postgresql": "floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint",
    "sqlite": "CAST(round((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)",
}
"""What time it is by the database's own clock."""

UNDER_WAY = text("tables.phase IN ('open', 'playing')")
"""Written out: an index for some tables serves only who asks in the same words."""

LISTED = (
    tables.c.id,
    tables.c.game,
    tables.c.phase,
    tables.c.seq,
    tables.c.opened_at,
    tables.c.changed_at,
    tables.c.summary,
)


class Query:
    """A statement in the words of one database."""

    __slots__ = ("_constants", "_names", "sql")

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.sql = str(compiled)
        self._names: tuple[str, ...] = tuple(compiled.positiontup)
        binds = compiled.binds
        self._constants = {name: binds[name].value for name in binds if not binds[name].required}

    @property
    def asks_time(self) -> bool:
        """Whether it depends on what time it is."""
        return "now" in self._names

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        """The values in the order in which the statement wants them."""
        everything = {**self._constants, **values}
        return [everything[name] for name in self._names]


def listed_in(row: Sequence[Any]) -> Listed:
    """A table as a list shows it, from the columns of `LISTED`."""
    table, game, phase, seq, opened_at, changed_at, summary = row
    return Listed(table, game, Phase(phase), seq, opened_at, changed_at, msgspec.Raw(summary))


class Runner(Protocol):
    """Runs queries; what time it is, it knows."""

    async def look_up(self, query: Query, **values: Any) -> Sequence[Sequence[Any]]: ...

    async def browse(self, query: Query, **values: Any) -> Sequence[Sequence[Any]]: ...

    async def change(self, query: Query, **values: Any) -> Sequence[Sequence[Any]]: ...


def in_words(dialect: Dialect) -> tuple[Any, Any]:
    """How a database says "insert", and what time it is unless a clock is handed in."""
    insert: Any = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
    clock = literal_column(CLOCKS[dialect.name], BigInteger)
    return insert, func.coalesce(bindparam("now", type_=BigInteger), clock)


def one_of(column: ColumnElement[str], name: str, dialect: Dialect) -> ColumnElement[bool]:
    """That a column is one of those in an argument, which is an array in JSON."""
    given = bindparam(name, type_=Text)
    if dialect.name == "sqlite":
        return column.in_(select(func.json_each(given).table_valued("value").c.value))
    return column.in_(select(func.jsonb_array_elements_text(cast(given, postgresql.JSONB))))


Some = TypeVar("Some")
_WORDED: dict[tuple[Callable[[Dialect], Any], str], Any] = {}


def worded(queries: Callable[[Dialect], Some], dialect: Dialect) -> Some:
    """Queries for one database: writing all of them takes a tenth of a second, so once will do."""
    wanted = (queries, dialect.name)
    if wanted not in _WORDED:
        _WORDED[wanted] = queries(dialect)
    found: Some = _WORDED[wanted]
    return found


class Queries:
    """Those about tables and who looks after them, for one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        most = bindparam("most", type_=Integer)
        lease = bindparam("lease", type_=BigInteger)
        table = bindparam("table", type_=Text)
        player = bindparam("player", type_=Text)
        game = bindparam("game", type_=Text)

        due = (
            select(tables.c.id)
            .where(tables.c.due_at <= now)
            .order_by(tables.c.due_at)
            .limit(most)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        self.claim_due = Query(
            update(tables)
            .where(tables.c.id.in_(select(due.c.id)))
            .values(due_at=now + lease)
            .returning(tables.c.id, (tables.c.due_at - lease).label("now")),
            dialect,
        )
        self.put_off = Query(
            update(tables)
            .where(tables.c.id == table, tables.c.seq == bindparam("place", type_=Integer))
            .values(due_at=bindparam("later", type_=BigInteger)),
            dialect,
        )
        in_phase = select(*LISTED).where(
            tables.c.listed, tables.c.phase == bindparam("phase", type_=Text)
        )
        # Two, not one with an "or": no index serves both.
        self.open_tables = Query(in_phase.order_by(tables.c.changed_at.desc()).limit(most), dialect)
        self.open_tables_of_game = Query(
            in_phase.where(tables.c.game == game).order_by(tables.c.changed_at.desc()).limit(most),
            dialect,
        )
        # Two, not one with an "in": of that PostgreSQL makes a filter over all that is over.
        goes_on = (
            select(*LISTED)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.player_id == player, seatings.c.phase == phase.value)
            for phase in (Phase.OPEN, Phase.PLAYING)
        )
        self.under_way = Query(
            union_all(*goes_on).order_by(literal_column("changed_at").desc()).limit(most), dialect
        )
        since = seatings.c.phase_since
        self.past = Query(
            select(*LISTED, since)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(
                seatings.c.player_id == player,
                seatings.c.phase == bindparam("phase", type_=Text),
                tuple_(since, seatings.c.table_id)
                < tuple_(bindparam("since", type_=BigInteger), table),
            )
            .order_by(since.desc(), seatings.c.table_id.desc())
            .limit(most),
            dialect,
        )
        self.all_tables = Query(
            select(*LISTED).where(tables.c.id > table).order_by(tables.c.id).limit(most), dialect
        )
        self.keep_seed = Query(
            insert(seeds)
            .values(table_id=table, seed=bindparam("seed", type_=LargeBinary))
            .on_conflict_do_nothing(),
            dialect,
        )
        self.seed_of = Query(select(seeds.c.seed).where(seeds.c.table_id == table), dialect)
        self.profile_of = Query(
            select(players.c.name, players.c.animal).where(players.c.id == player), dialect
        )
        self.players_named = Query(
            select(players.c.id, players.c.name, players.c.created_at)
            .where(players.c.name == bindparam("name", type_=Text))
            .order_by(players.c.created_at.desc())
            .limit(most),
            dialect,
        )
        self._look_after_duties(insert, now, dialect)
        self._count(insert, now, dialect)
        self._remove(now, dialect)
        self._mark(insert, now, dialect)
        self._erase(dialect)
        self._keep_once(insert, now, dialect)
        name, animal = bindparam("name", type_=Text), bindparam("animal", type_=Text)
        self.put_profile = Query(
            insert(players)
            .values(id=player, name=name, created_at=now, animal=animal)
            .on_conflict_do_update(
                index_elements=[players.c.id],
                set_={"name": name, "animal": func.coalesce(animal, players.c.animal)},
            ),
            dialect,
        )

    def _count(self, insert: Any, now: Any, dialect: Dialect) -> None:
        """Those by which nodes count together."""
        window = bindparam("window", type_=BigInteger)
        begun = now - now % window
        self.tally = Query(
            insert(tallies)
            .values(key=bindparam("key", type_=Text), since=begun, count=1)
            .on_conflict_do_update(
                index_elements=[tallies.c.key, tallies.c.since],
                set_={"count": tallies.c.count + 1},
            )
            .returning(tallies.c.count, (tallies.c.since + window - now).label("left")),
            dialect,
        )
        key, table = bindparam("key", type_=Text), bindparam("table", type_=Text)
        self.note_origin = Query(
            insert(origins).values(key=key, table_id=table, noted_at=now).on_conflict_do_nothing(),
            dialect,
        )
        self.count_from = Query(
            select(func.count())
            .select_from(origins.join(tables, tables.c.id == origins.c.table_id))
            .where(
                origins.c.key == key,
                origins.c.table_id != table,
                tables.c.phase == bindparam("phase", type_=Text),
                tables.c.changed_at > now - bindparam("within", type_=BigInteger),
            ),
            dialect,
        )
        self.forget_origins = Query(
            delete(origins).where(origins.c.noted_at < now - KEPT_ORIGINS), dialect
        )
        self.forget_tallies = Query(
            delete(tallies).where(tallies.c.since < now - TALLIES_KEPT), dialect
        )

    def _remove(self, now: Any, dialect: Dialect) -> None:
        """Those by which goes what never came to anything."""
        most = bindparam("most", type_=Integer)
        self.never_played = Query(
            select(tables.c.id)
            .where(never_played, tables.c.changed_at < now - KEPT_UNPLAYED)
            .order_by(tables.c.changed_at)
            .limit(most),
            dialect,
        )
        never_seated = (
            select(players.c.id)
            .where(
                players.c.created_at < now - KEPT_UNSEATED,
                *(~exists().where(whose == players.c.id) for whose in MISSED),
            )
            .limit(most)
        )
        self.remove_never_seated = Query(
            delete(players).where(players.c.id.in_(never_seated)).returning(players.c.id), dialect
        )

    def _erase(self, dialect: Dialect) -> None:
        """Those by which a name goes."""
        self.redact = Query(
            update(entries)
            .where(
                entries.c.table_id == bindparam("table", type_=Text),
                entries.c.seq == bindparam("place", type_=Integer),
            )
            .values(entry=bindparam("redacted", type_=LargeBinary)),
            dialect,
        )
        self.forget_player = Query(
            delete(players).where(players.c.id == bindparam("player", type_=Text)), dialect
        )

    def _keep_once(self, insert: Any, now: Any, dialect: Dialect) -> None:
        """Those for secrets that work once."""
        purpose, player = bindparam("purpose", type_=Text), bindparam("player", type_=Text)
        digest = bindparam("digest", type_=Text)
        signed_at = bindparam("signed_at", type_=BigInteger)
        until = now + bindparam("lasts", type_=BigInteger)
        session = bindparam("session", type_=Text)
        anew = {
            "digest": digest,
            "signed_at": signed_at,
            "session_id": session,
            "until": until,
            "used": false(),
        }
        self.keep_once = Query(
            insert(once)
            .values(purpose=purpose, player_id=player, **anew)
            .on_conflict_do_update(index_elements=[once.c.purpose, once.c.player_id], set_=anew)
            .returning(once.c.until),
            dialect,
        )
        holds = (
            once.c.digest == digest,
            once.c.purpose == purpose,
            once.c.until > now,
            ~once.c.used,
            ~exists().where(
                marks.c.player_id == once.c.player_id, marks.c.not_before > once.c.signed_at
            ),
            ~exists().where(sessions.c.id == once.c.session_id, sessions.c.ended_at.is_not(None)),
        )
        self.look_once = Query(select(once.c.player_id).where(*holds), dialect)
        self.use_once = Query(
            update(once).where(*holds).values(used=true()).returning(once.c.player_id), dialect
        )
        self.latest_once = Query(
            select(once.c.until, once.c.used).where(
                once.c.purpose == purpose, once.c.player_id == player
            ),
            dialect,
        )
        self.forget_once = Query(delete(once).where(once.c.until < now - KEPT_ONCE), dialect)
        self.forget_once_of = Query(delete(once).where(once.c.player_id == player), dialect)

    def _mark(self, insert: Any, now: Any, dialect: Dialect) -> None:
        """Those by which the house keeps what it has against whom."""
        player = bindparam("player", type_=Text)
        from_now_on = now // 1000 + 1  # what was signed in this very second is over too
        self.marks = Query(
            select(marks).where(marks.c.changed_at >= bindparam("since", type_=BigInteger)), dialect
        )
        self.end_tokens = Query(
            insert(marks)
            .values(player_id=player, not_before=from_now_on, blocked=False, changed_at=now)
            .on_conflict_do_update(
                index_elements=[marks.c.player_id],
                set_={"not_before": from_now_on, "changed_at": now},
            )
            .returning(*marks.c),
            dialect,
        )
        blocked = bindparam("blocked", type_=Boolean)
        self.block = Query(
            insert(marks)
            .values(player_id=player, not_before=0, blocked=blocked, changed_at=now)
            .on_conflict_do_update(
                index_elements=[marks.c.player_id], set_={"blocked": blocked, "changed_at": now}
            )
            .returning(*marks.c),
            dialect,
        )
        until = bindparam("until", type_=BigInteger)
        self.silence = Query(
            insert(marks)
            .values(
                player_id=player, not_before=0, blocked=False, changed_at=now, silent_until=until
            )
            .on_conflict_do_update(
                index_elements=[marks.c.player_id], set_={"silent_until": until, "changed_at": now}
            )
            .returning(*marks.c),
            dialect,
        )
        self.forget_marks = Query(
            delete(marks).where(~marks.c.blocked, marks.c.changed_at < now - KEPT_MARKS), dialect
        )

    def _look_after_duties(self, insert: Any, now: Any, dialect: Dialect) -> None:
        """Those by which nodes know of each other."""
        duty = bindparam("duty", type_=Text)
        alive = duties.c.up_to > now - LONGEST_SILENCE
        self.begin_duty = Query(
            insert(duties).values(id=duty, begun_at=now, up_to=now).returning(duties.c.up_to),
            dialect,
        )
        self.forget_the_dead = Query(
            delete(attendance).where(attendance.c.duty_id.not_in(select(duties.c.id).where(alive))),
            dialect,
        )
        self.stay_on_duty = Query(
            update(duties)
            .where(duties.c.id == duty, alive)
            .values(up_to=now)
            .returning(duties.c.up_to),
            dialect,
        )
        self.duties = Query(
            select(duties.c.begun_at, duties.c.up_to).order_by(duties.c.begun_at), dialect
        )
        self.attended = Query(
            select(attendance.c.duty_id)
            .join(duties, duties.c.id == attendance.c.duty_id)
            .where(attendance.c.table_id == bindparam("table", type_=Text), alive)
            .limit(1),
            dialect,
        )
