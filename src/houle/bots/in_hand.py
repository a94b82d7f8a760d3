"""What nobody at a table overlooks: a win in hand, and a loss that one move prevents.

Both are found by the rules alone, in worlds drawn from what the seat knows. A *win in hand* is a
move with which the game is over and the seat's side alone has won, whatever is hidden. So is the
first of a few moves in a row that the seat makes before anybody else, if the same moves win in
every world. A move *loses at once* if the game is over with it and lost, or if whoever is next can
then win before anybody else moves.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from houle.bots.playouts import AnyGame, AnyTable
from houle.bots.rules_of import rules_of
from houle.kernel import Knowledge, Outcome, QuickChance, Seat, Worlds

CHAIN: Final = 3
"""So many moves in a row are looked at: to lay a card, to use one that lets one lay another, and
that one. Nothing longer came up in any game of the house."""
SURE_WORLDS: Final = 40
"""What wins in so many worlds wins."""
LOST_WORLDS: Final = 20
ESCAPES: Final = 1
"""A move that loses in all of so many worlds but this many is as good as lost."""
MOST_PLAYED: Final = 5_000
"""So many moves are played in the head for each of the two questions; who has not found it by then
does not find it."""

AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]
Glance: TypeAlias = Callable[[AnyKnowledge], bool]


def always(known: AnyKnowledge) -> bool:  # noqa: ARG001
    """For all that can be told without trying."""
    return True


def never(known: AnyKnowledge) -> bool:  # noqa: ARG001
    """Where it cannot come to that."""
    return False


def none_follow(known: AnyKnowledge) -> int:  # noqa: ARG001
    """Nobody else moves before the game is over."""
    return 0


class NearTheEnd(NamedTuple):
    """What a game can tell at a glance, so that nobody looks for an end that is far.

    A package of bots may say it beside its `BOTS`, under the name `NEAR_THE_END`.
    """

    may_win: Glance = always
    """Whether the seat may have a win in hand."""
    may_lose: Glance = always
    """Whether a move of the seat may lose at once."""
    answers: Callable[[AnyKnowledge], int] = none_follow
    """So many moves of anybody may follow until a game is over that is won already, whatever they
    are; as in the last trick but one."""


ANYWHERE: Final = NearTheEnd()


class _EnoughPlayedError(Exception):
    """The budget is spent."""


class InHand:
    """Looks for wins and losses at one moment, for the seat that is to move."""

    def __init__(
        self,
        known: AnyKnowledge,
        near: NearTheEnd = ANYWHERE,
        *,
        most_played: int = MOST_PLAYED,
        seed: int = 0,
    ) -> None:
        game: AnyGame = rules_of(known.view)
        self._game = game
        self._known = known
        self._moves = known.view.moves
        self._seat: Seat = int(known.view.viewer)
        self._answers = near.answers(known)
        self._most_played = most_played
        self._left = most_played
        self._chance = QuickChance(seed)
        self._worlds = Worlds(game, known)
        self._drawn: list[AnyTable] = []

    def wins(self, worlds: int = SURE_WORLDS, escapes: int = 0) -> list[Any]:
        """The moves that win, of those that take the fewest moves to do so.

        In so many worlds they do, but for a few if `escapes` allows it.
        """
        self._left = self._most_played
        try:
            for chain in range(1, CHAIN + 1):
                found = [move for move in self._moves if self._wins(move, chain, worlds, escapes)]
                if found:
                    return found
        except _EnoughPlayedError:
            pass
        return []

    def wins_with(self, move: Any, worlds: int = SURE_WORLDS, escapes: int = 0) -> bool:
        """Whether this move is one that wins, in however few or many moves."""
        self._left = self._most_played
        try:
            return any(self._wins(move, chain, worlds, escapes) for chain in range(1, CHAIN + 1))
        except _EnoughPlayedError:
            return False

    def lost(self, move: Any, worlds: int = LOST_WORLDS, escapes: int = ESCAPES) -> int:
        """In how many worlds a move loses at once; looks no further after so many `escapes`."""
        self._left = self._most_played
        lost = 0
        for number in range(worlds):
            try:
                lost += self._loses(self._after(self._world(number), self._seat, move), CHAIN - 1)
            except _EnoughPlayedError:
                break
            if number + 1 - lost > escapes:
                break
        return lost

    # Wins

    def _wins(self, move: Any, chain: int, worlds: int, escapes: int) -> bool:
        for plan in self._plans(self._after(self._world(0), self._seat, move), chain - 1):
            failed = 0
            for number in range(1, worlds):
                failed += not self._succeeds((move, *plan), number)
                if failed > escapes:
                    break
            else:
                return True
        return False

    def _plans(self, table: AnyTable, more: int) -> Iterator[tuple[Any, ...]]:
        """What else to do so that the game is won, with exactly so many moves `more`."""
        if more == 0:
            if self._is_won(table):
                yield ()
        elif self._game.to_act(table) == (self._seat,):
            for move in self._game.moves(table, self._seat):
                for plan in self._plans(self._after(table, self._seat, move), more - 1):
                    yield (move, *plan)

    def _succeeds(self, plan: Sequence[Any], number: int) -> bool:
        table = self._world(number)
        for nth, move in enumerate(plan):
            if nth and (
                self._game.to_act(table) != (self._seat,)
                or move not in self._game.moves(table, self._seat)
            ):
                return False
            table = self._after(table, self._seat, move)
        return self._is_won(table)

    def _is_won(self, table: AnyTable) -> bool:
        outcome = self._game.outcome(table)
        if outcome is not None:
            return self._won_by(self._seat, outcome)
        return self._is_won_anyhow(table, self._answers)

    def _is_won_anyhow(self, table: AnyTable, answers: int) -> bool:
        """Whether all that anybody may do leads to a win, within so many moves."""
        outcome = self._game.outcome(table)
        if outcome is not None:
            return self._won_by(self._seat, outcome)
        if answers == 0:
            return False
        seat = self._game.to_act(table)[0]
        return all(
            self._is_won_anyhow(self._after(table, seat, move), answers - 1)
            for move in self._game.moves(table, seat)
        )

    # Losses

    def _loses(self, table: AnyTable, more: int) -> bool:
        """Whether the game is lost here, or whoever is next can win it at once."""
        game = self._game
        outcome = game.outcome(table)
        if outcome is not None:
            return self._seat not in outcome.winners
        waiting = game.to_act(table)
        if len(waiting) != 1:
            return False
        if waiting[0] == self._seat:
            return more > 0 and all(
                self._loses(self._after(table, self._seat, move), more - 1)
                for move in game.moves(table, self._seat)
            )
        if any(self._seat in side and waiting[0] in side for side in game.sides()):
            return False
        return self._can_win(table, waiting[0], CHAIN)

    def _can_win(self, table: AnyTable, seat: Seat, chain: int) -> bool:
        """Whether a seat could win before anybody else moves."""
        for move in self._game.moves(table, seat):
            after = self._after(table, seat, move)
            outcome = self._game.outcome(after)
            if outcome is not None:
                if self._won_by(seat, outcome):
                    return True
            elif (
                chain > 1
                and self._game.to_act(after) == (seat,)
                and self._can_win(after, seat, chain - 1)
            ):
                return True
        return False

    # Both

    def _won_by(self, seat: Seat, outcome: Outcome) -> bool:
        """Whether a seat's side has won, and nobody else with it."""
        side = next(side for side in self._game.sides() if seat in side)
        return seat in outcome.winners and set(outcome.winners) <= set(side)

    def _world(self, number: int) -> AnyTable:
        while len(self._drawn) <= number:
            self._drawn.append(self._worlds.draw(self._chance))
        return self._drawn[number]

    def _after(self, table: AnyTable, seat: Seat, move: Any) -> AnyTable:
        if self._left == 0:
            raise _EnoughPlayedError
        self._left -= 1
        after = table.copy()
        self._game.play(after, seat, move, self._chance)
        return after
