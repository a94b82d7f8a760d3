"""The exact search of endings, held against trying everything out."""

import pytest

from houle.games.wave import Wave
from houle.games.wave.bots.playout import best_possible, evaluate, play_on
from houle.games.wave.bots.position import (
    FACE_DOWN,
    SURF_COUNT,
    Position,
    choices,
    count,
    do,
    left_over,
    position_of,
)
from houle.games.wave.bots.sinking import fewest_sunk
from houle.games.wave.bots.solver import Solver
from houle.games.wave.bots.thumb import by_thumb, remaining
from houle.kernel import QuickChance
from tests.games.wave.positions import card, position, wave

PLENTY = 1_000_000


def small_endings(game: Wave, cards: int, wanted: int) -> list[Position]:
    """Positions with so few cards left, after playing by thumb; their piles are empty."""
    found: list[Position] = []
    deal = 0
    while len(found) < wanted:
        world = position_of(game, game.start(QuickChance(deal), journal=False))
        deal += 1
        while not world.over and count(remaining(world)) > cards:
            do(world, by_thumb(world, remaining(world)))
        if not world.over:
            found.append(world)
    return found


def fewest_left(world: Position) -> int:
    """What is left over at best, found by trying everything; nobody swaps."""
    if world.over:
        return left_over(world)
    best = SURF_COUNT
    for choice in choices(world):
        if choice < 2 * FACE_DOWN:
            later = world.copy()
            do(later, choice)
            best = min(best, fewest_left(later))
    return best


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("virage", [False, True])
def test_the_solver_finds_a_way_exactly_where_there_is_one(players: int, virage: bool) -> None:
    endings = small_endings(wave(players, virage=virage), 9, 25)
    ways = [fewest_left(world) == 0 for world in endings]
    assert [Solver(world, PLENTY).can_win(world) for world in endings] == ways
    assert len(set(ways)) == 2


def test_the_solver_knows_which_way_the_tides_have_turned() -> None:
    endings = small_endings(wave(3, colour_tide=True, number_tide=True), 9, 25)
    ways = [fewest_left(world) == 0 for world in endings]
    assert [Solver(world, PLENTY).can_win(world) for world in endings] == ways


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("virage", [False, True])
def test_as_few_are_laid_face_down_as_can_be(players: int, virage: bool) -> None:
    endings = small_endings(wave(players, nazare=True, virage=virage), 8, 12)
    fewest = [fewest_left(world) for world in endings]
    assert [fewest_sunk(world, PLENTY) for world in endings] == fewest


def test_without_nodes_nothing_is_proved() -> None:
    (world,) = small_endings(wave(3), 9, 1)
    solver = Solver(world, 0)
    assert not solver.can_win(world)
    assert solver.nodes == 0


def test_a_choice_that_loses_is_worth_less_than_one_that_wins() -> None:
    game = wave(3)
    table = position(
        game,
        discard="sky 4",
        inward=["navy 0, navy 4", "navy 1", "sky 5"],
    )
    # navy 4 first leaves the next player without an answer; navy 0 lets all be played.
    worths = evaluate(position_of(game, table), [card("navy 0"), card("navy 4")])
    assert worths[0] == 1
    assert worths[1] < 0.25


def test_evaluating_leaves_the_world_as_it_was() -> None:
    game = wave(2, virage=True, colour_tide=True)
    world = position_of(game, game.start(QuickChance(8), journal=False))
    before = (world.hands[:], world.pile[:], world.hidden[:], world.turn, world.bend)
    assert len(evaluate(world, choices(world))) == len(choices(world))
    assert (world.hands, world.pile, world.hidden, world.turn, world.bend) == before


@pytest.mark.parametrize("nazare", [False, True])
def test_a_longer_search_of_the_end_is_never_worse(nazare: bool) -> None:
    game = wave(4, nazare=nazare)
    for deal in range(10):
        world = position_of(game, game.start(QuickChance(deal), journal=False))
        short, long = (play_on(world.copy(), nodes) for nodes in (0, 500))
        assert short <= long <= best_possible(world)
