"""What was measured, as data: charts with lines of points. Pictures, tables and the file all come from it."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec


class Point(NamedTuple):
    x: float
    y: float


class Line(msgspec.Struct, frozen=True):
    """One thing as it grows; points from left to right."""

    name: str
    points: tuple[Point, ...]


class Chart(msgspec.Struct, frozen=True):
    """Some lines over the same two axes."""

    name: str
    """Of its file."""
    title: str
    x: str
    y: str
    lines: tuple[Line, ...]
    doubling: bool = True
    """Whether the horizontal axis is one of ratios (1, 10, 100) rather than of differences."""


def chart(name: str, title: str, axes: tuple[str, str], lines: dict[str, list[Point]], doubling: bool = True) -> Chart:
    return Chart(name, title, *axes, tuple(Line(name, tuple(points)) for name, points in lines.items()), doubling)


def table(drawn: Chart) -> Iterator[str]:
    """The figures behind the picture, in Markdown: a row for each line."""
    places = sorted({point.x for line in drawn.lines for point in line.points})
    yield f"| {drawn.y}, by {drawn.x} | {' | '.join(map(number, places))} |"
    yield "|---|" + "---|" * len(places)
    for line in drawn.lines:
        found = dict(line.points)
        yield f"| {line.name} | {' | '.join(number(found[x]) if x in found else '' for x in places)} |"


def number(value: float) -> str:
    """Three digits are enough.

    >>> number(0.01234), number(12.3456), number(12345.6)
    ('0.0123', '12.3', '12,346')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def read(file: Path) -> list[Chart]:
    return msgspec.json.decode(file.read_bytes(), type=list[Chart]) if file.exists() else []


def write(file: Path, charts: Sequence[Chart]) -> None:
    plain: Any = msgspec.to_builtins(list(charts))
    file.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
