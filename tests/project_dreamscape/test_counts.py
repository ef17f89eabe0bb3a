"""The counts of ``counts.txt`` come out of the engine."""

import pytest

from tests.project_dreamscape.counts import KEPT, Entry, Line, by_first_answer, count, read_counts

ENTRIES = read_counts(KEPT.read_text(encoding="utf-8"))
CASES = [pytest.param(entry, line, id=f"{entry.name}, {line.answers}") for entry in ENTRIES for line in entry.lines]


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    state = entry.lay()
    found, kept = count(state, line.answers), (line.positions, line.ended)
    if found != kept:
        divided = "\n".join(by_first_answer(state, line.answers))
        pytest.fail(f"{found} positions and ends, not {kept} ({line.why}); by first answer:\n{divided}")


def test_a_wrong_count_shows_where_to_look() -> None:
    opening = ENTRIES[0].lay()
    assert list(by_first_answer(opening, 2)) == [
        "  0: draw_z: 2 positions, 0 ended",
        "  0: skip_z: 2 positions, 0 ended",
    ]


def test_a_line_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_counts('== x\n{"players": 2}\n1 2')
