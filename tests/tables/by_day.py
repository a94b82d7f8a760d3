"""Deals of the day in a house, played to their end by moves that are named beforehand."""

import asyncio
from collections.abc import Sequence

import msgspec

from houle.tables.days import end_of
from houle.tables.deeds import Person
from houle.tables.ports import Hint, Phase, TableId
from houle.tables.same_deal import next_bot
from tests.tables.house import PEOPLE, House, move_of, moves_of

ADA = PEOPLE[0]
NONE: Sequence[int] = ()


async def begun(
    house: House, who: Person = ADA, game: str = "flotsam", *, node: int = 0
) -> TableId:
    """Somebody sits down to today's deal."""
    daily = house.nodes[node].daily
    return (await daily.begin(who, daily.today, game, who.id.title())).table


async def bots_move(house: House, table: TableId, *, node: int = 0) -> None:
    """Bots move until the player has to, or nobody has."""
    while (await house.state(table, node=node)).life.phase is Phase.PLAYING:
        if next_bot(await house.state(table, node=node)) is None:
            return
        work = asyncio.create_task(house.nodes[node].bots.work(Hint(table, 0)))
        while not work.done():
            if house.clock.sleepers:
                house.clock.turn(100)
            await asyncio.sleep(0)
        work.result()


async def played_by_day(
    house: House,
    who: Person = ADA,
    game: str = "flotsam",
    *,
    choices: Sequence[int] = NONE,
    node: int = 0,
    most: int = 1000,
) -> TableId:
    """Somebody plays today's deal: of the moves there are always one that `choices` names in turn,
    and the first one where there are no more."""
    table = await begun(house, who, game, node=node)
    await played_alone(house, table, who, choices=choices, node=node, most=most)
    return table


async def played_alone(
    house: House,
    table: TableId,
    who: Person,
    *,
    choices: Sequence[int] = NONE,
    node: int = 0,
    most: int = 1000,
) -> None:
    """Somebody plays with bots that wait, by moves that are named beforehand."""
    seat = (await house.state(table, node=node)).life.sole_seat
    assert seat is not None
    wanted = iter(choices)
    for _ in range(most):
        await bots_move(house, table, node=node)
        running = await house.running(table, node=node)
        if seat not in running.waited_for:
            return
        nth = next(wanted, 0) % len(moves_of(running, seat))
        await house.do(table, who, move_of(running, seat, nth), node=node)


async def told(house: House, table: TableId, who: Person = ADA, node: int = 0) -> list[bytes]:
    """All that the log of a game says, and all that its player sees, but for who and when."""
    kept = await house.store.read(table)
    player = {"player": "", "name": "", "animal": None, "host": ""}
    said = []
    for logged in kept:
        entry = msgspec.json.decode(logged.entry)
        entry.update((fact, player[fact]) for fact in player if fact in entry)
        said.append(msgspec.json.encode(entry))
    for seq in range(1, len(kept) + 1):
        frame = await house.look_back(table, who, seq, node=node)
        said.append(msgspec.json.encode([frame.get("view"), frame["steps"], frame["you"]]))
    return said


class Rushing:
    """A clock by which any time is over at once, as at a machine that does much else."""

    def __init__(self) -> None:
        self._now = 0

    def now(self) -> int:
        self._now += 10**9
        return self._now


async def day_over(house: House) -> None:
    """Time passes until the day is over, and opened."""
    house.clock.turn(end_of(house.nodes[0].daily.today) + 60_000 - house.clock.now())
