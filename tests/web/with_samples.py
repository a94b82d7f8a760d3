"""A server with games that bring no screen of their own: Low Tide, the Quay and the Market.

python -m tests.web.with_samples PORT
"""

import os
import sys
import tempfile
from pathlib import Path

from houle.cli.main import main
from tests.samples.install import LOW_TIDE, leave_behind

GAMES = LOW_TIDE | {"quay": "tests.samples.quay:Quay", "market": "tests.samples.market:Market"}


def find_games(folder: Path) -> None:
    """Let this process and its children find the games as if somebody had installed them."""
    leave_behind(folder, GAMES)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path.cwd())])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        find_games(Path(name) / "installed")
        data = str(Path(name) / "data")
        sys.exit(
            main(["serve", "--port", sys.argv[1], "--data", data, "--no-limits", "--bots-at-once"])
        )
