"""The shell of a page: in the reader's language, naming all that the page loads first."""

import asyncio
import gzip
import re
from html import unescape

import msgspec
import pytest

from houle.web.offering import in_order, offered_games
from houle.web.shapes import OfferedGame
from tests.web.client.build import Browser

BY_SYSTEM = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]
LINK = re.compile(r'<link rel="(\w+)"[^>]* href="/assets/([^"]+)">')


def links(page: str) -> list[tuple[str, str]]:
    return [(found[1], found[2]) for found in LINK.finditer(page)]


def shell(browser: Browser, path: str, **headers: str) -> str:
    return asyncio.run(browser.ask(path, **headers)).text


def test_a_page_names_its_language_texts_fonts_chunks_and_styles(browser: Browser) -> None:
    assert links(shell(browser, "/", accept_language="fr")) == [
        ("modulepreload", "main-fr.js"),
        ("preload", "round-1.woff2"),
        ("modulepreload", "Home-1.js"),
        ("stylesheet", "Home-1.css"),
        ("modulepreload", "shared-1.js"),
        ("stylesheet", "shared-1.css"),
    ]


def test_what_the_address_tells_is_loaded_too(browser: Browser) -> None:
    named = links(shell(browser, "/rules/low-tide", accept_language="fr"))
    assert ("modulepreload", "rules-low-tide-fr.js") in named
    assert ("modulepreload", "Rules-1.js") in named


@pytest.mark.parametrize("game", ["none", "low-tide-two"])
def test_what_was_not_built_is_not_named(browser: Browser, game: str) -> None:
    named = links(shell(browser, f"/rules/{game}", accept_language="fr"))
    assert [name for _, name in named] == ["main-fr.js", "round-1.woff2", "Rules-1.js"]


def test_links_come_before_the_end_of_the_head(browser: Browser) -> None:
    head, _, body = shell(browser, "/").partition("</head>")
    assert "modulepreload" in head
    assert "modulepreload" not in body


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept_language": "fr-CA, en;q=0.8"}, "fr"),
        ({"accept_language": "de, fr;q=0.5"}, "fr"),
        ({"accept_language": "fr", "cookie": "lang=en"}, "en"),
        ({"accept_language": "en", "cookie": "houle=x; lang=fr"}, "fr"),
        ({"accept_language": "fr", "cookie": 'lang="><script>'}, "fr"),
    ],
)
def test_the_shell_is_in_the_language_that_was_chosen(
    browser: Browser, headers: dict[str, str], language: str
) -> None:
    page = shell(browser, "/", **headers)
    assert f'<html lang="{language}">' in page
    assert f"main-{language}.js" in page
    said = {"fr": "navigateur", "en": "browser"}[language]
    assert said in page.partition("<noscript>")[2]
    assert "{{" not in page
    assert "<script>" not in page


@pytest.mark.parametrize(
    ("theme", "html", "bars"),
    [
        ("light", ' data-theme="light"', ["all", "not all"]),
        ("dark", ' data-theme="dark"', ["not all", "all"]),
        ("system", "", BY_SYSTEM),
        ('"><script>', "", BY_SYSTEM),
        ("", "", BY_SYSTEM),
    ],
)
@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_the_shell_has_the_theme_that_was_chosen_before_any_script_runs(
    browser: Browser, path: str, theme: str, html: str, bars: list[str]
) -> None:
    page = shell(browser, path, cookie=f"lang=fr; theme={theme}")
    assert f'<html lang="fr"{html}>' in page
    assert re.findall(r'name="theme-color" content="#..." media="([^"]*)"', page) == bars


def test_the_shell_tells_which_games_there_are_in_their_order(browser: Browser) -> None:
    told = {}
    for language in ("fr", "en"):
        [content] = re.findall(
            r'<meta name="houle-games" content="([^"]*)">',
            shell(browser, "/", accept_language=language),
        )
        told[language] = msgspec.json.decode(unescape(content), type=list[OfferedGame])
    assert told["fr"] == list(offered_games("fr"))
    assert [game.name for game in told["en"]] == in_order()
    assert [game.line for game in told["fr"]] != [game.line for game in told["en"]]


def test_the_address_can_choose_the_language(browser: Browser) -> None:
    assert '<html lang="fr">' in shell(browser, "/?lang=fr", accept_language="en")


def test_a_shell_is_asked_for_again_and_not_sent_again(browser: Browser) -> None:
    first = asyncio.run(browser.ask("/", accept_language="fr"))
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "accept-encoding, accept-language, cookie"
    tag = first.headers["etag"]
    assert asyncio.run(browser.ask("/", accept_language="fr", if_none_match=tag)).status_code == 304
    assert asyncio.run(browser.ask("/", accept_language="en", if_none_match=tag)).status_code == 200


def test_a_shell_is_compressed(browser: Browser) -> None:
    answer = asyncio.run(browser.ask("/", accept_encoding="gzip, br"))
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.content).decode() == shell(browser, "/")


@pytest.mark.parametrize("path", ["/nowhere", "/rules/", "/rules/FLOTSAM", "/rules/a/b", "/t"])
def test_an_unknown_address_is_not_found_and_gets_the_shell_that_says_so(
    browser: Browser, path: str
) -> None:
    answer = asyncio.run(browser.ask(path, accept_language="fr", if_none_match="*"))
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    named = [name for _, name in links(answer.text)]
    assert named == ["main-fr.js", "round-1.woff2", "Nowhere-1.js"]
