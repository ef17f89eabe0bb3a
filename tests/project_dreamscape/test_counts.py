"""The counts of ``counts.txt`` come out of the engine."""

import pytest

from reverie.games.project_dreamscape.state import DreamscapeState
from tests.counts import Entry, Line, by_first_answer, cases, check_count, kept_beside
from tests.project_dreamscape.tables import play, table

ENTRIES = kept_beside(__file__)
CASES = cases(ENTRIES)


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    check_count(_lay(entry), line)


def _lay(entry: Entry) -> DreamscapeState:
    """``moves`` are made before the count begins."""
    fields = dict(entry.table)
    moves = fields.pop("moves", [])
    state = table(**fields)
    play(state, *moves)
    return state


def test_a_wrong_count_shows_where_to_look() -> None:
    opening = _lay(ENTRIES[0])
    assert list(by_first_answer(opening, 2)) == [
        "  0: draw_z: 2 positions, 0 ended",
        "  0: skip_z: 2 positions, 0 ended",
    ]
