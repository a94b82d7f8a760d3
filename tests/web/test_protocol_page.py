"""The page for authors of bots says what is so, and its session plays a move."""

import os
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from houle.tables import deciding, opening
from houle.tables.gallery import MOST_BEHIND
from houle.tables.listing import A_DAY
from houle.web.answering import MOST_LISTED
from houle.web.bodies import LARGEST_BODY
from houle.web.limits import Limits
from tests.web.people import client
from tests.web.server import Server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_session_plays_a_move(server: Server) -> None:
    [session] = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
    ran = subprocess.run(  # noqa: S603 - our own page
        ["/bin/bash", "-euo", "pipefail", "-c", session],
        env={"PATH": os.environ["PATH"], "HOULE": server.url},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    started, moved, again, *stream = ran.stdout.splitlines()
    done = msgspec.json.decode(moved)
    assert again == moved
    assert done["table"] == msgspec.json.decode(started)["table"]
    with client(server.url) as anybody:
        moment = anybody.get(f"/api/tables/{done['table']}/moments/{done['seq']}").json()
    assert moment["happened"] == {"kind": "played", "seat": 0}
    assert "event: frame" in stream


def test_the_page_names_everything_that_can_be_asked(server: Server) -> None:
    page = PAGE.read_text()
    with client(server.url) as anybody:
        description = anybody.get("/schema/openapi.json").json()
    for path in description["paths"]:
        deed = path.removeprefix("/api/tables/{table}/")
        named = deed.removeprefix("bots/{seat}/") if deed != path else path
        assert f"`{named}`" in page or path in page, path
    frame = description["components"]["schemas"]
    for shape in ("ShownFrame", "ShownTable", "ShownChair", "You", "Waiting", "Problem"):
        fields = set(frame[shape]["properties"]) - {"type", "retry_after"}
        assert not [field for field in fields if f"`{field}`" not in page], shape
    statuses = {
        status
        for methods in description["paths"].values()
        for method in methods.values()
        for status in method["responses"]
    }
    assert not [status for status in statuses - {"200", "201"} if f"| {status} |" not in page]


@pytest.mark.parametrize(
    "said",
    [
        f"{Limits().guest_rate:.0f} requests a second for each guest",
        f"{Limits().guest_burst:.0f} at once after a quiet while",
        f"{Limits().address_rate:.0f} a second and {Limits().address_burst:.0f} at once",
        f"{LARGEST_BODY // 1024} KiB",
        f"a name {deciding.LONGEST_NAME} characters, a word {deciding.LONGEST_WORD}",
        f"{opening.SHORTEST_MOVE // 1000} second to {opening.A_WEEK // A_DAY} days",
        f"at most {opening.LONGEST_BOT // 1000} seconds",
        f"at most {MOST_LISTED} tables",
        f"more than {MOST_BEHIND} behind",
    ],
)
def test_the_page_knows_the_limits(said: str) -> None:
    assert said in PAGE.read_text()
