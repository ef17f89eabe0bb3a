"""The counts of ``counts.txt`` come out of the engine, and the gifts of the first one out of the ledger's words."""

import pytest

from tests.counting_zzzzs.counts import KEPT, Entry, Line, by_first_answer, count, read_counts
from tests.counting_zzzzs.tables import DECK

ENTRIES = read_counts(KEPT.read_text(encoding="utf-8"))
CASES = [pytest.param(entry, line, id=f"{entry.name}, {line.answers}") for entry in ENTRIES for line in entry.lines]


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    state = entry.lay()
    found, kept = count(state, line.answers), (line.positions, line.ended)
    if found != kept:
        divided = "\n".join(by_first_answer(state, line.answers))
        pytest.fail(f"{found} positions and ends, not {kept} ({line.why}); by first answer:\n{divided}")


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
    opening = ENTRIES[0].lay()
    assert next(by_first_answer(opening, 2)) == "  0: first movie_star: 4 positions, 0 ended"


def test_a_line_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_counts('== x\n{"players": 2}\n1 2')
