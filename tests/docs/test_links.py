"""Whoever reads gets everywhere: no dead link, no page that nothing leads to, no idle picture.

A page may lead into the folder of a game that is not here: what is about a game goes with it.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.samples.install import house_games
from tools.site_pages import (
    CODE,
    DOCS,
    ELSEWHERE,
    GAMES,
    LINK,
    ROOT,
    is_of_absent_game,
    lay_out,
    linked,
    pages_of_games,
    places,
)

PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *pages_of_games()])
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def links(page: Path) -> list[str]:
    found = LINK.finditer(CODE.sub("", page.read_text()))
    return [
        f"{link['to']}{link['anchor'] or ''}"
        for link in found
        if not link["to"].startswith(ELSEWHERE)
    ]


def anchors(page: Path) -> set[str]:
    """The names that headings get in the repository and on the site."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in HEADING.findall(text)
    }


def is_dead(page: Path, link: str) -> bool:
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return not is_of_absent_game(target)
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


def named(nav: object) -> Iterator[str]:
    """The pages of a navigation, however deep."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for below in nav.values():
            yield from named(below)
    elif isinstance(nav, list):
        for below in nav:
            yield from named(below)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    assert [link for link in links(page) if is_dead(page, link)] == []


def test_a_dead_link_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n[a](gone.md) [b](page.md#two) [c](page.md#one) `[d](code.md)`")
    assert [link for link in links(page) if is_dead(page, link)] == ["gone.md", "page.md#two"]


def test_a_link_into_the_folder_of_a_game_is_dead_only_while_the_game_is_here() -> None:
    page, folder = DOCS / "page.md", house_games()[0].replace("-", "_")
    assert not is_dead(page, f"../src/houle/games/{folder}/rules.md")
    assert is_dead(page, f"../src/houle/games/{folder}/gone.md")
    assert is_dead(page, f"../src/houle/games/{folder}/rules.md#gone")
    assert is_dead(page, f"../src/houle/games/{folder[:-1]}/rules.md")
    assert not is_dead(page, "../src/houle/games/atlantis/rules.md")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which everything is laid out."""
    folder = tmp_path_factory.mktemp("site")
    lay_out(folder)
    return folder


def test_no_link_of_the_site_is_dead(site: Path) -> None:
    for page in site.rglob("*.md"):
        assert [link for link in links(page) if is_dead(page, link)] == []
        for link in links(page):
            assert (page.parent / link.partition("#")[0]).resolve().is_relative_to(site), link


def test_the_site_leads_to_every_page(site: Path) -> None:
    nav = list(named(tomllib.loads((site / "zensical.toml").read_text())["project"]["nav"]))
    assert len(nav) == len(set(nav))
    pages = site / "pages"
    assert reached([pages / page for page in nav]) == set(pages.rglob("*.md"))
    of_games = {page for page in places().values() if page.startswith("games/")}
    assert of_games == {page for page in nav if page.startswith("games/")}


def test_links_follow_what_they_lead_to() -> None:
    folder = house_games()[0].replace("-", "_")
    page, rules = DOCS / "play.md", GAMES / folder / "rules.md"
    where = {page: "play.md", rules: f"games/{folder}/rules.md"}
    text = f"[its rules](../src/houle/games/{folder}/rules.md#end) `[code](x.md)`"
    assert linked(text, page, where) == f"[its rules](games/{folder}/rules.md#end) `[code](x.md)`"
    back = "[all](../../../../docs/play.md), [here](#end), [there](https://houle.example)"
    assert linked(back, rules, where) == back.replace("../../../../docs/", "../../")
    absent = "[rules](../src/houle/games/atlantis/rules.md), if it rises"
    assert linked(absent, page, where) == "rules, if it rises"


def test_a_page_that_nothing_leads_to_would_be_found(tmp_path: Path) -> None:
    first, second, alone = (tmp_path / name for name in ("first.md", "second.md", "alone.md"))
    first.write_text("[on](second.md#there)")
    second.write_text("[back](first.md)")
    alone.write_text("[first](first.md)")
    assert reached([first]) == {first, second}


def reached(pages: list[Path]) -> set[Path]:
    """What one gets to from these pages, link by link."""
    seen: set[Path] = set()
    while pages:
        page = pages.pop()
        if page not in seen:
            seen.add(page)
            there = [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
            pages += [path for path in there if path.suffix == ".md"]
    return seen


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert [path.name for path in (DOCS / "pictures").iterdir() if path not in shown] == []


def test_every_result_that_is_kept_is_read_by_a_command_on_a_page() -> None:
    pages = "".join(page.read_text() for page in PAGES)
    kept = [str(path.relative_to(ROOT)) for path in GAMES.glob("*/docs/results/*")]
    assert [path for path in kept if path not in pages] == []
