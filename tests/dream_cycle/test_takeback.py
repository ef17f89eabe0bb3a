"""Taking back in the Buying Phase (DC-056): a tile that has not been used yet can go back for what it cost."""

from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.kernel import IllegalMove
from reverie.table import commands as say
from reverie.table.game_in_progress import GameInProgress
from tests.table.living import GUESTS, Evening

pytestmark = pytest.mark.clause("DC-056")


def evening(**position: Any) -> Evening:
    """Seat 0 is buying."""
    table = Evening("dream-cycle", 2).gathered()
    table.table.game.place(table.table.begun.state, {"rows": 2, "at": [[4, -1], [9, 3]], **position})
    return table


def own(table: Evening) -> tuple[Any, ...]:
    view = table.look(0).view
    return tuple(view[name][0] for name in ("store", "tray", "fields", "boosts", "hand", "facing"))


def test_everything_that_was_bought_and_arranged_can_be_taken_back_the_last_first() -> None:
    table = evening(store=[16, 0], tray=[["left"], []], hand=[["zip", "chi_bonus", "exchange"], []])
    moves = ["buy north", "place north white", "boost white 2", "unboost white", "take north white", "sell north"]
    moves += ["exchange left", "cash zip", "bonus", "face E"]
    seen = []
    for move in moves:
        seen.append(own(table))
        table.play(GUESTS[0], move)
    for before in reversed(seen):
        table.say(GUESTS[0], say.TakeBack())
        assert own(table) == before
    assert table.refusal(GUESTS[0], say.TakeBack()).code == "undo-nothing"
    table.play(GUESTS[0], "buy north")
    assert own(table)[0] == 6, "and it goes on"


def test_once_the_ride_has_begun_the_tiles_are_used() -> None:
    table = evening(store=[16, 0], fields=[{"white": ["north", "east"]}, {}])
    table.play(GUESTS[0], "buy west")
    table.play(GUESTS[0], "done")
    assert table.look(0).view["decision"]["question"] == "window"
    refused = table.refusal(GUESTS[0], say.TakeBack())
    assert (refused.code, refused.clause) == ("undo-nothing", "DC-056")
    table.play(GUESTS[0], "go east E")
    assert table.refusal(GUESTS[0], say.TakeBack()).code == "undo-nothing", "nor is a ride ridden backwards"


def test_what_somebody_else_has_done_since_then_stands() -> None:
    table = evening(store=[16, 0], tray=[[], ["left"]])
    table.play(GUESTS[0], "buy north")
    table.play(GUESTS[1], "place left red")
    assert table.refusal(GUESTS[0], say.TakeBack()).code == "undo-nothing"
    assert table.refusal(GUESTS[1], say.TakeBack()).code == "undo-nothing", "and asides are undone by asides"


def test_nothing_can_be_taken_back_while_start_spaces_are_chosen() -> None:
    game = GameInProgress(GAME, GAME.setup(2), bytes(32))
    seat = game.state.asked[0]
    game.make(game.try_move(seat, game.state.moves(seat)[0]), 0.0)
    with pytest.raises(IllegalMove, match="undo-nothing"):
        game.take_back(seat)


@pytest.mark.parametrize("drafts", [["trade 0"], ["trade 0", "want north"], ["trade 0", "drop"] * 120])
def test_anothers_secret_draft_never_shows_in_what_can_be_taken_back(drafts: list[str]) -> None:
    """Neither that somebody drafts, nor what they want, nor how often; and what rests on the move goes with it."""
    table = evening(store=[16, 16], at=[[4, 1], [8, 2]])
    table.play(GUESTS[0], "buy north")
    before = table.look(0)
    assert before.can_take_back
    for draft in drafts:
        table.play(GUESTS[1], draft)
    assert table.look(0) == before
    table.say(GUESTS[0], say.TakeBack())
    assert own(table)[1] == []
    drafted = table.table.begun.state.drafts[1]
    assert drafted is None or "north" not in drafted.want
