"""Counting positions: how many there are after so many moves, from a fixed table; kept in ``counts.txt``.

A move is one answer of the asked seat; answers that give themselves are none. Dice are forced and decks named, so
chance has no say. The count must come out the same on every machine and after every change that is not a change of
the rules.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reverie.games.dream_quest.state import DreamQuestState
from tests.dream_quest.tables import table

KEPT = Path(__file__).with_name("counts.txt")


@dataclass(frozen=True, slots=True)
class Line:
    """After ``moves`` moves there are so many positions; in so many of them seat 0's turn is over."""

    moves: int
    positions: int
    over: int
    why: str


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    table: dict[str, Any]
    lines: list[Line] = field(default_factory=list)

    def lay(self) -> DreamQuestState:
        return table(**self.table)


def read_counts(text: str) -> list[Entry]:
    """A heading ``== name``, its table as JSON, then lines ``moves  positions  over  why``; ``#`` is a remark."""
    entries: list[Entry] = []
    name = ""
    for line in text.splitlines():
        match line.split(maxsplit=3):
            case [] | ["#", *_]:
                continue
            case ["==", *_]:
                name = line.removeprefix("==").strip()
            case _ if line.startswith("{"):
                entries.append(Entry(name, json.loads(line)))
            case [moves, positions, over, why]:
                entries[-1].lines.append(Line(int(moves), int(positions), int(over), why))
            case _:
                raise ValueError(f"counts.txt: cannot read {line!r}")
    return entries


def count(state: DreamQuestState, moves: int) -> tuple[int, int]:
    """Positions after so many moves (a turn that is over counts where it ended), and how many of them are over."""
    if state.is_over or state.turn != 0:
        return 1, 1
    if moves == 0:
        return 1, 0
    positions = over = 0
    for move in state.moves(0):
        twin = state.copy()
        twin.play(0, move, events=False)
        more, ends = count(twin, moves - 1)
        positions, over = positions + more, over + ends
    return positions, over
