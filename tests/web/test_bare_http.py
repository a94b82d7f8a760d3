"""What somebody finds who speaks HTTP to a node without manners."""

import socket
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from tests.web.people import SOON, Party, client
from tests.web.server import Server

NOT_THERE = [
    "/.git/config",
    "/.env",
    "/assets/",
    "/assets",
    "/src/houle/",
    "/api/",
    "/..%2f..%2fsecret",
]
ANYWHERE = [
    *NOT_THERE,
    "/",
    "//evil.example",
    "/api/games/",
    "/%2f%2fevil.example",
    "/rules/flotsam",
]


def raw(server: Server, request: bytes) -> bytes:
    """What a node answers to these very bytes."""
    at = urlsplit(server.url)
    with socket.create_connection((at.hostname, at.port), timeout=SOON) as connection:
        connection.sendall(request)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return answer


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PROPFIND"])
def test_methods_that_nothing_here_needs_are_refused(server: Server, method: str) -> None:
    with client(server.url) as stranger:
        assert stranger.request(method, "/api/games").status_code == 405


@pytest.mark.parametrize("path", NOT_THERE)
def test_there_are_no_listings_and_no_files_besides_the_client(server: Server, path: str) -> None:
    with client(server.url) as stranger:
        answer = stranger.get(path)
    assert answer.status_code == 404
    assert "Index of" not in answer.text


@pytest.mark.parametrize("path", ANYWHERE)
def test_nobody_is_sent_elsewhere(server: Server, path: str) -> None:
    with client(server.url) as stranger:
        answer = stranger.send(httpx.Request("GET", f"{server.url}{path}"))
    assert not 300 <= answer.status_code < 400
    assert "location" not in answer.headers


def test_no_other_site_may_read_what_is_answered(server: Server) -> None:
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    with client(server.url) as stranger:
        answers = [
            stranger.options("/api/tables", headers=asked),
            stranger.get("/api/games", headers=asked),
        ]
    for answer in answers:
        assert not any(name.startswith("access-control-") for name in answer.headers)


def test_what_a_request_says_twice_is_refused(server: Server) -> None:
    with client(server.url) as stranger:
        assert stranger.get("/api/tables?phase=open&phase=running").status_code == 400


def test_a_token_in_an_address_is_none(party: Party) -> None:
    with client(str(party.host.client.base_url)) as stranger:
        for name in ("token", "houle", "authorization"):
            answer = stranger.get("/api/me", params={name: party.host.token})
            assert answer.status_code == 401


@pytest.mark.parametrize(
    "seats", [2**63, 2**64, -1, -(2**63), 1.5, 1e308, True, "three", None, [3]]
)
def test_numbers_have_a_range_and_a_kind(party: Party, seats: object) -> None:
    body = msgspec.json.encode({"command": "a" * 32, "game": "flotsam", "seats": seats})
    headers = {"content-type": "application/json"}
    answer = party.host.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in {400, 409}
    assert answer.headers["content-type"] == "application/problem+json"


def test_one_request_cannot_hide_in_another(server: Server) -> None:
    hidden = b"GET /healthz HTTP/1.1\r\nhost: houle\r\n\r\n"
    answer = raw(
        server,
        b"POST /api/guests HTTP/1.1\r\nhost: houle\r\ncontent-type: application/json\r\n"
        b"content-length: %d\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"
        b"0\r\n\r\n" % (5 + len(hidden)) + hidden,
    )
    assert answer.count(b"HTTP/1.1 ") == 1
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_a_name_cannot_write_headers(server: Server) -> None:
    with client(server.url) as stranger:
        answer = stranger.post("/api/guests", json={"name": "Ada\r\nset-cookie: planted=1"})
    assert "planted" not in "".join(answer.headers.values())


def test_whatever_is_text_says_in_which_letters(server: Server) -> None:
    with client(server.url) as stranger:
        for path in ("/", "/metrics", "/healthz", "/nowhere"):
            kind = stranger.get(path).headers["content-type"]
            assert not kind.startswith("text/") or kind.endswith("charset=utf-8")


def test_what_is_only_looked_at_is_asked_for_with_get_and_nothing_else_is(server: Server) -> None:
    with client(server.url) as stranger:
        paths = stranger.get("/schema/openapi.json").json()["paths"]
        looked_at = {path for path, ways in paths.items() if "get" in ways}
        for path in set(paths) - looked_at:
            address = path.replace("{table}", "aaaaaaaaaaaaaaaa")
            assert stranger.get(address).status_code in {404, 405}
    changing = {"guests", "sit", "start", "play", "concede", "leave", "rematch", "undo"}
    assert not [path for path in looked_at if path.rpartition("/")[2] in changing]
