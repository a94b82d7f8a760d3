"""Worlds in which somebody plays the deal of the day while others pry, who have not played it."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import msgspec

from houle.kernel import KeyedChance
from houle.tables.botdesk import BotPlayers
from houle.tables.daily import table_of
from houle.tables.days import day_at, end_of, named, seed_of_day
from houle.tables.fair import Seed
from houle.tables.running import ReplayableChance
from houle.tables.thinking import BotTurn, thought
from tests.secrecy.asgi import Transcript
from tests.secrecy.canary import _written
from tests.secrecy.check import NewStore
from tests.secrecy.loop import HandClock, run
from tests.secrecy.talking import Guest, StrayedError, Talk, must
from tests.secrecy.world import World

GAME = "flotsam"
A_MINUTE = 60 * 1000
BEFORE_THE_END = 2 * A_MINUTE
LOOKED_AT = A_MINUTE
"""So long before the end of the day others look."""
MOST_TURNS = 20
EYES = tuple(f"?viewer={eyes}" for eyes in (1, 2, "watcher", "everyone"))


class Plays(NamedTuple):
    """What somebody does with the deal of the day."""

    choices: Sequence[int] | None = ()
    """Which of the moves there are, in turn; `None` if they do not play at all."""
    other_cards: bool = False
    """Whether the cards are others, by the same seed."""


class Heard(NamedTuple):
    """What everybody got before the day was opened."""

    others: dict[str, Transcript]
    """Those who have not played."""
    at_table: dict[str, Transcript]
    """The same, where they know at which table somebody else plays."""
    own: Transcript
    """The player."""
    pried: dict[str, int | None]
    """What the player asked for besides, and the answer's status."""
    secrets: tuple[bytes, ...]
    """The secret of the day, and the seed of the deal."""
    afterwards: bytes
    """The game file, once the day is over."""
    second: int | None
    """What became of a second guest on the player's device."""


class InThisThread:
    """Bots think at once."""

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        return thought(turn, "any", self._clock)


def other_fate(key: bytes) -> ReplayableChance:
    """Other cards by the same seed."""
    return KeyedChance(sha256(key).digest())


