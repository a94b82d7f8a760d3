"""VAGUE VERTE that breaks the other promises: to go on, to refuse, to be copied, to tell."""

import msgspec

from houle.games.vague_verte import VagueVerte
from houle.games.vague_verte.moves import Discard, DrawFromPile, TakeFaceUp, VagueVerteMove
from houle.games.vague_verte.words import Reason
from houle.kernel import Chance, Refusal, Seat
from tests.games.planting import Faults
from tests.games.vague_verte.planting import FOUR, THREE, TWO, Hinting, VagueTable
from tests.games.vague_verte.suite import VAGUE_VERTE

FAULTS = Faults(VAGUE_VERTE)


@FAULTS.game("steps", TWO)
class HandSortedBehindItsOwnersBack(VagueVerte):
    def play(self, table: VagueTable, seat: Seat, move: VagueVerteMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        for hand in self.seating.hands:
            table.zones[hand].sort()


@FAULTS.game("steps", THREE, within=20)
class TowedBreakdownWithoutAStep(VagueVerte):
    def _drive(self, table: VagueTable, seat: Seat, place: int) -> None:
        super()._drive(table, seat, place)
        towed = self.seating.towed
        if table.journal:
            table.journal[:] = [
                step
                for step in table.journal
                if not (isinstance(step, tuple) and step.target in towed)
            ]


@FAULTS.game("shape", TWO)
class HappeningWithoutWords(VagueVerte):
    def _discard(self, table: VagueTable, seat: Seat, place: int) -> None:
        super()._discard(table, seat, place)
        table.happen("mystery")


@FAULTS.game("shape", TWO)
class ListInThePublicRecord(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return [len(table.zone("pile"))]  # type: ignore[return-value]


@FAULTS.game("records", TWO)
class JournalChangesTheDeal(VagueVerte):
    def deal(self, table: VagueTable, chance: Chance) -> None:
        if table.journal is not None:
            chance.below(2)
        super().deal(table, chance)


@FAULTS.game("refusals", TWO)
class RefusalLeavesATrace(VagueVerte):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueVerteMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.DRAW_FIRST:
            table.public.idle += 1
        return refusal


@FAULTS.game("refusals", TWO)
class OfferThatIsRefused(VagueVerte):
    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        return [*offered, Discard(9)] if offered else offered


@FAULTS.game("refusals", TWO)
class NegativePlaceIsACard(VagueVerte):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueVerteMove) -> Refusal | None:
        if isinstance(move, Discard) and move.place == -1 and table.zone("hand", seat):
            move = Discard(len(table.zone("hand", seat)) - 1)
        return super().refusal(table, seat, move)


@FAULTS.game("refusals", TWO)
class RefusalByNoRule(VagueVerte):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueVerteMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, rule="V-999")


@FAULTS.game("play", FOUR, within=20)
class CardLostWhenThePileIsRenewed(VagueVerte):
    def _renew_pile(self, table: VagueTable, chance: Chance) -> None:
        super()._renew_pile(table, chance)
        table.zone("pile").pop()


@FAULTS.game("play", TWO)
class DeadEnd(VagueVerte):
    """V-12: with nothing to play, one may still lay a card aside."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        if not table.zone("street", seat):
            return offered
        return [move for move in offered if not isinstance(move, Discard)]


@FAULTS.game("play", TWO)
class MovesAfterTheEnd(VagueVerte):
    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        return super().moves(table, seat) or ([DrawFromPile()] if table.public.ended else [])


@FAULTS.game("play", THREE, within=40)
class NoEndToStalling(VagueVerte):
    """V-41: without it, players may take and lay aside for ever."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        offered = super().moves(table, seat)
        table.public.idle = 0
        if not any(isinstance(move, TakeFaceUp | Discard) for move in offered):
            return offered
        return [move for move in offered if isinstance(move, TakeFaceUp | Discard)]
