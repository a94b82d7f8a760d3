"""For how much of what captains do there is a reason, and how long the answer takes.

python -m tests.games.vague_et_attaque.bots.answered --players 3 --every 11 --games 2
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from time import process_time
from typing import Any, NamedTuple

import msgspec

from houle.bots import find_bot
from houle.bots.levels import Level
from houle.bots.reasons import WORLDS, Comparison, Reason, reason_for, weigh
from houle.games.vague_et_attaque import VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.captains import BREADTH, Imagined
from houle.games.vague_et_attaque.bots.reasons import REASONS
from houle.kernel import QuickChance
from tests.games.vague_et_attaque.bots.recounting import SEED, Moment, moments


class Deed(NamedTuple):
    """What somebody did at a moment."""

    at: Moment
    move: Any


def done_by(level: Level, asked: Iterable[Moment]) -> list[Deed]:
    """What a level does at each of these moments."""
    kind = find_bot("vague-et-attaque", level)
    return [Deed(at, kind(QuickChance(1)).choose(at.known)) for at in asked]


def as_tried_by_the_expert(done: Deed) -> Deed:
    """The same choice among the moves that the expert tries, and this one."""
    known = done.at.known
    view = known.view
    tried = Imagined(known, QuickChance(1)).promising(BREADTH)
    moves = tuple(one for n, one in enumerate(view.moves) if n in tried or one == done.move)
    few = msgspec.structs.replace(known, view=msgspec.structs.replace(view, moves=moves))
    return Deed(Moment(done.at.game, few), done.move)


def why(done: Deed, worlds: int) -> Reason:
    """The reason for what was done."""
    tried = weigh(done.at.known, REASONS, done.move, worlds=worlds, seed=SEED)
    return reason_for(done.move, tried, REASONS)


def share_of_reasons(done: list[Deed], worlds: int) -> float:
    """For how much of it there is a reason, rather than one against it."""
    told = [why(each, worlds).comparison for each in done]
    return sum(each is not Comparison.WORSE for each in told) / len(told)


def main(arguments: list[str] | None = None) -> None:
    """Print what the expert is told, among all moves and among those that it tries."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--every", type=int, default=11)
    parser.add_argument("--games", type=int, default=1)
    asked = parser.parse_args(arguments)
    options = VagueEtAttaqueOptions(teams=asked.teams)
    done = done_by(Level.EXPERT, moments(asked.players, options, asked.every, asked.games))
    seconds: list[float] = []
    told: Counter[str] = Counter()
    for each in done:
        began = process_time()
        reason = why(each, WORLDS)
        seconds.append(process_time() - began)
        told[f"{reason.comparison} {reason.fate}"] += 1
    few = share_of_reasons([as_tried_by_the_expert(each) for each in done], WORLDS)
    seconds.sort()
    lines = [f"{count} {what}" for what, count in told.most_common()]
    lines.append(f"among the moves that the expert tries: {few:.1%} of {len(done)}")
    lines.append(f"seconds: {seconds[len(seconds) // 2]:.2f}, at most {seconds[-1]:.2f}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
