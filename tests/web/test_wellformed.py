"""What a request must look like before anybody reads on."""

import asyncio
from typing import Any

import pytest

from houle.cli.serve import HOSTS, hosts_named
from houle.web.gatekeeper import HEADERS, OVER_TLS, Gatekeeper
from houle.web.identity import Identity
from houle.web.limits import NO_LIMITS
from houle.web.system import SystemClock, entropy
from houle.web.wellformed import is_for
from tests.web.asgi import fine, scope_of, status_of
from tests.web.people import Guest, client
from tests.web.server import SECRET, Server

ALLOWED = ("play.example.org", "[2001:db8::1]", "192.0.2.1:8000")


def door(*hosts: str) -> Gatekeeper:
    return Gatekeeper(fine, Identity(SECRET, entropy), SystemClock(), NO_LIMITS, hosts)


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("play.example.org", True),
        ("play.example.org:8443", True),
        ("PLAY.Example.org", True),
        ("[2001:db8::1]", True),
        ("[2001:db8::1]:8000", True),
        ("192.0.2.1:8000", True),
        ("192.0.2.1", False),
        ("192.0.2.1:8001", False),
        ("[2001:db8::2]", False),
        ("example.org", False),
        ("play.example.org.evil.example", False),
        ("play.example.org:evil", False),
        ("", False),
        (None, False),
    ],
)
def test_a_node_may_be_asked_by_the_names_that_were_given(host: str | None, right: bool) -> None:
    headers = [] if host is None else [("host", host)]
    assert is_for(ALLOWED, scope_of(None, headers)) is right
    assert is_for((), scope_of(None, headers))
    assert status_of(door(*ALLOWED), scope_of(None, headers)) == (200 if right else 421)
    assert status_of(door(*ALLOWED), scope_of(None, headers, "/healthz")) == 200
    assert status_of(door(), scope_of(None, headers)) == 200


def test_hosts_are_named_on_the_command_line_or_by_the_environment() -> None:
    environment = {HOSTS: "Play.example.org, other.example,"}
    assert hosts_named([], {}) == ()
    assert hosts_named([], environment) == ("play.example.org", "other.example")
    assert hosts_named(["HERE.example"], environment) == ("here.example",)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "application/json"}, 200),
        ({"content-type": "Application/JSON ; charset=utf-8"}, 200),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": "multipart/form-data; boundary=application/json"}, 415),
        ({"content-type": "application/jsonp"}, 415),
        ({}, 415),
    ],
)
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_does_not_say_it_is_json_is_refused(
    stranger: Guest, headers: dict[str, str], status: int, chunked: bool
) -> None:
    body = b'{"name": "Zoe"}'
    content = iter([body]) if chunked else body
    answer = stranger.client.post("/api/me", content=content, headers=headers)
    assert answer.status_code == status
    if status == 415:
        assert answer.headers["content-type"] == "application/problem+json"


def test_a_request_without_a_body_need_not_say_what_it_is(server: Server) -> None:
    with client(server.url) as nobody:
        assert nobody.post("/api/guests").status_code == 400
        assert nobody.get("/api/games").status_code == 200


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/assets/x.js"])
def test_over_tls_a_browser_is_told_to_come_back_over_tls(path: str) -> None:
    def answered(scheme: str) -> list[tuple[bytes, bytes]]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {**scope_of(None, path=path), "scheme": scheme}
        asyncio.run(door()(scope, None, send))  # type: ignore[arg-type]
        return list(sent[0]["headers"])

    assert OVER_TLS in answered("https")
    assert OVER_TLS not in answered("http")
    assert set(HEADERS) < set(answered("https"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("/api/tables/{table}", "/api/tables/{table}%0A"),
        ("/api/games/flotsam/kit", "/api/games/flotsam%0A/kit"),
        ("/api/tables?game=flotsam", "/api/tables?game=flotsam%0A"),
        ("/api/tables/{table}/moments/1", "/api/tables/{table}/moments/1?viewer=watcher%0A"),
        (
            "/api/tables/{table}/moments?first=1&count=32",
            "/api/tables/{table}/moments?first=1&count=1&viewer=watcher%0A",
        ),
    ],
)
def test_no_end_of_a_line_follows_what_is_asked_for(
    stranger: Guest, right: str, wrong: str
) -> None:
    table = stranger.open("flotsam", 3)
    assert stranger.client.get(right.format(table=table)).status_code == 200
    assert stranger.client.get(wrong.format(table=table)).status_code == 400


@pytest.mark.parametrize(
    "wanted", ["", "first=1", "count=1", "first=0&count=1", "first=1&count=33"]
)
def test_a_row_of_moments_has_a_beginning_and_is_not_too_long(stranger: Guest, wanted: str) -> None:
    table = stranger.open("flotsam", 3)
    assert stranger.client.get(f"/api/tables/{table}/moments?{wanted}").status_code == 400


def test_no_end_of_a_line_follows_a_command(stranger: Guest) -> None:
    table = stranger.open("flotsam", 3, seat=0)
    for command, status in (("one\n", 400), ("one", 200)):
        answer = stranger.ask(table, "seat-bot", command=command, seat=1)
        assert answer.status_code == status, answer.text
