"""Whatever people do: nothing but the log is the truth, and every node and listener agrees."""

import asyncio
from collections import Counter
from contextlib import aclosing
from typing import get_args

import pytest
from msgspec import UNSET

from houle.kernel import KeyedChance
from houle.tables.entries import AnyEntry, Watch
from houle.tables.fair import Seed
from houle.tables.gamefile import verify
from houle.tables.live import replayed
from houle.tables.ports import Phase
from houle.tables.state import Fold, TableState
from tests.tables.house import PEOPLE, House, in_house, next_sent
from tests.tables.mischief import Mischief, essence
from tests.tables.replayed import as_it_lies, replay

RUNS = 120
BLOCKS = range(3, 5)
"""Those before them meet no second taking back that matters: a planted fault says so."""
DEEDS = 70
KINDS = {str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)} - {"closed"}


async def states_from_log(house: House, table: str) -> list[TableState]:
    fold = Fold(table, Seed(await house.store.seed(table)), KeyedChance)
    return [moment.state for moment in replayed(fold, await house.store.read(table))]


async def check_agreement(house: House, table: str) -> None:
    """Each node has at hand what the log comes to, at each moment that it keeps."""
    states = await states_from_log(house, table)
    assert [state.seq for state in states] == list(range(1, len(states) + 1))
    for node in house.nodes:
        live = await node.cache.take_fresh(table)
        assert essence(live.state) == essence(states[-1])
        for moment in live.recent:
            assert essence(moment.state) == essence(states[moment.state.seq - 1])


async def check_listening(house: House, table: str, player: str | None, after: int) -> None:
    """What a listener gets is what looking back shows, moment by moment."""
    viewing = house.nodes[1].viewing
    states = await states_from_log(house, table)
    async with aclosing(viewing.listen(table, player, after)) as listening:
        for state in states[after:]:
            sent = await next_sent(listening)
            assert (sent.seq, sent.skipped) == (state.seq, False)
            then = None if player is None else state.life.seat_of(player)
            now = None if player is None else states[-1].life.seat_of(player)
            promised = player is not None and state.life.promise_to(player) is not UNSET
            if then == now and not promised:
                assert sent.frame == await viewing.look_back(table, player, state.seq, None)


async def check_replay(house: House, table: str) -> None:
    """The deal, and after it the moves that count and no others, come to the same table."""
    state = await house.state(table)
    if state.running is None:
        return
    replayed = await replay(house, table)
    assert as_it_lies(state.running.table, state.running.fate) == replayed


async def check_command_once(house: House, table: str) -> None:
    logged = await house.store.read(table)
    assert len({(entry.actor, entry.command) for entry in logged}) == len(logged)


@pytest.mark.parametrize("block", BLOCKS)
@in_house(nodes=2)
async def test_any_run_of_deeds_comes_to_the_same_everywhere(house: House, block: int) -> None:
    happened, refused = Counter[str](), 0
    for seed in range(block * RUNS, (block + 1) * RUNS):
        mischief = Mischief(house, seed)
        await mischief.open()
        for _ in range(DEEDS):
            await mischief.go_on()
        await mischief.erase(PEOPLE[seed % 3])
        table = mischief.table
        await check_agreement(house, table)
        await check_command_once(house, table)
        await check_replay(house, table)
        state = await house.state(table)
        player = mischief.chance.choice(["ada", "ben", None])
        seated = player is not None and state.life.seat_of(player) is not None
        if seated or state.life.setting.watch is Watch.ANYONE:
            await check_listening(house, table, player, mischief.chance.randrange(state.seq))
        if seated and state.life.phase is Phase.FINISHED:
            assert verify(await house.nodes[0].viewing.game_file(table, player)).holds
        happened.update(each.happened.kind for each in await states_from_log(house, table))
        refused += mischief.refused
    assert happened.keys() == KINDS
    assert happened.total() > 20 * RUNS
    assert refused > RUNS


@in_house(nodes=2)
async def test_deeds_that_cross_each_other_come_to_the_same_everywhere(house: House) -> None:
    """Several people act at once, on both nodes, and nobody waits for anybody."""
    refused = 0
    for seed in range(1000, 1000 + RUNS):
        mischief = Mischief(house, seed)
        await mischief.open()
        for _ in range(DEEDS // 5):
            await asyncio.gather(*(mischief.go_on() for _ in range(5)))
        await check_agreement(house, mischief.table)
        await check_command_once(house, mischief.table)
        await check_replay(house, mischief.table)
        refused += mischief.refused
    assert refused > RUNS


@in_house(nodes=2)
async def test_a_node_that_starts_afresh_knows_all_there_is(house: House) -> None:
    mischief = Mischief(house, 7)
    await mischief.open()
    for _ in range(DEEDS):
        await mischief.go_on()
        old = (await house.nodes[0].cache.take_fresh(mischief.table)).state
        house.nodes[1].cache._tables.clear()
        assert essence((await house.nodes[1].cache.take(mischief.table)).state) == essence(old)
