"""When the connection goes: the page says so, comes back by itself, and no move is lost or made twice."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from reverie.server.storage.database import FILE_NAME
from tests.server.serving import Server
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, SMALLEST, fits, plays_to_the_end, sets_table, until


def test_the_connection_is_cut_and_comes_back(new_person: NewPerson) -> None:
    ada = new_person()
    ada.plays_bots("Ada")
    assert ada.is_asked()
    link = ada.page.locator(".link")
    expect(link).to_contain_text("Connected")
    ada.page.context.set_offline(True)
    expect(link).to_contain_text("Connection lost")
    ada.chooses("play 3")  # said now, heard when the connection is back
    ada.page.context.set_offline(False)
    expect(link).to_contain_text("Connection restored")
    expect(ada.page.locator(".box")).to_contain_text("You played 3.")
    expect(ada.page.locator(".box li", has_text="You play 3 face down.")).to_have_count(1)
    expect(link).to_contain_text("Connected")


@pytest.mark.parametrize(("language", "device"), [("de", SMALLEST), ("ja", SMALLEST), ("de", PHONE)])
def test_whatever_the_connection_does_a_phone_shows_all_of_the_page(
    new_person: NewPerson, device: dict[str, Any], language: str
) -> None:
    """ "Sending" and "Connection lost" are long words: they gave the page more width than the screen has."""
    ada = new_person(language, **device)
    held: list[WebSocketRoute] = []

    def hold_moves(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: held.append(route) if '"play"' in str(text) else server.send(text))

    ada.page.route_web_socket("**/ws/**", hold_moves)
    sets_table(ada, "Käthe", game="psycle")
    ada.page.locator(".chairs button").last.click()
    assert ada.is_asked()
    ada.chooses(ada.moves[0])
    expect(ada.page.locator(".link.unconfirmed .label")).to_be_visible()
    assert fits(ada.page)
    ada.page.context.set_offline(True)
    expect(ada.page.locator(".link.lost .label")).to_be_visible()
    assert fits(ada.page)


def test_the_server_is_killed_in_mid_game(new_person: NewPerson, page_is_built: None, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = new_person(address=server.address)
        sets_table(ada, "Ada", options={"psycle_cap": 1})
        ada.page.get_by_role("button", name="Seat a bot").click()
        assert ada.is_asked()
        ada.chooses("play 4")
        expect(ada.page.locator(".box")).to_contain_text("You played 4.")
        server.kill()
        expect(ada.page.locator(".link")).to_contain_text("Connection lost")
        ada.chooses("play 2")
        server.start()
        expect(ada.page.locator(".box")).to_contain_text("You played 2.")
        expect(ada.page.locator(".box li", has_text="You play 2 face down.")).to_have_count(1)
        assert plays_to_the_end(ada)
        ada.waits_for_the_end()


def test_a_move_that_is_not_confirmed_yet_looks_so(new_person: NewPerson) -> None:
    ada = new_person()
    held: list[str] = []

    def hold_moves(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: held.append(str(text)) if '"play"' in str(text) else server.send(text))

    ada.page.route_web_socket("**/ws/**", hold_moves)
    ada.plays_bots("Ada")
    assert ada.is_asked()
    ada.chooses("play 3")
    expect(ada.page.locator(".link")).to_contain_text("Sending")
    expect(ada.page.get_by_role("button", name="Sending")).to_be_disabled()
    until(ada.page, lambda: held)
    assert len(held) == 1


def test_a_link_that_leads_nowhere_says_so(new_person: NewPerson) -> None:
    ada = new_person().opens("/tables/nothing")
    expect(ada.page.locator("h1")).to_contain_text("There is no such table")


def test_a_table_that_cannot_be_read_says_so(new_person: NewPerson, page_is_built: None, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = new_person(address=server.address)
        ada.plays_bots("Ada")
        assert ada.is_asked()
        server.stop()
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database, database:
            database.execute("DELETE FROM log WHERE number = 2")
        server.start()
        for _ in range(2):
            expect(ada.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
            expect(ada.page.get_by_role("alert")).to_contain_text("Entry 2 of table")
            ada.page.reload()


def test_a_long_story_is_read_back_while_the_table_is_shown(
    new_person: NewPerson, page_is_built: None, tmp_path: Path
) -> None:
    """The scene tells only the end of it; the log has all of it soon, in order, and nothing twice."""
    with Server(tmp_path, patches={"reverie.wire.scenes.STORY_EVENTS": 4}) as server:
        ada = new_person(address=server.address)
        ada.plays_bots("Ada")
        log = ada.page.locator(".box")
        for _ in range(3):
            assert ada.is_asked()
            ada.makes(ada.moves[0])
        assert ada.is_asked()
        expect(log.locator("li").nth(8)).to_be_attached()
        told = log.locator("li").all_inner_texts()
        frames: list[str] = []
        ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        ada.page.reload()
        expect(log.locator("li").first).to_have_text(told[0])
        until(ada.page, lambda: log.locator("li").all_inner_texts()[: len(told)] == told)  # the bots may have gone on
        assert len([frame for frame in frames if '"type":"story"' in frame]) >= 2
        ada.page.wait_for_function(
            "() => { const box = document.querySelector('.box'); "
            "return box.scrollHeight - box.scrollTop - box.clientHeight < 40; }"
        )
