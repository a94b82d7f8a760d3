"""What is asked of each store: everything that is listed, and what looks after tables."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from houle.store.postgres import PostgresStore
from houle.store.sqlite import SqliteStore
from houle.tables.ports import Bookmark, Phase
from tools.growth.filling import A_MINUTE, CLUB, END, GAMES, HEAVY, RARE, UNHEARD

Store: TypeAlias = PostgresStore | SqliteStore
Ask: TypeAlias = Callable[[Store], Awaitable[object]]
MOST_GAMES = 5000


class Line(NamedTuple):
    """Something that is asked for, by its name."""

    name: str
    ask: Ask
    grows_with: str = ""
    """What it counts one by one, where it does; such a line is shown and fails nothing."""


def lines(size: int, most: int = 100) -> tuple[Line, ...]:
    """All of them, for a store of so many tables, with so many in a list."""
    amid = Bookmark(END - size // 2 * A_MINUTE, "")

    def listed(phase: Phase, game: str | None = None) -> Ask:
        return lambda store: store.open_tables(game, phase, most)

    async def page(store: Store, after: Bookmark | None) -> None:
        found = await store.past(HEAVY, Phase.FINISHED, most, after)
        assert len(found) == most

    async def apart(store: Store) -> None:
        found = await store.open_tables(None, Phase.FINISHED, most)
        await store.blocks.tables_apart(HEAVY, [one.table for one in found])

    return (
        Line("open tables", listed(Phase.OPEN)),
        Line("running tables", listed(Phase.PLAYING)),
        Line("finished tables", listed(Phase.FINISHED)),
        Line("finished tables of a game", listed(Phase.FINISHED, GAMES[0])),
        Line("finished tables of a game seldom played", listed(Phase.FINISHED, RARE)),
        Line("finished tables of a game never played", listed(Phase.FINISHED, UNHEARD)),
        Line("open tables of a game", listed(Phase.OPEN, GAMES[1])),
        Line("where to sit down with people", lambda store: store.to_sit_down_at(UNHEARD, most)),
        Line("my tables", lambda store: store.tables_of(HEAVY, most)),
        Line("my tables that go on", lambda store: store.under_way(HEAVY, most)),
        Line("my finished tables, first page", lambda store: page(store, None)),
        Line("my finished tables, a later page", lambda store: page(store, amid)),
        Line("what a block hides of a list", apart),
        Line("friends, and where they sit", lambda store: store.friends.of(HEAVY)),
        Line("the tables of a club", lambda store: store.clubs.tables(CLUB, most)),
        Line("the members of a club", lambda store: store.clubs.members(CLUB)),
        Line("invitations", lambda store: store.invitations.of(HEAVY)),
        Line("games with a clock, lately", lambda store: store.record.clocked(HEAVY, 50)),
        Line("games to be recorded", lambda store: store.record.unrecorded(50)),
        Line("what is due", lambda store: store.claim_due(most, 1)),
        Line(
            "my record", lambda store: store.record.of(HEAVY, MOST_GAMES), "my games, up to 5,000"
        ),
        Line("standings of a club", lambda store: store.club_standings.tallies(CLUB), "its games"),
    )
