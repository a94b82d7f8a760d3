"""Reads the ids of the rules from the pages of `docs/rules`."""

import re
from pathlib import Path

A_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\* +(.+)$", re.MULTILINE)


def rules_on(page: Path) -> dict[str, str]:
    """The rules of a page by their ids: bullets that begin with an id in bold."""
    found: dict[str, str] = {}
    for rule, text in A_RULE.findall(page.read_text(encoding="utf-8")):
        if rule in found:
            raise ValueError(f"{page} has two rules {rule}")
        found[rule] = text
    return found


def rules_in(folder: Path) -> dict[str, str]:
    """The rules of all pages in a folder."""
    found: dict[str, str] = {}
    for page in sorted(folder.glob("*.md")):
        rules = rules_on(page)
        if twice := found.keys() & rules.keys():
            raise ValueError(f"{page} repeats rules of another page: {sorted(twice)}")
        found |= rules
    return found
