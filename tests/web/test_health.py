"""How a node feels, and what its figures give away: nothing."""

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
