"""The page for operators knows every setting, every figure and every page it sends people to."""

import re

from tests.deploy.program import ROOT, flags_of, unread, variables

PAGE = (ROOT / "docs" / "operating.md").read_text()
NOT_SETTINGS = {"--help"}
INCIDENTS = (
    "It does not start",
    "The database is lost",
    "The disk is full",
    "The bus is lost",
    "Bots keep people waiting",
    "A node is hot",
    "Somebody floods",
    "A secret has become known",
)


def section(title: str) -> str:
    """What a page says under a heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def table(title: str) -> str:
    return "\n".join(line for line in section(title).splitlines() if line.startswith("|"))


def test_one_table_has_every_flag_of_nodes_and_workers() -> None:
    named = set(re.findall(r"`(--[a-z-]+)", table("Settings")))
    assert named == (flags_of("serve") | flags_of("worker")) - NOT_SETTINGS


def test_the_same_table_has_every_variable() -> None:
    named = set(re.findall(r"`(HOULE_[A-Z_]+)`", table("Settings")))
    assert named == variables()


def test_variables_named_anywhere_are_read_by_something() -> None:
    ours = set(re.findall(r"HOULE_[A-Z_]+", PAGE))
    assert unread(ours) <= {"HOULE_NAME", "HOULE_NODES", "HOULE_DATABASE_PASSWORD"}


def test_commands_of_make_are_there() -> None:
    made = set(re.findall(r"`make ([a-z-]+)", PAGE))
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert made
    assert made <= targets


def test_every_incident_has_its_page_with_what_shows_and_what_to_do() -> None:
    for incident in INCIDENTS:
        said = section(incident)
        assert "**It shows**" in said
        assert "**Do**" in said
