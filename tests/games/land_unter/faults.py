"""LAND UNTER that breaks the other promises: to go on, to refuse, to be copied, to tell."""

import msgspec
import pytest

from houle.games.land_unter import LandUnter, dealing
from houle.games.land_unter.moves import Choose, LandUnterMove, Play
from houle.kernel import Chance, Refusal, Seat
from tests.games.land_unter.planting import (
    FIVE,
    FOUR,
    OPEN_THREE,
    THREE,
    Hinting,
    LandUnterTable,
)
from tests.games.land_unter.suite import LAND_UNTER
from tests.games.planting import Faults

FAULTS = Faults(LAND_UNTER)


@FAULTS.game("steps", THREE)
class HandKeptSorted(LandUnter):
    """Nobody is told that the cards changed places."""

    def deal(self, table: LandUnterTable, chance: Chance) -> None:
        super().deal(table, chance)
        table.zone("hand", 0).sort()

    def play(self, table: LandUnterTable, seat: Seat, move: LandUnterMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        table.zone("hand", 0).sort()


@FAULTS.patch("steps", THREE)
def hands_passed_without_a_step(patch: pytest.MonkeyPatch) -> None:
    honest = dealing.pass_hands

    def pass_hands(game: LandUnter, table: LandUnterTable) -> None:
        told = list(table.journal or ())
        honest(game, table)
        if table.journal is not None:
            table.journal[:] = told

    patch.setattr(dealing, "pass_hands", pass_hands)


@FAULTS.game("shape", OPEN_THREE)
class HappeningWithoutWords(LandUnter):
    def _finish_trick(self, table: LandUnterTable, chance: Chance) -> None:
        table.happen("mystery")
        super()._finish_trick(table, chance)


@FAULTS.game("shape", FOUR)
class ListInThePublicRecord(Hinting):
    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        return list(table.public.belts)  # type: ignore[return-value]


@FAULTS.game("records", THREE)
class ChanceAskedOnlyWithAJournal(LandUnter):
    def _finish_round(self, table: LandUnterTable, chance: Chance) -> None:
        if table.journal is not None:
            chance.below(2)
        super()._finish_round(table, chance)


@FAULTS.game("refusals", THREE)
class OfferThatIsRefused(LandUnter):
    def moves(self, table: LandUnterTable, seat: Seat) -> list[LandUnterMove]:
        offered = super().moves(table, seat)
        return [*offered, Play(0)] if offered else offered


@FAULTS.game("refusals", THREE)
class NegativePlaceIsACard(LandUnter):
    def refusal(self, table: LandUnterTable, seat: Seat, move: LandUnterMove) -> Refusal | None:
        if isinstance(move, Choose) and move.place == -1:
            move = Choose(0)
        return super().refusal(table, seat, move)


@FAULTS.game("refusals", OPEN_THREE)
class RefusalByNoRule(LandUnter):
    def refusal(self, table: LandUnterTable, seat: Seat, move: LandUnterMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, rule="L-99")


@FAULTS.game("play", FIVE)
class DroppedOutWaterIsLost(LandUnter):
    def _finish_trick(self, table: LandUnterTable, chance: Chance) -> None:
        super()._finish_trick(table, chance)
        table.zone("discard").clear()


@FAULTS.game("play", FIVE)
class DroppedOutPlayersAreAsked(LandUnter):
    def to_act(self, table: LandUnterTable) -> tuple[Seat, ...]:
        waiting = super().to_act(table)
        return (*waiting, *table.public.out) if waiting else waiting


@FAULTS.game("play", THREE)
class WaitsForSomebodyAfterTheEnd(LandUnter):
    def to_act(self, table: LandUnterTable) -> tuple[Seat, ...]:
        return super().to_act(table) or ((0,) if table.public.ended else ())
