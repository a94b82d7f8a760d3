"""Faults of the client: met in a browser, reported there, and turned into tests that fail.

python -m tests.reported [CLIENT]   builds a client with faults that sleep, unless it is given one
"""

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from houle.cli.admin_house import with_faults
from houle.cli.main import main
from houle.faults.file import Drawn, Report, read_report, write_report
from houle.faults.picture import differences
from houle.games.registry import find_game
from houle.people.faults import FaultDesk
from tests.reported import redrawing
from tests.reported.redrawing import ROOT, Stage, Wanted, draw, node
from tests.reported.written import run_written
from tests.samples.install import house_games, install_samples
from tests.web.server import running

FAULTS = (
    "heap-counts-one-more",
    "last-card-of-the-hand-is-missing",
    "face-of-another-card",
    "cards-cannot-be-played",
    "others-hold-one-less",
)
CONFIG = "client/e2e/planted/vite.config.mjs"
PICTURES = ROOT / "build" / "reported"


def visit(fault: str | None, game: str, **options: Any) -> dict[str, Any]:
    """Somebody with bots at a table."""
    seats = max(2, next(iter(find_game(game).seat_counts)))
    bots = [None, *["random"] * (seats - 1)]
    return {"fault": fault, "game": game, "seats": seats, "options": options, "bots": bots}


def built(folder: Path) -> Path:
    """A client with the faults, asleep."""
    command = ["npx", "vite", "build", "--config", CONFIG, "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], check=True, cwd=ROOT)  # noqa: S603
    return folder


def handed_out(store: str) -> list[Report]:
    """All reports, in the order of the visits, which their words tell."""

    async def work(desk: FaultDesk) -> list[Report]:
        found = [await desk.handed_out(kept.id) for kept in await desk.latest()]
        reports = [report for report in found if report is not None]
        return sorted(reports, key=lambda report: int(report.told.words.split()[-1]))

    return asyncio.run(with_faults(store, work))


def is_green(test: Path, drawn: dict[str, Drawn]) -> bool:
    """Whether a written test passes, given what browsers drew for it already."""

    def drawn_already(report: Path) -> Drawn:
        return drawn[read_report(report.read_bytes()).id]

    redrawing.redrawn = drawn_already
    try:
        run_written(test)
    except AssertionError:
        return False
    return True


def run(folder: Path, client: Path) -> list[str]:
    """What is not as it must be."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    sound = [visit(None, game) for game in house_games()]
    visits = [*(visit(fault, "flotsam", first=0) for fault in FAULTS), *sound]
    wrong: list[str] = []
    stage = Stage(folder, client)
    with running(stage):
        node("planted/walk.mjs", stage.url, str(PICTURES), told=visits)
        reports = handed_out(f"sqlite:///{stage.data / 'houle.sqlite'}")
        if len(reports) != len(visits):
            return [f"{len(visits)} visits, and {len(reports)} reports"]
        for one, report in zip(visits, reports, strict=True):
            found = differences(report, report.told.drawn)
            if bool(found) != bool(one["fault"]) or not report.told.drawn.rested:
                wrong.append(f"{one['fault']} of {report.game} comes to {found}")
        files = []
        for fault, report in zip(FAULTS, reports, strict=False):
            files.append(folder / f"{fault}.json")
            files[-1].write_bytes(write_report(report))
            if main(["bug", str(files[-1]), "--into", str(folder / "tests"), "--lang", "en"]):
                wrong.append(f"no test comes of {fault}")
        if wrong:
            return wrong
        planted = [Wanted(str(file), file.stem) for file in files]
        drawn = draw(stage.url, [*planted, *(Wanted(str(file)) for file in files)])
    tests = folder / "tests"
    for state, told in (("there", drawn[: len(FAULTS)]), ("gone", drawn[len(FAULTS) :])):
        by_report = {report.id: one for report, one in zip(reports, told, strict=False)}
        for fault, report in zip(FAULTS, reports, strict=False):
            green = is_green(next(tests.glob(f"test_*_{report.id[:8]}.py")), by_report)
            if green != (state == "gone"):
                wrong.append(f"{fault} is {state}, and its test is {'green' if green else 'red'}")
    return wrong


if __name__ == "__main__":
    install_samples()
    with ExitStack() as stack:
        here = Path(stack.enter_context(TemporaryDirectory()))
        given = Path(sys.argv[1]) if sys.argv[1:] else built(here / "client")
        troubles = run(here, given)
        print("\n".join(troubles) or f"{len(FAULTS)} faults: red with them, green without")
        sys.exit(bool(troubles))
