"""The server under load: Reverie's own as an operator runs it, but for the limits: all come from one address.

It also counts what goes into each commit, in a small file that outlives the process.
"""

import mmap
import struct
import sys
from pathlib import Path
from typing import Any

from reverie.server.limits import LARGEST_LIMIT, LIMIT_NAMES, Limits
from reverie.server.running import serve
from reverie.server.settings import Settings
from reverie.server.storage.writer import Writer

COUNTS = "commits"
"""The file's name: the number of commits, and of what was written with them."""
_SHAPE = struct.Struct("<QQ")


def count_commits(folder: Path) -> None:
    """Keep count of what the writer takes for each commit."""
    file = folder / COUNTS
    file.write_bytes(bytes(_SHAPE.size))
    with file.open("r+b") as opened:
        counts = mmap.mmap(opened.fileno(), _SHAPE.size)
    take = Writer._next_batch

    def take_and_count(writer: Writer) -> Any:
        batch = take(writer)
        commits, written = _SHAPE.unpack_from(counts)
        _SHAPE.pack_into(counts, 0, commits + 1, written + len(batch))
        return batch

    Writer._next_batch = take_and_count  # type: ignore[method-assign, assignment]


def mean_commit(folder: Path) -> float:
    """How much went into a commit, on the average of the whole run."""
    commits, written = _SHAPE.unpack((folder / COUNTS).read_bytes())
    return written / commits if commits else 0.0


def serve_lifted(database: Path | str, port: int) -> None:
    """Serve a data folder, or a PostgreSQL, with limits that nobody reaches."""
    lifted = Limits().with_changes(f"{name}={LARGEST_LIMIT}" for name in LIMIT_NAMES)
    secret = "" if isinstance(database, Path) else "for several servers on one database"
    serve(Settings(database, port=port, rate=1_000_000.0, limits=lifted, secret=secret))


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    count_commits(folder)
    serve_lifted(folder, port)


if __name__ == "__main__":
    main()
