"""What one run of the load does."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

Mode = Literal["closed", "open"]


@dataclass(frozen=True, slots=True)
class Plan:
    """``matches`` two-player games of Psycle at once.

    In a closed loop every player moves as soon as it is asked. In an open one moves are sent at fixed times, ``rate``
    a second in total, whether or not the earlier ones have been answered.

    Endless matches draw one card for both players, so that every Psycle is a tie and is played again: the same work a
    move, and nothing but moves. With ``turnover`` players draw for themselves, games end, and the pair makes a new
    table and sits down at it, which is part of the load.
    """

    matches: int
    mode: Mode = "closed"
    turnover: bool = False
    rate: float = 300.0
    seconds: float = 10.0
    warmup: float = 3.0
    one_core: bool = False
    """Whether the server and those who play share one core of the machine."""
    seed: int = 1

    @property
    def title(self) -> str:
        load = "closed loop" if self.mode == "closed" else f"open, {self.rate:g} moves/s"
        kind = "turnover" if self.turnover else "endless"
        return f"{self.matches} matches, {load}, {kind}{', one core' if self.one_core else ''}"

    def orders(self, port: int, server: int) -> dict[str, Any]:
        """What those who play are told: the plan, where the server is, and which process to watch."""
        return {**asdict(self), "port": port, "server": server}


def standing_plans(**common: Any) -> list[Plan]:
    """The plans that the server is held to."""
    closed = [Plan(matches, turnover=turnover, **common) for turnover in (False, True) for matches in (50, 200)]
    return [*closed, *(Plan(matches, mode="open", **common) for matches in (50, 200))]
