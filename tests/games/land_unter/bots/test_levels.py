"""The four levels: what they do at every table, and what sets them apart."""

import pytest

from houle.arena import play_game
from houle.bots import BotKind, Level, RandomBot
from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.games.land_unter.bots import BOTS
from houle.games.land_unter.bots.references import NOISY, Noisy
from houle.games.land_unter.bots.response import reply
from houle.games.land_unter.bots.searcher import Expert
from houle.kernel import QuickChance
from tests.bots.supervision import Supervised
from tests.games.land_unter.bots.journeys import EVERY_TABLE, journey
from tests.games.land_unter.bots.tricks import trick


class Curt:
    """Has no patience left after so many questions."""

    def __init__(self, questions: int) -> None:
        self.questions = questions

    def over(self) -> bool:
        self.questions -= 1
        return self.questions < 0


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_among_what_they_are_offered(game: LandUnter, name: str) -> None:
    for stop in list(journey(game, 5))[::9]:
        bot = BOTS[name](QuickChance(1), Curt(1))
        assert bot.choose(stop.known) in stop.known.view.moves
        assert bot.aside(stop.known) is None


@pytest.mark.parametrize("name", [Level.BEGINNER, Level.PLAYER])
def test_a_game_comes_to_its_end(name: str) -> None:
    game = LandUnter(4, LandUnterOptions(memory_aid=True))
    bots = [Supervised(BOTS[name](QuickChance(seat), Curt(1))) for seat in range(game.seats)]
    assert play_game(game, bots, QuickChance(5)).outcome.points


@pytest.mark.parametrize("name", [Level.PLAYER, Level.STRONG, Level.EXPERT])
def test_whoever_searches_answers_when_patience_is_over(name: str) -> None:
    stop = next(journey(EVERY_TABLE[2], 1))
    patience = Curt(2)
    bot = BOTS[name](QuickChance(1), patience)
    assert bot.choose(stop.known) in stop.known.view.moves
    assert patience.questions == -1


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_makes_the_same_choice(name: str) -> None:
    known = list(journey(EVERY_TABLE[0], 1))[40].known
    first, second = (BOTS[name](QuickChance(3)).choose(known) for _ in range(2))
    assert first == second


def ahead(kind: BotKind, others: BotKind, games: int) -> float:
    """What a bot has more than the others in a round, on average."""
    game, total = EVERY_TABLE[0], 0.0
    for number in range(games):
        bots = [(others if seat else kind)(QuickChance(number + seat)) for seat in range(3)]
        first, *rest = play_game(game, bots, QuickChance(number)).outcome.points
        total += (first - sum(rest) / len(rest)) / game.seats
    return total / games


def test_even_a_beginner_beats_random_play() -> None:
    assert ahead(BOTS[Level.BEGINNER], RandomBot, 40) > 0.3


def test_an_expert_finds_out_how_to_beat_players_of_habit() -> None:
    class Hasty(Expert):
        answers = searches = 24

    assert ahead(Hasty, Noisy, 4) > 1


def test_a_reply_goes_as_high_as_needed_and_no_higher() -> None:
    scene = trick(["20 35 50", "30", "34"], ["8", "9", "10"], "1 12")
    assert reply(scene, 0, [0, 30, 34], NOISY) == 35
