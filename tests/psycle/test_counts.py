"""The counts of ``counts.txt`` come out of the engine, and out of a second count that knows only the gems."""

from functools import cache
from itertools import product
from math import prod

import pytest

from tests.counts import Entry, Line, by_first_answer, cases, check_count, kept_beside
from tests.psycle.tables import table

ENTRIES = kept_beside(__file__)
CASES = cases(ENTRIES)
ONE_PSYCLE = [case for case in CASES if case.values[0].table["cap"] == 1]  # type: ignore[union-attr]


@pytest.mark.parametrize(("entry", "line"), CASES)
def test_the_engine_counts(entry: Entry, line: Line) -> None:
    check_count(table(**entry.table), line)


@pytest.mark.parametrize(("entry", "line"), ONE_PSYCLE)
def test_the_gems_alone_give_the_same(entry: Entry, line: Line) -> None:
    state = table(**entry.table)
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
    opening = table(**ENTRIES[0].table)
    assert list(by_first_answer(opening, 2)) == [f"  0: play {card}: 6 positions, 0 ended" for card in range(6)]
