"""The odds of a duel: a throw, and the two of three for a place (A-51)."""

from functools import cache
from itertools import product
from typing import NamedTuple

from houle.games.vague_et_attaque.duels import SIDES, THROWS_FOR_A_PLACE

PIPS = range(1, SIDES + 1)


class Odds(NamedTuple):
    """How likely the attacker wins and loses; what is missing to one is a tie."""

    win: float
    lose: float


class Hand(NamedTuple):
    """What helps a die: pips more, and a second die of which the better one counts."""

    plus: int = 0
    two_dice: bool = False


NO_HELP = Hand()


@cache
def throw_odds(attack: Hand = NO_HELP, defence: Hand = NO_HELP, die: int | None = None) -> Odds:
    """One throw of each; `die` is what the attacker has thrown already."""
    first = _totals(attack) if die is None else (die,)
    pairs = list(product(first, _totals(defence)))
    wins = sum(one > other for one, other in pairs)
    losses = sum(one < other for one, other in pairs)
    return Odds(wins / len(pairs), losses / len(pairs))


@cache
def duel_odds(
    throw: Odds,
    needed: int,
    later: Odds | None = None,
    wins: tuple[int, int] = (0, 0),
    throws: int = 0,
) -> Odds:
    """The rest of a duel, in which `throw` comes next and those after it have the odds `later`."""
    left = (THROWS_FOR_A_PLACE if needed > 1 else 1) - throws
    if max(wins) == needed or left <= 0 or max(wins) + left < needed:
        return Odds(float(wins[0] == needed), float(wins[1] == needed))
    after = throw if later is None else later
    ways = (
        (throw.win, (wins[0] + 1, wins[1])),
        (throw.lose, (wins[0], wins[1] + 1)),
        (1 - throw.win - throw.lose, wins),
    )
    ends = [(chance, duel_odds(after, needed, after, then, throws + 1)) for chance, then in ways]
    return Odds(
        sum(chance * end.win for chance, end in ends),
        sum(chance * end.lose for chance, end in ends),
    )


def _totals(hand: Hand) -> list[int]:
    """All equally likely totals of a throw."""
    if hand.two_dice:
        return [max(pair) + hand.plus for pair in product(PIPS, PIPS)]
    return [die + hand.plus for die in PIPS]
