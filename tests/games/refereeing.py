"""What the referees of all games share: how they disagree with a game."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Protocol, TypeAlias

from houle.kernel import Game, Seat, Seats, TrackedTable

AnyGame: TypeAlias = Game[Any, Any, Any]
Moves: TypeAlias = AbstractSet[Any]


class RefereeError(AssertionError):
    """The game and the referee disagree, or a rule is broken."""


class Judge(Protocol):
    """A second source that follows a game by itself."""

    def compare(self, game: Any, table: Any) -> None:
        """Raise unless the table is as it must be."""

    def to_act(self) -> Seats: ...
    def moves(self, seat: Seat) -> Moves: ...
    def asides(self, seat: Seat) -> Moves: ...


def agree(game: AnyGame, table: TrackedTable[Any], referee: Judge) -> list[Moves]:
    """What each seat may do. Raises unless both see the same table and allow the same moves."""
    referee.compare(game, table)
    if game.to_act(table) != referee.to_act():
        raise RefereeError(
            f"to act: the game says {game.to_act(table)}, the referee {referee.to_act()}"
        )
    allowed: list[Moves] = []
    for seat in range(game.seats):
        moves, asides = referee.moves(seat), referee.asides(seat)
        same_moves(f"moves of {seat}", game.moves(table, seat), moves)
        same_moves(f"asides of {seat}", game.asides(table, seat), asides)
        allowed.append(moves | asides)
    return allowed


def same_moves(whose: str, offered: Sequence[Any], allowed: Moves) -> None:
    """Raise unless exactly what is allowed is offered, each move once."""
    if len(offered) == len(allowed) and allowed >= set(offered):
        return
    raise RefereeError(
        f"{whose}: offered and not allowed {set(offered) - allowed}, "
        f"allowed and not offered {allowed - set(offered)}, {len(offered)} offers in all"
    )


def same_answer(
    game: AnyGame, table: TrackedTable[Any], seat: Seat, move: Any, allowed: Sequence[Moves]
) -> None:
    """Raise unless the game refuses a move just where it must."""
    refused = game.refusal(table, seat, move)
    if (refused is None) != (move in allowed[seat]):
        raise RefereeError(f"{move} of seat {seat}: the game answers {refused}")
