"""What a crowd plays: every game that is registered, those that are over soon half as often."""

from functools import cache
from random import Random

from houle.games.registry import Kind, find_game, game_names
from tools.bench import random_game

SEATS = (4, 3)
TRIED = 10
FEW = 30
"""Moves; with more games that are over so soon it would be all setting up."""


def length_of(kind: Kind, seats: int, seed: int) -> int:
    """How many moves a game has that is played at random."""
    game = kind(seats)
    return random_game(game, game.imagine)(Random(seed))


def is_long(kind: Kind) -> bool:
    """Whether people at random are busy with it for a while."""
    lengths = [length_of(kind, seats, seed) for seats in SEATS for seed in range(TRIED)]
    return sorted(lengths)[len(lengths) // 2] > FEW


@cache
def long_games() -> tuple[str, ...]:
    """Those that go on for a while, for three or four people."""
    return tuple(name for name in _fitting() if is_long(find_game(name)))


@cache
def mixed_games() -> tuple[str, ...]:
    """All, the long ones twice."""
    short = set(_fitting()) - set(long_games())
    return (*long_games(), *long_games(), *sorted(short))


def _fitting() -> list[str]:
    return [name for name in game_names() if {*SEATS} <= {*find_game(name).seat_counts}]
