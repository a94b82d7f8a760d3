"""Try a game that comes as a package, from wheels alone: `python -m tools.package_try HOULE GAME`.

An empty environment gets Houle's wheel with its own dependencies, then the package's. There the
game is listed, played to the end in a terminal and by its bots, and served to browsers: with its
own board, with one that was built with another Svelte, and with one that breaks as it is loaded.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import msgspec

from houle.bots.levels import Level
from houle.games.registry import GROUP
from tools.wheel_try import alone, install, run, served

NUMBERS = "1\n" * 2000
"""Somebody who always takes the first move; more of them than any game has."""
UNFIT = '{"svelte":"0.0.0"}'
SPOILT = b'throw new Error("spoilt");'


class Installed:
    """A game in an environment of its own."""

    def __init__(self, folder: Path, houle: Path, wheel: Path) -> None:
        self._folder = folder
        self.game, module = entry_of(wheel)
        self._houle = install(sys.executable, houle.resolve(), folder)
        python = str(self._houle.with_name("python"))
        run(sys.executable, "-m", "pip", "--python", python, "install", "-q", str(wheel))
        (self._built,) = folder.glob(f"environment/lib/*/site-packages/{module}/built")

    def said(self, *words: str, typed: str = "") -> str:
        """What `houle` says to this."""
        ended = subprocess.run(  # noqa: S603 - our own program
            [str(self._houle), *words, "--lang", "en"],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            cwd=self._folder,
            env=alone(self._folder),
            timeout=600,
        )
        assert ended.returncode == 0, f"{words}: {ended.stdout[-500:]} {ended.stderr[-500:]}"
        return ended.stdout

    def served(self, name: str) -> AbstractContextManager[tuple[str, Path]]:
        """A server with the board as it is now: where it is, and what it logs."""
        return served(self._houle, self._folder, name)

    @contextmanager
    def built_with_another_svelte(self) -> Iterator[None]:
        """Meanwhile its board does not fit."""
        notes = self._built / "board.json"
        before = notes.read_bytes()
        notes.write_text(UNFIT)
        yield
        notes.write_bytes(before)

    @contextmanager
    def breaking(self) -> Iterator[None]:
        """Meanwhile its board and the faces of its cards break as they are loaded."""
        manifest = msgspec.json.decode((self._built / "manifest.json").read_bytes())
        parts = ("board/index.ts", "board/Face.svelte")
        before = {
            file: file.read_bytes()
            for file in (self._built / manifest[part]["file"] for part in parts)
        }
        for file, body in before.items():
            file.write_bytes(body + SPOILT)
        yield
        for file, body in before.items():
            file.write_bytes(body)


def entry_of(wheel: Path) -> tuple[str, str]:
    """The game that a package brings, and the package that has it."""
    with ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith("/entry_points.txt"))
        entries = ConfigParser()
        entries.read_string(packed.read(name).decode())
    ((game, place),) = entries[GROUP].items()
    return game, place.partition(":")[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("houle", type=Path, help="Houle's wheel")
    parser.add_argument("game", type=Path, help="the wheel of a game")
    parser.add_argument("--short", action="store_true", help="Chromium and a quick bot only")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="houle-package-") as made:
        tried = Installed(Path(made), asked.houle, asked.game)
        note("installed")
        in_a_terminal(tried)
        by_bots(tried, list(Level)[:1] if asked.short else list(Level))
        return in_browsers(tried, short=asked.short)


def in_a_terminal(tried: Installed) -> None:
    assert f"{tried.game}: " in tried.said("games"), "it is not listed"
    note("listed")
    words = ("play", tried.game, "--plain", "--brisk", "--players", "3", "--bot", "random")
    told = tried.said(*words, "--seed", "0b" * 16, typed=NUMBERS)
    assert "To see it again" in told, told[-500:]
    note("played to the end in a terminal")


def by_bots(tried: Installed, levels: Sequence[str]) -> None:
    for level in levels:
        words = ("sim", tried.game, "--bot", level, "--games", "1", "--players", "2", "--plain")
        told = tried.said(*words, "--jobs", "1")
        assert "end: " in told, told
        note(f"played by its bot, {level}")


def in_browsers(tried: Installed, *, short: bool) -> int:
    """Chromium and Firefox, at servers whose boards fit, do not fit and break."""
    with ExitStack() as stack:
        fit, _ = stack.enter_context(tried.served("fit"))
        with tried.built_with_another_svelte():
            unfit, log = stack.enter_context(tried.served("unfit"))
        assert f"the board of {tried.game} is not shown: it was built with" in log.read_text()
        note("a board that does not fit is not shown, and the log says why")
        with tried.breaking():
            spoilt, _ = stack.enter_context(tried.served("spoilt"))
        places = {"PACKAGE_FIT": fit, "PACKAGE_UNFIT": unfit, "PACKAGE_SPOILT": spoilt}
        around = {**os.environ, "PACKAGE": tried.game, **places}
        visits = [("e2e", "--", "package.spec.ts", "--workers", "1"), ("smoke",)]
        for visit in visits[:1] if short else visits:
            words = ["npm", "run", "-s", *visit]
            ended = subprocess.run(words, env=around, check=False)  # noqa: S603 - ours
            if ended.returncode != 0:
                return ended.returncode
            note(f"seen by {visit[0]}")
    return 0


BEGAN = time.monotonic()


def note(done: str) -> None:
    print(f"{time.monotonic() - BEGAN:4.0f} s: {done}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
