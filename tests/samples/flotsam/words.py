"""What Flotsam is made of: names, moves, options and the public record."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.kernel import Card, Place, Public, Seat, Words

Colour = StrEnum("Colour", {"RED": "red", "GREEN": "green", "BLUE": "blue", "WHITE": "white"})
Phrase = StrEnum("Phrase", {"WAIT": "wait", "WELL_DONE": "well-done", "OH_NO": "oh-no"})
Company = StrEnum("Company", {"ALONE": "alone", "PAIRS": "pairs", "ALL": "all"})
FaceName = StrEnum("FaceName", {"THING": "thing"})
Cause = StrEnum("Cause", {"PLAYED_OUT": "played-out", "SEA_WON": "sea-won"})
Fate = StrEnum("Fate", {"WON": "won", "POINT": "point", "BARE": "bare"})
Happening = StrEnum(
    "Happening", {"STARTS": "starts", "MATCHED": "matched", "SAID": "said", "HATS_OFF": "hats-off"}
)
Reason = StrEnum(
    "Reason",
    {
        "SEAT_COUNT": "seat-count",
        "FIRST_SEAT": "first-seat",
        "TURN_COUNT": "turn-count",
        "ODD_PAIRS": "odd-pairs",
        "GAME_OVER": "game-over",
        "NOT_YOUR_TURN": "not-your-turn",
        "NO_SUCH_CARD": "no-such-card",
        "SAME_NUMBER": "same-number",
        "HAND_FULL": "hand-full",
        "LAST_CARD": "last-card",
        "SAID_THAT": "said-that",
        "SILENCE": "silence",
    },
)


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay the card at this place of the hand onto the heap."""

    place: Place


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take a card from the pile."""


class Fish(msgspec.Struct, frozen=True, tag="fish"):
    """Take the uppermost card of the heap."""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say something."""

    phrase: Phrase


FlotsamMove: TypeAlias = Lay | Draw | Fish | Say


class FlotsamOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of whoever opens the table."""

    turns: int = 12
    company: Company = Company.ALONE
    silent: bool = False
    first: Seat | None = None


class FlotsamPublic(Public):
    """What everybody knows besides the cards."""

    turn: Seat
    turns_left: int
    points: tuple[int, ...]
    said: tuple[Phrase | None, ...]


def colour(card: Card) -> Colour:
    """What a card is matched by."""
    return tuple(Colour)[(card - 1) // 12]


def number(card: Card) -> int:
    """What must not lie on itself."""
    return (card - 1) % 12 + 1


WORDS = Words(FaceName, Happening, Reason, Cause, enums=(Colour, Phrase, Company, Fate))
