"""What came of deals of the day, the same on both databases."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Dialect, Integer, Text, bindparam, func, select, true, update

from houle.people.day_results import DayResult, Score
from houle.people.sole_games import Moves
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema_days import day_results
from houle.tables.days import Day
from houle.tables.ports import PlayerId, TableId
from houle.tables.unhurried import unhurried

_KEPT = day_results.c
_MOVES: msgspec.json.Decoder[Moves] = msgspec.json.Decoder(Moves)
AT_ONCE = 100
"""So many games are read before somebody else has a turn."""


class DayQueries:
    """All about deals of the day, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, _ = in_words(dialect)
        values = {one.name: bindparam(one.name, type_=one.type) for one in day_results.c}
        others = {name: value for name, value in values.items() if name != "table_id"}
        table, player = bindparam("table", type_=Text), bindparam("player", type_=Text)
        deal, most = bindparam("deal", type_=Text), bindparam("most", type_=Integer)
        self.keep = Query(
            insert(day_results)
            .values(**values)
            .on_conflict_do_update(index_elements=["table_id"], set_=others),
            dialect,
        )
        self.at = Query(select(day_results).where(_KEPT.table_id == table), dialect)
        self.of = Query(
            select(day_results)
            .where(_KEPT.player_id == player)
            .order_by(_KEPT.finished_at.desc(), _KEPT.table_id)
            .limit(most),
            dialect,
        )
        self.days_of = Query(
            select(_KEPT.day)
            .where(
                _KEPT.player_id == player,
                _KEPT.counts.is_(true()),
                _KEPT.day >= bindparam("since", type_=Text),
            )
            .distinct()
            .order_by(_KEPT.day.desc()),
            dialect,
        )
        counting = (_KEPT.deal == deal, _KEPT.counts.is_(true()))
        self.scores = Query(
            select(_KEPT.won, _KEPT.points, func.count())
            .where(*counting)
            .group_by(_KEPT.won, _KEPT.points)
            .order_by(_KEPT.won.desc(), _KEPT.points.desc()),
            dialect,
        )
        self.played = Query(
            select(_KEPT.moves)
            .where(*counting)
            .order_by(_KEPT.finished_at.desc(), _KEPT.table_id)
            .limit(most),
            dialect,
        )
        self.forget_of = Query(
            update(day_results).where(_KEPT.player_id == player).values(player_id=None), dialect
        )


class SqlDays:
    """The deals of the day that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(DayQueries, dialect)

    async def keep(self, result: DayResult) -> None:
        check_ids(result.table, result.day, result.game)
        kept = msgspec.structs.asdict(result)
        kept["table_id"], kept["player_id"] = kept.pop("table"), kept.pop("player")
        kept["moves"] = msgspec.json.encode(result.moves)
        await self._store.change(self._queries.keep, **kept)

    async def at(self, table: TableId) -> DayResult | None:
        check_ids(table)
        rows = await self._store.look_up(self._queries.at, table=table)
        return _result(rows[0]) if rows else None

    async def of(self, player: PlayerId, most: int) -> list[DayResult]:
        check_ids(player)
        rows = await self._store.browse(self._queries.of, player=player, most=most)
        return [_result(row) for row in rows]

    async def days_of(self, player: PlayerId, since: Day) -> list[Day]:
        check_ids(player)
        query = self._queries.days_of
        return [day for (day,) in await self._store.look_up(query, player=player, since=since)]

    async def scores(self, deal: str) -> list[Score]:
        rows = await self._store.browse(self._queries.scores, deal=deal)
        return [Score(bool(won), points, number) for won, points, number in rows]

    async def played(self, deal: str, most: int) -> list[Moves]:
        rows = await self._store.browse(self._queries.played, deal=deal, most=most)
        return [_MOVES.decode(bytes(moves)) async for (moves,) in unhurried(rows, AT_ONCE)]

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody is one among all whom nobody knows from now on."""
        await self._store.change(self._queries.forget_of, player=player)


def _result(row: Sequence[Any]) -> DayResult:
    table, day, game, deal, player, finished_at, counts, won, points, moves = row
    kept = _MOVES.decode(bytes(moves))
    return DayResult(
        table, day, game, deal, player, finished_at, bool(counts), bool(won), points, kept
    )
