"""Worlds in which Ada asks others to play what she played, Cleo does, and others pry."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from houle.kernel import KeyedChance
from houle.people.deal_challenges import table_of
from houle.tables.botdesk import BotPlayers
from tests.secrecy.asgi import Transcript
from tests.secrecy.check import NewStore
from tests.secrecy.days import EYES, GAME, MOST_TURNS, InThisThread, other_fate
from tests.secrecy.loop import HandClock, run
from tests.secrecy.talking import Guest, StrayedError, Talk, must
from tests.secrecy.world import World

A_WHILE = 90 * 1000
MIDDLE = 2
"""So many moves Cleo has made when others look for the first time."""


class Plays(NamedTuple):
    """What is played."""

    first: Sequence[int]
    """Which of the moves there are Ada makes, in turn."""
    again: Sequence[int] | None
    """Cleo's; `None` if she does not play at all."""
    other_cards: bool = False


class Heard(NamedTuple):
    """What everybody got."""

    others: dict[str, Transcript]
    """Those who have not played."""
    at_table: dict[str, Transcript]
    """The same, where they know at which table Cleo plays."""
    playing: Transcript
    """Cleo, until she has played."""
    pried: dict[str, int | None]
    """What she asked for in the middle of it, and the answer's status."""
    secrets: tuple[bytes, ...]
    """Where it was played first, and the seed."""
    afterwards: dict[str, Any]
    """The challenge, for Cleo at the end."""


