"""What the bots of a game must show: contests, each with the figure that it is played for.

A game brings them in the module `figures` of its folder: `FIGURES`, played for hours, and `SHORT`,
a few deals in which a bot that thinks is ahead of one that does not.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from houle.bots.levels import Level
from houle.games.registry import Kind, part_of

PART = "figures"
SEED = "houle"
LEVELS = ",".join(Level)


class Measure(StrEnum):
    """What a contest is played for."""

    WON = "games won"
    UNDECIDED = "games without a winner: all are equally far"
    WINS = "wins"
    POINTS = "points a round, ahead of the others"
    GAIN = "points a round, more than the other on the same seat"
    LADDER = "each level against the one below"


class Figure(NamedTuple):
    """A contest, and what it must show."""

    game: str
    seats: int
    bots: str
    deals: int
    measure: Measure
    target: float = 0.0
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        words = (self.game, self.bots, str(self.seats), *self.options, self.measure.name.lower())
        return "-".join(word.strip("-").replace(",", "-") for word in words)

    def command(self) -> list[str]:
        """What to type after `houle`."""
        ladder = ["--ladder"] if self.measure is Measure.LADDER else []
        table = ["arena", self.game, "--players", str(self.seats), *self.options]
        return [*table, "--bots", self.bots, *ladder, "--deals", str(self.deals), "--seed", SEED]


def against(
    game: str,
    other: str,
    measure: Measure,
    targets: dict[int, float],
    games: int,
    options: tuple[str, ...] = (),
) -> Iterator[Figure]:
    """The expert against others, with so many games at each size of table."""
    for seats, target in targets.items():
        deals = -(-games // seats)
        yield Figure(game, seats, f"expert,{other}", deals, measure, target, options)


def figures_of(kind: Kind) -> tuple[Figure, ...]:
    """All that a game's bots must show; nothing if it does not say."""
    part = part_of(kind, PART)
    figures: tuple[Figure, ...] = () if part is None else part.FIGURES
    return figures


def short_figure_of(kind: Kind) -> Figure | None:
    """The contest of a minute, if the game brings one."""
    part = part_of(kind, PART)
    short: Figure | None = None if part is None else part.SHORT
    return short
