"""What else belongs to an evening: clocks, taking back, the lists at home, sounds."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import Person, sets_table, until

_TIMES_SINCE = """(was) => {
    const now = [...document.querySelectorAll("[role=timer]")].map((one) => one.innerText);
    return now.some((time, at) => time !== was[at]) && now;
}"""
"""All clocks, as soon as one of them shows another time."""


def _comes_too(friend: Person, link: str, name: str) -> None:
    friend.opens(link)
    friend.page.locator(".chairs button.main").click()
    friend.says_name(name)


def test_only_the_clock_of_whoever_thinks_runs(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person()
    link = sets_table(ada, "Ada", clock={"clock": "bank", "seconds": 3600, "increment": 0})
    _comes_too(ben, link, "Ben")
    assert ada.is_asked()
    clock = ada.page.get_by_role("timer").first
    expect(clock).to_contain_text("59:")
    expect(clock).to_have_class(re.compile(r"\brunning\b"))
    ada.chooses("play 3")
    expect(clock).not_to_have_class(re.compile(r"\brunning\b"))
    was = ada.page.get_by_role("timer").all_inner_texts()
    now = ada.page.wait_for_function(_TIMES_SINCE, arg=was).json_value()
    assert now[0] == was[0]


def test_when_time_is_up_a_move_is_made(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person()
    link = sets_table(ada, "Ada", clock={"clock": "bank", "seconds": 5, "increment": 0})
    _comes_too(ben, link, "Ben")
    expect(ben.page.locator(".box")).to_contain_text("You played 0.")
    expect(ada.page.locator(".box")).to_contain_text("Ben played 0.")


def test_a_move_that_told_nothing_can_be_taken_back(new_person: NewPerson) -> None:
    """In Lullaby a verse can be brought to the front of the hand, which nobody else learns."""
    ada = new_person()
    ada.plays_bots("Ada", game="lullaby")
    ada.page.locator("[data-move^=lift]").first.wait_for()
    dealt = ada.facts()["hands:0"]
    ada.chooses("lift 2")
    expect(ada.page.locator(".box")).to_contain_text("to the front of your hand")
    expect(ada.page.locator("[data-move][aria-pressed=true]")).to_have_count(0)
    until(ada.page, lambda: ada.facts()["hands:0"] == [dealt[2], *dealt[:2]])
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator(".box")).not_to_contain_text("to the front of your hand")
    until(ada.page, lambda: ada.facts()["hands:0"] == dealt)
    expect(ada.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_home_lists_my_tables_open_tables_and_finished_games(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person()
    link = sets_table(ada, "Ada", options={"psycle_cap": 1})
    home = ben.opens().page
    expect(home.locator(f".open-tables a[href='{link}']")).to_have_count(1)
    home.locator(f".open-tables a[href='{link}']").click()
    home.locator(".chairs button.main").click()
    ben.says_name("Ben")
    assert ben.is_asked()
    ben.opens()
    expect(home.locator(f".my-tables a[href='{link}']")).to_be_visible()
    expect(home.locator(".my-tables")).to_contain_text("Your turn")
    home.locator(f".my-tables a[href='{link}']").click()
    while ada.is_asked() and ben.is_asked():
        ada.makes("play 0")
        ben.makes("play 0")
    replay = link.replace("tables", "replay")
    eve = new_person().opens()
    eve.page.locator(f".finished a[href='{replay}']").click()
    expect(eve.page.locator("h1")).to_contain_text("Before the first of")


def test_sounds_are_off_until_somebody_wants_them(new_person: NewPerson) -> None:
    ada = new_person()
    ada.page.add_init_script(
        "window.rung = 0; window.AudioContext = class extends AudioContext { constructor() { super(); rung++; } };"
    )
    ada.plays_bots("Ada")
    assert ada.is_asked()
    sounds = ada.page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    ada.chooses("play 1")
    expect(ada.page.locator(".box")).to_contain_text("You played 1.")
    assert ada.page.evaluate("rung") == 0
    sounds.click()
    assert ada.is_asked()
    ada.chooses("play 2")
    expect(ada.page.locator(".box")).to_contain_text("You played 2.")
    until(ada.page, lambda: ada.page.evaluate("rung") == 1)
    ada.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")
