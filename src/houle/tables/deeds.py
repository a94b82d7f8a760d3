"""What somebody may ask of a table."""

from enum import Enum
from typing import TypeAlias

import msgspec

from houle.kernel import Seat
from houle.tables.animals import Animal
from houle.tables.entries import Setting
from houle.tables.ports import ClubId, Millis, PlayerId, TableId
from houle.tables.talk import Remark


class Person(msgspec.Struct, frozen=True):
    """A player, known by an id that only the server gives out."""

    id: PlayerId

    @property
    def actor(self) -> str:
        return self.id


class BotAt(msgspec.Struct, frozen=True):
    """The bot that plays in a seat."""

    seat: Seat

    @property
    def actor(self) -> str:
        return f"bot:{self.seat}"


class Caretaker(Enum):
    """The house itself, which watches the clock."""

    CLOCK = "clock"

    @property
    def actor(self) -> str:
        return self.value


Who: TypeAlias = Person | BotAt | Caretaker


class Deed(msgspec.Struct, frozen=True):
    """Base of all deeds."""


class Open(Deed, frozen=True):
    setting: Setting
    bots: tuple[str | None, ...] = ()
    """The bots, seat by seat; `None` leaves a seat free."""
    seat: Seat | None = None
    """Where whoever opens the table sits down at once, under this name and as this animal."""
    name: str | None = None
    animal: Animal | None = None
    starts_after: Millis | None = None
    """After so long the house deals by itself (T-61)."""
    club: ClubId | None = None
    """The club whose table it is (T-65)."""


class Meet(msgspec.Struct, frozen=True):
    """Play a game with people, whoever comes: asked of the house, not of a table."""

    game: str
    name: str
    animal: Animal | None = None


class Sit(Deed, frozen=True):
    seat: Seat
    name: str
    animal: Animal | None = None
    """The one that is wanted; left out, the one that the player was born as."""
    apart: frozenset[PlayerId] = frozenset()
    """Whom the player is not to meet; the house knows."""
    clubs: frozenset[ClubId] = frozenset()
    """To which the player belongs, as far as it matters here; the house knows."""
    pressed: bool = False
    """Whether the player lets clocks run out again and again; the house knows."""


class TakeOver(Sit, frozen=True):
    """Take a seat that a bot keeps: before the start at once, later from the next round on."""


class SeatBot(Deed, frozen=True):
    seat: Seat
    bot: str | None = None


class Leave(Deed, frozen=True):
    """Get up from one's own seat."""


class RemoveBot(Deed, frozen=True):
    seat: Seat


class Remove(Deed, frozen=True):
    """Take a seat from somebody before the start."""

    seat: Seat
    name: str
    """Whom the host sees there: nobody else is taken for them."""


class PassHost(Deed, frozen=True):
    """Let somebody else be the host, because the host does nothing."""

    seq: int
    """The place in the log at which that was so."""
    seat: Seat


class AddWord(Deed, frozen=True):
    word: str


class Start(Deed, frozen=True):
    """Deal."""


class Play(Deed, frozen=True):
    turn: int
    """The decision it is made for, as the table showed it."""
    move: msgspec.Raw


class Advise(Deed, frozen=True):
    """Something the rules allow besides moves."""

    move: msgspec.Raw


class Say(Deed, frozen=True):
    """Say something to everybody at the table, besides the game."""

    remark: Remark
    at: Millis
    """When it is said."""


class AllowWriting(Deed, frozen=True):
    """Allow for oneself that people at the table write to each other."""


class EndWriting(Deed, frozen=True):
    """Allow it no more."""


class Write(Deed, frozen=True):
    """Write something of one's own to those who play at the table."""

    words: str
    at: Millis
    """When it is written."""


class TakeBack(Deed, frozen=True):
    """Take the own latest move back."""


class Concede(Deed, frozen=True):
    """Agree to stop."""


class CarryOn(Deed, frozen=True):
    """Not agree any more."""


class ComeBack(Deed, frozen=True):
    """Take the seat back from the bot that stands in."""


class Welcome(Deed, frozen=True):
    """Give the seat back to somebody who has opened the table."""

    seat: Seat


class StandIn(Deed, frozen=True):
    """Let a bot make the move of whoever let the time for a decision pass."""

    seat: Seat
    turn: int


class CallBot(Deed, frozen=True):
    """Agree to let a bot play for somebody who is waited for, where no clock runs."""

    seat: Seat
    turn: int
    at: Millis
    """When it is asked for."""


class DeclineBot(Deed, frozen=True):
    """Rather wait for somebody than let a bot play."""

    seat: Seat
    turn: int


class WantPace(Deed, frozen=True):
    """Rather have another time for a move, or the one there is after all."""

    move: Millis | None


class Rest(Deed, frozen=True):
    """Let the clocks rest, because nobody is there to play."""

    seq: int
    """The place in the log at which nobody was there."""


class GiveTime(Deed, frozen=True):
    """Give time back that passed while the house was down."""

    down: Millis
    up: Millis


class Holiday(Deed, frozen=True):
    """Wait for somebody who is on holiday until it is over, or not any longer."""

    seat: Seat
    turn: int
    until: Millis | None


class Close(Deed, frozen=True):
    """Give up a table that was never started."""


class Erase(Deed, frozen=True):
    """Let somebody be shown without a name from now on."""

    player: PlayerId
    stays: bool = False
    """Whether they go on as the same player."""


class Rematch(Deed, frozen=True):
    """Invite everybody to a new table, whose id was drawn beforehand."""

    table: TableId
