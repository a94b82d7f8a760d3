"""What requests carry."""

from typing import Annotated, Any, TypeAlias

import msgspec

from houle.store.players import Profile
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.entries import Pace, Setting, Watch

LARGEST_BODY = 16 * 1024
END = r"$(?!\n)"
"""Nothing follows. `$` alone lets a line end there, and not all who read patterns know `\\Z`."""

Command: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:\-]+" + END)
]
"""Made by the client, new for everything it wants done; sending it again does nothing more."""
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Time: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**10)]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all bodies: nothing unknown is let through."""


class GuestBody(Body, frozen=True):
    name: Text
    animal: Animal | None = None
    """Left out, it stays what it was."""


class TransferBody(Body, frozen=True):
    code: Annotated[str, msgspec.Meta(pattern=r"^[a-z2-7]{26}" + END)]


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

    def deed(self, known: Profile | None) -> deeds.Open:
        """What it asks for, by somebody of this name, unless it gives another, and animal."""
        pace = Pace(self.move_time, self.bot_time)
        setting = Setting(self.game, self.seats, raw(self.options), pace, self.watch, self.listed)
        name, animal = (None, None) if known is None else (known.name, known.animal)
        return deeds.Open(setting, self.bots, self.seat, self.name or name, animal)


class SitBody(Body, frozen=True):
    command: Command
    seat: SeatNumber
    name: Text | None = None

    def deed(self, known: Profile | None) -> deeds.Sit:
        """What it asks for, by somebody of this name, unless it gives another, and animal."""
        name, animal = ("", None) if known is None else (known.name, known.animal)
        return deeds.Sit(self.seat, self.name or name, animal)


class SeatBotBody(Body, frozen=True):
    command: Command
    seat: SeatNumber
    bot: Text | None = None


class RemoveBotBody(Body, frozen=True):
    command: Command
    seat: SeatNumber


class WordBody(Body, frozen=True):
    command: Command
    word: Text


class MoveBody(Body, frozen=True):
    command: Command
    turn: Turn
    move: dict[str, Any]

    def deed(self) -> deeds.Play:
        return deeds.Play(self.turn, raw(self.move))


class AsideBody(Body, frozen=True):
    command: Command
    move: dict[str, Any]

    def deed(self) -> deeds.Advise:
        return deeds.Advise(raw(self.move))


def raw(value: dict[str, Any]) -> msgspec.Raw:
    """A part of a body as it goes on to the rules of a game."""
    return msgspec.Raw(msgspec.json.encode(value))
