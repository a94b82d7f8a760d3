"""VAGUE & ATTAQUE played by wrong rules: duels, the end, teams, and alone."""

from dataclasses import replace

import pytest

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    drawing,
    duels,
    harbours,
    refusals,
    turn,
)
from houle.games.vague_et_attaque.effects import Phase, Stock
from houle.games.vague_et_attaque.moves import Challenge, LayPlace, VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Cause, Duel
from houle.games.vague_et_attaque.words import Reason
from houle.kernel import At, Card, Chance, Seat, ZoneId
from tests.games.planting import Faults
from tests.games.vague_et_attaque.planting import FIVE, ONE, TEAMS, THREE, TWO, VagueTable
from tests.games.vague_et_attaque.rule_faults import SOON, AfterEachMove
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE
from tests.games.vague_et_attaque.wild_deck import wild_game

MORE_RULE_FAULTS = Faults(VAGUE_ET_ATTAQUE)
WILD_FAULTS = Faults(replace(VAGUE_ET_ATTAQUE, game_type=wild_game(0)))
"""Of a game whose cards do things that the packaged ones need not do."""


# Duels


@WILD_FAULTS.patch("lockstep", FIVE, within=SOON)
def power_for_duels_in_defence_too(patch: pytest.MonkeyPatch) -> None:
    """A-02b: in one's own turn."""
    honest = duels._help

    def help_throw(
        game: VagueEtAttaque, table: VagueTable, duel: Duel, fighter: int
    ) -> tuple[int, bool]:
        now = table.public.turn
        table.public.turn = duel.fighters[fighter]
        found = honest(game, table, duel, fighter)
        table.public.turn = now
        return found

    patch.setattr(duels, "_help", help_throw)


def _without(patch: pytest.MonkeyPatch, reason: Reason) -> None:
    """Nobody objects to a gold card for this reason."""
    honest = refusals._not_in_duel

    def not_in_duel(
        game: VagueEtAttaque, duel: Duel | None, seat: Seat, *, calls_off: bool
    ) -> Reason | None:
        found = honest(game, duel, seat, calls_off=calls_off)
        return None if found is reason else found

    patch.setattr(refusals, "_not_in_duel", not_in_duel)


@MORE_RULE_FAULTS.patch("lockstep", TWO, THREE, within=SOON)
def gold_after_ones_own_throw(patch: pytest.MonkeyPatch) -> None:
    """A-03b."""
    _without(patch, Reason.ALREADY_THROWN)


@MORE_RULE_FAULTS.patch("lockstep", TWO, THREE, within=10)
def attacker_calls_off(patch: pytest.MonkeyPatch) -> None:
    """A-03b: only whoever was challenged."""
    _without(patch, Reason.ONLY_CHALLENGED)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def attacker_wins_ties(patch: pytest.MonkeyPatch) -> None:
    """A-51."""
    honest = duels._settle

    def settle(
        game: VagueEtAttaque, table: VagueTable, duel: Duel, attack: int, defence: int
    ) -> None:
        honest(game, table, duel, attack + (attack == defence), defence)

    patch.setattr(duels, "_settle", settle)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def place_won_by_one_throw(patch: pytest.MonkeyPatch) -> None:
    """A-51."""
    patch.setattr(duels, "WINS_FOR_A_PLACE", 1)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def five_throws_for_a_place(patch: pytest.MonkeyPatch) -> None:
    """A-51."""
    patch.setattr(duels, "THROWS_FOR_A_PLACE", 5)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def dice_with_eight_sides(patch: pytest.MonkeyPatch) -> None:
    """A-01."""
    patch.setattr(duels, "SIDES", 8)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def defender_throws_first(patch: pytest.MonkeyPatch) -> None:
    """A-51b."""
    patch.setattr(duels, "thrower", lambda duel: int(duel.first_die is None))


