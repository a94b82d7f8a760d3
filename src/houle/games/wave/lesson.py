"""WAVE: higher by number or by colour, a finger for somebody, a finger to follow, a turn."""

from houle.games.wave.moves import Advice, Point
from houle.lessons.stage import LEARNER, Lesson, Told, bot, learner, making, playing

LEFT, RIGHT = 1, 2
HANDS = (
    "yellow 2",
    *("yellow 4", "red 1", "white 4"),
    *("orange 4", "sky 3", "yellow 5"),
    *("orange 5", "red 4", "navy 0"),
    *("sky 0", "navy 4"),
    *("red 2", "sky 5"),
    *("sky 1", "navy 2"),
)
DRAWN = (
    *("yellow 1", "white 1", "orange 1"),
    *("orange 2", "white 2", "red 0"),
    *("red 3", "white 3", "orange 3"),
    *("white 5", "red 5", "navy 3"),
)
LITTLE_HIGHER = 0
"""The place of the red 2, which its owner cannot see; the sky 5 beside it would fit too."""
SAFE = 0
"""The place of the sky 0, which the learner cannot see; the navy 4 beside it would fit too."""
STRONG = 0
"""The place of that navy 4, once the sky 0 is gone."""

LESSON = Lesson(
    game="wave",
    seats=3,
    options={"first": LEARNER},
    numbers=(),
    orders=((*HANDS, *DRAWN),),
    acts=(
        learner("number", playing(LEARNER, "yellow 4")),
        Told("drawn"),
        bot(LEFT, playing(LEFT, "orange 4")),
        bot(RIGHT, playing(RIGHT, "orange 5")),
        learner("colour", playing(LEARNER, "red 1")),
        Told("silent"),
        learner("point", making(Point(LEFT, LITTLE_HIGHER, Advice.PLAY)), aside=True),
        bot(LEFT, playing(LEFT, "red 2")),
        bot(RIGHT, playing(RIGHT, "red 4")),
        bot(LEFT, making(Point(LEARNER, SAFE, Advice.PLAY)), aside=True),
        learner("follow", playing(LEARNER, "sky 0")),
        Told("followed"),
        bot(RIGHT, playing(RIGHT, "sky 1")),
        bot(LEFT, playing(LEFT, "sky 3")),
        learner("white", playing(LEARNER, "white 4")),
        bot(LEFT, playing(LEFT, "yellow 5")),
        Told("turned"),
        bot(RIGHT, playing(RIGHT, "orange 1")),
        bot(LEFT, making(Point(LEARNER, STRONG, Advice.KEEP)), aside=True),
        learner("keep", playing(LEARNER, "red 3")),
        Told("kept"),
    ),
)
