"""What people are refused with, apart from any table; each reason has a text."""

from enum import StrEnum
from typing import NoReturn

from houle.kernel import Fact, Refusal, RefusedError


class Reason(StrEnum):
    """Why not."""

    PASSKEY_REFUSED = "passkey-refused"
    TOO_MANY_PASSKEYS = "too-many-passkeys"
    NOT_PROVED = "not-proved"
    BAD_ADDRESS = "bad-address"
    MAIL_AWAY = "mail-away"
    NO_HOLIDAY = "no-holiday"
    TOO_MUCH_HOLIDAY = "too-much-holiday"
    NOBODY_TO_BLOCK = "nobody-to-block"
    NOBODY_TO_REPORT = "nobody-to-report"
    NOBODY_TO_MUTE = "nobody-to-mute"
    NOTHING_TO_SEE = "nothing-to-see"
    TOO_MANY_MUTED = "too-many-muted"
    DECIDED_ALREADY = "decided-already"
    TALK_TAKEN = "talk-taken"
    OWN_LINK = "own-link"
    TOO_MANY_FRIENDS = "too-many-friends"
    TOO_MANY_BLOCKED = "too-many-blocked"
    NOT_PLAYED_WITH = "not-played-with"
    BAD_CLUB_NAME = "bad-club-name"
    TOO_MANY_CLUBS = "too-many-clubs"
    CLUB_FULL = "club-full"
    NOT_KEEPER = "not-keeper"
    NO_EVENING = "no-evening"
    TOO_MANY_EVENINGS = "too-many-evenings"
    NOT_YOUR_EVENING = "not-your-evening"
    EVENING_TO_COME = "evening-to-come"


def refuse(rule: str, reason: Reason, **facts: Fact) -> NoReturn:
    """Say no, with the rule of docs/rules/people.md that does."""
    raise RefusedError(Refusal(rule, reason, facts))
