"""The edition without a server, as ``make site`` has built it, on a host that knows nothing but files.

These tests take a while (Python boots in a browser), so they are no part of ``make test``: ``make test-site`` asks for
them by ``REVERIE_SITE=1``.
"""

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import browser_type_launch_args, playwright

__all__ = ["browser_type_launch_args", "playwright"]

collect_ignore_glob = [] if os.environ.get("REVERIE_SITE") else ["*.py"]

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build/reverie-site"
SUB_PATH = "some/sub-path"


class StaticFiles(SimpleHTTPRequestHandler):
    """What any static host does."""

    extensions_map = {  # noqa: RUF012  (as its base has it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """A static host that can be switched off."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticFiles, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.is_on = True

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/{path}"

    def switch_off(self) -> None:
        if self.is_on:
            self.is_on = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site in a folder of a folder of its host."""
    assert (SITE / "service-worker.js").exists(), "the site is not built: make site"
    place = tmp_path / SUB_PATH
    place.parent.mkdir(parents=True)
    place.symlink_to(SITE)
    served = Host(tmp_path)
    yield served
    served.switch_off()


@pytest.fixture
def site(host: Host) -> str:
    """Its address, without a slash at its end."""
    return host.address(SUB_PATH)
