"""A node whose hints get lost, repeated and reordered: `python -m tests.cluster.node`."""

import argparse
import os

from houle.bus.nats import NatsBus
from houle.kernel import QuickChance
from houle.store.open import open_store
from houle.tables.caretaker import Caretaker
from houle.tables.duty import Duty
from houle.web.limits import NO_LIMITS
from houle.web.node import Node
from houle.web.serving import Place, run, server
from houle.web.starting import Listening
from houle.web.system import SystemClock, entropy
from tests.bus.faulty import FaultyBus

TOLD = "dropped {}, repeated {}, reordered {}"


class TellingBus(FaultyBus):
    """Says at the end what it did."""

    async def close(self) -> None:
        print(TOLD.format(self.dropped, self.repeated, self.reordered), flush=True)
        await super().close()


class Careless(Caretaker):
    """Looks after nobody who listens: a planted fault."""

    async def refresh(self) -> None:
        return


async def serve(place: Place, share: float, seed: str, *, careless: bool, credulous: bool) -> None:
    """Serve on a bus that treats this share of the hints badly, in each way."""
    assert place.bus is not None
    inner = await NatsBus.connect(place.bus)
    bus = TellingBus(inner, QuickChance(seed), drop=share, repeat=share, reorder=share)
    node = Node(
        await open_store(place.store),
        bus,
        SystemClock(),
        entropy,
        place.secret,
        limits=place.limits,
    )
    if careless:
        duty = Duty(node.store, node.cache, node.entropy)
        node.caretaker = Careless(node.tables, node.cache, duty, node.clock)
    if credulous:
        node.cache.hearsay._wary_until = 0
    await server(node, place, Listening(place.host)).serve()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--store", required=True)
    parser.add_argument("--bus", required=True)
    parser.add_argument("--share", type=float, default=0.05)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--careless", action="store_true")
    parser.add_argument(
        "--credulous", action="store_true", help="as if hints had told everything for long"
    )
    found = parser.parse_args()
    secret = os.environ["HOULE_SECRET"]
    place = Place("127.0.0.1", found.port, found.store, found.bus, secret, NO_LIMITS)
    how = {"careless": found.careless, "credulous": found.credulous}
    run(serve(place, found.share, found.seed, **how))


if __name__ == "__main__":
    main()
