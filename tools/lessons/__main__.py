"""`python -m tools.lessons`: write the lessons that the client shows; `--check` only compares."""

import sys
from pathlib import Path

from tools.lessons import land_unter, sea_change, vague_et_attaque, vague_verte, wave
from tools.lessons.stage import play_out

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = (
    wave.LESSON,
    sea_change.LESSON,
    land_unter.LESSON,
    vague_verte.LESSON,
    vague_et_attaque.LESSON,
)


def main(arguments: list[str]) -> int:
    """1 if a lesson that is only compared is not as it would be played now."""
    stale: list[str] = []
    for lesson in LESSONS:
        file = GAMES / lesson.game / "lesson.json"
        told = play_out(lesson)
        if "--check" not in arguments:
            file.write_bytes(told)
        elif not file.is_file() or file.read_bytes() != told:
            stale.append(lesson.game)
    if stale:
        sys.stderr.write(f"lessons that have changed: {', '.join(stale)}: make lessons\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
