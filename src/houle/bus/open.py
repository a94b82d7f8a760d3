"""Which bus it is, by its address."""

from collections.abc import Callable
from typing import Protocol

from houle.bus.counts import Counts
from houle.bus.local import LocalBus
from houle.tables.ports import Bus


class NodeBus(Bus, Protocol):
    """A bus as whoever opened it knows it."""

    @property
    def counts(self) -> Counts:
        """What went amiss so far."""

    @property
    def connected(self) -> bool:
        """Whether hints get through."""

    def on_reconnect(self, again: Callable[[], None]) -> None:
        """Whom to call when the bus was away: hints may have been missed."""

    async def close(self) -> None:
        """Stop for good."""


async def open_bus(url: str | None) -> NodeBus:
    """The bus at `nats://…`, several servers parted by commas; without one, inside the process."""
    if url is None:
        return LocalBus()
    # NATS comes with the extra `cluster`; home mode does without.
    from houle.bus.nats import NatsBus  # noqa: PLC0415

    return await NatsBus.connect(url.split(","))
