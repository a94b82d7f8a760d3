"""Whether VAGUE & ATTAQUE is fair: many games of equal captains, and what they must show (A-C6).

The win share of an artefact is that of the seats that held it; of a place in the order of play,
that of whoever had it; of the ship, that of whoever laid a souvenir there, each time. All are
compared with the share that everybody would have by chance. Behind each figure stands how far
chance may have moved it (95 %).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import median
from typing import NamedTuple

from houle.arena import Summary, Tally, Times
from houle.games.vague_et_attaque import VagueEtAttaqueOptions
from houle.games.vague_et_attaque.deck import SHIP
from houle.games.vague_et_attaque.state import Cause
from tests.games.vague_et_attaque.captains_at_sea import games_of


class Setting(NamedTuple):
    """A table that games are played at."""

    seats: int
    teams: bool = False
    last_gets_more: bool = False

    @property
    def name(self) -> str:
        if self.seats == 1:
            return "solo"
        name = "two teams" if self.teams else f"{self.seats} players"
        return f"{name}, last gets more" if self.last_gets_more else name

    @property
    def fair_share(self) -> float:
        """How often a seat wins if all are equal."""
        return (2 if self.teams else 1) / self.seats

    @property
    def options(self) -> VagueEtAttaqueOptions:
        return VagueEtAttaqueOptions(teams=self.teams, last_gets_more=self.last_gets_more)


class Limits(NamedTuple):
    """What the figures must keep to."""

    off_fair: float = 0.04
    """How far an artefact, a place in the order of play, or the ship may be from the fair share."""
    ship: float = 0.2
    """In so many games the ship is validated, at least."""
    used: tuple[float, float] = (0.2, 0.8)
    """Of the turns in which an artefact could be used, in so many it is."""
    turns: tuple[int, int] = (8, 20)
    late: float = 0.005
    solo: tuple[float, float] = (0.35, 0.55)


SETTINGS = (Setting(2), Setting(3), Setting(4), Setting(5), Setting(4, teams=True), Setting(1))
WITH_MORE = (Setting(2, last_gets_more=True), Setting(4, teams=True, last_gets_more=True))
"""A-12c, for comparison."""
SURE = 1.96
"""So many standard errors reach as far as chance does in 95 cases of 100."""


def measure(setting: Setting, games: int, seed: str, jobs: int = 1) -> Summary:
    """The figures of so many games."""
    tally = Tally(setting.seats)
    for result in games_of(setting.seats, setting.options, games, seed, jobs):
        tally.add(result)
    return tally.summary()


def turns_of(summary: Summary) -> float:
    """The median of the turns that players have had."""
    return median(Counter(summary.numbers["turns"]).elements())


def problems(setting: Setting, summary: Summary, limits: Limits) -> Iterator[str]:
    """All that is out of balance."""
    if setting.seats > 1:
        for topic, word, counted in _compared(summary):
            share = counted.wins / counted.times - setting.fair_share
            if abs(share) > limits.off_fair:
                yield f"{topic} {word}: {100 * share:+.1f} points"
        if ship_validated(summary) < limits.ship:
            yield f"the ship validated in {ship_validated(summary):.1%}"
        for word, (share, _) in powers_used(summary).items():
            if not limits.used[0] <= share <= limits.used[1]:
                yield f"power {word}: used in {share:.0%} of the turns"
    elif not limits.solo[0] <= summary.won / summary.games <= limits.solo[1]:
        yield f"won {summary.won / summary.games:.1%}"
    if not limits.turns[0] <= turns_of(summary) <= limits.turns[1]:
        yield f"{turns_of(summary):g} turns"
    late = summary.causes.get(Cause.LATE, 0)
    if late > limits.late * summary.games:
        yield f"{late} games ended late"


def _compared(summary: Summary) -> Iterator[tuple[str, str, Times]]:
    """All that is compared with the fair share."""
    for topic in ("order", "artefact"):
        for word, counted in sorted(summary.shares.get(topic, {}).items()):
            yield topic, word, counted
    laid = summary.shares.get("card", {}).get(SHIP)
    if laid is not None:
        yield "laid at the", SHIP, laid


def ship_validated(summary: Summary) -> float:
    """In what part of the games somebody validated the ship."""
    counted = summary.shares.get("ship", {}).get("validated")
    return 0.0 if counted is None else counted.times / summary.games


def powers_used(summary: Summary) -> dict[str, tuple[float, int]]:
    """Of each artefact, in what part of the turns it was used that it could be, and how many."""
    used = summary.shares.get("power-used", {})
    nobody = Times(0, 0)
    return {
        word: (used.get(word, nobody).times / offered.times, offered.times)
        for word, offered in sorted(summary.shares.get("power-offered", {}).items())
    }


def _reach(share: float, times: int) -> float:
    """How far chance may move a share, in points."""
    return 100 * SURE * sqrt(share * (1 - share) / times)


def _report(setting: Setting, summary: Summary) -> Iterator[str]:
    causes = ", ".join(f"{cause} {times}" for cause, times in summary.causes.items())
    yield f"{setting.name}: {summary.games} games; {causes}"
    won = summary.won / summary.games
    yield f"  won {won:.1%} ± {_reach(won, summary.games):.1f}; median turns {turns_of(summary):g}"
    if setting.seats > 1:
        ship = ship_validated(summary)
        yield f"  ship validated {ship:.1%} ± {_reach(ship, summary.games):.1f}"
        for topic, word, counted in _compared(summary):
            share = counted.wins / counted.times
            off = 100 * (share - setting.fair_share)
            yield f"  {topic} {word}: {off:+.1f} ± {_reach(share, counted.times):.1f}"
    for word, (share, times) in powers_used(summary).items():
        yield f"  power {word}: used in {share:.1%} ± {_reach(share, times):.1f} of {times} turns"


def main() -> int:
    """Print the figures of all settings; the status says whether they keep to the limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    settings = (*SETTINGS, *WITH_MORE)
    parser.add_argument("--only", choices=[setting.name for setting in settings])
    arguments = parser.parse_args()
    off = 0
    for setting in settings:
        if arguments.only in (None, setting.name):
            summary = measure(setting, arguments.games, arguments.seed, arguments.jobs)
            found = [] if setting in WITH_MORE else list(problems(setting, summary, Limits()))
            off += len(found)
            print(*_report(setting, summary), sep="\n")
            print(*(f"  OUT OF BALANCE: {problem}" for problem in found), sep="\n", flush=True)
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
