"""Listening to a table: without a gap, from any place on, on any node."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from houle.games.wave.moves import Phrase, Say
from houle.kernel import RefusedError
from houle.tables import deeds
from houle.tables.caretaker import BEAT_EVERY, QUIET_BEAT_EVERY
from houle.tables.gallery import MOST_BEHIND, Sent
from houle.tables.live import REEL
from houle.tables.ports import TableId
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
    return await house.nodes[0].gallery.look_back(table, player, seq, None)


@pytest.mark.parametrize("player", ["ada", "cleo", None])
@in_house(nodes=2)
async def test_a_listener_gets_every_moment_as_it_was(house: House, player: str | None) -> None:
    table = await house.started("land-unter", 3)
    listening = house.nodes[1].gallery.listen(table, player, None)
    sent = await heard(listening, DEALT)
    for _ in range(30):
        await house.play_on(table, most=1)
        sent += await heard(listening, sent[-1].seq + 1)
    assert [each.seq for each in sent] == list(range(DEALT, DEALT + 31))
    assert not any(each.skipped for each in sent)
    for each in sent:
        assert each.frame == await looked_back(house, table, player, each.seq)
    await listening.aclose()
    assert house.nodes[1].hand.listened() == []


@pytest.mark.parametrize("more", [0, 1, REEL, 3 * REEL])
@in_house(nodes=2)
async def test_listening_again_after_any_place_gives_exactly_the_rest(
    house: House, more: int
) -> None:
    table = await house.started("wave", 3)
    await talk(house, table, more)
    last = DEALT + more
    for after in range(last):
        listening = house.nodes[1].gallery.listen(table, "cleo", after)
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
    table = await house.started("wave", 3)
    listening = house.nodes[0].gallery.listen(table, None, after)
    assert await next_sent(listening) == Sent(DEALT)
    await talk(house, table, 1)
    assert (await next_sent(listening)).seq == DEALT + 1


@in_house(nodes=2)
async def test_a_listener_far_behind_is_told_once_that_moments_were_left_out(house: House) -> None:
    table = await house.started("wave", 3)
    listening = house.nodes[0].gallery.listen(table, None, 0)
    assert (await next_sent(listening)).seq == 1
    await talk(house, table, MOST_BEHIND + 100)
    sent = await heard(listening, DEALT + MOST_BEHIND + 100)
    left_out = [each for each in sent if each.skipped]
    assert [each.seq for each in left_out] == [DEALT + MOST_BEHIND + 100]
    await talk(house, table, 3)
    after = await heard(listening, DEALT + MOST_BEHIND + 103)
    assert [each.skipped for each in after] == [False] * 3

    exactly = house.nodes[1].gallery.listen(table, None, after[-1].seq - MOST_BEHIND)
    sent = await heard(exactly, after[-1].seq)
    assert len(sent) == MOST_BEHIND
    assert not any(each.skipped for each in sent)


@in_house(nodes=2)
async def test_what_hints_lost_the_caretaker_finds(house: House) -> None:
    table = await house.started("wave", 3)
    deaf = house.nodes[1]
    listening = deaf.gallery.listen(table, None, None)
    await next_sent(listening)
    await deaf.bus.unfollow(table)
    await talk(house, table, 3)
    assert (await deaf.hand.take(table)).state.seq == DEALT
    await deaf.caretaker.refresh()
    assert (await deaf.hand.take(table)).state.seq == DEALT + 3
    assert [each.seq for each in await heard(listening, DEALT + 3)] == [6, 7, 8]


@pytest.mark.parametrize(("runs", "rounds"), [(True, BEAT_EVERY), (False, QUIET_BEAT_EVERY)])
@in_house()
async def test_listeners_hear_regularly_how_far_their_table_is(
    house: House, runs: bool, rounds: int
) -> None:
    table = await (house.started() if runs else house.open())
    node = house.nodes[0]
    listening = node.gallery.listen(table, None, None)
    first = await next_sent(listening)
    waiting = asyncio.ensure_future(next_sent(listening))
    await asyncio.sleep(0)
    for _ in range(rounds - 1):
        await node.caretaker.refresh()
        await asyncio.sleep(0)
        assert not waiting.done()
    await node.caretaker.refresh()
    assert await waiting == Sent(first.seq)


@in_house()
async def test_a_listener_who_is_not_there_yet_gets_the_seat_with_the_entry(house: House) -> None:
    table = await house.open("wave", 3)
    listening = house.nodes[0].gallery.listen(table, "ben", None)
    first = (await next_sent(listening)).frame
    await house.sit(table, 1, BEN)
    second = (await next_sent(listening)).frame
    assert first is not None
    assert second is not None
    assert b'"you":null' in first
    assert b'"you":{"seat":1' in second


@in_house()
async def test_a_refusal_tells_no_listener_anything(house: House) -> None:
    table = await house.started("wave", 3)
    listening = house.nodes[0].gallery.listen(table, None, None)
    await next_sent(listening)
    with pytest.raises(RefusedError):
        await house.do(table, BEN, deeds.ComeBack())
    await talk(house, table, 1)
    assert (await next_sent(listening)).seq == DEALT + 1


@in_house()
async def test_what_is_read_twice_at_once_is_told_once(house: House) -> None:
    table = await house.started("wave", 3)
    listening = house.nodes[0].gallery.listen(table, None, None)
    await next_sent(listening)
    following = asyncio.ensure_future(next_sent(listening))
    await asyncio.sleep(0)
    live = await house.nodes[0].hand.take(table)
    live.take_in(await house.store.read(table))
    await talk(house, table, 1)
    assert (await following).seq == DEALT + 1
