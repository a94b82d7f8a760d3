"""Whether every card of VAGUE & ATTAQUE is used: random moves at tables of all sizes, counted.

Used is a card that was read, whose power was used, or that was laid. A kind of move is drawn first
and then one of that kind: otherwise there would be ten duels to each adventure.
"""

import argparse
import sys
from collections import Counter
from itertools import count, cycle
from typing import Any

from houle.arena import play_game
from houle.bots import Bot, RandomBot
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.moves import Done, Jettison
from houle.games.vague_et_attaque.watcher import Watcher
from houle.kernel import Knowledge, QuickChance
from houle.kernel.game import M

IDLE: tuple[type, ...] = (Done, Jettison)


class RandomByKind(RandomBot):
    """Each kind of move is equally likely, but nothing is passed or thrown overboard needlessly."""

    def choose(self, known: Knowledge[Any, M, Any]) -> M:
        view = known.view
        kinds = list(dict.fromkeys(map(type, view.moves)))
        kinds = [kind for kind in kinds if kind not in IDLE] or kinds
        kind = kinds[self._chance.below(len(kinds))]
        found = [move for move in view.moves if type(move) is kind]
        return found[self._chance.below(len(found))]


TABLES = tuple(
    (seats, VagueEtAttaqueOptions(teams=teams))
    for seats in VagueEtAttaque.seat_counts
    for teams in ((False, True) if seats == 4 else (False,))
)


def uses(moves: int, seed: str = "cards") -> Counter[str]:
    """How often each card was used in at least so many random moves."""
    found = Counter({card.id: 0 for card in CARDS.printed})
    made = 0
    for number, (seats, options) in zip(count(), cycle(TABLES)):
        if made >= moves:
            break
        game = VagueEtAttaque(seats, options)
        bots: list[Bot[Any, Any, Any]] = [
            RandomByKind(QuickChance(f"{seed}/{number}/{seat}")) for seat in range(seats)
        ]
        chance = QuickChance(f"{seed}/{number}")
        result = play_game(game, bots, chance, Watcher(game))
        made += result.moves
        for word, counted in result.figures.shares.get("card", {}).items():
            found[word] += counted.times
    return found


def main() -> int:
    """Print the cards that were used least; the status says whether that is often enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--least", type=int, default=1_000)
    arguments = parser.parse_args()
    found = uses(arguments.moves).most_common()
    print(f"{arguments.moves} random moves, {len(found)} cards; those used least:")
    print(*(f"  {card}: {times}" for card, times in reversed(found[-5:])), sep="\n")
    return 0 if found[-1][1] >= arguments.least else 1


if __name__ == "__main__":
    sys.exit(main())
