"""Figures about a node. None of them knows a table, a player or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from houle.bus.open import NodeBus
from houle.tables.hand import Hand
from houle.tables.ports import Millis

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What a node counts."""

    def __init__(self, hand: Hand, bus: NodeBus) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.deeds = Counter(
            "houle_deeds", "Deeds asked for", ("deed", "answer"), registry=registry
        )
        self._of_kind: dict[tuple[str, str], Counter] = {}
        self._seconds = Histogram(
            "houle_deed_seconds",
            "From a deed's arrival to its answer",
            buckets=SECONDS,
            registry=registry,
        )
        self.streams = Gauge("houle_streams", "Live streams", registry=registry)
        self.frames = Counter("houle_frames", "Frames sent on live streams", registry=registry)
        for name, about, read in (
            ("houle_tables_at_hand", "Tables at hand", lambda: hand.size),
            ("houle_hints_unsent", "Hints that could not be sent", lambda: bus.counts.unsent),
            ("houle_hints_unheard", "Hints that came too fast", lambda: bus.counts.unheard),
            ("houle_bus_reconnects", "Times the bus came back", lambda: bus.counts.reconnects),
        ):
            Gauge(name, about, registry=registry).set_function(read)

    def note_deed(self, deed: str, answer: str, took: Millis) -> None:
        """Count a deed by its name and how it went."""
        kind = deed, answer
        counter = self._of_kind.get(kind)
        if counter is None:
            counter = self._of_kind[kind] = self.deeds.labels(deed, answer)
        counter.inc()
        self._seconds.observe(took / 1000)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
