"""VAGUE VERTE: draw and lay, break down and be towed, a signal, and the beach."""

from houle.games.vague_verte.moves import Discard, DrawFromPile, Signal, TakeFaceUp
from houle.lessons.stage import LEARNER, Lesson, Told, bot, learner, making, moving, playing

OTHER = 1
SQUARES = 5
HANDS = (
    *("red 1", "yellow breakdown", "tow truck", "green 3", "red signal"),
    *("yellow 4", "red breakdown", "green signal", "ducks", "ducks"),
    "blue 3",
)
DRAWN = (
    *("yellow 2", "blue breakdown", "blue breakdown", "green breakdown"),
    *("ambulance", "green breakdown", "yellow 1", "tow truck"),
    *("red 4", "blue 4", "green 1", "blue 2", "green 4"),
)
DRAW = DrawFromPile()
ROW = 2
"""Where the other waits, and the learner has passed."""

LESSON = Lesson(
    game="vague-verte",
    seats=2,
    options={"first": LEARNER, "length": SQUARES},
    numbers=(),
    orders=((*HANDS, *DRAWN),),
    acts=(
        learner("draw", making(DRAW)),
        learner("start", playing(LEARNER, "red 1")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, playing(OTHER, "yellow 4")),
        learner("take", making(TakeFaceUp())),
        learner("breakdown", playing(LEARNER, "yellow breakdown")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, playing(OTHER, "red breakdown")),
        learner("broken", making(DRAW)),
        learner("tow", playing(LEARNER, "tow truck")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, moving(OTHER, Discard, "ducks")),
        learner("clear", making(DRAW)),
        learner("drive", playing(LEARNER, "blue 3")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, playing(OTHER, "tow truck")),
        learner("ahead", making(DRAW)),
        learner("signal", moving(LEARNER, Signal, "red signal", row=ROW)),
        Told("barred"),
        bot(OTHER, making(DRAW)),
        bot(OTHER, moving(OTHER, Discard, "ducks")),
        learner("waits", making(DRAW)),
        learner("onward", playing(LEARNER, "green 3")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, moving(OTHER, Signal, "green signal", row=ROW)),
        learner("green", making(DRAW)),
        learner("beach", playing(LEARNER, "yellow 2")),
        Told("arrived"),
    ),
)
