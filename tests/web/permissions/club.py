"""The host's club, made anew before whatever is asked about it."""

from houle.people.codes import digest_of
from houle.tables.ids import new_id
from houle.tables.listing import A_DAY
from houle.web.node import Node
from tests.web.permissions.rows import Fill

CLUB = new_id("the host's club")
MEMBER = new_id("somebody who belongs to it")
EVENING = new_id("an evening of the club")
CODE = "clubs" + "a" * 21


class HostsClub:
    """Kept by the host; a member without a seat belongs to it, and somebody else."""

    def __init__(self, node: Node, host: str, member: str, somebody: str) -> None:
        self._store = node.store.clubs
        self._evenings = node.store.evenings
        self._clock = node.clock
        self._host = host
        self._others = {member: new_id("the member"), somebody: MEMBER}

    def address(self, of: str) -> str:
        """Where something of the club is asked for."""
        for name, known in (("{club}", CLUB), ("{member}", MEMBER), ("{evening}", EVENING)):
            of = of.replace(name, known)
        return of

    def body(self, fill: Fill) -> dict[str, object]:
        """The code of its link, or an evening to plan."""
        if fill is Fill.CLUB_LINK:
            return {"code": CODE}
        return {"game": "flotsam", "begins": self._clock.now() + A_DAY}

    async def anew(self) -> str:
        """As it is meant to be, whatever was done to it."""
        await self._store.dissolve(CLUB)
        await self._store.found(CLUB, "Sea wolves", digest_of(CODE), self._host, new_id("the host"))
        for player, member in self._others.items():
            await self._store.join(CLUB, player, member)
        await self._evenings.call_off(EVENING)
        await self._evenings.plan(EVENING, CLUB, self._host, "flotsam", self._clock.now() + A_DAY)
        return CLUB
