"""What the faults planted in SEA CHANGE have in common."""

from typing import TypeAlias

import msgspec

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic, Teams
from houle.games.sea_change.moves import PlayCard
from houle.kernel import Chance, Seat, Table
from tests.games.planting import Setting

SeaTable: TypeAlias = Table[SeaPublic]


class HintPublic(SeaPublic):
    """A public record with something in it that does not belong there."""

    hint: tuple[int, ...] = ()


class Hinting(SeaChange):
    """Puts a hint into the public record after the deal and after each move."""

    def hint(self, table: SeaTable) -> tuple[int, ...]:
        raise NotImplementedError

    def first_record(self) -> SeaPublic:
        return HintPublic(**msgspec.structs.asdict(super().first_record()))

    def deal(self, table: SeaTable, chance: Chance) -> None:
        super().deal(table, chance)
        self._write(table)

    def play(self, table: SeaTable, seat: Seat, move: PlayCard, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self._write(table)

    def _write(self, table: SeaTable) -> None:
        assert isinstance(table.public, HintPublic)
        table.public.hint = self.hint(table)


ALONE: Setting = (1, SeaOptions())
TWO: Setting = (2, SeaOptions(target=1))
THREE: Setting = (3, SeaOptions())
SHORT: Setting = (3, SeaOptions(target=1))
PAIRS: Setting = (4, SeaOptions(target=1, teams=Teams.TWO_TWO))
UNEQUAL: Setting = (5, SeaOptions(teams=Teams.THREE_TWO))
EIGHT: Setting = (8, SeaOptions(target=1))
