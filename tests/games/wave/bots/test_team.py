"""What surfers who think do, at every level and at every table."""

from statistics import fmean
from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import BotKind, Level
from houle.games.wave.bots import BOTS
from houle.games.wave.bots.care import Care
from houle.games.wave.bots.team import Surfer
from houle.games.wave.moves import Advice, Discard, Propose, Side, Swap, WaveMove
from houle.games.wave.state import VAIMITI, Pointing
from houle.kernel import Chance, Knowledge, QuickChance
from tests.bots.knowing import known
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import position, wave

INWARD, OUTWARD = Side.INWARD, Side.OUTWARD


class Hasty:
    """Ends every thought at once."""

    def over(self) -> bool:
        return True


class Patient:
    """Goes on for so many questions."""

    def __init__(self, questions: int) -> None:
        self.left = questions

    def over(self) -> bool:
        self.left -= 1
        return self.left < 0


def surfer(playouts: int = 60) -> Surfer:
    return Surfer(QuickChance(0), Patient(1000), Care(playouts, nodes=200))


def quick(chance: Chance, patience: Any = None) -> Surfer:
    """Thinks as little as can be."""
    return Surfer(chance, patience or Patient(1000), Care(playouts=4, nodes=10))


def test_it_plays_the_card_that_lets_the_team_win() -> None:
    """The navy 4 can be followed by nothing, so it must come last."""
    game = wave(3)
    table = position(
        game, discard="white 1", inward=["navy 4, yellow 0"], outward=["", "red 3", "sky 5"]
    )
    assert surfer().choose(known(game, table, 0)) == Discard(INWARD, 1)


def test_it_swaps_when_only_that_wins() -> None:
    """The bend card comes last: the orange 4 could not follow the sky 4, but is followed by it."""
    game = wave(3, virage=True)
    table = position(
        game, discard="white 1", bend="orange 4", inward=["sky 4, red 2"], outward=["", "red 3"]
    )
    assert surfer(200).choose(known(game, table, 0)) == Swap(INWARD, 0)


@pytest.mark.parametrize("advice", [Advice.PLAY, Advice.KEEP])
def test_the_finger_of_a_person_counts_between_cards_that_are_alike(advice: Advice) -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 1",
        outward=["sky 2, sky 3", "navy 3", "navy 4"],
        pointing=(Pointing(1, 0, 1, advice),),
    )
    expected = 1 if advice is Advice.PLAY else 0
    assert surfer().choose(known(game, table, 0)) == Discard(OUTWARD, expected)


# Vaimiti


def at_vaimitis_turn(*proposals: Propose | None) -> tuple[Any, Any]:
    game = wave(2)
    table = position(
        game,
        discard="white 1",
        inward=["navy 3", "sky 4"],
        face_up="white 2, orange 0, sky 5",
        turn=VAIMITI,
        proposals=proposals,
    )
    return game, table


def test_it_agrees_when_the_other_insists() -> None:
    game, table = at_vaimitis_turn(Propose(2), Propose(0))
    assert surfer().choose(known(game, table, 0)) == Propose(0)
    assert surfer().choose(known(game, table, 1)) == Propose(2)


def test_two_of_them_agree_on_a_card_for_vaimiti_within_three_words() -> None:
    game, table = at_vaimitis_turn(None, None)
    for _ in range(3):
        seat = game.to_act(table)[0]
        move = surfer(20).choose(known(game, table, seat))
        assert game.attempt(table, seat, move, QuickChance(0)) is None
        if table.public.turn != VAIMITI:
            return
    pytest.fail("they did not agree")


# Levels


def test_there_is_a_surfer_for_each_level() -> None:
    assert set(Level) <= set(BOTS)


def test_an_answer_is_there_even_without_any_time() -> None:
    game = wave(4, virage=True)
    for level in Level:
        bots = [BOTS[level](QuickChance(seat), Hasty()) for seat in range(4)]
        assert play_game(game, bots, QuickChance(1)).moves > 0


class Supervised:
    """A surfer whose every answer is checked against what it was offered."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, known: Knowledge[Any, Any, Any]) -> WaveMove:
        move: WaveMove = self._bot.choose(known)
        assert move in known.view.moves
        return move

    def aside(self, known: Knowledge[Any, Any, Any]) -> WaveMove | None:
        move: WaveMove | None = self._bot.aside(known)
        assert move is None or move in known.view.asides
        return move


@pytest.mark.parametrize("kind", [quick, BOTS[Level.BEGINNER]])
def test_it_does_only_what_it_is_offered_whatever_the_options(kind: BotKind) -> None:
    for number, game in enumerate(every_table()[::9]):
        bots = [Supervised(kind(QuickChance(seat), Patient(40))) for seat in range(game.seats)]
        play_game(game, bots, QuickChance(number))


def left_over(kinds: list[BotKind], games: int) -> float:
    game = wave(len(kinds))
    results = (
        play_game(
            game,
            [kind(QuickChance(f"{number}/{seat}")) for seat, kind in enumerate(kinds)],
            QuickChance(number),
        )
        for number in range(games)
    )
    return -fmean(result.outcome.points[0] for result in results)


def test_a_team_that_thinks_leaves_less() -> None:
    beginner, player = BOTS[Level.BEGINNER], BOTS[Level.PLAYER]
    assert left_over([player] * 3, 12) < left_over([beginner] * 3, 40) - 4
