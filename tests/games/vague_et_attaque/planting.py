"""What the faults planted in VAGUE & ATTAQUE have in common."""

from typing import TypeAlias

import msgspec

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import Chance, Seat, Table
from tests.games.planting import Setting

VagueTable: TypeAlias = Table[VagueEtAttaquePublic]


class HintPublic(VagueEtAttaquePublic):
    """A public record with something in it that does not belong there."""

    hint: tuple[int, ...] = ()


class Hinting(VagueEtAttaque):
    """Puts a hint into the public record after the deal and after each move."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        raise NotImplementedError

    def first_record(self) -> VagueEtAttaquePublic:
        return HintPublic(**msgspec.structs.asdict(super().first_record()))

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        self._write(table)

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self._write(table)

    def _write(self, table: VagueTable) -> None:
        assert isinstance(table.public, HintPublic)
        table.public.hint = self.hint(table)


ONE: Setting = (1, VagueEtAttaqueOptions())
TWO: Setting = (2, VagueEtAttaqueOptions())
THREE: Setting = (3, VagueEtAttaqueOptions())
FIVE: Setting = (5, VagueEtAttaqueOptions())
TEAMS: Setting = (4, VagueEtAttaqueOptions(teams=True))
TWO_MORE: Setting = (2, VagueEtAttaqueOptions(last_gets_more=True))
TEAMS_MORE: Setting = (4, VagueEtAttaqueOptions(teams=True, last_gets_more=True))
NAMED: Setting = (3, VagueEtAttaqueOptions(first=1))
