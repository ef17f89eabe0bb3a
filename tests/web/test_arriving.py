"""Arriving: what an invited phone sees before it sits down, one's own tables first, one's name and data."""

import json
import re

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, fits, sets_table
from tests.web.test_equal import violations


def test_an_invited_phone_sees_the_game_and_how_to_play_before_it_sits_down(new_person: NewPerson) -> None:
    table = sets_table(new_person(), "Ada")
    for language, how in (("en", "How to play"), ("de", "So wird gespielt"), ("ja", "遊び方")):
        ben = new_person(language, **PHONE).opens(table)
        about = ben.page.locator(".about")
        expect(about.get_by_role("heading")).to_have_text(re.compile("psycle", re.IGNORECASE))
        expect(about.get_by_text(how)).to_be_in_viewport()
        expect(ben.page.locator(".chairs button.main")).to_be_in_viewport()
        about.get_by_text(how).tap()
        expect(about.locator(".how li").first).to_be_visible()
        assert fits(ben.page)
        assert ben.page.url.endswith(table), "one is still at the table"
    assert violations(ben.page) == []


def test_own_tables_come_first_with_whom_and_whose_turn(new_person: NewPerson) -> None:
    ada, ben = new_person(**PHONE), new_person()
    sets_table(ada, "Ada")
    table = sets_table(ada, "Ada")
    ben.opens(table)
    ben.page.locator(".chairs button.main").click()
    ben.says_name("Ben")
    assert ben.is_asked()
    rows = ada.opens("/").page.locator(".my-tables li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Psycle")
    expect(rows.first).to_contain_text("with Ben")
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.last).to_contain_text("1 free seat")
    first = ada.page.locator(".home > :is(.my-tables, .games)").first
    expect(first).to_have_class("panel stack my-tables")
    assert fits(ada.page)
    assert violations(ada.page) == []
    ada.opens(table)
    ada.makes("play 3")
    row = ada.opens("/").page.locator(f".my-tables a[href='{table}']")
    expect(row).to_contain_text("Waiting for Ben")
    row.click()
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Ben")


def test_renaming_starts_from_the_present_name(new_person: NewPerson) -> None:
    ada = new_person()
    sets_table(ada, "Ada Lovelace")
    ada.opens("/").page.get_by_role("button", name="Ada Lovelace").click()
    field = ada.page.get_by_label("Your name")
    expect(field).to_have_value("Ada Lovelace")
    expect(field).to_be_focused()
    assert ada.page.evaluate("getSelection().toString() || document.activeElement.value.slice(0, 3)") in (
        "Ada Lovelace",
        "Ada",
    )
    field.fill("Ada King")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Ada King")).to_be_visible()


def test_a_person_finds_their_id_and_their_data(new_person: NewPerson) -> None:
    ada = new_person(**PHONE)
    sets_table(ada, "Ada")
    ada.opens("/").page.get_by_role("button", name="Ada", exact=True).click()
    ada.page.get_by_text("My data").click()
    shown = ada.page.locator(".me code")
    expect(shown).not_to_have_text("…")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download everything").click()
    known = json.loads(download.value.path().read_text())
    expect(shown).to_have_text(known["guest"]["id"])
    assert fits(ada.page)
    assert violations(ada.page) == []


def test_on_the_servers_own_machine_links_are_the_ones_that_friends_can_use(
    new_person: NewPerson, table_server: Server
) -> None:
    ada = new_person()
    found = {"addresses": ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]}
    ada.page.route("**/api/addresses", lambda route: route.fulfill(json=found))
    table = sets_table(ada, "Ada")
    link = ada.page.locator("input.link")
    expect(link).to_have_value(f"http://192.168.1.20:8000{table}")
    expect(ada.page.locator(".local")).to_have_count(0)
    ada.page.get_by_label("Address of this computer").select_option("http://10.0.0.7:8000")
    expect(link).to_have_value(f"http://10.0.0.7:8000{table}")
    assert violations(ada.page) == []


def test_where_nobody_else_gets_in_the_page_says_how_they_would(new_person: NewPerson) -> None:
    ada = new_person()
    sets_table(ada, "Ada")
    expect(ada.page.locator(".local")).to_contain_text("make play HOST=0.0.0.0")
