"""`python -m tools.lessons`: write what the client teaches with; `--check` only compares."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.lessons import land_unter, sea_change, vague_et_attaque, vague_verte, wave
from tools.lessons.set_up import pictured
from tools.lessons.stage import play_out

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = (
    wave.LESSON,
    sea_change.LESSON,
    land_unter.LESSON,
    vague_verte.LESSON,
    vague_et_attaque.LESSON,
)


def written() -> Iterator[tuple[Path, bytes]]:
    """For each game its lesson, and its table before the first move."""
    for lesson in LESSONS:
        folder = GAMES / lesson.game
        yield folder / "lesson.json", play_out(lesson)
        yield folder / "set-up.json", pictured(lesson.game)


def main(arguments: list[str]) -> int:
    """1 if something that is only compared is not as it would be played now."""
    stale: list[str] = []
    for file, told in written():
        if "--check" not in arguments:
            file.write_bytes(told)
        elif not file.is_file() or file.read_bytes() != told:
            stale.append(f"{file.parent.name}/{file.name}")
    if stale:
        sys.stderr.write(f"has changed: {', '.join(stale)}: make lessons\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
