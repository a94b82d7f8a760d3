"""Playing on in the head, by the rules of any game: what comes of a move in a world."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, final

from houle.kernel import Chance, Outcome
from houle.kernel.game import Game
from houle.kernel.table import Table
from houle.kernel.zones import Seat

LONGEST_PLAYOUT: Final = 600
"""Moves after which nobody knows who would have won."""
POINTS_COUNT: Final = 0.25
"""What a game's points weigh beside winning it."""
PERFECT: Final = 1 + POINTS_COUNT

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = Table[Any]

Policy: TypeAlias = Callable[[Any, Any, Seat, Sequence[Any], Chance], Any]
"""How somebody plays who does not think: one of the moves, at a table they may look at whole."""


def anything(
    game: AnyGame,  # noqa: ARG001
    table: AnyTable,  # noqa: ARG001
    seat: Seat,  # noqa: ARG001
    moves: Sequence[Any],
    chance: Chance,
) -> Any:
    """All moves are equally likely."""
    return moves[chance.below(len(moves))]


class End(NamedTuple):
    """What an end is worth to a seat."""

    worth: float
    won: bool


@final
class Playouts:
    """Where moves are tried, and counted."""

    def __init__(self, game: AnyGame, seat: Seat, policy: Policy, chance: Chance) -> None:
        self._game = game
        self._seat = seat
        self._policy = policy
        self._chance = chance
        self.played = 0

    def worth(self, world: AnyTable, move: Any) -> float:
        """What comes of a move in a world, played on to the end."""
        return self.ends(world, move).worth

    def ends(self, world: AnyTable, move: Any) -> End:
        """How a world ends after a move; one that does not end soon is nobody's yet."""
        game, chance, policy = self._game, self._chance, self._policy
        table = world.copy()
        game.play(table, self._seat, move, chance)
        for _ in range(LONGEST_PLAYOUT):
            self.played += 1
            waiting = game.to_act(table)
            if not waiting:
                break
            seat = waiting[0]
            moves = game.moves(table, seat)
            game.play(table, seat, policy(game, table, seat, moves, chance), chance)
        outcome = game.outcome(table)
        if outcome is None:
            return End(1 / (len(game.sides()) + 1), won=False)
        return End(worth_of(game, self._seat, outcome), self._seat in outcome.winners)


def worth_of(game: AnyGame, seat: Seat, outcome: Outcome) -> float:
    """How good an end is for a seat: to win is what counts, points tell ends apart besides."""
    sides = game.sides()
    winning = sum(1 for side in sides if not set(side).isdisjoint(outcome.winners))
    won = 1 / winning if seat in outcome.winners else 0.0
    if not outcome.points:
        return won
    own = outcome.points[seat]
    if len(sides) == 1:
        return won + POINTS_COUNT * own / (1 + abs(own))
    mine = next(side for side in sides if seat in side)
    others = [points for other, points in enumerate(outcome.points) if other not in mine]
    spread = max(outcome.points) - min(outcome.points)
    ahead = (own - sum(others) / len(others)) / spread if spread else 0.0
    return won + POINTS_COUNT * ahead