class Scene:
    """Ada and Cleo play; Zoe has come in and does not; somebody passes by."""

    def __init__(self, store: Any, clock: HandClock, plays: Plays) -> None:
        chance_of = other_fate if plays.other_cards else KeyedChance
        self._world = World(clock, store, chance_of, lambda *_: None, 2)
        for node in self._world.nodes:
            node._bots = BotPlayers(node.desk, clock, InThisThread(clock))
        one, other = self._world.apps
        self._ada, self._cleo = Guest("Ada", one, 1), Guest("Cleo", other, 2)
        self._zoe, self._nobody = Guest("Zoe", other, 3), Guest("Passer-by", one, 4)
        self._at = {
            guest.name: Guest(guest.name, guest.app, number)
            for number, guest in ((3, self._zoe), (4, self._nobody))
        }
        self._talk, self._clock, self._plays = Talk(clock), clock, plays
        self._pried: dict[str, int | None] = {}

    async def play(self) -> Heard:
        await self._world.start()
        try:
            return await self._play()
        finally:
            await self._world.stop()

    async def _play(self) -> Heard:
        talk = self._talk
        for guest in (self._ada, self._cleo, self._zoe):
            answer = await talk.ask(guest, "POST /api/guests", name=guest.name)
            guest.token = msgspec.json.decode(answer.latest)["token"]
        self._at["Zoe"].token = self._zoe.token
        visible = await talk.ask(self._cleo, "POST /api/me/visible", in_standings=True, page=True)
        self._page = msgspec.json.decode(visible.latest)["handle"]
        first, link = await self._ada_asks()
        identity = self._cleo.token.split(".")[0] if self._cleo.token else ""
        talk.table = table_of(identity, link)
        if self._plays.again is not None:
            await self._cleo_begins(link)
            await self._cleo_plays(self._plays.again, MIDDLE)
            await self._cleo_pries(link, first)
        await self._at_the_table(link)
        playing = list(self._cleo.transcript)
        if self._plays.again is not None:
            await self._cleo_plays(self._plays.again[MIDDLE:], MOST_TURNS)
        await self._clock.turn(A_WHILE - self._clock.now() % A_WHILE)
        told = await talk.ask(self._cleo, f"GET /api/challenges/{link}")
        for guest in (self._zoe, self._nobody):
            await self._pries(guest, link)
        seed = await self._world.nodes[0].store.seed(first)
        return Heard(
            {guest.name: guest.transcript for guest in (self._zoe, self._nobody)},
            {name: guest.transcript for name, guest in self._at.items()},
            playing,
            self._pried,
            (first.encode(), seed),
            msgspec.json.decode(told.latest),
        )

    async def _ada_asks(self) -> tuple[str, str]:
        """Ada plays with bots, at a table by link, and asks."""
        talk, ada = self._talk, self._ada
        opening = {"game": GAME, "seats": 3, "seat": 0, "listed": False}
        bots = [None, "random", "random"]
        opened = await talk.ask(
            ada, "POST /api/tables", command=talk.command(), bots=bots, **opening
        )
        talk.table = first = str(msgspec.json.decode(opened.latest)["table"])
        await talk.do(ada, "start")
        await self._plays_on(ada, self._plays.first, MOST_TURNS)
        begun = self._clock.now()
        await self._clock.turn(A_WHILE - begun % A_WHILE)
        asked = await talk.ask(ada, f"POST /api/tables/{first}/challenge")
        must(asked, 200)
        return first, str(msgspec.json.decode(asked.latest)["challenge"])

    async def _cleo_begins(self, link: str) -> None:
        for _ in range(2):  # once
            begun = await self._talk.ask(self._cleo, f"POST /api/challenges/{link}")
            must(begun, 200)
            if msgspec.json.decode(begun.latest)["table"] != self._talk.table:
                raise StrayedError("it is played twice")

    async def _cleo_plays(self, choices: Sequence[int], most: int) -> None:
        await self._plays_on(self._cleo, choices, most)

    async def _plays_on(self, guest: Guest, choices: Sequence[int], most: int) -> None:
        talk, wanted, made = self._talk, iter(choices), 0
        await talk.listen(guest, None)
        for _ in range(2 * MOST_TURNS):
            await self._clock.turn(2500)
            frame = msgspec.json.decode(guest.shown)
            if frame["table"]["phase"] == "finished" or made == most:
                break
            if (turn := frame["you"]["turn"]) is not None:
                moves = frame["view"]["moves"]
                move = moves[next(wanted, 0) % len(moves)]
                await talk.do(guest, "moves", turn=turn, move=move)
                made += 1
        else:
            raise StrayedError("the game does not end")
        if guest.stream is not None:
            await guest.stream.close()

    async def _cleo_pries(self, link: str, first: str) -> None:
        """In the middle of it, what would tell her more than her seat knows."""
        talk, here = self._talk, f"/api/tables/{self._talk.table}"
        for aid in ("take-back", "leave", "rematch"):
            must(await talk.post(self._cleo, aid), 409)
        must(await talk.ask(self._cleo, f"GET {here}/hint"), 409)
        own = "/api/challenges", "/api/me/tables", "/api/me/export"
        for path in (f"/api/challenges/{link}", here, *own):
            must(await talk.ask(self._cleo, f"GET {path}"), 200)
        for path in (
            f"GET {here}/game",
            *[f"GET {here}/moments/2{eyes}" for eyes in EYES],
            f"GET {here}/moments/2/why",
            f"GET /api/challenges/{link}/beside/{self._talk.table}",
        ):
            self._pried[path] = (await talk.ask(self._cleo, path)).status

    async def _at_the_table(self, link: str) -> None:
        """Whoever knows where Cleo plays is told the same, whatever she does there."""
        if self._plays.again is None:
            return
        here = f"/api/tables/{self._talk.table}"
        for guest in self._at.values():
            for path in (
                here,
                f"{here}/live",
                f"{here}/game",
                f"{here}/people",
                f"{here}/moments?first=1&count=9",
                f"{here}/moments/2",
                *[f"{here}/moments/2{eyes}" for eyes in EYES],
                f"/api/challenges/{link}/beside/{self._talk.table}",
                f"/t/{self._talk.table}",
                f"/t/{self._talk.table}/picture.png",
                "/api/tables?phase=playing",
            ):
                await self._talk.ask(guest, f"GET {path}")

    async def _pries(self, guest: Guest, link: str) -> None:
        """All that could tell of a game that others play."""
        for path in (
            "/api/challenges",
            f"/api/challenges/{link}",
            f"/api/challenges/{link}/beside/{self._talk.table}",
            f"/c/{link}",
            "/api/tables?phase=open",
            "/api/tables?phase=playing",
            "/api/tables?phase=finished",
            f"/api/people/{self._page}",
            f"/p/{self._page}",
            f"/api/games/{GAME}/standings",
            "/api/me/tables",
            "/api/me/record",
        ):
            await self._talk.ask(guest, f"GET {path}")


def heard(new_store: NewStore, plays: Plays) -> Heard:
    async def whole() -> Heard:
        clock = HandClock()
        return await Scene(await new_store(clock), clock, plays).play()

    return run(whole())
