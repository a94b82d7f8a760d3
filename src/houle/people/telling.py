"""What telling somebody of their turn needs of the world: a place for it, and ways to people."""

from enum import StrEnum
from typing import Protocol, TypeAlias

import msgspec

from houle.people.ports import AskedWith
from houle.people.quiet import Quiet
from houle.tables.ports import Millis, PlayerId, TableId
from houle.tables.turns import Awaited

ChannelId: TypeAlias = str
"""By which way somebody is told: a browser of theirs, or a mailbox."""
SubscriptionId: TypeAlias = ChannelId
FIRST_PAUSE: Millis = 30_000
MOST_TRIES = 6


class Kind(StrEnum):
    """What a browser is told."""

    TURN = "turn"
    REMINDER = "reminder"
    INVITATION = "invitation"
    EVENING = "evening"

    @property
    def of_company(self) -> bool:
        """Whether it is about people and no turn (P-78)."""
        return self in (Kind.INVITATION, Kind.EVENING)


class Word(msgspec.Struct, frozen=True):
    """All that a browser is told."""

    kind: Kind
    table: TableId
    """Or the club, if it is about an evening."""


class Waits(msgspec.Struct, frozen=True):
    """A table that waits for somebody, as far as they are told of it elsewhere."""

    kind: Kind
    table: TableId
    game: str
    until: Millis | None


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants to be told, and how it is reached."""

    id: SubscriptionId
    player: PlayerId
    endpoint: str
    p256dh: str
    auth: str
    house_key: str
    """The key of ours that it was made for: no other is taken there."""
    zone: str
    quiet: Quiet | None
    company: bool = True
    """Whether it is told of invitations and evenings too."""


class Pending(msgspec.Struct, frozen=True):
    """A word that goes out soon, unless somebody objects."""

    table: TableId
    player: PlayerId
    turn: int
    stage: int
    since: Millis


class Claimed(msgspec.Struct, frozen=True):
    """A word that is to go out now."""

    table: TableId
    channel: ChannelId
    player: PlayerId
    turn: int
    stage: int
    tries: int
    now: Millis


class NoticeStore(Protocol):
    """Where it is kept who wants to be told, and what they are to be told, and were."""

    async def subscribe(self, wanted: Subscription, asked_with: AskedWith, most: int) -> None:
        """Keep a subscription; of too many of a player the oldest goes. It ends with its token."""

    async def unsubscribe(self, player: PlayerId, subscription: SubscriptionId) -> None:
        """Forget one, if it is that player's."""

    async def subscription(self, subscription: SubscriptionId) -> Subscription | None:
        """One that still holds."""

    async def drop(self, channel: ChannelId) -> None:
        """Forget one that leads nowhere, with all that was to go there."""

    async def note(
        self, awaited: Awaited, stage: int, after: Millis, by_mail_after: Millis
    ) -> None:
        """Tell a player by all channels, in a while; once for each stage of a turn."""

    async def note_company(
        self, about: str, player: PlayerId, stage: int, after: Millis, by_mail_after: Millis
    ) -> None:
        """Tell a player by all channels that want to hear of company, in a while; once."""

    async def pending(self, within: Millis, most: int) -> list[Pending]:
        """What goes out within so long."""

    async def claim(self, most: int, lease: Millis) -> list[Claimed]:
        """What is to go out now. It comes up again after the lease."""

    async def claim_all(self, channel: ChannelId, lease: Millis) -> list[Claimed]:
        """All that is to go out by a channel, now or later."""

    async def settle(self, pending: Pending) -> None:
        """Nobody has to be told any more, by no channel of this player."""

    async def settle_by_mail(self, claimed: Claimed) -> None:
        """What a browser took need not be mailed."""

    async def told(self, claimed: Claimed) -> None:
        """This one is done with."""

    async def later(self, claimed: Claimed, at: Millis, tries: int) -> None:
        """This one comes up again then, unless it is done with."""


class Answer(StrEnum):
    """What a push service says to a word, or a mail server."""

    TAKEN = "taken"
    GONE = "gone"
    """Nobody is there any more."""
    LATER = "later"
    REFUSED = "refused"


class Sent(msgspec.Struct, frozen=True):
    """What came of it."""

    answer: Answer
    wait: Millis = 0
    """For how long to leave the service alone, if it said so."""


def next_try(claimed: Claimed, sent: Sent) -> Millis | None:
    """When a word that was not taken is tried again: later each time; `None` if not at all."""
    if sent.answer is not Answer.LATER or claimed.tries >= MOST_TRIES:
        return None
    return claimed.now + max(sent.wait, FIRST_PAUSE << claimed.tries)


class Pusher(Protocol):
    """Carries words to browsers."""

    async def push(self, to: Subscription, word: Word, lasts: Millis, now: Millis) -> Sent:
        """Hand a word over; it is of no use after so long."""
