"""What people write to each other is told to nobody else: pairs of worlds that differ in the words.

Whoever looks on, passes by, sits at another table, plays a bot or runs the nodes gets the same
bytes at the same time, whatever was written. Those who have a seat get the words, and only while
they allow it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.kernel import KeyedChance
from houle.people.written import Written
from houle.tables import state
from houle.tables.state import Happening
from houle.tables.tables import Tables
from houle.web.shapes import ShownWritten
from tests.secrecy.asgi import Transcript
from tests.secrecy.check import NewStore
from tests.secrecy.loop import HandClock, run
from tests.secrecy.notes import Notes, note
from tests.secrecy.postgres import Database
from tests.secrecy.talking import Guest, Talk, must
from tests.secrecy.world import Files, World

ONE = ("Tu as le sept ?", "Oui", "Sturgeon")
OTHER = ("Non", "Alors je prends le trois rouge, si tu veux bien", "Mackerel")
SEATS = 3


class Heard(NamedTuple):
    """What everybody got."""

    unaware: dict[str, Transcript]
    seats: dict[str, Transcript]
    ended: Transcript
    """What somebody got who allowed it no more, from then on."""


class Scene:
    """Two people and a bot at a table by link, and others around it."""

    def __init__(self, store: Any, clock: HandClock) -> None:
        self._world = World(clock, store, KeyedChance, lambda *_: None, 2)
        apps = self._world.apps
        names = ("Ada", "Ben", "Watcher", "Passer-by", "Elsewhere")
        self._guests = {
            name: Guest(name, apps[number % 2], number + 1) for number, name in enumerate(names)
        }
        self._desk = Guest("Worker", apps[0], 102)
        self._desk.token = self._world.worker_token
        self._talk, self._clock = Talk(clock), clock

    async def play(self, words: Sequence[str]) -> Heard:
        with Notes(self._clock, self._world.ops):
            await self._world.start()
            try:
                return await self._play(words)
            finally:
                await self._world.stop()

    async def _play(self, words: Sequence[str]) -> Heard:
        talk = self._talk
        ada, ben, *_ = guests = list(self._guests.values())
        for guest in guests:
            if guest.name != "Passer-by":
                answer = await talk.ask(guest, "POST /api/guests", name=guest.name)
                guest.token = msgspec.json.decode(answer.latest)["token"]
        await self._open(self._guests["Elsewhere"])
        elsewhere = talk.table
        await self._open(ada)
        await talk.do(ben, "sit", seat=1)
        for guest in guests:
            await talk.listen(guest, None)
        for guest in (ada, ben):
            await talk.do(guest, "allow-writing")
        await talk.do(ada, "write", words=words[0])
        await self._all_look(guests, elsewhere)
        await talk.do(ada, "start")
        await talk.do(ben, "write", words=words[1])
        await self._all_look(guests, elsewhere)
        await talk.do(ben, "end-writing")
        before = len(ben.transcript)
        await self._all_look(guests, elsewhere)
        await talk.do(ben, "allow-writing")
        # The copy of what is his has his own words, whatever he reads.
        ended = [came for came in ben.transcript[before:] if "export" not in came.asked]
        await talk.do(ada, "write", words=words[2])
        for guest in (ada, ben):
            await talk.do(guest, "concede")
        await self._all_look(guests, elsewhere)
        for guest in guests:
            if guest.stream is not None:
                await guest.stream.close()
        for node in self._world.nodes:
            lines = node.metrics.text().decode().split("\n")
            figures = "\n".join(line for line in lines if "_created" not in line)
            self._world.ops.append(note(self._clock, figures))
        unaware = {guest.name: guest.transcript for guest in (*guests[2:], self._desk)}
        return Heard(
            {**unaware, "ops": self._world.ops},
            {guest.name: guest.transcript for guest in (ada, ben)},
            ended,
        )

    async def _open(self, host: Guest) -> None:
        opened = await self._talk.ask(
            host,
            "POST /api/tables",
            command=self._talk.command(),
            game="eddy",
            seats=SEATS,
            seat=0,
            bots=[None, None, "random"],
            listed=False,
        )
        must(opened, 201)
        self._talk.table = msgspec.json.decode(opened.latest)["table"]

    async def _all_look(self, guests: Sequence[Guest], elsewhere: str) -> None:
        here, talk = f"/api/tables/{self._talk.table}", self._talk
        seq = self._world.state(talk.table).seq
        paths = [
            here,
            f"{here}/written",
            f"{here}/game",
            *[f"{here}/moments?first=1&count=32{eyes}" for eyes in ("", *EYES)],
            f"{here}/moments/{seq}",
            f"/api/tables/{elsewhere}",
            f"/api/tables/{elsewhere}/written",
            f"/t/{talk.table}",
            "/api/tables",
            "/api/me/tables",
            "/api/me/tables/finished",
            "/api/me/export",
        ]
        for guest in guests:
            for path in paths:
                await talk.ask(guest, f"GET {path}")
            await talk.listen(guest, 1)
        await talk.ask(self._desk, f"GET {here}/bots")


EYES = tuple(f"&viewer={eyes}" for eyes in (0, 1, "watcher", "everyone"))


def heard(new_store: NewStore, words: Sequence[str]) -> Heard:
    async def whole() -> Heard:
        clock = HandClock()
        return await Scene(await new_store(clock), clock).play(words)

    return run(whole())


def bytes_of(transcript: Transcript) -> bytes:
    return b"".join(came.body for came in transcript)


def check(new_store: NewStore) -> None:
    one, other = heard(new_store, ONE), heard(new_store, OTHER)
    for who, transcript in one.unaware.items():
        assert transcript == other.unaware[who], f"{who} can tell what was written"
        assert len(transcript) > 10 or who == "Worker"
    assert one.ended == other.ended, "who allows it no more reads it"
    for words, world in ((ONE, one), (OTHER, other)):
        assert words[0].encode() in bytes_of(world.seats["Ben"])
        assert words[1].encode() in bytes_of(world.seats["Ada"])
        assert words[2].encode() in bytes_of(world.seats["Ben"])


@rule("T-58", "T-59")
def test_words_are_for_those_who_have_a_seat_and_allow_it(files: Files) -> None:
    check(files.store)


@rule("T-58", "T-59")
def test_so_they_are_on_postgresql(database: Database) -> None:
    check(database.store)


def everybody_reads(patch: pytest.MonkeyPatch) -> None:
    async def all_of_it(self: Written, _: str, table: str, after: int) -> tuple[Any, ...]:
        return tuple(await self._store.at(table, after))

    patch.setattr(Written, "read", all_of_it)


def frames_have_the_words(patch: pytest.MonkeyPatch) -> None:
    attempt, sound = Tables._try, state._happening
    latest: list[str] = []

    async def noted(self: Tables, *asked: Any) -> Any:
        if len(asked) > 5 and asked[5] is not None:
            latest.append(asked[5])
        return await attempt(self, *asked)

    def told(entry: Any) -> Happening:
        made = sound(entry)
        if made.kind != "wrote":
            return made
        return msgspec.structs.replace(made, kind=f"wrote {latest[-1]}")

    patch.setattr(Tables, "_try", noted)
    patch.setattr(state, "_happening", told)


def whoever_ended_it_reads_on(patch: pytest.MonkeyPatch) -> None:
    sound = Written.read

    async def read(self: Written, player: str, table: str, after: int) -> tuple[Any, ...]:
        life = (await self._cache.take_fresh(table)).state.life
        seat = life.seat_of(player)
        if seat is not None and life.chairs[seat].allows is None:
            return tuple(await self._store.at(table, after))
        return await sound(self, player, table, after)

    patch.setattr(Written, "read", read)


@pytest.mark.parametrize(
    "plant", [everybody_reads, frames_have_the_words, whoever_ended_it_reads_on]
)
def test_a_planted_leak_of_words_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    monkeypatch.setattr(ShownWritten, "__annotations__", {"lines": tuple[Any, ...]})
    with pytest.raises(AssertionError):
        check(files.store)
