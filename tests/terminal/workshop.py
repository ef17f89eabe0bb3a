"""``reverie dev``, run as a designer runs it, and what a designer does in an editor."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic

PATIENCE = 120.0
"""Seconds until a test gives up waiting."""


def change(file: Path, old: str, new: str) -> None:
    """What a designer does in an editor."""
    text = file.read_text(encoding="utf-8")
    assert old in text, (file, old)
    file.write_text(text.replace(old, new), encoding="utf-8")


def line_of(file: Path, part: str) -> int:
    """The line in which that stands."""
    return file.read_text(encoding="utf-8").partition(part)[0].count("\n") + 1


class Dev:
    """``reverie dev``, running, and what it says."""

    def __init__(self, folder: Path, home: Path) -> None:
        environment = {**os.environ, "HOME": str(home), "TMPDIR": str(home), "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "reverie.cli", "dev", str(folder), "--port", "0", "--language", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            env={name: value for name, value in environment.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
            text=True,
        )
        self._lines: Queue[str] = Queue()
        self.said: list[str] = []
        self._listening = Thread(target=self._listen)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                self._lines.put(line.rstrip())

    def until(self, wanted: str) -> str:
        """The next line that has this in it."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                self.said.append(self._lines.get(timeout=0.2))
            except Empty:
                continue
            if wanted in self.said[-1]:
                return self.said[-1]
        raise AssertionError(f"nobody said {wanted!r}, but: {self.said}")

    @property
    def address(self) -> str:
        """Where the table is, once that has been said."""
        found = re.search(r":(\d+)/dev", self.until("The table is set at"))
        assert found is not None
        return f"http://127.0.0.1:{found.group(1)}"

    def stop(self) -> int:
        """As a supervisor would: it clears the table, as with Ctrl-C."""
        self._process.terminate()
        code = self._process.wait(PATIENCE)
        self._listening.join(PATIENCE)
        return code


@contextmanager
def dev(folder: Path, home: Path) -> Iterator[Dev]:
    running = Dev(folder, home)
    try:
        yield running
    finally:
        running.stop()
