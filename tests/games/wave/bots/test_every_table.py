"""Bots do only what they are offered, at every table there is."""

from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import Bot, BotKind, RandomBot
from houle.games.wave import Wave
from houle.games.wave.bots.greedy import Greedy
from houle.games.wave.bots.sight import Sight
from houle.games.wave.moves import Confirm, Declare, Point
from houle.games.wave.view import great_wave
from houle.kernel import Chance, Knowledge, QuickChance
from tests.bots.knowing import known
from tests.games.wave.bots.settings import every_table


class Supervised:
    """A bot whose every answer is checked against what it was offered."""

    def __init__(self, bot: Bot[Any, Any, Any]) -> None:
        self._bot = bot
        self.spoke = 0

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        move = self._bot.choose(known)
        assert move in known.view.moves
        return move

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        view = known.view
        move = self._bot.aside(known)
        if move is not None:
            self.spoke += 1
            assert move in view.asides
            assert not isinstance(move, Declare | Confirm)
            if isinstance(move, Point):
                fingers = {(p.pointer, p.owner) for p in view.public.pointing}
                assert (view.viewer, move.owner) not in fingers
        return move


@pytest.mark.parametrize("kind", [RandomBot, Greedy])
def test_bots_choose_among_what_they_are_offered(kind: BotKind) -> None:
    spoken = 0
    for number, game in enumerate(every_table()):
        bots = [Supervised(kind(QuickChance(seat))) for seat in range(game.seats)]
        play_game(game, bots, QuickChance(number))
        spoken += sum(bot.spoke for bot in bots)
    assert (spoken > 0) == (kind is Greedy)


class Comparing:
    """Plays at random, and compares what a view lets one work out with what the rules say."""

    def __init__(self, chance: Chance) -> None:
        self._random = RandomBot(chance)

    def check(self, game: Wave, number: int) -> None:
        chance = QuickChance(number)
        table = game.start(chance)
        while waiting := game.to_act(table):
            seat = waiting[0]
            seen = known(game, table, seat)
            view = seen.view
            assert Sight(view).fits == game.fitting(table)
            sunk = tuple(place for place, card in enumerate(great_wave(view)) if card is None)
            assert sunk == table.public.face_down
            assert game.attempt(table, seat, self._random.choose(seen), chance) is None


def test_a_surfer_works_out_from_a_view_what_fits() -> None:
    for number, game in enumerate(every_table()):
        Comparing(QuickChance(number)).check(game, number)
