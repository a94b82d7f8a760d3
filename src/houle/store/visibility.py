"""What of people others see, the same on both databases."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Boolean, Dialect, Text, bindparam, case, delete, func, null, select

from houle.people.visibility import Handle, Visible
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.ratings import SqlRatings, not_kept_out
from houle.store.schema import players
from houle.store.schema_company import visibility
from houle.tables.ports import PlayerId


class VisibilityQueries:
    """All about what is seen, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, handle = bindparam("player", type_=Text), bindparam("handle", type_=Text)
        kept = insert(visibility).values(
            player_id=player,
            in_standings=bindparam("in_standings", type_=Boolean),
            handle=handle,
            open_games=bindparam("open_games", type_=Boolean),
            changed_at=now,
        )
        new = kept.excluded
        seen = (visibility.c.in_standings, visibility.c.handle, visibility.c.open_games)
        self.choose = Query(
            kept.on_conflict_do_update(
                index_elements=[visibility.c.player_id],
                set_={
                    "in_standings": new.in_standings,
                    "handle": case(
                        (new.handle.is_(None), null()),
                        else_=func.coalesce(visibility.c.handle, new.handle),
                    ),
                    "open_games": new.open_games,
                    "changed_at": new.changed_at,
                },
            ).returning(*seen),
            dialect,
        )
        self.of = Query(select(*seen).where(visibility.c.player_id == player), dialect)
        self.whose = Query(
            select(visibility.c.player_id)
            .join(players, players.c.id == visibility.c.player_id)
            .where(visibility.c.handle == handle, not_kept_out),
            dialect,
        )
        self.forget_of = Query(delete(visibility).where(visibility.c.player_id == player), dialect)


class SqlVisibility:
    """What is seen of people, as a store keeps it."""

    def __init__(self, store: Runner, dialect: Dialect, ratings: SqlRatings) -> None:
        self._store = store
        self._queries = worded(VisibilityQueries, dialect)
        self._ratings = ratings

    async def of(self, player: PlayerId) -> Visible:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        return _visible(rows[0]) if rows else Visible()

    async def choose(
        self,
        player: PlayerId,
        *,
        in_standings: bool,
        handle: Handle | None,
        open_games: bool = False,
    ) -> Visible:
        check_ids(player)
        wanted = {"in_standings": in_standings, "handle": handle, "open_games": open_games}
        rows = await self._store.change(self._queries.choose, player=player, **wanted)
        await self._ratings.list_of(player, listed=in_standings)
        return _visible(rows[0])

    async def whose(self, handle: Handle) -> PlayerId | None:
        check_ids(handle)
        rows = await self._store.look_up(self._queries.whose, handle=handle)
        return rows[0][0] if rows else None

    async def forget_of(self, player: PlayerId) -> None:
        """Nothing is seen of somebody any more."""
        await self._store.change(self._queries.forget_of, player=player)
        await self._ratings.list_of(player, listed=False)


def _visible(row: Sequence[Any]) -> Visible:
    in_standings, handle, open_games = row
    return Visible(bool(in_standings), handle, bool(open_games))
