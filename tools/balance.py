"""Whether VAGUE & ATTAQUE is fair: many games between equal bots, and what they must show (A-C6).

The win share of an artefact is that of the seats that held it; of a place in the order of play,
that of whoever had it. Both are compared with the share that everybody would have by chance.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import median
from typing import NamedTuple

from houle.arena import Summary, Tally, Times, simulate
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.state import Cause


class Setting(NamedTuple):
    """A table that games are played at."""

    seats: int
    teams: bool = False

    @property
    def name(self) -> str:
        if self.teams:
            return "two teams"
        return "solo" if self.seats == 1 else f"{self.seats} players"

    @property
    def fair_share(self) -> float:
        """How often a seat wins if all are equal."""
        return (2 if self.teams else 1) / self.seats

    def game(self) -> VagueEtAttaque:
        return VagueEtAttaque(self.seats, VagueEtAttaqueOptions(teams=self.teams))


class Limits(NamedTuple):
    """What the figures must keep to."""

    off_fair: float = 0.04
    """How far an artefact, or a place in the order of play, may be from the fair share."""
    turns: tuple[int, int] = (8, 20)
    late: float = 0.005
    solo: tuple[float, float] = (0.35, 0.55)


SETTINGS = (Setting(2), Setting(3), Setting(4), Setting(5), Setting(4, teams=True), Setting(1))


def measure(setting: Setting, games: int, seed: str, jobs: int = 1) -> Summary:
    """The figures of so many games."""
    bots = ["greedy"] * setting.seats
    tally = Tally(setting.seats)
    for result in simulate(setting.game(), bots, games, seed, jobs=jobs):
        tally.add(result)
    return tally.summary()


def turns_of(summary: Summary) -> float:
    """The median of the turns that players have had."""
    return median(Counter(summary.numbers["turns"]).elements())


def problems(setting: Setting, summary: Summary, limits: Limits) -> Iterator[str]:
    """All that is out of balance."""
    if setting.seats > 1:
        for topic in ("artefact", "order"):
            for word, share in _off_fair(setting, summary.shares[topic]).items():
                if abs(share) > limits.off_fair:
                    yield f"{topic} {word}: {100 * share:+.1f} points"
    elif not limits.solo[0] <= summary.won / summary.games <= limits.solo[1]:
        yield f"won {summary.won / summary.games:.1%}"
    if not limits.turns[0] <= turns_of(summary) <= limits.turns[1]:
        yield f"{turns_of(summary):g} turns"
    late = summary.causes.get(Cause.LATE, 0)
    if late > limits.late * summary.games:
        yield f"{late} games ended late"


def _off_fair(setting: Setting, counted: Mapping[str, Times]) -> dict[str, float]:
    return {word: times.wins / times.times - setting.fair_share for word, times in counted.items()}


def _report(setting: Setting, summary: Summary) -> Iterator[str]:
    causes = ", ".join(f"{cause} {times}" for cause, times in summary.causes.items())
    yield f"{setting.name}: {summary.games} games; {causes}"
    yield f"  won {summary.won / summary.games:.1%}; median turns of a player {turns_of(summary):g}"
    for topic in ("order", "artefact"):
        for word, share in _off_fair(setting, summary.shares.get(topic, {})).items():
            if setting.seats > 1:
                yield f"  {topic} {word}: {100 * share:+.1f}"
    for word, counted in summary.shares["card"].items():
        share = counted.wins / counted.times
        yield f"  card {word}: {counted.times / summary.games:.2f} a game, won {share:.1%}"


def main() -> int:
    """Print the figures of all settings; the status says whether they keep to the limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--only", choices=[setting.name for setting in SETTINGS])
    arguments = parser.parse_args()
    off = 0
    for setting in SETTINGS:
        if arguments.only in (None, setting.name):
            summary = measure(setting, arguments.games, arguments.seed, arguments.jobs)
            found = list(problems(setting, summary, Limits()))
            off += len(found)
            print(*_report(setting, summary), sep="\n")
            print(*(f"  OUT OF BALANCE: {problem}" for problem in found), sep="\n", flush=True)
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
