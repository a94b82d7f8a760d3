"""What was played, the same on both databases."""

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Dialect,
    Integer,
    Text,
    bindparam,
    delete,
    select,
    update,
)

from houle.people.own_record import Clocked
from houle.people.results import GameResult, OwnResult
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import chores, clocked, played_games, played_seats, tables, unrecorded
from houle.tables.ports import Millis, PlayerId, TableId

_KEYS = ("table_id", "seat")
_RATING = ("counted", "mu", "sigma", "nth")
"""What follows from several games, and is written by ratings."""


class RecordQueries:
    """All about what was played, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        table, player = bindparam("table", type_=Text), bindparam("player", type_=Text)
        name = bindparam("name", type_=Text)
        due_at = now + bindparam("span", type_=BigInteger)
        self.claim = Query(
            insert(chores)
            .values(name=name, due_at=due_at)
            .on_conflict_do_update(
                index_elements=[chores.c.name],
                set_={"due_at": due_at},
                where=chores.c.due_at <= now,
            )
            .returning(chores.c.name),
            dialect,
        )
        self.release = Query(
            update(chores).where(chores.c.name == name).values(due_at=now), dialect
        )
        self.unrecorded = Query(
            select(tables.c.id)
            .where(unrecorded)
            .order_by(tables.c.changed_at)
            .limit(bindparam("most", type_=Integer)),
            dialect,
        )
        self.mark_recorded = Query(
            update(tables)
            .where(tables.c.id == table, tables.c.seq == bindparam("place", type_=Integer))
            .values(recorded=True),
            dialect,
        )
        self.keep_game = _upsert(insert, played_games, ("table_id",), dialect)
        self.keep_seat = _upsert(insert, played_seats, _KEYS, dialect)
        self.forget_seat = Query(
            delete(played_seats).where(
                played_seats.c.table_id == table,
                played_seats.c.seat == bindparam("seat", type_=Integer),
            ),
            dialect,
        )
        self.seats_of = Query(
            select(played_seats.c.seat).where(played_seats.c.table_id == table), dialect
        )
        seat, game = played_seats.c, played_games.c
        self.of = Query(
            select(
                seat.table_id,
                seat.game,
                seat.finished_at,
                game.seats,
                game.together,
                game.stopped,
                seat.place,
                seat.points,
                seat.won,
                seat.own,
                seat.rated,
                seat.in_time,
                seat.missed,
                game.linked,
            )
            .join(played_games, game.table_id == seat.table_id)
            .where(seat.player_id == player)
            .order_by(seat.finished_at.desc(), seat.table_id.desc())
            .limit(bindparam("most", type_=Integer)),
            dialect,
        )
        self.clocked = Query(
            select(seat.in_time, seat.missed)
            .where(seat.player_id == player, clocked)
            .order_by(seat.finished_at.desc())
            .limit(bindparam("most", type_=Integer)),
            dialect,
        )
        self.forget_of = Query(
            update(played_seats)
            .where(played_seats.c.player_id == player)
            .values(player_id=None, in_time=0, missed=0),
            dialect,
        )


class SqlRecord:
    """What was played, as a store keeps it."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(RecordQueries, dialect)

    async def claim(self, chore: str, lease: Millis) -> bool:
        return bool(await self._store.change(self._queries.claim, name=chore, span=lease))

    async def release(self, chore: str) -> None:
        await self._store.change(self._queries.release, name=chore)

    async def unrecorded(self, most: int) -> list[TableId]:
        return [table for (table,) in await self._store.browse(self._queries.unrecorded, most=most)]

    async def keep(self, result: GameResult) -> None:
        """Seats first: whoever finds the game finds all of it."""
        check_ids(result.table)
        store, queries, table = self._store, self._queries, result.table
        kept = {seat for (seat,) in await store.look_up(queries.seats_of, table=table)}
        for seat in kept - {one.seat for one in result.results}:
            await store.change(queries.forget_seat, table=table, seat=seat)
        same = {"table_id": table, "game": result.game, "finished_at": result.finished_at}
        for one in result.results:
            own = msgspec.structs.asdict(one) | {"player_id": one.player}
            await store.change(queries.keep_seat, **same, **own)
        await store.change(queries.keep_game, **msgspec.structs.asdict(result) | same)

    async def mark_recorded(self, table: TableId, seq: int) -> None:
        await self._store.change(self._queries.mark_recorded, table=table, place=seq)

    async def of(self, player: PlayerId, most: int) -> list[OwnResult]:
        check_ids(player)
        rows = await self._store.browse(self._queries.of, player=player, most=most)
        names = OwnResult.__struct_fields__
        kept = (dict(zip(names, row, strict=True)) for row in rows)
        return [msgspec.convert(one, OwnResult, strict=False) for one in kept]

    async def clocked(self, player: PlayerId, most: int) -> list[Clocked]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.clocked, player=player, most=most)
        return [Clocked(*row) for row in rows]

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody is an opponent whom nobody knows from now on."""
        await self._store.change(self._queries.forget_of, player=player)


def _upsert(insert: Any, into: Any, keys: tuple[str, ...], dialect: Dialect) -> Query:
    """Keep a row, or put it in the place of the one that has its key."""
    facts = (column for column in into.c if column.name not in _RATING)
    values = {column.name: bindparam(column.name, type_=column.type) for column in facts}
    others = {name: value for name, value in values.items() if name not in keys}
    statement = insert(into).values(**values)
    return Query(statement.on_conflict_do_update(index_elements=keys, set_=others), dialect)
