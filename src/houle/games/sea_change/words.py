"""The names of everything SEA CHANGE tells people about; the texts stand in `texts/`."""

from enum import StrEnum

from houle.games.sea_change.components import Colour, FaceName
from houle.games.sea_change.state import Cause, Teams
from houle.kernel import Words


class Happening(StrEnum):
    """What the journal notes besides the cards that moved, with the facts it carries."""

    IN_PLAY = "in-play"
    """S-03: colour, one of those drawn for the game."""
    TEAM_TARGET = "team-target"
    """S-62: team (counted from 1), size, target; where not all teams need the same."""
    DEALT = "dealt"
    """S-04, S-33: who, round."""
    STARTS = "starts"
    """S-10: who."""
    TRUMP = "trump"
    """S-10: colour."""
    SEA_CHANGE = "sea-change"
    """S-13: who, colour."""
    TOOK = "took"
    """S-18: who, card, the one that won."""
    TRUMP_ZERO = "trump-zero"
    """S-21: who, card."""
    SCORED = "scored"
    """S-30: who, points."""
    TEAM_SCORED = "team-scored"
    """S-61: team (counted from 1), points."""
    NO_EIGHT = "no-eight"
    """S-54: who."""
    VICTORY = "victory"
    """S-30: who, victories."""
    TEAM_VICTORY = "team-victory"
    """S-61: team (counted from 1), victories."""


class Reason(StrEnum):
    """Why a move is refused, with the facts the sentence needs."""

    SEAT_COUNT = "seat-count"
    """Set-up: fewest, most, seats."""
    TARGET_RANGE = "target-range"
    """Set-up, S-31: fewest, most."""
    TEAM_SIZES = "team-sizes"
    """Set-up, S-60: teams, seats."""
    GAME_OVER = "game-over"
    """S-31."""
    NOT_YOUR_TURN = "not-your-turn"
    """S-10: who."""
    NO_SUCH_CARD = "no-such-card"
    """S-10."""
    MUST_FOLLOW = "must-follow"
    """S-12: card, colour (to follow), before (the card just before)."""


class Label(StrEnum):
    """What the facts of the public record are called where they stand beside the cards."""

    ROUND = "round"
    DEALER = "dealer"
    TRUMP = "trump"
    TO_FOLLOW = "to-follow"
    TEAM = "team"
    VICTORIES = "victories"
    TAKEN = "taken"
    IN_PLAY = "in-play"


class Figure(StrEnum):
    """What a summary of many games counts: causes, and the figures of an outcome."""

    TARGET = "target"
    TRUMP_ZERO = "trump-zero"
    FEWEST_CARDS = "fewest-cards"
    SHARED = "shared"
    ROUNDS = "rounds"


class Fate(StrEnum):
    """What may come of a card in a round; what matters most comes first."""

    VICTORY = "victory"
    """S-30, S-61: a victory point for one's own side."""
    NO_EIGHT = "no-eight"
    """S-54: alone, the round is lost for want of an 8."""
    ZERO = "zero"
    """S-21: one's own side has the 0 of the trump."""
    EIGHT = "eight"
    """S-23: in company, one's own side takes an 8, in this trick or in a later one."""
    TRICK = "trick"
    """S-17, S-61: this trick goes to one's own side."""


WORDS = Words(
    faces=FaceName,
    happenings=Happening,
    reasons=Reason,
    causes=Cause,
    enums=(Colour, Fate, Figure, Label, Teams),
)
