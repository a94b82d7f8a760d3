"""Figures about a node. None of them knows a table, a player or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from houle.build import COMPILED, VERSION
from houle.bus.open import NodeBus
from houle.tables.cache import TableCache
from houle.tables.caretaker import Caretaker
from houle.tables.line import Line
from houle.tables.ports import Millis
from houle.web.tally import No, Tally

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What a node counts."""

    def __init__(
        self, cache: TableCache, bus: NodeBus, caretaker: Caretaker, tally: Tally, line: Line
    ) -> None:
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
            ("houle_tables_at_hand", "Tables at hand", lambda: cache.size),
            (
                "houle_idle_tables_bytes",
                "About what the tables at hand take that nobody listens to",
                lambda: cache.idle_bytes,
            ),
            ("houle_hints_unsent", "Hints that could not be sent", lambda: bus.counts.unsent),
            ("houle_hints_unheard", "Hints that came too fast", lambda: bus.counts.unheard),
            ("houle_bus_reconnects", "Times the bus came back", lambda: bus.counts.reconnects),
            ("houle_bus_up", "Whether hints get through", lambda: bus.connected),
            (
                "houle_hints_relied_upon",
                "Whether the log is asked for a tenth of the tables in a round, and not for all",
                lambda: cache.hearsay.relied_upon,
            ),
            ("houle_store_up", "Whether the log answers", lambda: not caretaker.log_away),
            ("houle_store_errors", "Requests while the log was away", lambda: tally.all[No.AWAY]),
            ("houle_limits_hit", "Requests over a limit", lambda: tally.all[No.LIMIT]),
            ("houle_workers_refused", "Workers refused", lambda: tally.all[No.WORKER]),
            ("houle_malformed", "Requests that were no HTTP", lambda: tally.all[No.MALFORMED]),
            ("houle_bots_waiting", "Bots here that wait to think", lambda: line.waiting),
            ("houle_bots_hurried", "Thoughts here cut short", lambda: line.hurried),
            ("houle_bots_shed", "Thoughts here put off", lambda: line.shed),
            (
                "houle_tables_without_bots",
                "Tables this node saw waiting for bots that nobody runs",
                lambda: len(caretaker.late_bots()),
            ),
            (
                "houle_longest_wait_for_bots_seconds",
                "How long the one of these has waited that waits longest",
                lambda: max(caretaker.late_bots(), default=0) / 1000,
            ),
        ):
            Gauge(name, about, registry=registry).set_function(read)
        build = Gauge("houle_build", "Which it is", ("version", "compiled"), registry=registry)
        build.labels(VERSION, str(COMPILED).lower()).set(1)
        self.workers = Counter("houle_worker_requests", "What workers asked for", registry=registry)

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