class Scene:
    """Ada may play; Zoe has come in and does not; somebody passes by."""

    def __init__(self, store: Any, clock: HandClock, plays: Plays) -> None:
        chance_of = other_fate if plays.other_cards else KeyedChance
        self._world = World(clock, store, chance_of, lambda *_: None, 2)
        for node in self._world.nodes:
            node._bots = BotPlayers(node.desk, clock, InThisThread(clock))
        apps = self._world.apps
        self._ada, self._zoe = Guest("Ada", apps[0], 1), Guest("Zoe", apps[1], 2)
        self._nobody, self._second = Guest("Passer-by", apps[0], 3), Guest("Ada too", apps[1], 1)
        self._talk, self._clock, self._plays = Talk(clock), clock, plays
        self._at: dict[str, Transcript] = {}

    async def play(self) -> Heard:
        await self._world.start()
        try:
            return await self._play()
        finally:
            await self._world.stop()

    async def _play(self) -> Heard:
        talk, ada, clock = self._talk, self._ada, self._clock
        for guest in (ada, self._zoe, self._second):
            answer = await talk.ask(guest, "POST /api/guests", name=guest.name)
            guest.token = msgspec.json.decode(answer.latest)["token"]
        visible = await talk.ask(ada, "POST /api/me/visible", in_standings=True, page=True)
        page = msgspec.json.decode(visible.latest)["handle"]
        daily = self._world.nodes[0].daily
        day = daily.today
        identity = ada.token.split(".")[0] if ada.token else ""
        talk.table = table_of(identity, day, GAME)
        mark = b""
        if self._plays.choices is not None:
            mark = await self._ada_plays(day, self._plays.choices)
        await clock.turn(end_of(day) - LOOKED_AT - clock.now())
        for guest in (self._zoe, self._nobody):
            await self._pries(guest, day, page)
        pried = {}
        here = f"/api/tables/{talk.table}"
        last = 0
        if self._plays.choices is not None:
            last = self._world.state(talk.table).seq
            for path in self._sealed(here, last, day):
                pried[path] = (await talk.ask(ada, path)).status
            for look in (f"GET {here}", "GET /api/days", f"GET /api/days/{day}/{GAME}"):
                must(await talk.ask(ada, look), 200)
        second = None
        if mark:
            second = await self._with_mark(mark, day)
        own = list(ada.transcript)
        secret = await self._world.nodes[0].store.seed(named(day))
        seed = seed_of_day(Seed(secret), day, GAME).reveal()
        await clock.turn(end_of(day) + A_MINUTE - clock.now())
        file = await talk.ask(ada, f"GET {here}/game")
        others = {guest.name: guest.transcript for guest in (self._zoe, self._nobody)}
        return Heard(others, self._at, own, pried, (secret, seed), file.latest, second)

    async def _ada_plays(self, day: str, choices: Sequence[int]) -> bytes:
        talk, ada, wanted = self._talk, self._ada, iter(choices)
        begun = await talk.ask(ada, f"POST /api/days/{day}/{GAME}")
        must(begun, 200)
        assert msgspec.json.decode(begun.latest)["table"] == talk.table
        mark = next(
            value
            for came in ada.transcript
            for name, value in came.headers
            if name == b"set-cookie" and value.startswith(b"houle-day=")
        )
        await talk.listen(ada, None)
        for _ in range(MOST_TURNS):
            await self._clock.turn(2500)
            frame = msgspec.json.decode(ada.shown)
            if frame["table"]["phase"] == "finished":
                break
            if (turn := frame["you"]["turn"]) is not None:
                for aid in ("take-back", "leave"):
                    must(await talk.post(ada, aid), 409)
                must(await talk.ask(ada, f"GET /api/tables/{talk.table}/hint"), 409)
                moves = frame["view"]["moves"]
                move = moves[next(wanted, 0) % len(moves)]
                await talk.do(ada, "moves", turn=turn, move=move)
        else:
            raise StrayedError("the game does not end")
        if ada.stream is not None:
            await ada.stream.close()
        return mark.split(b";")[0]

    def _sealed(self, here: str, last: int, day: str) -> list[str]:
        """What is closed to the player as well."""
        return [
            f"GET {here}/game",
            *[f"GET {here}/moments/{last}{eyes}" for eyes in EYES],
            *[f"GET {here}/moments?first=1&count=32&{eyes[1:]}" for eyes in EYES],
            f"GET {here}/moments/{last}/why",
        ]

    async def _pries(self, guest: Guest, day: str, page: str) -> None:
        """All that could tell of a game that somebody else plays."""
        here = f"/api/tables/{self._talk.table}"
        for path in (
            "/api/days",
            f"/api/days/{day}",
            f"/api/days/{day}/{GAME}",
            f"/day/{day}/{GAME}/picture.png",
            "/api/tables?phase=open",
            "/api/tables?phase=playing",
            "/api/tables?phase=finished",
            f"/api/people/{page}",
            f"/p/{page}",
            f"/api/games/{GAME}/standings",
            "/api/me/tables",
            "/api/me/waiting",
            "/api/me/record",
            "/",
            "/day",
        ):
            await self._talk.ask(guest, f"GET {path}")
        if self._plays.choices is None:
            return
        # Whoever knows where it is played is told the same whatever was played there.
        guest = self._at_table(guest)
        for path in (
            here,
            f"{here}/live",
            f"{here}/game",
            f"{here}/people",
            f"{here}/hint",
            f"{here}/why-not",
            f"{here}/moments?first=1&count=9",
            f"{here}/moments/2",
            f"{here}/moments/2/why",
            *[f"{here}/moments/2{eyes}" for eyes in EYES],
            f"/t/{self._talk.table}",
            f"/t/{self._talk.table}/picture.png",
        ):
            await self._talk.ask(guest, f"GET {path}")

    def _at_table(self, guest: Guest) -> Guest:
        """The same guest, with what is asked at the table noted apart."""
        twin = Guest(guest.name, guest.app, 2 if guest is self._zoe else 3)
        twin.token = guest.token
        self._at[guest.name] = twin.transcript
        return twin

    async def _with_mark(self, mark: bytes, day: str) -> int | None:
        """A second guest, in the same browser."""
        self._second.cookie = mark
        return (await self._talk.ask(self._second, f"POST /api/days/{day}/{GAME}")).status


def heard(new_store: NewStore, plays: Plays) -> Heard:
    async def whole() -> Heard:
        clock = HandClock()
        clock.begin_at(end_of(day_at(clock.now())) - BEFORE_THE_END)
        return await Scene(await new_store(clock), clock, plays).play()

    return run(whole())


class Overheard(Protocol):
    """What others got while somebody played a deal that they may play as well."""

    @property
    def others(self) -> dict[str, Transcript]: ...

    @property
    def at_table(self) -> dict[str, Transcript]: ...


def check_nobody_can_tell(played: Sequence[Overheard], away: Overheard) -> None:
    """The same to the byte, whatever was played and whether; and where it is known at which table,
    whatever was played there."""
    first, *others = played
    for who, transcript in first.others.items():
        for other in (*others, away):
            assert transcript == other.others[who], f"{who} can tell what was played"
        assert len(transcript) > 10
    for who, transcript in first.at_table.items():
        for other in others:
            assert transcript == other.at_table[who], f"{who} can tell what is played at that table"
        assert len(transcript) > 10


def bytes_of(transcript: Transcript) -> bytes:
    return b"\n".join(part for came in transcript for part in (came.body, *_flat(came.headers)))


def _flat(headers: Sequence[tuple[bytes, bytes]]) -> list[bytes]:
    return [part for header in headers for part in header]


def needles(secrets: Sequence[bytes]) -> list[bytes]:
    return [needle for secret in secrets for needle in _written(secret)]
