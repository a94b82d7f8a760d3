"""One game between bots, each of which sees its own view and nothing else."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from houle.bots import Bot, asides_of
from houle.kernel import Chance, Game, Outcome, RefusedError, Seat, Table, project
from houle.kernel.game import M, O
from houle.kernel.table import P


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, and how many decisions led there; advice is not counted."""

    outcome: Outcome
    moves: int


def play_game(game: Game[P, M, O], bots: Sequence[Bot[P, M, O]], chance: Chance) -> GameResult:
    """Play one game to its end.

    After the deal and after each move every bot the game does not wait for may give advice. A bot
    that does what the rules refuse ends the game with a `RefusedError`.
    """
    table = game.start(chance, journal=False)
    moves = 0
    while (outcome := game.outcome(table)) is None:
        waiting = game.to_act(table)
        for adviser in range(game.seats):
            if adviser not in waiting:
                look = partial(project, game, table, adviser)
                for aside in asides_of(bots[adviser], look):
                    _carry_out(game, table, adviser, aside, chance)
        for seat in game.to_act(table)[:1]:
            _carry_out(game, table, seat, bots[seat].choose(project(game, table, seat)), chance)
            moves += 1
    return GameResult(outcome, moves)


def _carry_out(game: Game[P, M, Any], table: Table[P], seat: Seat, move: M, chance: Chance) -> None:
    refused = game.attempt(table, seat, move, chance)
    if refused is not None:
        raise RefusedError(refused)
