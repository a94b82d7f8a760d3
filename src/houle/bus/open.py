"""Which bus it is, by its address."""

import re
from typing import Protocol

from houle.bus.counts import Counts
from houle.bus.local import LocalBus
from houle.tables.ports import Bus

USUAL_PREFIX = "houle"
PREFIX = re.compile(r"[A-Za-z0-9_-]{1,64}(\.[A-Za-z0-9_-]{1,64}){0,7}")


class NodeBus(Bus, Protocol):
    """A bus as whoever opened it knows it."""

    @property
    def counts(self) -> Counts:
        """What went amiss so far."""

    async def close(self) -> None:
        """Stop for good."""


async def open_bus(url: str | None) -> NodeBus:
    """The bus at `nats://…`, several servers parted by commas; without one, inside the process.

    What stands behind the last server, as in `nats://here/my.house`, is what all subjects begin
    with: houses that share a NATS do not hear each other, and a worker has its node's address.
    """
    if url is None:
        return LocalBus()
    # NATS comes with the extra `cluster`; home mode does without.
    from houle.bus.nats import NatsBus  # noqa: PLC0415

    servers, prefix = servers_and_prefix(url)
    return await NatsBus.connect(servers, prefix=prefix)


def servers_and_prefix(url: str) -> tuple[list[str], str]:
    """The addresses of servers, and what subjects begin with. `ValueError` if it is no subject."""
    scheme, slashes, rest = url.rpartition("://")
    last, slash, prefix = rest.partition("/")
    if slash and prefix and PREFIX.fullmatch(prefix) is None:
        raise ValueError("subjects begin with words of letters and digits, parted by dots")
    return f"{scheme}{slashes}{last}".split(","), prefix or USUAL_PREFIX
