"""WAVE: higher by number, higher by colour, a turn of the tide, a card played blind."""

from houle.games.wave.moves import Advice, Point
from tools.lessons.stage import LEARNER, Lesson, bot, learner, making, playing

HANDS = (
    "yellow 2",
    *("yellow 4", "red 1", "sky 0"),
    *("orange 4", "red 3", "sky 3"),
    *("orange 5", "red 4", "sky 1"),
    *("yellow 1", "sky 5"),
    *("navy 2", "yellow 5"),
    *("navy 1", "red 0"),
)
DRAWN = (
    *("orange 2", "orange 1", "white 3"),
    *("yellow 3", "red 2", "orange 0"),
    *("white 2", "yellow 0", "white 4"),
    *("white 5", "red 5", "navy 3"),
    *("orange 3", "sky 2"),
)
UNSEEN = 1
"""The place of the sky 5, which the learner cannot see."""

LESSON = Lesson(
    game="wave",
    seats=3,
    options={"first": LEARNER},
    numbers=(),
    orders=((*HANDS, *DRAWN),),
    acts=(
        learner(playing(LEARNER, "yellow 4")),
        bot(1, playing(1, "orange 4")),
        bot(2, playing(2, "orange 5")),
        learner(playing(LEARNER, "red 1")),
        bot(1, playing(1, "red 3")),
        bot(2, playing(2, "red 4")),
        learner(playing(LEARNER, "sky 0")),
        bot(2, playing(2, "sky 1")),
        bot(1, playing(1, "sky 3")),
        bot(2, making(Point(LEARNER, UNSEEN, Advice.PLAY)), aside=True),
        learner(playing(LEARNER, "sky 5")),
        bot(2, playing(2, "navy 1")),
        bot(1, playing(1, "navy 2")),
        learner(playing(LEARNER, "white 5")),
        bot(1, playing(1, "yellow 5")),
    ),
)
