"""VAGUE VERTE: draw and lay a card, drive on, hinder, be hindered and towed."""

from houle.games.vague_verte.moves import Discard, DrawFromPile, TakeFaceUp
from tools.lessons.stage import LEARNER, Lesson, bot, learner, making, playing

OTHER = 1
HANDS = (
    *("red 1", "yellow breakdown", "tow truck", "green 3", "red signal"),
    *("yellow 4", "red breakdown", "green signal", "blue 1", "ducks"),
    "blue 3",
)
DRAWN = ("yellow 2", "red 4", "green 1", "green 4", "blue 4", "ducks")
DRAW = DrawFromPile()

LESSON = Lesson(
    game="vague-verte",
    seats=2,
    options={"first": LEARNER},
    numbers=(),
    orders=((*HANDS, *DRAWN),),
    acts=(
        learner(making(DRAW)),
        learner(playing(LEARNER, "red 1")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, playing(OTHER, "yellow 4")),
        learner(making(TakeFaceUp())),
        learner(playing(LEARNER, "yellow breakdown")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, playing(OTHER, "red breakdown")),
        learner(making(DRAW)),
        learner(playing(LEARNER, "tow truck")),
        bot(OTHER, making(DRAW)),
        bot(OTHER, making(Discard(2))),
        learner(making(DRAW)),
        learner(playing(LEARNER, "blue 3")),
    ),
)
