"""The client as it was really built."""

import asyncio
import json
import re
from itertools import product
from typing import Any

import pytest

from houle.texts import LOCALES
from houle.web.client_files import FOLDER, UNKNOWN_KIND, read_files
from tests.web.client.build import Browser

REFERENCE = re.compile(r'(?:href|src)="/([^"]+)"')

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").exists(), reason="the client is not built: `make client`"
)


def note(name: str) -> Any:
    return json.loads((FOLDER / ".vite" / name).read_text())


def test_it_has_every_file_that_its_manifest_names() -> None:
    files = read_files(FOLDER)
    for built in note("manifest.json").values():
        named = {built["file"], *built.get("css", ()), *built.get("assets", ())}
        assert named <= set(files)
    assert all(file.kind != UNKNOWN_KIND for file in files.values())


def test_what_is_text_has_smaller_forms() -> None:
    large = [file for file in read_files(FOLDER).values() if len(file.body) > 2000]
    text = [file for file in large if "javascript" in file.kind or "css" in file.kind]
    assert text
    assert all(set(file.smaller) == {"br", "gzip"} for file in text)
    assert all(len(file.smaller["br"]) < len(file.body) for file in text)


def test_nothing_in_it_needs_what_the_policy_forbids() -> None:
    index = (FOLDER / "index.html").read_text()
    assert not re.search(r"<script(?![^>]* src=)|<style|style=|data:", index)
    styles = [file.body for file in read_files(FOLDER).values() if "css" in file.kind]
    assert not any(b"url(data:" in style for style in styles)


def test_every_source_that_a_page_needs_first_was_built() -> None:
    pages, manifest = note("pages.json"), note("manifest.json")
    needed = {
        source.format(language=locale) for source in pages["everywhere"] for locale in LOCALES
    }
    needed |= {f"src/pages/{page['page']}.svelte" for page in [*pages["pages"], pages["nowhere"]]}
    assert needed <= set(manifest)


def test_every_page_that_the_client_knows_has_its_address() -> None:
    pages, manifest = note("pages.json"), note("manifest.json")
    listed = {f"src/pages/{page['page']}.svelte" for page in [*pages["pages"], pages["nowhere"]]}
    loaded = {source for built in manifest.values() for source in built.get("dynamicImports", ())}
    pages_loaded = {source for source in loaded if re.fullmatch(r"src/pages/\w+\.svelte", source)}
    assert pages_loaded == listed


def test_every_shell_names_only_what_is_there() -> None:
    browser = Browser(FOLDER)
    files = read_files(FOLDER)
    addresses = [
        "/",
        "/t/abcdefgh",
        "/t/abcdefgh/7",
        "/rules/flotsam",
        "/learn/flotsam",
        "/mine",
        "/none",
    ]
    for path, locale in product(addresses, LOCALES):
        answer = asyncio.run(browser.ask(path, accept_language=locale))
        assert answer.status_code == (404 if path == "/none" else 200)
        named = REFERENCE.findall(answer.text)
        assert f'<html lang="{locale}">' in answer.text
        assert len(named) > 3
        asked = {name for name in named if name.startswith("api/")}
        assert asked == ({"api/tables/abcdefgh"} if path == "/t/abcdefgh" else set())
        assert set(named) - asked <= set(files)
