"""A server with games that bring no screen of their own: Low Tide, the Quay and the Market.

python -m tests.web.with_samples PORT
"""

import sys
import tempfile
from pathlib import Path

from houle.cli.main import main
from tests.samples.install import LOW_TIDE, find_in, leave_behind

GAMES = LOW_TIDE | {"quay": "tests.samples.quay:Quay", "market": "tests.samples.market:Market"}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        leave_behind(Path(name) / "installed", GAMES)
        find_in(Path(name) / "installed")
        data = str(Path(name) / "data")
        sys.exit(
            main(["serve", "--port", sys.argv[1], "--data", data, "--no-limits", "--bots-at-once"])
        )
