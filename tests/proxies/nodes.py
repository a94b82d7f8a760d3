"""Two nodes as the units start them, which can be renewed one after the other."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.engines.processes import free_port
from tests.engines.shared import NATS_URL
from tests.faults.cluster import HOST, Program


@contextmanager
def two_nodes(store: str, folder: Path) -> Iterator[tuple[Program, Program]]:
    """Nodes over one store that believe a proxy on this machine; limits hold."""
    with ExitStack() as stack:
        started = []
        for number in range(2):
            port = free_port()
            words = ["houle.cli", "serve", "--host", HOST, "--port", str(port)]
            words += ["--store", store, "--bus", NATS_URL, "--trusted-proxy", HOST]
            name = f"node-{number}"
            node = Program("node", name, words, folder / f"{name}.log", port)
            stack.callback(node.kill)
            node.start()
            if node.ended():
                raise RuntimeError(f"{name} does not start: {node.said()}")
            started.append(node)
        yield started[0], started[1]
