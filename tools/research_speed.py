"""Decisions a second through each adapter, played at random: `make research-speed`."""

import argparse
from collections.abc import Callable, Iterator
from time import process_time

import numpy as np
import pyspiel

from houle.games.registry import game_names
from houle.research import aec, single, spiel


def by_pettingzoo(name: str) -> Iterator[None]:
    env, lot = aec.env(name), np.random.default_rng(1)
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            told, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(lot.choice(np.flatnonzero(told["action_mask"]))))
            yield


def by_gymnasium(name: str) -> Iterator[None]:
    env, lot = single.SeatEnv(name, others="random"), np.random.default_rng(1)
    seed = 0
    while True:
        told, _ = env.reset(seed=seed)
        seed += 1
        over = False
        while not over:
            number = int(lot.choice(np.flatnonzero(told["action_mask"])))
            told, _, ended, broken_off, _ = env.step(number)
            over = ended or broken_off
            yield


def by_openspiel(name: str) -> Iterator[None]:
    spiel.register()
    game, lot = pyspiel.load_game(spiel.short_name(name)), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(lot.integers(len(state.chance_outcomes()))))
            else:
                state.apply_action(int(lot.choice(state.legal_actions())))
                yield


WAYS: dict[str, Callable[[str], Iterator[None]]] = {
    "PettingZoo": by_pettingzoo,
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_openspiel,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    print(f"| game | {' | '.join(WAYS)} |\n|---{'|---:' * len(WAYS)}|")
    for name in game_names():
        figures = [f"{speed(way(name), seconds):,.0f}" for way in WAYS.values()]
        print(f"| {name} | {' | '.join(figures)} |", flush=True)


def speed(steps: Iterator[None], seconds: float) -> float:
    """Steps per second of CPU."""
    next(steps)
    began = process_time()
    count = 0
    while process_time() - began < seconds:
        next(steps)
        count += 1
    return count / (process_time() - began)


if __name__ == "__main__":
    main()
