"""What those who learn a game are shown: a lesson, and the table before the first move.

A game brings its lesson as `LESSON` in the module `lesson` of its folder: fate, and what everybody
does. It is played at a real table, so it cannot teach what the rules do not allow.
"""

from houle.games.registry import Kind, part_of
from houle.lessons.stage import Lesson


def lesson_of(kind: Kind) -> Lesson | None:
    """The lesson that a game brings, if it does."""
    part = part_of(kind, "lesson")
    lesson: Lesson | None = None if part is None else part.LESSON
    return lesson
