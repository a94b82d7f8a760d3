"""Put a game to the test: `python -m houle.conformance tests.conformance.suite:LOW_TIDE`."""

import argparse
import sys
from collections.abc import Sequence

from houle.conformance.figures import Figures
from houle.conformance.runner import Unit, at_work, do, load, units
from houle.conformance.scene import ConformanceError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks and print the figures; 1 as soon as a promise is broken."""
    asked = _arguments(arguments)
    subject = load(asked.subject)
    figures = Figures()
    try:
        if asked.repeat is not None:
            figures.add(do(asked.subject, asked.repeat))
        else:
            planned = units(
                subject, moves=asked.moves, pairs=asked.pairs, games=asked.games, seed=asked.seed
            )
            with at_work(asked.subject, planned, asked.jobs) as finished:
                for number, done in enumerate(finished, 1):
                    figures.add(done)
                    _show_progress(number, len(planned))
    except ConformanceError as error:
        sys.stderr.write(f"\n{error}\n")
        return 1
    sys.stdout.writelines(f"{line}\n" for line in figures.lines())
    return 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m houle.conformance", description=__doc__)
    parser.add_argument("subject", help="what to test, as MODULE:NAME")
    parser.add_argument("--pairs", type=int, default=1000, help="pairs of games to compare")
    parser.add_argument("--moves", type=int, default=10_000, help="random moves to play")
    parser.add_argument("--games", type=int, default=1, help="games per setting for other checks")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds begin")
    parser.add_argument(
        "--repeat", type=_repeat, metavar="CHECK:SETTING:SEED", help="only this, once more"
    )
    return parser.parse_args(arguments)


def _repeat(text: str) -> Unit:
    check, setting, seed = text.split(":")
    return Unit(check, int(setting), int(seed), "games", 1)


def _show_progress(number: int, total: int) -> None:
    """Now and then, for somebody who watches."""
    if sys.stderr.isatty() and (number == total or number % max(1, total // 100) == 0):
        sys.stderr.write(f"\r{number * 100 // total:>3} %" + ("\n" if number == total else ""))
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
