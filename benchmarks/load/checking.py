"""The proof of the promise: whatever was acknowledged is on the disk, although the server was killed under load."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.serving import mean_commit


@dataclass(frozen=True, slots=True)
class Found:
    acknowledged: int
    missing: int
    entries: int
    """All entries of all tables."""
    per_commit: float
    """How much was written with one commit, on the average of the whole run."""


def check_database(folder: Path, acknowledged: Sequence[str]) -> Found:
    """Look for every move that a player was told of."""
    (file,) = folder.glob("*.sqlite3")
    with closing(sqlite3.connect(file)) as database:
        kept = {client for (client,) in database.execute("SELECT client_id FROM log WHERE client_id <> ''")}
        (entries,) = database.execute("SELECT count(*) FROM log").fetchone()
    return Found(len(acknowledged), len(set(acknowledged) - kept), entries, mean_commit(folder))
