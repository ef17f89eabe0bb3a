"""Counting positions: how many there are after so many answers, from fixed tables; kept in each game's ``counts.txt``.

An answer is one move of one seat, the lowest asked seat first; what the rules play by themselves is none, and an aside
is none. From the same table the count must come out the same on every machine and after every change that is not a
change of the rules.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from reverie.conformance.walks import answers as answers_of
from reverie.kernel import State, move_text

IsEnd = Callable[[Any], bool]
"""Where the count stops early: at the end of the game, or of whatever is counted."""


def game_is_over(state: State) -> bool:
    return state.is_over


@dataclass(frozen=True, slots=True)
class Line:
    """After ``answers`` answers there are so many positions; so many of them are ends."""

    answers: int
    positions: int
    ended: int
    why: str


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    table: dict[str, Any]
    lines: list[Line] = field(default_factory=list)


def kept_beside(test: str) -> list[Entry]:
    """The counts that lie beside a game's tests."""
    return read_counts(Path(test).with_name("counts.txt").read_text(encoding="utf-8"))


def cases(entries: list[Entry]) -> list[Any]:
    """One for every line, for ``parametrize`` with an entry and a line."""
    return [pytest.param(entry, line, id=f"{entry.name}, {line.answers}") for entry in entries for line in entry.lines]


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


def count(state: State, answers: int, is_end: IsEnd = game_is_over) -> tuple[int, int]:
    """Positions after so many answers (an end counts wherever it came), and how many of them are ends."""
    if is_end(state):
        return 1, 1
    if answers == 0:
        return 1, 0
    positions = ended = 0
    for _, twin in _after_each_answer(state):
        more, ends = count(twin, answers - 1, is_end)
        positions, ended = positions + more, ended + ends
    return positions, ended


def _after_each_answer(state: State) -> Iterator[tuple[str, State]]:
    seat = state.asked[0]
    for move in answers_of(state, seat):
        twin: State = state.copy()
        twin.play(seat, move, events=False)
        yield f"{seat}: {move_text(move)}", twin


def by_first_answer(state: State, answers: int, is_end: IsEnd = game_is_over) -> Iterator[str]:
    """The count for each first answer: where a count is wrong, this shows behind which answer to look."""
    for answer, twin in _after_each_answer(state):
        positions, ended = count(twin, answers - 1, is_end)
        yield f"  {answer}: {positions:,} positions, {ended:,} ended"


def check_count(state: State, line: Line, is_end: IsEnd = game_is_over) -> None:
    found, kept = count(state, line.answers, is_end), (line.positions, line.ended)
    if found != kept:
        divided = "\n".join(by_first_answer(state, line.answers, is_end))
        pytest.fail(f"{found} positions and ends, not {kept} ({line.why}); by first answer:\n{divided}")
