"""How fast the rules are, in CPU seconds, beside open_spiel's hearts in the same run.

Both are whole random games driven from Python, dealing included; what counts is decisions of
players. Rounds of both alternate, so that a busy machine slows both alike.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import houle.kernel.table
from houle.games.registry import find_game, game_names
from houle.kernel import Game, QuickChance, Table, deal_world

ROUNDS = 9
PLAYERS = 3
HEARTS = "open_spiel hearts"
MOST_MOVES = 60
"""A long game is looked at no further: it repeats itself."""
SECONDS_A_ROUND = 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-hearts", action="store_true")
    arguments = parser.parse_args()

    build = "pure Python" if houle.kernel.table.__file__.endswith(".py") else "compiled"
    contestants = {
        f"{name}, {PLAYERS} players": random_game(find_game(name)(PLAYERS)) for name in game_names()
    }
    if not arguments.without_hearts:
        contestants[HEARTS] = hearts_game()

    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, play in contestants.items():
            speeds[name].append(moves_per_second(play))

    print(f"Rules, {build}; moves per CPU second, median of {ROUNDS} rounds, dealing included")
    for name, rounds in speeds.items():
        print(f"  {name:24} {statistics.median(rounds):>12,.0f}")
    if HEARTS in speeds:
        print("  and so many times as many as hearts")
        for name, rounds in speeds.items():
            pairs = zip(rounds, speeds[HEARTS], strict=True)
            ratio = statistics.median(ours / theirs for ours, theirs in pairs)
            print(f"  {name:24} {ratio:>12.2f}")

    print("Four players, CPU microseconds, median over the seats and moves of ten games")
    for name in game_names():
        copies, worlds = copy_and_world_times(find_game(name)(4))
        print(f"  {name:24} table.copy() {copies:>6.2f}   deal_world() {worlds:>6.2f}")


def random_game(game: Game[Any, Any, Any]) -> Callable[[Random], int]:
    """One game of ours at random, without a journal; returns the number of moves."""

    chance = QuickChance(1)

    def play(random: Random) -> int:
        table = game.start(chance, journal=False)
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


def copy_and_world_times(game: Game[Any, Any, Any]) -> tuple[float, float]:
    """Median microseconds of a copy and of a world, at tables that keep a journal."""
    copies: list[float] = []
    worlds: list[float] = []
    chance = QuickChance(1)
    random = Random(1)
    for _ in range(10):
        table = game.start(chance)
        for _ in range(MOST_MOVES):
            if not (seats := game.to_act(table)):
                break
            copies.append(microseconds(table.copy))
            worlds += [
                microseconds(partial(deal_world, game, table, seat, chance))
                for seat in range(game.seats)
            ]
            game.attempt(table, seats[0], random.choice(game.moves(table, seats[0])), chance)
    return statistics.median(copies), statistics.median(worlds)


def microseconds(action: Callable[[], Table[Any]], times: int = 50) -> float:
    begin = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - begin) / times * 1e6


if __name__ == "__main__":
    main()
