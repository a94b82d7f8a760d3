"""Tell forced answers of bots from free ones by their time, through a real server.

python -m tests.time_leaks --answers 2000
python -m tests.time_leaks --answers 300 --planted
"""

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

from tests.time_leaks.answers import answers_of, server_of
from tests.time_leaks.guessing import advantage
from tests.web.server import running

MOST = 0.02
PLANTED, SOUND = "tests.time_leaks.hasty", "houle.cli"


def main() -> int:
    """Measure, say it, and fail if guessing wins anything."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--planted", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = server_of(Path(name), PLANTED if asked.planted else SOUND)
        with running(server):
            answers = answers_of(server.url, asked.bot, asked.answers, asked.tables)
    for forced, kind in ((True, "forced"), (False, "free")):
        times = sorted(answer.seconds * 1000 for answer in answers if answer.forced is forced)
        late = times[int(len(times) * 0.99)]
        print(f"{len(times):6} {kind:6}  half {median(times):.0f} ms, 99 % {late:.0f} ms")
    won = advantage(answers)
    print(f"advantage of guessing by time {won}")
    return int(won.figure >= MOST)


if __name__ == "__main__":
    sys.exit(main())
