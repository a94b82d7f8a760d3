"""SEA CHANGE: trump, following, a trump turned by hand, the 0, the 8, and what a round counts."""

from collections.abc import Iterable

from houle.lessons.stage import LEARNER, Act, Lesson, Told, bot, learner, playing, unseen

FAMILIES = (0, 1, 1)
"""Red; then of those left green; then of those left blue."""
DEALER = 2
HANDS = (
    *("red 10", "green 4", "green 5", "green 12", "red 8"),
    *("red 5", "green 10", "blue 4", "blue 7", "blue 12"),
    *("red 6", "green 11", "blue 9", "green 7", "red 12"),
    *("red 9", "green 9", "blue 6", "blue 10", "green 8"),
    *("red 4", "green 6", "blue 5", "green 0", "red 11"),
    *("red 7", "red 0", "blue 8", "blue 11", "blue 0"),
)
NEXT_HANDS = ("red 4", "blue 5", "green 6", "red 7", "blue 9", "green 10", "red 0", "blue 12")


def _played(*cards: tuple[int, str]) -> Iterable[Act]:
    return (bot(seat, playing(seat, card)) for seat, card in cards)


LESSON = Lesson(
    game="sea-change",
    seats=3,
    options={},
    numbers=(*FAMILIES, DEALER),
    orders=(HANDS, NEXT_HANDS),
    acts=(
        learner("lead", playing(LEARNER, "red 10")),
        *_played((1, "red 6"), (2, "red 4")),
        Told("taken"),
        learner("low", playing(LEARNER, "green 4")),
        *_played((1, "green 11"), (2, "green 6")),
        *_played((1, "blue 9"), (2, "blue 5")),
        learner("change", playing(LEARNER, "green 5")),
        Told("changed"),
        learner("zero", playing(LEARNER, "green 12")),
        *_played((1, "green 7"), (2, "green 0")),
        Told("five"),
        learner("eight", playing(LEARNER, "red 8")),
        *_played((1, "red 12"), (2, "red 11")),
        Told("rid"),
        *unseen(
            *_played((1, "red 9"), (2, "red 7"), (LEARNER, "red 5")),
            *_played((1, "green 9"), (2, "red 0"), (LEARNER, "green 10")),
            *_played((LEARNER, "blue 4"), (1, "blue 6"), (2, "blue 8")),
            *_played((2, "blue 11"), (LEARNER, "blue 7"), (1, "blue 10")),
        ),
        *_played((2, "blue 0")),
        learner("last", playing(LEARNER, "blue 12")),
        *_played((1, "green 8")),
        Told("counted"),
    ),
)
