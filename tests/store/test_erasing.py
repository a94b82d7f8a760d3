"""After somebody was erased, nothing that a store holds has the name, on both databases."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from houle.store.backup import copy_store
from houle.store.files import vault_path
from houle.store.open import open_store
from houle.store.players import Profile
from houle.store.schema import metadata
from houle.store.upgrade import upgrade
from houle.tables import deeds
from houle.tables.checking import check_tables
from houle.tables.gamefile import verify, write_file
from houle.tables.people import People
from houle.tables.ports import TableId
from tests.store.test_many_tables import Asked
from tests.tables.house import PEOPLE, HandClock, House, local_buses
from tests.tables.test_people import done

ADA, BEN = PEOPLE[:2]
NAME = "Zéphyrine"


async def sits(house: House, table: TableId, seat: int = 0) -> None:
    await house.do(table, ADA, deeds.Sit(seat, NAME))


async def played(house: House) -> dict[str, TableId]:
    """Tables at which Zéphyrine sits or sat, in every way there is."""
    await house.store.players.put(ADA.id, Profile(NAME))
    tables = {name: await house.open("flotsam", 2) for name in ("open", "left", "running", "over")}
    for table in tables.values():
        await sits(house, table)
    await house.do(tables["left"], ADA, deeds.Leave())
    for name in ("running", "over"):
        await house.sit(tables[name], 1, BEN)
        await house.start(tables[name])
    await house.play_on(tables["running"], 3)
    await house.play_on(tables["over"])
    return tables


async def rows(store: Any) -> str:
    """Every row of every table of a store, as text."""
    found = []
    for table in metadata.tables.values():
        for row in await store.look_up(Asked(f"SELECT * FROM {table.fullname}")):  # noqa: S608
            found += [bytes(v).decode("latin-1") if isinstance(v, bytes) else str(v) for v in row]
    return "\n".join(found)


def has_name(text: str) -> bool:
    return NAME in text or NAME.encode().decode("latin-1") in text


def test_no_row_no_frame_and_no_game_file_has_the_name(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        house = House(await open_store(url, now=clock.now), clock, local_buses(2), None)
        try:
            tables = await played(house)
            assert has_name(await rows(house.store))
            people = People(house.store, house.nodes[0].tables, clock)
            erased = await done(house, people.erase(ADA.id))
            assert set(erased.tables) == set(tables.values())
            assert not has_name(await rows(house.store))
            viewing = house.nodes[1].viewing
            for table in tables.values():
                for seq in range(1, (await house.state(table, node=1)).seq + 1):
                    frame = await viewing.look_back(table, BEN.id, seq, None)
                    assert not has_name(frame.decode())
            file = await viewing.game_file(tables["over"], BEN.id)
            assert not has_name(write_file(file).decode())
            assert verify(file).holds
            looked_at = [checked async for checked in check_tables(house.store)]
            assert (len(looked_at), [one for one in looked_at if one.fault]) == (4, [])
        finally:
            await house.close()

    asyncio.run(work())


def test_no_copy_made_afterwards_has_it_anywhere(sqlite_url: str, tmp_path: Path) -> None:
    """Not even in what a database keeps of rows that were changed; a copy made before has it."""
    store = Path(make_url(sqlite_url).database or "")
    before, after = tmp_path / "before" / "houle.sqlite", tmp_path / "after" / "houle.sqlite"

    async def work() -> None:
        clock = HandClock()
        house = House(await open_store(sqlite_url, now=clock.now), clock, local_buses(1), None)
        try:
            await played(house)
            copy_store(store, before)
            people = People(house.store, house.nodes[0].tables, clock)
            await done(house, people.erase(ADA.id))
            copy_store(store, after)
        finally:
            await house.close()

    asyncio.run(work())
    name = NAME.encode()
    assert name in before.read_bytes()
    assert name not in after.read_bytes() + vault_path(after).read_bytes()
    assert name not in store.read_bytes()


def test_no_copy_has_remains_of_what_an_older_version_deleted(
    sqlite_url: str, tmp_path: Path
) -> None:
    store, copy = Path(make_url(sqlite_url).database or ""), tmp_path / "copy" / "houle.sqlite"
    asyncio.run(upgrade(sqlite_url))
    with closing(sqlite3.connect(store)) as careless:
        careless.execute("PRAGMA secure_delete = OFF")
        for sql in (
            "INSERT INTO players (id, name, created_at) VALUES ('zoe', ?, 0)",
            "DELETE FROM players WHERE name = ?",
        ):
            careless.execute(sql, (NAME,))
            careless.commit()
        careless.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert NAME.encode() in store.read_bytes()
    copy_store(store, copy)
    assert NAME.encode() not in copy.read_bytes()
