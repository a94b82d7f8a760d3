"""VAGUE & ATTAQUE that breaks the other promises: to go on, to refuse, to be copied, to tell."""

import msgspec
import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, drawing
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    Jettison,
    LaySouvenir,
    SeekPlace,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.words import Reason
from houle.kernel import At, Chance, Refusal, Seat, ZoneId
from houle.kernel.steps import RawMove
from tests.games.planting import Faults
from tests.games.vague_et_attaque.planting import ONE, THREE, TWO, Hinting, VagueTable
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE

FAULTS = Faults(VAGUE_ET_ATTAQUE)
SOON = 3
"""So many games are enough; they are long."""


@FAULTS.game("steps", TWO, within=SOON)
class HandSortedBehindItsOwnersBack(VagueEtAttaque):
    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        for hand in self.seating.souvenirs:
            table.zones[hand].sort()


@FAULTS.game("steps", TWO, within=SOON)
class LaidSouvenirWithoutAStep(VagueEtAttaque):
    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, LaySouvenir) and table.journal:
            steps = [s for s in table.journal if isinstance(s, RawMove) and s.target == move.onto]
            table.journal[:] = [step for step in table.journal if step not in steps]


@FAULTS.game("steps", ONE, within=SOON)
class ShipPutDownUnseen(VagueEtAttaque):
    """The deal is told step by step."""

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        if table.journal:
            ship = self.cards.ship
            table.journal[:] = [
                step
                for step in table.journal
                if not (isinstance(step, RawMove) and step.card == ship)
            ]


@FAULTS.game("shape", TWO, within=SOON)
class HappeningWithoutWords(VagueEtAttaque):
    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        table.happen("mystery")


@FAULTS.game("shape", TWO, within=SOON)
class ListInThePublicRecord(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return [len(table.zone("souvenir-deck"))]  # type: ignore[return-value]


@FAULTS.game("records", TWO, within=SOON)
class JournalChangesTheDeal(VagueEtAttaque):
    def deal(self, table: VagueTable, chance: Chance) -> None:
        if table.journal is not None:
            chance.below(2)
        super().deal(table, chance)


@FAULTS.game("copies", TWO, within=SOON)
class GameRemembersWhatWasPlayed(VagueEtAttaque):
    """A game object is shared by all its tables, and keeps nothing of them."""

    adventures = 0

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        self.adventures += isinstance(move, Adventure)
        if self.adventures % 7 == 3:
            table.public.places_left += 1
        super().play(table, seat, move, chance)


@FAULTS.game("refusals", TWO, within=SOON)
class RefusalLeavesATrace(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.WRONG_PHASE:
            table.public.ship_lost += 1
        return refusal


@FAULTS.game("refusals", TWO, within=SOON)
class OfferThatIsRefused(VagueEtAttaque):
    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        offered = super().moves(table, seat)
        return [*offered, Jettison(9)] if offered else offered


@FAULTS.game("refusals", TWO, within=SOON)
class NegativePlaceIsACard(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        if isinstance(move, SeekPlace) and move.place == -1:
            move = SeekPlace(len(table.zone("souvenirs", seat)) - 1)
        return super().refusal(table, seat, move)


@FAULTS.game("refusals", TWO, within=SOON)
class AnyZoneCanBeChallenged(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        wrong = refusal is not None and refusal.reason == Reason.NO_TARGET
        return None if wrong and isinstance(move, Challenge) else refusal


@FAULTS.game("refusals", TWO, within=SOON)
class RefusalByNoRule(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, rule="A-999")


@FAULTS.game("refusals", TWO, within=SOON)
class TouchingMeansTheNextCard(VagueEtAttaque):
    def touched(self, table: VagueTable, seat: Seat, at: At) -> VagueEtAttaqueMove | None:
        return super().touched(table, seat, At(at.zone, 0))


@FAULTS.patch("play", TWO, THREE, within=SOON)
def card_lost_when_a_deck_is_renewed(patch: pytest.MonkeyPatch) -> None:
    honest = drawing._renew

    def renew(table: VagueTable, deck: ZoneId, discard: ZoneId, name: str, chance: Chance) -> bool:
        renewed = not table.zones[deck]
        found = honest(table, deck, discard, name, chance)
        if renewed and len(table.zones[deck]) > 1:
            table.zones[deck].pop()
        return found

    patch.setattr(drawing, "_renew", renew)


@FAULTS.game("play", TWO, within=SOON)
class DeadEnd(VagueEtAttaque):
    """A-33: whoever can lay nothing may still pass."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        offered = super().moves(table, seat)
        return [move for move in offered if isinstance(move, DrawSouvenir)] or offered[1:]


@FAULTS.game("play", ONE, within=SOON)
class MovesAfterTheEnd(VagueEtAttaque):
    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        return super().moves(table, seat) or ([DrawSouvenir()] if table.public.ended else [])
