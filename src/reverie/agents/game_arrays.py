"""The arrays that a step of many games is written into: made once, in any memory."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from reverie.agents.settings import EnvSettings


@dataclass(frozen=True)
class Arrays:
    """What a step gives, a row for each game."""

    numbers: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float64]
    ended: npt.NDArray[np.bool_]
    cut: npt.NDArray[np.bool_]
    final: npt.NDArray[np.float32]
    """What was last seen of a game that is over."""
    candidates: npt.NDArray[np.float32]
    """By game and candidate, where they are wanted: what the move is, as numbers."""
    candidate_actions: npt.NDArray[np.int32]
    """What to do for a candidate; -1 where there are no more."""
    actions: npt.NDArray[np.int64]
    """What is to be done next, where processes share the arrays."""

    @staticmethod
    def shapes(settings: EnvSettings, count: int) -> list[tuple[tuple[int, ...], Any]]:
        """The shape and kind of each array, in order."""
        encoding, most = settings.encoding, settings.candidates
        numbers, actions = len(encoding.labels()), len(encoding.action_labels())
        return [
            ((count, numbers), np.float32),
            ((count, actions), np.int8),
            ((count,), np.float64),
            ((count,), np.bool_),
            ((count,), np.bool_),
            ((count, numbers), np.float32),
            ((count, most, len(encoding.move_labels())), np.float32),
            ((count, most), np.int32),
            ((count,), np.int64),
        ]

    @staticmethod
    def of(settings: EnvSettings, count: int) -> "Arrays":
        """Empty ones."""
        return Arrays(*[np.zeros(shape, kind) for shape, kind in Arrays.shapes(settings, count)])

    def all(self) -> list[npt.NDArray[Any]]:
        """The arrays in the order of ``shapes``."""
        return [getattr(self, each.name) for each in fields(self)]

    def part(self, first: int, end: int) -> "Arrays":
        """Some of the rows: the same memory, not a copy."""
        return Arrays(*[each[first:end] for each in self.all()])
