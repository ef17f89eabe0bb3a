"""Counting positions: how many there are after so many answers, from a fixed table; kept in ``counts.txt``.

An answer is one move of one seat, the lowest asked seat first. From the same table the count must come out the same on
every machine and after every change that is not a change of the rules.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import move_text
from tests.counting_zzzzs.tables import table

KEPT = Path(__file__).with_name("counts.txt")


@dataclass(frozen=True, slots=True)
class Line:
    """After ``answers`` answers there are so many positions; in so many of them the game is over."""

    answers: int
    positions: int
    ended: int
    why: str


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    table: dict[str, Any]
    lines: list[Line] = field(default_factory=list)

    def lay(self) -> ZzzzsState:
        return table(**self.table)


def read_counts(text: str) -> list[Entry]:
    """A heading ``== name``, its table as JSON, then lines ``answers  positions  ended  why``; ``#`` is a remark."""
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
            case [answers, positions, ended, why]:
                entries[-1].lines.append(Line(int(answers), _number(positions), _number(ended), why))
            case _:
                raise ValueError(f"counts.txt: cannot read {line!r}")
    return entries


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def count(state: ZzzzsState, answers: int) -> tuple[int, int]:
    """Positions after so many answers (an ended game counts wherever it ended), and how many of them are ends."""
    if state.is_over:
        return 1, 1
    if answers == 0:
        return 1, 0
    seat = state.asked[0]
    positions = ended = 0
    for move in state.moves(seat):
        twin = state.copy()
        twin.play(seat, move, events=False)
        more, ends = count(twin, answers - 1)
        positions, ended = positions + more, ended + ends
    return positions, ended


def by_first_answer(state: ZzzzsState, answers: int) -> Iterator[str]:
    """The count for each first answer: where a count is wrong, this shows behind which answer to look."""
    seat = state.asked[0]
    for move in state.moves(seat):
        twin = state.copy()
        twin.play(seat, move, events=False)
        positions, ended = count(twin, answers - 1)
        yield f"  {seat}: {move_text(move)}: {positions:,} positions, {ended:,} ended"
