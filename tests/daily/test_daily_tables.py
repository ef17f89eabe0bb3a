"""Tables of daily deals: the same for everybody, nothing but moves, and shown to nobody before its time."""

import msgspec
import pytest
from msgspec import UNSET

from reverie.bots import bot_names, usual_bot
from reverie.bots.asking import bot_answer
from reverie.daily.calendar import closes_at
from reverie.daily.plans import DailyPlan, daily_plan, daily_plans
from reverie.games import all_games
from reverie.kernel import BadSetup, Refused
from reverie.table import commands as say
from reverie.table.daily_tables import check_may_watch, check_shown, ended_in_time
from reverie.table.entries import Created, write_entry
from reverie.table.hints import check_hint
from reverie.table.table_info import DailyMark
from tests.daily.dreams import CHAIN, DAY, NOON, evening_of, finished, let_bots_play
from tests.table.living import Evening, code, everything

PLANS = daily_plans()
over = closes_at(DAY)


@pytest.fixture(params=PLANS, ids=lambda plan: plan.game.name)
def plan(request: pytest.FixtureRequest) -> DailyPlan:
    found: DailyPlan = request.param
    return found


def test_every_game_has_a_table(plan: DailyPlan) -> None:
    assert plan.level == usual_bot(plan.game) == "steady"
    assert plan.players == (3 if plan.game.name == "counting-zzzzs" else 2)
    assert plan.bots == ["steady"] * (plan.players - 1)
    assert plan.coach_level in bot_names(plan.game, plan.players)
    assert [one.game.name for one in PLANS] == [game.name for game in all_games()]


def test_there_is_no_table_of_an_unknown_game() -> None:
    with pytest.raises(BadSetup):
        daily_plan("chess")


def test_two_guests_meet_the_same_deal_and_the_same_bots(plan: DailyPlan) -> None:
    one, other = evening_of(plan, "ann"), evening_of(plan, "ben", at=NOON + 3_600)
    for evening in (one, other):
        for _ in range(6):
            let_bots_play(evening)
            if evening.table.phase == "over":
                break
            seat = evening.table.seat_of(evening.table.host)
            evening.play(evening.table.host, evening.look(seat).moves[0])
    assert one.table.begun.state.save() == other.table.begun.state.save()
    moves = [[played.move for played in evening.table.begun.progress.moves] for evening in (one, other)]
    assert moves[0] == moves[1]
    assert moves[0]


@pytest.mark.parametrize("game", ["psycle", "counting-zzzzs"])
def test_a_bot_answers_the_same_whoever_has_answered_before_it(game: str) -> None:
    """Several are asked at once, and how quick somebody is must not change what the bots do."""
    plan = daily_plan(game)
    state = evening_of(plan).table.begun.state.copy()
    tried = 0
    for turn in range(40):
        if state.is_over:
            break
        first, *others = state.asked
        if others:
            twin = state.copy()
            twin.play(first, twin.moves(first)[0])
            if others[0] in twin.asked:
                tried += 1
                answers = [bot_answer(plan.level, one, others[0], turn, 1.0) for one in (state, twin)]
                assert answers[0] == answers[1]
        state.play(first, bot_answer("greedy", state, first, turn, 1.0))
    assert tried


def test_the_game_has_begun_and_nobody_else_can_come(plan: DailyPlan) -> None:
    evening = evening_of(plan)
    seat = CHAIN.seat(plan.game.name, DAY, plan.players)
    assert evening.table.phase == "playing"
    assert evening.table.people == [seat]
    assert evening.public.private
    assert evening.public.daily == DailyMark(day="2026-11-18", number=18, closes_at=over)
    assert everything(evening.refolded()) == everything(evening.table)


SAID = [
    (say.AddEntropy(word="luck"), "daily-no-entropy"),
    (say.TakeBack(), "daily-no-takeback"),
    (say.Rematch(), "daily-once"),
    (say.Sit(), "daily-only-moves"),
    (say.SeatBot(level="random"), "daily-only-moves"),
    (say.Stand(), "daily-only-moves"),
    (say.Arrange(), "daily-only-moves"),
    (say.Ready(), "daily-only-moves"),
    (say.Leave(), "daily-only-moves"),
    (say.ComeBack(), "daily-only-moves"),
    (say.Nudge(seat=0), "daily-only-moves"),
    (say.Replace(seat=0), "daily-only-moves"),
    (say.Decline(what="pause"), "daily-only-moves"),
    (say.Pause(), "daily-only-moves"),
]


