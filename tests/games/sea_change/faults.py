"""SEA CHANGE that breaks the other promises: to go on, to refuse, to be copied, to tell."""

import msgspec

from houle.games.sea_change import SeaChange
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.words import Reason
from houle.kernel import Chance, Refusal, Seat
from tests.games.planting import Faults
from tests.games.sea_change.planting import ALONE, SHORT, THREE, Hinting, SeaTable
from tests.games.sea_change.suite import SEA_CHANGE

FAULTS = Faults(SEA_CHANGE)


@FAULTS.game("steps", SHORT)
class HandKeptSorted(SeaChange):
    """Then the place a card is played from tells how high it is."""

    def play(self, table: SeaTable, seat: Seat, move: PlayCard, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        for zone in self.seating.hands:
            table.zones[zone].sort()


@FAULTS.game("shape", SHORT)
class HappeningWithoutWords(SeaChange):
    def _take(self, table: SeaTable) -> None:
        table.happen("mystery")
        super()._take(table)


@FAULTS.game("shape", SHORT)
class ListInThePublicRecord(Hinting):
    def hint(self, table: SeaTable) -> tuple[int, ...]:
        return [len(table.zone("trick"))]  # type: ignore[return-value]


@FAULTS.game("records", THREE)
class JournalChangesTheDeal(SeaChange):
    def _begin_round(self, table: SeaTable, chance: Chance) -> None:
        if table.journal is not None:
            chance.below(2)
        super()._begin_round(table, chance)


@FAULTS.game("refusals", SHORT)
class OfferThatIsRefused(SeaChange):
    def moves(self, table: SeaTable, seat: Seat) -> list[PlayCard]:
        offered = super().moves(table, seat)
        return [*offered, PlayCard(10)] if offered else offered


@FAULTS.game("refusals", SHORT)
class NegativePlaceIsACard(SeaChange):
    def refusal(self, table: SeaTable, seat: Seat, move: PlayCard) -> Refusal | None:
        if move.place == -1:
            move = PlayCard(len(table.zone("hand", seat)) - 1)
        return super().refusal(table, seat, move)


@FAULTS.game("refusals", SHORT)
class RefusalByNoRule(SeaChange):
    def refusal(self, table: SeaTable, seat: Seat, move: PlayCard) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is None or refusal.reason != Reason.MUST_FOLLOW:
            return refusal
        return msgspec.structs.replace(refusal, rule="S-99")


@FAULTS.game("play", SHORT)
class CardLostOnTheWay(SeaChange):
    def _put_last_away(self, table: SeaTable) -> None:
        table.zone("last")[:1] = []
        super()._put_last_away(table)


@FAULTS.game("play", SHORT, ALONE)
class DeadEnd(SeaChange):
    def moves(self, table: SeaTable, seat: Seat) -> list[PlayCard]:
        return [] if len(table.zone("hand", seat)) == 1 else super().moves(table, seat)


@FAULTS.game("play", SHORT)
class NoEnd(SeaChange):
    def play(self, table: SeaTable, seat: Seat, move: PlayCard, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        table.public.victories = (0,) * self.seats
        if table.public.ended is not None:
            table.public.ended = None
            for taken in self.seating.taken:
                table.move_all(taken, self.seating.deck)
            self._begin_round(table, chance)
