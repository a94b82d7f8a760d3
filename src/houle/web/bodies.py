"""What requests carry."""

from typing import Annotated, Any, TypeAlias

import msgspec

from houle.faults.file import Told
from houle.people.mailboxes import LONGEST_ADDRESS
from houle.people.moderation import Verdict
from houle.people.quiet import Quiet
from houle.people.reports import Complaint
from houle.store.players import Profile
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.entries import Pace, Setting, Watch
from houle.tables.ids import ID_LENGTH
from houle.tables.talk import Remark

LARGEST_BODY = 16 * 1024
END = r"$(?!\n)"
"""Nothing follows. `$` alone lets a line end there, and not all who read patterns know `\\Z`."""

Command: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:\-]+" + END)
]
"""Made by the client, new for everything it wants done; sending it again does nothing more."""
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
PasskeyName: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        min_length=1, max_length=40, pattern=r"^[^\u0000-\u001f\u007f\ud800-\udfff]+" + END
    ),
]
KnownId: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^[a-z2-7]{{{ID_LENGTH}}}{END}")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Time: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**10)]
Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Eyes: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9]|1[0-5]|watcher|everyone)" + END)]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all bodies: nothing unknown is let through."""


class GuestBody(Body, frozen=True):
    name: Text
    animal: Animal | None = None
    """Left out, it stays what it was."""


class TransferBody(Body, frozen=True):
    code: Annotated[str, msgspec.Meta(pattern=r"^[a-z2-7]{26}" + END)]


class VisibleBody(Body, frozen=True):
    in_standings: bool
    page: bool
    open_games: bool = False


class ClubBody(Body, frozen=True):
    name: Text


class EveningBody(Body, frozen=True):
    game: Text
    begins: Moment


class ComingBody(Body, frozen=True):
    coming: bool


class PasskeyBody(Body, frozen=True):
    credential: dict[str, Any]
    """What the browser's `toJSON` made of it."""


class NewPasskeyBody(PasskeyBody, frozen=True):
    name: PasskeyName


class PasskeyNameBody(Body, frozen=True):
    name: PasskeyName


class RecoveryBody(Body, frozen=True):
    code: Text


Endpoint: TypeAlias = Annotated[
    str, msgspec.Meta(max_length=1000, pattern=r"^https://[!-~]+" + END)
]
Encoded: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_\-]+" + END)]
Zone: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_+\-/]+" + END)]
Minute: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class QuietBody(Body, frozen=True):
    """Hours without a word, in minutes after midnight."""

    begins: Minute
    ends: Minute


def hours(quiet: QuietBody | None) -> Quiet | None:
    """The hours that somebody asks for."""
    return None if quiet is None else Quiet(quiet.begins, quiet.ends)


class PushBody(Body, frozen=True):
    """How a browser is reached, as its `PushSubscription` says, and when it is not to be."""

    endpoint: Endpoint
    p256dh: Encoded
    auth: Encoded
    key: Encoded
    """The key of the house that it was made for."""
    zone: Zone
    quiet: QuietBody | None = None
    company: bool = True
    """Whether it is told of invitations and evenings too."""


class PushOffBody(Body, frozen=True):
    endpoint: Endpoint


class MailBody(Body, frozen=True):
    """Where somebody reads mail, and when none is to come."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
    zone: Zone
    quiet: QuietBody | None = None
    company: bool = True
    """Whether they are told of invitations and evenings too."""


class MailTokenBody(Body, frozen=True):
    token: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9._\-]{1,200}" + END)]


class SeenBody(Body, frozen=True):
    """Somebody, by where one sees them, and under which name."""

    seat: SeatNumber
    name: Text


class MuteBody(SeenBody, frozen=True):
    """The same, and whether they are not to be heard."""

    muted: bool


class ReportBody(SeenBody, frozen=True):
    """Somebody whom one saw there, at a place in the table's log, and what it is about."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    about: Complaint


class FaultBody(Body, frozen=True):
    """A moment as a screen shows it, what is wrong with it, and with whose eyes it is seen."""

    told: Told
    viewer: Eyes | None = None


