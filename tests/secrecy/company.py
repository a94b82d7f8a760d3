"""What people have to do with each other around a table, and what they are told of it elsewhere."""

import msgspec

from houle.conformance.probes import any_of
from houle.kernel import QuickChance
from tests.secrecy.elsewhere import PushService
from tests.secrecy.loop import HandClock
from tests.secrecy.meddling import STEP, Table
from tests.secrecy.pairs import Lived
from tests.secrecy.talking import Guest, Talk, must

UNSEEN = 25_000
"""For so long a page stays closed: longer than it takes until somebody is told of their turn."""
LISTS = (
    "/api/me/friends",
    "/api/me/invitations",
    "/api/me/clubs",
    "/api/me/record",
)


class Company:
    """Draws what happens around a table, in all worlds the same, and apart from all else."""

    def __init__(
        self, lived: Lived, clock: HandClock, talk: Talk, table: Table, push: PushService
    ) -> None:
        self._lived = lived
        self._clock = clock
        self._talk = talk
        self._table = table
        self._push = push
        self._chance = QuickChance(f"company {lived.history.seed}")
        self._club: str | None = None
        self._may_doze = False

    async def gather(self, *, clock: bool, strangers: bool) -> str | None:
        """Friends are made, some ask to be told of their turn, and some are a club, by its id.

        At a table with a `clock` nobody is told; one of a club is for no `strangers`.
        """
        host, *others = self._table.players.values()
        for guest in others[:1]:
            link = await self._talk.ask(host, "POST /api/me/friends/link")
            must(await self._talk.ask(guest, "POST /api/friends", code=_code(link.latest)), 200)
        if not clock and self._happens(60):
            self._may_doze = True
            house = await self._talk.ask(host, "GET /api/push")
            key = msgspec.json.decode(house.latest)["key"]
            for guest in (host, *others):
                await self._push.subscribe(self._talk, guest, key)
        if not strangers and self._happens(50):
            founded = await self._talk.ask(host, "POST /api/clubs", name="Sea wolves")
            must(founded, 200)
            self._club = msgspec.json.decode(founded.latest)["id"]
            for guest in others:
                joined = {"code": _code(founded.latest)}
                must(await self._talk.ask(guest, "POST /api/clubs/join", **joined), 200)
        return self._club

    async def meanwhile(self, moment: int) -> None:
        """Somebody looks at a list, and once whoever is waited for has closed the page."""
        if self._happens(20):
            guest = any_of(self._table.people, self._chance)
            await self._talk.ask(guest, f"GET {any_of(self._lists, self._chance)}")
        waiting = self._lived.to_act[moment]
        dozes = self._may_doze and bool(waiting) and self._table.bot not in waiting
        if dozes and self._happens(25):
            self._may_doze = False
            await self._doze(self._table.players[waiting[0]])

    @property
    def _lists(self) -> list[str]:
        lists = [*LISTS, f"/api/games/{self._lived.game.name}/standings"]
        if self._club is not None:
            here = f"/api/clubs/{self._club}"
            lists += [here, *[f"{here}/{what}" for what in ("tables", "standings", "evenings")]]
        return lists

    async def _doze(self, guest: Guest) -> None:
        """Close the page until word of the turn has gone out, and come back."""
        if guest.stream is not None:
            await guest.stream.close()
            guest.stream = None
        for _ in range(UNSEEN // STEP):
            await self._clock.turn(STEP)
        await self._talk.listen(guest, None)

    def _happens(self, percent: int) -> bool:
        return self._chance.below(100) < percent


def _code(answer: bytes) -> str:
    code: str = msgspec.json.decode(answer)["code"]
    return code
