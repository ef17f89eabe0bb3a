"""Standing answers: decided beforehand, kept as entries, told to nobody else."""

from collections.abc import Sequence

import pytest

from reverie.table import commands as say
from reverie.table.clock_kinds import AnyClock, DaysClock
from reverie.table.entries import StandingPass
from reverie.table.live_table import Role
from reverie.table.views import look
from tests.table.living import GUESTS, Evening, everything, lullaby  # noqa: F401
from tests.table.test_reaction_windows import WINDOW, hushed, known, with_a_creak

pytestmark = pytest.mark.usefixtures("lullaby")

ALWAYS = StandingPass()
FIRST = 2.0


def playing(players: int = 3, clock: AnyClock | None = None) -> Evening:
    chosen = {} if clock is None else {"clock": clock}
    return Evening("lullaby", players, window=WINDOW, **chosen).gathered(*GUESTS[:players])


def decides(table: Evening, guest: str, *passes: StandingPass, after: float = 0.0) -> None:
    table.say(guest, say.Standing(passes=list(passes)), after)


def standing(table: Evening, role: Role) -> Sequence[StandingPass]:
    found: Sequence[StandingPass] = table.look(role).standing
    return found


def test_it_answers_when_a_window_opens() -> None:
    table = playing()
    decides(table, "ben", ALWAYS)
    table.play_until(lambda: table.table.window is not None)
    assert table.look(1).view["decision"]["answer"] == "pass"
    assert not table.look(1).view["decision"]["owes"]
    assert table.table.owing == [2]


def test_it_answers_in_the_window_that_is_open() -> None:
    table = hushed()
    decides(table, "ben", ALWAYS, after=3)
    decides(table, "cleo", ALWAYS)
    assert len(table.settle()) == 1


def test_an_answer_that_was_given_stands() -> None:
    table, creak = with_a_creak()
    table.play("ben", creak)
    decides(table, "ben", ALWAYS)
    assert table.look(1).view["decision"]["answer"] == creak


def test_it_is_about_one_kind_of_thing() -> None:
    table = hushed()
    decides(table, "ben", StandingPass("verse"))
    assert table.table.owing == [2]


def test_it_ends_when_its_owner_takes_it_back() -> None:
    table = playing()
    decides(table, "ben", ALWAYS)
    decides(table, "ben")
    table.play_until(lambda: table.table.window is not None)
    assert table.table.owing == [1, 2]
    assert standing(table, 1) == []


def test_it_ends_with_its_stretch_of_the_game() -> None:
    """Until the next turn: decided in one's own turn, it is for those of the others that follow."""
    table = playing(2)
    decides(table, "ann", StandingPass(until="turn"))
    decides(table, "ben", StandingPass(until="turn"), ALWAYS)
    seen = {0: [], 1: []}  # type: dict[int, list[tuple[int, bool]]]

    def both_have_sung() -> bool:
        state = table.table.begun.state
        for seat in seen:
            seen[seat].append((state.singer, StandingPass(until="turn") in standing(table, seat)))  # type: ignore[attr-defined]
        return len({singer for singer, _ in seen[0]}) == 2 and seen[0][-1][0] == 0

    table.play_until(both_have_sung)
    turns = [singer for singer, _ in seen[0]]
    second = turns.index(1)
    again = turns.index(0, second)
    assert [kept for _, kept in seen[0]] == [at < again for at in range(len(turns))]
    assert [kept for _, kept in seen[1]] == [at < second for at in range(len(turns))]
    assert standing(table, 1) == [ALWAYS]


def test_by_days_a_game_does_not_wait_for_those_who_have_decided() -> None:
    table = playing(clock=DaysClock(1.0))
    for guest in ("ben", "cleo"):
        decides(table, guest, ALWAYS)
    table.play_until(lambda: table.table.window is not None)
    assert table.table.next_due() == table.now + FIRST


def test_it_is_an_entry() -> None:
    table = playing()
    decides(table, "ben", StandingPass("verse", "turn"), ALWAYS)
    decides(table, "cleo", StandingPass("verse"), after=1)
    table.play_until(lambda: table.table.window is not None)
    again = table.refolded()
    assert everything(again) == everything(table.table)
    assert look(again, 2).standing == [StandingPass("verse")]


def test_whoever_leaves_takes_it_along() -> None:
    table = playing()
    decides(table, "ben", ALWAYS)
    table.say("ben", say.Leave())
    assert standing(table, 1) == []


# What nobody else may notice.


def test_nobody_else_learns_of_it() -> None:
    table = playing()
    before = {role: known(table, role) for role in (0, 2, None)}
    decides(table, "ben", ALWAYS, after=1)
    assert {role: known(table, role) for role in (0, 2, None)} == before


@pytest.mark.parametrize("whole", [False, True])
def test_it_looks_like_a_quick_pass(whole: bool) -> None:
    """Four worlds, up to the end of the window and beyond: the others see the same at every moment."""
    stories = []
    for how in ("standing", "decided meanwhile", "pressed", "pressed late"):
        table = Evening("lullaby", 2, window=WINDOW, whole_windows=whole).gathered(*GUESTS[:2])
        if how == "standing":
            decides(table, "ben", ALWAYS)
        table.play_until(lambda table=table: table.table.window is not None)
        opened, seen = table.now, []
        for tick in range(900):
            table.now = opened + tick / 100
            if (how == "pressed" and tick == 0) or (how == "pressed late" and tick == 199):
                table.play("ben", "pass")
            if how == "decided meanwhile" and tick == 50:
                decides(table, "ben", ALWAYS)
            table.settle()
            seen.append((table.now, [known(table, role) for role in (0, None)]))
        stories.append(seen)
    assert all(story == stories[0] for story in stories)


# What cannot be.


def test_what_the_game_does_not_know_is_refused() -> None:
    table = playing()
    for wrong in (StandingPass("storm"), StandingPass(until="spring")):
        refused = table.refusal("ben", say.Standing(passes=[wrong]))
        assert refused.code == "standing-unknown"
        assert refused.facts["given"] in ("storm", "spring")


def test_only_players_of_a_game_in_progress_decide() -> None:
    table = Evening("lullaby", 2)
    table.say("ann", say.Sit())
    assert table.refusal("ann", say.Standing(passes=[ALWAYS])).code == "table-not-started"
    assert table.refusal("cleo", say.Standing(passes=[ALWAYS])).code == "not-seated"
    assert Evening().gathered().refusal("ann", say.Standing(passes=[ALWAYS])).code == "no-hidden-windows"


def test_the_same_again_changes_nothing() -> None:
    table = playing()
    assert table.refusal("ben", say.Standing(passes=[])).code == "nothing-changes"
    decides(table, "ben", ALWAYS, ALWAYS)
    assert standing(table, 1) == [ALWAYS]
    assert table.refusal("ben", say.Standing(passes=[ALWAYS])).code == "nothing-changes"
