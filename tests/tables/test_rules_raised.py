"""The version of a game's rules is raised while games run: each goes on by those it began with."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import islice
from typing import Any, ClassVar

import pytest

from houle.games import registry
from houle.kernel import Chance, Table, UnplayableRecordError
from houle.tables import deeds
from houle.tables.gamefile import GameFile, verify
from houle.tables.gamefiles import game_file
from houle.tables.ports import Phase, TableId
from tests.samples.flotsam import Flotsam
from tests.tables.house import PEOPLE, House, Node, in_house, local_buses, move_of

GAMES = 500
SEATS = 2
BEGUN = 3
"""Moves that were made at tables that go on."""
AT_ONCE = 100


class Forgetful(Flotsam):
    """Other rules, under which no former game is what it was: for three or more, other cards."""

    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[range] = range(3, 5)

    def deal(self, table: Table[Any], chance: Chance) -> None:
        chance.below(1000)
        super().deal(table, chance)


class Renewed(Forgetful):
    """The same, and the first version is kept."""

    @classmethod
    def of_version(cls, version: int) -> "type[Flotsam] | None":
        return Flotsam if version == Flotsam.rules_version else cls


def installed_instead(kind: type[Flotsam]) -> Callable[[str], Any]:
    class Entry:
        names: ClassVar = ("flotsam",)

        def __getitem__(self, _: str) -> "Entry":
            return self

        def load(self) -> type[Flotsam]:
            return kind

    return lambda _: Entry()


@in_house()
async def test_all_games_go_on_when_the_version_of_their_rules_is_raised(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await all_of(a_running_game(house) for _ in range(GAMES))
    finished = await all_of(a_finished_game(house) for _ in range(GAMES))
    before = await all_of(file_of(house, table) for table in finished)

    monkeypatch.setattr(registry, "installed", installed_instead(Renewed))
    start_again(house)

    assert await all_of(file_of(house, table) for table in finished) == before
    assert all(verify(file).holds for file in before)

    await all_of(go_on(house, table) for table in running)
    ended = await all_of(file_of(house, table) for table in running)
    assert all(verify(file).holds for file in ended)
    assert {file.rules_version for file in (*before, *ended)} == {1}

    fresh = await a_finished_game(house, 3)
    assert verify(await file_of(house, fresh)).holds
    assert (await house.state(fresh)).life.rules_version == 2


@in_house()
async def test_a_table_opened_before_and_bots_at_it_play_by_the_rules_it_was_opened_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.open("flotsam", SEATS, bots=(None, "beginner"))
    await house.sit(table, 0, PEOPLE[0])

    monkeypatch.setattr(registry, "installed", installed_instead(Renewed))
    start_again(house)
    await house.do(table, PEOPLE[0], deeds.Start())
    for _ in range(200):
        state = await house.state(table)
        if state.life.phase is Phase.FINISHED:
            break
        assert state.running is not None
        if 0 in state.running.waited_for:
            await house.play(table, 0)
        else:
            await let_bot_play(house, table)
    file = await file_of(house, table)
    assert file.rules_version == 1
    assert verify(file).holds


@in_house()
async def test_rules_that_are_not_kept_are_missed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_running_game(house)
    monkeypatch.setattr(registry, "installed", installed_instead(Forgetful))
    start_again(house)
    with pytest.raises(UnplayableRecordError):
        await house.state(table)


async def a_running_game(house: House) -> TableId:
    """Whoever always makes the first move there is may lose at once; then it is another table."""
    while True:
        table = await house.started("flotsam", SEATS)
        await go_on(house, table, BEGUN)
        if (await house.state(table)).life.phase is Phase.PLAYING:
            return table


async def a_finished_game(house: House, seats: int = SEATS) -> TableId:
    table = await house.started("flotsam", seats)
    await go_on(house, table)
    assert (await house.state(table)).life.phase is Phase.FINISHED
    return table


async def go_on(house: House, table: TableId, most: int = -1) -> None:
    """Like `House.play_on`, at the only node there is, so that the log need not be read again."""
    live = await house.nodes[0].cache.take(table)
    while most and live.state.running is not None and live.state.running.waited_for:
        seat = live.state.running.waited_for[0]
        await house.do(table, PEOPLE[seat], move_of(live.state.running, seat))
        most -= 1


async def file_of(house: House, table: TableId) -> GameFile:
    state, entries = await house.state(table), await house.store.read(table)
    return game_file(entries, state, await house.store.seed(table))


async def let_bot_play(house: House, table: TableId) -> None:
    node = house.nodes[0]
    (turn,) = await node.desk.turns(table)
    move = await node.thinkers.think(turn)
    assert move is not None
    await node.desk.play(table, turn, move)


def start_again(house: House) -> None:
    """Another process: nothing is at hand but what the log has."""
    house.nodes[0] = Node(house, house.store, len(house.nodes) + 1, *local_buses(1))


async def all_of(work: Iterable[Awaitable[Any]]) -> list[Any]:
    """Done a hundred at a time, so that they share commits."""
    done: list[Any] = []
    ahead = iter(work)
    while part := tuple(islice(ahead, AT_ONCE)):
        done += await asyncio.gather(*part)
    return done
