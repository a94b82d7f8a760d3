"""Many games, the same ones for the same seed whatever the number of processes."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from houle.arena.play import GameResult, play_game
from houle.bots import BotKind
from houle.kernel import Game, QuickChance

GAMES_PER_ERRAND = 25
"""How many games a process is sent away with: enough to be worth it, few enough to see progress."""


def simulate(
    game: Game[Any, Any, Any],
    bots: Sequence[BotKind],
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
    # Forking a process that draws a progress bar in a thread could deadlock; spawning cannot.
    # Ctrl-C is for the parent, which then sends nobody away any more.
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)
    ) as pool:
        sent = [
            pool.submit(_play_some, type(game), game.seats, game.options, tuple(bots), seed, errand)
            for errand in errands
        ]
        try:
            for errand in sent:
                yield from errand.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_some(
    kind: type[Game[Any, Any, Any]],
    seats: int,
    options: object,
    bots: Sequence[BotKind],
    seed: str,
    numbers: range,
) -> list[GameResult]:
    game = kind(seats, options)
    return [_play_one(game, bots, seed, number) for number in numbers]


def _play_one(
    game: Game[Any, Any, Any], bots: Sequence[BotKind], seed: str, number: int
) -> GameResult:
    players = [kind(QuickChance(f"{seed}/{number}/seat {seat}")) for seat, kind in enumerate(bots)]
    return play_game(game, players, QuickChance(f"{seed}/{number}/cards"))
