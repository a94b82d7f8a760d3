"""Racing moves: common worlds, the hopeless drop out, and nobody runs longer than it takes."""

from houle.bots import ENDLESS, Patience
from houle.bots.race import FEWEST_WORLDS, SAFE, Winner, win_race
from tests.bots.trial import WORTHS, ShortPatience, Trial

NEVER = 9.0
"""What no move of these ever reaches."""


def race(trial: Trial, playouts: int, patience: Patience = ENDLESS) -> Winner[str]:
    return win_race(list(WORTHS), trial.imagine, trial.worth, playouts, patience, NEVER)


def test_the_best_move_is_found_through_noise() -> None:
    assert race(Trial(0.5), 20_000).move == "afloat"


def test_what_it_is_worth_is_the_mean_of_what_was_tried() -> None:
    found = race(Trial(0.5), 20_000).worth
    assert found is not None
    assert abs(found - WORTHS["afloat"]) < 0.05


def test_a_move_that_is_clearly_behind_drops_out_and_the_others_share_the_same_worlds() -> None:
    trial = Trial(0.5)
    race(trial, 20_000)
    assert trial.tried["afloat"] == trial.worlds
    assert trial.tried["aground"] == FEWEST_WORLDS < trial.tried["aweigh"]
    assert all(trial.tried[move] == last for move, last in trial.last_seen.items())


def test_a_race_is_over_when_only_one_is_left() -> None:
    trial = Trial(0.0)
    assert race(trial, 1_000_000).move == "afloat"
    assert trial.worlds == FEWEST_WORLDS


def test_moves_that_cannot_be_told_apart_run_until_the_budget_ends() -> None:
    tried = []

    def worth(world: int, move: str) -> float:
        tried.append(move)
        return float(world % 2 == 0) if move == "a" else float(world % 2)

    worlds = iter(range(1000))
    win_race(["a", "b"], lambda: next(worlds), worth, 500, ENDLESS, NEVER)
    assert len(tried) == 500


def test_a_move_with_which_nothing_goes_wrong_is_good_enough() -> None:
    tried = []

    def worth(_world: int, move: str) -> float:
        tried.append(move)
        return 1.0

    assert win_race(["a", "b"], int, worth, 10_000, ENDLESS, 1.0) == Winner("a", 1.0)
    assert len(tried) == 2 * SAFE


def test_without_a_choice_nothing_is_tried() -> None:
    trial = Trial(0.0)
    only = win_race(["ashore"], trial.imagine, trial.worth, 100, ENDLESS, NEVER)
    assert only == Winner("ashore", None)
    assert trial.worlds == 0


def test_when_patience_ends_the_best_so_far_is_the_answer() -> None:
    trial = Trial(0.0)

    class Waiting:
        def over(self) -> bool:
            return trial.worlds >= 3

    assert race(trial, 10_000_000, Waiting()).move == "afloat"
    assert trial.worlds == 3


def test_a_world_that_was_left_off_does_not_count() -> None:
    trial = Trial(0.0)
    asked_in_a_world = len(WORTHS)
    found = race(trial, 10_000_000, ShortPatience(asked_in_a_world + 2))
    assert trial.worlds == 2
    assert found == Winner("afloat", WORTHS["afloat"])


def test_unless_it_is_the_only_one() -> None:
    trial = Trial(0.0)
    assert race(trial, 10_000_000, ShortPatience(2)) == Winner("adrift", WORTHS["adrift"])
    assert sum(trial.tried.values()) == 2
