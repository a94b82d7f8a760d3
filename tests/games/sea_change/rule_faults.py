"""SEA CHANGE played by wrong rules, which the referee must notice."""

import msgspec
import pytest

from houle.games.sea_change import SeaChange, SeaPublic, dealing, rules, scoring
from houle.games.sea_change.components import COLOUR_OF, POINTS, VALUE_OF, Colour, points
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import Score
from houle.kernel import Card, Chance, Seat, ZoneId
from tests.games.planting import Faults
from tests.games.sea_change.planting import (
    ALONE,
    EIGHT,
    PAIRS,
    SHORT,
    THREE,
    TWO,
    UNEQUAL,
    SeaTable,
)
from tests.games.sea_change.suite import SEA_CHANGE

RULE_FAULTS = Faults(SEA_CHANGE)


@RULE_FAULTS.game("lockstep", SHORT)
class RevokeAllowed(SeaChange):
    """S-12."""

    def moves(self, table: SeaTable, seat: Seat) -> list[PlayCard]:
        offered = super().moves(table, seat)
        return [PlayCard(i) for i in range(len(table.zone("hand", seat)))] if offered else []


@RULE_FAULTS.game("lockstep", SHORT)
class OnlyFollowersMakeASeaChange(SeaChange):
    """S-13: whatever its family."""

    def moves(self, table: SeaTable, seat: Seat) -> list[PlayCard]:
        offered, trick = super().moves(table, seat), table.zone("trick")
        hand = table.zone("hand", seat)
        following = [
            move for move in offered if trick and COLOUR_OF[hand[move.place]] is COLOUR_OF[trick[0]]
        ]
        return following or offered


@RULE_FAULTS.game("lockstep", THREE)
class TrumpKeptOverRounds(SeaChange):
    """S-11."""

    def _begin_round(self, table: SeaTable, chance: Chance) -> None:
        trump = table.public.trump
        super()._begin_round(table, chance)
        table.public.trump = trump


@RULE_FAULTS.game("lockstep", SHORT)
class LeadMakesTheTrumpInEveryTrick(SeaChange):
    """S-11: only in the first."""

    def _lay(self, table: SeaTable, player: int, origin: ZoneId, place: int) -> None:
        if not table.zone("trick"):
            table.public.trump = None
        super()._lay(table, player, origin, place)


@RULE_FAULTS.game("lockstep", SHORT)
class SeaChangeLeavesTheTrump(SeaChange):
    """S-13."""

    def _lay(self, table: SeaTable, player: int, origin: ZoneId, place: int) -> None:
        trump = table.public.trump
        super()._lay(table, player, origin, place)
        table.public.trump = table.public.trump if trump is None else trump


@RULE_FAULTS.game("lockstep", SHORT)
class FollowingMakesNoSeaChange(SeaChange):
    """S-14."""

    def _lay(self, table: SeaTable, player: int, origin: ZoneId, place: int) -> None:
        trump, trick = table.public.trump, table.zone("trick")
        follows = trick and COLOUR_OF[table.zones[origin][place]] is COLOUR_OF[trick[0]]
        super()._lay(table, player, origin, place)
        if follows:
            table.public.trump = trump


@RULE_FAULTS.game("lockstep", SHORT, ALONE)
class LeadMakesASeaChange(SeaChange):
    """S-15."""

    def _lay(self, table: SeaTable, player: int, origin: ZoneId, place: int) -> None:
        card, last = table.zones[origin][place], table.zone("last")
        leads = not table.zone("trick")
        super()._lay(table, player, origin, place)
        if leads and last and VALUE_OF[card] == VALUE_OF[last[-1]]:
            table.public.trump = COLOUR_OF[card]


@RULE_FAULTS.patch("lockstep", SHORT)
def highest_value_wins(patch: pytest.MonkeyPatch) -> None:
    """S-17."""

    def highest(trick: list[Card], trump: Colour | None) -> int:
        return max(range(len(trick)), key=lambda place: VALUE_OF[trick[place]])

    patch.setattr(rules, "strongest", highest)


@RULE_FAULTS.game("lockstep", SHORT)
class PointsShownDuringTheRound(SeaChange):
    """S-19."""

    def _take(self, table: SeaTable) -> None:
        super()._take(table)
        trump = table.public.trump
        assert trump is not None
        rows = [scoring.cards_taken(self, table, side) for side in range(len(self.seating.sides))]
        totals = tuple(sum(points(card, trump) for card in row) for row in rows)
        table.public.score = Score(trump, totals, tuple(map(len, rows)), ())


