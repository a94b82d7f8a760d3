"""What is written in a table's log: all that ever happened at it."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from houle.kernel import Seat
from houle.tables.animals import Animal
from houle.tables.days import Day
from houle.tables.ports import ChallengeId, ClubId, Millis, PlayerId, TableId
from houle.tables.talk import Remark


class Watch(StrEnum):
    """Who may look on."""

    ANYONE = "anyone"
    NOBODY = "nobody"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, and how long bots pretend to."""

    move: Millis | None = None
    """After so long a bot stands in for whoever is waited for; never, if it is `None`."""
    bot: Millis = 0
    """Bots take so long for every move, whatever they hold (see docs/secrecy.md)."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how."""

    game: str
    seats: int
    options: msgspec.Raw = msgspec.Raw(b"{}")
    pace: Pace = Pace()
    watch: Watch = Watch.ANYONE
    listed: bool = True
    joinable: bool = False
    """Whether bots only keep their seats until people take them (T-67)."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which deal is dealt again, and to whom (T-96)."""

    challenge: ChallengeId
    table: TableId
    """Where it was played."""
    seat: Seat
    """Where whoever asks for it sat there, and where it is played again."""
    words: tuple[str | None, ...]
    """Those of that table; the cards follow from them too."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all entries."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened, and its fate committed to."""

    setting: Setting
    rules_version: int
    commitment: str
    host: PlayerId
    rematch_of: TableId | None = None
    starts_after: Millis | None = None
    """So long after this the house deals, with bots in the free seats (T-61)."""
    club: ClubId | None = None
    """Whose members alone sit down (T-65)."""
    day: Day | None = None
    """Of which day the deal is that the host plays here (T-90)."""
    again: Again | None = None
    """Which deal the host plays here, as others do (T-96)."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, or came back to it from a bot that kept it."""

    seat: Seat
    player: PlayerId
    name: str
    animal: Animal | None = None
    """The one that everybody saw from then on; logs from before there were animals have none."""
    pressed: bool = False
    """Whether they have half the time for a move here (T-76)."""


class WillSit(Entry, frozen=True, tag="will-sit"):
    """Somebody takes a bot's seat in a running game: theirs from the next round on."""

    seat: Seat
    player: PlayerId
    name: str
    animal: Animal
    pressed: bool = False


class WontSit(Entry, frozen=True, tag="wont-sit"):
    """Whoever would have taken a bot's seat does not after all."""

    seat: Seat


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was given a free seat."""

    seat: Seat
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """A seat became free; once the game runs, a bot plays on in it."""

    seat: Seat
    bot: str | None = None


class Removed(Entry, frozen=True, tag="removed"):
    """The host took a seat from somebody, who takes none at this table any more."""

    seat: Seat


class HostPassed(Entry, frozen=True, tag="host-passed"):
    """The host did nothing while others waited: somebody else is the host."""

    seat: Seat


class WordAdded(Entry, frozen=True, tag="worded"):
    """Somebody added a word to the fate of the cards."""

    seat: Seat
    word: str


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt."""


class Played(Entry, frozen=True, tag="played"):
    """Somebody made a move, or something the rules allow besides."""

    seat: Seat
    move: msgspec.Raw
    aside: bool = False
    by_bot: bool = False


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something; nothing else changes by it."""

    seat: Seat
    remark: Remark


class WritingAllowed(Entry, frozen=True, tag="writing-allowed"):
    """Somebody allows that words of people's own are written at the table (T-57)."""

    seat: Seat


class WritingEnded(Entry, frozen=True, tag="writing-ended"):
    """Somebody allows it no more."""

    seat: Seat


class Wrote(Entry, frozen=True, tag="wrote"):
    """Somebody wrote something; the words are kept beside the log, and go before it (T-59)."""

    seat: Seat


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """Somebody took back the latest own move, which had shown nothing to anybody."""

    seat: Seat
    played: int
    """The place of that move in the log."""


class Conceded(Entry, frozen=True, tag="conceded"):
    """Somebody would stop here. Once all people at the table agree, it is over."""

    seat: Seat
    with_all: bool = False
    """Whoever has not left must agree; in older logs those who were away did not count."""


class CarriedOn(Entry, frozen=True, tag="carried-on"):
    """Somebody would rather play on after all."""

    seat: Seat


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for somebody who does not."""

    seat: Seat
    bot: str
    once: bool = False
    """For one move only; else until that player is back."""
    agreed: bool = False
    """Where no clock runs, those who were there let it play (T-37)."""


class BotWanted(Entry, frozen=True, tag="bot-wanted"):
    """Somebody would let a bot play for another, for whom all wait."""

    seat: Seat
    of: Seat
    """Whom it would play for."""


class BotDeclined(Entry, frozen=True, tag="bot-declined"):
    """Somebody would rather wait."""

    seat: Seat
    of: Seat


class PaceWanted(Entry, frozen=True, tag="pace-wanted"):
    """Somebody would have another time for a move. Once all who have not left do, it is so."""

    seat: Seat
    move: Millis | None = None


class CameBack(Entry, frozen=True, tag="came-back"):
    """Somebody took the seat back from the bot that stood in."""

    seat: Seat


class Rested(Entry, frozen=True, tag="rested"):
    """Nobody is there to play: clocks stand still until somebody is."""


class TimeGiven(Entry, frozen=True, tag="time-given"):
    """The house was down: whoever was waited for then gets that time back."""

    down: Millis
    up: Millis


class OnHoliday(Entry, frozen=True, tag="on-holiday"):
    """Somebody who is waited for is on holiday, or not any more: the time counts from its end."""

    seat: Seat
    until: Millis | None = None
    """`None` once it is over before that."""


class Closed(Entry, frozen=True, tag="closed"):
    """The table was given up before the game began."""


class RematchOpened(Entry, frozen=True, tag="rematch"):
    """The same people are invited to another table."""

    table: TableId


class Erased(Entry, frozen=True, tag="erased"):
    """The name of somebody was taken out of this log, where it stood before."""

    player: PlayerId
    stays: bool = False
    """They are still the same player, and have lost only the name."""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | WillSit
    | WontSit
    | BotSat
    | Left
    | Removed
    | HostPassed
    | WordAdded
    | Started
    | Played
    | Said
    | WritingAllowed
    | WritingEnded
    | Wrote
    | TakenBack
    | Conceded
    | CarriedOn
    | StoodIn
    | BotWanted
    | BotDeclined
    | PaceWanted
    | CameBack
    | Rested
    | TimeGiven
    | OnHoliday
    | Closed
    | RematchOpened
    | Erased
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder[AnyEntry](AnyEntry).decode
