"""Each promise can be broken, and is then found broken: Low Tide with something wrong in it."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from houle.conformance import CHECKS, ConformanceError, Subject, worlds
from houle.kernel import (
    At,
    Chance,
    Layout,
    Moved,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Step,
    Table,
    TrackedTable,
    deal_world,
    projection,
)
from houle.kernel.steps import RawStep
from tests.conformance.lowtide import Choose, LowTide, TideMove, TidePublic
from tests.conformance.suite import LOW_TIDE

TideTable = Table[TidePublic]
SEEDS = 10


def is_found(check: str, subject: Subject) -> None:
    """The check must complain within a few seeds."""
    with pytest.raises(ConformanceError, match=rf"^{check}: low-tide, \d seats, {{}}, seed \d"):
        run(check, subject)


def run(check: str, subject: Subject) -> None:
    for setting in range(len(subject.settings)):
        game = subject.game(setting)
        for seed in range(SEEDS):
            CHECKS[check](subject, game, seed)


def with_rules(game_type: type[LowTide]) -> Subject:
    return replace(LOW_TIDE, game_type=game_type)


class OneChoosesForever(LowTide):
    def play(self, table: TideTable, seat: Seat, move: TideMove, chance: Chance) -> None:
        if isinstance(move, Choose) and seat == 0:
            return
        super().play(table, seat, move, chance)


class CardFallsDown(LowTide):
    def _show(self, table: TideTable) -> None:
        super()._show(table)
        table.zones[self.shown].pop()


class NobodyIsWaitedFor(LowTide):
    def to_act(self, table: TideTable) -> Seats:
        return super().to_act(table)[1:]


class MoveOfferedTwice(LowTide):
    def moves(self, table: TideTable, seat: Seat) -> list[TideMove]:
        return super().moves(table, seat) * 2


class WinnerFromNowhere(LowTide):
    def outcome(self, table: TideTable) -> Outcome | None:
        return super().outcome(table) and Outcome("played-out", winners=(self.seats,))


class PointsForSome(LowTide):
    def outcome(self, table: TideTable) -> Outcome | None:
        return super().outcome(table) and Outcome("played-out", winners=(), points=(1,))


@pytest.mark.parametrize(
    "game_type",
    [
        OneChoosesForever,
        CardFallsDown,
        NobodyIsWaitedFor,
        MoveOfferedTwice,
        WinnerFromNowhere,
        PointsForSome,
    ],
)
def test_broken_play_is_found(game_type: type[LowTide]) -> None:
    is_found("play", with_rules(game_type))


class AnyPlaceWillDo(LowTide):
    def refusal(self, table: TideTable, seat: Seat, move: TideMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        return None if refusal is not None and refusal.reason == "no-card" else refusal


class ReasonWithoutWords(LowTide):
    def refusal(self, table: TideTable, seat: Seat, move: TideMove) -> Refusal | None:
        return super().refusal(table, seat, move) and Refusal("T-02", "just-so")


class ManyMayPlay(LowTide):
    seat_counts = range(2, 5)

    def __init__(self, seats: int, options: object = None) -> None:
        super().__init__(min(seats, 4))


class TouchingMeansAnother(LowTide):
    def touched(self, table: TideTable, seat: Seat, at: At) -> TideMove | None:
        return Choose(0) if at.zone == self.hands[seat] else None


@pytest.mark.parametrize(
    "game_type", [AnyPlaceWillDo, ReasonWithoutWords, ManyMayPlay, TouchingMeansAnother]
)
def test_broken_refusals_are_found(game_type: type[LowTide]) -> None:
    is_found("refusals", with_rules(game_type))


class Forgetful(LowTide):
    """Keeps something of the position outside the table."""

    rounds = 0

    def _show(self, table: TideTable) -> None:
        super()._show(table)
        self.rounds += 1
        if self.rounds % 2:
            table.public.cheered = (0,)


@pytest.mark.parametrize("check", ["copies", "records"])
def test_memory_beside_the_table_is_found(check: str) -> None:
    is_found(check, with_rules(Forgetful))


class SilentReveal(LowTide):
    def _show(self, table: TideTable) -> None:
        journal, table.journal = table.journal, None
        super()._show(table)
        table.journal = journal


def test_a_card_that_moves_without_a_step_is_found() -> None:
    is_found("steps", with_rules(SilentReveal))


class NamelessEnd(LowTide):
    def outcome(self, table: TideTable) -> Outcome | None:
        return super().outcome(table) and Outcome("boredom", winners=())


class UnnamedCheer(LowTide):
    def play(self, table: TideTable, seat: Seat, move: TideMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        table.happen("hush")


@pytest.mark.parametrize("game_type", [NamelessEnd, UnnamedCheer])
def test_missing_words_are_found(game_type: type[LowTide]) -> None:
    is_found("shape", with_rules(game_type))


def test_a_world_that_forgets_a_card_in_sight_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_badly(
        game: LowTide, table: TrackedTable[TidePublic], seat: Seat, chance: Chance
    ) -> TrackedTable[TidePublic]:
        world = deal_world(game, table, seat, chance)
        hand, other = world.zones[game.hands[0]], world.zones[game.hands[1]]
        if hand and other:
            hand[0], other[0] = other[0], hand[0]
        return world

    monkeypatch.setattr(worlds, "deal_world", deal_badly)
    is_found("worlds", LOW_TIDE)


class TellsTheChosenCard(LowTide):
    def play(self, table: TideTable, seat: Seat, move: TideMove, chance: Chance) -> None:
        super().play(table, seat, move, chance)
        for card in table.zones[self.chosen[seat]]:
            table.happen("scored", card=self.face(card))


class TouchingTellsTheTopOfThePile(LowTide):
    def touched(self, table: TideTable, seat: Seat, at: At) -> TideMove | None:
        even = table.zones[self.pile][-1] % 2 == 0 if table.zones[self.pile] else False
        return None if even else super().touched(table, seat, at)


@pytest.mark.parametrize("game_type", [TellsTheChosenCard, TouchingTellsTheTopOfThePile])
def test_a_leak_is_found(game_type: type[LowTide]) -> None:
    is_found("secrecy", with_rules(game_type))


def test_the_place_a_card_leaves_in_a_loose_hand_is_a_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody but the owner can tell the places apart, so a step must not name one."""

    def too_exact(layout: Layout, steps: Iterable[RawStep], eyes: int) -> Iterable[Step]:
        for step in steps:
            if isinstance(step, tuple):
                yield Moved(step.card if step.seen & eyes else None, *step[1:5])
            else:
                yield step

    monkeypatch.setattr(projection, "seen_steps", too_exact)
    is_found("secrecy", LOW_TIDE)


def test_a_relation_that_allows_too_little_is_found() -> None:
    """If the second source says less than players are shown, it is the source that is wrong."""

    def knows_nothing(game: LowTide, table: TideTable, viewer: object) -> object:
        return table.public.points

    is_found("secrecy", replace(LOW_TIDE, knowledge=knows_nothing))


def test_a_referee_who_objects_is_heard() -> None:
    def objects(game: LowTide, seed: int) -> int:
        raise AssertionError("not so")

    is_found("lockstep", replace(LOW_TIDE, lockstep=objects))


def test_an_exception_says_where_it_happened() -> None:
    class Clumsy(LowTide):
        def _show(self, table: TideTable) -> None:
            raise KeyError("dropped")

    with pytest.raises(ConformanceError, match=r"seed 0, after \d moves: KeyError: 'dropped'"):
        run("play", with_rules(Clumsy))
