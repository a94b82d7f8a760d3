"""What bots are called: each level has names of its own (T-77)."""

import re
from pathlib import Path

import msgspec
import pytest

from houle.bots import Level
from houle.conformance.rules import rule
from houle.texts import LOCALES
from houle.texts.called import bot_names
from houle.web.language import names

ROOT = Path(__file__).parents[2]
MOST_SEATS = 8


class Chair(msgspec.Struct, frozen=True):
    name: str | None = None
    bot: str | None = None


@rule("T-77")
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_bots_of_a_table_can_have_the_same_name(locale: str) -> None:
    given = [name for level in Level for name in bot_names(locale, level)]
    assert len(given) == len(set(given)) == len(Level) * MOST_SEATS


@rule("T-77")
def test_a_bot_is_called_by_its_level_and_its_seat_whoever_else_is_there() -> None:
    called = [names([Chair("Ada"), *[Chair(bot=level)] * 2], "en") for level in Level]
    assert called == [
        ["Ada", "Pua", "Momi"],
        ["Ada", "Kai", "Lani"],
        ["Ada", "Koa", "Naia"],
        ["Ada", "Ariki", "Mahina"],
    ]
    mixed = [Chair(bot="expert"), Chair(), Chair(bot="beginner")]
    assert names(mixed, "fr") == ["Iolana", "", "Momi"]
    assert names([Chair("Ada"), Chair(bot="greedy")], "en") == ["Ada", "Kai"]


@rule("T-77")
def test_a_bot_does_not_bear_the_name_of_somebody_there() -> None:
    called = names([Chair("Pua"), Chair(bot="beginner"), Chair(bot="beginner")], "en")
    assert called[0] == "Pua"
    assert len(set(called)) == 3


@rule("T-77")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_browser_gives_them_the_same_names(locale: str) -> None:
    source = (ROOT / "client" / "texts" / locale / "main.ftl").read_text("utf-8")
    block = re.search(r"^bot-names = (.*)\n((?:    \..*\n)+)", source, re.MULTILINE)
    assert block is not None
    own = dict(re.findall(r"\.(\w+) = (.*)", block[2])) | {"player": block[1]}
    assert {level: ", ".join(bot_names(locale, level)) for level in Level} == own
