"""What the open games of a house say: pictures of who wins, how long it takes, how people think.

    python examples/open_data.py open-games plots

Reads the files of `houle export` as they are, and draws one picture for each.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

SEA, SAND = "#1f6f8b", "#c97b2a"
TENTHS = 10

Game = dict[str, Any]


def games_in(file: Path) -> list[Game]:
    """The games of a file that were played to their end."""
    games = map(json.loads, file.read_text("utf-8").splitlines())
    return [game for game in games if game["outcome"] is not None and game["plays"]]


def wins_by_seat(games: Sequence[Game], seats: int) -> Iterator[tuple[float, float, float]]:
    """How often each seat wins, and the 95 % interval by Wilson; a shared win is a part of one."""
    many, z = len(games), 1.96
    for seat in range(seats):
        shares = (
            (seat in winners) / len(winners)
            for winners in (game["outcome"]["winners"] for game in games)
            if winners
        )
        won = sum(shares) / many
        middle = (won + z * z / (2 * many)) / (1 + z * z / many)
        spread = z / (1 + z * z / many) * sqrt(won * (1 - won) / many + z * z / (4 * many * many))
        yield won, middle - spread, middle + spread


def thought(games: Sequence[Game]) -> list[float]:
    """The median of the seconds that people take, by tenths of a game."""
    taken: list[list[int]] = [[] for _ in range(TENTHS)]
    for game in games:
        plays = game["plays"]
        for place, play in enumerate(plays):
            if place and game["who"][play["seat"]] == "person" and not play.get("by_bot", False):
                taken[TENTHS * place // len(plays)].append(play.get("seconds", 0))
    return [median(tenth) if tenth else 0.0 for tenth in taken]


def draw_wins(axes: Axes, games: Sequence[Game]) -> None:
    """Of tables as large as most are."""
    sizes = [game["seats"] for game in games]
    seats = max(sorted(set(sizes)), key=sizes.count)
    alike = [game for game in games if game["seats"] == seats]
    for seat, (won, low, high) in enumerate(wins_by_seat(alike, seats), 1):
        axes.plot([seat, seat], [100 * low, 100 * high], color=SEA)
        axes.plot([seat], [100 * won], "o", color=SEA)
    axes.axhline(100 / seats, color="black", linestyle="--", linewidth=1)
    axes.set(title=f"{len(alike)} games of {seats}", xlabel="seat", ylabel="won (%)")
    axes.set_xticks(range(1, seats + 1))


def draw(games: Sequence[Game], into: Path) -> None:
    """The three pictures of one game, side by side."""
    figure = Figure(figsize=(12, 3.6), layout="constrained")
    FigureCanvasAgg(figure)
    wins, length, thinking = figure.subplots(1, 3)
    draw_wins(wins, games)
    length.hist([len(game["plays"]) for game in games], bins=20, color=SAND)
    length.set(title="How long it is", xlabel="moves", ylabel="games")
    tenths = [10 * (tenth + 0.5) for tenth in range(TENTHS)]
    thinking.plot(tenths, thought(games), "o-", color=SEA)
    thinking.set(title="How long people think", xlabel="% of the game", ylabel="s (median)")
    thinking.set_ylim(bottom=0)
    figure.savefig(into, dpi=120)


def main(source: Path, target: Path) -> None:
    """A picture for each file."""
    target.mkdir(parents=True, exist_ok=True)
    for file in sorted(source.glob("*.jsonl")):
        if games := games_in(file):
            draw(games, target / f"{file.stem}.png")
            print(f"{file.stem}: {len(games)} games")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
