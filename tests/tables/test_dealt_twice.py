"""The check that plays deals of the day twice finds them the same, and sees where they are not."""

import asyncio
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.tables import botdesk
from houle.tables.fair import Seed
from tests.tables.dealt_twice import Played, Way, played, told_apart

GAMES = ("eddy", "flotsam")
DAYS = range(3)


def both_ways(folder: Path) -> list[list[Played]]:
    async def all_days(way: Way) -> list[Played]:
        return [one for day in DAYS for one in await played(way, day, GAMES, folder)]

    for way in Way:
        for day in DAYS:
            (folder / f"{way}-{day}").mkdir()
    return [asyncio.run(all_days(way)) for way in Way]


@rule("T-93")
def test_deals_are_the_same_one_by_one_and_all_at_once(tmp_path: Path) -> None:
    one, other = both_ways(tmp_path)
    assert told_apart(one, other) == []
    assert len({each.digest for each in one}) == len(DAYS) * len(GAMES), "each day has its own"


def at_hand(_seed: Seed, _seat: Seat, _known: bytes) -> str:
    """No chance of the day: the bot draws from its node's, and looks at the clock."""
    return ""


def by_turns(_seed: Seed, seat: Seat, _known: bytes, drawn: list[Seat] = []) -> str:  # noqa: B006
    """The how-manieth draw it is, at any table: that depends on what else goes on."""
    drawn.append(seat)
    return f"{seat} {len(drawn)}"


@rule("T-93")
@pytest.mark.parametrize("chance", [at_hand, by_turns])
def test_bots_that_draw_from_anything_else_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chance: object
) -> None:
    monkeypatch.setattr(botdesk, "bot_chance", chance)
    assert told_apart(*both_ways(tmp_path)) != []


def test_a_deal_that_is_missing_is_noticed() -> None:
    one = Played("flotsam", 0, 9, "as it was")
    assert told_apart([one], []) == ["1 deals here, 0 there"]
