"""How faults are planted in WAVE, for the conformance suite to find."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

import msgspec
import pytest

from houle.conformance import Subject
from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import WaveMove
from houle.kernel import Chance, Seat, Table
from tests.games.wave.suite import WAVE

WaveTable: TypeAlias = Table[WavePublic]
Setting: TypeAlias = tuple[int, WaveOptions]
Broken = TypeVar("Broken", bound=type[Wave])
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
    game_type: type[Wave] = Wave
    patch: Patch | None = None

    def subject(self, patch: pytest.MonkeyPatch) -> Subject:
        """WAVE with this fault planted."""
        if self.patch is not None:
            self.patch(patch)
        return replace(WAVE, game_type=self.game_type, settings=self.settings)


class Faults(list[Fault]):
    """A collection of faults, made with two decorators."""

    def game(
        self, check: str, *settings: Setting, within: int = ENOUGH
    ) -> Callable[[Broken], Broken]:
        """A game that is broken."""

        def plant(game_type: Broken) -> Broken:
            self.append(Fault(game_type.__name__, check, within, settings, game_type=game_type))
            return game_type

        return plant

    def patch(
        self, check: str, *settings: Setting, within: int = ENOUGH
    ) -> Callable[[Patch], Patch]:
        """A way to break what WAVE stands on."""

        def plant(patch: Patch) -> Patch:
            self.append(Fault(patch.__name__, check, within, settings, patch=patch))
            return patch

        return plant


class HintPublic(WavePublic):
    """A public record with something in it that does not belong there."""

    hint: tuple[int, ...] = ()


class Hinting(Wave):
    """Puts a hint into the public record after the deal and after each move."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        raise NotImplementedError

    def first_record(self) -> WavePublic:
        return HintPublic(**msgspec.structs.asdict(super().first_record()))

    def deal(self, table: WaveTable, chance: Chance) -> None:
        super().deal(table, chance)
        self._write(table)

    def play(self, table: WaveTable, seat: Seat, move: WaveMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self._write(table)

    def _write(self, table: WaveTable) -> None:
        assert isinstance(table.public, HintPublic)
        table.public.hint = self.hint(table)


PLAIN: Setting = (3, WaveOptions())
STRICT: Setting = (3, WaveOptions(strict=True))
VIRAGE: Setting = (3, WaveOptions(virage=True))
NAZARE: Setting = (3, WaveOptions(nazare=True))
TIDES: Setting = (3, WaveOptions(colour_tide=True, number_tide=True))
FOUR: Setting = (4, WaveOptions())
TWO: Setting = (2, WaveOptions())
