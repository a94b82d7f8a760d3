"""Whoever did all that people do here, and is erased: nothing that is kept has their name."""

import logging
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from houle.cli.main import main
from houle.conformance.rules import rule
from houle.people.reports import Complaint
from houle.tables.checking import check_tables
from houle.tables.gamefile import read_file, verify
from houle.web.node import Node
from tests.people.authenticator import Authenticator
from tests.people.test_own_data import forgotten
from tests.people.ways_in import secured, with_passkeys
from tests.reported.screens import blank
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in

NAME = "Adalberta"
WORDS = "Adalberta was here"
GAME = "eddy"
"""In which people may write to each other while it runs."""
A_DAY = 24 * 60 * 60 * 1000
commands = (f"command-{number}" for number in count())


async def does(node: Node, token: str, path: str, **body: Any) -> Any:
    """Something that must be done."""
    if path.startswith("/api/tables") and not path.endswith(("mute", "report", "block", "fault")):
        body["command"] = next(commands)
    async with asking(node, token=token) as guest:
        answer = await guest.post(path, json=body)
    assert answer.is_success, f"{path}: {answer.text}"
    return answer.json()


async def a_game(node: Node, ada: str, ben: str) -> str:
    """A game of two who write to each other, somewhere in the middle."""
    wanted = {"game": GAME, "seats": 2, "seat": 0, "listed": False}
    table: str = (await does(node, ada, "/api/tables", **wanted))["table"]
    here = f"/api/tables/{table}"
    await does(node, ben, f"{here}/sit", seat=1)
    await does(node, ada, f"{here}/word", word="low tide")
    await does(node, ada, f"{here}/start")
    for token in (ada, ben):
        await does(node, token, f"{here}/allow-writing")
    await does(node, ada, f"{here}/write", words=WORDS)
    await does(node, ada, f"{here}/say", remark="laugh")
    return table


async def lives(node: Node, clock: HandClock, ada: str, ben: str, cleo: str) -> str:
    """Ada is friends with Ben, and Cleo wants nothing to do with her; the game that is over."""
    link = await does(node, ada, "/api/me/friends/link")
    await does(node, ben, "/api/friends", code=link["code"])
    club = await does(node, ada, "/api/clubs", name="Sea wolves")
    await does(node, ben, "/api/clubs/join", code=club["code"])
    evening = {"game": GAME, "begins": clock.now() + A_DAY}
    await does(node, ada, f"/api/clubs/{club['id']}/evenings", **evening)
    await does(node, ada, "/api/me/visible", in_standings=True, page=True)
    over = await a_game(node, ada, ben)
    for token in (ada, ben):
        await does(node, token, f"/api/tables/{over}/concede")
    again = {"game": GAME, "seats": 2, "seat": 0, "again_with": over}
    await does(node, ada, "/api/tables", **again)
    disliked = await a_game(node, ada, cleo)
    await does(node, cleo, f"/api/tables/{disliked}/mute", seat=0, name=NAME, muted=True)
    complaint = {"seat": 0, "name": NAME, "seq": 5, "about": Complaint.NAME.value}
    await does(node, cleo, f"/api/tables/{disliked}/report", **complaint)
    await does(node, cleo, f"/api/tables/{disliked}/block", seat=0, name=NAME)
    wrong = {"about": "picture", "words": "Not so!", "drawn": blank(5)}
    await does(node, ben, f"/api/tables/{over}/fault", told=wrong)
    return over


def rows(file: Path) -> str:
    """All that a database has, as text."""
    with sqlite3.connect(file) as database:
        return "\n".join(database.iterdump())


@rule("P-17", "T-08")
def test_no_row_log_frame_game_file_or_copy_has_the_name_and_every_game_verifies(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    data = tmp_path / "houle.sqlite"

    async def scene(node: Node, clock: HandClock) -> None:
        ada = await secured(node, await come_in(node, NAME), Authenticator(), f"Phone of {NAME}")
        ben, cleo = await come_in(node, "Ben"), await come_in(node, "Cleo")
        over = await lives(node, clock, ada, ben, cleo)
        assert rows(data).count(NAME) > 5, "or else there is nothing to look for"
        await does(node, ada, "/api/me/erase")
        assert await forgotten(node, clock)
        async with asking(node, token=ben) as guest:
            seen = [
                (await guest.get(path)).text
                for path in (
                    f"/api/tables/{over}",
                    f"/api/tables/{over}/moments?first=1&count=32&viewer=everyone",
                    f"/api/tables/{over}/game",
                    "/api/me/export",
                    "/api/me/friends",
                    "/api/me/clubs",
                    "/api/me/tables",
                    "/api/me/tables/finished",
                )
            ]
        assert not [text for text in seen if NAME in text]
        assert verify(read_file(seen[2].encode())).holds
        assert [one.fault async for one in check_tables(node.store)] == [None] * 3

    with_passkeys(tmp_path, scene)
    left = [line[:200] for line in rows(data).split("\n") if NAME in line]
    assert left == []
    assert NAME not in caplog.text
    copy = tmp_path / "copy"
    assert main(["admin", "backup", str(copy), "--store", f"sqlite:///{data}"]) == 0
    copies = [file for file in [copy, *copy.rglob("*")] if file.is_file()]
    assert copies
    assert not [file.name for file in copies if NAME.encode() in file.read_bytes()]
