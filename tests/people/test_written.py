"""What people write at a table, over HTTP: who reads it, takes it along, and has it forgotten."""

from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.tables import people
from tests.people.test_blocks import DONE, opened, sits, verdict
from tests.people.test_moderation import QUEUE, Cast, carried_out, decide, played, waiting
from tests.people.test_mutes import mute
from tests.people.test_reports import reports, seq_of
from tests.store.test_many_tables import Asked
from tests.tables.house import START

COMMANDS = count()
ON_AND_ON = """INSERT INTO written (table_id, seq, player_id, at, words)
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
SELECT '%s', %d + i, '%s', 0, 'and on' FROM n"""


@pytest.fixture(autouse=True)
def nobody_waits_for_other_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "UNTIL_ALL_KNOW", 0)


async def does(guest: httpx.AsyncClient, table: str, deed: str, **more: Any) -> tuple[Any, ...]:
    body = {"command": f"{deed}-{next(COMMANDS)}", **more}
    return verdict(await guest.post(f"/api/tables/{table}/{deed}", json=body))


async def reads(guest: httpx.AsyncClient, table: str, after: int = 0) -> Any:
    answer = await guest.get(f"/api/tables/{table}/written?after={after}")
    if answer.status_code != 200:
        return verdict(answer)
    return [(line["seat"], line["words"]) for line in answer.json()["lines"]]


async def at_a_link(cast: Cast, *more: httpx.AsyncClient) -> str:
    """Ada and Ben, and whoever else, at a table in no list, where all of them allow it."""
    table = await opened(cast.ada, "by-link", listed=False, game="eddy")
    guests = (cast.ada, cast.ben, *more)
    for seat, guest in enumerate(guests[1:], 1):
        assert await sits(guest, table, seat) == DONE
    for guest in guests:
        assert await does(guest, table, "allow-writing") == DONE
    return table


@rule("T-56", "T-57", "T-58", "P-89")
def test_people_write_and_read_until_one_of_them_ends_it(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        assert await does(cast.ada, table, "write", words="Hello Ben") == DONE
        seq = await seq_of(cast.ada, table)
        assert await does(cast.ben, table, "write", words="Hello Ada") == DONE
        assert await reads(cast.ben, table) == [(0, "Hello Ben"), (1, "Hello Ada")]
        assert await reads(cast.ada, table, seq) == [(1, "Hello Ada")]
        assert await reads(cast.cleo, table) == (409, "T-58", "not-seated")
        assert (await mute(cast.ada, table, 1, "Ben")).status_code == 200
        assert await reads(cast.ada, table) == [(0, "Hello Ben")]
        assert await does(cast.ben, table, "end-writing") == DONE
        unwanted = await does(cast.ada, table, "write", words="Ben?")
        assert unwanted == (409, "T-57", "not-all-allow")
        assert await reads(cast.ben, table) == (409, "T-58", "not-allowed-by-you")

    played(tmp_path, scene)


async def told(cast: Cast, table: str) -> list[Any]:
    """What a moderator reads of what was written there."""
    [report] = [one for one in await waiting(cast.mo) if one["moment"]["table"] == table]
    seen = (await cast.mo.get(f"{QUEUE}/{report['id']}")).json()["seen"]
    return [line.get("words") for line in seen["lines"] if line["kind"] == "wrote"]


@rule("P-84", "T-58")
def test_a_moderator_reads_what_whoever_reported_it_could_read(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        await does(cast.ada, table, "write", words="Before")
        await does(cast.ben, table, "end-writing")
        await does(cast.ben, table, "allow-writing")
        await does(cast.ada, table, "write", words="You fool")
        seq = await seq_of(cast.ben, table)
        assert await reports(cast.cleo, table, 0, "Ada", seq) == DONE
        assert await told(cast, table) == [None, None], "who looks on has read nothing"
        assert await reports(cast.ben, table, 0, "Ada", seq) == DONE
        assert await told(cast, table) == [None, "You fool"]
        kept = (await cast.ben.get("/api/me/export")).json()
        assert "You fool" not in str(kept), "another's words are not one's own"

    played(tmp_path, scene)


@rule("P-84")
def test_whoever_writes_on_and_on_pushes_nothing_out_of_a_moderators_sight(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        await does(cast.ada, table, "write", words="You fool")
        seq = await seq_of(cast.ben, table)
        assert await reports(cast.ben, table, 0, "Ada", seq) == DONE
        more = Asked(ON_AND_ON % (table, seq, cast.ids["Ada"]))
        await cast.node.store.change(more)  # type: ignore[attr-defined]
        assert await told(cast, table) == ["You fool"]

    played(tmp_path, scene)


@rule("P-87", "T-56")
def test_whoever_lost_the_word_writes_nothing(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        await decide(cast, "silence")
        silenced = await does(cast.ada, table, "write", words="But")
        assert silenced == (409, "P-87", "talk-taken")
        assert await does(cast.ben, table, "write", words="Ah") == DONE
        assert await reads(cast.ada, table) == [(1, "Ah")]

    played(tmp_path, scene)


@rule("P-16", "P-17", "T-59")
def test_ones_own_words_are_in_the_copy_and_go_with_whoever_wrote_them(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        await does(cast.ada, table, "write", words="Mine")
        await does(cast.ben, table, "write", words="His")
        seq = await seq_of(cast.ada, table) - 1
        mine = [{"table": table, "seq": seq, "at": START, "words": "Mine"}]
        assert (await cast.ada.get("/api/me/export")).json()["written"] == mine
        before = [logged.entry for logged in await cast.node.store.read(table)]
        assert (await cast.ada.post("/api/me/erase")).status_code == 200
        assert await reads(cast.ben, table) == [(1, "His")], "at once"
        await cast.node.eraser.fulfil_one()
        assert await reads(cast.ben, table) == [(1, "His")]
        after = [logged.entry for logged in await cast.node.store.read(table)]
        assert after[seq - 1] == before[seq - 1], "the log has never known it"

    played(tmp_path, scene)


@rule("T-56")
def test_a_line_that_is_too_long_is_none(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        table = await at_a_link(cast)
        answer = await does(cast.ada, table, "write", words="a" * 201)
        assert answer[0] == 400
        assert await does(cast.ada, table, "write", words="\u202e") == (409, "T-56", "bad-writing")
        assert await carried_out(cast) is False
        assert await reads(cast.ada, table) == []

    played(tmp_path, scene)
