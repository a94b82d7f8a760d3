"""LAND UNTER: choose in secret, high for the lower water, low to stay dry, lifebelts."""

from tools.lessons.stage import LEARNER, Act, Lesson, bot, learner, playing

HANDS = (
    *(5, 9, 18, 22, 27, 30, 33, 41, 45, 50, 55, 58),
    *(3, 11, 15, 20, 26, 31, 35, 38, 44, 48, 52, 60),
    *(1, 7, 14, 19, 24, 28, 32, 36, 40, 46, 53, 57),
)
WATER = ((3, 9), (5, 11), (1, 12), (8, 10), (7, 12))
"""What is turned up, trick by trick."""
TRICKS = ((58, 20, 40), (5, 48, 46), (55, 52, 7), (9, 31, 36), (45, 60, 14))
"""What is chosen, seat by seat."""


def _trick(chosen: tuple[int, ...]) -> list[Act]:
    own, *others = (f"weather {number}" for number in chosen)
    return [
        learner(playing(LEARNER, own)),
        *(bot(seat, playing(seat, card)) for seat, card in enumerate(others, 1)),
    ]


LESSON = Lesson(
    game="land-unter",
    seats=3,
    options={},
    numbers=(),
    orders=(
        tuple(f"weather {number}" for number in HANDS),
        tuple(f"water {level}" for pair in WATER for level in pair),
    ),
    acts=tuple(act for chosen in TRICKS for act in _trick(chosen)),
)
