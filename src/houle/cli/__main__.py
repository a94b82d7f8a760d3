"""`python -m houle.cli` is `houle`."""

import sys

from houle.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
