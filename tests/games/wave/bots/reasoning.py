"""How often WAVE's bots can say why, how long that takes, and what of it is told.

Games are played by the level `player`; at every so many choices another level is asked what it
would do there, and that is explained.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

import msgspec

from houle.arena import play_game
from houle.bots import Level, find_bot
from houle.bots.reasons import Comparison, Reason, reason_for, weigh
from houle.games.wave import Wave, WaveOptions
from houle.games.wave.bots.reasons import REASONS
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.moves import WaveMove
from houle.kernel import QuickChance, Seat
from tests.games.wave.bots.fingers import OPTIONS


class Moment(NamedTuple):
    """A choice between moves, and what was chosen."""

    known: WaveKnowledge
    move: WaveMove


class Explained(NamedTuple):
    """Why a move, and the seconds of a processor it took to find out."""

    reason: Reason
    seconds: float


class Listening:
    """A bot whose choices are kept."""

    def __init__(self, level: str, seed: str, moments: list[Moment]) -> None:
        self._bot = find_bot("wave", level)(QuickChance(seed))
        self._moments = moments

    def choose(self, known: WaveKnowledge) -> WaveMove:
        move: WaveMove = self._bot.choose(known)
        if len(known.view.moves) > 1:
            self._moments.append(Moment(known, move))
        return move

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        said: WaveMove | None = self._bot.aside(known)
        return said


def moments(
    game: Wave, deal: int, level: str = Level.PLAYER, people: tuple[Seat, ...] = ()
) -> list[Moment]:
    """All choices in a game."""
    found: list[Moment] = []
    bots = [Listening(level, f"{deal}/{seat}", found) for seat in range(game.seats)]
    play_game(game, bots, QuickChance(f"{deal}/cards"), people=people)
    return found


def asked(level: str, found: Sequence[Moment]) -> Iterator[Moment]:
    """What a level would do at these moments."""
    for number, (known, _) in enumerate(found):
        yield Moment(known, find_bot("wave", level)(QuickChance(number)).choose(known))


def explained(moment: Moment) -> Explained:
    """Why a move was made."""
    began = process_time()
    reason = reason_for(moment.move, weigh(moment.known, REASONS, moment.move), REASONS)
    return Explained(reason, process_time() - began)


def share_backed(found: Sequence[Explained]) -> float:
    """How many moves look no worse than any other by what was counted."""
    return sum(each.reason.comparison is not Comparison.WORSE for each in found) / len(found)


def report(found: Sequence[Explained]) -> Iterator[str]:
    """All that was found."""
    seconds = sorted(each.seconds for each in found)
    yield f"with a reason: {100 * share_backed(found):.1f} % of {len(found)}"
    yield f"seconds: median {median(seconds):.2f}, most {seconds[-1]:.2f}"
    told = Counter(f"{each.reason.comparison} {each.reason.fate}" for each in found)
    yield ", ".join(f"{kind}: {times}" for kind, times in sorted(told.items()))


def main() -> int:
    """Play, explain, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=Wave.seat_counts, default=3)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--every", type=int, default=4)
    for option in OPTIONS:
        parser.add_argument(f"--{option}", action="store_true")
    given = parser.parse_args()
    chosen = {option.replace("-", "_"): True for option in OPTIONS}
    chosen = {option: True for option in chosen if getattr(given, option)}
    game = Wave(given.players, msgspec.convert(chosen, WaveOptions))
    found = [moment for deal in range(given.deals) for moment in moments(game, deal)]
    choices = list(asked(given.bot, found[:: given.every]))
    print(*report([explained(moment) for moment in choices]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