@pytest.mark.parametrize(("command", "expected"), SAID, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("guest", ["ann", "ben", ""])
def test_nothing_can_be_done_there_but_playing(command: say.AnyCommand, expected: str, guest: str) -> None:
    evening = evening_of(daily_plan("dream-cycle"))
    assert code(evening.refusal(guest, command)) == expected


def test_no_move_is_ever_offered_to_be_taken_back() -> None:
    evening = evening_of(daily_plan("dream-cycle"))
    for _ in range(8):
        let_bots_play(evening)
        seat = evening.table.people[0]
        evening.play("ann", evening.look(seat).moves[0])
        assert not evening.look(seat).can_take_back


def test_there_are_no_hints() -> None:
    evening = evening_of(daily_plan("psycle"))
    with pytest.raises(Refused) as refused:
        check_hint(evening.table, "ann", evening.number)
    assert refused.value.code == "daily-no-hints"


def test_whoever_does_not_play_sees_nothing_until_the_day_is_over() -> None:
    table = finished().table
    assert table.phase == "over"
    check_may_watch(table, "ann", NOON)
    for guest in ("ben", ""):
        with pytest.raises(Refused) as refused:
            check_may_watch(table, guest, over - 0.001)
        assert refused.value.code == "daily-withheld"
        check_may_watch(table, guest, over)
    with pytest.raises(Refused):
        check_shown(table, over - 0.001)
    check_shown(table, over)


def test_other_tables_are_shown_as_ever() -> None:
    table = Evening().table
    check_may_watch(table, "", 0.0)
    check_shown(table, 0.0)


def test_a_game_counts_if_it_ended_before_the_day_did() -> None:
    assert ended_in_time(finished().table)
    late = finished(at=over + 60)
    assert not ended_in_time(late.table)


def test_the_coach_plays_alone() -> None:
    plan = daily_plan("psycle")
    evening = evening_of(plan, guest="", at=over + 60)
    seat = CHAIN.seat("psycle", DAY, plan.players)
    assert [chair.kind for chair in evening.table.chairs] == ["bot", "bot"]
    assert evening.table.chairs[seat].level == plan.coach_level
    let_bots_play(evening)
    assert evening.table.phase == "over"


def test_a_hidden_window_waits_for_its_bots() -> None:
    evening = evening_of(daily_plan("counting-zzzzs"))
    for _ in range(400):
        let_bots_play_but_windows(evening)
        if evening.table.window is not None and bots_owing(evening):
            break
        seat = evening.table.people[0]
        evening.play("ann", evening.look(seat).moves[0])
    assert evening.table.window is not None
    seat = evening.table.people[0]
    if seat in evening.table.owing:
        evening.play("ann", evening.look(seat).moves[0])
    evening.wait(30.0)
    assert evening.table.window is not None, "a busy server must not make the bots pass"
    let_bots_play(evening)
    evening.wait(2.0)
    assert evening.table.window is None or not bots_owing(evening)


def let_bots_play_but_windows(evening: Evening) -> None:
    while evening.table.window is None and bots_owing(evening):
        one = bots_owing(evening)[0]
        evening.bot_plays(one, evening.look(one).moves[0])


def bots_owing(evening: Evening) -> list[int]:
    return [seat for seat in evening.table.owing if evening.table.chairs[seat].kind == "bot"]


def test_an_entry_of_another_table_is_written_as_before() -> None:
    written = write_entry(Evening().entries[0])
    assert "daily" not in written
    daily = evening_of(daily_plan("psycle")).entries[0]
    assert isinstance(daily.deed, Created)
    assert daily.deed.daily is not UNSET
    assert daily.deed.daily.link is UNSET
    secrets = [CHAIN.link(DAY).hex(), CHAIN.seed("psycle", DAY).hex()]
    assert not any(secret in write_entry(daily) for secret in secrets)
    assert "daily" not in msgspec.json.encode(Evening().public).decode()
