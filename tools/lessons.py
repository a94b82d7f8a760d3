"""`python -m tools.lessons`: write what the client teaches with; `--check` only compares."""

import sys

from houle.games.registry import find_game, game_names
from houle.lessons import lesson_of
from houle.lessons.written import written

LESSONS = [lesson for name in game_names() if (lesson := lesson_of(find_game(name))) is not None]


def main(arguments: list[str]) -> int:
    """1 if something that is only compared is not as it would be played now."""
    stale: list[str] = []
    for file, told in (each for lesson in LESSONS for each in written(lesson.game)):
        if "--check" not in arguments:
            file.write_bytes(told)
        elif not file.is_file() or file.read_bytes() != told:
            stale.append("/".join(file.parts[-3:]))
    if stale:
        sys.stderr.write(f"has changed: {', '.join(stale)}: make lessons\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
