"""A fork at a table without a server: made, played, put away and read again, proved."""

import pytest

from reverie.games import registered_game
from reverie.kernel.record import comes_from, read_record, verify
from tests.browser.test_host import LINE, play_on, sat_down


@pytest.mark.parametrize("how", ["as_it_was", "as_known"])
def test_a_fork_is_played_and_proved(how: str) -> None:
    browser, parent = sat_down("counting-zzzzs")
    play_on(browser, parent)
    wanted = {"move": 5, "how": how, "seat": 0, "bots": "greedy"}
    fork = browser.request("POST", f"/api/tables/{parent}/fork", wanted)["id"]
    browser.restart()
    browser.open(LINE, fork)
    scene = browser.scene(LINE)
    assert scene["table"]["phase"] == "playing"
    assert scene["table"]["fork"]["table"] == parent
    play_on(browser, fork)
    told = browser.request("GET", f"/api/tables/{fork}/record")
    assert verify(told, registered_game) == []
    assert comes_from(read_record(told), read_record(browser.request("GET", f"/api/tables/{parent}/record")))


def test_a_running_game_is_not_forked() -> None:
    browser, table = sat_down("psycle")
    assert browser.request("POST", f"/api/tables/{table}/fork", {"move": 0})["code"] == "table-not-over"
