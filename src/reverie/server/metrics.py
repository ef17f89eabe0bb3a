"""What an operator may measure, in Prometheus' text format."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector


class PlainCounter(Collector):
    """A counter of what happens with every move: a plain number until somebody asks for it."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self.count = 0
        self._name = name
        self._documentation = documentation
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """What it has come to, as Prometheus wants it."""
        yield CounterMetricFamily(self._name, self._documentation, value=self.count)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = PlainCounter("reverie_entries", "Entries that everybody was told of", self.registry)
        self.refused = Counter("reverie_refused", "Commands refused", ["code"], registry=self.registry)
        self.failures = Counter("reverie_failures", "Letters that failed unexpectedly", registry=self.registry)
        self.watchers = Gauge("reverie_watchers", "Open sockets", registry=self.registry)
        self.tables = Gauge("reverie_tables", "Tables in memory", registry=self.registry)
        self.shelvings = Counter("reverie_shelvings", "Tables found to be unreadable", registry=self.registry)
        self.shelved = Gauge("reverie_shelved_tables", "Tables that are shelved now", registry=self.registry)
        self.outages = Counter("reverie_outage_seconds", "How long nobody could play", registry=self.registry)
        self.healed = Counter("reverie_healed", "Slow readers that got a fresh scene", registry=self.registry)
        self.thinking = Histogram("reverie_bot_seconds", "How long bots think", registry=self.registry)


METRICS = Metrics()
