"""LAND UNTER: high for the lower water, the middle that hurts, a lifebelt lost, low to stay dry."""

from houle.lessons.stage import LEARNER, Act, Lesson, Told, bot, learner, playing

HANDS = (
    *(5, 9, 18, 22, 27, 30, 33, 41, 45, 50, 55, 58),
    *(3, 11, 15, 20, 26, 31, 35, 38, 44, 48, 52, 60),
    *(1, 7, 14, 19, 24, 28, 32, 36, 40, 46, 53, 57),
)
WATER = ((3, 9), (6, 11), (8, 10), (1, 12), (4, 7))
"""What is turned up, trick by trick."""


def _trick(text: str, *chosen: int) -> list[Act]:
    """What is chosen, seat by seat."""
    own, *others = (f"weather {number}" for number in chosen)
    return [
        learner(text, playing(LEARNER, own)),
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
    acts=(
        Told("water"),
        *_trick("high", 58, 20, 40),
        Told("deepest"),
        *_trick("middle", 33, 48, 7),
        Told("lost"),
        *_trick("low", 5, 31, 36),
        Told("still"),
        *_trick("cover", 55, 52, 14),
        Told("covered"),
        *_trick("dry", 9, 35, 46),
        Told("lowest"),
    ),
)
