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


def refuse(rule: str, reason: Reason, **facts: Fact) -> NoReturn:
    """Say no, with the rule of docs/rules/people.md that does."""
    raise RefusedError(Refusal(rule, reason, facts))
