"""A game between bots who see their own views and nothing else."""

from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import Bot, RandomBot, find_bot
from houle.bots.bot import MOST_ASIDES
from houle.kernel import Knowledge, QuickChance, RefusedError
from tests.samples.flotsam import Flotsam, FlotsamOptions, Lay, Phrase, Say


def bots(players: int) -> list[Any]:
    return [find_bot("flotsam", "greedy")(QuickChance(seat)) for seat in range(players)]


def test_the_same_chances_give_the_same_game() -> None:
    game = Flotsam(3, FlotsamOptions(turns=30))
    results = [play_game(game, bots(3), QuickChance("tide")) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0] != play_game(game, bots(3), QuickChance("another tide"))


class Watched(RandomBot):
    """Plays at random, and keeps all it was shown."""

    def __init__(self, seat: int) -> None:
        super().__init__(QuickChance(seat))
        self.shown: list[Knowledge[Any, Any, Any]] = []

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        self.shown.append(known)
        return super().choose(known)

    def aside(self, known: Knowledge[Any, Any, Any]) -> None:
        self.shown.append(known)


def test_a_bot_is_shown_its_own_view_and_no_hidden_card() -> None:
    players = [Watched(seat) for seat in range(3)]
    play_game(Flotsam(3), players, QuickChance(0))
    for seat, player in enumerate(players):
        assert player.shown
        for view in (known.view for known in player.shown):
            assert view.viewer == seat
            assert set(view.zone("pile")) <= {None}
            assert set(view.zone("hat", seat)) <= {None}
            assert all(set(view.zone("hand", s)) <= {None} for s in range(3) if s != seat)


class Chatty(RandomBot):
    """Has something to say whenever it is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__(QuickChance(seat))
        self.decided = self.spoke = 0

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        self.decided += 1
        return super().choose(known)

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        self.spoke += 1
        return next(move for move in known.view.asides if isinstance(move, Say))


def test_nobody_talks_for_ever() -> None:
    players = [Chatty(seat) for seat in range(3)]
    result = play_game(Flotsam(3), players, QuickChance(0))
    assert result.moves == sum(player.decided for player in players)
    for player in players:
        assert player.spoke == MOST_ASIDES * (result.moves - player.decided)


class Cheat(RandomBot):
    """Plays a card it does not hold."""

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        return Lay(6)


class Heckler(RandomBot):
    """Says the same thing twice."""

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        return Say(Phrase.OH_NO)


@pytest.mark.parametrize(("kind", "rule"), [(Cheat, "F-02"), (Heckler, "F-06")])
def test_a_bot_that_breaks_a_rule_is_found_out(kind: type[RandomBot], rule: str) -> None:
    players: list[Bot[Any, Any, Any]] = [kind(QuickChance(seat)) for seat in range(3)]
    with pytest.raises(RefusedError) as error:
        play_game(Flotsam(3), players, QuickChance(0))
    assert error.value.refusal.rule == rule
