"""How well a bot plays."""

from enum import StrEnum


class Level(StrEnum):
    """From somebody who learns the game to somebody who is hard to beat."""

    BEGINNER = "beginner"
    PLAYER = "player"
    STRONG = "strong"
    EXPERT = "expert"
