"""Games that are over in a house, and what is recorded of them."""

from collections.abc import Awaitable, Callable
from typing import Any

from houle.kernel import KeyedChance
from houle.people.recording import Recorder
from houle.store.schema import metadata
from houle.tables.ports import Hint, TableId
from tests.store.test_many_tables import Asked
from tests.tables.house import House

RECORD = ("played_games", "played_seats")


def recorder(house: House) -> Recorder:
    return Recorder(house.store, KeyedChance, house.clock)


async def rows(house: House, *tables: str) -> dict[str, list[dict[str, Any]]]:
    """All that is recorded, in order."""
    found = {}
    for name in tables or RECORD:
        columns = [column.name for column in metadata.tables[name].columns]
        sql = f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608 - names of ours
        kept = await house.store.look_up(Asked(sql))
        found[name] = sorted((dict(zip(columns, row, strict=True)) for row in kept), key=str)
    return found


async def seats(house: House, table: TableId) -> list[dict[str, Any]]:
    """What is recorded of those who sat at a table, by their seats."""
    kept = [row for row in (await rows(house))["played_seats"] if row["table_id"] == table]
    return sorted(kept, key=lambda row: int(row["seat"]))


async def played(house: House, game: str = "flotsam", number: int = 2, **more: Any) -> TableId:
    """A game that people played to its end."""
    table = await house.started(game, number, **more)
    await house.play_on(table)
    return table


async def played_with(
    house: House, table: TableId, meanwhile: Callable[[], Awaitable[None]], bots: bool = True
) -> None:
    """People play on to the end, after something happened; bots where they have to."""
    await house.play_on(table, 1)
    await meanwhile()
    while (running := await house.running(table)).waited_for:
        seat = running.waited_for[0]
        if (await house.state(table)).life.driver(seat) is None:
            await house.play(table, seat)
        else:
            assert bots
            await house.nodes[0].bots.work(Hint(table, 0))
