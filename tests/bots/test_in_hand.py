"""A win in hand is found by the rules alone, and so is a loss that a move prevents."""

from collections import Counter
from typing import Any

import pytest

from houle.bots import ENDLESS, Level, find_bot, rules_of
from houle.bots.bot import Patience, Silent
from houle.bots.in_hand import ANYWHERE, LOST_WORLDS, InHand, NearTheEnd, never
from houle.bots.watchful import watchful
from houle.games.registry import find_game
from houle.kernel import Chance, Knowledge, QuickChance
from tests.bots.knowing import known
from tests.bots.pebbles import Bet, Drum, PebbleMove, Pebbles, Take, row_of
from tests.bots.wins import Occasion, ask, look

PAIR = Take(2)
TIMES = 100


@pytest.fixture(autouse=True)
def pebbles_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Any:
        return Pebbles if name == Pebbles.name else find_game(name)

    monkeypatch.setattr(rules_of, "find_game", find)


def asked(left: int, *, drums: tuple[bool, bool] = (False, False)) -> Knowledge[Any, Any, Any]:
    """What the first seat knows when so many pebbles are left."""
    return known(Pebbles(2), row_of(left, drums=drums), 0)


class Insisting(Silent):
    """Wants to do one thing, and else what comes first."""

    def __init__(self, move: PebbleMove, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._move = move

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        return self._move if self._move in known.view.moves else known.view.moves[0]


def chosen(
    level: Level,
    wanted: PebbleMove,
    question: Knowledge[Any, Any, Any],
    near: NearTheEnd = ANYWHERE,
) -> Counter[Any]:
    """What somebody of a level does who wants something else, asked again and again."""

    def kind(chance: Chance, patience: Patience = ENDLESS) -> Insisting:
        return Insisting(wanted, chance, patience)

    chance = QuickChance(1)
    return Counter(watchful(kind, level, near)(chance).choose(question) for _ in range(TIMES))


def without_bets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to luck."""
    real = Pebbles.moves

    def moves(self: Pebbles, table: Any, seat: int) -> list[PebbleMove]:
        return [move for move in real(self, table, seat) if not isinstance(move, Bet)]

    monkeypatch.setattr(Pebbles, "moves", moves)


# What is found


@pytest.mark.parametrize("left", [2, 3])
def test_a_move_that_ends_the_game_wins(left: int) -> None:
    assert InHand(asked(left)).wins() == [Take(left)]


def test_a_bet_on_what_is_hidden_is_no_win_in_hand() -> None:
    assert InHand(asked(5)).wins() == []


@pytest.mark.parametrize("left", [4, 5, 6])
def test_a_few_moves_in_a_row_are_a_win_in_hand_too(left: int) -> None:
    assert InHand(asked(left, drums=(True, False))).wins() == [Drum()]


def test_of_wins_the_quickest_is_meant() -> None:
    assert InHand(asked(3, drums=(True, False))).wins() == [Take(3)]


def test_nothing_is_found_further_than_anybody_looks() -> None:
    assert InHand(asked(7, drums=(True, False))).wins() == []
    assert InHand(asked(3), most_played=2).wins() == []
    assert InHand(asked(5), most_played=0).lost(Take(2)) == 0


def test_what_lets_the_next_one_win_loses() -> None:
    lost = [InHand(asked(5)).lost(Take(count)) for count in (1, 2, 3)]
    assert lost[0] < LOST_WORLDS / 2
    assert lost[1:] == [LOST_WORLDS, LOST_WORLDS]


def test_the_next_one_may_need_more_than_one_move_for_it() -> None:
    assert InHand(asked(5, drums=(False, True))).lost(Take(1)) == LOST_WORLDS
    assert InHand(asked(8, drums=(False, True))).lost(Take(1)) < LOST_WORLDS / 2


def test_where_luck_decides_nothing_is_lost_for_certain() -> None:
    assert InHand(asked(6)).lost(Bet()) < LOST_WORLDS - 1


def test_a_win_that_follows_whatever_anybody_does_is_in_hand_where_a_game_says_how_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If exactly two are to be taken, four are a win in two moves of anybody's for the other."""
    monkeypatch.setattr(Pebbles, "moves", lambda self, table, seat: self.to_act(table) and [PAIR])
    question = known(Pebbles(2), row_of(6), 0)
    assert InHand(question, NearTheEnd(answers=lambda _: 1)).wins() == []
    assert InHand(question, NearTheEnd(answers=lambda _: 2)).wins() == [PAIR]


# What is done about it


@pytest.mark.parametrize("level", list(Level)[1:])
def test_nobody_but_a_beginner_ever_overlooks_either(level: Level) -> None:
    assert chosen(level, Take(1), asked(3)) == {Take(3): TIMES}
    assert set(chosen(level, Take(2), asked(5))) == {Take(1)}


def test_a_beginner_overlooks_one_win_in_forty_and_one_loss_in_four() -> None:
    assert 0.93 * TIMES < chosen(Level.BEGINNER, Take(1), asked(3))[Take(3)] < TIMES
    assert 0.6 * TIMES < chosen(Level.BEGINNER, Take(2), asked(5))[Take(1)] < 0.9 * TIMES


def test_whoever_wins_anyhow_wins_as_they_like() -> None:
    everything = asked(5, drums=(True, False))
    assert chosen(Level.PLAYER, Drum(), everything) == {Drum(): TIMES}


def test_the_last_hope_is_tried() -> None:
    assert chosen(Level.PLAYER, Take(2), asked(4)) == {Bet(): TIMES}


def test_where_all_is_lost_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    without_bets(monkeypatch)
    assert chosen(Level.PLAYER, Take(2), asked(4)) == {Take(2): TIMES}


def test_nobody_looks_where_the_end_is_far() -> None:
    assert chosen(Level.PLAYER, Take(1), asked(3), NearTheEnd(never, never)) == {Take(1): TIMES}


def test_a_level_is_watchful_in_every_game_and_a_reference_comes_as_it_is() -> None:
    watching = {name: find_bot("flotsam", name)(QuickChance(1)) for name in (*Level, "greedy")}
    assert {type(bot).__name__ for name, bot in watching.items() if name in list(Level)} == {
        "Watchful"
    }
    assert type(watching["greedy"]).__name__ == "Greedy"


# Whether it is found that somebody overlooks something


def test_who_overlooks_a_win_or_a_loss_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    without_bets(monkeypatch)
    win, loss = look(asked(3)), look(asked(5))
    assert win is not None
    assert loss is not None
    assert (win.loss, loss.loss) == (False, True)
    assert list(win.right) == [Take(3)]
    assert list(loss.right) == [Take(1)]

    def wanting(move: PebbleMove) -> Any:
        return lambda game, level: lambda chance: Insisting(move, chance)

    found: list[Occasion] = [win, loss]
    assert ask(found, Level.PLAYER, wanting(Take(1))).taken == 1
    assert ask(found, Level.PLAYER, wanting(Take(2))).taken == 0


def test_where_nothing_can_be_overlooked_nothing_is_found() -> None:
    assert look(asked(12)) is None
