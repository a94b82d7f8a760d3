"""The figures of the bots: the contests that docs/bots.md speaks of, and its tables.

Without a word, prints the tables of all results in the folder. `--play` first plays what is missing
and goes on where it was interrupted; `--keep` puts the results by for others to look at. `--short`
plays a few deals of each game, and its status says whether bots that think beat those that do not.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from houle.arena import Contest, Duel, Estimate, Findings, Header, Pace, Played, find_out
from houle.arena.figure import Figure, Measure, figures_of, short_figure_of
from houle.cli.main import main as houle
from houle.games.registry import find_game, game_names

FOLDER = Path("build/arena")
RECORDS = Path("build/results")

KINDS = [find_game(name) for name in game_names()]
FIGURES = tuple(figure for kind in KINDS for figure in figures_of(kind))
SHORT = tuple(figure for kind in KINDS if (figure := short_figure_of(kind)) is not None)


def play(figures: Sequence[Figure], folder: Path, jobs: int) -> None:
    """Play what is missing of each."""
    folder.mkdir(parents=True, exist_ok=True)
    for figure in figures:
        command = figure.command()
        print("houle", shlex.join(command), flush=True)
        out = folder / f"{figure.name}.jsonl"
        if houle([*command, "--jobs", str(jobs), "--out", str(out), "--lang", "en"]):
            raise SystemExit(1)


def read_results(path: Path) -> tuple[bytes, list[Played]]:
    """The header as it stands, and the games; a line that was cut off is forgotten."""
    first, *lines = path.read_bytes().rpartition(b"\n")[0].split(b"\n")
    return first, [msgspec.json.decode(line, type=Played) for line in lines]


def keep(folder: Path, records: Path) -> None:
    """Put all results by, without the computing times, which are never the same twice."""
    records.mkdir(parents=True, exist_ok=True)
    for figure in FIGURES:
        path = folder / f"{figure.name}.jsonl"
        if path.exists():
            header, games = read_results(path)
            kept = [header, *(msgspec.json.encode(game.without_times()) for game in games)]
            (records / path.name).write_bytes(b"\n".join(kept) + b"\n")


def findings_of(figure: Figure, folder: Path) -> Findings | None:
    """What the results show, if there are any."""
    path = folder / f"{figure.name}.jsonl"
    if not path.exists():
        return None
    first, games = read_results(path)
    header = msgspec.json.decode(first, type=Header)
    kind = find_game(header.game)
    options: Any = msgspec.convert(header.options, kind.options_type)
    contest = Contest(
        kind(header.seats, options), header.bots, ladder=figure.measure is Measure.LADDER
    )
    done = [game for game in games if game.deal < figure.deals]
    return find_out(contest, done) if len(done) >= len(contest.lineups()) else None


def measured(figure: Figure, findings: Findings) -> Estimate | None:
    """The one figure that a contest is played for."""
    match figure.measure:
        case Measure.WON:
            return findings.alone[0].won
        case Measure.UNDECIDED:
            return findings.alone[0].drawn
        case Measure.WINS:
            return findings.duels[0].wins
        case Measure.GAIN:
            return findings.duels[0].gain
        case _:
            return findings.duels[0].points


def verdict(figure: Figure, found: Estimate) -> str:
    """Whether a figure is what it must be."""
    if figure.measure is Measure.UNDECIDED:
        reached, possible = found.value < figure.target, found.low < figure.target
    else:
        reached, possible = found.value >= figure.target, found.high >= figure.target
    return "yes" if reached else "within the interval" if possible else "no"


def figure_rows(folder: Path) -> Iterator[str]:
    """The table of what must be shown."""
    yield "| contest | | measured [95 %] | must show | shown | deals | CPU ms: half / 99 % |"
    yield "|---|---|---|---|---|---|---|"
    for figure in FIGURES:
        findings = findings_of(figure, folder)
        if figure.measure is Measure.LADDER or findings is None:
            continue
        found = measured(figure, findings)
        if found is not None:
            bots = figure.bots.replace(",", " against ")
            form = points if figure.measure in (Measure.POINTS, Measure.GAIN) else percent
            limit = f"{'<' if figure.measure is Measure.UNDECIDED else '≥'} {form(figure.target)}"
            yield (
                f"| {figure.game}, {figure.seats} players, {bots} | {figure.measure} "
                f"| {interval(found, form)} | {limit} | {verdict(figure, found)} "
                f"| {findings.deals} | {pace(findings.paces[0])} |"
            )


def ladder_rows(folder: Path) -> Iterator[str]:
    """The table of the levels."""
    yield "| | | wins [95 %] | even | points a round [95 %] | ahead | deals | CPU ms: half / 99 % |"
    yield "|---|---|---|---|---|---|---|---|"
    for figure in FIGURES:
        findings = findings_of(figure, folder)
        if figure.measure is Measure.LADDER and findings is not None:
            paces = {found.bot: found for found in findings.paces}
            for duel in findings.duels:
                yield (
                    f"| {figure.game}, {figure.seats} players | {ladder_row(duel)} "
                    f"| {findings.deals} | {pace(paces[duel.one])} |"
                )


def ladder_row(duel: Duel) -> str:
    lead = "" if duel.points is None else interval(duel.points, points)
    ahead = "yes" if duel.ahead else "no"
    wins = interval(duel.wins, percent)
    return f"{duel.one} against {duel.other} | {wins} | {percent(duel.even)} | {lead} | {ahead}"


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def points(number: float) -> str:
    return f"{number:+.2f}"


def interval(found: Estimate, form: Any) -> str:
    return f"{form(found.value)} [{form(found.low)}, {form(found.high)}]"


def pace(found: Pace) -> str:
    speed = found.choices
    return "" if speed is None else f"{speed.usual:.1f} / {speed.slow:.1f}"


def commands(folder: Path) -> Iterator[str]:
    """How to make each figure that was made."""
    for figure in FIGURES:
        if (folder / f"{figure.name}.jsonl").exists():
            yield f"    houle {shlex.join(figure.command())}"


def short(folder: Path, jobs: int) -> int:
    """A few deals of each game; the number of games in which thinking did not help."""
    play(SHORT, folder, jobs)
    worse = 0
    for figure in SHORT:
        findings = findings_of(figure, folder)
        if findings is None or not findings.duels[0].ahead:
            print(f"{figure.game}: {figure.bots.replace(',', ' is not ahead of ')}")
            worse += 1
    return worse


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, if asked to, and print the tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--only", default="", help="contests whose names have this in them")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--jobs", type=int, default=1)
    found = parser.parse_args(arguments)
    if found.short:
        return min(1, short(found.folder, found.jobs))
    if found.play:
        play([figure for figure in FIGURES if found.only in figure.name], found.folder, found.jobs)
    if found.keep:
        keep(found.folder, RECORDS)
    for rows in (figure_rows, ladder_rows, commands):
        print(*rows(found.folder), sep="\n", end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
