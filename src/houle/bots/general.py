"""A player for any game, with nothing but its rules.

Draws worlds that could be the real one, tries each move in them, plays on by a policy and counts
how that ends. A game may bring the policy; without one, all moves are equally likely.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from houle.bots.bot import ENDLESS, BotKind, Patience, Roster, Silent
from houle.bots.levels import Level
from houle.bots.luck import SEEDS
from houle.bots.race import win_race
from houle.games.registry import find_game
from houle.kernel import Chance, Game, Knowledge, Outcome, QuickChance, Table, View, Worlds
from houle.kernel.game import M
from houle.kernel.zones import Seat

LONGEST_PLAYOUT: Final = 600
"""Moves after which nobody knows who would have won."""
POINTS_COUNT: Final = 0.25
"""What a game's points weigh beside winning it."""
PERFECT: Final = 1 + POINTS_COUNT

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = Table[Any]


class Policy(Protocol):
    """How somebody plays who does not think: one of `moves`, at a table they may look at whole."""

    def __call__(
        self, game: AnyGame, table: AnyTable, seat: Seat, moves: Sequence[Any], chance: Chance, /
    ) -> Any: ...


def anything(
    game: AnyGame,  # noqa: ARG001
    table: AnyTable,  # noqa: ARG001
    seat: Seat,  # noqa: ARG001
    moves: Sequence[Any],
    chance: Chance,
) -> Any:
    """All moves are equally likely."""
    return moves[chance.below(len(moves))]


class General(Silent):
    """Plays as many moves in the head as its `effort` says, and keeps silent."""

    def __init__(
        self, effort: int, policy: Policy, chance: Chance, patience: Patience = ENDLESS
    ) -> None:
        self._effort = effort
        self._policy = policy
        self._chance = chance
        self._patience = patience

    def choose(self, known: Knowledge[Any, M, Any]) -> M:
        if len(known.view.moves) == 1:
            return known.view.moves[0]
        chance = QuickChance(self._chance.below(SEEDS))
        order = list(range(len(known.view.moves)))
        chance.shuffle(order)  # should there be no time for all, none comes first
        moves = [known.view.moves[nth] for nth in order]
        game = _game_of(known.view)
        head = _Head(game, int(known.view.viewer), self._policy, chance)
        worlds = Worlds(game, known)
        imagine: Callable[[], AnyTable] = partial(worlds.draw, chance)
        limit = _Limit(head, self._effort, self._patience)
        return win_race(moves, imagine, head.worth, self._effort, limit, PERFECT).move


class _Head:
    """Where moves are tried, and counted."""

    def __init__(self, game: AnyGame, seat: Seat, policy: Policy, chance: Chance) -> None:
        self._game = game
        self._seat = seat
        self._policy = policy
        self._chance = chance
        self.played = 0

    def worth(self, world: AnyTable, move: Any) -> float:
        """What comes of a move in a world, played on to the end."""
        game, chance, policy = self._game, self._chance, self._policy
        table = world.copy()
        game.play(table, self._seat, move, chance)
        for played in range(LONGEST_PLAYOUT):
            outcome = game.outcome(table)
            if outcome is not None:
                self.played += played + 1
                return worth_of(game, self._seat, outcome)
            seat = game.to_act(table)[0]
            moves = game.moves(table, seat)
            game.play(table, seat, policy(game, table, seat, moves, chance), chance)
        self.played += LONGEST_PLAYOUT
        return 1 / (len(game.sides()) + 1)


class _Limit:
    """Ends a search by the moves that were played in it, or sooner if somebody waits."""

    def __init__(self, head: _Head, effort: int, patience: Patience) -> None:
        self._head = head
        self._effort = effort
        self._patience = patience

    def over(self) -> bool:
        return self._head.played >= self._effort or self._patience.over()


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


def _game_of(view: View[Any, Any, Any]) -> AnyGame:
    kind = find_game(view.game)
    return (kind.of_version(view.rules_version) or kind)(view.seats, view.options)


EFFORTS: Final = {
    Level.BEGINNER: 300,
    Level.PLAYER: 2_000,
    Level.STRONG: 8_000,
    Level.EXPERT: 30_000,
}
"""Moves in the head for one decision."""


def general_roster(policy: Policy = anything) -> Roster:
    """Players of four levels for a game that has no thoughts of its own about how to play it."""
    return {level: _kind(effort, policy) for level, effort in EFFORTS.items()}


def _kind(effort: int, policy: Policy) -> BotKind:
    return partial(General, effort, policy)
