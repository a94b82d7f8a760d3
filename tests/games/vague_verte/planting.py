"""What the faults planted in VAGUE VERTE have in common."""

from typing import TypeAlias

import msgspec

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.moves import VagueVerteMove
from houle.kernel import Chance, Seat, Table
from tests.games.planting import Setting

VagueTable: TypeAlias = Table[VagueVertePublic]


class HintPublic(VagueVertePublic):
    """A public record with something in it that does not belong there."""

    hint: tuple[int, ...] = ()


class Hinting(VagueVerte):
    """Puts a hint into the public record after the deal and after each move."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        raise NotImplementedError

    def first_record(self) -> VagueVertePublic:
        return HintPublic(**msgspec.structs.asdict(super().first_record()))

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        self._write(table)

    def play(self, table: VagueTable, seat: Seat, move: VagueVerteMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self._write(table)

    def _write(self, table: VagueTable) -> None:
        assert isinstance(table.public, HintPublic)
        table.public.hint = self.hint(table)


TWO: Setting = (2, VagueVerteOptions())
THREE: Setting = (3, VagueVerteOptions())
FOUR: Setting = (4, VagueVerteOptions())
SHORT: Setting = (2, VagueVerteOptions(length=5))
LONG: Setting = (4, VagueVerteOptions(length=10))
ORIGINAL: Setting = (3, VagueVerteOptions(original=True))
