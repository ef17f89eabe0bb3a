"""The counts of ``counts.txt`` come out of the engine, and the gifts of the first one out of the ledger's words."""

import pytest

from tests.counting_zzzzs.tables import DECK, table
from tests.counts import Entry, Line, by_first_answer, cases, check_count, kept_beside

ENTRIES = kept_beside(__file__)
CASES = cases(ENTRIES)


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    check_count(table(**entry.table), line)


def test_gifts_by_the_words_of_the_rules() -> None:
    """Seat 1 keeps four of its five; each fits that shares a theme with seat 0's first card and differs in kind."""
    own, other = ENTRIES[0].table["hand"]
    gifts = sum(
        bool(set(DECK.elements[first].themes) & set(DECK.elements[given].themes))
        and DECK.elements[first].kind != DECK.elements[given].kind
        for first in own
        for begun in other
        for given in other
        if given != begun
    )
    assert gifts == 52
    assert ENTRIES[0].lines[3].positions == 100 * 4 + 4 * gifts


def test_a_wrong_count_shows_where_to_look() -> None:
    opening = table(**ENTRIES[0].table)
    assert next(by_first_answer(opening, 2)) == "  0: first movie_star: 4 positions, 0 ended"
