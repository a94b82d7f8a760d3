"""LAND UNTER played by wrong rules, which the referee must notice."""

from collections.abc import Callable
from typing import Any

import pytest

from houle.games.land_unter import LandUnter, dealing, flood, rules, scoring
from houle.games.land_unter.components import level, lifebelts
from houle.kernel import Card, Chance, Seat, Seats
from tests.games.land_unter.planting import (
    FIVE,
    FOUR,
    OPEN_FIVE,
    OPEN_THREE,
    THREE,
    WITH_AID,
    LandUnterTable,
)
from tests.games.land_unter.suite import LAND_UNTER
from tests.games.planting import Faults

RULE_FAULTS = Faults(LAND_UNTER)


@RULE_FAULTS.patch("lockstep", THREE, FIVE)
def tie_paid_once(patch: pytest.MonkeyPatch) -> None:
    """L-14."""
    honest = flood._at_the_highest_level
    patch.setattr(flood, "_at_the_highest_level", lambda game, table: honest(game, table)[:1])


@RULE_FAULTS.patch("lockstep", FIVE, OPEN_FIVE, within=60)
def paid_twice_in_a_trick(patch: pytest.MonkeyPatch) -> None:
    """L-16b: one of two tied players paid, and the other's dropping out costs a third."""
    honest = flood.rise

    def rise(game: LandUnter, table: LandUnterTable) -> Seats:
        tied = set(flood._at_the_highest_level(game, table))
        paid = honest(game, table)
        return honest(game, table) if tied & {*paid} and tied & {*table.public.out} else paid

    patch.setattr(flood, "rise", rise)


@RULE_FAULTS.patch("lockstep", FIVE)
def chain_not_begun(patch: pytest.MonkeyPatch) -> None:
    """L-16: after somebody dropped out, nobody else pays."""
    _stop_the_chain(patch, when=lambda game, table: bool(table.public.out))


@RULE_FAULTS.patch("lockstep", THREE, FOUR)
def chain_not_finished_when_two_are_left(patch: pytest.MonkeyPatch) -> None:
    """L-20."""
    _stop_the_chain(patch, when=lambda game, table: len(game.still_in(table)) <= 2)


def _stop_the_chain(
    patch: pytest.MonkeyPatch, when: Callable[[LandUnter, LandUnterTable], bool]
) -> None:
    honest = flood._at_the_highest_level

    def nobody_more(game: LandUnter, table: LandUnterTable) -> Seats:
        return () if when(game, table) else honest(game, table)

    patch.setattr(flood, "_at_the_highest_level", nobody_more)
    patch.setattr(LandUnter, "_first_of", lambda game, public, starter, seats: starter)


@RULE_FAULTS.game("lockstep", THREE)
class LastLifebeltDropsOut(LandUnter):
    """L-15: only who cannot pay is out."""

    def _finish_trick(self, table: LandUnterTable, chance: Chance) -> None:
        honest = table.public.belts
        table.public.belts = tuple(max(belts - 1, 0) for belts in honest)
        super()._finish_trick(table, chance)


@RULE_FAULTS.patch("lockstep", FIVE)
def dropped_out_keep_their_water(patch: pytest.MonkeyPatch) -> None:
    """L-15."""
    honest = flood._drop_out

    def drop_out(game: LandUnter, table: LandUnterTable, seat: Seat) -> None:
        water = table.zone("water", seat)[:]
        honest(game, table, seat)
        del table.zone("discard")[-len(water) :]
        table.zone("water", seat).extend(water)

    patch.setattr(flood, "_drop_out", drop_out)


@RULE_FAULTS.patch("lockstep", THREE)
def lower_water_to_the_second_highest(patch: pytest.MonkeyPatch) -> None:
    """L-12."""
    honest = flood.take_water

    def take_water(game: LandUnter, table: LandUnterTable, played: tuple[Card | None, ...]) -> None:
        honest(game, table, tuple(None if card is None else 61 - card for card in played))

    patch.setattr(flood, "take_water", take_water)


@RULE_FAULTS.patch("lockstep", THREE)
def level_never_falls(patch: pytest.MonkeyPatch) -> None:
    """L-13."""

    def level_of(game: LandUnter, table: LandUnterTable, seat: Seat) -> int:
        return max(map(level, table.zone("water", seat)), default=0)

    patch.setattr(flood, "level_of", level_of)


@RULE_FAULTS.patch("lockstep", THREE)
def bonus_to_a_dropped_out_player(patch: pytest.MonkeyPatch) -> None:
    """L-22: no water left because it was turned over."""
    honest = scoring.score

    def score(game: LandUnter, table: LandUnterTable) -> None:
        honest(game, table)
        *before, row = table.public.scores
        last = tuple(points + (seat in table.public.out) for seat, points in enumerate(row))
        table.public.scores = (*before, last)

    patch.setattr(scoring, "score", score)


