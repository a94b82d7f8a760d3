"""Flat Monte Carlo: common worlds, the worse half given up, patience kept."""

from collections.abc import Callable

import pytest

from houle.bots import ENDLESS
from houle.bots.search import best_move
from tests.bots.trial import WORTHS, Trial


def search(trial: Trial, playouts: int, over: Callable[[], bool] = ENDLESS.over) -> str:
    class Waiting:
        def over(self) -> bool:
            return over()

    return best_move(list(WORTHS), trial.imagine, trial.worth, playouts, Waiting())


def test_the_best_move_is_found_through_noise() -> None:
    assert search(Trial(0.5), 3000) == "afloat"


@pytest.mark.parametrize("playouts", [60, 250, 999])
def test_the_budget_is_spent_and_not_exceeded(playouts: int) -> None:
    trial = Trial(0.1)
    search(trial, playouts)
    assert playouts - len(WORTHS) < sum(trial.tried.values()) <= playouts


def test_whatever_is_still_considered_is_tried_in_the_same_worlds() -> None:
    trial = Trial(0.0)
    search(trial, 300)
    assert trial.tried["afloat"] == trial.worlds
    assert trial.tried["afloat"] > trial.tried["adrift"] > trial.tried["aground"]
    assert all(trial.tried[move] == last for move, last in trial.last_seen.items())


def test_without_a_choice_nothing_is_tried() -> None:
    trial = Trial(0.0)
    assert best_move(["ashore"], trial.imagine, trial.worth, 100, ENDLESS) == "ashore"
    assert trial.worlds == 0


def test_of_equals_the_first_is_taken() -> None:
    assert best_move(["a", "b", "c"], int, lambda _world, _move: 1.0, 30, ENDLESS) == "a"


def test_when_patience_ends_the_best_so_far_is_the_answer() -> None:
    trial = Trial(0.0)
    assert search(trial, 10_000_000, over=lambda: trial.worlds >= 3) == "afloat"
    assert trial.worlds == 3


def test_every_move_is_tried_even_on_the_smallest_budget() -> None:
    trial = Trial(0.0)
    assert search(trial, 1) == "afloat"
    assert set(trial.tried) == set(WORTHS)
