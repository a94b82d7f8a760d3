"""A player for any game: by its rules alone, within its effort, and better than none."""

from collections import Counter
from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import Bot, RandomBot, rules_of
from houle.bots.general import EFFORTS, General, general_roster
from houle.bots.levels import Level
from houle.bots.playouts import anything, worth_of
from houle.bots.registry import find_bot
from houle.games.registry import find_game
from houle.kernel import Game, Outcome, QuickChance, Story, know
from tests.conformance.lowtide import LowTide
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions


@pytest.fixture(autouse=True)
def low_tide_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Any:
        return LowTide if name == LowTide.name else find_game(name)

    monkeypatch.setattr(rules_of, "find_game", find)


class Impatient:
    def over(self) -> bool:
        return True


def first_question(game: Game[Any, Any, Any], seed: int) -> Any:
    table = game.start(QuickChance(seed))
    return know(game, table, game.to_act(table)[0], Story(game.layout, table.journal or ()))


def wins(game: Game[Any, Any, Any], level: Level, games: int) -> float:
    """How much of so many games a general player wins against random ones, in turn in each seat."""
    won = 0.0
    for number in range(games):
        mine = number % game.seats
        bots: list[Bot[Any, Any, Any]] = [
            general_roster()[level](QuickChance(number))
            if seat == mine
            else RandomBot(QuickChance(f"{number} {seat}"))
            for seat in range(game.seats)
        ]
        winners = play_game(game, bots, QuickChance(number)).outcome.winners
        won += (mine in winners) / max(1, len(winners))
    return won / games


def test_it_beats_those_who_do_not_think_in_a_game_it_was_not_made_for() -> None:
    assert wins(Flotsam(2), Level.PLAYER, 16) > 0.75


def test_it_plays_a_game_that_brings_nothing_but_its_rules() -> None:
    assert wins(LowTide(3), Level.PLAYER, 30) > 0.33


def test_the_same_chance_makes_the_same_choice() -> None:
    known = first_question(LowTide(3), 1)
    kind = find_bot(LowTide.name, Level.STRONG)
    chosen = {kind(QuickChance("the same")).choose(known) for _ in range(3)}
    assert len(chosen) == 1


def test_whoever_has_no_time_answers_with_anything_that_is_allowed() -> None:
    known = first_question(LowTide(3), 1)
    chosen = Counter(
        General(10**6, anything, QuickChance(number), Impatient()).choose(known)
        for number in range(60)
    )
    assert set(chosen) == set(known.view.moves)
    assert min(chosen.values()) > 60 / 3 / 3


@pytest.mark.parametrize("level", Level)
def test_thinking_ends_by_the_moves_made_in_the_head(level: Level) -> None:
    game = LowTide(4)
    made = Counter[str]()

    def counting(*asked: Any) -> Any:
        made["moves"] += 1
        return anything(*asked)

    General(EFFORTS[level], counting, QuickChance(1)).choose(first_question(game, 1))
    longest = len(game.hands) * 3
    assert made["moves"] <= EFFORTS[level] + 3 * longest


def test_a_game_may_bring_how_it_is_played_on() -> None:
    asked = Counter[int]()

    def highest_first(game: Any, table: Any, seat: int, moves: Any, chance: Any) -> Any:
        asked[seat] += 1
        assert chance.below(2) in (0, 1)
        return max(moves, key=lambda move: table.zones[game.hands[seat]][move.place])

    bot = general_roster(highest_first)[Level.BEGINNER](QuickChance(1))
    bot.choose(first_question(LowTide(3), 1))
    assert set(asked) == {0, 1, 2}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Outcome("end", (0,), (5, 4, 3)), Outcome("end", (0, 1), (5, 5, 3))),
        (Outcome("end", (0, 1), (5, 5, 3)), Outcome("end", (0, 1, 2), (5, 5, 5))),
        (Outcome("end", (0, 1), (5, 5, 3)), Outcome("end", (1,), (4, 5, 3))),
        (Outcome("end", (1,), (4, 5, 0)), Outcome("end", (1,), (1, 5, 0))),
        (Outcome("end", (0,)), Outcome("end", (1,))),
    ],
)
def test_to_win_alone_is_best_then_to_share_then_to_be_near(
    better: Outcome, worse: Outcome
) -> None:
    game = LowTide(3)
    assert worth_of(game, 0, better) > worth_of(game, 0, worse)


def test_where_all_win_together_more_points_are_better_too() -> None:
    together = Flotsam(3, FlotsamOptions(company=Company.ALL))
    lost = [worth_of(together, 0, Outcome("end", (), (points,) * 3)) for points in (-20, -3, 0)]
    assert lost == sorted(lost)
    assert worth_of(together, 0, Outcome("end", (0, 1, 2), (0,) * 3)) > lost[-1]
