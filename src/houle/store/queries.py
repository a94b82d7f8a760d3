"""The ordinary queries, written once for both databases and put into words when a store opens."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    BigInteger,
    Dialect,
    Executable,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    delete,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from houle.store.schema import attendance, duties, players, seatings, seeds, tables
from houle.tables.ports import LONGEST_SILENCE

CLOCKS = {
    "postgresql": "floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint",
    "sqlite": "CAST(round((julianday('now') - 2440587.5) * 86400000.0) AS INTEGER)",
}
"""What time it is by the database's own clock."""

_LISTED = (
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

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        """The values in the order in which the statement wants them."""
        everything = {**self._constants, **values}
        return [everything[name] for name in self._names]


class Queries:
    """All of them, for one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert: Any = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
        now = func.coalesce(
            bindparam("now", type_=BigInteger), literal_column(CLOCKS[dialect.name], BigInteger)
        )
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
        self.open_tables = Query(
            select(*_LISTED)
            .where(
                tables.c.listed,
                tables.c.phase == bindparam("phase", type_=Text),
                or_(game.is_(None), tables.c.game == game),
            )
            .order_by(tables.c.changed_at.desc())
            .limit(most),
            dialect,
        )
        self.tables_of = Query(
            select(*_LISTED)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.player_id == player)
            .order_by(tables.c.changed_at.desc())
            .limit(most),
            dialect,
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
        self._look_after_duties(insert, now, dialect)
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
