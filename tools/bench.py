"""How fast the rules are, in CPU seconds, beside open_spiel's hearts in the same run.

Both are whole random games driven from Python, dealing included; what counts is decisions of
players. Each game is played at a table that keeps track of who knows what, and in the head, as
search plays it. Rounds of all alternate, so that a busy machine slows all alike.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from houle.build import COMPILED
from houle.games.registry import find_game, game_names
from houle.kernel import Game, QuickChance, Table, WorldDealer, deal_world

ROUNDS = 9
SECOND_LOWEST, SECOND_HIGHEST = 1, -2
"""Of nine rounds these two lie on both sides of the true median 96 times out of 100."""
PLAYERS = 3
HEARTS = "open_spiel hearts"
MOST_MOVES = 60
"""A long game is looked at no further: it repeats itself."""
SECONDS_A_ROUND = 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-hearts", action="store_true")
    arguments = parser.parse_args()

    build = "compiled" if COMPILED else "pure Python"
    contestants: dict[str, Callable[[Random], int]] = {}
    for name in game_names():
        game = find_game(name)(PLAYERS)
        contestants[name] = random_game(game, partial(game.start, journal=False))
        contestants[f"{name} in the head"] = random_game(game, game.imagine)
    if not arguments.without_hearts:
        contestants[HEARTS] = hearts_game()

    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, play in contestants.items():
            speeds[name].append(moves_per_second(play))

    print(f"Rules, {build}; {PLAYERS} players, moves per CPU second, median of {ROUNDS} rounds")
    for name, rounds in speeds.items():
        print(f"  {name:30} {statistics.median(rounds):>12,.0f}{_beside_hearts(name, speeds)}")

    print("Four players, CPU microseconds, median over the seats and moves of ten games")
    for name in game_names():
        spent = "".join(
            f"   {what} {statistics.median(found):>6.2f}"
            for what, found in times_of(find_game(name)(4)).items()
        )
        print(f"  {name:16}{spent}")


def _beside_hearts(name: str, speeds: dict[str, list[float]]) -> str:
    """How many times as quick as hearts: the median over the rounds, and where the true one is."""
    if HEARTS not in speeds or name == HEARTS:
        return ""
    pairs = zip(speeds[name], speeds[HEARTS], strict=True)
    ratios = sorted(ours / theirs for ours, theirs in pairs)
    low, high = ratios[SECOND_LOWEST], ratios[SECOND_HIGHEST]
    return f"   {statistics.median(ratios):.2f} x hearts ({low:.2f} to {high:.2f})"


def random_game(
    game: Game[Any, Any, Any], begin: Callable[[QuickChance], Table[Any]]
) -> Callable[[Random], int]:
    """One game of ours at random; returns the number of moves."""

    chance = QuickChance(1)

    def play(random: Random) -> int:
        table = begin(chance)
        choice = random.choice
        moves = 0
        while seats := game.to_act(table):
            seat = seats[0]
            game.play(table, seat, choice(game.moves(table, seat)), chance)
            moves += 1
        return moves

    return play


def hearts_game() -> Callable[[Random], int]:
    """One game of hearts at random; its chance moves deal the cards and do not count."""
    import pyspiel  # noqa: PLC0415 - only this bench needs it

    hearts = pyspiel.load_game("hearts")

    def play(random: Random) -> int:
        state = hearts.new_initial_state()
        choice = random.choice
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return moves

    return play


def moves_per_second(play: Callable[[Random], int]) -> float:
    random = Random(1)
    moves = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < SECONDS_A_ROUND:
        moves += sum(play(random) for _ in range(20))
    return moves / spent


def times_of(game: Game[Any, Any, Any]) -> dict[str, list[float]]:
    """Microseconds of a copy and of a world: the first for a seat, and further ones."""
    copies: list[float] = []
    worlds: list[float] = []
    further: list[float] = []
    chance = QuickChance(1)
    random = Random(1)
    for _ in range(10):
        table = game.start(chance)
        for _ in range(MOST_MOVES):
            if not (seats := game.to_act(table)):
                break
            copies.append(microseconds(table.copy))
            for seat in range(game.seats):
                worlds.append(microseconds(partial(deal_world, game, table, seat, chance)))
                dealer = WorldDealer(game, table, seat)
                further.append(microseconds(partial(dealer.imagine, chance)))
            game.attempt(table, seats[0], random.choice(game.moves(table, seats[0])), chance)
    return {"table.copy()": copies, "deal_world()": worlds, "WorldDealer.imagine()": further}


def microseconds(action: Callable[[], Table[Any]], times: int = 50) -> float:
    begin = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - begin) / times * 1e6


if __name__ == "__main__":
    main()
