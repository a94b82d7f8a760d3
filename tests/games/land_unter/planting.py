"""What the faults planted in LAND UNTER have in common."""

from typing import TypeAlias

import msgspec

from houle.games.land_unter import LandUnter, LandUnterOptions, LandUnterPublic
from houle.games.land_unter.moves import LandUnterMove
from houle.kernel import Chance, Layout, Seat, Table
from tests.games.planting import Setting

LandUnterTable: TypeAlias = Table[LandUnterPublic]


class Relaid(LandUnter):
    """Lays zones of one name out otherwise."""

    zone_name = ""
    otherwise: dict[str, object] = {}  # noqa: RUF012 - overridden, never changed

    def lay_out(self) -> Layout:
        honest = super().lay_out()
        zones = [
            msgspec.structs.replace(zone, **self.otherwise) if zone.name == self.zone_name else zone
            for zone in honest.zones
        ]
        self.seating.layout = Layout(self.seats, honest.cards, zones)
        return self.seating.layout


class HintPublic(LandUnterPublic):
    """A public record with something in it that does not belong there."""

    hint: tuple[int, ...] = ()


class Hinting(LandUnter):
    """Puts a hint into the public record after the deal and after each move."""

    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        raise NotImplementedError

    def first_record(self) -> LandUnterPublic:
        return HintPublic(**msgspec.structs.asdict(super().first_record()))

    def deal(self, table: LandUnterTable, chance: Chance) -> None:
        super().deal(table, chance)
        self._write(table)

    def play(self, table: LandUnterTable, seat: Seat, move: LandUnterMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self._write(table)

    def _write(self, table: LandUnterTable) -> None:
        assert isinstance(table.public, HintPublic)
        table.public.hint = self.hint(table)


THREE: Setting = (3, LandUnterOptions())
FOUR: Setting = (4, LandUnterOptions())
FIVE: Setting = (5, LandUnterOptions())
OPEN_THREE: Setting = (3, LandUnterOptions(open_play=True))
OPEN_FIVE: Setting = (5, LandUnterOptions(open_play=True))
WITH_AID: Setting = (4, LandUnterOptions(memory_aid=True))
