"""What the house says no with."""

from enum import StrEnum
from typing import NoReturn

from houle.kernel import Fact, Refusal, RefusedError


class Reason(StrEnum):
    """Why the house refuses; each has a text."""

    NO_SUCH_GAME = "no-such-game"
    BAD_OPTIONS = "bad-options"
    BAD_PACE = "bad-pace"
    BAD_NAME = "bad-name"
    BAD_WORD = "bad-word"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEATED_ALREADY = "seated-already"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NO_SUCH_BOT = "no-such-bot"
    NO_BOT_THERE = "no-bot-there"
    NOT_TO_BE_HAD = "not-to-be-had"
    CHANGED_MIND = "changed-mind"
    NOBODY_TO_REMOVE = "nobody-to-remove"
    REMOVED = "removed"
    NOT_TOGETHER = "not-together"
    NOT_A_MEMBER = "not-a-member"
    ENOUGH_HAPPENED = "enough-happened"
    SEATS_FREE = "seats-free"
    NOBODY_SEATED = "nobody-seated"
    STARTED_ALREADY = "started-already"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    NOT_A_MOVE = "not-a-move"
    TURN_IS_OVER = "turn-is-over"
    TALK_CLOSED = "talk-closed"
    SAID_ENOUGH = "said-enough"
    NOT_BY_LINK = "not-by-link"
    NOT_ALL_ALLOW = "not-all-allow"
    NOT_ALLOWED_BY_YOU = "not-allowed-by-you"
    BAD_WRITING = "bad-writing"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    NOT_AWAY = "not-away"
    CLOCK_RUNS = "clock-runs"
    TOO_SOON = "too-soon"
    AGREED_ALREADY = "agreed-already"
    CONCEDED_ALREADY = "conceded-already"
    NOT_CONCEDED = "not-conceded"
    INVITED_ALREADY = "invited-already"
    NOBODY_MAY_WATCH = "nobody-may-watch"
    NO_SUCH_MOMENT = "no-such-moment"
    NO_MOVE_THERE = "no-move-there"
    NO_SUCH_CHOICE = "no-such-choice"
    NOT_ALONE = "not-alone"
    NOT_YOURS = "not-yours"
    PLAYED_ONCE = "played-once"
    DAY_NOT_OVER = "day-not-over"
    DAY_NOT_PLAYED = "day-not-played"
    NO_SUCH_DAY = "no-such-day"
    NOT_BY_DAY = "not-by-day"


def refuse(rule: str, reason: Reason, **facts: Fact) -> NoReturn:
    """Say no, with the rule of docs/rules/tables.md that does."""
    raise RefusedError(Refusal(rule, reason, facts))
