# ruff: noqa: RUF002 - apostrophes as people read them
"""“d’Inès” and “de Paul”: French names are joined as they are spoken, and no text forgets it."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from houle.texts.catalogue import Catalogue
from houle.texts.elision import unelided

SPOKEN = json.loads(Path(__file__).with_name("elision.json").read_text("utf-8"))
"""Names with what is said; the client is held to the same."""


@pytest.mark.parametrize(("name", "spoken"), SPOKEN.items())
def test_names_are_joined_as_they_are_spoken(name: str, spoken: list[str]) -> None:
    catalogue = Catalogue("fr", ["of = { DE($who) }\nthat = { QUE($who) }"])
    assert [catalogue.say(text, {"who": name}) for text in ("of", "that")] == spoken


def forgotten(text: str) -> list[str]:
    (message,) = FluentParser().parse(f"said = {text}\n").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return list(unelided(message.value))


@pytest.mark.parametrize(
    "text",
    [
        "Zone de { $who }",
        "De { $who }, rien",
        "plus que { $who }",
        "jusque { $who }",
        "La zone de { $whose ->\n    [you] toi\n   *[other] { $who }\n }",
        "{ $kind ->\n    [zone] la zone de\n   *[hand] la main de\n } { $who }",
        "le tour (de { $who })",
    ],
)
def test_a_text_that_forgets_it_is_found(text: str) -> None:
    assert forgotten(text) == ["who"]


def test_a_text_that_says_it_twice_is_found() -> None:
    assert forgotten("Zone de { DE($who) }") == ["DE()"]


@pytest.mark.parametrize(
    "text",
    [
        "Zone { DE($who) }",
        "chez { $who }",
        "Le monde { $who }",
        "de { $fewest } à { $most }",
        "le jour de { place-1 }",
        "{ $who ->\n    [you] Ta zone de jeu\n   *[other] { $who }\n }",
        "du { $colour }",
    ],
)
def test_a_text_that_needs_no_eliding_is_left_alone(text: str) -> None:
    assert forgotten(text) == []
