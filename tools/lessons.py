"""`python -m tools.lessons`: write what the client teaches with; `--check` only compares."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from houle.games.registry import find_game, game_names, package_of
from houle.lessons import lesson_of
from houle.lessons.set_up import pictured
from houle.lessons.stage import play_out

LESSONS = [lesson for name in game_names() if (lesson := lesson_of(find_game(name))) is not None]


def board(game: str) -> Path:
    """Where the client finds what a game brings: in its folder, wherever that is."""
    package = package_of(find_game(game))
    if package is None:
        raise LookupError(f"{game} has no folder")
    return Path(str(files(package))) / "board"


def written() -> Iterator[tuple[Path, bytes]]:
    """For each game its lesson, and its table before the first move."""
    for lesson in LESSONS:
        folder = board(lesson.game)
        yield folder / "lesson.json", play_out(lesson)
        yield folder / "set-up.json", pictured(lesson.game)


def main(arguments: list[str]) -> int:
    """1 if something that is only compared is not as it would be played now."""
    stale: list[str] = []
    for file, told in written():
        if "--check" not in arguments:
            file.write_bytes(told)
        elif not file.is_file() or file.read_bytes() != told:
            stale.append("/".join(file.parts[-3:]))
    if stale:
        sys.stderr.write(f"has changed: {', '.join(stale)}: make lessons\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
