"""VAGUE VERTE with leaks: each takes away one guard of somebody's secret."""

import msgspec
import pytest

from houle.games.vague_verte import VagueVerte
from houle.games.vague_verte.components import CARS, FACES, KIND, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Hinder,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.words import Happening, Reason
from houle.kernel import (
    Eyes,
    Layout,
    Outcome,
    Refusal,
    Seat,
)
from houle.kernel.steps import RawMove
from tests.games.planting import Faults, wider_eyes
from tests.games.samplers import (
    sampler_forgets_what_was_learned,
    sampler_forgets_what_was_seen,
    sampler_peeks,
)
from tests.games.vague_verte.planting import FOUR, SHORT, THREE, TWO, Hinting, VagueTable
from tests.games.vague_verte.suite import VAGUE_VERTE

LEAKS = Faults(VAGUE_VERTE)

# Guard: nothing secret stands in the public record.


@LEAKS.game("secrecy", TWO, FOUR)
class TopOfThePileInPublic(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("pile")[-1:])


@LEAKS.game("secrecy", FOUR)
class RenewedPileInPublic(Hinting):
    """V-14: shows late and seldom."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("pile")) if table.public.renewed else ()


@LEAKS.game("secrecy", THREE)
class WhoCouldTowInPublic(Hinting):
    """V-03: hands are their owners' business."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(
            sum(KIND[card] is FaceName.TOW_TRUCK for card in table.zones[hand])
            for hand in self.seating.hands
        )


# Guard: what happens is told to all, so its facts must be for all.


@LEAKS.game("secrecy", TWO)
class DrawnCardShownToOthers(VagueVerte):
    """V-10: only the face-up card is taken for all to see."""

    def _draw(self, table: VagueTable, seat: Seat, move: DrawFromPile | TakeFaceUp) -> None:
        super()._draw(table, seat, move)
        table.happen(Happening.RENEWED, card=FACES[table.zone("hand", seat)[-1]])


@LEAKS.game("secrecy", SHORT, within=15)
class HandsInTheOutcome(VagueVerte):
    """The end shows no more than the game did; only everyone's view does."""

    def outcome(self, table: VagueTable) -> Outcome | None:
        outcome = super().outcome(table)
        if outcome is None:
            return None
        return msgspec.structs.replace(outcome, facts={"best": max(table.zone("hand", 1))})


# Guard: hands are loose, so that no place in them tells anything.


@LEAKS.game("secrecy", TWO)
class DrawnCardSlotsIntoASortedHand(VagueVerte):
    """Where a card arrives in a sorted hand tells how high it is."""

    def lay_out(self) -> Layout:
        loose = super().lay_out()
        zones = [msgspec.structs.replace(zone, ordered=True) for zone in loose.zones]
        self.seating.layout = Layout(self.seats, loose.cards, zones)
        return self.seating.layout

    def _draw(self, table: VagueTable, seat: Seat, move: DrawFromPile | TakeFaceUp) -> None:
        super()._draw(table, seat, move)
        hand = table.zone("hand", seat)
        drawn = hand[-1]
        hand.sort()
        if table.journal:
            step = table.journal[0]
            assert isinstance(step, RawMove)
            table.journal[0] = step._replace(target_place=hand.index(drawn))


# Guard: the projection looks with the viewer's eyes.


@LEAKS.patch("secrecy", TWO)
def hands_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "hand", Eyes.ALL)


@LEAKS.patch("secrecy", THREE)
def hands_shown_to_all_but_their_owners(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "hand", Eyes.OTHERS)


@LEAKS.patch("secrecy", TWO)
def pile_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "pile", Eyes.ALL)


# Guard: moves and refusals are answers to a seat.


@LEAKS.game("secrecy", TWO, within=20)
class DucksOnlyWhereTheyHurt(VagueVerte):
    """An offer that depends on the victim's hand."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueVerteMove]:
        return [
            move
            for move in super().moves(table, seat)
            if not isinstance(move, Hinder)
            or any(CARS >> card & 1 for card in table.zone("hand", move.owner))
        ]


@LEAKS.game("secrecy", THREE)
class RefusalTellsOfAnothersHand(VagueVerte):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueVerteMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NOT_YOUR_TURN:
            most = max(table.zone("hand", table.public.turn), default=0)
            return msgspec.structs.replace(refusal, facts={**refusal.facts, "most": most})
        return refusal


@LEAKS.game("secrecy", THREE)
class RefusalTellsOfThePile(VagueVerte):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueVerteMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if isinstance(move, Discard) and refusal is not None and table.zone("pile"):
            return msgspec.structs.replace(refusal, facts={"next": table.zone("pile")[-1]})
        return refusal


# Guard: a world is made from what the seat knows and from chance alone.


LEAKS.patch("secrecy", TWO)(sampler_peeks)
LEAKS.patch("worlds", FOUR)(sampler_forgets_what_was_learned)
LEAKS.patch("worlds", TWO)(sampler_forgets_what_was_seen)
