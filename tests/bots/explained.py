"""How many moves have a reason, and how long it takes: `make check-reasons` (GAME=…, SECONDS=…).

Games are played among bots of one level; at moments by lot whoever is to move is asked why. A move
is without a reason where another did clearly better in the deals that were counted.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import count
from time import monotonic, thread_time
from typing import Any, NamedTuple

from houle.arena.estimates import share
from houle.bots import Level, find_bot
from houle.bots.reasons import Comparison, reason_for, weigh
from houle.bots.registry import reasons_of
from houle.conformance.subject import AnyGame
from houle.kernel import KeyedChance, QuickChance, Story, know
from tests.games.subjects import SUBJECTS

ONE_IN = 7
"""So rarely somebody is asked, so that many games are looked at."""


class Asked(NamedTuple):
    """What came of asking once."""

    comparison: Comparison
    fate: str
    seconds: float
    """Of CPU."""


def asked(game: AnyGame, level: str, seed: str) -> Iterator[Asked]:
    """Reasons for moves of one game, at moments by lot."""
    reasons = reasons_of(game.name)
    fate, lot = KeyedChance(seed.encode()), QuickChance(f"{seed} asked")
    table = game.start(fate)
    story = Story(game.layout, table.journal or ())
    bots = [find_bot(game.name, level)(QuickChance(f"{seed} {seat}")) for seat in range(game.seats)]
    while waiting := game.to_act(table):
        seat = waiting[0]
        known = know(game, table, seat, story, ())
        move: Any = bots[seat].choose(known)
        if len(known.view.moves) > 1 and not lot.below(ONE_IN):
            before = thread_time()
            reason = reason_for(move, weigh(known, reasons, move), reasons)
            yield Asked(reason.comparison, reason.fate, thread_time() - before)
        game.attempt(table, seat, move, fate)
        story.add(seat, table.journal or ())


def main() -> None:
    """Ask for so long in each game, at all its tables in turn, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=sorted(SUBJECTS))
    parser.add_argument("--level", default=Level.EXPERT, choices=list(Level))
    parser.add_argument("--seconds", type=float, default=120.0, help="for each game")
    parser.add_argument("--seed", default="reasons")
    chosen = parser.parse_args()
    for name in chosen.games or list(SUBJECTS):
        subject, until = SUBJECTS[name], monotonic() + chosen.seconds
        found: list[Asked] = []
        for number in count():
            game = subject.game(number * 7 % len(subject.settings))
            for each in asked(game, chosen.level, f"{chosen.seed} {number}"):
                found.append(each)
                if monotonic() > until:
                    break
            if monotonic() > until:
                break
        print(report(name, found), flush=True)


def report(name: str, found: list[Asked]) -> str:
    """A line of figures."""
    told = Counter(each.comparison for each in found)
    backed = share([float(each.comparison is not Comparison.WORSE) for each in found])
    times = sorted(1000 * each.seconds for each in found)
    half, most = times[len(times) // 2], times[len(times) * 99 // 100]
    kinds = ", ".join(f"{told[kind]} {kind}" for kind in Comparison)
    return (
        f"{name:18} {100 * backed.value:.1f} % [{100 * backed.low:.1f}, {100 * backed.high:.1f}]"
        f" of {len(found)} moves ({kinds}); CPU {half:.0f} / {most:.0f} ms"
    )


if __name__ == "__main__":
    main()
