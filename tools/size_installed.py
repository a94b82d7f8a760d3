"""What an installation weighs: `python -m tools.size_installed dist/*-none-any.whl`.

Installs the wheel with its own dependencies into an empty environment, byte code included as pip
does it, and prints what each distribution takes on disk, the heaviest first. docs/releasing.md
says why each of them stays.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.wheel_try import install

MEGABYTE = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--least", type=float, default=1.0, help="megabytes worth a line")
    parser.add_argument("--most", type=float, help="fail if the whole weighs more megabytes")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="houle-size-") as made:
        houle = install(sys.executable, asked.wheel.resolve(), Path(made), byte_code=True)
        (packages,) = houle.parents[1].glob("lib/python*/site-packages")
        found = weights(distributions(path=[str(packages)]))
    print("\n".join(table(found, asked.least * MEGABYTE)))
    whole = sum(found.values()) / MEGABYTE
    if asked.most is not None and whole > asked.most:
        print(f"{whole:.1f} MB are more than {asked.most:g}")
        return 1
    return 0


def weights(installed: Iterable[Distribution]) -> dict[str, int]:
    """Bytes that each distribution takes on disk, byte code included."""
    return {
        re.sub(r"[-_.]+", "-", one.name).lower(): sum(
            on_disk(Path(str(one.locate_file(file)))) for file in one.files or ()
        )
        for one in installed
    }


def on_disk(path: Path) -> int:
    """In whole blocks, as `du` counts: many small files take more than they hold."""
    return path.stat().st_blocks * 512 if path.is_file() else 0


def table(found: dict[str, int], least: float) -> list[str]:
    heavy = sorted((name for name in found if found[name] >= least), key=lambda name: -found[name])
    light = [name for name in found if found[name] < least]
    lines = ["| distribution | MB |", "|---|---|"]
    lines += [f"| `{name}` | {found[name] / MEGABYTE:.1f} |" for name in heavy]
    if light:
        rest = sum(found[name] for name in light)
        lines.append(f"| {len(light)} lighter ones | {rest / MEGABYTE:.1f} |")
    return [*lines, f"| all | {sum(found.values()) / MEGABYTE:.1f} |"]


if __name__ == "__main__":
    sys.exit(main())
