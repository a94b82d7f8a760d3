"""Where somebody is signed in: one session for each browser or program (P-06 to P-09).

A token names its session, so one of them can be ended and the others stay. Of a browser nothing
is kept but its kind: no address, and not the words it introduces itself with.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

import msgspec

from houle.people.ports import SessionId
from houle.tables.ids import new_id
from houle.tables.latest import Latest
from houle.tables.ports import Entropy, Millis, PlayerId

ID_BYTES = 32
NOTED_EVERY: Millis = 60 * 60 * 1000
"""So exactly it is kept when somebody was last there."""
MOST_NOTED = 16384
"""So many sessions are known to have been noted lately."""
PROVED_FOR: Millis = 5 * 60 * 1000
"""So long after somebody has shown a passkey or a code, ways in may be added and taken away."""


class Browser(StrEnum):
    """What somebody looks through."""

    CHROME = "chrome"
    EDGE = "edge"
    FIREFOX = "firefox"
    OPERA = "opera"
    SAFARI = "safari"
    OTHER = "other"
    PROGRAM = "program"


class System(StrEnum):
    """What it runs on."""

    ANDROID = "android"
    IOS = "ios"
    LINUX = "linux"
    MAC = "mac"
    WINDOWS = "windows"
    OTHER = "other"


class Device(msgspec.Struct, frozen=True):
    """As much as is told of where somebody is signed in."""

    browser: Browser
    system: System


class Session(msgspec.Struct, frozen=True):
    """A place where somebody is signed in."""

    id: SessionId
    device: Device
    began_at: Millis
    seen_at: Millis


class SessionStore(Protocol):
    """Where sessions are kept, until half a year after they were last used."""

    async def note(self, session: SessionId, player: PlayerId, device: Device) -> None:
        """Somebody is there; the first time the session begins."""

    async def begin_proved(self, session: SessionId, player: PlayerId, device: Device) -> None:
        """It begins with somebody showing who they are."""

    async def proved_within(self, session: SessionId, span: Millis) -> bool:
        """Whether somebody has shown there lately who they are."""

    async def of(self, player: PlayerId) -> list[Session]:
        """Those of a player that were not ended, the latest first."""

    async def end(self, player: PlayerId, session: SessionId) -> bool:
        """It holds no more; `False` if the player has no such session."""

    async def end_others(self, player: PlayerId, but: SessionId | None) -> list[SessionId]:
        """None of a player's holds any more but one; says which they were."""

    async def ended(self, since: Millis) -> list[tuple[SessionId, Millis]]:
        """All that were ended at a moment or later, and when."""


class Ended(Protocol):
    """Is told what ends here, before other nodes read of it."""

    def end_session(self, session: SessionId) -> None: ...


class Sessions:
    """Begins sessions, lists and ends them."""

    def __init__(
        self, store: SessionStore, known: Ended, entropy: Entropy, now: Callable[[], Millis]
    ) -> None:
        self._store = store
        self._known = known
        self._entropy = entropy
        self._now = now
        self._noted = Latest[SessionId, Millis](MOST_NOTED)

    async def begin(self, player: PlayerId, device: Device, *, proved: bool = False) -> SessionId:
        """A new one; `proved` if it begins with a passkey or a code of recovery."""
        session = new_id(self._entropy(ID_BYTES))
        if proved:
            await self._store.begin_proved(session, player, device)
        else:
            await self._store.note(session, player, device)
        return session

    async def note(self, session: SessionId, player: PlayerId, device: Device) -> None:
        """Somebody is there; written down now and then."""
        now = self._now()
        noted = self._noted.get(session)
        if noted is not None and now - noted < NOTED_EVERY:
            return
        await self._store.note(session, player, device)
        self._noted[session] = now

    async def of(self, player: PlayerId) -> list[Session]:
        """Where a player is signed in, the latest first."""
        return await self._store.of(player)

    async def proved(self, session: SessionId | None) -> bool:
        """Whether somebody has shown there lately who they are."""
        return session is not None and await self._store.proved_within(session, PROVED_FOR)

    async def end(self, player: PlayerId, session: SessionId) -> bool:
        """End one of a player's: here at once, at other nodes about a second later."""
        if not await self._store.end(player, session):
            return False
        self._known.end_session(session)
        return True

    async def end_others(self, player: PlayerId, but: SessionId | None) -> None:
        """End all of a player's but one."""
        for session in await self._store.end_others(player, but):
            self._known.end_session(session)


_BROWSERS = (
    ("edg", Browser.EDGE),
    ("opr/", Browser.OPERA),
    ("firefox", Browser.FIREFOX),
    ("fxios", Browser.FIREFOX),
    ("chrom", Browser.CHROME),
    ("crios", Browser.CHROME),
    ("safari", Browser.SAFARI),
)
"""What the words of a browser have in them, the telling ones first: most name others too."""
_SYSTEMS = (
    ("android", System.ANDROID),
    ("iphone", System.IOS),
    ("ipad", System.IOS),
    ("windows", System.WINDOWS),
    ("mac os", System.MAC),
    ("linux", System.LINUX),
    ("x11", System.LINUX),
)


def device_of(introduced: str, *, a_page: bool) -> Device:
    """What somebody looks through, by the words it introduces itself with."""
    words = introduced.lower()
    system = next((kind for word, kind in _SYSTEMS if word in words), System.OTHER)
    if not a_page:
        return Device(Browser.PROGRAM, system)
    browser = next((kind for word, kind in _BROWSERS if word in words), Browser.OTHER)
    return Device(browser, system)
