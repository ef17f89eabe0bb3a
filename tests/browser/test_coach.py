"""The coach without a server: an analysis of a finished game, line by line, and hints against bots."""

from tests.browser.test_host import LINE, play_on, sat_down


def test_a_finished_game_is_analysed() -> None:
    browser, table = sat_down("psycle")
    assert browser.request("POST", f"/api/tables/{table}/analysis")["code"] == "analysis-not-over"
    play_on(browser, table)
    *lines, last = browser.request("POST", f"/api/tables/{table}/analysis")
    assert {line["type"] for line in lines} >= {"curve"}
    assert last["type"] == "analysis"


def test_a_hint_is_given_where_all_others_are_bots_and_everybody_sees_it() -> None:
    browser, table = sat_down("psycle")
    number = browser.scene(LINE)["view"]["decision"]["number"]
    [hint] = browser.request("POST", f"/api/tables/{table}/hint", {"decision": number})
    assert hint["best"]
    assert browser.scene(LINE)["table"]["with_hints"]
    browser.restart()
    browser.open(LINE, table)
    assert browser.scene(LINE)["table"]["with_hints"]
