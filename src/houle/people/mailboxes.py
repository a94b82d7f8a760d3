"""Addresses at which people want to hear of their turn, and the links that go there (P-30 on)."""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

import msgspec
from itsdangerous import BadSignature, Signer

from houle.people.quiet import Quiet
from houle.people.signing import DatedSigner
from houle.people.telling import ChannelId, Sent, Waits
from houle.tables.ports import Clock, Millis, PlayerId

BY_MAIL = "mail-"
"""What ids of channels begin with that are mailboxes."""
CONFIRM, END = "houle.mail.confirm", "houle.mail.end"
CONFIRMED_WITHIN = 24 * 60 * 60
"""For so many seconds an address can be confirmed after it was asked for."""
LONGEST_ADDRESS, LONGEST_LOCAL = 254, 64

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"({_ATOM}(?:\.{_ATOM})*)@((?:{_LABEL}\.)+(?!\d+\Z){_LABEL})")


class Mailbox(msgspec.Struct, frozen=True):
    """An address that was confirmed."""

    id: ChannelId
    player: PlayerId
    address: str
    language: str
    zone: str
    quiet: Quiet | None
    free_at: Millis
    """Until then somebody is writing to it."""
    mailed_at: Millis


class Wanted(msgspec.Struct, frozen=True):
    """How somebody wants to be told by mail."""

    player: PlayerId
    address: str
    language: str
    zone: str
    quiet: Quiet | None
    company: bool = True

    @property
    def id(self) -> ChannelId:
        """The same for the same address of a player, and leads to neither."""
        told = f"{self.player} {self.address}"
        return BY_MAIL + sha256(told.encode()).hexdigest()


class Addresses(msgspec.Struct, frozen=True):
    """What a player has said: an address, and one that is not confirmed yet."""

    address: str | None = None
    waiting: str | None = None
    company: bool = True


class MailStore(Protocol):
    """Where addresses are kept, one for each player."""

    async def ask(self, wanted: Wanted) -> None:
        """Keep an address until it is confirmed; of one that is, how and when to write there."""

    async def confirm(self, mailbox: ChannelId) -> bool:
        """Whether this address was asked for last. It takes the place of the former."""

    async def addresses(self, player: PlayerId) -> Addresses:
        """What a player has said."""

    async def mailbox(self, mailbox: ChannelId) -> Mailbox | None:
        """One that was confirmed."""

    async def begin(self, mailbox: ChannelId, lease: Millis, gap: Millis) -> bool:
        """Whether one may write to it now: nobody else does, and so long nobody has."""

    async def done(self, mailbox: ChannelId, *, mailed: bool) -> None:
        """Nobody writes to it any more."""

    async def end(self, mailbox: ChannelId) -> None:
        """Forget a mailbox, with all that was to go there."""

    async def forget_of(self, player: PlayerId) -> None:
        """Forget what a player has said."""


class Post(Protocol):
    """Carries mail."""

    async def tell(self, to: Mailbox, tables: Sequence[Waits], now: Millis) -> Sent:
        """Say which tables wait for somebody."""

    async def ask_to_confirm(self, wanted: Wanted, now: Millis) -> Sent:
        """Ask whether an address is theirs."""


def known_address(typed: str) -> str | None:
    """An address as it is kept; `None` if it is none, or one that few servers take."""
    found = _ADDRESS.fullmatch(typed)
    if found is None or len(typed) > LONGEST_ADDRESS or len(found[1]) > LONGEST_LOCAL:
        return None
    return f"{found[1]}@{found[2].lower()}"


class MailLinks:
    """Where links in mails lead: to pages of this site, whatever name a request was made by."""

    def __init__(self, origin: str, clock: Clock, secrets: tuple[str, ...]) -> None:
        self.origin = origin
        self._to_confirm = DatedSigner(clock, secrets, CONFIRM)
        self._to_end = Signer(secrets, salt=END, digest_method=sha256)

    def table(self, table: str) -> str:
        return f"{self.origin}/t/{table}"

    def club(self, club: str) -> str:
        return f"{self.origin}/clubs/{club}"

    def confirm(self, mailbox: ChannelId) -> str:
        """For a day; what stands behind `#` is sent to no server."""
        return f"{self.origin}/mail/confirm#{self._to_confirm.sign(mailbox).decode()}"

    def end(self, mailbox: ChannelId) -> str:
        """For ever."""
        return f"{self.origin}/mail/end/{self._to_end.sign(mailbox).decode()}"

    def to_confirm(self, token: str) -> ChannelId | None:
        """Whose address is to be confirmed, if we signed that lately."""
        age = self._to_confirm.age(token)
        if age is None or not 0 <= age <= CONFIRMED_WITHIN:
            return None
        return token.rsplit(".", 2)[0]

    def to_end(self, token: str) -> ChannelId | None:
        """Which mailbox is to get nothing more, if we signed that."""
        try:
            return self._to_end.unsign(token).decode()
        except BadSignature:
            return None
