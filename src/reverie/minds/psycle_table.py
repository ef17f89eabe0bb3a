"""The file that keeps a solved Psycle: the value of every position, from which a player derives every mixture.

The first line is a JSON object: what was solved (game, version of its rules, hash and overrides of the content), by
which Reverie, how large it is, and the certificate. The rest is compressed (zlib) and holds, little-endian:

1. two 16-bit numbers for each row: the lowest edge in it, and how many edges it has. Rows stand in this order: round by
   round; in a round, what may be left in the piles, ascending (``PsycleModel.left_before``); then own gems, ascending,
   and the other's from 0 to as many as own. (With fewer own gems the position is looked up from the other seat.)
2. the values of all rows as 64-bit floats, from the lowest edge up; no number where a position cannot be reached.

The printed content takes 126 kB. Reading needs nothing but Python.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import accumulate
from math import isnan
from pathlib import Path
from typing import Any, Final

from reverie.folders import data_folder
from reverie.games.psycle.components import Components
from reverie.kernel import BadDocument, Setup
from reverie.minds.psycle_model import PsycleModel, TilesLeft

FORMAT: Final = "reverie-psycle-table-1"
SHIPPED: Final = "psycle_printed.table"
"""The printed game, solved beforehand; ``make solve`` writes it."""


@dataclass(frozen=True)
class Row:
    """The positions of one round that differ in nothing but the edge."""

    round_no: int
    left: TilesLeft
    own: int
    other: int


def all_rows(model: PsycleModel) -> Iterator[Row]:
    """Every row, in the order of the file."""
    for round_no in range(1, model.rounds + 1):
        for left in model.left_before(round_no):
            for own in range(model.most_gems(round_no) + 1):
                for other in range(own + 1):
                    yield Row(round_no, left, own, other)


class PsycleTable:
    """The values of one solved game."""

    def __init__(self, model: PsycleModel, header: dict[str, Any], index: "array[int]", values: "array[float]") -> None:
        self.model = model
        self.header = header
        self._lowest, self._counts = index[0::2], index[1::2]
        self._starts = list(accumulate(self._counts, initial=0))
        self._values = values
        self._first_rows: dict[tuple[int, TilesLeft], int] = {}
        row = 0
        for round_no in range(1, model.rounds + 1):
            most = model.most_gems(round_no)
            for left in model.left_before(round_no):
                self._first_rows[round_no, left] = row
                row += (most + 1) * (most + 2) // 2
        if row != len(self._counts) or self._starts[-1] != len(values) or min(self._counts) < 0:
            raise BadDocument("solve-table-unreadable")

    def value(self, round_no: int, left: TilesLeft, own: int, other: int, edge: int) -> float | None:
        """What a position before a reveal is worth, from -1 to 1; none where it cannot be reached."""
        if own < other or (own == other and edge < 0):
            found = self._found(round_no, left, other, own, -edge)
            return None if found is None else -found
        return self._found(round_no, left, own, other, edge)

    def _found(self, round_no: int, left: TilesLeft, own: int, other: int, edge: int) -> float | None:
        first = self._first_rows.get((round_no, left))
        if first is None or not 0 <= other <= own <= self.model.most_gems(round_no):
            return None
        row = first + own * (own + 1) // 2 + other
        place = edge - self._lowest[row]
        if not 0 <= place < self._counts[row]:
            return None
        value = self._values[self._starts[row] + place]
        return None if isnan(value) else value

    def rows(self) -> Iterator[tuple[Row, int, "array[float]"]]:
        """Every row that has positions, with its lowest edge and its values."""
        for number, row in enumerate(all_rows(self.model)):
            if self._counts[number]:
                yield row, self._lowest[number], self._values[self._starts[number] : self._starts[number + 1]]


def table_bytes(header: dict[str, Any], index: "array[int]", values: "array[float]") -> bytes:
    """The file of a solved game."""
    line = json.dumps({"format": FORMAT, **header, "rows": len(index) // 2}, ensure_ascii=False)
    return line.encode() + b"\n" + zlib.compress(_little(index) + _little(values), 9)


def _little(numbers: "array[Any]") -> bytes:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def read_table(data: bytes, setup: Setup[Components]) -> PsycleTable:
    """The table of that content; ``BadDocument`` where it is none, or one of another content."""
    header = table_header(data)
    found = (header.get("content_hash"), header.get("rules_version"))
    if found != (setup.content_hash, setup.game.version):
        raise BadDocument("solve-table-other-content")
    try:
        body = zlib.decompress(data[data.index(b"\n") + 1 :])
        size = int(header["rows"]) * 4
        index, values = _numbers("h", body[:size]), _numbers("d", body[size:])
    except (KeyError, ValueError, TypeError, zlib.error):
        raise BadDocument("solve-table-unreadable") from None
    return PsycleTable(PsycleModel(setup.content), header, index, values)


def table_header(data: bytes) -> dict[str, Any]:
    """What a table says of itself."""
    try:
        header = json.loads(data[: data.index(b"\n")])
        if header["format"] != FORMAT:
            raise ValueError
    except (KeyError, ValueError, TypeError):
        raise BadDocument("solve-table-unreadable") from None
    assert isinstance(header, dict)
    return header


def _numbers(kind: str, data: bytes) -> "array[Any]":
    numbers: array[Any] = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@dataclass(frozen=True)
class _TableSource:
    """A file of a content: read once, and again when it was written anew."""

    file: Traversable
    content_hash: str
    rules_version: int
    written: int
    setup: Setup[Components] = field(compare=False, repr=False)


def table_for(setup: Setup[Components]) -> PsycleTable | None:
    """The table of this very content: the one that comes with Reverie, or one that was solved on this machine."""
    return shipped_table(setup) or _solved_here(setup)


def shipped_table(setup: Setup[Components]) -> PsycleTable | None:
    """The table that comes with Reverie, where it is one of this very content."""
    if setup.content_hash != _shipped_hash():
        return None
    return _read(_TableSource(_shipped_file(), setup.content_hash, setup.game.version, 0, setup))


def solved_file(setup: Setup[Components]) -> Path:
    """Where ``reverie solve`` keeps the table of a content unless somebody says otherwise."""
    return data_folder() / "solved" / f"{setup.game.name}-{setup.content_hash[:16]}.table"


def _solved_here(setup: Setup[Components]) -> PsycleTable | None:
    file = solved_file(setup)
    try:
        written = file.stat().st_mtime_ns
    except OSError:
        return None
    return _read(_TableSource(file, setup.content_hash, setup.game.version, written, setup))


@lru_cache(maxsize=4)
def _read(source: _TableSource) -> PsycleTable:
    try:
        data = source.file.read_bytes()
    except OSError:
        raise BadDocument("solve-table-unreadable") from None
    return read_table(data, source.setup)


def _shipped_file() -> Traversable:
    return resources.files("reverie.minds").joinpath(SHIPPED)


@lru_cache(maxsize=1)
def _shipped_hash() -> str:
    """Of the content that the shipped table is one of; nothing where there is none."""
    try:
        return str(table_header(_shipped_file().read_bytes()).get("content_hash"))
    except FileNotFoundError:
        return ""
