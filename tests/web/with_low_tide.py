"""A server on which a game without a screen of its own can be played: Low Tide.

python -m tests.web.with_low_tide PORT
"""

import os
import sys
import tempfile
from pathlib import Path

from houle.cli.main import main

ENTRY = "[houle.games]\nlow-tide = tests.conformance.lowtide:LowTide\n"


def install_low_tide(folder: Path) -> None:
    """Let this process and its children find the game as if somebody had installed it."""
    package = folder / "low_tide-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: low-tide\nVersion: 1\n")
    (package / "entry_points.txt").write_text(ENTRY)
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path.cwd())])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        install_low_tide(Path(name) / "installed")
        data = str(Path(name) / "data")
        sys.exit(
            main(["serve", "--port", sys.argv[1], "--data", data, "--no-limits", "--bots-at-once"])
        )
