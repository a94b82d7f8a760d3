"""Cookies that nobody unquotes: ours are found, all others stay outside."""

import asyncio
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import litestar.connection.base
import pytest
from litestar import Litestar, Request, get

from houle.web.app import create_app
from houle.web.cookies import LARGEST, LONGEST_VALUE, cookie, leave_only_ours
from houle.web.gatekeeper import Gatekeeper
from houle.web.identity import Identity
from houle.web.limits import NO_LIMITS
from houle.web.system import SystemClock, entropy
from tests.web.asgi import a_node, scope_of
from tests.web.people import Guest, client
from tests.web.server import SECRET, Server

BACKSLASHES = "\\" * 65536
PATHS = ["/", "/healthz", "/api/games", "/api/me", "/api/tables", "/schema/openapi.json", "/lost"]


def sent(*headers: str) -> Any:
    return scope_of(None, [("host", "houle"), *(("cookie", header) for header in headers)])


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ((), None),
        (("",), None),
        (("houle",), ""),
        (("houle=a.b-c",), "a.b-c"),
        (("theme=dark; houle=a; houle=b",), "a"),
        (("theme=dark;houle = a ;x=1",), "a"),
        (("theme=dark", "houle=a"), "a"),
        (("houle=a=b",), "a=b"),
        (('houle="a\\"b"',), '"a\\"b"'),
        (("xhoule=a; Houle=b; __Host-houle=c",), None),
    ],
)
def test_a_cookie_is_found_as_it_was_sent(headers: tuple[str, ...], found: str | None) -> None:
    scope = sent(*headers)
    assert cookie(scope, "houle") == found
    assert leave_only_ours(scope)
    assert cookie(scope, "houle") == found


def left(*headers: str) -> list[tuple[bytes, bytes]]:
    scope = sent(*headers)
    assert leave_only_ours(scope)
    assert scope["headers"][0] == (b"host", b"houle")
    return list(scope["headers"][1:])


def test_the_door_leaves_nothing_but_ours_each_of_them_once() -> None:
    others = ["theme=dark; lang=fr; houle=one", "houle=two; __Host-houle=safe; lang=en; session=x"]
    assert left(*others) == [(b"cookie", b"theme=dark; lang=fr; houle=one; __Host-houle=safe")]
    assert left("mood=good; session=x") == []
    long = "x" * LONGEST_VALUE
    assert left(f"houle={long}x; lang={long}") == [(b"cookie", f"lang={long}".encode())]


@pytest.mark.parametrize("headers", [(LARGEST,), (LARGEST - 10, 10)])
def test_cookies_have_a_size_in_all(headers: tuple[int, ...]) -> None:
    assert leave_only_ours(sent(*("x" * size for size in headers)))
    assert not leave_only_ours(sent(*("x" * size for size in headers), "x"))


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("name", ["houle", "lang", "other"])
def test_a_cookie_of_backslashes_stops_nobody(server: Server, path: str, name: str) -> None:
    """Unquoted they would take a minute, and nearly a second if they are cut to what is allowed."""
    with client(server.url) as stranger:
        usual = stranger.get(path).status_code
        large = stranger.get(path, headers={"cookie": f'{name}="{BACKSLASHES}"'})
        allowed = {"cookie": f'{name}="{BACKSLASHES[: LARGEST - 10]}"'}
        assert stranger.get(path, headers=allowed).status_code == usual
    assert large.status_code == 431
    assert large.headers["content-type"] == "application/problem+json"


def test_other_cookies_on_the_same_host_do_not_matter(server: Server, stranger: Guest) -> None:
    others = f'mood="good \\"; session={"x" * 1000}; houle={stranger.token}; lang=fr'
    with client(server.url) as browser:
        assert browser.get("/api/me", headers={"cookie": others}).json()["name"] == "Zoe"


def test_no_route_lets_the_framework_read_cookies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> dict[str, str]:
        raise AssertionError("a cookie was unquoted")

    monkeypatch.setattr(litestar.connection.base, "parse_cookie_string", refuse)

    async def ask_everywhere() -> list[str]:
        async with a_node(tmp_path) as node:
            transport = httpx.ASGITransport(create_app(node))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
                browser.cookies.update({"lang": "fr", "houle": "nobody"})
                paths = (await browser.get("/schema/openapi.json")).json()["paths"]
                where = defaultdict(lambda: "a" * 16, game="flotsam", seat="0", seq="1")
                return [
                    f"{way} {path}"
                    for path, ways in paths.items()
                    for way in ways
                    if (
                        await browser.request(
                            way,
                            path.format_map(where),
                            json={} if way == "post" else None,
                        )
                    ).status_code
                    >= 500
                ]

    assert asyncio.run(ask_everywhere()) == []


def test_a_route_that_does_would_meet_nothing_but_ours() -> None:
    @get("/")
    async def careless(request: Request[Any, Any, Any]) -> dict[str, str]:
        return request.cookies

    app = Litestar([careless], openapi_config=None, logging_config=None)
    door = Gatekeeper(app, Identity(SECRET, entropy), SystemClock(), NO_LIMITS)

    async def ask() -> Any:
        transport = httpx.ASGITransport(door)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            cookies = f'lang=fr; other="{BACKSLASHES[:3000]}"; houle="{BACKSLASHES[:98]}"'
            return (await browser.get("/", headers={"cookie": cookies})).json()

    assert asyncio.run(ask()) == {"lang": "fr", "houle": "\\" * 49}
