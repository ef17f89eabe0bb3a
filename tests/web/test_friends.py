"""Friends at one table: by link and phone, each in their own language; watching; sharing one screen."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits, sets_table, until
from tests.web.test_equal import violations


def _invites(host: Person, name: str) -> str:
    """Set a table for friends; its link."""
    host.opens()
    host.page.locator(".game").first.locator("button").nth(1).click()
    host.says_name(name)
    host.page.locator(".wish .make").click()
    host.page.wait_for_url("**/tables/*")
    return host.page.locator("input.link").input_value()


def _sits_down(friend: Person, link: str, name: str) -> None:
    friend.opens(link)
    friend.page.locator(".chairs button.main").click()
    friend.says_name(name)


def test_a_friend_sits_down_on_a_phone_by_the_link(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person("ja", **PHONE)
    link = _invites(ada, "Ada")
    expect(ada.page.get_by_role("img", name="QR")).to_be_visible()
    _sits_down(ben, link, "Ben")
    assert ada.is_asked()
    assert ben.is_asked()
    assert fits(ben.page)
    ada.chooses("play 3")
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Ben")
    ben.chooses("play 1")
    expect(ada.page.locator(".outcome").first).to_be_visible()
    expect(ada.page.locator(".box")).to_contain_text("Ben played 1.")
    ben.page.locator("#tab-log").tap()
    expect(ben.page.locator("#panel-log")).to_contain_text("あなたのカードは1です。")
    expect(ben.page.locator("html")).to_have_attribute("lang", "ja")


@pytest.mark.clause("PS-014")
def test_a_colour_is_chosen_with_its_seat(new_person: NewPerson) -> None:
    ada = new_person()
    sets_table(ada, "Ada", players=4)
    chairs = ada.page.locator(".chairs li")
    expect(chairs).to_have_count(4)
    for chair, color in zip(chairs.all(), ("pink", "orange", "blue", "green"), strict=True):
        expect(chair).to_contain_text(color)
    expect(chairs.first).to_contain_text("Ada")
    chairs.nth(2).get_by_role("button", name="Sit here").click()
    expect(chairs.nth(2)).to_contain_text("Ada")
    expect(chairs.nth(2)).to_contain_text("blue · ready")
    expect(chairs.first).to_contain_text("Free seat")


def test_they_talk_and_somebody_watches(new_person: NewPerson) -> None:
    ada, ben, eve = new_person(), new_person("de"), new_person()
    link = _invites(ada, "Ada")
    _sits_down(ben, link, "Ben")
    assert ada.is_asked()
    eve.opens(link)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    until(eve.page, lambda: eve.facts().get("hand:0") == ["?"] * 6)
    assert eve.moves == [], "whoever watches can do nothing"
    ada.page.get_by_role("tab", name="Talk").click()
    ada.page.get_by_placeholder("Say something").fill("Good luck")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name="Gespräch").click()
    expect(ben.page.locator("#panel-chat")).to_contain_text("Good luck")


def test_two_share_one_screen_with_a_curtain_between_them(new_person: NewPerson) -> None:
    both = new_person()
    both.opens()
    both.page.locator(".game").first.locator("button").nth(2).click()
    both.page.locator(".wish input").first.fill("Ben")
    both.page.locator("form input").fill("Ada")
    both.page.locator("form button").click()
    both.page.locator(".wish .make").click()
    assert both.is_asked()
    both.chooses("play 2")
    expect(both.page.locator(".curtain h1")).to_contain_text("Ben")
    assert violations(both.page) == []
    assert both.facts() == {}, "nothing shows through the curtain"
    both.page.get_by_role("button", name="I am Ben").click()
    expect(both.page.locator("[data-fact='committed:0']")).to_have_attribute("data-value", '"?"')
    both.chooses("play 1")
    expect(both.page.locator(".box")).to_contain_text("Ada played 2.")
