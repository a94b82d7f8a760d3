"""Whoever reads gets everywhere: no dead link, no page that nothing leads to, no idle picture."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("http://", "https://", "mailto:")


def links(page: Path) -> list[str]:
    return [
        found for found in LINK.findall(CODE.sub("", page.read_text())) if not is_elsewhere(found)
    ]


def is_elsewhere(link: str) -> bool:
    return link.startswith(ELSEWHERE)


def anchors(page: Path) -> set[str]:
    """The names that headings get in the repository and on the site."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in HEADING.findall(text)
    }


def is_dead(page: Path, link: str) -> bool:
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path) if path else page
    if not target.exists():
        return True
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


def test_the_site_leads_to_every_page() -> None:
    nav = list(named(tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]))
    assert len(nav) == len(set(nav))
    assert reached([DOCS / page for page in nav]) == set(DOCS.rglob("*.md"))


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


def test_pages_link_to_no_page_outside_of_the_site() -> None:
    for page in DOCS.rglob("*.md"):
        for link in links(page):
            assert (page.parent / link.partition("#")[0]).resolve().is_relative_to(DOCS), link


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert [path.name for path in (DOCS / "pictures").iterdir() if path not in shown] == []


def test_every_result_that_is_kept_is_read_by_a_command_on_a_page() -> None:
    pages = "".join(page.read_text() for page in PAGES)
    kept = [str(path.relative_to(ROOT)) for path in (DOCS / "bots" / "results").iterdir()]
    assert [path for path in kept if path not in pages] == []
