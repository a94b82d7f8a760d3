"""Listening to a table: without a gap, from any place on, on any node."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import pytest

from houle.kernel import Onlooker, RefusedError, Viewer
from houle.tables import deeds
from houle.tables.bell import AT_ONCE
from houle.tables.caretaker import BEAT_EVERY, QUIET_BEAT_EVERY, RARE_BEAT_EVERY
from houle.tables.frames import Frame, frame
from houle.tables.live import RECENT
from houle.tables.ports import TableId
from houle.tables.state import TableState
from houle.tables.viewing import MOST_BEHIND, Sent
from tests.samples.flotsam import Phrase, Say
from tests.tables.house import PEOPLE, House, in_house, next_sent, raw

ADA, BEN, CLEO = PEOPLE[:3]
DEALT = 5


async def talk(house: House, table: TableId, times: int) -> None:
    """Ada and Ben say so many things."""
    for n in range(times):
        phrase = Say(list(Phrase)[n // 2 % len(Phrase)])
        await house.do(table, (ADA, BEN)[n % 2], deeds.Advise(raw(phrase)))


async def heard(listening: AsyncIterator[Sent], until: int) -> list[Sent]:
    """All that is sent up to a place in the log."""
    sent = [await next_sent(listening)]
    while sent[-1].seq < until:
        sent.append(await next_sent(listening))
    return sent


async def looked_back(house: House, table: TableId, player: str | None, seq: int) -> bytes:
    return await house.nodes[0].viewing.look_back(table, player, seq, None)


@in_house(nodes=2)
async def test_whoever_comes_to_a_node_that_nobody_listened_at_begins_with_the_latest(
    house: House,
) -> None:
    table, reader = await house.started("flotsam", 3), house.nodes[1]
    assert (await house.state(table, node=1)).seq == DEALT
    await talk(house, table, 2)
    listening = reader.viewing.listen(table, ADA.id, None)
    assert (await next_sent(listening)).seq == DEALT + 2
    await listening.aclose()


@pytest.mark.parametrize("player", ["ada", "cleo", None])
@in_house(nodes=2)
async def test_a_listener_gets_every_moment_as_it_was(house: House, player: str | None) -> None:
    table = await house.started("eddy", 3)
    listening = house.nodes[1].viewing.listen(table, player, None)
    sent = await heard(listening, DEALT)
    for _ in range(30):
        await house.play_on(table, most=1)
        sent += await heard(listening, sent[-1].seq + 1)
    assert [each.seq for each in sent] == list(range(DEALT, DEALT + 31))
    assert not any(each.skipped for each in sent)
    for each in sent:
        assert each.frame == await looked_back(house, table, player, each.seq)
    await listening.aclose()
    assert house.nodes[1].cache.listened() == []


@pytest.mark.parametrize("more", [0, 1, RECENT, 3 * RECENT])
@in_house(nodes=2)
async def test_listening_again_after_any_place_gives_exactly_the_rest(
    house: House, more: int
) -> None:
    table = await house.started("flotsam", 3)
    await talk(house, table, more)
    last = DEALT + more
    for after in range(last):
        listening = house.nodes[1].viewing.listen(table, "cleo", after)
        sent = await heard(listening, last)
        assert [each.seq for each in sent] == list(range(after + 1, last + 1))
        for each in sent:
            if each.seq >= DEALT:
                assert each.frame == await looked_back(house, table, "cleo", each.seq)
        await listening.aclose()


@pytest.mark.parametrize("after", [DEALT, 1000])
@in_house()
async def test_whoever_missed_nothing_is_told_so_and_gets_what_comes_next(
    house: House, after: int
) -> None:
    table = await house.started("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, None, after)
    assert await next_sent(listening) == Sent(DEALT)
    await talk(house, table, 1)
    assert (await next_sent(listening)).seq == DEALT + 1


@in_house(nodes=2)
async def test_a_listener_far_behind_is_told_once_that_moments_were_left_out(house: House) -> None:
    table = await house.started("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, None, 0)
    assert (await next_sent(listening)).seq == 1
    await talk(house, table, MOST_BEHIND + 100)
    sent = await heard(listening, DEALT + MOST_BEHIND + 100)
    left_out = [each for each in sent if each.skipped]
    assert [each.seq for each in left_out] == [DEALT + MOST_BEHIND + 100]
    await talk(house, table, 3)
    after = await heard(listening, DEALT + MOST_BEHIND + 103)
    assert [each.skipped for each in after] == [False] * 3

    exactly = house.nodes[1].viewing.listen(table, None, after[-1].seq - MOST_BEHIND)
    sent = await heard(exactly, after[-1].seq)
    assert len(sent) == MOST_BEHIND
    assert not any(each.skipped for each in sent)


@in_house(nodes=2)
async def test_what_hints_lost_the_caretaker_finds(house: House) -> None:
    table = await house.started("flotsam", 3)
    deaf = house.nodes[1]
    listening = deaf.viewing.listen(table, None, None)
    await next_sent(listening)
    await deaf.bus.unfollow(table)
    await talk(house, table, 3)
    assert (await deaf.cache.take(table)).state.seq == DEALT
    await deaf.caretaker.refresh()
    assert (await deaf.cache.take(table)).state.seq == DEALT + 3
    assert [each.seq for each in await heard(listening, DEALT + 3)] == [6, 7, 8]


@pytest.mark.parametrize(
    ("runs", "elsewhere", "rounds"),
    [
        (True, False, BEAT_EVERY),
        (False, False, QUIET_BEAT_EVERY),
        (True, True, RARE_BEAT_EVERY),
        (False, True, RARE_BEAT_EVERY),
    ],
)
@in_house()
async def test_listeners_hear_regularly_how_far_their_table_is(
    house: House, runs: bool, elsewhere: bool, rounds: int
) -> None:
    table = await (house.started() if runs else house.open())
    node = house.nodes[0]
    listening = node.viewing.listen(table, None, None, elsewhere=elsewhere)
    waiting = asyncio.ensure_future(anext(listening))
    first = await waiting
    beats = []
    for number in range(3 * rounds):
        waiting = asyncio.ensure_future(anext(listening)) if waiting.done() else waiting
        await asyncio.sleep(0)
        await node.caretaker.refresh()
        for _ in range(3):
            await asyncio.sleep(0)
        if waiting.done():
            assert waiting.result() == Sent(first.seq)
            beats.append(number)
    assert beats == [beats[0], beats[0] + rounds, beats[0] + 2 * rounds]
    waiting.cancel()


@in_house()
async def test_thousands_of_idle_listeners_are_not_woken_in_one_turn(house: House) -> None:
    tables = [await house.open() for _ in range(6)]
    caretaker, cache = house.nodes[0].caretaker, house.nodes[0].cache
    waiting = []
    for table in tables:
        live = await cache.take(table)
        live.listeners = 1000
        waiting += [asyncio.ensure_future(live.changed()) for _ in range(live.listeners)]
    await asyncio.sleep(0)
    woken = [0]
    for _ in range(QUIET_BEAT_EVERY):
        await caretaker.refresh()
        passing = asyncio.ensure_future(caretaker.pass_the_time())
        while not passing.done():
            for _ in range(3):
                await asyncio.sleep(0)
                woken.append(sum(one.done() for one in waiting))
            house.clock.turn(10)
    while woken[-1] < 6000:
        await asyncio.sleep(0)
        woken.append(sum(one.done() for one in waiting))
    assert max(after - before for before, after in pairwise(woken)) <= AT_ONCE


@in_house()
async def test_whoever_looks_elsewhere_hears_of_news_as_soon(house: House) -> None:
    table = await house.started("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, ADA.id, None, elsewhere=True)
    assert (await next_sent(listening)).seq == DEALT
    following = asyncio.ensure_future(next_sent(listening))
    await asyncio.sleep(0)
    await talk(house, table, 1)
    assert (await following).seq == DEALT + 1
    await listening.aclose()


class Told:
    """Somebody who listens and notes what comes."""

    def __init__(self, house: House, table: TableId, player: str | None = None) -> None:
        self.seqs: list[int] = []
        self._listening = house.nodes[0].viewing.listen(table, player, None)
        self.task = asyncio.ensure_future(self._note())

    async def _note(self) -> None:
        async for sent in self._listening:
            if sent.frame is not None:
                self.seqs.append(sent.seq)


@in_house()
async def test_of_a_thousand_watchers_a_few_are_told_in_each_turn_and_players_first(
    house: House,
) -> None:
    table = await house.started("flotsam", 3)
    watchers = [Told(house, table) for _ in range(1000)]
    players = [Told(house, table, who.id) for who in PEOPLE[:3]]
    everybody = [*watchers, *players]
    while not all(told.seqs for told in everybody):
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    (seat, *_) = (await house.running(table)).waited_for
    made: list[Viewer] = []

    def noted(state: TableState, viewer: Viewer, **more: Any) -> Frame:
        made.append(viewer)
        return frame(state, viewer, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("houle.tables.live.frame", noted)
        await house.play(table, seat)
        assert made == [], "the answer is there before any frame is made"
        told = [0]
        while told[-1] < len(everybody):
            await asyncio.sleep(0)
            told.append(sum(one.seqs[-1] == DEALT + 1 for one in everybody))
            assert told[-1] <= AT_ONCE or all(one.seqs[-1] == DEALT + 1 for one in players)
    assert max(after - before for before, after in pairwise(told)) <= AT_ONCE
    assert sorted(made, key=str) == [0, 1, 2, Onlooker.WATCHER], "once for each kind of eyes"
    for one in everybody:
        one.task.cancel()
    await asyncio.gather(*(one.task for one in everybody), return_exceptions=True)


@in_house()
async def test_news_wake_even_those_whose_turn_to_look_up_has_not_come(house: House) -> None:
    table = await house.open()
    live = await house.nodes[0].cache.take(table)
    live.listeners = 100
    waiting = [asyncio.ensure_future(live.changed()) for _ in range(100)]
    await asyncio.sleep(0)
    while not any(one.done() for one in waiting):
        await house.nodes[0].caretaker.refresh()
        await asyncio.sleep(0)
    assert 0 < sum(one.done() for one in waiting) < 100
    await house.sit(table, 0, ADA)
    await asyncio.gather(*waiting)


@in_house()
async def test_a_listener_who_is_not_there_yet_gets_the_seat_with_the_entry(house: House) -> None:
    table = await house.open("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, "ben", None)
    first = (await next_sent(listening)).frame
    await house.sit(table, 1, BEN)
    second = (await next_sent(listening)).frame
    assert first is not None
    assert second is not None
    assert b'"you":null' in first
    assert b'"you":{"seat":1' in second


@in_house()
async def test_a_refusal_tells_no_listener_anything(house: House) -> None:
    table = await house.started("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, None, None)
    await next_sent(listening)
    with pytest.raises(RefusedError):
        await house.do(table, BEN, deeds.ComeBack())
    await talk(house, table, 1)
    assert (await next_sent(listening)).seq == DEALT + 1


@in_house()
async def test_what_is_read_twice_at_once_is_told_once(house: House) -> None:
    table = await house.started("flotsam", 3)
    listening = house.nodes[0].viewing.listen(table, None, None)
    await next_sent(listening)
    following = asyncio.ensure_future(next_sent(listening))
    await asyncio.sleep(0)
    live = await house.nodes[0].cache.take(table)
    live.take_in(await house.store.read(table))
    await talk(house, table, 1)
    assert (await following).seq == DEALT + 1
