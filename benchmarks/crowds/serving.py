"""A server for a crowd to come to, in a process of its own."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.load.contenders import Reverie
from benchmarks.load.processes import cores, free_port, kill, start, wait_for


class Served:
    """A server that can be stopped and started again at the same place."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> "subprocess.Popen[str]":
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Start it on a core of its own; it may take a moment until it listens."""
        core, _ = cores(one_core=False)
        self._process = start(Reverie().server(self.port, self._folder), core, Reverie.folder)

    def wait(self) -> None:
        """Until it listens."""
        wait_for(self.port, self.process)


@contextmanager
def served() -> Iterator[Served]:
    """A server with a data folder of its own, both gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="reverie-crowds-") as folder:
        server = Served(Path(folder), free_port())
        server.start()
        try:
            server.wait()
            yield server
        finally:
            kill(server.process)


def say(line: str) -> None:
    """What is being done, for whoever waits."""
    sys.stderr.write(f"{line}\n")
