"""The exact search of endings, held against trying everything out by the rules."""

import pytest

from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.head import do, hushed
from houle.games.wave.bots.heuristics import by_heuristic, remaining
from houle.games.wave.bots.masks import SURF_COUNT, count
from houle.games.wave.bots.nazare_search import fewest_sunk
from houle.games.wave.bots.playout import best_possible, play_on, worth
from houle.games.wave.bots.sight import HARDNESS
from houle.games.wave.bots.solver import Solver
from houle.games.wave.moves import Discard, Side, Swap, WaveMove
from houle.kernel import QuickChance, Table
from tests.games.wave.positions import position, wave

PLENTY = 1_000_000


def small_endings(game: Wave, cards: int, wanted: int) -> list[Table[WavePublic]]:
    """Tables with so few cards left, after playing by rules of thumb; their piles are empty."""
    found: list[Table[WavePublic]] = []
    deal = 0
    while len(found) < wanted:
        world = game.imagine(QuickChance(deal))
        deal += 1
        while world.public.ended is None and count(remaining(game, world)) > cards:
            do(game, world, by_heuristic(game, world))
        if world.public.ended is None:
            found.append(world)
    return found


def fewest_left(game: Wave, world: Table[WavePublic], people: int = 0) -> int:
    """What is left over at best, found by trying everything; nobody swaps."""
    waiting = game.to_act(world)
    if not waiting:
        return game.left_over(world)
    best = SURF_COUNT
    for move in game.moves(world, waiting[0]):
        swaps = isinstance(move, Swap)
        if not swaps and not (people >> world.public.turn & 1 and is_softer(game, world, move)):
            later = world.copy()
            do(game, later, move)
            best = min(best, fewest_left(game, later, people))
    return best


def is_softer(game: Wave, world: Table[WavePublic], move: WaveMove) -> bool:
    """Whether it is an inward card, and there is a harder one that fits, or another one as hard."""
    if not isinstance(move, Discard) or move.side is Side.OUTWARD:
        return False
    inward = world.zones[game.seating.inward[world.public.turn]]
    fitting = [card for card in inward if game.fitting(world) >> card & 1]
    return inward[move.place] != min(fitting, key=lambda card: (-HARDNESS[0][card], card))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("virage", [False, True])
def test_the_solver_finds_a_way_exactly_where_there_is_one(players: int, virage: bool) -> None:
    game = wave(players, virage=virage)
    endings = small_endings(game, 9, 25)
    ways = [fewest_left(game, world) == 0 for world in endings]
    assert [Solver(game, world, PLENTY).can_win() for world in endings] == ways
    assert len(set(ways)) == 2


@pytest.mark.parametrize("players", [2, 3])
def test_the_solver_knows_what_a_person_would_not_play(players: int) -> None:
    game = wave(players)
    endings = small_endings(game, 9, 25)
    ways = [fewest_left(game, world, people=0b11) == 0 for world in endings]
    assert [Solver(game, world, PLENTY, people=0b11).can_win() for world in endings] == ways
    assert len(set(ways)) == 2


def test_the_solver_knows_which_way_the_tides_have_turned() -> None:
    game = wave(3, colour_tide=True, number_tide=True)
    endings = small_endings(game, 9, 25)
    ways = [fewest_left(game, world) == 0 for world in endings]
    assert [Solver(game, world, PLENTY).can_win() for world in endings] == ways


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("virage", [False, True])
def test_as_few_are_laid_face_down_as_can_be(players: int, virage: bool) -> None:
    game = wave(players, nazare=True, virage=virage)
    endings = small_endings(game, 8, 12)
    fewest = [fewest_left(game, world) for world in endings]
    assert [fewest_sunk(game, world, PLENTY) for world in endings] == fewest


def test_without_nodes_nothing_is_proved() -> None:
    game = wave(3)
    (world,) = small_endings(game, 9, 1)
    solver = Solver(game, world, 0)
    assert not solver.can_win()
    assert solver.nodes == 0


def test_a_move_that_loses_is_worth_less_than_one_that_wins() -> None:
    game = wave(3)
    table = hushed(
        game,
        position(game, discard="sky 4", inward=["navy 0, navy 4", "navy 1", "sky 5"]),
    )
    # navy 4 first leaves the next player without an answer; navy 0 lets all be played.
    navy_0, navy_4 = (worth(game, table, Discard(Side.INWARD, place), 300) for place in (0, 1))
    assert navy_0 == 1
    assert navy_4 < 0.25


@pytest.mark.parametrize("nazare", [False, True])
def test_a_longer_search_of_the_end_is_never_worse(nazare: bool) -> None:
    game = wave(4, nazare=nazare)
    for deal in range(10):
        world = game.imagine(QuickChance(deal))
        short, long = (play_on(game, world.copy(), nodes) for nodes in (0, 500))
        assert short <= long <= best_possible(game, world)
