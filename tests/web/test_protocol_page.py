"""The page for authors of bots says what is so, and its session plays a move."""

import os
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from houle.tables import clocks, deciding, opening
from houle.tables.listing import A_DAY
from houle.tables.names import LONGEST_NAME
from houle.tables.viewing import MOST_BEHIND
from houle.web.answering import MOST_LISTED
from houle.web.bodies import LARGEST_BODY
from houle.web.connections import Bounds
from houle.web.cookies import LARGEST
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


LIMITS = Limits()


@pytest.mark.parametrize(
    "said",
    [
        f"| requests a second | {LIMITS.guest_rate:.0f} | {LIMITS.address_rate:.0f} |",
        f"after a quiet while | {LIMITS.guest_burst:.0f} | {LIMITS.address_burst:.0f} |",
        f"at each node | {LIMITS.guest_streams} | {LIMITS.address_streams} |",
        f"| new guests within an hour | | {LIMITS.address_guests} |",
        f"| recovery codes tried within an hour | | {LIMITS.address_recoveries} |",
        f"clubs founded within an hour | {LIMITS.guest_clubs} | {LIMITS.address_clubs} |",
        f"one's own data within an hour | {LIMITS.guest_exports} | {LIMITS.address_exports} |",
        f"asked about within an hour | {LIMITS.guest_reasons} | {LIMITS.address_reasons:,} |",
        f"| faults reported within a day | {LIMITS.guest_faults} | {LIMITS.address_faults} |",
        f"| reports within an hour | {LIMITS.guest_reports} | {LIMITS.address_reports} |",
        f"an address within a day | {LIMITS.guest_mails} | {LIMITS.address_mails} |",
        f"at most {LIMITS.mailbox_mails} of them to one address",
        f"rematches among them | {LIMITS.guest_tables} | {LIMITS.address_tables} |",
        f"| games started within an hour | {LIMITS.guest_games} | {LIMITS.address_games} |",
        f"that were not started | {LIMITS.guest_open} | {LIMITS.address_open} |",
        f"within the last hour | {LIMITS.guest_running} | {LIMITS.address_running} |",
        f"{LARGEST_BODY // 1024} KiB",
        f"a name {LONGEST_NAME} characters, a word {deciding.LONGEST_WORD}",
        f"{Bounds().by_address} connections at once from an address, {Bounds().in_all:,} in all",
        f"at most {Bounds().head_bytes // 1024} KiB. A request",
        f"within {Bounds().request_seconds} seconds is cut",
        f"closed after {Bounds().idle_seconds}",
        f"cookies of more than {LARGEST // 1024}",
        f"{clocks.SHORTEST_MOVE // 1000} second to {clocks.A_WEEK // A_DAY} days",
        f"at most {opening.LONGEST_BOT // 1000} seconds",
        f"at most {MOST_LISTED} tables",
        f"more than {MOST_BEHIND} behind",
    ],
)
def test_the_page_knows_the_limits(said: str) -> None:
    assert said in PAGE.read_text()
