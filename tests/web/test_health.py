"""How a node feels, and what its figures give away: nothing."""

from houle.tables.line import Line
from houle.web.metrics import Metrics
from houle.web.tally import Tally
from tests.tables.hints import relies
from tests.tables.house import House, in_house
from tests.web.people import Party, client
from tests.web.server import Server


def figure(server: Server, name: str) -> float:
    """One of the figures of a node."""
    with client(server.url) as monitor:
        for line in monitor.get("/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
    raise LookupError(name)


def test_a_node_runs_and_is_ready(server: Server) -> None:
    with client(server.url) as monitor:
        assert monitor.get("/healthz").text == "ok"
        answer = monitor.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"store": True, "bus": True, "leaving": False}


def test_figures_count_deeds_and_know_nobody(server: Server, party: Party) -> None:
    table = party.started("eddy")
    party.host.do(table, "concede")
    party.host.ask(table, "concede")
    with client(server.url) as monitor:
        text = monitor.get("/metrics").text
    assert 'houle_deeds_total{answer="done",deed="Concede"}' in text
    assert 'houle_deeds_total{answer="refused",deed="Concede"}' in text
    secrets = [table, "Ada", *(guest.token.split(".")[0] for guest in party.people)]
    assert not any(secret in text for secret in secrets)


@in_house(nodes=2)
async def test_a_figure_says_whether_hints_are_relied_upon(house: House) -> None:
    node = house.nodes[0]
    metrics = Metrics(node.cache, node.bus, node.caretaker, Tally(), Line(1))
    assert b"houle_hints_relied_upon 0.0" in metrics.text()
    await relies(node)
    assert b"houle_hints_relied_upon 1.0" in metrics.text()
    node.cache.hearsay.distrust()
    assert b"houle_hints_relied_upon 0.0" in metrics.text()
