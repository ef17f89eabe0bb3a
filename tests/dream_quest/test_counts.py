"""The counts of ``counts.txt`` come out of the engine."""

import pytest

from tests.counts import Entry, Line, cases, check_count, kept_beside
from tests.dream_quest.tables import table

ENTRIES = kept_beside(__file__)
CASES = cases(ENTRIES)


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    """The turn of seat 0 is counted. Dice are forced and decks named, so chance has no say."""
    check_count(table(**entry.table), line, lambda state: state.is_over or state.turn != 0)
