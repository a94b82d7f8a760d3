"""Hints between nodes and work for bots: over NATS, or inside one process."""

from houle.bus.local import LocalBus, LocalExchange
from houle.bus.open import NodeBus, open_bus

__all__ = ["LocalBus", "LocalExchange", "NodeBus", "open_bus"]