class VerdictBody(Body, frozen=True):
    """What a moderator decides."""

    verdict: Verdict


class HolidayBody(Body, frozen=True):
    """From when to when."""

    begins: Moment
    ends: Moment


class JustDo(Body, frozen=True):
    """A deed that needs nothing but its command."""

    command: Command


class OpenBody(Body, frozen=True):
    command: Command
    game: Text
    seats: SeatNumber
    options: dict[str, Any] = {}
    bots: Annotated[tuple[Text | None, ...], msgspec.Meta(max_length=16)] = ()
    move_time: Time | None = None
    bot_time: Time = 0
    watch: Watch = Watch.ANYONE
    listed: bool = True
    seat: SeatNumber | None = None
    name: Text | None = None
    again_with: KnownId | None = None
    """A game that is over, whose people are invited."""
    club: KnownId | None = None
    """A club of yours, whose members alone sit down."""
    evening: KnownId | None = None
    """The evening of the club that it is for."""
    joinable: bool = False
    """Bots only keep their seats until people take them."""

    def deed(self, known: Profile | None) -> deeds.Open:
        """What it asks for, by somebody of this name, unless it gives another, and animal."""
        pace = Pace(self.move_time, self.bot_time)
        shown = self.watch, self.listed, self.joinable
        setting = Setting(self.game, self.seats, raw(self.options), pace, *shown)
        name, animal = (None, None) if known is None else (known.name, known.animal)
        seat, called = self.seat, self.name or name
        return deeds.Open(setting, self.bots, seat, called, animal, club=self.club)


class MeetBody(Body, frozen=True):
    command: Command
    game: Text
    name: Text | None = None

    def deed(self, known: Profile | None) -> deeds.Meet:
        """What it asks for, by somebody of this name, unless it gives another, and animal."""
        name, animal = ("", None) if known is None else (known.name, known.animal)
        return deeds.Meet(self.game, self.name or name, animal)


class SitBody(Body, frozen=True):
    command: Command
    seat: SeatNumber
    name: Text | None = None

    def deed(self, known: Profile | None) -> deeds.Sit:
        """What it asks for, by somebody of this name, unless it gives another, and animal."""
        name, animal = ("", None) if known is None else (known.name, known.animal)
        return deeds.Sit(self.seat, self.name or name, animal)


class TakeOverBody(SitBody, frozen=True):
    def deed(self, known: Profile | None) -> deeds.TakeOver:
        """What it asks for: the seat that a bot keeps."""
        wanted = super().deed(known)
        return deeds.TakeOver(wanted.seat, wanted.name, wanted.animal)


class SeatBotBody(Body, frozen=True):
    command: Command
    seat: SeatNumber
    bot: Text | None = None


class RemoveBotBody(Body, frozen=True):
    command: Command
    seat: SeatNumber


class RemoveBody(Body, frozen=True):
    command: Command
    seat: SeatNumber
    name: Text


class WordBody(Body, frozen=True):
    command: Command
    word: Text


class MoveBody(Body, frozen=True):
    command: Command
    turn: Turn
    move: dict[str, Any]

    def deed(self) -> deeds.Play:
        return deeds.Play(self.turn, raw(self.move))


class SayBody(Body, frozen=True):
    command: Command
    remark: Remark


class WriteBody(Body, frozen=True):
    command: Command
    words: Text


class PaceBody(Body, frozen=True):
    command: Command
    move_time: Time | None


class InsteadBody(Body, frozen=True):
    """A bot instead of somebody: whom, and the decision that is waited for."""

    command: Command
    seat: SeatNumber
    turn: Turn


class AsideBody(Body, frozen=True):
    command: Command
    move: dict[str, Any]

    def deed(self) -> deeds.Advise:
        return deeds.Advise(raw(self.move))


def raw(value: dict[str, Any]) -> msgspec.Raw:
    """A part of a body as it goes on to the rules of a game."""
    return msgspec.Raw(msgspec.json.encode(value))
