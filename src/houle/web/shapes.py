"""The shapes of answers, as the API's description tells them. What they hold is made elsewhere.

Parts that are encoded already when an answer is put together are told as what they are.
"""

from typing import Any

import msgspec

from houle.bots.reasons import Comparison
from houle.kernel import Outcome, Seat, ZoneId
from houle.people.blocks import Blocked
from houle.people.clubs import OwnClub
from houle.people.friends import Friend
from houle.people.invitations import Invitation
from houle.people.own_record import OwnRecord
from houle.people.passkeys import Passkey
from houle.people.ports import SessionId
from houle.people.reliability import SeatReliability
from houle.people.sessions import Browser, System
from houle.people.written import WrittenLine
from houle.tables import life
from houle.tables.animals import Animal
from houle.tables.frames import Frame, Waiting
from houle.tables.ports import ClubId, Listed, Millis, TableId
from houle.tables.thinking import BotTurn


class ShownTable(life.ShownTable, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    options: dict[str, Any]  # type: ignore[assignment]


class ShownFrame(Frame, frozen=True, kw_only=True):
    """A table as one viewer sees it right after an entry of its log."""

    table: ShownTable  # type: ignore[assignment]
    waiting: tuple[Waiting, ...]
    steps: tuple[dict[str, Any], ...]  # type: ignore[assignment]
    view: dict[str, Any] | None  # type: ignore[assignment]


class ShownSummary(life.Summary, frozen=True, kw_only=True):
    """What a list shows of a table."""

    options: dict[str, Any]  # type: ignore[assignment]


class ShownListed(Listed, frozen=True, kw_only=True):
    """A table in a list."""

    summary: ShownSummary  # type: ignore[assignment]


class ShownFinished(msgspec.Struct, frozen=True):
    """Your tables that are over, a page of them."""

    tables: tuple[ShownListed, ...]
    next: str | None
    """What to ask for the next page with; `null` after the last one."""


class ShownInvitation(Invitation, frozen=True, kw_only=True):
    """Somebody asks you to play again."""

    listed: ShownListed


class ShownPlay(msgspec.Struct, frozen=True):
    """One move by one seat, and when it was made."""

    seat: Seat
    move: dict[str, Any]
    at: Millis


class ShownGameFile(msgspec.Struct, frozen=True):
    """A game that is over, with all that is needed to check it."""

    format: str
    table: TableId
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str
    words: tuple[str | None, ...]
    names: tuple[str, ...]
    plays: tuple[ShownPlay, ...]
    outcome: Outcome | None


class ShownBotTurn(BotTurn, frozen=True, kw_only=True):
    """A seat in which a bot plays."""

    options: dict[str, Any]  # type: ignore[assignment]
    known: dict[str, Any]  # type: ignore[assignment]


class OfferedGame(msgspec.Struct, frozen=True):
    """A game as the first page offers it."""

    name: str
    title: str
    line: str
    """What it is about."""
    kind: str
    """What kind of game it is, in a word or two."""
    fewest: int
    most: int
    seats: int
    """How many play if nobody chooses."""
    age: int | None
    """From how many years on."""
    minutes: tuple[int, int] | None
    """How long a game takes, at least and at most."""


class ShownGame(OfferedGame, frozen=True):
    """A game that can be played here."""

    blurb: str
    rules_version: int
    options: dict[str, Any]
    """A JSON schema."""
    bots: tuple[str, ...]
    together: bool
    """All win or lose as one, as it is usually played: nobody is compared."""
    rounds: bool
    """It is played in rounds: people who come later take seats from bots between them (T-67)."""


class WhyNot(msgspec.Struct, frozen=True):
    """Why a card in front of you cannot be played now."""

    zone: ZoneId
    place: int
    rule: str
    reason: str
    detail: str
    """A sentence in the language that was asked for."""


class WhyNots(msgspec.Struct, frozen=True):
    """The cards in front of you that none of your moves is about."""

    seq: int
    cards: tuple[WhyNot, ...]


class MoveCounted(msgspec.Struct, frozen=True):
    """A move that was tried, and in how many deals it came to what is told."""

    text: str
    count: int


class MoveThere(msgspec.Struct, frozen=True):
    """A move that the seat had."""

    place: int
    """Among all it had, by which it is asked about."""
    text: str


class Why(msgspec.Struct, frozen=True):
    """Why a move: what it came to in deals that agree with all that its seat knew."""

    seq: int
    """The table at which it was chosen."""
    seat: Seat
    comparison: Comparison
    text: str
    """In sentences, in the language that was asked for."""
    move: dict[str, Any]
    of: int
    """In so many deals every move was tried."""
    fate: str
    """What is counted, in the same language; empty where moves were only compared."""
    moves: tuple[MoveCounted, ...]
    """The moves that were looked at closely, the best first."""
    others: tuple[MoveThere, ...]
    """What else the seat could have done; after the end each can be asked about beside it."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name and an animal."""

    name: str
    animal: Animal


class NewGuest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody new, and the token of a program; a browser has it in a cookie."""

    name: str
    animal: Animal
    token: str | None = None


class ShownTransfer(msgspec.Struct, frozen=True):
    """What became of a code to carry on elsewhere with."""

    until: Millis
    used: bool


class ShownSession(msgspec.Struct, frozen=True):
    """A place where you are signed in."""

    id: SessionId
    browser: Browser
    system: System
    began_at: Millis
    seen_at: Millis
    here: bool
    """Whether it is the one in which you ask."""


class ShownAccount(msgspec.Struct, frozen=True):
    """What is kept of you besides your name and your games."""

    origin: str | None
    """Where passkeys work; `None` if nowhere."""
    proved: bool
    """Whether you may add and remove ways in now."""
    passkeys: tuple[Passkey, ...]
    codes: int | None
    """How many codes of recovery still work; `None` if there never were any."""
    sessions: tuple[ShownSession, ...]
    moderates: bool
    """Whether you look at what is reported here."""


class ShownOptions(msgspec.Struct, frozen=True, rename="camel"):
    """What a browser is to be asked about passkeys."""

    public_key: dict[str, Any]


class ShownCodes(msgspec.Struct, frozen=True):
    """Codes of recovery, shown this once."""

    codes: tuple[str, ...]


class Nothing(msgspec.Struct, frozen=True):
    """It is done, and there is nothing to say."""


class ShownWaiting(msgspec.Struct, frozen=True):
    """Where the next move is yours."""

    tables: tuple[TableId, ...]


class ShownBlocks(msgspec.Struct, frozen=True):
    """Whom you do not want to meet."""

    blocked: tuple[Blocked, ...]


class ShownMuted(msgspec.Struct, frozen=True):
    """Where those sit whom you do not hear."""

    seats: tuple[Seat, ...]


class ShownWritten(msgspec.Struct, frozen=True):
    """What people wrote at a table, the oldest first."""

    lines: tuple[WrittenLine, ...]


class ShownFriends(msgspec.Struct, frozen=True):
    """Whom you are friends with."""

    friends: tuple[Friend, ...]


class ShownPerson(msgspec.Struct, frozen=True):
    """Somebody who wants others to see what they played."""

    name: str
    animal: Animal
    record: OwnRecord


class ShownPeople(msgspec.Struct, frozen=True):
    """Those at a table of whom enough is known."""

    people: tuple[SeatReliability, ...]


class ShownClubs(msgspec.Struct, frozen=True):
    """The clubs you belong to."""

    clubs: tuple[OwnClub, ...]


class FoundedClub(msgspec.Struct, frozen=True):
    """A new club, and the code of the link to it, told this once."""

    id: ClubId
    code: str


class ClubLink(msgspec.Struct, frozen=True):
    """The code of a link to a club, told this once."""

    code: str


class ShownPush(msgspec.Struct, frozen=True):
    """By which push services know this house; no key where none is allowed."""

    key: str | None


class ShownMail(msgspec.Struct, frozen=True):
    """Whether mail is sent from here, and where you are told of your turn by it."""

    here: bool
    address: str | None
    waiting: str | None
    """An address that is not confirmed yet; it takes the place of the other."""
    company: bool
    """Whether you are told of invitations and evenings too."""


class Health(msgspec.Struct, frozen=True):
    """Whether a node works."""

    store: bool
    bus: bool
    leaving: bool
