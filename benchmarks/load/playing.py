"""The process of those who play: told the plan, it prints what it has measured, and plays on until the server is gone.

What the server has acknowledged by then is written down, so that it can be looked for in the database.
"""

import asyncio
import gc
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from benchmarks.load.matches import Book, ClosedLoop, Match, OpenLoop
from benchmarks.load.processes import cpu_seconds, machine_seconds, resident_bytes
from benchmarks.load.sockets import Traffic

_AT_ONCE = 20


async def play(orders: dict[str, Any], acknowledged: Path) -> None:
    book, server = Book(), orders["server"]
    loop = OpenLoop(orders["rate"]) if orders["mode"] == "open" else ClosedLoop()
    empty = resident_bytes(server)
    matches = [
        Match(orders["port"], book, loop.ready, orders["seed"] * 1_000_003 + number, orders["turnover"])
        for number in range(orders["matches"])
    ]
    for first in range(0, len(matches), _AT_ONCE):
        await asyncio.gather(*(match.begin() for match in matches[first : first + _AT_ONCE]))
    gc.freeze()
    loop.start()
    await asyncio.sleep(orders["warmup"])
    figures = await _measure(book, loop, server, orders["seconds"])
    figures["table_bytes"] = (figures.pop("resident_before") - empty) / len(matches)
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
    sys.stdout.flush()
    await asyncio.gather(*(match.lost.wait() for match in matches))
    acknowledged.write_text("\n".join(book.acknowledged))


async def _measure(book: Book, loop: OpenLoop | ClosedLoop, server: int, seconds: float) -> dict[str, Any]:
    """Let them play for so long, and say what it took."""
    resident, late, received = resident_bytes(server), loop.late, Traffic.received
    cpu, own, machine, began = cpu_seconds(server), process_time(), machine_seconds(), perf_counter()
    book.is_open = True
    await asyncio.sleep(seconds)
    book.is_open = False
    took = perf_counter() - began
    if book.refusals or book.failures:
        raise RuntimeError(f"refused: {book.refusals[:3]} failed: {book.failures[:3]}")
    latencies, sittings = sorted(book.latencies), sorted(book.sittings)
    return {
        "moves": len(latencies),
        "seconds": took,
        "games": book.games,
        "p50": _share(latencies, 0.50),
        "p99": _share(latencies, 0.99),
        "worst": latencies[-1] if latencies else 0.0,
        "sitting": _share(sittings, 0.50),
        "server_cpu": cpu_seconds(server) - cpu,
        "own_cpu": process_time() - own,
        "machine_cpu": machine_seconds() - machine,
        "received": Traffic.received - received,
        "late": loop.late - late,
        "resident_before": resident,
        "resident": resident_bytes(server),
    }


def _share(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0


def main() -> None:
    uvloop.run(play(msgspec.json.decode(sys.argv[1]), Path(sys.argv[2])))


if __name__ == "__main__":
    main()
