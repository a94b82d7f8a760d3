"""Is what will be published what it should be? `python -m tools.release_check dist`.

The folder has the pure wheel and the source distribution. The wheel built once more, from the
unpacked source distribution in another folder, must be the same byte for byte; the source
distribution has no pictures and stays small; the wheel carries the licences of all that it brings.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

MEGABYTE = 1_000_000
LARGEST_SOURCE = 6 * MEGABYTE
PICTURES = (".jpg", ".jpeg", ".webp", ".gif")
NEEDLESS = re.compile(r"houle/games/\w+/(?:board|docs)/")
"""What boards are drawn with is in the built client, and pages are on the site."""
LICENCES = ("licenses/LICENSE", "houle/web/client/licences.txt")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    (wheel,) = folder.glob("*-none-any.whl")
    (source,) = folder.glob("*.tar.gz")
    with TemporaryDirectory(prefix="houle-release-") as made:
        again = built_from(source, Path(made))
        wrong = [*faults_of_source(source), *faults_of_wheel(wheel), *differences(wheel, again)]
    for fault in wrong:
        print(fault)
    if not wrong:
        print(f"{wheel.name}: built twice, in two folders, the same")
        print(f"{source.name}: {source.stat().st_size / MEGABYTE:.1f} MB, no pictures")
    return 1 if wrong else 0


def built_from(source: Path, folder: Path) -> Path:
    """The wheel that somebody gets who builds it from the source distribution."""
    shutil.unpack_archive(source, folder / "source")
    (root,) = (folder / "source").iterdir()
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "again")]
    subprocess.run(words, check=True, capture_output=True, cwd=root)  # noqa: S603 - our own
    (wheel,) = (folder / "again").iterdir()
    return wheel


def faults_of_source(source: Path) -> list[str]:
    with tarfile.open(source) as packed:
        pictures = [name for name in packed.getnames() if name.endswith(PICTURES)]
    faults = [f"{source.name} has a picture: {name}" for name in pictures]
    if source.stat().st_size > LARGEST_SOURCE:
        faults.append(f"{source.name} has {source.stat().st_size} bytes")
    return faults


def faults_of_wheel(wheel: Path) -> list[str]:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    lacking = [
        f"{wheel.name} lacks {wanted}"
        for wanted in LICENCES
        if not any(name.endswith(wanted) for name in names)
    ]
    needless = [f"{wheel.name} has {name}" for name in names if NEEDLESS.match(name)]
    return lacking + needless


def differences(one: Path, other: Path) -> list[str]:
    """Nothing if two wheels are the same, else which files are not."""
    if one.read_bytes() == other.read_bytes():
        return []
    here, there = contents(one), contents(other)
    names = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
    return [f"built again, {name} differs" for name in names or ["the archive"]]


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


if __name__ == "__main__":
    sys.exit(main())
