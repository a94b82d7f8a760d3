"""Nothing depends on which node a request reaches."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from houle.tables.gamefile import read_file, verify
from tests.engines.nats import Nats
from tests.engines.processes import wait_until
from tests.engines.shared import new_database
from tests.web.people import Party, client, new_command
from tests.web.server import NO_LIMITS, Process, Server, running, worker


class Cluster:
    """Two nodes on one database and one bus, and two workers."""

    def __init__(self, folder: Path, store: str, nats: Nats) -> None:
        self.nats = nats
        common = ("--store", store, "--bus", nats.url, NO_LIMITS)
        self.nodes = [Server(folder / f"node-{n}.log", *common) for n in range(2)]
        self.workers: list[Process] = [
            worker(folder / f"worker-{n}.log", self.nodes, nats.url) for n in range(2)
        ]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    nats = Nats(folder)
    nats.start()
    try:
        with new_database() as store:
            cluster = Cluster(folder, store, nats)
            with running(*cluster.nodes, *cluster.workers):
                yield cluster
    finally:
        nats.kill()


@pytest.fixture
def party(cluster: Cluster) -> Iterator[Party]:
    party = Party(cluster.nodes[0].url)
    yield party
    party.close()


def test_a_move_sent_to_one_node_reaches_streams_at_the_other(
    cluster: Cluster, party: Party
) -> None:
    table = party.started("eddy")
    there = [guest.moved_to(cluster.nodes[1].url) for guest in party.people]
    with there[0].listen(table) as hers, party.people[1].listen(table) as his:
        first = hers.next().id
        assert first == his.next().id
        assert first is not None
        for n in range(10):
            seat = party.host.frame(table)["waiting"][0]["seat"]
            played = (party.people, there)[n % 2][seat].play(table)
            assert [hers.frame().id, his.frame().id] == [first + n + 1] * 2 == [played] * 2
    assert [guest.frame(table) for guest in there] == [guest.frame(table) for guest in party.people]
    for guest in there:
        guest.close()


def test_a_stream_goes_on_at_the_other_node(cluster: Cluster, party: Party) -> None:
    table = party.started("eddy")
    with party.host.listen(table) as stream:
        first = stream.next().id
    assert first is not None
    last = [party.play(table) for _ in range(6)][-1]
    there = party.host.moved_to(cluster.nodes[1].url)
    with there.listen(table, after=first) as stream:
        assert [frame.id for frame in stream.up_to(last)] == list(range(first + 1, last + 1))
    there.close()


def test_a_command_sent_to_both_nodes_is_done_once(cluster: Cluster, party: Party) -> None:
    table = party.started("eddy")
    frame = party.host.frame(table)
    body = {
        "command": new_command(),
        "turn": frame["you"]["turn"],
        "move": frame["view"]["moves"][0],
    }
    there = party.host.moved_to(cluster.nodes[1].url)
    path = f"/api/tables/{table}/moves"
    answers = [guest.client.post(path, json=body) for guest in (party.host, there)]
    assert answers[0].json() == answers[1].json() == {"table": table, "seq": frame["seq"] + 1}
    opening = {"command": new_command(), "game": "flotsam", "seats": 2, "seat": 0}
    opened = [guest.client.post("/api/tables", json=opening) for guest in (party.host, there)]
    assert opened[0].json() == opened[1].json()
    there.close()


def test_killing_workers_only_delays_the_bots(cluster: Cluster, party: Party) -> None:
    ada = party.host.moved_to(cluster.nodes[1].url)
    first, second = cluster.workers
    table = ada.open("eddy", 4, seat=0, bots=[None, "random", "random", "random"])
    ada.do(table, "start")

    def bots_are_done() -> bool:
        return [seat["seat"] for seat in ada.frame(table)["waiting"]] == [0]

    def everybody_has_moved() -> bool:
        frame = ada.frame(table)
        return frame["table"]["phase"] == "finished" or frame["you"]["turn"] is not None

    wait_until(bots_are_done, "bots moving")
    first.kill()
    ada.play(table)
    wait_until(everybody_has_moved, "the other worker's bots moving")
    wait_until(bots_are_done, "the other worker's bots moving")
    second.kill()
    seq = ada.play(table)
    assert ada.frame(table)["seq"] == seq
    first.start()
    second.start()
    wait_until(lambda: ada.frame(table)["seq"] > seq, "bots moving again")
    assert ada.play_until_over(table)["view"]["outcome"] is not None
    assert verify(read_file(ada.client.get(f"/api/tables/{table}/game").content)).holds
    ada.close()


def test_without_a_bus_nodes_serve_on_and_agree(cluster: Cluster, party: Party) -> None:
    table = party.started("eddy")
    there = party.people[1].moved_to(cluster.nodes[1].url)
    cluster.nats.kill()
    try:
        with client(cluster.nodes[0].url) as monitor:

            def bus_is_away() -> bool:
                answer = monitor.get("/readyz")
                assert answer.status_code == 200
                return answer.json()["bus"] is False

            wait_until(bus_is_away, "the node noticing")
        with there.listen(table) as stream:
            stream.next()
            played = party.host.play(table)
            assert stream.frame().id == played
    finally:
        cluster.nats.start()
        there.close()
