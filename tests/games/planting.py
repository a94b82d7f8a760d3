"""How faults are planted in a game, for the conformance suite to find."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest

from houle.conformance import CHECKS, ConformanceError, Subject
from houle.kernel import Eyes, Game, Layout, Zone

Setting: TypeAlias = tuple[int, Any]
Broken = TypeVar("Broken", bound=type[Game[Any, Any, Any]])
Patch: TypeAlias = Callable[[pytest.MonkeyPatch], None]

ENOUGH = 10
"""So many seeds do for most faults; the usual one is found by the first."""


@dataclass(frozen=True)
class Fault:
    """Something broken, where it shows, and the check that must find it within so many seeds."""

    name: str
    check: str
    within: int
    settings: tuple[Setting, ...]
    sound: Subject
    game_type: type[Game[Any, Any, Any]] | None = None
    patch: Patch | None = None

    def subject(self, patch: pytest.MonkeyPatch) -> Subject:
        """The game with this fault planted."""
        if self.patch is not None:
            self.patch(patch)
        kind = self.game_type or self.sound.game_type
        return replace(self.sound, game_type=kind, settings=self.settings)


class Faults(list[Fault]):
    """A collection of faults of one game, made with two decorators."""

    def __init__(self, sound: Subject) -> None:
        super().__init__()
        self._sound = sound

    def game(
        self, check: str, *settings: Setting, within: int = ENOUGH
    ) -> Callable[[Broken], Broken]:
        """A game that is broken."""

        def plant(kind: Broken) -> Broken:
            self.append(Fault(kind.__name__, check, within, settings, self._sound, game_type=kind))
            return kind

        return plant

    def patch(
        self, check: str, *settings: Setting, within: int = ENOUGH
    ) -> Callable[[Patch], Patch]:
        """A way to break a part of the rules, or what they stand on."""

        def plant(patch: Patch) -> Patch:
            self.append(Fault(patch.__name__, check, within, settings, self._sound, patch=patch))
            return patch

        return plant


def fault_tests(sound: Subject, planted: Sequence[Fault]) -> type:
    """Tests that every planted fault is found, and that nothing is where none was planted."""
    budgets: dict[tuple[str, Setting], int] = {}
    for fault in planted:
        for setting in fault.settings:
            where = fault.check, setting
            budgets[where] = max(fault.within, budgets.get(where, 0))

    class TestFaults:
        @pytest.mark.parametrize("fault", planted, ids=lambda fault: fault.name)
        def test_a_planted_fault_is_found(
            self, fault: Fault, monkeypatch: pytest.MonkeyPatch
        ) -> None:
            subject = fault.subject(monkeypatch)
            games = [subject.game(setting) for setting in range(len(subject.settings))]
            with pytest.raises(ConformanceError):  # noqa: PT012 - the first of many tries finds it
                for seed in range(fault.within):
                    for game in games:
                        CHECKS[fault.check](subject, game, seed)

        @pytest.mark.parametrize(
            ("check", "setting", "seeds"),
            [(*where, seeds) for where, seeds in budgets.items()],
            ids=[f"{check}, {seats}, {options}" for check, (seats, options) in budgets],
        )
        def test_nothing_is_found_where_no_fault_is(
            self, check: str, setting: Setting, seeds: int
        ) -> None:
            game = sound.game_type(*setting)
            for seed in range(seeds):
                CHECKS[check](sound, game, seed)

    return TestFaults


def wider_eyes(patch: pytest.MonkeyPatch, name: str, eyes: Eyes) -> None:
    """Show the zones of this name to others than the game says."""
    honest = Layout._mask

    def mask(layout: Layout, zone: Zone) -> int:
        if zone.name == name:
            zone = msgspec.structs.replace(zone, eyes=eyes)
        return honest(layout, zone)

    patch.setattr(Layout, "_mask", mask)
