"""What JELLYFISH says, and about what."""

from enum import StrEnum


class Creature(StrEnum):
    """What is printed on cards, and what is said of them (J-01)."""

    CRAB = "crab"
    EEL = "eel"
    JELLYFISH = "jellyfish"
    SHRIMP = "shrimp"
    STARFISH = "starfish"
    URCHIN = "urchin"


class Answer(StrEnum):
    """What is thought of what was said (J-03)."""

    SO = "so"
    NOT_SO = "not-so"


class FaceName(StrEnum):
    CREATURE = "creature"


class Happening(StrEnum):
    SAID = "said"
    LOOKED = "looked"
    ANSWERED = "answered"
    WRONG = "wrong"


class Reason(StrEnum):
    SEAT_COUNT = "seat-count"
    OVER = "over"
    NOT_YOUR_TURN = "not-your-turn"
    NO_CARD = "no-card"
    ANSWER_FIRST = "answer-first"
    NOTHING_SAID = "nothing-said"
    NOT_SEEN = "not-seen"
    SEEN = "seen"
    HELD_IT = "held-it"
    ALL_HELD_IT = "all-held-it"


class Cause(StrEnum):
    ALIKE = "alike"
    EMPTY_HAND = "empty-hand"
