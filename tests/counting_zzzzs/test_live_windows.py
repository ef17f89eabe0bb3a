"""CZ-152 at a live table: how long a window takes, and what is sent meanwhile, does not depend on anybody's hand."""

from collections.abc import Iterator
from functools import cache

import pytest

from reverie.games import all_games
from reverie.table import entries as log
from reverie.table.live import Role
from tests.table.living import GUESTS, Evening

WINDOW = 5.0


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """The game is registered for as long as these tests last."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REVERIE_GAMES", "reverie.games.counting_zzzzs:GAME")
        all_games.cache_clear()
        yield
    all_games.cache_clear()


def with_an_answer() -> tuple[Evening, int, str]:
    """A table with an open window, a seat that really holds an answer, and the answer."""
    found = _with_an_answer(_lucky_number())
    assert found is not None
    return found


@cache
def _lucky_number() -> int:
    return next(number for number in range(40) if _with_an_answer(number) is not None)


def _with_an_answer(number: int) -> tuple[Evening, int, str] | None:
    """The evening of that seed at its first window that somebody could answer, if there is one early on."""
    evening = Evening("counting-zzzzs", 3, seed=bytes([number] * 32), window=WINDOW).gathered(*GUESTS)
    for _ in range(40):
        if evening.table.window is not None:
            for seat in evening.asked:
                moves = evening.look(seat)["moves"]
                if moves[0] != "pass":
                    return evening, seat, moves[0]
            evening.wait(WINDOW)
        else:
            seat = evening.asked[0]
            evening.play(GUESTS[seat], evening.look(seat)["moves"][0])
    return None


def known(evening: Evening, role: Role) -> list[object]:
    """All that a role has been told."""
    return [evening.public, evening.look(role), evening.table.story(role), evening.table.versions[role]]


@pytest.mark.clause("CZ-152")
@pytest.mark.parametrize("what", ["nobody answers", "all pass", "the answer"])
def test_a_window_takes_its_time_whatever_is_held_and_answered(what: str) -> None:
    evening, holder, answer = with_an_answer()
    opened = evening.now
    if what != "nobody answers":
        for seat in evening.asked:
            move = answer if seat == holder and what == "the answer" else "pass"
            evening.play(GUESTS[seat], move, after=0.5)
    assert evening.table.next_due() == opened + WINDOW
    assert evening.wait(opened + WINDOW - evening.now - 0.001) == []
    (closed,) = evening.wait(0.001)
    assert isinstance(closed, log.WindowClosed)


@pytest.mark.clause("CZ-147", "CZ-152")
def test_nobody_else_is_sent_anything_when_somebody_answers() -> None:
    evening, holder, answer = with_an_answer()
    others: list[Role] = [role for role in (0, 1, 2, None) if role != holder]
    before = [known(evening, role) for role in others]
    update = evening.play(GUESTS[holder], answer, after=1)
    assert update.only == holder
    assert [known(evening, role) for role in others] == before


@pytest.mark.clause("CZ-152")
def test_an_early_pass_changes_nothing_that_others_can_observe() -> None:
    """What "always pass" does for a player: it answers at once, through the same door."""
    seen = []
    for at_once in (True, False):
        evening, holder, _ = with_an_answer()
        others: list[Role] = [role for role in (0, 1, 2, None) if role != holder]
        if at_once:
            evening.play(GUESTS[holder], "pass")
        evening.wait(WINDOW)
        seen.append([known(evening, role) for role in others])
    assert seen[0] == seen[1]
