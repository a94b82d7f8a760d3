"""Files of the client: kept forever where their names change with them, as small as they can be."""

import asyncio
from pathlib import Path

import pytest

from houle.web.client_files import accepts
from houle.web.gatekeeper import POLICY
from houle.web.limits import Limits
from tests.web.client.build import BROTLI, FILES, SCRIPT, ZIPPED, Browser, build

FOREVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1.js", "text/javascript; charset=utf-8"),
        ("/assets/index-1.css", "text/css; charset=utf-8"),
        ("/assets/round-1.woff2", "font/woff2"),
    ],
)
def test_files_whose_names_change_with_them_are_kept_forever(
    browser: Browser, path: str, kind: str
) -> None:
    answer = asyncio.run(browser.ask(path))
    assert answer.status_code == 200
    assert answer.content == FILES[path.removeprefix("/")]
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-type"] == kind
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/wave.svg", "image/svg+xml"),
        ("/icons/wave.png", "image/png"),
    ],
)
def test_files_whose_names_stay_are_asked_for_again_and_not_sent_again(
    browser: Browser, path: str, kind: str
) -> None:
    first = asyncio.run(browser.ask(path))
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-type"] == kind
    again = asyncio.run(browser.ask(path, if_none_match=f'W/"other", {first.headers["etag"]}'))
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    changed = asyncio.run(browser.ask(path, if_none_match='W/"other"'))
    assert changed.status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip", "gzip", ZIPPED),
        ("*", "br", BROTLI),
        ("BR;q=1.0", "br", BROTLI),
        ("br;q=0, gzip;q=0.5", "gzip", ZIPPED),
        ("br; q=0.000, *;q=0", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_browser_gets_the_smallest_form_it_accepts(
    browser: Browser, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = asyncio.run(browser.ask("/assets/index-1.js", accept_encoding=accepted))
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == str(len(answer.content))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.content == body


def test_a_file_without_smaller_forms_is_sent_as_it_is(browser: Browser) -> None:
    answer = asyncio.run(browser.ask("/assets/index-1.css", accept_encoding="br, gzip"))
    assert "content-encoding" not in answer.headers
    assert answer.content == FILES["assets/index-1.css"]


@pytest.mark.parametrize("weight", ["", ";q=1", ";q=0.1", ";q=0.001", "; Q=0.5"])
def test_any_weight_but_nought_accepts(weight: str) -> None:
    assert accepts(f"deflate, gzip{weight}", "gzip")
    assert not accepts(f"deflate, gzip{weight}", "br")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets/../index.html",
        "/assets/../../client_files.py",
        "/assets//index-1.js",
        "/assets/..%2findex.html",
        "/assets/index-1.js/",
        "/assets/index-1.js.br",
    ],
)
def test_nothing_else_is_found_among_the_assets(browser: Browser, path: str) -> None:
    answer = asyncio.run(browser.ask(path))
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/../client_files.py",
        "//etc/passwd",
        "/..",
        "/.vite/manifest.json",
        "/.vite/pages.json",
        "/icons/../.vite/pages.json",
        "/index.html",
        "/sw.js/",
    ],
)
def test_no_address_leads_out_of_the_build_or_to_its_notes(browser: Browser, path: str) -> None:
    answer = asyncio.run(browser.ask(path))
    assert answer.status_code == 404
    assert answer.content.startswith(b"<!doctype html>")


@pytest.mark.parametrize("path", ["/", "/nowhere", "/assets/index-1.js", "/assets/none.js"])
def test_a_head_is_the_same_without_the_body(browser: Browser, path: str) -> None:
    whole = asyncio.run(browser.ask(path, accept_encoding="br, gzip"))
    head = asyncio.run(browser.ask(path, "HEAD", accept_encoding="br, gzip"))
    assert head.status_code == whole.status_code
    assert dict(head.headers) == dict(whole.headers)
    assert head.content == b""


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games"),
        ("GET", "/api"),
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", "/metrics"),
        ("GET", "/schema/openapi.json"),
        ("POST", "/"),
        ("POST", "/assets/index-1.js"),
    ],
)
def test_what_is_not_for_the_client_goes_on_to_the_application(
    browser: Browser, method: str, path: str
) -> None:
    assert asyncio.run(browser.ask(path, method)).content == b"the application"


def test_loading_files_does_not_count_against_the_limits(tmp_path: Path) -> None:
    impatient = Browser(build(tmp_path), Limits(address_rate=0.001, address_burst=1))

    async def load() -> list[int]:
        paths = ["/", *["/assets/index-1.js"] * 50, "/api/games"]
        return [(await impatient.ask(path)).status_code for path in paths]

    assert asyncio.run(load()) == [200] * 51 + [429]


@pytest.mark.parametrize("path", ["/", "/nowhere", "/assets/index-1.js", "/sw.js"])
def test_everything_carries_the_strict_policy(browser: Browser, path: str) -> None:
    answer = asyncio.run(browser.ask(path))
    assert answer.headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/index-1.js"])
def test_a_server_without_a_built_client_says_so(tmp_path: Path, path: str) -> None:
    answer = asyncio.run(Browser(tmp_path).ask(path))
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert asyncio.run(Browser(tmp_path).ask("/api/games")).content == b"the application"
