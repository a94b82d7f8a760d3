"""What a line of the matrix is made of, and the verdicts that many lines have in common."""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto
from typing import Any, NamedTuple, TypeAlias

from tests.web.permissions.callers import SEATED, STRANGERS, UNSEATED, Kind

Verdict: TypeAlias = str
"""`done`, or the status with what says why: the rule and reason, or the title of a 403."""
Verdicts: TypeAlias = Mapping[Kind, Verdict]

DONE = "done"
WHO_ARE_YOU = "401"
NOTHING_THERE = "404"
NO_WORKER = "403 not allowed"
BLOCKED = "403 blocked"
OTHER_SITE = "403 cross-origin request refused"


class At(StrEnum):
    """How far the table is that a request is about."""

    OPEN = "open, with a bot and a free seat"
    FULL = "open, and every seat taken"
    RUNNING = "running, the seat's turn"
    BOT = "running, the bot's turn"
    SLOW = "running, the seat's turn for ten minutes"
    CALLED = "running, where a bot is called for instead of the seat"
    CHOSEN = "running, where the seat has chosen"
    CONCEDED = "running, where the seat would stop"
    LEFT = "running, where the seat got up"
    OVER = "over"
    PLAYED = "over, at a move of the seat"
    ASKED = "open, where the host has invited the seat"
    CLUB = "open, of the host's club"
    BY_LINK = "open, in no list"
    WRITING = "open, in no list, where everybody allows writing"


class Fill(Enum):
    """What only the house can say when a request is made."""

    MOVE = auto()
    """A move of the seat, for its turn."""
    TURN = auto()
    """The seat, and the decision that is waited for."""
    ASIDE = auto()
    """What the seat may do besides."""
    BOT_MOVE = auto()
    BOT_ASIDE = auto()
    SITTER = auto()
    """The seat, and who sits there."""
    SEEN = auto()
    """The same without a command."""
    MUTED = auto()
    """The same, not to be heard."""
    REPORTED = auto()
    """The same with the latest moment, and what it is about."""
    FAULT = auto()
    """That something is wrong with the latest moment."""
    COMMAND = auto()
    """Only a new command."""
    NEW_PASSKEY = auto()
    """One that the host was asked for."""
    PASSKEY = auto()
    """What the host's device says who it is with."""
    RECOVERY = auto()
    """A code of somebody else."""
    CODE = auto()
    """A code for the host's second device."""
    LINK = auto()
    """A code to become friends with the seat."""
    CLUB_LINK = auto()
    """A code to belong to the host's club."""
    EVENING = auto()
    """One to plan for a club."""
    MAIL_TOKEN = auto()
    """What stands in a mail to confirm an address of the host's."""
    PUSH = auto()
    HOLIDAY = auto()
    """A browser that wants to be told of a turn."""


class Row(NamedTuple):
    """A request, and what becomes of it for every kind of caller."""

    route: str
    verdicts: Verdicts
    at: At | None = None
    body: Fill | Mapping[str, Any] | None = None
    query: str = ""
    ends_tokens: bool = False
    """Whoever succeeds goes on with the token in the answer."""
    signs_out: bool = False
    """Whoever succeeds has no token left: it is asked from another device."""

    @property
    def name(self) -> str:
        """The route, and what tells this row from others of it."""
        query = f"?{self.query}" if self.query else ""
        where = f" ({self.at})" if self.at else ""
        return f"{self.route}{query}{where}"


# Verdicts. Each names its kinds one by one: one that is new is in none of them.


def for_everybody() -> Verdicts:
    """Nobody is asked who they are."""
    at_tables = (Kind.PASSER_BY, *UNSEATED, *SEATED, Kind.BLOCKED, Kind.OTHER_SITE)
    return dict.fromkeys((*STRANGERS, *at_tables), DONE)


def for_whoever_asks() -> Verdicts:
    """The same, where something is done: not for who is blocked, nor for other sites."""
    return {**for_everybody(), Kind.BLOCKED: BLOCKED, Kind.OTHER_SITE: OTHER_SITE}


def own(guest: Verdict = DONE) -> Verdicts:
    """What somebody who came in sees of their own; whoever is blocked sees it too."""
    theirs = (*UNSEATED, *SEATED, Kind.BLOCKED, Kind.OTHER_SITE)
    strangers = (*STRANGERS, Kind.PASSER_BY)
    return {**dict.fromkeys(strangers, WHO_ARE_YOU), **dict.fromkeys(theirs, guest)}


def look(seated: Verdict = DONE, watching: Verdict = DONE, shut_out: Verdict = DONE) -> Verdicts:
    """What can be seen of a table: by who sits there, who may watch, and who may not."""
    seats = (*SEATED, Kind.BLOCKED, Kind.OTHER_SITE)
    return {
        **dict.fromkeys(seats, seated),
        **dict.fromkeys((Kind.PASSER_BY, Kind.WATCHER, Kind.APART, Kind.CLUB_MEMBER), watching),
        **dict.fromkeys((*STRANGERS, Kind.GUEST, Kind.MODERATOR), shut_out),
    }


def act(
    seated: Verdict = DONE,
    guest: Verdict = DONE,
    *,
    seat: Verdict | None = None,
    host: Verdict | None = None,
) -> Verdicts:
    """What somebody does who came in: at a seat, or with none; `seat` and `host` if they differ."""
    return {
        **own(),
        **dict.fromkeys(UNSEATED, guest),
        **dict.fromkeys(SEATED, seated),
        Kind.SEAT: seat or seated,
        Kind.HOST: host or seated,
        Kind.BLOCKED: BLOCKED,
        Kind.OTHER_SITE: OTHER_SITE,
    }


def for_the_host(rule: str) -> Verdicts:
    """What is the host's to do, by a rule."""
    return act(f"409 {rule} not-host", f"409 {rule} not-host", host=DONE)


def for_the_seat(others: Verdict, rule: str) -> Verdicts:
    """What one seat may do now; other seats hear that they cannot, whoever has none a rule."""
    return act(f"409 {others}", f"409 {rule} not-seated", seat=DONE)


def for_moderators() -> Verdicts:
    """What is there for moderators alone."""
    return {**dict.fromkeys(for_everybody(), NOTHING_THERE), Kind.MODERATOR: DONE}


def by_moderators() -> Verdicts:
    """What is done by moderators alone; whoever may do nothing anywhere hears so here too."""
    return {**for_moderators(), Kind.BLOCKED: BLOCKED, Kind.OTHER_SITE: OTHER_SITE}


def for_workers() -> Verdicts:
    """What is seen by workers alone."""
    return {**dict.fromkeys(for_everybody(), NO_WORKER), Kind.WORKER: DONE}


def by_workers() -> Verdicts:
    """What is done by workers alone."""
    return {**for_workers(), Kind.BLOCKED: BLOCKED, Kind.OTHER_SITE: OTHER_SITE}
