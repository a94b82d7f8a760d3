"""The engine's own copy of the rules, held against the rules themselves."""

from collections.abc import Callable

import pytest

from houle.games.wave import Wave
from houle.games.wave.bots.position import (
    FACE_DOWN,
    SWAP,
    Position,
    choices,
    code_of,
    do,
    fits,
    left_over,
    position_of,
)
from houle.games.wave.moves import Advice, Point
from houle.games.wave.state import VAIMITI
from houle.kernel import QuickChance
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import card, position, wave

GAMES_PER_TABLE = 2

FIELDS = (
    *("places", "vaimiti", "nazare", "voluntary"),
    *("hands", "hidden", "pile", "top", "wave", "bend", "taken"),
    *("order", "direction", "turn", "over"),
)


def everything(world: Position) -> dict[str, object]:
    return {name: getattr(world, name) for name in FIELDS}


def play_what_is_played_without_asking(world: Position) -> None:
    """W-52: the rules do not ask about Vaimiti's only candidate."""
    while (
        world.vaimiti
        and world.turn == VAIMITI
        and not world.voluntary
        and len(only := choices(world)) == 1
    ):
        do(world, only[0])


def play_side_by_side(game: Wave, seed: str, carry_out: Callable[[Position, int], None]) -> None:
    chance = QuickChance(seed)
    table = game.start(chance, journal=False)
    world = position_of(game, table)
    while waiting := game.to_act(table):
        assert everything(world) == everything(position_of(game, table))
        assert fits(world) == game.fitting(table)
        moves = game.moves(table, waiting[0])
        allowed = {code_of(game, table, move) for move in moves}
        if game.unlit:
            assert set(choices(world)) <= allowed
        elif len(waiting) == 1 or not any(table.public.proposals):
            assert set(choices(world)) == allowed
        move = moves[chance.below(len(moves))]
        choice = code_of(game, table, move)
        for seat in waiting:
            assert game.attempt(table, seat, move, chance) is None
        carry_out(world, choice)
        play_what_is_played_without_asking(world)
    assert world.over
    assert left_over(world) == game.left_over(table)


def play_some_games(
    game: Wave, carry_out: Callable[[Position, int], None] = do, games: int = GAMES_PER_TABLE
) -> None:
    for number in range(games):
        play_side_by_side(game, f"{game!r} {number}", carry_out)


def test_the_engine_and_the_rules_play_the_same_game_at_every_table() -> None:
    for game in every_table():
        play_some_games(game)


def never_turning(world: Position, choice: int) -> None:
    """An engine that forgets W-25."""
    direction = world.direction
    do(world, choice)
    world.direction = direction


def drawing_from_below(world: Position, choice: int) -> None:
    """An engine that takes the pile for the other way up."""
    world.pile.reverse()
    do(world, choice)
    world.pile.reverse()


@pytest.mark.parametrize("faulty", [never_turning, drawing_from_below])
def test_an_engine_that_forgets_a_rule_is_caught(
    faulty: Callable[[Position, int], None],
) -> None:
    with pytest.raises(AssertionError):
        play_some_games(wave(3), faulty, games=20)


def test_a_choice_is_the_card_and_what_is_done_with_it() -> None:
    game = wave(3, nazare=True, virage=True)
    table = position(
        game, discard="red 2", inward=["navy 4, white 3"], outward=["sky 0"], bend="red 3"
    )
    codes = {code_of(game, table, move) for move in game.moves(table, 0)}
    assert {card("navy 4"), SWAP + card("sky 0")} <= codes
    assert FACE_DOWN + card("white 3") not in codes


def test_advice_is_no_choice() -> None:
    game = wave(3)
    table = game.start(QuickChance(1))
    with pytest.raises(ValueError, match="advice"):
        code_of(game, table, Point(1, 0, Advice.PLAY))


def test_a_copy_is_played_on_without_touching_the_original() -> None:
    game = wave(2, nazare=True, virage=True, colour_tide=True)
    world = position_of(game, game.start(QuickChance(3), journal=False))
    before = everything(world.copy())
    other = world.copy()
    while not other.over:
        do(other, choices(other)[-1])
    assert everything(world) == before