@RULE_FAULTS.patch("lockstep", THREE, FIVE)
def bonus_not_for_the_dry(patch: pytest.MonkeyPatch) -> None:
    """L-22: no water card at all is the lowest level."""
    honest = flood.level_of
    patch.setattr(scoring, "level_of", lambda game, table, seat: honest(game, table, seat) or 99)


@RULE_FAULTS.patch("lockstep", THREE)
def dropping_out_costs_nothing(patch: pytest.MonkeyPatch) -> None:
    """L-21."""
    patch.setattr(scoring, "DROPPED_OUT", 0)


@RULE_FAULTS.patch("lockstep", FIVE)
def rounds_of_eleven_tricks(patch: pytest.MonkeyPatch) -> None:
    """L-20."""
    patch.setattr(rules, "HAND", 11)


@RULE_FAULTS.patch("lockstep", FIVE)
def round_ends_with_three(patch: pytest.MonkeyPatch) -> None:
    """L-20."""
    patch.setattr(rules, "FEWEST", 4)


@RULE_FAULTS.patch("lockstep", THREE)
def water_reshuffle_forgotten(patch: pytest.MonkeyPatch) -> None:
    """L-05."""

    class Stillness:
        def __init__(self, chance: Chance) -> None:
            self.below = chance.below

        def shuffle(self, cards: list[Card]) -> None:
            pass

    honest = dealing.begin_round

    def begin_round(game: LandUnter, table: LandUnterTable, chance: Chance) -> None:
        honest(game, table, chance if table.public.round == 1 else Stillness(chance))

    patch.setattr(dealing, "begin_round", begin_round)


@RULE_FAULTS.patch("lockstep", THREE, OPEN_FIVE)
def hands_passed_to_the_right(patch: pytest.MonkeyPatch) -> None:
    """L-23: once to the right is all the way round but one place."""
    honest = dealing.pass_hands

    def pass_hands(game: LandUnter, table: LandUnterTable) -> None:
        for _ in range(game.seats - 1):
            honest(game, table)

    patch.setattr(dealing, "pass_hands", pass_hands)


@RULE_FAULTS.patch("lockstep", THREE)
def lifebelts_do_not_travel(patch: pytest.MonkeyPatch) -> None:
    """L-23."""
    honest = dealing.pass_hands

    def pass_hands(game: LandUnter, table: LandUnterTable) -> None:
        allotted = table.public.allotted
        honest(game, table)
        table.public.allotted = allotted

    patch.setattr(dealing, "pass_hands", pass_hands)


@RULE_FAULTS.patch("lockstep", THREE)
def halves_rounded_up(patch: pytest.MonkeyPatch) -> None:
    """L-04."""
    patch.setattr(dealing, "lifebelts", lambda cards: lifebelts([*cards, 13]))


@RULE_FAULTS.patch("lockstep", WITH_AID)
def memory_aid_shows_cards_not_played(patch: pytest.MonkeyPatch) -> None:
    """L-25."""
    honest = dealing.pass_hands

    def pass_hands(game: LandUnter, table: LandUnterTable) -> None:
        honest(game, table)
        seats = range(game.seats)
        table.public.seen = tuple(tuple(sorted(table.zone("hand", seat))) for seat in seats)

    patch.setattr(dealing, "pass_hands", pass_hands)


@RULE_FAULTS.patch("lockstep", OPEN_THREE, OPEN_FIVE)
def whoever_paid_starts(patch: pytest.MonkeyPatch) -> None:
    """L-32: the player on the left does."""
    honest = LandUnter._first_of

    def first_of(game: LandUnter, *unlucky: Any) -> Seat:
        return (honest(game, *unlucky) - 1) % game.seats

    patch.setattr(LandUnter, "_first_of", first_of)


@RULE_FAULTS.patch("lockstep", OPEN_THREE, OPEN_FIVE, within=20)
def fewer_lifebelts_do_not_count(patch: pytest.MonkeyPatch) -> None:
    """L-32."""

    def first_of(game: LandUnter, public: object, starter: Seat, seats: Seats) -> Seat:
        return min(seats, key=lambda seat: (seat - starter) % game.seats)

    patch.setattr(LandUnter, "_first_of", first_of)


@RULE_FAULTS.patch("lockstep", OPEN_FIVE, within=20)
def count_begins_left_of_the_starter(patch: pytest.MonkeyPatch) -> None:
    """L-32."""
    honest = LandUnter._first_of

    def first_of(game: LandUnter, public: Any, starter: Seat, seats: Seats) -> Seat:
        return honest(game, public, (starter + 1) % game.seats, seats)

    patch.setattr(LandUnter, "_first_of", first_of)


@RULE_FAULTS.game("lockstep", OPEN_FIVE)
class DroppedOutPlayersAreWaitedFor(LandUnter):
    """L-32."""

    def _left_of(self, table: LandUnterTable, seat: Seat) -> Seat:
        return (seat + 1) % self.seats
