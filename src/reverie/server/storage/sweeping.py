"""The sweeper: brings what SQLite has put down in its write-ahead log to its place, so that no commit has to.

SQLite sweeps by itself once the log is long, within a commit, which then takes many times as long. This does nearly all
of it beforehand, beside the commits; what is left for SQLite is short.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

_PAUSE: Final = 0.5
"""Seconds between two rounds, while there is anything to sweep."""


class Sweeper:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._news = Event()
        self._closing = Event()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)
        self._thread.start()

    def notice(self) -> None:
        """Something has been committed."""
        self._news.set()

    def close(self) -> None:
        self._closing.set()
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(sqlite3.connect(self._file, timeout=0)) as connection:
            while not self._closing.is_set():
                self._news.wait()
                self._news.clear()
                if not self._closing.wait(_PAUSE):
                    with suppress(sqlite3.Error):  # the next round may succeed; if none does, SQLite sweeps by itself
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
