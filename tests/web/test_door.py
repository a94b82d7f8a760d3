"""What stands before everything: origins, sizes, headers, how often."""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from houle.web.gatekeeper import HEADERS
from houle.web.limits import Limits
from tests.engines.processes import wait_until
from tests.web.people import Guest, Party, client
from tests.web.server import Server, a_home

ANSWERS = [
    ("GET", "/healthz", 200),
    ("GET", "/readyz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/games", 200),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/api/me", 401),
    ("GET", "/api/tables/aaaaaaaaaaaaaaaa", 404),
    ("GET", "/api/tables/aaaaaaaaaaaaaaaa/live", 404),
    ("GET", "/api/nothing", 404),
    ("DELETE", "/api/tables", 405),
    ("POST", "/api/guests", 400),
]


def has_all_headers(answer: httpx.Response) -> bool:
    return all(
        answer.headers.get_list(name.decode()) == [value.decode()] for name, value in HEADERS
    )


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_tells_the_browser_to_be_careful(
    server: Server, method: str, path: str, status: int
) -> None:
    with client(server.url) as stranger:
        answer = stranger.request(method, path)
    assert answer.status_code == status
    assert has_all_headers(answer)
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers
    if status >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == status


def test_streams_tell_the_browser_too(party: Party) -> None:
    table = party.host.open()
    with party.host.listen(table) as stream:
        assert has_all_headers(stream.response)
        assert stream.response.headers["cache-control"] == "no-store"
        assert stream.response.headers["content-type"].startswith("text/event-stream")


FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://{host}"},
    {"origin": "https://evil.example"},
    {"origin": "http://{host}.evil.example"},
    {"origin": "http://{host}:81"},
    {"origin": "http://[broken"},
    {"origin": "{host}"},
    {"origin": "null"},
]
OWN = [
    {},
    {"sec-fetch-site": "same-origin", "origin": "http://{host}"},
    {"sec-fetch-site": "none"},
    {"origin": "http://{host}"},
]


def named(headers: dict[str, str], server: Server) -> dict[str, str]:
    host = server.url.removeprefix("http://")
    return {name: value.format(host=host) for name, value in headers.items()}


@pytest.mark.parametrize("headers", FOREIGN)
def test_other_sites_cannot_act_with_a_cookie(
    server: Server, stranger: Guest, headers: dict[str, str]
) -> None:
    with client(server.url) as browser:
        cookie = {"cookie": f"houle={stranger.token}"}
        answer = browser.post(
            "/api/me", json={"name": "Eve"}, headers={**cookie, **named(headers, server)}
        )
        assert answer.status_code == 403
        assert has_all_headers(answer)
        for path in ("/api/guests", "/api/nothing"):
            answer = browser.post(path, json={"name": "Eve"}, headers=named(headers, server))
            assert answer.status_code == 403
    assert stranger.get("/api/me")["name"] == "Zoe"


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_can(server: Server, stranger: Guest, headers: dict[str, str]) -> None:
    with client(server.url) as browser:
        cookie = {"cookie": f"houle={stranger.token}"}
        answer = browser.post(
            "/api/me", json={"name": "Zoe"}, headers={**cookie, **named(headers, server)}
        )
    assert answer.status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_token_in_a_header_was_put_there_on_purpose(
    server: Server, stranger: Guest, headers: dict[str, str]
) -> None:
    answer = stranger.client.post("/api/me", json={"name": "Zoe"}, headers=named(headers, server))
    assert answer.status_code == 200


def test_a_body_has_a_size(stranger: Guest) -> None:
    def sent(size: int, *, chunked: bool) -> int:
        content = b'{"name": "' + b"x" * size + b'"}'
        body = iter([content]) if chunked else content
        headers = {"content-type": "application/json"}
        return stranger.client.post("/api/me", content=body, headers=headers).status_code

    for chunked in (False, True):
        assert sent(15_000, chunked=chunked) == 400  # a name, but too long
        assert sent(17_000, chunked=chunked) == 413
        assert sent(2_000_000, chunked=chunked) == 413


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody gets."""
    with a_home(tmp_path_factory.mktemp("strict")) as server:
        yield server


def answers_until_refused(somebody: httpx.Client, most: int = 2000) -> httpx.Response:
    for _ in range(most):
        answer = somebody.get("/api/games", headers={"authorization": "", **somebody.headers})
        if answer.status_code != 200:
            return answer
    raise AssertionError("nobody was ever refused")


def test_a_guest_who_asks_too_often_is_told_to_wait(strict: Server) -> None:
    eager, calm = Guest(strict.url, "Eager"), Guest(strict.url, "Calm")
    refused = answers_until_refused(eager.client)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.headers["content-type"] == "application/problem+json"
    assert has_all_headers(refused)
    assert calm.get("/api/me")["name"] == "Calm"
    with client(strict.url) as nobody:
        assert nobody.get("/healthz").status_code == 200
    eager.close()
    calm.close()


def test_a_guest_may_have_only_so_many_streams_and_gets_their_places_back(strict: Server) -> None:
    many, calm = Guest(strict.url, "Many"), Guest(strict.url, "Calm")
    table = many.open("flotsam", 2, seat=0)
    with ExitStack() as streams:
        listening = [
            streams.enter_context(many.listen(table)) for _ in range(Limits().guest_streams)
        ]
        assert {stream.next().name for stream in listening} == {"frame"}
        refused = many.client.get(f"/api/tables/{table}/live")
        assert (refused.status_code, refused.json()["title"]) == (429, "Too many requests")
        with calm.listen(table) as stream:
            assert stream.next().name == "frame"

    def a_place_is_free() -> bool:
        with many.client.stream("GET", f"/api/tables/{table}/live") as answer:
            return answer.status_code == 200

    wait_until(a_place_is_free, "a place for a stream")
    many.close()
    calm.close()
