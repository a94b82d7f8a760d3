"""What the house has against tokens and players, known to a node without asking each time."""

from houle.people.ports import SessionId
from houle.people.sessions import SessionStore
from houle.tables.ports import (
    MARKS_READ_EVERY,
    Clock,
    LogDownError,
    Mark,
    Marks,
    Millis,
    PlayerId,
)

OVERLAP: Millis = 10_000
"""What was written at a moment may be seen a little later."""
NOBODY = ""


class KnownMarks:
    """All marks of a store and the sessions that ended, as this node last saw them."""

    def __init__(self, store: Marks, sessions: SessionStore, clock: Clock) -> None:
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self._not_before: dict[PlayerId, int] = {}
        self._blocked: set[PlayerId] = set()
        self._silent_until: dict[PlayerId, Millis] = {}
        self._seen_to: Millis = 0
        self._ended: set[SessionId] = set()
        self._ended_to: Millis = 0

    @property
    def dated_since(self) -> int | None:
        """When a store began to date tokens in which there were guests before."""
        return self._not_before.get(NOBODY)

    def not_before(self, player: PlayerId) -> int:
        """Tokens of a player that were signed before do not hold."""
        return self._not_before.get(player, 0)

    def blocked(self, player: PlayerId) -> bool:
        """Whether nothing is done that a player asks for."""
        return player in self._blocked

    def silent_until(self, player: PlayerId) -> Millis:
        """Until when nothing is said that a player would say at a table."""
        return self._silent_until.get(player, 0)

    async def end_tokens(self, player: PlayerId) -> None:
        """End all tokens of a player: here at once, at other nodes about a second later."""
        self.take_in(await self._store.end_tokens(player))

    def ended(self, session: SessionId) -> bool:
        """Whether a session was ended, with all tokens that name it."""
        return session in self._ended

    def end_session(self, session: SessionId) -> None:
        """A session was ended just now; other nodes read of it about a second later."""
        self._ended.add(session)

    async def refresh(self) -> None:
        """See what was marked and ended since the last time."""
        for session, ended_at in await self._sessions.ended(self._ended_to - OVERLAP):
            self._ended.add(session)
            self._ended_to = max(self._ended_to, ended_at)
        for mark in await self._store.marks(self._seen_to - OVERLAP):
            self.take_in(mark)
            self._seen_to = max(self._seen_to, mark.changed_at)

    async def begin(self) -> None:
        """Nobody is let in before all marks were seen once."""
        while not await self._refreshed():
            await self._clock.sleep(MARKS_READ_EVERY)

    async def run(self) -> None:
        """Look for ever; while the store is away, what was seen counts."""
        while True:
            await self._clock.sleep(MARKS_READ_EVERY)
            await self._refreshed()

    async def _refreshed(self) -> bool:
        try:
            await self.refresh()
        except LogDownError:
            return False
        return True

    def take_in(self, mark: Mark) -> None:
        """A mark that was made just now."""
        if mark.not_before:
            self._not_before[mark.player] = mark.not_before
        if mark.silent_until:
            self._silent_until[mark.player] = mark.silent_until
        else:
            self._silent_until.pop(mark.player, None)
        if mark.blocked:
            self._blocked.add(mark.player)
        else:
            self._blocked.discard(mark.player)
