"""The end of a game: who won, with what, and why."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """``returns`` are what learning agents receive; ``reason`` names the sentence that explains the end."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    reason: str
