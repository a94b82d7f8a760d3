"""One game between bots, each of which knows what its seat knows and nothing else."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from houle.arena.watching import NO_FIGURES, Figures, Watcher
from houle.bots import Bot, asides_of
from houle.kernel import Chance, Game, Outcome, RefusedError, Seat, Story, TrackedTable, know
from houle.kernel.game import M, O
from houle.kernel.table import P


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, and how many decisions led there; advice is not counted."""

    outcome: Outcome
    moves: int
    figures: Figures = NO_FIGURES
    """What a watcher counted."""


def play_game(
    game: Game[P, M, O],
    bots: Sequence[Bot[P, M, O]],
    chance: Chance,
    watcher: Watcher | None = None,
    people: tuple[Seat, ...] = (),
) -> GameResult:
    """Play one game to its end.

    After the deal and after each move every bot the game does not wait for may give advice. A bot
    that does what the rules refuse ends the game with a `RefusedError`. Bots in the seats of
    `people` are taken for such by the others.
    """
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    carry_out = partial(_carry_out, game, table, story, chance, watcher)
    moves = 0
    while (outcome := game.outcome(table)) is None:
        waiting = game.to_act(table)
        for adviser in range(game.seats):
            if adviser not in waiting and game.asides(table, adviser):
                look = partial(know, game, table, adviser, story, people)
                for aside in asides_of(bots[adviser], look):
                    carry_out(adviser, aside)
        for seat in game.to_act(table)[:1]:
            carry_out(seat, bots[seat].choose(know(game, table, seat, story, people)))
            moves += 1
    figures = NO_FIGURES if watcher is None else watcher.figures(table, outcome)
    return GameResult(outcome, moves, figures)


def _carry_out(
    game: Game[P, M, Any],
    table: TrackedTable[P],
    story: Story,
    chance: Chance,
    watcher: Watcher | None,
    seat: Seat,
    move: M,
) -> None:
    refused = game.attempt(table, seat, move, chance)
    if refused is not None:
        raise RefusedError(refused)
    story.add(seat, table.journal or ())
    if watcher is not None:
        watcher.saw(table, seat, move)
