"""VAGUE & ATTAQUE played by wrong rules, which the referee must notice: cards, turns, places."""

import msgspec
import pytest

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    choices,
    drawing,
    harbours,
    refusals,
    resolving,
    setting_up,
    turn,
)
from houle.games.vague_et_attaque.deck import Artefact, Timing
from houle.games.vague_et_attaque.effects import Whom
from houle.games.vague_et_attaque.moves import (
    Challenge,
    DrawSouvenir,
    Jettison,
    SeekPlace,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Task
from houle.kernel import Card, Chance, Layout, Seat, Seats
from tests.games.planting import Faults
from tests.games.vague_et_attaque.planting import (
    FIVE,
    NAMED,
    ONE,
    TEAMS,
    TEAMS_MORE,
    THREE,
    TWO,
    TWO_MORE,
    VagueTable,
)
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE

RULE_FAULTS = Faults(VAGUE_ET_ATTAQUE)
SOON = 4
"""So many games are enough; they are long."""


class AfterEachMove(VagueEtAttaque):
    """Does something wrong after each move."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        self.after(table, seat, move)

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        raise NotImplementedError


# Set-up


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def three_souvenirs_to_begin_with(patch: pytest.MonkeyPatch) -> None:
    """A-12."""
    patch.setattr(setting_up, "OPENING_SOUVENIRS", 3)


@RULE_FAULTS.patch("lockstep", TWO_MORE, TEAMS_MORE, within=SOON)
def last_player_gets_no_more_than_others(patch: pytest.MonkeyPatch) -> None:
    """A-12c: if the host likes."""
    patch.setattr(setting_up, "COMPENSATION", 0)


@RULE_FAULTS.game("lockstep", TWO, TEAMS, within=SOON)
class LastPlayerGetsMoreUnasked(VagueEtAttaque):
    """A-12."""

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        last = self.round_from(table.public.first)[-1]
        table.deal(self.layout.zone("souvenir-deck"), self.layout.zone("souvenirs", last), 1)


@RULE_FAULTS.game("lockstep", NAMED, within=SOON)
class HostsChoiceIgnored(VagueEtAttaque):
    """A-13."""

    def deal(self, table: VagueTable, chance: Chance) -> None:
        super().deal(table, chance)
        table.public.turn = 0


@RULE_FAULTS.patch("lockstep", ONE, TWO, within=SOON)
def nothing_is_left_out(patch: pytest.MonkeyPatch) -> None:
    """A-70, A-90."""
    patch.setattr(setting_up, "_left_out", lambda game, card: False)


@RULE_FAULTS.patch("lockstep", ONE, within=40)
def opening_hand_may_bear_the_ships_symbol(patch: pytest.MonkeyPatch) -> None:
    """A-91b."""
    patch.setattr(setting_up, "_redraw_marked", lambda game, table, chance: None)


# Artefacts and gold cards


@RULE_FAULTS.game("lockstep", TWO, within=SOON)
class PowerAgainAndAgain(AfterEachMove):
    """A-02b: once in a turn."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.used = False


@RULE_FAULTS.game("lockstep", FIVE, within=SOON)
class PowerInAnyPhase(VagueEtAttaque):
    """A-02b."""

    def artefact(self, table: VagueTable, seat: Seat) -> Artefact:
        artefact = super().artefact(table, seat)
        if artefact.when is Timing.DUEL:
            return artefact
        return msgspec.structs.replace(artefact, when=Timing.TURN)


@RULE_FAULTS.patch("secrecy", TWO, within=12)
def gold_goes_unread_into_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A-03."""
    honest = drawing.meet

    def meet(game: VagueEtAttaque, table: VagueTable, seat: Seat, chance: Chance) -> None:
        deck = table.zone("encounter-deck")
        if deck and game.cards.golds >> deck[-1] & 1:
            table.move(game.seating.encounters, -1, game.seating.golds[seat])
        else:
            honest(game, table, seat, chance)

    patch.setattr(drawing, "meet", meet)


@RULE_FAULTS.patch("lockstep", TWO, within=SOON)
def gold_that_does_nothing(patch: pytest.MonkeyPatch) -> None:
    """A-03b."""
    patch.setattr(refusals, "can_do", lambda *_: True)


# Turns


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class PlaceForNothing(AfterEachMove):
    """A-30: it costs a souvenir."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        discard = table.zone("souvenir-discard")
        if isinstance(move, SeekPlace) and discard:
            table.zone("souvenirs", seat).insert(move.place, discard.pop())


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class TwoPlacesATurn(AfterEachMove):
    """A-32."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        if isinstance(move, DrawSouvenir | SeekPlace):
            table.public.places_left = 2


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class JettisonBesides(AfterEachMove):
    """A-33: only having laid nothing."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.laid = False


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class JettisonDoesNotEndTheTurn(VagueEtAttaque):
    """A-33."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        if isinstance(move, Jettison) and table.public.pending:
            table.public.acted = False


@RULE_FAULTS.patch("lockstep", TWO, within=SOON)
def six_cards_in_hand(patch: pytest.MonkeyPatch) -> None:
    """A-34."""
    patch.setattr(turn, "HAND_LIMIT", 6)


@RULE_FAULTS.patch("lockstep", THREE, within=10)
def gold_does_not_count_in_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A-34."""
    honest = drawing.hand_size
    patch.setattr(
        drawing,
        "hand_size",
        lambda game, table, seat: honest(game, table, seat) - len(table.zone("golds", seat)),
    )


@RULE_FAULTS.game("lockstep", TWO, within=SOON)
class DeckRenewedUnshuffled(VagueEtAttaque):
    """A-35."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        super().play(table, seat, move, Unshuffling(chance))


class Unshuffling:
    """A chance that leaves cards as they lie."""

    def __init__(self, chance: Chance) -> None:
        self.below = chance.below

    def shuffle(self, cards: list[Card]) -> None:
        """Nothing."""


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class AnchorActsFromTheFirstDiscardToo(VagueEtAttaque):
    """A-35b."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        card = None
        if isinstance(move, SeekPlace):
            card = table.zone("souvenirs", seat)[move.place]
        super().play(table, seat, move, chance)
        if card is not None and not table.public.pending:
            drawing.begin(table, seat, self.cards.souvenir(card).anchor)
            turn.go_on(self, table, chance)


@RULE_FAULTS.game("lockstep", TWO, THREE, within=SOON)
class DuelBesidesAnAdventure(AfterEachMove):
    """A-31: one or the other."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        if isinstance(move, Challenge) and table.public.duel is not None:
            table.public.acted = False


# Effects


@RULE_FAULTS.patch("lockstep", THREE, FIVE, within=SOON)
def left_is_right(patch: pytest.MonkeyPatch) -> None:
    """A-37."""
    honest = choices.concerned
    other = {Whom.LEFT: Whom.RIGHT, Whom.RIGHT: Whom.LEFT}

    def concerned(game: VagueEtAttaque, table: VagueTable, task: Task, who: Whom) -> Seats:
        return honest(game, table, task, other.get(who, who))

    patch.setattr(choices, "concerned", concerned)
    patch.setattr(resolving, "concerned", concerned)


@RULE_FAULTS.game("lockstep", FIVE, within=SOON)
class AllBeginWithTheFirstPlayer(VagueEtAttaque):
    """A-37: with the reader."""

    def round_from(self, seat: Seat) -> Seats:
        return super().round_from(seat)[:1] + super().round_from(seat)[:0:-1]


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def chosen_anew_for_each_effect(patch: pytest.MonkeyPatch) -> None:
    """A-37b."""
    honest = resolving.Resolver._next

    def next_one(resolver: resolving.Resolver) -> None:
        honest(resolver)
        resolver.public.chosen = None

    patch.setattr(resolving.Resolver, "_next", next_one)


@RULE_FAULTS.game("lockstep", TWO, THREE, within=SOON)
class ProtectionIsWorthNothing(AfterEachMove):
    """A-38."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.protected = (False,) * self.seats


@RULE_FAULTS.game("lockstep", TWO, THREE, within=SOON)
class ProtectedForGood(VagueEtAttaque):
    """A-38: until the next turn."""

    def play(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove, chance: Chance) -> None:
        before = table.public.protected
        super().play(table, seat, move, chance)
        after = table.public.protected
        table.public.protected = tuple(a or b for a, b in zip(before, after, strict=True))


@RULE_FAULTS.game("lockstep", THREE, within=SOON)
class NobodyPassesAPhase(AfterEachMove):
    """A-39."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.skips = ((),) * self.seats


# Places and the ship


@RULE_FAULTS.patch("lockstep", THREE, within=20)
def third_without_a_dedicated_one(patch: pytest.MonkeyPatch) -> None:
    """A-40."""
    patch.setattr(harbours, "dedicated", lambda game, souvenir: True)


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def souvenirs_fit_everywhere(patch: pytest.MonkeyPatch) -> None:
    """A-32."""
    patch.setattr(harbours, "belongs", lambda game, souvenir, place: True)


@RULE_FAULTS.patch("lockstep", TWO, THREE, within=SOON)
def validated_places_can_be_robbed(patch: pytest.MonkeyPatch) -> None:
    """A-42."""

    def open_places(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[Card]:
        return list(table.zones[game.seating.harbours[seat]])

    patch.setattr(harbours, "open_places", open_places)


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def ship_sails_the_wrong_way(patch: pytest.MonkeyPatch) -> None:
    """A-20."""
    honest = harbours.move_ship

    def move_ship(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> None:
        honest(game, table, (seat + 2) % game.seats)

    patch.setattr(harbours, "move_ship", move_ship)


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def laden_ship_sails(patch: pytest.MonkeyPatch) -> None:
    """A-21."""
    patch.setattr(harbours, "HEAVY_SHIP", 3)


@RULE_FAULTS.game("lockstep", THREE, within=20)
class LightenedShipSailsAtOnce(AfterEachMove):
    """A-21: first at the end of the round after that."""

    def after(self, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove) -> None:
        table.public.ship_lost = 0


@RULE_FAULTS.patch("lockstep", THREE, within=SOON)
def everybody_lays_on_the_ship(patch: pytest.MonkeyPatch) -> None:
    """A-21b."""
    honest = harbours.within_reach

    def within_reach(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[Card]:
        return list(dict.fromkeys([*honest(game, table, seat), game.cards.ship]))

    patch.setattr(harbours, "within_reach", within_reach)


@RULE_FAULTS.game("lockstep", THREE, FIVE, within=SOON)
class ThreePlacesToWin(VagueEtAttaque):
    """A-60."""

    def lay_out(self) -> Layout:
        layout = super().lay_out()
        self.needed = 3
        return layout


@RULE_FAULTS.game("lockstep", ONE, TWO, TEAMS, within=10)
class TwoPlacesToWin(VagueEtAttaque):
    """A-71, A-83, A-95."""

    def lay_out(self) -> Layout:
        layout = super().lay_out()
        self.needed = 2
        return layout
