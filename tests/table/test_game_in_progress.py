"""A game in progress: moves happen whole or not at all, and some can be taken back."""

from collections.abc import Callable
from typing import Any

import pytest

from reverie.games import registered_game
from reverie.kernel import IllegalMove, NotAsked, Refused, StaleDecision
from reverie.table import commands as say
from reverie.table.clock_kinds import BankClock
from reverie.table.game_in_progress import GameInProgress, Moment
from reverie.table.story import StoryPages, story
from tests.table.living import GUESTS, SEED, Evening, everything, lullaby, record_of  # noqa: F401

pytestmark = pytest.mark.usefixtures("lullaby")


def new_game(game: str = "psycle", players: int = 2) -> GameInProgress:
    found = registered_game(game)
    return GameInProgress(found, found.setup(players), SEED)


def evening(players: int = 3, **created: Any) -> Evening:
    return Evening("lullaby", players, **created).gathered(*GUESTS[:players])


def can_offer(table: Evening, seat: int) -> Callable[[], bool]:
    return lambda: table.table.window is None and any(move.startswith("offer") for move in table.look(seat).moves)


# Moves.


def test_trying_changes_nothing() -> None:
    game = new_game()
    before = game.state.save()
    tried = game.try_move(0, "play 3", 1)
    assert game.state.save() == before
    assert (game.moves, game.told) == ([], 0)
    assert tried.state.save() != before


def test_a_move_happens_as_it_was_tried() -> None:
    game = new_game()
    tried = game.try_move(0, "play 3", 1)
    assert game.make(tried, 2.5) == tried.events
    assert game.state is tried.state
    assert [(played.move, played.at) for played in game.moves] == [("0: play 3", 2.5)]
    assert game.history[-1].after == 1


@pytest.mark.parametrize(
    ("move", "question", "refusal"),
    [("play 9", 1, IllegalMove), ("dance", 1, Refused), ("play 1", 0, StaleDecision), ("play 1", 2, StaleDecision)],
)
def test_what_cannot_be_is_refused_and_changes_nothing(move: str, question: int, refusal: type[Refused]) -> None:
    game = new_game()
    before = game.state.save()
    with pytest.raises(refusal):
        game.try_move(0, move, question)
    assert game.state.save() == before


# Taking back.


def test_a_game_without_take_back_says_so() -> None:
    table = Evening().gathered()
    table.play("ann", "play 3")
    refused = table.refusal("ann", say.TakeBack())
    assert (refused.code, refused.clause) == ("undo-unlawful", "PS-088")


def test_a_free_move_can_be_taken_back() -> None:
    table = evening()
    before = everything(table.table)
    table.play("ann", "lift 2")
    assert table.look(0) != before["looks"][0]
    table.say("ann", say.TakeBack())
    after = everything(table.table)
    for part in ("looks", "stories", "state", "moves", "owing"):
        assert after[part] == before[part]


def test_several_moves_are_taken_back_one_by_one() -> None:
    table = evening()
    looks = [table.look(0)]
    for move in ("lift 1", "lift 2", "lift 1"):
        table.play("ann", move)
        looks.append(table.look(0))
    for look in reversed(looks[:-1]):
        table.say("ann", say.TakeBack())
        assert table.look(0) == look
    assert table.refusal("ann", say.TakeBack()).code == "undo-nothing"


def test_nobody_takes_back_anothers_move() -> None:
    table = evening()
    table.play("ann", "lift 1")
    assert table.refusal("ben", say.TakeBack()).code == "undo-nothing"


def test_never_across_a_move_of_another_that_everybody_knows_of() -> None:
    table = evening()
    table.play("ben", "lift 1")
    assert table.look(1).can_take_back
    table.play("ann", table.look(0).moves[0])
    assert table.refusal("ben", say.TakeBack()).code == "undo-nothing"
    assert not table.look(1).can_take_back


def test_a_secret_of_another_ends_nothing_and_stands() -> None:
    """That it was made would show in what can be taken back."""
    table, twin = evening(), evening()
    for one in (table, twin):
        one.play("ann", "lift 1")
    table.play("ben", "lift 1")
    assert table.look(0).can_take_back
    for one in (table, twin):
        one.say("ann", say.TakeBack())
        assert one.refusal("ann", say.TakeBack()).code == "undo-nothing"
    assert table.look(0) == twin.look(0)
    assert story(table.table, 0) == story(twin.table, 0)
    assert [played.move for played in table.table.begun.progress.moves] == ["1: lift 1"]
    table.say("ben", say.Confirm())
    assert table.refusal("ben", say.TakeBack()).code == "undo-nothing"


def test_what_is_confirmed_in_secret_ends_nothing_for_others() -> None:
    table = evening()
    for guest in ("ann", "ben"):
        table.play(guest, "lift 1")
    table.say("ben", say.Confirm())
    table.say("ann", say.TakeBack())
    assert table.refusal("ben", say.TakeBack()).code == "undo-nothing"


def test_never_across_a_random_event() -> None:
    table = evening()
    table.play("ann", table.look(0).moves[0])
    assert table.table.begun.state.save()["chance"]["counter"] > 0
    assert table.refusal("ann", say.TakeBack()).code == "undo-nothing"


def test_what_is_confirmed_stands() -> None:
    table = evening()
    table.play("ann", "lift 1")
    table.say("ben", say.Confirm())
    table.say("ann", say.TakeBack())
    table.play("ann", "lift 1")
    table.say("ann", say.Confirm())
    assert table.refusal("ann", say.TakeBack()).code == "undo-nothing"


