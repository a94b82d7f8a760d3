"""What an operator reads: what happened and when, and nothing about anybody."""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from houle.bus.local import LocalBus
from houle.kernel import KeyedChance
from houle.store.open import open_store
from houle.tables import deeds
from houle.tables.cache import TableCache
from houle.tables.caretaker import LATE
from houle.tables.duty import Duty
from houle.tables.line import Line
from houle.tables.ports import LogDownError
from houle.web.journal import (
    FORMAT,
    MOST_SAYINGS,
    Lines,
    LogFormat,
    Seldom,
    begin,
    begin_like_parent,
)
from houle.web.lookout import ROUNDS_A_MINUTE, Lookout
from houle.web.metrics import Metrics
from houle.web.readiness import GOOD_FOR, Readiness
from houle.web.tally import No, Tally
from tests.tables.house import PEOPLE, HandClock, House, SeededEntropy, in_house
from tests.web.people import Guest, Party, client
from tests.web.server import NO_LIMITS, Server, a_home

NAMES = ("Zéphyrine-Aldegonde", "Barnabé-Ogier", "Cunégonde-Iris")
WORD = "an-unlikely-word-for-the-deal"
SECRET_MISHAP = "the queen of hearts"  # noqa: S105 - what an error may say


def line(name: str, said: str, *facts: object, style: LogFormat, error: Any = None) -> str:
    shown = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, logging.WARNING, __file__, 1, said, facts, shown)
    record.created = 1_763_313_000.25
    return Lines(style).format(record)


# Lines


def test_a_line_of_text_has_time_and_level() -> None:
    said = line("houle.web.node", "%d bells", 8, style=LogFormat.TEXT)
    assert said == "2025-11-16T17:10:00.250Z warning houle.web.node: 8 bells"


def test_a_line_of_json_is_an_object() -> None:
    said = line("houle.web.node", "%d bells", 8, style=LogFormat.JSON)
    assert msgspec.json.decode(said) == {
        "time": "2025-11-16T17:10:00.250Z",
        "level": "warning",
        "from": "houle.web.node",
        "said": "8 bells",
    }


@pytest.mark.parametrize("style", LogFormat)
def test_what_others_quote_and_what_errors_say_is_left_out(style: LogFormat) -> None:
    said = line(
        "asyncio",
        f"Task exception was never retrieved\nfuture: <{SECRET_MISHAP}> %s",
        SECRET_MISHAP,
        style=style,
        error=KeyError(SECRET_MISHAP),
    )
    assert "Task exception was never retrieved: KeyError" in said
    assert SECRET_MISHAP not in said
    assert len(said.splitlines()) == 1


@pytest.mark.usefixtures("_as_before")
def test_what_others_say_at_every_request_is_written_once_a_minute(
    capsys: pytest.CaptureFixture[str],
) -> None:
    begin(LogFormat.TEXT)
    theirs, ours = logging.getLogger("uvicorn.error"), logging.getLogger("houle.web.node")
    for _ in range(500):
        theirs.warning("Invalid HTTP request received.")
    theirs.warning("something else")
    for _ in range(3):
        ours.warning("ours is counted by ourselves")
    lines = capsys.readouterr().err.splitlines()
    assert [said.partition(": ")[2] for said in lines] == [
        "Invalid HTTP request received.",
        "something else",
        *["ours is counted by ourselves"] * 3,
    ]


def test_after_a_minute_it_may_be_said_again_and_few_sayings_are_remembered() -> None:
    def passes(said: str, at: float) -> bool:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, said, (), None)
        record.created = at
        return bool(seldom.filter(record))

    seldom = Seldom()
    assert [passes("no HTTP", at) for at in (0.0, 1.0, 59.0, 60.0, 61.0)] == [True, 0, 0, True, 0]
    for number in range(2 * MOST_SAYINGS):
        assert passes(f"made up {number}", 62.0)
    assert len(seldom._said) == MOST_SAYINGS


