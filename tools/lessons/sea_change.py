"""SEA CHANGE: what leads is trump, follow, the same value changes the trump, what counts."""

from tools.lessons.stage import LEARNER, Lesson, bot, learner, playing

FAMILIES = (0, 1, 1)
"""Red; then of those left green; then of those left blue."""
DEALER = 2
HANDS = (
    *("red 10", "red 5", "red 0", "red 11", "green 4"),
    *("green 8", "green 0", "blue 12", "blue 7", "blue 4"),
    *("red 6", "red 7", "red 9", "green 7", "green 10"),
    *("green 11", "green 12", "blue 9", "blue 10", "blue 11"),
    *("red 4", "red 8", "red 12", "green 5", "green 6"),
    *("green 9", "blue 0", "blue 5", "blue 6", "blue 8"),
)

LESSON = Lesson(
    game="sea-change",
    seats=3,
    options={},
    numbers=(*FAMILIES, DEALER),
    orders=(HANDS,),
    acts=(
        learner(playing(LEARNER, "red 10")),
        bot(1, playing(1, "red 6")),
        bot(2, playing(2, "red 4")),
        learner(playing(LEARNER, "green 4")),
        bot(1, playing(1, "green 11")),
        bot(2, playing(2, "green 6")),
        bot(1, playing(1, "blue 9")),
        bot(2, playing(2, "blue 6")),
        learner(playing(LEARNER, "blue 12")),
        learner(playing(LEARNER, "blue 7")),
        bot(1, playing(1, "green 7")),
        bot(2, playing(2, "blue 5")),
        bot(1, playing(1, "green 10")),
        bot(2, playing(2, "green 5")),
        learner(playing(LEARNER, "red 5")),
        learner(playing(LEARNER, "green 8")),
        bot(1, playing(1, "green 12")),
        bot(2, playing(2, "green 9")),
    ),
)
