"""LAND UNTER with leaks: each takes away one guard of somebody's secret."""

import msgspec
import pytest

from houle.conformance import secrecy, worlds
from houle.games.land_unter import LandUnter, LandUnterPublic, flood
from houle.games.land_unter.components import FACES, HALVES, printed
from houle.games.land_unter.moves import LandUnterMove
from houle.games.land_unter.words import Happening, Reason
from houle.kernel import Chance, Eyes, Refusal, Seat, Seats, TrackedTable, Who, deal_world
from tests.games.land_unter.planting import (
    FOUR,
    OPEN_FIVE,
    OPEN_THREE,
    THREE,
    Hinting,
    LandUnterTable,
    Relaid,
)
from tests.games.land_unter.suite import LAND_UNTER
from tests.games.planting import Faults
from tests.games.samplers import (
    sampler_forgets_what_was_seen,
)

LEAKS = Faults(LAND_UNTER)
RealTable = TrackedTable[LandUnterPublic]

# Guard: who has eyes for what, and who can tell places apart.


@LEAKS.game("secrecy", THREE)
class SecretChoiceShown(Relaid):
    """L-11: its face."""

    zone_name = "chosen"
    otherwise = {"eyes": Eyes.ALL}  # noqa: RUF012


@LEAKS.game("secrecy", THREE)
class PlaceOfTheChoiceShown(Relaid):
    """L-11: whoever knows where a card was held knows which one it is."""

    zone_name = "hand"
    otherwise = {"ordered": True}  # noqa: RUF012


@LEAKS.game("secrecy", THREE, OPEN_THREE)
class HandShownToWatchersAndAll(Relaid):
    """L-03."""

    zone_name = "hand"
    otherwise = {"eyes": Eyes.ALL}  # noqa: RUF012


@LEAKS.game("secrecy", OPEN_FIVE)
class WaterToComeShown(Relaid):
    """L-05: face down."""

    zone_name = "pile"
    otherwise = {"eyes": Eyes.ALL}  # noqa: RUF012


# Guard: nothing secret stands in the public record.


@LEAKS.game("secrecy", THREE)
class ChoiceAmongRevealedCards(LandUnter):
    """L-11: a card is not shown before all are."""

    def play(self, table: LandUnterTable, seat: Seat, move: LandUnterMove, chance: Chance) -> None:
        card = table.zone("hand", seat)[move.place]
        super().play(table, seat, move, chance)
        if table.zone("chosen", seat):
            shown = list(table.public.last_trick)
            shown[seat] = card
            table.public.last_trick = tuple(shown)


@LEAKS.game("secrecy", THREE)
class ChoicesAddedUpInPublic(Hinting):
    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        return (sum(card for seat in range(self.seats) for card in table.zone("chosen", seat)),)


@LEAKS.game("secrecy", THREE, within=30)
class HalfBeltsInPublic(Hinting):
    """L-04: rounded down is what everybody hears."""

    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        hands = (table.zone("hand", seat) for seat in range(self.seats))
        return tuple(sum(HALVES[printed(card)] for card in hand) for hand in hands)


@LEAKS.game("secrecy", THREE)
class LeftoverCardsInPublic(Hinting):
    """L-03: out of the whole game, unseen."""

    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        return tuple(sorted(table.zone("leftover")))


@LEAKS.game("secrecy", OPEN_THREE)
class TopOfThePileInPublic(Hinting):
    def hint(self, table: LandUnterTable) -> tuple[int, ...]:
        return tuple(table.zone("pile")[-1:])


# Guard: what happens is told to all, so its facts must be for all.


@LEAKS.game("secrecy", THREE)
class ChosenFaceInTheJournal(LandUnter):
    def play(self, table: LandUnterTable, seat: Seat, move: LandUnterMove, chance: Chance) -> None:
        card = table.zone("hand", seat)[move.place]
        super().play(table, seat, move, chance)
        table.happen(Happening.HANDS_PASSED, card=FACES[card])


@LEAKS.patch("secrecy", OPEN_THREE, within=20)
def hand_shown_when_laid_down(patch: pytest.MonkeyPatch) -> None:
    """L-15b."""
    honest = flood._drop_out

    def drop_out(game: LandUnter, table: LandUnterTable, seat: Seat) -> None:
        held = sorted(table.zone("hand", seat))
        table.happen(Happening.DROPPED_OUT, who=Who(seat), level=0, cards=str(held))
        honest(game, table, seat)

    patch.setattr(flood, "_drop_out", drop_out)


# Guard: moves and refusals are answers to a seat.


@LEAKS.game("secrecy", THREE)
class RefusalTellsOfAnothersChoice(LandUnter):
    def refusal(self, table: LandUnterTable, seat: Seat, move: LandUnterMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NO_SUCH_CARD:
            others = [card for s in range(self.seats) for card in table.zone("chosen", s)]
            return msgspec.structs.replace(refusal, facts={"most": max(others, default=0)})
        return refusal


@LEAKS.game("secrecy", FOUR, within=20)
class OrderOfThoseToActTellsOfTheirHands(LandUnter):
    def to_act(self, table: LandUnterTable) -> Seats:
        waiting = super().to_act(table)
        return tuple(sorted(waiting, key=lambda seat: sum(table.zone("hand", seat))))


@LEAKS.game("secrecy", THREE)
class FewerChoicesAgainstAHighCard(LandUnter):
    def moves(self, table: LandUnterTable, seat: Seat) -> list[LandUnterMove]:
        offered = super().moves(table, seat)
        others = [card for s in range(self.seats) for card in table.zone("chosen", s)]
        return offered[:1] if max(others, default=0) > 45 else offered

    def refusal(self, table: LandUnterTable, seat: Seat, move: LandUnterMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is None and move not in self.moves(table, seat):
            return Refusal("L-11", Reason.NO_SUCH_CARD)
        return refusal


# Guard: a world is made from what the seat knows and from chance alone.


@LEAKS.patch("secrecy", THREE, within=30)
def sampler_peeks_at_choices(patch: pytest.MonkeyPatch) -> None:
    def peek(game: LandUnter, table: RealTable, seat: Seat, chance: Chance) -> RealTable:
        world = deal_world(game, table, seat, chance)
        for other in range(game.seats):
            for card in table.zone("chosen", other):
                holder = next(row for row in world.zones if card in row)
                imagined = world.zone("chosen", other)
                holder[holder.index(card)], imagined[0] = imagined[0], card
        return world

    patch.setattr(secrecy, "deal_world", peek)


@LEAKS.patch("worlds", THREE, within=5)
def sampler_loses_track_at_each_choice(patch: pytest.MonkeyPatch) -> None:
    """L-25: a card chosen from a hand that one knows is one of that hand."""

    def forget(game: LandUnter, table: RealTable, seat: Seat, chance: Chance) -> RealTable:
        ignorant = table.copy()
        ignorant.doubts = ()
        return deal_world(game, ignorant, seat, chance)

    patch.setattr(worlds, "deal_world", forget)


LEAKS.patch("worlds", THREE, within=5)(sampler_forgets_what_was_seen)
