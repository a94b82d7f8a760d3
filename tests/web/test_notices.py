"""What programs look for on any host."""

import asyncio
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from houle.cli.parser import UsageError
from houle.cli.serve import contact
from houle.cli.voice import Voice
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.people import client
from tests.web.server import Server

SECURITY = "/.well-known/security.txt"


def test_search_engines_leave_the_api_alone_and_others_may_read_pages(
    server: Server,
) -> None:
    with client(server.url) as engine:
        answer = engine.get("/robots.txt")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    for path in ("/", "/rules/flotsam", "/assets/x.js", "/t/aaaaaaaaaaaaaaaa"):
        assert rules.can_fetch("anybody", path), path
    assert not rules.can_fetch("anybody", "/api/tables")


def told(folder: Path, whom: str | None) -> httpx.Response:
    """What a node says about whom to tell of a weakness."""

    async def run() -> httpx.Response:
        async with (
            a_node(folder, clock=HandClock(), security_contact=whom) as node,
            asking(node) as finder,
        ):
            return await finder.get(SECURITY)

    return asyncio.run(run())


def test_whoever_finds_a_weakness_learns_whom_to_tell(tmp_path: Path) -> None:
    """RFC 9116: whom to tell, and until when that is known to be right."""
    answer = told(tmp_path, "mailto:security@example.org")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.splitlines() == [
        "Contact: mailto:security@example.org",
        "Expires: 2027-04-15T00:00:00Z",
        "Preferred-Languages: en, fr",
    ]


def test_nobody_is_named_where_the_operator_names_nobody(tmp_path: Path) -> None:
    assert told(tmp_path, None).status_code == 404


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("security@example.org", "mailto:security@example.org"),
        ("https://example.org/security", "https://example.org/security"),
        ("tel:+33-1-23-45-67-89", "tel:+33-1-23-45-67-89"),
        ("", None),
        (None, None),
    ],
)
def test_an_address_of_mail_may_be_given_as_it_is(typed: str | None, found: str | None) -> None:
    assert contact(typed, Voice("en")) == found


@pytest.mark.parametrize(
    "typed", ["http://example.org", "javascript:alert(1)", "a@b.org\nExpires: never", "é@b.org"]
)
def test_what_would_be_no_contact_is_refused(typed: str) -> None:
    with pytest.raises(UsageError, match="HOULE_SECURITY_CONTACT"):
        contact(typed, Voice("en"))