def test_what_the_clock_did_stands() -> None:
    game = new_game("lullaby", 3)
    game.make(game.try_move(0, "lift 1"), 0.0, can_take_back=False)
    with pytest.raises(IllegalMove, match="undo-nothing"):
        game.take_back(0)


def test_nothing_is_taken_back_in_a_pause() -> None:
    table = evening()
    table.play("ann", "lift 1")
    for guest in GUESTS:
        table.say(guest, say.Pause())
    assert table.refusal("ann", say.TakeBack()).code == "table-paused"


def test_after_a_take_back_the_record_tells_the_game_that_was_played() -> None:
    table = evening(2)
    table.play("ann", "lift 2")
    table.say("ann", say.TakeBack())
    table.play_until(lambda: table.table.phase == "over", moves=500)
    record = record_of(table.table, {})
    assert record.result is not None
    assert len(record.moves) == len(table.table.begun.progress.moves)


# The number of a question means one question only.


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    table = evening(2)
    table.play_until(can_offer(table, 0))
    table.play("ann", "offer 1")
    asked_first = table.number
    table.say("ann", say.TakeBack())
    assert table.number > asked_first
    table.play("ann", "offer 1")
    refused = table.refusal("ben", say.Play(decision=asked_first, move="accept"))
    assert (refused.code, refused.facts) == ("stale-decision", {"given": asked_first, "open": table.number})
    table.play("ben", "accept")


def test_questions_are_never_numbered_alike() -> None:
    table = evening(2)
    table.play_until(can_offer(table, 0))
    seen = [table.number]
    for _ in range(4):
        table.play("ann", "offer 1")
        seen.append(table.number)
        table.say("ann", say.TakeBack())
        seen.append(table.number)
    assert seen == sorted(set(seen))


def test_a_secret_take_back_leaves_the_number_alone() -> None:
    table = evening()
    before = table.number
    table.play("ben", "lift 1")
    table.say("ben", say.TakeBack())
    assert table.number == before


# What nobody else can tell is told to nobody else.


def test_a_secret_move_concerns_its_maker_alone() -> None:
    table = evening(clock=BankClock(60.0))
    before = everything(table.table)
    update = table.play("ben", "lift 1", after=5)
    assert update.only == 1
    after = everything(table.table)
    assert after["public"] == before["public"], "not even the clocks show that time was taken note of"
    assert after["versions"] == {**before["versions"], 1: before["versions"][1] + 1}
    for role, place in ((0, 0), (2, 2), (None, 3)):
        assert after["looks"][place] == before["looks"][place], role
        assert after["stories"][place] == before["stories"][place], role
    assert table.say("ben", say.TakeBack()).only == 1


def test_the_story_counts_only_moves_that_everybody_knows_of() -> None:
    loud, quiet = evening(), evening()
    quiet.play("ben", "lift 1")
    quiet.play("cleo", "lift 2")
    for table in (loud, quiet):
        table.play("ann", table.look(0).moves[0])
    assert story(loud.table, 0) == story(quiet.table, 0)
    assert story(loud.table, None) == story(quiet.table, None)


def test_an_open_move_concerns_everybody() -> None:
    table = evening()
    assert table.play("ann", table.look(0).moves[0]).only == "all"
    assert Evening().gathered().play("ann", "play 1").only == "all"


def test_who_is_not_asked_is_told_so() -> None:
    game = new_game("lullaby", 3)
    with pytest.raises(NotAsked):
        game.try_move(1, "sing moon", 1)


# The story in pages.


def check_pages(table: Evening, pages: StoryPages) -> None:
    """Each role's pages are what the role may know, whatever has been taken back since the last time."""
    for role in (*range(len(table.table.chairs)), None):
        whole = story(table.table, role)
        for before in (None, 0, 3, len(whole), 10**9):
            end = len(whole) if before is None else min(before, len(whole))
            start = max(0, end - 4)
            assert pages.page(role, before, 4) == (start, whole[start:end])


def test_pages_of_the_story_follow_what_is_taken_back() -> None:
    table = evening()
    pages = StoryPages(table.table)
    check_pages(table, pages)
    table.play("ann", "lift 1")
    check_pages(table, pages)
    table.say("ann", say.TakeBack())
    table.play("ann", "lift 2")
    check_pages(table, pages)
    table.say("ann", say.TakeBack())
    check_pages(table, pages)
    table.play_until(can_offer(table, 0))
    for number in range(12):
        if table.table.window is not None:
            table.wait(table.table.created.window)
        else:
            seat = table.asked[0]
            table.play(GUESTS[seat], table.look(seat).moves[-1])
        if number % 3:
            check_pages(table, pages)
    assert any(moment.event.only is not None for moment in table.table.begun.progress.history)


def test_a_page_of_the_story_costs_no_more_than_itself() -> None:
    looked = 0

    class Counted(list[Moment]):
        def __getitem__(self, place: Any) -> Any:
            nonlocal looked
            looked += 1
            return super().__getitem__(place)

        def __iter__(self) -> Any:
            raise AssertionError("all of the history is gone through")

    table = evening()
    table.play_until(can_offer(table, 0))
    history = table.table.begun.progress.history = Counted(10 * table.table.begun.progress.history)
    whole = story(table.table, 0)
    pages = StoryPages(table.table)
    pages.page(0, None, 3)
    assert len(whole) > 100
    looked = 0
    assert pages.page(0, None, 3) == (len(whole) - 3, whole[-3:])
    history.append(Moment(0, history[0].event))
    assert pages.page(0, 5, 3) == (2, whole[2:5])
    assert looked < 10
