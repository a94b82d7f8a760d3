"""Which card does best in the worlds that may be: flat Monte Carlo with halving, all in one loop.

The scheme is the one of `houle.bots.search`, written out so that it can be compiled.
"""

from typing import final

from mypy_extensions import i64

from houle.bots.bot import Patience
from houle.games.sea_change.bots.beliefs import Beliefs
from houle.games.sea_change.bots.habits import Habit, usual, worth
from houle.games.sea_change.bots.rounds import Round


@final
class Aim:
    """What somebody plays for: points, and to have the most of them."""

    def __init__(self, side: int, *, victory: float) -> None:
        self.side: i64 = side
        self.victory = victory

    def reached(self, round_: Round) -> float:
        """What the end of a round is worth."""
        side = self.side
        own = round_.points(side)
        worth = float(own)
        if self.victory:
            most = True
            for other in range(round_.size):
                if other != side and round_.points(other) > own:
                    most = False
            if round_.solo and not round_.eights & 1:
                most = False
            if most:
                worth += self.victory
        return worth


def best_card(
    seen: Round,
    beliefs: Beliefs,
    habit: Habit,
    aim: Aim,
    playouts: int,
    ending: int,
    patience: Patience,
) -> int:
    """The card that is worth most on average; of equals, the one that habit prefers.

    In the last tricks, so many as `ending` says, the player does not follow habit any more but does
    what is best against it.
    """
    me = seen.turn()
    cards = _by_habit(seen, habit, me)
    alive = list(range(len(cards)))
    sums = [0.0] * len(cards)
    rounds = (len(cards) - 1).bit_length()
    for halving in range(rounds):
        worlds = max(1, playouts // (rounds - halving) // len(alive))
        for _ in range(worlds):
            if patience.over():
                break
            world = beliefs.next_world(seen)
            for one in alive:
                tried = world.copy()
                tried.lay(cards[one])
                sums[one] += _outcome(tried, habit, aim, me, ending)
        playouts -= worlds * len(alive)
        ranked = sorted([(-sums[one], one) for one in alive])
        alive = [one for _, one in ranked[: (len(alive) + 1) // 2]]
    return cards[alive[0]]


def _by_habit(seen: Round, habit: Habit, me: i64) -> list[int]:
    ranked = sorted([(-worth(seen, habit, me, card), card) for card in seen.legal(me)])
    return [card for _, card in ranked]


def _outcome(round_: Round, habit: Habit, aim: Aim, me: i64, ending: i64) -> float:
    """Play on by habit, but choose the own cards at the end."""
    last = ending * round_.size
    while round_.unplayed:
        place = round_.turn()
        if round_.solo and place != me:
            round_.lay(round_.pile.pop())
        elif place == me and round_.unplayed <= last:
            return _best_end(round_, habit, aim, me, ending)
        else:
            round_.lay(usual(round_, habit, place))
    return aim.reached(round_)


def _best_end(round_: Round, habit: Habit, aim: Aim, me: i64, ending: i64) -> float:
    cards = round_.legal(me)
    if len(cards) == 1:
        round_.lay(cards[0])
        return _outcome(round_, habit, aim, me, ending)
    most = -1000.0
    for card in cards:
        tried = round_.copy()
        tried.lay(card)
        found = _outcome(tried, habit, aim, me, ending)
        most = max(most, found)
    return most
