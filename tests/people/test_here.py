"""Who is there: seen by everybody at the table, at whichever node they are (T-75)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager

import pytest

from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.people.here import EVERY, FORGOTTEN, SAID_AGAIN, WhoIsHere
from houle.people.presence import Presence
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.duty import LINGER
from houle.tables.ports import Here, TableId
from tests.tables.house import PEOPLE, House, SeededEntropy, in_house, next_sent

ADA, BEN, CLEO = PEOPLE[:3]


class Watched:
    """A house whose nodes look who is there, one round after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._presences = [Presence(node.cache, house.clock) for node in house.nodes]
        self._looking = [
            WhoIsHere(
                node.cache, presence, node.bus, house.clock, SeededEntropy(f"{number} is here")
            )
            for number, (node, presence) in enumerate(
                zip(house.nodes, self._presences, strict=True)
            )
        ]

    @asynccontextmanager
    async def open_by(
        self, table: TableId, who: Person | None, node: int = 0
    ) -> AsyncIterator[None]:
        """Somebody has a table open at a node."""
        player = None if who is None else who.id
        async with aclosing(self._house.nodes[node].viewing.listen(table, player, None)) as stream:
            await next_sent(stream)
            yield
        if player is not None:
            self._presences[node].leaves(table, player)

    async def rounds(self, number: int = 1, nodes: tuple[int, ...] = (0, 1)) -> None:
        """Nodes go round, and hear of each other."""
        for _ in range(number):
            self._house.clock.turn(EVERY)
            await self._once(nodes)
        await self._once(nodes)

    async def _once(self, nodes: tuple[int, ...]) -> None:
        for node in nodes:
            for live in self._house.nodes[node].cache.listened():
                await self._house.nodes[node].cache.catch_up(live)
            await self._looking[node].go_round()
            await asyncio.sleep(0)

    def seen(self, table: TableId, node: int = 0) -> tuple[Seat, ...]:
        """Who is there, as a node knows it."""
        live = self._house.nodes[node].cache.peek(table)
        return () if live is None else live.here


@rule("T-75")
@in_house(nodes=2)
async def test_everybody_sees_who_has_the_table_open_at_any_node(house: House) -> None:
    table, watched = await house.started(), Watched(house)
    async with watched.open_by(table, ADA), watched.open_by(table, CLEO, node=1):
        await watched.rounds()
        assert watched.seen(table) == watched.seen(table, node=1) == (0, 2)
        async with watched.open_by(table, BEN, node=1):
            await watched.rounds()
            assert watched.seen(table) == (0, 1, 2)


@rule("T-75")
@in_house(nodes=2)
async def test_listeners_hear_it_at_once_and_once(house: House) -> None:
    table, watched = await house.started(), Watched(house)
    async with aclosing(house.nodes[0].viewing.listen(table, ADA.id, None)) as stream:
        first = await next_sent(stream)
        await watched.rounds()
        told = await next_sent(stream)
        assert (told.frame, told.seq, told.here) == (None, first.seq, (0,))
        waiting = asyncio.ensure_future(anext(stream))
        await watched.rounds(3)
        assert not waiting.done(), "nothing has changed"
        async with watched.open_by(table, BEN, node=1):
            await watched.rounds()
            assert (await waiting).here == (0, 1)


@rule("T-75")
@in_house(nodes=2)
async def test_a_page_that_is_loaded_anew_is_no_absence(house: House) -> None:
    table, watched = await house.started(), Watched(house)
    async with watched.open_by(table, ADA):
        async with watched.open_by(table, BEN, node=1):
            await watched.rounds()
        await watched.rounds(LINGER // EVERY - 1)
        assert watched.seen(table) == (0, 1)
        await watched.rounds()
        assert watched.seen(table) == (0,)


@rule("T-75")
@in_house(nodes=2)
async def test_who_looks_on_who_got_up_and_bots_are_not_among_those_who_are_there(
    house: House,
) -> None:
    table, watched = await house.open(bots=(None, None, "random")), Watched(house)
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    await house.start(table)
    async with (
        watched.open_by(table, ADA),
        watched.open_by(table, BEN, node=1),
        watched.open_by(table, None),
        watched.open_by(table, CLEO),
    ):
        await watched.rounds()
        assert watched.seen(table) == (0, 1)
        await house.do(table, BEN, deeds.Leave())
        await watched.rounds()
        assert watched.seen(table) == watched.seen(table, node=1) == (0,)


@rule("T-75")
@in_house(nodes=2)
async def test_who_sits_down_with_the_table_open_is_there(house: House) -> None:
    table, watched = await house.open(), Watched(house)
    await house.sit(table, 0, ADA)
    async with watched.open_by(table, BEN, node=1), watched.open_by(table, ADA):
        await watched.rounds()
        assert watched.seen(table) == (0,)
        await house.sit(table, 1, BEN, node=1)
        await watched.rounds()
        assert watched.seen(table) == (0, 1)


@rule("T-75")
@in_house(nodes=2)
async def test_of_a_node_that_is_heard_of_no_more_nobody_is_there(house: House) -> None:
    table, watched = await house.started(), Watched(house)
    async with watched.open_by(table, ADA), watched.open_by(table, BEN, node=1):
        await watched.rounds()
        await watched.rounds(FORGOTTEN // EVERY - 1, nodes=(0,))
        assert watched.seen(table) == (0, 1)
        await watched.rounds(nodes=(0,))
        assert watched.seen(table) == (0,)


@rule("T-75")
@in_house(nodes=2)
async def test_a_word_that_was_lost_is_said_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, watched = await house.started(), Watched(house)
    async with watched.open_by(table, ADA), watched.open_by(table, BEN, node=1):
        with monkeypatch.context() as patch:
            patch.setattr(house.nodes[1].bus, "tell_here", lambda _: None)
            await watched.rounds()
        assert watched.seen(table) == (0,)
        await watched.rounds(SAID_AGAIN)
        assert watched.seen(table) == (0, 1)


@rule("T-75")
@in_house(nodes=2)
async def test_a_seat_that_is_not_there_is_nobodys(house: House) -> None:
    table, watched = await house.started(), Watched(house)
    async with watched.open_by(table, ADA):
        house.nodes[1].bus.tell_here(Here(table, "elsewhere", (1, 7)))
        await asyncio.sleep(0)
        await watched.rounds()
        assert watched.seen(table) == (0, 1)
