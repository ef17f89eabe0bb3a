"""The counts of ``counts.txt`` come out of the engine."""

import pytest

from tests.dream_quest.counts import KEPT, Entry, Line, count, read_counts

ENTRIES = read_counts(KEPT.read_text(encoding="utf-8"))
CASES = [pytest.param(entry, line, id=f"{entry.name}, {line.moves}") for entry in ENTRIES for line in entry.lines]


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    assert count(entry.lay(), line.moves) == (line.positions, line.over), line.why


def test_a_line_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_counts('== x\n{"players": 2}\n1 2')
