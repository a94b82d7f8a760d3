"""Reads the ids of rules from the pages that tell them: `rules.md` in the folder of a game."""

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from houle.games.registry import Kind, package_of

A_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\* +(.+)$", re.MULTILINE)


def rules_on(page: Path) -> dict[str, str]:
    """The rules of a page by their ids: bullets that begin with an id in bold."""
    return _rules(str(page), page.read_text(encoding="utf-8"))


def rules_of(kind: Kind) -> dict[str, str]:
    """The rules of a game."""
    page = files(package_of(kind) or "") / "rules.md"
    return _rules(str(page), page.read_text(encoding="utf-8"))


def _rules(page: str, told: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for rule, text in A_RULE.findall(told):
        if rule in found:
            raise ValueError(f"{page} has two rules {rule}")
        found[rule] = text
    return found


def rules_in(pages: Iterable[Path]) -> dict[str, str]:
    """The rules of several pages."""
    found: dict[str, str] = {}
    for page in pages:
        rules = rules_on(page)
        if twice := found.keys() & rules.keys():
            raise ValueError(f"{page} repeats rules of another page: {sorted(twice)}")
        found |= rules
    return found
