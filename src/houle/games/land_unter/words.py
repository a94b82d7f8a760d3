"""The names of everything LAND UNTER tells people about; the texts stand in `texts/`."""

from enum import StrEnum

from houle.games.land_unter.components import FaceName
from houle.games.land_unter.state import Cause
from houle.kernel import Words


class Happening(StrEnum):
    """What the journal notes besides the cards that moved, with the facts it carries."""

    DEALER = "dealer"
    """L-31: who."""
    ALLOTTED = "allotted"
    """L-04: who, belts."""
    ROUND_BEGINS = "round-begins"
    """L-05, L-23: round, of."""
    STARTS = "starts"
    """L-31, L-32: who."""
    PAID = "paid"
    """L-14: who, level, left."""
    DROPPED_OUT = "dropped-out"
    """L-15: who, level."""
    SCORED = "scored"
    """L-21, L-22: who, points, bonus ("yes" or "no")."""
    HANDS_PASSED = "hands-passed"
    """L-23."""


class Reason(StrEnum):
    """Why a move is refused, with the facts the sentence needs."""

    SEAT_COUNT = "seat-count"
    """Set-up, L-00: fewest, most, seats."""
    GAME_OVER = "game-over"
    """L-24."""
    FACE_DOWN_HERE = "face-down-here"
    """L-11: at this table nobody plays openly."""
    FACE_UP_HERE = "face-up-here"
    """L-30: at this table nobody chooses in secret."""
    DROPPED_OUT = "dropped-out"
    """L-15."""
    ALREADY_CHOSEN = "already-chosen"
    """L-11."""
    NOT_YOUR_TURN = "not-your-turn"
    """L-30: who."""
    NO_SUCH_CARD = "no-such-card"
    """L-11, L-30."""


class Label(StrEnum):
    """What a terminal calls the parts of the table."""

    ROUND = "round"
    WATER = "water"
    LAST_TRICK = "last-trick"
    BELTS = "belts"
    LEVEL = "level"
    DRY = "dry"
    OUT = "out"
    POINTS = "points"
    TO_PLAY = "to-play"
    CHOSEN = "chosen"
    PLAYED = "played"
    SEEN = "seen"
    HAND = "hand"


class Figure(StrEnum):
    """What a summary of many games counts: causes, and the figures of an outcome."""

    LAST_ROUND = "last-round"
    BEST = "best"


class Fate(StrEnum):
    """What may come of a card in a round; what matters most comes first."""

    BEST = "best"
    """Nobody has more points in this round (L-21, L-22)."""
    OUT = "out"
    """L-15, in this trick."""
    BELT = "belt"
    """L-14, in this trick."""


WORDS = Words(
    faces=FaceName,
    happenings=Happening,
    reasons=Reason,
    causes=Cause,
    enums=(Fate, Figure, Label),
)
