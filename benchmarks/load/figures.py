"""What a run gave, in the units that people compare."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from benchmarks.load.checking import Found
from benchmarks.load.plan import Plan


@dataclass(frozen=True, slots=True)
class Figures:
    contender: str
    plan: Plan
    moves_per_second: float
    p50_ms: float
    """From a move sent to both players updated."""
    p99_ms: float
    worst_ms: float
    sitting_ms: float
    """From wanting a new table until both have their first question, the median; 0 where no game ended."""
    server_us_per_move: float
    """Microseconds of a core."""
    server_share: float
    """Of one core."""
    players_share: float
    """Of one core: where it is near 1, those who play were what was measured."""
    others_share: float
    """Of one core: what else the machine did meanwhile."""
    bytes_per_seat_and_move: float
    table_kib: float
    """Resident memory that the server grew by until the measuring began, for each table."""
    server_mib: float
    games: int
    late: int
    """Moves of an open loop that nobody could make at their time."""
    found: Found | None
    """What of all that was acknowledged is in the database."""

    @classmethod
    def of(cls, contender: str, plan: Plan, raw: dict[str, Any], found: Found | None) -> "Figures":
        moves, seconds = max(1, raw["moves"]), raw["seconds"]
        return cls(
            contender=contender,
            plan=plan,
            moves_per_second=raw["moves"] / seconds,
            p50_ms=raw["p50"] * 1e3,
            p99_ms=raw["p99"] * 1e3,
            worst_ms=raw["worst"] * 1e3,
            sitting_ms=raw["sitting"] * 1e3,
            server_us_per_move=raw["server_cpu"] / moves * 1e6,
            server_share=raw["server_cpu"] / seconds,
            players_share=raw["own_cpu"] / seconds,
            others_share=(raw["machine_cpu"] - raw["server_cpu"] - raw["own_cpu"]) / seconds,
            bytes_per_seat_and_move=raw["received"] / moves / 2,
            table_kib=raw["table_bytes"] / 1024,
            server_mib=raw["resident"] / 2**20,
            games=raw["games"],
            late=raw["late"],
            found=found,
        )

    def data(self) -> dict[str, Any]:
        return asdict(self)


def middle(runs: Sequence[Figures], what: Callable[[Figures], float]) -> float:
    """The median of one figure over several runs."""
    return median(what(run) for run in runs)
