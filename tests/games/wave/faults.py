"""WAVE that breaks the other promises: to go on, to refuse, to be copied, to tell."""

import msgspec
import pytest

from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import Discard, Phrase, Say, Side, Swap, WaveMove
from houle.games.wave.words import Reason
from houle.kernel import (
    Chance,
    Refusal,
    Seat,
    TrackedTable,
    ZoneId,
)
from tests.games.planting import Faults
from tests.games.wave.planting import (
    FOUR,
    PLAIN,
    VIRAGE,
    Hinting,
    WaveTable,
)
from tests.games.wave.suite import WAVE

FAULTS = Faults(WAVE)


@FAULTS.game("steps", PLAIN)
class HandKeptSorted(Wave):
    """Then the place a card is played from tells how high it is."""

    def play(self, table: WaveTable, seat: Seat, move: WaveMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        for zone in self.seating.inward:
            table.zones[zone].sort()


@FAULTS.game("steps", VIRAGE)
class SwapWithoutASecondStep(Wave):
    def _swap(self, table: WaveTable, seat: Seat, move: Swap) -> None:
        super()._swap(table, seat, move)
        if table.journal:
            table.journal.pop()


@FAULTS.game("shape", PLAIN)
class HappeningWithoutWords(Wave):
    def _next(self, table: WaveTable) -> None:
        table.happen("mystery")
        super()._next(table)


@FAULTS.game("shape", PLAIN)
class ListInThePublicRecord(Hinting):
    def hint(self, table: WaveTable) -> tuple[int, ...]:
        return [len(table.zone("pile"))]  # type: ignore[return-value]


@FAULTS.patch("copies", PLAIN)
def copies_share_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = TrackedTable.copy

    def copy(table: TrackedTable[WavePublic]) -> TrackedTable[WavePublic]:
        twin = honest(table)
        twin.zones[0] = table.zones[0]
        return twin

    patch.setattr(TrackedTable, "copy", copy)


@FAULTS.game("records", PLAIN)
class JournalChangesTheDeal(Wave):
    def deal(self, table: WaveTable, chance: Chance) -> None:
        if table.journal is not None:
            chance.below(2)
        super().deal(table, chance)


@FAULTS.game("records", PLAIN)
class RecordForgetsWhoStarts(Wave):
    """Memory beside the table: a game object is shared and must not change."""

    games = 0

    def deal(self, table: WaveTable, chance: Chance) -> None:
        super().deal(table, chance)
        type(self).games += 1
        if self.games % 2:
            table.public.direction = -1


@FAULTS.game("refusals", PLAIN)
class RefusalLeavesATrace(Wave):
    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NO_SUCH_CARD:
            table.public.direction = -table.public.direction
        return refusal


@FAULTS.game("refusals", PLAIN)
class OfferThatIsRefused(Wave):
    def moves(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        offered = super().moves(table, seat)
        return [*offered, Swap(Side.INWARD, 0)] if offered else offered


@FAULTS.game("refusals", PLAIN)
class NegativePlaceIsACard(Wave):
    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        if isinstance(move, Discard) and move.place == -1 and table.zone("inward", seat):
            move = Discard(move.side, len(table.zone(move.side, seat)) - 1)
        return super().refusal(table, seat, move)


@FAULTS.game("refusals", PLAIN)
class RefusalByNoRule(Wave):
    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, rule="W-999")


@FAULTS.game("play", FOUR)
class CardLostOnTheWay(Wave):
    def _draw(self, table: WaveTable, target: ZoneId) -> bool:
        pile = table.zone("pile")
        if len(pile) == 9:
            pile.pop()
        return super()._draw(table, target)


@FAULTS.game("play", PLAIN, within=20)
class DeadEnd(Wave):
    def moves(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        return [] if len(table.zone("inward", seat)) == 1 else super().moves(table, seat)


@FAULTS.game("play", PLAIN)
class TalkAfterTheEnd(Wave):
    def asides(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        return super().asides(table, seat) or [Say(Phrase.OH_NO)]
