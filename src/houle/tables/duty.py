"""That this node is up, and at which tables it has people, as the other nodes may know it.

Nothing is written for a stream: only that the node is up, and what has changed since the last
round, all of it at once.
"""

from asyncio import Lock

from houle.tables.cache import TableCache
from houle.tables.clocks import is_live
from houle.tables.live import LiveTable
from houle.tables.ports import Entropy, Millis, Phase, Register, TableId
from houle.tables.unhurried import unhurried

LINGER: Millis = 5000
"""So long after the last stream somebody is still there: a page may be loaded anew."""
NAME_BYTES = 8
LOOKED_AT_ONCE = 100
"""So many tables are looked at before somebody else's turn comes: less than a millisecond."""


class Duty:
    """What this node tells the register."""

    def __init__(self, register: Register, cache: TableCache, entropy: Entropy) -> None:
        self.register = register
        self._cache = cache
        self._entropy = entropy
        self._one_at_a_time = Lock()
        self._name: str | None = None
        self._seen: dict[TableId, Millis] = {}
        """When each table that the register has us at was attended here for the last time."""
        self._outages: list[tuple[Millis, Millis]] = []
        """When no node was up, before we came: nothing can be added to it while we are."""

    async def report(self) -> list[TableId]:
        """Say that we are up and where people are; the tables at which nobody is any more."""
        now = await self.stay()
        listened = unhurried(self._cache.listened(), LOOKED_AT_ONCE)
        here = {live.id async for live in listened if _attended(live)}
        come = [table for table in here if table not in self._seen]
        gone = [table for table, seen in self._seen.items() if seen + LINGER <= now]
        gone = [table for table in gone if table not in here]
        if self._name is not None and (come or gone):
            await self.register.attend(self._name, come, gone)
        self._seen.update(dict.fromkeys(here, now))
        for table in gone:
            del self._seen[table]
        return [table for table in gone if not await self.register.attended(table)]

    async def stay(self) -> Millis:
        """Write that we are up; what time it is.

        Silent for too long, we begin anew: nobody could play meanwhile.
        """
        async with self._one_at_a_time:
            now = None if self._name is None else await self.register.stay_on_duty(self._name)
            if now is None:
                self._name = self._entropy(NAME_BYTES).hex()
                self._seen.clear()
                now = await self.register.begin_duty(self._name)
                self._outages = outages(await self.register.duties())
            return now

    def outages_since(self, moment: Millis) -> list[tuple[Millis, Millis]]:
        """When no node was up, from a moment at which one was."""
        return [(max(down, moment), up) for down, up in self._outages if up > moment]


def outages(duties: list[tuple[Millis, Millis]]) -> list[tuple[Millis, Millis]]:
    """When no node was up, from the beginning of time."""
    found, up_to = [], 0
    for begun, ended in duties:
        if begun > up_to:
            found.append((up_to, begun))
        up_to = max(up_to, ended)
    return found


def _attended(live: LiveTable) -> bool:
    """Whether somebody who plays here listens, where it matters; before the start, the host."""
    life = live.state.life
    if life.phase is Phase.OPEN:
        return life.host in live.people
    return (
        life.phase is Phase.PLAYING
        and is_live(life.setting.pace)
        and any(chair.player in live.people for chair in life.kept)
    )
