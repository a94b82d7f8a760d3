"""A server on which a game without a screen of its own can be played: Low Tide.

python -m tests.web.with_low_tide PORT
"""

import os
import sys
import tempfile
from pathlib import Path

from houle.cli.main import main
from tests.samples.install import install_low_tide


def find_low_tide(folder: Path) -> None:
    """Let this process and its children find the game as if somebody had installed it."""
    install_low_tide(folder)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path.cwd())])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        find_low_tide(Path(name) / "installed")
        data = str(Path(name) / "data")
        sys.exit(
            main(["serve", "--port", sys.argv[1], "--data", data, "--no-limits", "--bots-at-once"])
        )
