"""Deals played by several lineups, and what is kept of each game."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from houle.arena.contest import Contest, Lineup
from houle.arena.errands import run_errands
from houle.arena.play import play_game
from houle.arena.rounds import RoundPoints
from houle.arena.timing import CpuClock, Timed
from houle.bots import find_bot, stands_for_a_person
from houle.kernel import Game, QuickChance, Seat


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """Microseconds of computing."""

    choices: tuple[int, ...]
    asides: tuple[int, ...]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the arena keeps it."""

    deal: int
    bots: Lineup
    cause: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """Of each seat, all rounds together."""
    rounds: int
    moves: int
    spent: dict[str, Spent] = {}
    """For each bot; the one thing that is never the same twice."""

    def without_times(self) -> "Played":
        """What is the same for the same seed."""
        return msgspec.structs.replace(self, spent={})


class Errand(NamedTuple):
    """A deal, and who has yet to play it. Single games, so that an interruption costs little."""

    deal: int
    lineup: Lineup


def play_deals(
    contest: Contest,
    errands: Sequence[Errand],
    seed: str,
    clock: CpuClock,
    *,
    jobs: int = 1,
) -> Iterator[Played]:
    """Play them, and yield each game in their order."""
    game = contest.game
    work = partial(_play, type(game), game.seats, game.options, seed, clock)
    yield from run_errands(work, errands, jobs)


def _play(
    kind: type[Game[Any, Any, Any]],
    seats: int,
    options: object,
    seed: str,
    clock: CpuClock,
    errand: Errand,
) -> Played:
    return play_deal(kind(seats, options), errand.lineup, seed, errand.deal, clock)


def play_deal(
    game: Game[Any, Any, Any], lineup: Lineup, seed: str, deal: int, clock: CpuClock
) -> Played:
    """One game. The cards fall the same for the same seed and deal, whoever plays."""
    players = [
        Timed(find_bot(game.name, name), QuickChance(f"{seed}/{deal}/seat {seat}"), clock)
        for seat, name in enumerate(lineup)
    ]
    watcher = RoundPoints(game.sides())
    people = tuple(seat for seat, name in enumerate(lineup) if stands_for_a_person(game.name, name))
    result = play_game(game, players, QuickChance(f"{seed}/{deal}/cards"), watcher, people)
    outcome = result.outcome
    spent = {}
    for bot in dict.fromkeys(lineup):
        own = [player for player, name in zip(players, lineup, strict=True) if name == bot]
        spent[bot] = Spent(
            tuple(time for player in own for time in player.choices),
            tuple(time for player in own for time in player.asides),
        )
    return Played(
        deal=deal,
        bots=lineup,
        cause=str(outcome.cause),
        winners=outcome.winners,
        points=watcher.points(outcome),
        rounds=watcher.rounds(),
        moves=result.moves,
        spent=spent,
    )
