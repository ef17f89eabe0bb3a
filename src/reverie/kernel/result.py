"""The end of a game: who won, with what, and why."""

from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """``returns`` are what learning agents receive; ``reason`` names the sentence that explains the end."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str


def result_data(result: Result) -> dict[str, Any]:
    """A result as plain data."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "returns": list(result.returns),
        "reason": result.reason,
    }
