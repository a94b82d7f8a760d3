"""Watchers are found with their game, and what they counted is added up."""

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from houle.arena import Figures, GameResult, Tally, Times, find_watcher, watching
from houle.kernel import Outcome, Seat, Table
from tests.conformance.lowtide import LowTide


class Onlooker:
    """Counts nothing."""

    def __init__(self, game: LowTide) -> None:
        self.game = game

    def saw(self, table: Table[Any], seat: Seat, move: Any) -> None: ...

    def figures(self, table: Table[Any], outcome: Outcome) -> Figures:
        return Figures()


def test_a_game_that_brings_none_is_not_watched() -> None:
    assert find_watcher(LowTide(2)) is None


def test_a_package_of_its_own_may_bring_one(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint(LowTide.name, f"{__name__}:Onlooker", watching.GROUP)
    monkeypatch.setattr(watching, "installed", lambda group: EntryPoints([entry]))
    assert type(find_watcher(LowTide(2))).__name__ == "Onlooker"


def test_a_tally_adds_up_what_watchers_counted() -> None:
    tally = Tally(2)
    for figures in (
        Figures({"tool": {"oar": Times(2, 1), "net": Times(3, 0)}}, {"turns": (4, 5)}),
        Figures({"tool": {"oar": Times(2, 2)}}, {"turns": (4, 4)}),
        Figures(),
    ):
        tally.add(GameResult(Outcome("high", (0,)), 1, figures))
    summary = tally.summary()
    assert summary.shares == {"tool": {"oar": Times(4, 3), "net": Times(3, 0)}}
    assert list(summary.shares["tool"]) == ["oar", "net"]
    assert summary.numbers == {"turns": {4: 3, 5: 1}}
