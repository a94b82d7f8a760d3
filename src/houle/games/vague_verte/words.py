"""The names of everything VAGUE VERTE tells people about; the texts stand in `texts/`."""

from enum import StrEnum

from houle.games.vague_verte.components import Colour, FaceName
from houle.games.vague_verte.state import Cause
from houle.kernel import Words


class Happening(StrEnum):
    """What the journal notes besides the cards that moved, with the facts it carries."""

    STARTS = "starts"
    """V-04: dealer, who."""
    DROVE = "drove"
    """V-20: who, card, row."""
    TOWED = "towed"
    """V-23: who, card (the breakdown)."""
    RUSHED = "rushed"
    """V-26: who, row."""
    BROKE_DOWN = "broke-down"
    """V-22: who, owner, card."""
    DUCKS_CROSS = "ducks-cross"
    """V-27: who, owner."""
    MISSES = "misses"
    """V-27: who."""
    TURNED_RED = "turned-red"
    TURNED_GREEN = "turned-green"
    """V-24, V-25: who, row."""
    RENEWED = "renewed"
    """V-14."""
    NOTHING_TO_DRAW = "nothing-to-draw"
    """V-14: who."""
    EMPTY_HANDED = "empty-handed"
    """V-14: who."""


class Reason(StrEnum):
    """Why a move is refused, with the facts the sentence needs."""

    SEAT_COUNT = "seat-count"
    """Set-up: fewest, most, seats."""
    STREET_LENGTH = "street-length"
    """Set-up, V-02: fewest, most."""
    FIRST_SEAT = "first-seat"
    """Set-up, V-04: seats."""
    GAME_OVER = "game-over"
    """V-40."""
    NOT_YOUR_TURN = "not-your-turn"
    """V-04: who."""
    ALREADY_DRAWN = "already-drawn"
    """V-10."""
    DRAW_FIRST = "draw-first"
    """V-10."""
    EMPTY_PILE = "empty-pile"
    """V-14."""
    NOTHING_FACE_UP = "nothing-face-up"
    """V-14."""
    NO_SUCH_CARD = "no-such-card"
    """V-10."""
    MUST_START = "must-start"
    """V-12: a car is there to start with."""
    NOT_STARTED = "not-started"
    """V-21."""
    WRONG_PLACE = "wrong-place"
    """V-20 to V-27: card."""
    BROKEN_DOWN = "broken-down"
    """V-22, V-26: a breakdown is to be towed away first."""
    BARRED = "barred"
    """V-24: row."""
    NO_MATCH = "no-match"
    """V-32: card, last."""
    NOTHING_TO_TOW = "nothing-to-tow"
    """V-23."""
    NO_RED_SIGNAL = "no-red-signal"
    """V-26: the ambulance is for red signals."""
    NO_OPPONENT = "no-opponent"
    """V-22, V-27."""
    OWNER_NOT_STARTED = "owner-not-started"
    """V-28: owner."""
    OWNER_BROKEN_DOWN = "owner-broken-down"
    """V-27: owner."""
    OWNER_BARRED = "owner-barred"
    """V-31: owner, row."""
    WRONG_COLOUR = "wrong-colour"
    """V-22: card, owner."""
    LAST_SQUARE = "last-square"
    """V-28b: owner."""
    MISSES_ALREADY = "misses-already"
    """V-29: owner."""
    NO_SUCH_ROW = "no-such-row"
    """V-30: last."""
    ROW_TAKEN = "row-taken"
    """V-30: row."""
    NOTHING_TO_COVER = "nothing-to-cover"
    """V-25: row."""


class Label(StrEnum):
    """What a screen says beside the cards."""

    PILE = "pile"
    """count."""
    FACE_UP = "face-up"
    """card, count (of the cards below it)."""
    RED = "red"
    """row, passed (by whom, or nobody)."""
    HOME = "home"
    ROW = "row"
    """row, length."""
    TO_PLAY = "to-play"
    BROKEN_DOWN = "broken-down"
    BARRED = "barred"
    MISSES = "misses"
    HAND = "hand"
    """cards."""


class Figure(StrEnum):
    """What a summary of many games counts: causes, and the figures of an outcome."""

    ARRIVED = "arrived"
    RAN_OUT = "ran-out"
    STALLED = "stalled"


class Fate(StrEnum):
    """What may come of a draw or of a play; what matters most comes first."""

    WINS = "wins"
    """One wins and shares it with nobody (V-40, V-41)."""
    LOSES = "loses"
    """The race is over before one's next turn, and others have won it."""
    ONWARD = "onward"
    """In one's next turn one comes a square further (V-20, V-26)."""
    HELD = "held"
    """Before one's next turn none of those who are furthest of the others drives on."""


WORDS = Words(
    faces=FaceName,
    happenings=Happening,
    reasons=Reason,
    causes=Cause,
    enums=(Colour, Fate, Figure, Label),
)
