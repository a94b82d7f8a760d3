"""A store at home for `houle admin` to work on."""

import asyncio
import sqlite3
from pathlib import Path

from houle.tables import deeds
from houle.tables.ports import Phase
from tests.tables.house import PEOPLE, House, a_house

SEATS = 2


def a_store(tmp_path: Path) -> Path:
    """A folder with a store that has tables in every phase but closed."""

    async def play() -> None:
        async with a_house(tmp_path) as house:
            await house.open("eddy", 3)
            running = await house.started("eddy", 3)
            await house.play_on(running, 4)
            finished = await house.started("flotsam", SEATS)
            await house.play_on(finished)
            await a_stopped_game(house)

    asyncio.run(play())
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("house.sqlite", "house-vault.sqlite"):
        (tmp_path / name).rename(folder / name.replace("house", "houle"))
    (folder / "secret").write_text("a secret that signs tokens")
    return folder


async def a_stopped_game(house: House) -> None:
    """Stopped before anybody moved."""
    table = await house.started("flotsam", SEATS)
    for who in PEOPLE[:SEATS]:
        await house.do(table, who, deeds.Concede())


def table_in(folder: Path, phase: Phase, entries: str = ">") -> str:
    """A table in a phase: the one with the most entries, or with the fewest."""
    order = "DESC" if entries == ">" else "ASC"
    with sqlite3.connect(folder / "houle.sqlite") as connection:
        sql = f"SELECT id FROM tables WHERE phase = ? ORDER BY seq {order}"  # noqa: S608
        (table,) = connection.execute(sql, (phase.value,)).fetchone()
    connection.close()
    return str(table)
