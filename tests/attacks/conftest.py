"""What the attacks share: databases and servers as in ``tests.server``, and a place for figures."""

import os
from collections.abc import Callable

import pytest

from tests.server.conftest import anyio_backend, database, open_store, postgres, postgres_url, store
from tests.server.serving import server_on_each, server_on_sqlite

__all__ = [
    "anyio_backend",
    "database",
    "open_store",
    "postgres",
    "postgres_url",
    "server_on_each",
    "server_on_sqlite",
    "store",
]

Figure = Callable[[str, object], None]


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Figure:
    """Keeps a figure that an attack measured: ``figure("answers refused", 412)``."""
    return record_property


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """``make attack`` prints every figure, by attack."""
    if not os.environ.get("REVERIE_FIGURES"):
        return
    terminalreporter.section("figures")
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties if report.when == "call" else ():
            terminalreporter.write_line(f"{report.nodeid.rpartition('/')[2]}: {name}: {value}")
