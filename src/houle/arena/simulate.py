"""Many games, the same ones for the same seed whatever the number of processes."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from houle.arena.errands import run_errands
from houle.arena.play import GameResult, play_game
from houle.arena.watching import find_watcher
from houle.bots import find_bot, stands_for_a_person
from houle.kernel import Game, QuickChance

GAMES_PER_ERRAND = 25
"""How many games a process is sent away with: enough to be worth it, few enough to see progress."""


def simulate(
    game: Game[Any, Any, Any],
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
) -> Iterator[GameResult]:
    """Play so many games, one bot per seat, and yield how each went, in their order."""
    if jobs == 1:
        for number in range(games):
            yield _play_one(game, bots, seed, number)
        return
    starts = range(0, games, GAMES_PER_ERRAND)
    errands = [range(start, min(start + GAMES_PER_ERRAND, games)) for start in starts]
    work = partial(_play_some, type(game), game.seats, game.options, tuple(bots), seed)
    for results in run_errands(work, errands, jobs):
        yield from results


def _play_some(
    kind: type[Game[Any, Any, Any]],
    seats: int,
    options: object,
    bots: Sequence[str],
    seed: str,
    numbers: range,
) -> list[GameResult]:
    game = kind(seats, options)
    return [_play_one(game, bots, seed, number) for number in numbers]


def _play_one(game: Game[Any, Any, Any], bots: Sequence[str], seed: str, number: int) -> GameResult:
    players = [
        find_bot(game.name, name)(QuickChance(f"{seed}/{number}/seat {seat}"))
        for seat, name in enumerate(bots)
    ]
    people = tuple(seat for seat, name in enumerate(bots) if stands_for_a_person(game.name, name))
    chance = QuickChance(f"{seed}/{number}/cards")
    return play_game(game, players, chance, find_watcher(game), people)