@RULE_FAULTS.patch("lockstep", SHORT)
def zero_of_trump_counts_nothing(patch: pytest.MonkeyPatch) -> None:
    """S-21."""
    patch.setattr(scoring, "total", lambda row, trump: sum(POINTS[VALUE_OF[card]] for card in row))


@RULE_FAULTS.patch("lockstep", EIGHT)
def every_zero_counts(patch: pytest.MonkeyPatch) -> None:
    """S-21."""

    def generous(row: list[Card], trump: Colour) -> int:
        return sum(5 if VALUE_OF[card] == 0 else POINTS[VALUE_OF[card]] for card in row)

    patch.setattr(scoring, "total", generous)


@RULE_FAULTS.patch("lockstep", SHORT, within=60)
def only_one_of_those_tied_is_paid(patch: pytest.MonkeyPatch) -> None:
    """S-30."""
    honest = scoring.score_round

    def stingy(game: SeaChange, table: SeaTable, trump: Colour) -> Score:
        had = table.public.victories
        score = honest(game, table, trump)
        first = score.victors[0]
        table.public.victories = tuple(n + (side == first) for side, n in enumerate(had))
        table.public.score = msgspec.structs.replace(score, victors=(first,))
        return table.public.score

    patch.setattr(scoring, "score_round", stingy)


@RULE_FAULTS.patch("lockstep", SHORT, within=60)
def ties_are_never_broken(patch: pytest.MonkeyPatch) -> None:
    """S-32."""
    honest = scoring.end_game

    def lenient(game: SeaChange, table: SeaTable, score: Score) -> None:
        honest(game, table, score)
        if table.public.ended is not None:
            table.public.winners = score.victors

    patch.setattr(scoring, "end_game", lenient)


@RULE_FAULTS.patch("lockstep", THREE)
def the_dealer_stays(patch: pytest.MonkeyPatch) -> None:
    """S-33."""
    honest = dealing.gather

    def gather(game: SeaChange, table: SeaTable) -> None:
        dealer = table.public.dealer
        honest(game, table)
        table.public.dealer = dealer

    patch.setattr(dealing, "gather", gather)


@RULE_FAULTS.game("lockstep", TWO)
class DrawsAfterTheOthersCard(SeaChange):
    """S-40."""

    def play(self, table: SeaTable, seat: Seat, move: PlayCard, chance: Chance) -> None:
        pile = table.zone("pile")
        kept = pile[:]
        pile.clear()
        super().play(table, seat, move, chance)
        if kept:
            pile += kept
        if kept and not table.zone("trick"):
            for hand in self.seating.hands:
                table.move(self.layout.zone("pile"), -1, hand)


@RULE_FAULTS.game("lockstep", ALONE)
class WhoeverWonLeadsAlone(SeaChange):
    """S-51: the AI leads every trick."""

    def _take(self, table: SeaTable) -> None:
        super()._take(table)
        winner = table.public.last_winner
        assert winner is not None
        table.public.leader = winner


@RULE_FAULTS.patch("lockstep", ALONE)
def an_8_is_not_needed(patch: pytest.MonkeyPatch) -> None:
    """S-54."""
    patch.setattr(scoring, "EIGHT", 0)


@RULE_FAULTS.game("lockstep", ALONE)
class HopelessRoundsGoOn(SeaChange):
    """S-54: the round ends when no 8 can come any more."""

    def is_lost(self, table: SeaTable) -> bool:
        return False


@RULE_FAULTS.game("lockstep", ALONE)
class TwoEightsGoneAreEnough(SeaChange):
    """S-54: as long as one 8 can come, the round goes on."""

    def is_lost(self, table: SeaTable) -> bool:
        rows = (table.zone("taken", 0), table.zone("hand", 0), table.zone("pile"))
        return self.seats == 1 and sum(card % 16 == 8 for row in rows for card in row) < 2


@RULE_FAULTS.patch("lockstep", PAIRS)
def team_mates_count_apart(patch: pytest.MonkeyPatch) -> None:
    """S-61."""

    def own(game: SeaChange, table: SeaTable, side: int) -> list[Card]:
        return table.zone("taken", game.seating.sides[side][0])

    patch.setattr(scoring, "cards_taken", own)


@RULE_FAULTS.game("lockstep", UNEQUAL, within=20)
class EveryTeamNeedsThree(SeaChange):
    """S-62."""

    def first_record(self) -> SeaPublic:
        self.seating.targets = (3,) * len(self.seating.targets)
        return super().first_record()