@pytest.fixture
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("houle")
    handlers, level = list(root.handlers), ours.level
    monkeypatch.setenv(FORMAT, "json")
    yield
    root.handlers[:] = handlers
    ours.setLevel(level)


@pytest.mark.usefixtures("_as_before")
def test_a_process_beside_logs_like_the_one_that_started_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(LogFormat.TEXT, {})
    begin_like_parent()
    monkeypatch.setattr(logging.getLogger().handlers[-1], "stream", sys.stderr)
    logging.getLogger("houle.test").info("once")
    (said,) = capsys.readouterr().err.splitlines()
    assert msgspec.json.decode(said)["said"] == "once"


# What is counted and said


def test_answers_are_counted_by_what_they_refuse() -> None:
    tally = Tally()
    for status, path in (
        (429, "/api/guests"),
        (429, "/api/me"),
        (503, "/api/tables"),
        (403, "/api/tables/x/bots"),
        (403, "/api/guests"),
        (200, "/api/tables/x/bots"),
    ):
        tally.note(status, path)
    assert tally.since_last() == {No.LIMIT: 2, No.AWAY: 1, No.WORKER: 1}
    assert tally.since_last() == {}
    tally.note(429, "/")
    assert tally.since_last() == {No.LIMIT: 1}
    assert tally.all[No.LIMIT] == 3


@in_house()
async def test_what_is_lost_is_said_once_and_so_is_its_return(house: House) -> None:
    said = Said("houle.web.lookout")
    bus, tally = LocalBus(), Tally()
    caretaker = house.nodes[0].caretaker
    lookout = Lookout(caretaker, bus, tally, house.clock)
    lookout.look()
    assert said.lines == []

    caretaker.log_away = True
    bus.connected = False
    lookout.look()
    lookout.look()
    assert said.taken() == ["the store is lost", "the bus is lost"]

    house.clock.turn(7000)
    await caretaker.go_round()
    bus.connected = True
    lookout.look()
    assert said.taken() == ["the store is back after 7 s", "the bus is back after 7 s"]

    for _ in range(30):
        tally.note(429, "/")
    for _ in range(ROUNDS_A_MINUTE):
        lookout.look()
    assert said.taken() == ["in the last minute: 30 requests over a limit"]
    running = asyncio.create_task(lookout.run())
    while not house.clock.sleepers:
        await asyncio.sleep(0)
    running.cancel()


@in_house()
async def test_a_log_that_is_away_is_noticed(house: House, monkeypatch: Any) -> None:
    async def away(*_: object) -> None:
        raise LogDownError("away")

    caretaker = house.nodes[0].caretaker
    with monkeypatch.context() as while_away:
        while_away.setattr(house.store, "begin_duty", away)
        await caretaker.go_round()
    assert caretaker.log_away
    await caretaker.go_round()
    assert not caretaker.log_away


