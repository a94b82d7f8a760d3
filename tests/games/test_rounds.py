"""Between rounds a seat may change hands: where games say that one begins, and where not (T-67)."""

from itertools import pairwise

import pytest

from houle.conformance.rules import rule
from houle.kernel import QuickChance
from tests.games.subjects import SUBJECTS


@rule("T-67")
@pytest.mark.parametrize("name", SUBJECTS)
def test_rounds_begin_as_long_as_a_game_says_that_some_follow(name: str) -> None:
    subject = SUBJECTS[name]
    for setting in range(len(subject.settings)):
        game = subject.game(setting)
        chance = QuickChance(setting)
        table = game.imagine(chance)
        told = [(game.round_begins(table), game.rounds_follow(table))]
        while seats := game.to_act(table):
            seat = seats[chance.below(len(seats))]
            moves = list(game.moves(table, seat))
            game.play(table, seat, moves[chance.below(len(moves))], chance)
            told.append((game.round_begins(table), game.rounds_follow(table)))
        assert not told[-1][0], "a game that is over begins no round"
        for (_, follow), (begins, still) in pairwise(told):
            assert follow or not begins, "no round begins that was not to follow"
            assert follow or not still
