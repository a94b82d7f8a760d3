"""`python -m tools.lessons`: write what the client teaches with; `--check` only compares."""

import sys
from collections.abc import Iterator
from pathlib import Path

from houle.games.registry import find_game, game_names
from houle.lessons import lesson_of
from houle.lessons.set_up import pictured
from houle.lessons.stage import play_out

GAMES = Path(__file__).parents[1] / "src" / "houle" / "games"
LESSONS = [lesson for name in game_names() if (lesson := lesson_of(find_game(name))) is not None]


def board(game: str) -> Path:
    """Where the client finds what a game brings."""
    return GAMES / game.replace("-", "_") / "board"


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
            stale.append(str(file.relative_to(GAMES)))
    if stale:
        sys.stderr.write(f"has changed: {', '.join(stale)}: make lessons\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