@in_house()
async def test_tables_that_wait_for_bots_that_nobody_runs_are_seen(house: House) -> None:
    said = Said("houle.web.lookout")
    node = house.nodes[0]
    lookout = Lookout(node.caretaker, node.bus, Tally(), house.clock)
    await house.up()
    table = await house.open("eddy", 3, bots=(None, "random", "random"))
    await house.sit(table, 0, PEOPLE[0])
    await house.do(table, PEOPLE[0], deeds.Start())
    await house.pass_time(LATE // 2)
    assert node.caretaker.late_bots() == []

    await house.pass_time(LATE)
    (waited,) = node.caretaker.late_bots()
    assert waited > LATE
    lookout.look()
    lookout.look()
    assert said.taken() == ["nobody plays for bots: tables that wait: 1"]

    await node.bus.serve_bots(node.bots.work)
    while node.caretaker.late_bots():
        await house.pass_time(1000)
        await asyncio.sleep(0.01)
    lookout.look()
    assert said.taken() == ["bots play again"]


@in_house()
async def test_figures_of_the_line_in_which_bots_wait(house: House) -> None:
    node, line = house.nodes[0], Line(places=1)
    figures = Metrics(node.cache, node.bus, node.caretaker, Tally(), line)
    async with line.place("ada", "a-table"):
        waiting = asyncio.create_task(_take_a_place(line))
        await asyncio.sleep(0)
        line.hurried, line.shed = 2, 3
        told = figures.text().decode()
    await waiting
    for name, value in (("waiting", 1), ("hurried", 2), ("shed", 3)):
        assert f"houle_bots_{name} {value}.0" in told
    assert "a-table" not in told


async def _take_a_place(line: Line) -> None:
    async with line.place("ben", "another"):
        return


class Said(logging.Handler):
    """What one of our loggers says."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        logger = logging.getLogger(name)
        logger.setLevel(logging.INFO)
        logger.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def taken(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


# Whether a move could be written


def test_ready_means_that_something_was_just_written(tmp_path: Path) -> None:
    """A file that another process has locked answers every question and takes no entry."""

    async def scene() -> None:
        file, clock = tmp_path / "houle.sqlite", HandClock()
        store = await open_store(f"sqlite:///{file}", now=clock.now)
        cache = TableCache(store, store, LocalBus(), KeyedChance)
        readiness = Readiness(store, Duty(store, cache, SeededEntropy("duty")), clock)
        assert await readiness.ready()

        locking = sqlite3.connect(file, isolation_level=None)
        locking.execute("BEGIN IMMEDIATE")
        assert await store.ready(), "it answers"
        assert await readiness.ready(), "that was found out less than a second ago"
        clock.turn(GOOD_FOR)
        assert not await readiness.ready()
        locking.rollback()
        locking.close()
        clock.turn(GOOD_FOR)
        assert await readiness.ready()
        await store.close()

    asyncio.run(scene())


# Secrets


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    with a_home(tmp_path, "--log-format", "json", NO_LIMITS) as server:
        yield server


def test_the_log_of_a_played_game_names_nobody_and_nothing(home: Server) -> None:
    party = Party(home.url, NAMES)
    table = party.host.open("eddy", 3, seat=0)
    for seat, guest in enumerate(party.people[1:], 1):
        guest.do(table, "sit", seat=seat)
    party.host.do(table, "word", word=WORD)
    party.host.do(table, "start")
    with party.host.listen(table) as stream:
        stream.frame()
        for _ in range(9):
            party.play(table)
    party.host.ask(table, "moves", turn=99, move={"type": "choose", "place": 77})
    party.host.client.post("/api/tables", content=b"\xff{", headers={"content-type": "text/odd"})
    party.host.client.get(f"/api/tables/{table}/bots")
    stranger = Guest(home.url, NAMES[0] + "-2")
    stranger.ask(table, "sit", seat=0)
    alone = party.host.open("flotsam", 3, seat=0, bots=[None, "expert", "beginner"])
    party.host.do(alone, "start")
    party.host.play_until_over(alone)
    figures = httpx.get(f"{home.url}/metrics", trust_env=False).text
    home.stop()

    lines = [said for said in home.said.splitlines() if said.startswith("{")]
    told = [msgspec.json.decode(said) for said in lines]
    assert told[0]["said"].startswith("started: Houle ")
    assert told[-1]["said"] == "stopped"
    tokens = [guest.token for guest in (*party.people, stranger)]
    ids = [token.partition(".")[0] for token in tokens]
    for secret in (*NAMES, WORD, *tokens, *ids, table, alone, "127.0.0.1", "place", "choose"):
        assert not any(secret in said for said in lines), secret
        assert secret not in figures, secret
    assert 'houle_build{compiled="false",version="' in figures
    assert "houle_tables_without_bots 0.0" in figures
    party.close()
    stranger.close()


def test_a_worker_without_our_token_is_counted(home: Server) -> None:
    with client(home.url) as nobody:
        assert nobody.get("/api/tables/aaaaaaaaaaaaaaaa/bots").status_code == 403
        assert "houle_workers_refused 1.0" in nobody.get("/metrics").text
