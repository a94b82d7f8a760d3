"""What `houle serve` says when it begins, and in one line what is wrong when it cannot."""

import asyncio
import os
import pty
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from houle.build import VERSION
from houle.store.base import NotDurableError
from houle.store.open import open_store
from houle.store.trouble import Trouble, lasting, may_pass
from houle.web import starting
from houle.web.listening import home_address, listen, port_of, web_address
from houle.web.starting import CannotServeError, bound, reach_bus, reach_store
from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.processes import free_port, wait_until
from tests.engines.shared import new_database
from tests.web.server import SECRET, Server, a_bus, a_home, running

HOUSE = (sys.executable, "-m", "houle.cli")
PATIENT = 50
"""Seconds; less than a database that is away would be waited for."""
PLAIN = f"Houle {VERSION}, in plain Python: bots that think take longer than in a compiled build."


class NobodyWatches:
    """Counts how often the store was said to be away."""

    def __init__(self) -> None:
        self.away = 0

    def store_is_away(self) -> None:
        self.away += 1

    def listens(self, found: starting.Listening) -> None:
        raise AssertionError(found)


def refused(*arguments: object) -> str:
    """The one line that `houle serve` says before it gives up."""
    ended = subprocess.run(  # noqa: S603 - our own program
        [*HOUSE, "serve", *map(str, arguments)],
        env={**os.environ, "HOULE_SECRET": SECRET, "LANG": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENT,
        check=False,
    )
    assert ended.returncode == 1, ended
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    postgres.start()
    yield postgres
    postgres.remove()


# What it uses, and where it is


def test_at_home_it_says_what_it_uses_and_that_nobody_else_can_come(tmp_path: Path) -> None:
    with a_home(tmp_path) as home:
        *said, began = sorted(home.said.splitlines(), key=lambda line: line[0].isdecimal())
        assert began.endswith(f" info houle.web.node: started: Houle {VERSION}")
        assert said == [
            PLAIN,
            f"Games are kept in {tmp_path / 'data' / 'houle.sqlite'}.",
            "There is no bus: this node is alone.",
            "Bots think here.",
            f"Houle is at http://localhost:{home.port}. Ctrl+C stops it.",
            "Only this machine can reach it; with --host 0.0.0.0 all on your network can.",
        ]


def test_a_node_of_many_says_what_it_uses_and_no_password(tmp_path: Path) -> None:
    with new_database() as store, a_bus(tmp_path) as bus:
        named = store.replace("postgresql://root@", "postgresql://root:hush@")
        node = Server(tmp_path / "log", "--store", named, "--bus", bus, "--host", "127.0.0.1")
        with running(node):
            said = node.said
        database = store.partition("@")[2]
        assert f"Games are kept in {database}." in said
        assert f"over NATS at {bus.removeprefix('nats://')}." in said
        assert "Bots think in workers" in said
        assert "hush" not in said
        assert "network" not in said


def test_a_node_begins_without_a_bus_that_is_away(tmp_path: Path) -> None:
    nowhere = f"nats://127.0.0.1:{free_port()}"
    with new_database() as store:
        node = Server(tmp_path / "log", "--store", store, "--bus", nowhere)
        with running(node):
            assert "does not answer yet" in node.said


def test_on_the_home_network_it_has_an_address_and_a_code_to_photograph(tmp_path: Path) -> None:
    """In a terminal; where nobody looks, the code is left out."""
    port = free_port()
    main, terminal = pty.openpty()
    serving = subprocess.Popen(  # noqa: S603 - our own program
        [*HOUSE, "serve", "--data", tmp_path, "--host", "0.0.0.0", "--port", str(port)],  # noqa: S104
        env={**os.environ, "LANG": "en"},
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    said = ""
    try:
        while "▄" not in said:
            said += os.read(main, 65536).decode("utf-8", "replace")
        address = httpx.URL(re.findall(r"On your network it is at (\S+)\.\r", said)[0])
        assert address.port == port
        shell = httpx.get(f"http://127.0.0.1:{port}/", trust_env=False).text
    finally:
        serving.terminate()
        serving.wait(PATIENT)
        os.close(main)
    assert f'<meta name="houle-home" content="http://{address.host}:{port}">' in shell


def test_a_page_on_a_node_for_this_machine_alone_hears_of_no_other_address(tmp_path: Path) -> None:
    with a_home(tmp_path) as home:
        assert "houle-home" not in httpx.get(home.url, trust_env=False).text


# What is wrong


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("--data", tmp_path, "--port", port)
    assert said == (
        f"Something else listens at 127.0.0.1:{port} already; choose another port with --port."
    )


def test_an_address_of_somebody_else(tmp_path: Path) -> None:
    said = refused("--data", tmp_path, "--host", "192.0.2.77")
    assert said == "192.0.2.77:8000 is not an address of this machine."


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused("--data", file / "data") == (
        f"The folder for the games cannot be used: {file / 'data'} (Not a directory)."
    )


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "houle.sqlite").write_text("no database, but long enough to be looked at" * 100)
    said = refused("--data", tmp_path, "--port", free_port())
    assert said == f"The file of the games cannot be used: {tmp_path / 'houle.sqlite'}."


def test_a_database_of_a_newer_houle(tmp_path: Path) -> None:
    file = tmp_path / "houle.sqlite"
    asyncio.run(_opened_once(f"sqlite:///{file}"))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'r9999'")
    said = refused("--data", tmp_path, "--port", free_port())
    assert said == f"The database at {file} was set up by a newer version of Houle."


async def _opened_once(url: str) -> None:
    await (await open_store(url)).close()


def test_a_wrong_password(postgres: Postgres) -> None:
    postgres.ask_for_passwords()
    said = refused("--store", f"postgresql://houle:hush@127.0.0.1:{postgres.port}/postgres")
    at = f"127.0.0.1:{postgres.port}/postgres"
    assert said == f"The database at {at} does not accept this user or password."


def test_no_such_database(postgres: Postgres) -> None:
    at = f"127.0.0.1:{postgres.port}/nowhere"
    assert refused("--store", f"postgresql://houle@{at}") == f"There is no such database: {at}."


def test_a_user_who_may_not_set_the_database_up(postgres: Postgres) -> None:
    asyncio.run(_run(postgres.url, "CREATE ROLE guest LOGIN"))
    at = f"127.0.0.1:{postgres.port}/postgres"
    said = refused("--store", f"postgresql://guest@{at}")
    assert said == f"This user may not set up the tables of the database at {at}."


async def _run(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


def test_a_database_that_forgets(tmp_path: Path) -> None:
    postgres = Postgres(fsync="off")
    postgres.start()
    try:
        assert "may lose what it has confirmed" in refused("--store", postgres.url)
    finally:
        postgres.remove()


@pytest.mark.parametrize("url", ["mysql://here/there", "postgresql://here:port/there", "nonsense"])
def test_a_store_that_is_none(url: str) -> None:
    assert "A store is named by postgresql://" in refused("--store", url)


@pytest.mark.parametrize("url", ["http://here", "nats://", "nats://here:port"])
def test_a_bus_that_is_none(tmp_path: Path, url: str) -> None:
    said = refused("--data", tmp_path, "--bus", url, "--port", free_port())
    assert "A bus is named by nats://" in said


def test_a_bus_that_turns_us_away(tmp_path: Path) -> None:
    nats = Nats(tmp_path, "--user", "houle", "--pass", "right")
    nats.start()
    at = nats.url.removeprefix("nats://")
    bus = f"nats://houle:wrong@{at}"
    try:
        said = refused("--data", tmp_path, "--bus", bus, "--port", free_port())
        worker = subprocess.run(  # noqa: S603 - our own program
            [*HOUSE, "worker", "--bus", bus, "--server", "http://127.0.0.1:1"],
            env={**os.environ, "HOULE_SECRET": SECRET, "LANG": "fr"},
            capture_output=True,
            text=True,
            timeout=PATIENT,
            check=False,
        )
    finally:
        nats.stop()
    assert said == f"NATS at {at} does not accept this user, password or token."
    assert worker.returncode == 1
    assert worker.stderr == (
        "NATS n\N{RIGHT SINGLE QUOTATION MARK}accepte pas cet utilisateur, "
        f"ce mot de passe ou ce jeton\u00a0: {at}.\n"
    )


# What may pass is waited for


def test_a_database_that_comes_later_is_waited_for(postgres: Postgres, tmp_path: Path) -> None:
    postgres.stop()
    node = Server(tmp_path / "log", "--store", postgres.url)
    node.begin()
    try:
        wait_until(lambda: "waiting for it" in node.said, "a word about the wait")
        postgres.start()
        wait_until(lambda: "Houle is at" in node.said, "the node being there")
        assert node.said.count("does not answer") == 1
    finally:
        node.kill()


def test_waiting_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "PATIENCE", -1)
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    with pytest.raises(CannotServeError, match="store: away"):
        asyncio.run(reach_store(url, NobodyWatches()))


def test_a_fault_of_ours_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(url: str) -> None:
        raise KeyError(url)

    monkeypatch.setattr(starting, "open_store", stumble)
    watcher = NobodyWatches()
    with pytest.raises(KeyError):
        asyncio.run(reach_store("sqlite:///x", watcher))
    assert watcher.away == 0


def test_what_lasts_and_what_may_pass() -> None:
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorname = "SQLITE_BUSY"
    assert lasting(busy) is None
    assert lasting(ImportError("asyncpg")) is Trouble.NOT_INSTALLED
    assert lasting(NotDurableError()) is Trouble.FORGETFUL
    assert lasting(ConnectionRefusedError()) is None
    assert may_pass(ConnectionRefusedError())
    assert not may_pass(KeyError())


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "houle.bus.nats", None)
    with pytest.raises(CannotServeError, match="bus: not-installed"):
        asyncio.run(reach_bus("nats://here:4222"))


# Addresses


def test_sockets_at_any_port_and_the_address_of_this_machine() -> None:
    sockets = bound("127.0.0.1", 0)
    try:
        assert port_of(sockets) > 0
        assert home_address(sockets) is None
    finally:
        sockets[0].close()
    assert web_address("::1", 80) == "http://[::1]:80"
    assert web_address("0.0.0.0", 80) == "http://localhost:80"  # noqa: S104


def test_without_a_way_out_there_is_no_address_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("unreachable")

    sockets = listen("0.0.0.0", 0)  # noqa: S104
    monkeypatch.setattr(socket, "socket", Cut)
    try:
        assert home_address(sockets) is None
    finally:
        sockets[0].close()


def test_a_host_that_is_one_of_our_addresses_is_the_address_at_home() -> None:
    sockets = listen("0.0.0.0", 0)  # noqa: S104
    ours = home_address(sockets)
    sockets[0].close()
    if ours is None:
        pytest.fail("this machine has no address but its own")
    again = listen(httpx.URL(ours).host, 0)
    try:
        assert home_address(again) == web_address(httpx.URL(ours).host, port_of(again))
    finally:
        again[0].close()
