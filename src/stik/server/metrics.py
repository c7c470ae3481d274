"""What the service counts about itself, for Prometheus."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

REQUESTS: Final = Counter("stik_requests", "Answered HTTP requests", ["method", "route", "status"], registry=REGISTRY)
SECONDS: Final = Histogram(
    "stik_request_seconds", "Time from request to answer", ["route"], buckets=_FAST, registry=REGISTRY
)
SOCKETS: Final = Gauge("stik_sockets", "Open table sockets", registry=REGISTRY, multiprocess_mode="livesum")
TABLES: Final = Gauge("stik_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
MOVES: Final = Counter("stik_moves", "Stored moves", ["game", "by"], registry=REGISTRY)
REFUSED: Final = Counter("stik_database_refusals", "What the database refused", ["access", "reason"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "stik_move_seconds", "Time from a command to its stored entry", ["game"], buckets=_FAST, registry=REGISTRY
)


def exposition() -> bytes:
    """All figures as text, of all worker processes where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
