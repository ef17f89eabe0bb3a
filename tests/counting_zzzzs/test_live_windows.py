"""CZ-152 at a live table: how long a window takes, and what is sent meanwhile, does not depend on anybody's hand."""

from collections.abc import Iterator
from functools import cache

import pytest

from reverie.games import all_games
from reverie.kernel import FastChance
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.live_table import Role
from reverie.table.story import story
from tests.table.living import GUESTS, Evening

WINDOW = 5.0
FIRST = 2.0


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """The game is registered for as long as these tests last."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REVERIE_GAMES", "reverie.games.counting_zzzzs:GAME")
        all_games.cache_clear()
        yield
    all_games.cache_clear()


def with_an_answer(whole: bool = False) -> tuple[Evening, int, str]:
    """A table with an open window, a seat that really holds an answer, and the answer."""
    found = _with_an_answer(_lucky_number(), whole)
    assert found is not None
    return found


@cache
def _lucky_number() -> int:
    return next(number for number in range(40) if _with_an_answer(number) is not None)


def _with_an_answer(number: int, whole: bool = False) -> tuple[Evening, int, str] | None:
    """The evening of that seed at its first window that somebody could answer, if there is one early on."""
    evening = Evening("counting-zzzzs", 3, seed=bytes([number] * 32), window=WINDOW, whole_windows=whole)
    evening.gathered(*GUESTS)
    for _ in range(40):
        if evening.table.window is not None:
            for seat in evening.asked:
                moves = evening.look(seat).moves
                if moves[0] != "pass":
                    return evening, seat, moves[0]
            evening.wait(WINDOW)
        else:
            seat = evening.asked[0]
            evening.play(GUESTS[seat], evening.look(seat).moves[0])
    return None


def known(evening: Evening, role: Role) -> list[object]:
    """All that a role has been told."""
    return [evening.public, evening.look(role), story(evening.table, role), evening.table.versions[role]]


@pytest.mark.clause("CZ-152")
@pytest.mark.parametrize("what", ["nobody answers", "all pass", "the answer"])
def test_a_window_takes_its_time_whatever_is_held_and_answered(what: str) -> None:
    """Where a table wants it, always; elsewhere as long as one is silent. See below."""
    evening, holder, answer = with_an_answer(whole=True)
    opened = evening.now
    if what != "nobody answers":
        for seat in evening.asked:
            move = answer if seat == holder and what == "the answer" else "pass"
            evening.play(GUESTS[seat], move, after=0.5)
    assert evening.table.next_due() == opened + WINDOW
    assert evening.wait(opened + WINDOW - evening.now - 0.001) == []
    (closed,) = evening.wait(0.001)
    assert isinstance(closed, entries.WindowClosed)


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


@pytest.mark.clause("CZ-152")
@pytest.mark.parametrize("times", [(0.0, 0.0), (0.3, 1.2), (2.5, 1.0)])
@pytest.mark.parametrize("what", ["all pass", "the answer"])
def test_a_window_closes_when_all_have_answered_whatever_they_hold(what: str, times: tuple[float, float]) -> None:
    evening, holder, answer = with_an_answer()
    opened = evening.now
    assert len(evening.asked) == 2
    for seat, after in zip(evening.asked, times, strict=True):
        evening.play(GUESTS[seat], answer if seat == holder and what == "the answer" else "pass", after=after)
    closes_at = max(opened + FIRST, evening.now)
    closed = evening.wait(closes_at - evening.now)
    assert isinstance(closed[0], entries.WindowClosed)
    assert evening.entries[-len(closed)].at == closes_at


@pytest.mark.clause("CZ-147", "CZ-152")
def test_in_any_deal_the_same_seats_are_waited_for() -> None:
    """In every window of an evening: all that an observer cannot know is dealt anew, and nothing of it shows."""
    evening = Evening("counting-zzzzs", 3, seed=bytes([3] * 32), window=WINDOW).gathered(*GUESTS)
    windows = held = 0
    for number in range(120):
        window, playing = evening.table.window, evening.table.begun
        if evening.table.phase == "over":
            break
        if window is None:
            seat = evening.asked[0]
            evening.play(GUESTS[seat], evening.look(seat).moves[0])
            continue
        windows += 1
        for observer in (0, 1, 2, None):
            other = playing.state.copy()
            other.redeal(observer, FastChance(number))
            assert other.ask is not None
            assert tuple(other.ask.seats(other)) == window.asked
            held += any(len(other.ask.moves(other, seat)) > 1 for seat in window.asked)
        evening.wait(WINDOW)
    assert windows > 10
    assert held, "in some of the deals somebody held an answer"


@pytest.mark.clause("CZ-152")
def test_a_two_player_game_against_a_bot_waits_two_seconds_a_window() -> None:
    """It was eight. Whether the bot answers, and when, changes nothing."""
    seen = []
    for thinks in (0.0, 1.5, None):
        evening = Evening("counting-zzzzs", 2, seed=bytes([5] * 32))
        for command in (say.Sit(), say.SeatBot(level="greedy"), say.Ready()):
            evening.say("ann", command)
        evening.settle()
        for _ in range(60):
            if evening.table.window is not None and evening.asked == (1,):
                break
            seat = evening.asked[0]
            move = evening.look(seat).moves[0]
            evening.bot_plays(seat, move) if seat == 1 else evening.play("ann", move)
            if evening.table.window is not None and evening.asked == (0,):
                evening.play("ann", "pass", after=3)
                assert len(evening.settle()) == 1, "the only one who could be asked has answered"
        opened = evening.now
        assert evening.public.time.window_closes_at == opened + FIRST
        if thinks is not None:
            evening.now += thinks
            evening.bot_plays(1, "pass")
        assert evening.wait(opened + FIRST - evening.now - 0.001) == []
        assert len(evening.wait(0.001)) == 1
        seen.append([known(evening, role) for role in (0, None)])
    assert all(one == seen[0] for one in seen)


@pytest.mark.clause("CZ-152")
@pytest.mark.parametrize(("kind", "until"), [("", "turn"), ("", "dream"), ("element", "game"), ("force", "game")])
def test_how_long_one_passes_beforehand(kind: str, until: str) -> None:
    """Ann decides before her first turn: up to her next one, for as long as her dream lasts, or always."""
    evening = Evening("counting-zzzzs", 2, seed=bytes([5] * 32), window=WINDOW).gathered(*GUESTS[:2])
    evening.say("ann", say.Standing(passes=[entries.StandingPass(kind, until)]))
    passed: set[str] = set()
    turns, woke, dreamed = [evening.look(None).view["turn_seat"]], False, False
    while evening.table.phase == "playing":
        view, window = evening.look(0).view, evening.table.window
        turns += [view["turn_seat"]] if view["turn_seat"] != turns[-1] else []
        dreamed |= bool(view["dream"][0])
        woke |= dreamed and not view["dream"][0]
        over = {"turn": 0 in turns[1:], "dream": woke, "game": False}[until]
        assert bool(evening.look(0).standing) == (not over)
        if window is None:
            evening.play(GUESTS[evening.asked[0]], evening.look(evening.asked[0]).moves[0])
            continue
        passed |= {view["decision"]["facts"]["pass_kind"]} if 0 in window.answers else set()
        evening.wait(WINDOW)
    assert woke
    assert 0 in turns[1:]
    assert passed == {("", "turn"): set(), ("", "dream"): {"element"}, ("force", "game"): set()}.get(
        (kind, until), {kind}
    )
