"""What a table needs of the world: a log, a vault for seeds, a bus, a clock. Nothing else."""

from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

TableId: TypeAlias = str
PlayerId: TypeAlias = str
ClubId: TypeAlias = str
ChallengeId: TypeAlias = str
Millis: TypeAlias = int
"""A moment, in milliseconds since 1970, or a span of time in milliseconds."""


class Phase(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    """Given up before it began."""


class Due(msgspec.Struct, frozen=True):
    """When somebody should look after a table: at a moment, or so long after the entry; of both
    the earlier one counts."""

    at: Millis | None = None
    after: Millis | None = None


class Listing(msgspec.Struct, frozen=True):
    """What lists and sweepers know of a table. Derived from the log, written along with it."""

    game: str
    rules_version: int
    phase: Phase
    listed: bool
    """Whether strangers find it."""
    summary: bytes
    """What a list shows of it, as JSON: public facts only."""
    due: Due | None = None
    club: ClubId | None = None
    """Whose table it is; written once, when it is opened."""


class Append(msgspec.Struct, frozen=True):
    """One more entry for a table's log."""

    table: TableId
    seq: int
    """The place it wants: one after the last entry that whoever decided on it knew."""
    actor: str
    """Who did it: a player's id, `bot:<seat>`, or `clock`."""
    command: str
    """Made by whoever did it; never done twice by the same actor at the same table."""
    entry: bytes
    listing: Listing
    players: tuple[PlayerId, ...] | None = None
    """Who sits at the table now, where the entry changed that."""
    words: str | None = None
    """What the actor wrote, where they did: kept beside the log, together with the entry."""


class Logged(msgspec.Struct, frozen=True):
    """An entry as the log keeps it."""

    seq: int
    at: Millis
    actor: str
    command: str
    entry: bytes


class Listed(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    table: TableId
    game: str
    phase: Phase
    seq: int
    opened_at: Millis
    changed_at: Millis
    summary: msgspec.Raw


class Past(msgspec.Struct, frozen=True):
    """A table as a list shows it to somebody who sat there, and since when it is over."""

    listed: Listed
    since: Millis


class Bookmark(msgspec.Struct, frozen=True):
    """The table with which a page of such a list ended: the next one goes on behind it."""

    since: Millis
    table: TableId


class Known(msgspec.Struct, frozen=True):
    """A player as the house knows them."""

    player: PlayerId
    name: str
    came_at: Millis


LONGEST_SILENCE: Millis = 5000
"""A node that was not heard of for so long is down."""


class LogUnsureError(Exception):
    """The log did not answer: the entry may have been written, or not."""


class LogDownError(Exception):
    """The log cannot be reached; nothing was written."""


NO_LAST = 2**31 - 1
"""Further than any log goes."""


class Log(Protocol):
    """The truth. Whatever it has confirmed survives anything but the loss of the disk."""

    async def create(self, append: Append) -> Millis | None:
        """Start a table's log with its first entry, at place 1; `None` if there is one already."""

    async def append(self, append: Append) -> Millis | None:
        """Write an entry and say when, or `None` if its place or its command is taken.

        Returns only once the entry is safe on disk. `LogUnsureError` if that is not known.
        """

    async def read(self, table: TableId, after: int = 0, last: int = NO_LAST) -> list[Logged]:
        """The entries after a place, up to another, in order, without a gap."""

    async def seqs(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        """How far each of these tables has come."""

    async def claim_due(self, most: int, lease: Millis) -> list[tuple[TableId, Millis]]:
        """Tables whose time has come, and what time it is. They come up again after the lease."""

    async def put_off(self, table: TableId, seq: int, due_at: Millis | None) -> None:
        """Look after a table later, or not at all, unless it has gone on since this place."""

    async def open_tables(self, game: str | None, phase: Phase, most: int) -> list[Listed]:
        """Listed tables in a phase, the latest first."""

    async def to_sit_down_at(self, game: str, most: int) -> list[Listed]:
        """Listed tables of a game that are open, the latest first: for deeds, as below."""

    async def tables_of(self, player: PlayerId, most: int) -> list[Listed]:
        """Tables at which a player sits or sat to the end: first those that go on, then those that
        are over, then those that were given up; of each the latest first."""

    async def past(
        self, player: PlayerId, phase: Phase, most: int, after: Bookmark | None = None
    ) -> list[Past]:
        """Those of them that came to a phase, the latest first, by pages."""

    async def under_way(self, player: PlayerId, most: int) -> list[Listed]:
        """Those of them that go on, the latest first: for deeds, which no list holds up."""

    async def remove_unplayed(self, most: int) -> int:
        """Remove what never came to anything, some while ago; says how much that was.

        Tables that were given up before they began, with their seeds, and guests who never sat
        anywhere. What was played stays.
        """


class Vault(Protocol):
    """Where seeds are kept, apart from everything else."""

    async def keep(self, table: TableId, seed: bytes) -> None:
        """Keep a table's seed. The first one stays."""

    async def seed(self, table: TableId) -> bytes:
        """The seed of a table."""


class Register(Protocol):
    """Where nodes note that they are up, and at which tables they have people.

    Only caretakers read it, and what they make of it stands in the log: no table follows from it.
    """

    async def begin_duty(self, duty: str) -> Millis:
        """A node is up, from now on; says what time it is. Forgets who listened to dead nodes."""

    async def stay_on_duty(self, duty: str) -> Millis | None:
        """It still is; says what time it is, or `None` if it was silent for too long to say so."""

    async def duties(self) -> list[tuple[Millis, Millis]]:
        """From when to when nodes were up, in order."""

    async def attend(self, duty: str, come: Sequence[TableId], gone: Sequence[TableId]) -> None:
        """The node has people at these tables from now on, and nobody any more at those."""

    async def attended(self, table: TableId) -> bool:
        """Whether a node that is up has people at a table."""


class Apart(Protocol):
    """Who does not want to meet whom. No table follows from it: only who sits down at one."""

    async def apart_from(self, player: PlayerId) -> frozenset[PlayerId]:
        """Whom a player is not to meet, whichever of the two wanted it so."""


class Clubs(Protocol):
    """Who belongs to which club. No table follows from it: only who sits down at a club's."""

    async def clubs_of(self, player: PlayerId) -> frozenset[ClubId]:
        """The clubs that a player belongs to."""


class Punctual(Protocol):
    """Who lets clocks run out. No table follows from it: only what time whoever sits down has."""

    async def lets_time_run_out(self, player: PlayerId) -> bool:
        """Whether a player does so again and again."""


class Tallies(Protocol):
    """Where nodes count together how often something is done. No table follows from it."""

    async def tally(self, key: str, window: Millis) -> tuple[int, Millis]:
        """Once more: how often in this window of time, and how long until the next one begins."""


class Origins(Protocol):
    """Where nodes count together what is there now. No table follows from it."""

    async def note_origin(self, table: TableId, key: str) -> None:
        """A table was opened by whom this key stands for."""

    async def count_from(self, key: str, phase: Phase, within: Millis, but: TableId) -> int:
        """How many tables of this origin in a phase were touched lately, one of them aside."""


class Mark(msgspec.Struct, frozen=True):
    """What the house has against tokens of a player, or against the player."""

    player: PlayerId
    """Nobody's id, "", for the moment since which tokens are dated in a store that is older."""
    not_before: int
    """Tokens that were signed before do not hold; in seconds since 1970, 0 if all do."""
    blocked: bool
    changed_at: Millis
    silent_until: Millis = 0
    """Nothing that the player would say at a table is said before."""


MARKS_READ_EVERY: Millis = 1000
"""So often a node asks what was marked: for about as long a token that was ended may still pass."""


class Marks(Protocol):
    """Where the house keeps what it has against whom."""

    async def marks(self, since: Millis) -> list[Mark]:
        """All that were changed at a moment or later."""

    async def end_tokens(self, player: PlayerId) -> Mark:
        """All tokens of a player that were signed until now hold no more."""

    async def block(self, player: PlayerId, *, blocked: bool) -> Mark:
        """Nothing that a player asks for is done any more, or all is again."""

    async def silence(self, player: PlayerId, until: Millis) -> Mark:
        """Nothing that a player would say is said until then; at 0, all is again."""


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """`table` has come to `seq`, or bots are waited for since. Carries no secret."""

    table: TableId
    seq: int
    again: bool = False
    """It was told before, so whoever learns something by it has missed a hint."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who has a table open at a node; forgotten unless it is said again."""

    table: TableId
    node: str
    seats: tuple[int, ...]


Heard: TypeAlias = Callable[[Hint], None]
HeardHere: TypeAlias = Callable[[Here], None]
Work: TypeAlias = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    """Carries hints; may lose, repeat and reorder them. It never makes anybody wait."""

    @property
    def joined(self) -> bool:
        """Whether it reaches other nodes at all."""

    @property
    def connected(self) -> bool:
        """Whether hints get through, as far as it knows."""

    def on_reconnect(self, again: Callable[[], None]) -> None:
        """Whom to call when the bus was away: hints may have been missed."""

    def tell(self, hint: Hint) -> None:
        """Let the other nodes that follow this table know how far it has come."""

    def ask_bots(self, hint: Hint) -> None:
        """Let one of the workers know that bots are waited for at a table."""

    def on_hint(self, heard: Heard) -> None:
        """Whom to call with hints of followed tables that other nodes tell."""

    def tell_here(self, here: Here) -> None:
        """Let the other nodes that follow this table know who has it open at this one."""

    def on_here(self, heard: HeardHere) -> None:
        """Whom to call when other nodes tell who has a followed table open there."""

    async def follow(self, table: TableId) -> None:
        """From now on hear of this table."""

    async def unfollow(self, table: TableId) -> None:
        """Hear of it no more."""

    async def serve_bots(self, work: Work) -> None:
        """Take part in the work for bots; each request goes to one of those who do."""


class Clock(Protocol):
    """Time, handed in."""

    def now(self) -> Millis: ...

    async def sleep(self, span: Millis) -> None: ...


Entropy: TypeAlias = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""
