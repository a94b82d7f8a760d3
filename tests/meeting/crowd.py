"""People who come one by one to play with people: how long each waits, and with whom each plays."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from houle.bus.open import open_bus
from houle.tables.caretaker import EVERY
from houle.tables.deeds import Person
from houle.tables.entries import Started, decode_entry
from houle.tables.ports import Logged, Millis, TableId
from tests.tables.house import House, a_house, house_on

NODES = 2
TAPS_TWICE = 0.2
"""So many of those who come tap twice, the second time at whatever node."""


class Coming(NamedTuple):
    """Somebody comes and asks for a game."""

    at: Millis
    who: Person
    game: str
    nodes: tuple[int, ...]
    """Where they ask, all at once."""


class Crowd(NamedTuple):
    """What became of all who came."""

    waits: list[Millis]
    """From asking until the cards were dealt, one for each who was dealt any."""
    together: int
    """How many of them play with somebody else."""
    twice: int
    """How many sat at two tables when all was dealt."""
    came: int


def comings(seed: int, people: int, span: Millis, games: Sequence[str]) -> list[Coming]:
    """So many people at random moments, each at a random node for a random game."""
    chance = Random(seed)  # noqa: S311 - to be the same each time
    return [
        Coming(
            at,
            Person(f"person-{number}"),
            chance.choice(games),
            tuple(chance.randrange(NODES) for _ in range(1 + (chance.random() < TAPS_TWICE))),
        )
        for number, at in enumerate(sorted(chance.randrange(span) for _ in range(people)))
    ]


async def meet(folder: Path, coming: Sequence[Coming]) -> Crowd:
    """Let them come to a house of two nodes at home: one file, and a bus in the process."""
    async with a_house(folder, nodes=NODES) as house:
        return await _met(house, coming)


async def meet_in_a_cluster(database: str, nats: str, coming: Sequence[Coming]) -> Crowd:
    """The same over PostgreSQL and NATS, where nodes share nothing else."""
    buses = [await open_bus(nats) for _ in range(NODES)]
    async with house_on(database, buses) as house:
        if not all(bus.connected for bus in buses):
            raise ConnectionError("there is no NATS")
        return await _met(house, coming)


async def _met(house: House, coming: Sequence[Coming]) -> Crowd:
    """All come, and the caretakers of the nodes go round one after the other."""
    began = house.clock.now()
    for node in house.nodes:
        await node.caretaker.go_round()
    left, rounds = list(coming), 0
    while left or await _anybody_waits(house):
        rounds += 1
        until = began + rounds * EVERY // NODES
        while left and began + left[0].at <= until:
            one = left.pop(0)
            house.clock.turn(began + one.at - house.clock.now())
            await asyncio.gather(*(house.meet(one.who, one.game, node=node) for node in one.nodes))
        house.clock.turn(until - house.clock.now())
        await house.nodes[rounds % NODES].caretaker.go_round()
    return await _looked_at(house, coming, began)


async def _anybody_waits(house: House) -> bool:
    return any(listed.phase == "open" for listed in await house.store.all_tables("", 1000))


async def _looked_at(house: House, coming: Sequence[Coming], began: Millis) -> Crowd:
    """By the logs alone: when the table of each was dealt, and who sat there then."""
    seats: dict[Person, list[tuple[Millis, int]]] = {one.who: [] for one in coming}
    for listed in await house.store.all_tables("", 1000):
        dealt = await _dealt_at(house, listed.table)
        people = (await house.state(listed.table)).life.players
        for player in people if dealt is not None else ():
            seats[Person(player)].append((dealt or 0, len(people)))
    dealt_first = {who: min(at) for who, at in seats.items() if at}
    return Crowd(
        waits=[dealt_first[one.who][0] - began - one.at for one in coming if seats[one.who]],
        together=sum(people > 1 for _, people in dealt_first.values()),
        twice=sum(len(at) > 1 for at in seats.values()),
        came=len(coming),
    )


async def _dealt_at(house: House, table: TableId) -> Millis | None:
    log: list[Logged] = await house.store.read(table)
    return next((one.at for one in log if isinstance(decode_entry(one.entry), Started)), None)
