"""What the faults planted in WAVE have in common."""

from typing import TypeAlias

import msgspec

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import WaveMove
from houle.kernel import Chance, Seat, Table
from tests.games.planting import Setting

WaveTable: TypeAlias = Table[WavePublic]


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
OPEN: Setting = (3, WaveOptions(open_mistakes=True))
OPEN_VIRAGE: Setting = (3, WaveOptions(open_mistakes=True, virage=True))
VIRAGE: Setting = (3, WaveOptions(virage=True))
NAZARE: Setting = (3, WaveOptions(nazare=True))
TIDES: Setting = (3, WaveOptions(colour_tide=True, number_tide=True))
FOUR: Setting = (4, WaveOptions())
TWO: Setting = (2, WaveOptions())
