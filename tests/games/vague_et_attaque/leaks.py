"""VAGUE & ATTAQUE with leaks: each takes away one guard of somebody's secret."""

import msgspec
import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, turn
from houle.games.vague_et_attaque.effects import Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Challenge,
    DrawSouvenir,
    Jettison,
    PickCard,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.words import Happening, Reason
from houle.kernel import (
    Chance,
    Eyes,
    Outcome,
    Refusal,
    Seat,
)
from tests.games.planting import Faults, wider_eyes
from tests.games.samplers import sampler_forgets_what_was_seen, sampler_peeks
from tests.games.vague_et_attaque.planting import ONE, TEAMS, THREE, TWO, Hinting, VagueTable
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE

LEAKS = Faults(VAGUE_ET_ATTAQUE)
SOON = 4
"""So many games are enough; they are long."""

# Guard: nothing secret stands in the public record.


@LEAKS.game("secrecy", TWO, within=SOON)
class TopOfTheSouvenirsInPublic(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("souvenir-deck")[-1:])


@LEAKS.game("secrecy", TWO, within=SOON)
class TopOfThePlacesInPublic(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("place-deck")[-1:])


@LEAKS.game("secrecy", ONE, within=SOON)
class TopOfTheEncountersInPublic(Hinting):
    """A single player has nobody to hide anything from, but the decks are face down."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("encounter-deck")[-1:])


@LEAKS.game("secrecy", TWO, within=SOON)
class ArtefactsOutOfTheGameInPublic(Hinting):
    """A-11: they stay face down."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(table.zone("unused-artefacts")[:1])


@LEAKS.game("secrecy", TWO, within=SOON)
class WhoCouldValidateInPublic(Hinting):
    """A-12b: how many cards of which kind, and no more."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(max(table.zones[hand], default=0) for hand in self.seating.souvenirs)


@LEAKS.game("secrecy", TWO, within=SOON)
class PlacesHeldInPublic(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(sum(table.zones[hand]) for hand in self.seating.places)


@LEAKS.game("secrecy", TWO, within=12)
class SecretLookInPublic(Hinting):
    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(max(table.zones[look], default=0) for look in self.seating.looks)


@LEAKS.game("secrecy", TEAMS, within=3)
class PartnersPlayWithOpenCards(Hinting):
    """A-80: they play together, but each with a hand of their own."""

    def hint(self, table: VagueTable) -> tuple[int, ...]:
        return tuple(
            sum(table.zones[self.seating.souvenirs[mate]])
            for seat in range(self.seats)
            for mate in self.side(seat)
        )


# Guard: what happens is told to all, so its facts must be for all.


@LEAKS.game("secrecy", TWO, within=SOON)
class DrawnSouvenirIsNamed(VagueEtAttaque):
    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, DrawSouvenir):
            table.happen(Happening.GAVE, card=self.face(table.zone("souvenirs", seat)[-1]))


@LEAKS.game("secrecy", TWO, within=12)
class SecretLookIsTold(VagueEtAttaque):
    """What is kept is nobody else's business."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        kept = isinstance(move, PickCard) and move.zone == self.seating.looks[seat]
        card = table.zones[move.zone][move.place] if kept else None  # type: ignore[union-attr]
        super().play(table, seat, move, chance)
        if card is not None:
            table.happen(Happening.GAVE, card=self.face(card))


@LEAKS.game("secrecy", ONE, TWO, within=20)
class NextSouvenirInTheOutcome(VagueEtAttaque):
    """The end shows no more than the game did; only everyone's view does."""

    def outcome(self, table: VagueTable) -> Outcome | None:
        outcome = super().outcome(table)
        if outcome is None:
            return None
        next_one = sum(table.zone("souvenir-deck")[-1:])
        return msgspec.structs.replace(outcome, facts={"next": next_one})


# Guard: the projection looks with the viewer's eyes.


@LEAKS.patch("secrecy", TWO, within=SOON)
def souvenirs_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "souvenirs", Eyes.ALL)


@LEAKS.patch("secrecy", TWO, within=SOON)
def places_shown_to_all_but_their_owners(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "places", Eyes.OTHERS)


@LEAKS.patch("secrecy", TWO, within=12)
def looks_shared_with_all(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "look", Eyes.ALL)


@LEAKS.patch("secrecy", TWO, within=SOON)
def deck_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    wider_eyes(patch, "encounter-deck", Eyes.ALL)


# Guard: moves, asides, refusals and whose turn it is answer to a seat.


@LEAKS.patch("lockstep", TWO, within=SOON)
def mooring_passed_when_nothing_fits(patch: pytest.MonkeyPatch) -> None:
    """A-36: that would tell the others what a hand is good for."""
    honest = turn._something_to_do

    def something(game: VagueEtAttaque, table: VagueTable) -> bool:
        if table.public.phase is not Phase.MOORING:
            return honest(game, table)
        souvenirs = table.zone("souvenirs", table.public.turn)
        return any(
            game.cards.printed[place].id in game.cards.souvenir(card).places
            for card in souvenirs
            for place in table.zone("harbour", table.public.turn)
        )

    patch.setattr(turn, "_something_to_do", something)


@LEAKS.game("secrecy", TWO, THREE, within=SOON)
class ChallengeOnlyTheUnarmed(VagueEtAttaque):
    """An offer that depends on the opponent's hand."""

    def moves(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        armed = {
            other
            for other in range(self.seats)
            if sum(table.zone("souvenirs", other)) % 2 and other != seat
        }
        return [
            move
            for move in super().moves(table, seat)
            if not isinstance(move, Challenge)
            or move.zone not in {self.seating.harbours[other] for other in armed}
        ]


@LEAKS.game("secrecy", THREE, within=SOON)
class AsideTellsOfTheDeck(VagueEtAttaque):
    def asides(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        asides = super().asides(table, seat)
        lucky = sum(table.zone("souvenir-deck")[-1:]) % 2
        return [*asides, UseGold(9)] if lucky and table.public.ended is None else asides


@LEAKS.game("secrecy", TWO, within=SOON)
class WhoActsTellsOfTheDeck(VagueEtAttaque):
    def to_act(self, table: VagueTable) -> tuple[Seat, ...]:
        waiting = super().to_act(table)
        lucky = sum(table.zone("souvenir-deck")[-1:]) % 2
        return (*waiting, *waiting) if lucky else waiting


@LEAKS.game("secrecy", TWO, within=SOON)
class RefusalTellsOfAnothersHand(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NOT_YOUR_TURN:
            most = max(table.zone("souvenirs", table.public.turn), default=0)
            return msgspec.structs.replace(refusal, facts={**refusal.facts, "most": most})
        return refusal


@LEAKS.game("secrecy", ONE, TWO, within=SOON)
class RefusalTellsOfTheDeck(VagueEtAttaque):
    def refusal(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if isinstance(move, Jettison) and refusal is not None:
            deck = table.zones[self.seating.decks[Stock.SOUVENIR]]
            return msgspec.structs.replace(refusal, facts={"next": sum(deck[-1:])})
        return refusal


# Guard: a world is made from what the seat knows and from chance alone.


LEAKS.patch("secrecy", TWO, within=SOON)(sampler_peeks)
LEAKS.patch("worlds", TWO, within=SOON)(sampler_forgets_what_was_seen)
