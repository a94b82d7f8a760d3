"""Players who think ahead."""

import pytest

from houle.arena import play_game
from houle.arena.rounds import RoundPoints
from houle.bots import Bot, BotKind, Level
from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.bots import BOTS
from houle.games.sea_change.bots.searcher import Effort, Searcher
from houle.games.sea_change.bots.sight import SeaKnowledge
from houle.games.sea_change.components import VALUE_OF
from houle.games.sea_change.moves import SeaMove
from houle.kernel import QuickChance, TrackedTable
from tests.bots.knowing import known
from tests.bots.supervision import Supervised
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey
from tests.games.sea_change.positions import card, position, sea_change

STRIDES = {Level.BEGINNER: 1, Level.PLAYER: 3, Level.STRONG: 5, Level.EXPERT: 7}
"""Who takes longer is seen at fewer of the tables."""


class Impatience:
    """Ends after so many questions."""

    def __init__(self, questions: int) -> None:
        self._left = questions

    def over(self) -> bool:
        self._left -= 1
        return self._left < 0


def chosen(game: SeaChange, table: TrackedTable[SeaPublic], kind: BotKind, seat: int = 0) -> int:
    """The card that a bot plays."""
    move = kind(QuickChance(0)).choose(known(game, table, seat))
    hand = table.zones[game.seating.hands[seat]]
    return hand[int(move.place)]


@pytest.mark.parametrize("level", list(Level))
def test_every_level_plays_at_every_table(level: Level) -> None:
    for number, game in enumerate(EVERY_TABLE[:: STRIDES[level]]):
        bots = [
            Supervised(BOTS[level](QuickChance(seat), Impatience(1))) for seat in range(game.seats)
        ]
        fewest = 3 if game.seats == 1 else 10  # S-54: alone, three tricks may lose the round
        assert play_game(game, bots, QuickChance(number)).moves >= fewest


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_it_lets_others_have_the_eight(level: Level) -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["red 4, red 12", "green 4, green 5", "green 6"],
        trick="red 8",
        trump="red",
        leader=2,
        taken=["blue 9, blue 10, blue 11"],
    )
    assert chosen(game, table, BOTS[level]) == card("red 4")


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_alone_it_takes_an_eight_rather_than_lose_the_round(level: Level) -> None:
    game = sea_change(1)
    table = position(
        game,
        hands=["red 12, red 4"],
        trick="red 8",
        trump="red",
        pile="green 5, green 6, green 7",
        last="blue 9, blue 10, blue 11",
        last_winner=0,
    )
    assert VALUE_OF[chosen(game, table, BOTS[level])] == 12


def test_the_same_chance_gives_the_same_choice() -> None:
    stops = [
        stop.known for number, stop in enumerate(journey(EVERY_TABLE[3], 1)) if number % 9 == 4
    ]
    for one in stops:
        first, second = (expert(4).choose(one) for _ in range(2))
        assert first == second


def expert(questions: int) -> Bot[SeaPublic, SeaMove, SeaOptions]:
    return BOTS[Level.EXPERT](QuickChance(5), Impatience(questions))


def test_without_time_to_think_it_plays_by_habit() -> None:
    greedy = BOTS["greedy"](QuickChance(0))
    for stop in journey(EVERY_TABLE[4], 2):
        hasty = Searcher(Effort(50), QuickChance(1), Impatience(0))
        assert hasty.choose(stop.known) == greedy.choose(stop.known)


def points_with(kind: BotKind, deal: int, place: int) -> int:
    """What a bot makes in a place at a table of beginners."""
    game = sea_change(3, target=1)
    bots = [
        (kind if seat == place else BOTS[Level.BEGINNER])(QuickChance(seat)) for seat in range(3)
    ]
    counting = RoundPoints(game.sides())
    outcome = play_game(game, bots, QuickChance(deal), counting).outcome
    return counting.points(outcome)[place]


def test_a_player_makes_more_of_the_same_cards_than_a_beginner() -> None:
    gain = 0
    for deal in range(4):
        for place in range(3):
            gain += points_with(BOTS[Level.PLAYER], deal, place)
            gain -= points_with(BOTS[Level.BEGINNER], deal, place)
    assert gain > 0


def test_a_searcher_says_nothing_besides() -> None:
    first: SeaKnowledge = next(journey(EVERY_TABLE[3], 0)).known
    assert all(kind(QuickChance(0)).aside(first) is None for kind in BOTS.values())
