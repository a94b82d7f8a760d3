"""What is played for those who learn a game, as it lies in the folder of its board."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from houle.games.registry import find_game, package_of
from houle.lessons import lesson_of
from houle.lessons.set_up import pictured
from houle.lessons.stage import play_out


def board(game: str) -> Path:
    """Where the client finds what a game brings: in its folder, wherever that is."""
    package = package_of(find_game(game))
    if package is None:
        raise LookupError(f"{game} has no folder")
    return Path(str(files(package))) / "board"


def written(game: str) -> Iterator[tuple[Path, bytes]]:
    """Its lesson, and its table before the first move where `set-up.ts` names the parts of it."""
    folder = board(game)
    if (lesson := lesson_of(find_game(game))) is not None:
        yield folder / "lesson.json", play_out(lesson)
    if (folder / "set-up.ts").is_file():
        yield folder / "set-up.json", pictured(game)
