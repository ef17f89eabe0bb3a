"""Project Dreamscape at a live table: alone, against the clock, a move taken back, and all from its entries again."""

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.table import commands as say
from reverie.table.clock_kinds import PhaseClock
from reverie.table.entries import Moved
from tests.table.living import Evening, everything


@pytest.mark.clause("PD-001", "PD-170")
def test_one_guest_alone_plays_a_whole_game() -> None:
    evening = Evening(GAME.name, players=1).gathered("ann")
    evening.play_until(lambda: evening.table.phase == "over", moves=400)
    result = evening.look(0).view["result"]
    assert (result["winners"], result["reason"]) == ([], "solo")
    assert everything(evening.refolded()) == everything(evening.table)


def test_where_the_clock_runs_out_the_ledgers_default_is_played() -> None:
    evening = Evening(GAME.name, players=2, clock=PhaseClock(10.0), options={"start_seat": "A"}).gathered("ann", "ben")
    deeds = evening.wait(25.0)
    assert [deed.move for deed in deeds if isinstance(deed, Moved)][:1] == ["skip_z"]
    assert all(deed.by_clock for deed in deeds if isinstance(deed, Moved))


def test_a_move_that_showed_nobody_anything_can_be_taken_back() -> None:
    evening = Evening(GAME.name, players=2, options={"start_seat": "A"}).gathered("ann", "ben")
    before = evening.look(None).view["deep"]
    evening.play("ann", "draw_z")
    evening.say("ann", say.TakeBack())
    assert evening.look(None).view["deep"] == before
    assert evening.look(0).moves == ["draw_z", "skip_z"]


def test_a_move_that_turned_up_a_card_cannot() -> None:
    evening = Evening(GAME.name, players=1).gathered("ann")
    deck = evening.look(None).view["deck"]
    evening.play_until(lambda: evening.look(None).view["turn"] == 2)
    assert evening.look(None).view["deck"] < deck
    assert evening.refusal("ann", say.TakeBack()).code == "undo-nothing"
