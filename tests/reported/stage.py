"""A server with the samples and a client of one's own: python -m tests.reported.stage FOLDER …

What follows the folder goes on to `houle serve`.
"""

import sys
from functools import partial
from pathlib import Path

from houle.cli.main import main
from houle.web import serving
from houle.web.app import create_app
from tests.samples.install import install_samples

if __name__ == "__main__":
    install_samples()
    folder, *more = sys.argv[1:]
    serving.create_app = partial(create_app, client=Path(folder))  # type: ignore[attr-defined]
    sys.exit(main(["serve", *more]))
