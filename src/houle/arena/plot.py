"""A picture of a contest: each pair with its intervals, beside what would be even."""

from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from houle.arena.estimates import Estimate
from houle.arena.findings import Findings

SEA = "#1f6f8b"
SAND = "#c97b2a"


class Labels(NamedTuple):
    """The words in the picture."""

    title: str
    wins: str
    points: str
    even: str


def plot(findings: Findings, labels: Labels, path: Path) -> None:
    """Draw it into a file, in the format that its name says."""
    if findings.duels:
        rows = [f"{duel.one} \N{EN DASH} {duel.other}" for duel in findings.duels]
        wins, even = [duel.wins for duel in findings.duels], findings.duels[0].even
        points = [duel.points for duel in findings.duels]
    else:
        rows = [bot.bot for bot in findings.alone]
        wins, even = [bot.won for bot in findings.alone], None
        points = [bot.points for bot in findings.alone]
    figure = Figure(figsize=(10, 1.8 + 0.5 * len(rows)), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(labels.title)
    left, right = figure.subplots(1, 2, sharey=True)
    percents = [Estimate(100 * win.value, 100 * win.low, 100 * win.high) for win in wins]
    _bars(left, percents, SEA, "{:.1f}")
    left.set_xlabel(f"{labels.wins} (%)")
    _bars(right, points, SAND, "{:+.2f}")
    right.set_xlabel(labels.points)
    if even is not None:
        left.axvline(100 * even, color="black", linestyle="--", linewidth=1, label=labels.even)
        right.axvline(0, color="black", linestyle="--", linewidth=1, label=labels.even)
        left.legend(loc="best", frameon=False)
    left.set_yticks(range(len(rows)), rows)
    left.set_ylim(len(rows) - 0.5, -0.5)
    figure.savefig(path, dpi=150)


def _bars(axes: Axes, figures: Sequence[Estimate | None], colour: str, form: str) -> None:
    for row, figure in enumerate(figures):
        if figure is None:
            continue
        axes.plot([figure.value], [row], "o", color=colour)
        if isfinite(figure.high - figure.low):
            reach = [[figure.value - figure.low], [figure.high - figure.value]]
            axes.errorbar([figure.value], [row], xerr=reach, color=colour, capsize=4)
        axes.annotate(
            form.format(figure.value),
            (figure.value, row),
            textcoords="offset points",
            xytext=(0, 7),
            ha="center",
            fontsize=9,
        )
    axes.grid(axis="x", alpha=0.3)
    axes.margins(x=0.15)
