"""Challenges and what came of them, the same on both databases."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Dialect, Integer, Text, bindparam, func, select, update

from houle.people.deal_challenges import Challenge, ChallengeResult, OwnChallenge
from houle.people.sole_games import Moves
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema_challenges import challenge_results, challenges
from houle.tables.names import NAMELESS
from houle.tables.ports import ChallengeId, PlayerId, TableId
from houle.tables.unhurried import unhurried

_MADE, _CAME = challenges.c, challenge_results.c
_MOVES: msgspec.json.Decoder[Moves] = msgspec.json.Decoder(Moves)
AT_ONCE = 25
"""So many games are read before somebody else has a turn."""


class ChallengeQueries:
    """All about challenges, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, _ = in_words(dialect)
        made = {one.name: bindparam(one.name, type_=one.type) for one in challenges.c}
        came = {one.name: bindparam(one.name, type_=one.type) for one in challenge_results.c}
        others = {name: value for name, value in came.items() if name != "table_id"}
        table, player = bindparam("table", type_=Text), bindparam("player", type_=Text)
        challenge = bindparam("challenge", type_=Text)
        latest = func.coalesce(func.max(_CAME.finished_at), _MADE.made_at)
        most = bindparam("most", type_=Integer)
        self.keep = Query(
            insert(challenges)
            .values(**made)
            .on_conflict_do_nothing(index_elements=["table_id", "seat"]),
            dialect,
        )
        self.made_of = Query(
            select(challenges).where(
                _MADE.table_id == table, _MADE.seat == bindparam("seat", type_=Integer)
            ),
            dialect,
        )
        self.get = Query(select(challenges).where(_MADE.id == challenge), dialect)
        self.made_by = Query(
            select(_MADE.id, _MADE.game, _MADE.table_id, latest, func.count(_CAME.table_id))
            .select_from(challenges.outerjoin(challenge_results, _CAME.challenge_id == _MADE.id))
            .where(_MADE.player_id == player)
            .group_by(_MADE.id)
            .order_by(latest.desc(), _MADE.id)
            .limit(most),
            dialect,
        )
        self.keep_result = Query(
            insert(challenge_results)
            .values(**came)
            .on_conflict_do_update(index_elements=["table_id"], set_=others),
            dialect,
        )
        self.result_at = Query(select(challenge_results).where(_CAME.table_id == table), dialect)
        self.results = Query(
            select(challenge_results)
            .where(_CAME.challenge_id == challenge)
            .order_by(_CAME.finished_at.desc(), _CAME.table_id)
            .limit(most),
            dialect,
        )
        self.played_by = Query(
            select(_CAME.challenge_id, _CAME.game, _CAME.table_id, _CAME.finished_at)
            .where(_CAME.player_id == player)
            .order_by(_CAME.finished_at.desc(), _CAME.table_id)
            .limit(most),
            dialect,
        )
        self.forget_maker = Query(
            update(challenges).where(_MADE.player_id == player).values(player_id=None), dialect
        )
        self.forget_of = Query(
            update(challenge_results)
            .where(_CAME.player_id == player)
            .values(player_id=None, name=NAMELESS),
            dialect,
        )


class SqlChallenges:
    """The challenges that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(ChallengeQueries, dialect)

    async def keep(self, challenge: Challenge) -> Challenge:
        check_ids(challenge.id, challenge.table, challenge.game)
        kept = msgspec.structs.asdict(challenge)
        kept["table_id"], kept["player_id"] = kept.pop("table"), kept.pop("player")
        await self._store.change(self._queries.keep, **kept)
        rows = await self._store.look_up(
            self._queries.made_of, table=challenge.table, seat=challenge.seat
        )
        return Challenge(*rows[0])

    async def get(self, challenge: ChallengeId) -> Challenge | None:
        check_ids(challenge)
        rows = await self._store.look_up(self._queries.get, challenge=challenge)
        return Challenge(*rows[0]) if rows else None

    async def made_by(self, player: PlayerId, most: int) -> list[OwnChallenge]:
        check_ids(player)
        rows = await self._store.browse(self._queries.made_by, player=player, most=most)
        return [
            OwnChallenge(challenge, game, table, at, made=True, played=played)
            for challenge, game, table, at, played in rows
        ]

    async def keep_result(self, result: ChallengeResult) -> None:
        check_ids(result.table, result.challenge, result.game)
        kept = msgspec.structs.asdict(result)
        kept["table_id"], kept["player_id"] = kept.pop("table"), kept.pop("player")
        kept["challenge_id"] = kept.pop("challenge")
        kept["moves"] = msgspec.json.encode(result.moves)
        await self._store.change(self._queries.keep_result, **kept)

    async def result_at(self, table: TableId) -> ChallengeResult | None:
        check_ids(table)
        rows = await self._store.look_up(self._queries.result_at, table=table)
        return _result(rows[0]) if rows else None

    async def results(self, challenge: ChallengeId, most: int) -> list[ChallengeResult]:
        check_ids(challenge)
        query = self._queries.results
        rows = await self._store.browse(query, challenge=challenge, most=most)
        return [_result(row) async for row in unhurried(rows, AT_ONCE)]

    async def played_by(self, player: PlayerId, most: int) -> list[OwnChallenge]:
        check_ids(player)
        rows = await self._store.browse(self._queries.played_by, player=player, most=most)
        return [
            OwnChallenge(challenge, game, table, at, made=False, played=None)
            for challenge, game, table, at in rows
        ]

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody is one whom nobody knows from now on."""
        await self._store.change(self._queries.forget_maker, player=player)
        await self._store.change(self._queries.forget_of, player=player)


def _result(row: Sequence[Any]) -> ChallengeResult:
    table, challenge, game, player, name, finished_at, to_the_end, won, points, moves = row
    return ChallengeResult(
        table,
        challenge,
        game,
        player,
        name,
        finished_at,
        bool(to_the_end),
        bool(won),
        points,
        _MOVES.decode(bytes(moves)),
    )