@MORE_RULE_FAULTS.game("lockstep", THREE, within=SOON)
class PlaceWonUsesUpTheTurnsPlace(AfterEachMove):
    """A-52."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        if len(table.zone("harbour", table.public.turn)) > 3:
            table.public.places_left = 0


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def won_souvenir_is_discarded(patch: pytest.MonkeyPatch) -> None:
    """A-52: into the hand."""

    def take_off(game: VagueEtAttaque, table: VagueTable, at: At, target: ZoneId) -> Card:
        return table.move(at.zone, at.place, game.layout.zone("souvenir-discard"))

    patch.setattr(harbours, "take_off", take_off)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def lost_duel_costs_nothing(patch: pytest.MonkeyPatch) -> None:
    """A-53."""
    honest = duels._end

    def end(game: VagueEtAttaque, table: VagueTable, duel: Duel, *, won: bool, lost: bool) -> None:
        before = table.public.pending
        honest(game, table, duel, won=won, lost=lost)
        table.public.pending = before

    patch.setattr(duels, "_end", end)


@MORE_RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def nobody_is_safe_from_duels(patch: pytest.MonkeyPatch) -> None:
    """A-50: not one's own places."""

    def challenges(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        return [
            Challenge(at.zone, at.place)
            for other in range(game.seats)
            for at in harbours.bare_places(game, table, other)
        ]

    patch.setattr(duels, "challenges", challenges)


# The end


@MORE_RULE_FAULTS.patch("lockstep", TWO, within=12)
def thirty_rounds(patch: pytest.MonkeyPatch) -> None:
    """A-61."""
    patch.setattr(turn, "LAST_ROUND", 30)


@MORE_RULE_FAULTS.game("lockstep", THREE, within=20)
class MostPlacesAreEnough(VagueEtAttaque):
    """A-61: then most souvenirs laid."""

    def _souvenirs_laid(self, table: VagueTable, seat: Seat) -> int:
        return 0


@MORE_RULE_FAULTS.game("lockstep", THREE, within=SOON)
class GameGoesOnAfterTheLastPlace(AfterEachMove):
    """A-60: it ends at once."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        if table.public.ended is Cause.VALIDATED:
            table.public.ended = None


# Two players


@MORE_RULE_FAULTS.patch("lockstep", TWO, within=SOON)
def nobody_reaches_the_middle(patch: pytest.MonkeyPatch) -> None:
    """A-70."""

    def within_reach(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[Card]:
        return list(table.zone("harbour", seat))

    patch.setattr(harbours, "within_reach", within_reach)


# Teams


@MORE_RULE_FAULTS.patch("lockstep", TEAMS, within=SOON)
def partners_places_out_of_reach(patch: pytest.MonkeyPatch) -> None:
    """A-81."""

    def within_reach(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[Card]:
        return list(table.zone("harbour", seat))

    patch.setattr(harbours, "within_reach", within_reach)


@MORE_RULE_FAULTS.patch("lockstep", TEAMS, within=SOON)
def partner_lays_no_additional_card(patch: pytest.MonkeyPatch) -> None:
    """A-81c."""
    patch.setattr(turn, "partner_may_lay", lambda game, table, seat, stock: False)


@MORE_RULE_FAULTS.patch("lockstep", TEAMS, within=12)
def partner_lays_souvenirs_only(patch: pytest.MonkeyPatch) -> None:
    """A-81c: places as well."""
    honest = turn.partner_may_lay

    def partner_may_lay(game: VagueEtAttaque, table: VagueTable, seat: Seat, stock: Stock) -> bool:
        return stock is Stock.SOUVENIR and honest(game, table, seat, stock)

    patch.setattr(turn, "partner_may_lay", partner_may_lay)


@MORE_RULE_FAULTS.game("lockstep", TEAMS, within=24)
class PartnerLaysThePlaceAtHome(VagueEtAttaque):
    """A-81c: it comes to the zone of whoever has the turn."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        turn_of, phase = table.public.turn, table.public.phase
        super().play(table, seat, move, chance)
        if isinstance(move, LayPlace) and seat != turn_of and phase is Phase.MOORING:
            table.zone("harbour", seat).append(table.zone("harbour", turn_of).pop())


@MORE_RULE_FAULTS.game("lockstep", TEAMS, within=SOON)
class GoldOnlyForOneself(VagueEtAttaque):
    """A-82."""

    def asides(self, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        return super().asides(table, seat) if table.public.duel is not None else []


@MORE_RULE_FAULTS.patch("lockstep", TEAMS, within=SOON)
def partners_may_duel(patch: pytest.MonkeyPatch) -> None:
    """A-81b."""
    honest = duels.challenges

    def challenges(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[VagueEtAttaqueMove]:
        bare = harbours.bare_places(game, table, (seat + 2) % 4)
        return [*honest(game, table, seat), *[Challenge(at.zone, at.place) for at in bare]]

    patch.setattr(duels, "challenges", challenges)
    patch.setattr(refusals, "_refused_challenge", lambda game, table, seat, move: None)


# Alone


@MORE_RULE_FAULTS.patch("lockstep", ONE, within=SOON)
def ships_souvenirs_come_into_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A-91."""
    patch.setattr(harbours, "marked", lambda game, souvenir: False)


@MORE_RULE_FAULTS.patch("lockstep", ONE, within=SOON)
def ship_does_nothing(patch: pytest.MonkeyPatch) -> None:
    """A-93."""
    patch.setattr(turn, "_ship_turn", lambda game, table, chance: turn._next_turn(game, table))


@MORE_RULE_FAULTS.game("lockstep", ONE, within=SOON)
class KeepOffAgainAndAgain(AfterEachMove):
    """A-94: once."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.kept_off = False


@MORE_RULE_FAULTS.patch("lockstep", ONE, within=20)
def keep_off_with_one_card(patch: pytest.MonkeyPatch) -> None:
    """A-94."""
    patch.setattr(drawing, "FEWEST_TO_KEEP_OFF", 1)


@MORE_RULE_FAULTS.patch("lockstep", ONE, within=SOON)
def five_on_the_ship(patch: pytest.MonkeyPatch) -> None:
    """A-95."""
    patch.setattr(harbours, "FULL_SHIP", 5)
