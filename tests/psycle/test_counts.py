"""The counts of ``counts.txt`` come out of the engine, and out of a second count that knows only the gems."""

from functools import cache
from itertools import product
from math import prod

import pytest

from tests.psycle.counts import KEPT, Entry, Line, by_first_answer, count, read_counts

ENTRIES = read_counts(KEPT.read_text(encoding="utf-8"))
CASES = [pytest.param(entry, line, id=f"{entry.name}, {line.answers}") for entry in ENTRIES for line in entry.lines]
ONE_PSYCLE = [case for case in CASES if case.values[0].table["cap"] == 1]  # type: ignore[union-attr]


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    state = entry.lay()
    found, kept = count(state, line.answers), (line.positions, line.ended)
    if found != kept:
        divided = "\n".join(by_first_answer(state, line.answers))
        pytest.fail(f"{found} positions and ends, not {kept} ({line.why}); by first answer:\n{divided}")


@pytest.mark.parametrize(("entry", "line"), ONE_PSYCLE)
def test_the_gems_alone_give_the_same(entry: Entry, line: Line) -> None:
    state = entry.lay()
    assert by_gems(tuple(state.gems), 6 - state.round_no, line.answers) == (line.positions, line.ended)


@cache
def by_gems(gems: tuple[int, ...], rounds: int, answers: int) -> tuple[int, int]:
    """The same count by the ledger's words: what may be played (PS-038), paid (PS-046) and gained (PS-026)."""
    if rounds == 0 or not any(gems):
        return 1, 1
    asked = [owned for owned in gems if owned]
    if answers < len(asked):
        return prod(min(5, owned) + 1 for owned in asked[:answers]), 0
    positions = ended = 0
    for cards in product(*(range(min(5, owned) + 1) for owned in gems)):
        after = tuple(owned - card if card else owned + max(cards) for owned, card in zip(gems, cards, strict=True))
        more, ends = by_gems(after, rounds - 1, answers - len(asked))
        positions, ended = positions + more, ended + ends
    return positions, ended


def test_a_wrong_count_shows_where_to_look() -> None:
    opening = ENTRIES[0].lay()
    assert list(by_first_answer(opening, 2)) == [f"  0: play {card}: 6 positions, 0 ended" for card in range(6)]


def test_a_line_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_counts('== x\n{"players": 2}\n1 2')
