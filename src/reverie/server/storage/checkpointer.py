"""Checkpoints of SQLite's write-ahead log, beside the commits, so that no commit has to make one.

SQLite makes a checkpoint by itself once the write-ahead log is long, within a commit, which then takes many times as
long. This does nearly all of it beforehand; what is left for SQLite is short.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

_PAUSE: Final = 0.5
"""Seconds between two checkpoints, while anything is being committed."""


class Checkpointer:
    """A thread that makes a checkpoint soon after each commit."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._committed = Event()
        self._closing = Event()
        self._thread = Thread(target=self._run, name="checkpointer", daemon=True)
        self._thread.start()

    def notice_commit(self) -> None:
        """Something has been committed."""
        self._committed.set()

    def close(self) -> None:
        """Stop, at once; SQLite does what is left when its last connection closes."""
        self._closing.set()
        self._committed.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(sqlite3.connect(self._file, timeout=0)) as connection:
            while not self._closing.is_set():
                self._committed.wait()
                self._committed.clear()
                if not self._closing.wait(_PAUSE):
                    with suppress(sqlite3.Error):  # the next may succeed; if none does, SQLite makes one by itself
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
