"""A rolling restart behind a proxy, under load."""

import asyncio
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop

from tests.engines.processes import free_port
from tests.engines.shared import new_database
from tests.faults.cluster import Program
from tests.proxies.certificate import Certificate, make_certificate
from tests.proxies.crowd import Crowd
from tests.proxies.judge import Finding, Seen, Wrong, judge
from tests.proxies.nodes import two_nodes
from tests.proxies.people import Entrance
from tests.proxies.proxies import Change, as_shipped, running
from tests.proxies.shipped import Where
from tests.proxies.visits import House, visit


class Plan(msgspec.Struct, frozen=True):
    """How a trial goes; the faults are planted ones."""

    rate: float = 100
    tables: int = 30
    calm: float = 3.0
    """Seconds before, between and after restarts."""
    rounds: int = 1
    """How often each node is renewed."""
    renewed: int = 2
    """How many of the nodes are."""
    visited: bool = True
    """Whether the proxy is also asked for all that it must do."""
    how: signal.Signals = signal.SIGTERM
    resumes: bool = True
    change: Change = as_shipped


class Played(msgspec.Struct, frozen=True):
    """What a trial came to."""

    seen: Seen
    wanted: int
    findings: list[Finding]


class Site(msgspec.Struct, frozen=True):
    """Two nodes, and a folder with a certificate for proxies to stand before them."""

    folder: Path
    certificate: Certificate
    nodes: tuple[Program, Program]

    @contextmanager
    def behind(self, proxy: str, change: Change = as_shipped) -> Iterator[House]:
        """A proxy before the nodes."""
        ports = (self.nodes[0].port or 0, self.nodes[1].port or 0)
        where = Where(free_port(), free_port(), ports, self.certificate)
        folder = Path(tempfile.mkdtemp(prefix=f"{proxy}-", dir=self.folder))
        with running(proxy, folder, where, change):
            yield House(where.http, Entrance(where.https, self.certificate))

    def play(self, proxy: str, plan: Plan) -> Played:
        """Visit a proxy, and renew the nodes behind it while people play."""
        with self.behind(proxy, plan.change) as house:
            return uvloop.run(_play(plan, house, self.nodes))


@contextmanager
def site() -> Iterator[Site]:
    """Everything but the proxy, thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="houle-proxies-") as made, new_database() as store:
        folder = Path(made)
        folder.chmod(0o711)  # workers of a proxy are somebody else
        with two_nodes(store, folder) as nodes:
            yield Site(folder, make_certificate(folder), nodes)


async def _play(plan: Plan, house: House, nodes: tuple[Program, Program]) -> Played:
    told = await visit(house) if plan.visited else []
    amiss = [Finding(Wrong.AMISS, said) for said in told]
    crowd = Crowd(house.entrance, plan.tables, resumes=plan.resumes)
    wanted = await crowd.play(plan.rate, lambda: _renew_all(plan, nodes))
    return Played(crowd.seen, wanted, [*amiss, *judge(crowd.seen, wanted)])


async def _renew_all(plan: Plan, nodes: tuple[Program, Program]) -> None:
    await asyncio.sleep(plan.calm)
    for _ in range(plan.rounds):
        for node in nodes[: plan.renewed]:
            # As `systemctl restart` does.
            await asyncio.to_thread(node.end, plan.how)
            await asyncio.to_thread(node.start)
            await asyncio.sleep(plan.calm)
