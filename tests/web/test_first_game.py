"""A newcomer's first game, to the end: by clicking, and by the keyboard alone."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, plays_to_the_end
from tests.web.test_equal import violations


def test_a_newcomer_plays_a_whole_game_by_clicking_and_then_another(new_person: NewPerson) -> None:
    ada = new_person()
    ada.plays_bots("Ada")
    assert plays_to_the_end(ada) >= 5
    expect(ada.page.locator(".standing li")).to_have_count(2)
    ada.page.get_by_role("button", name="Check the shuffles").click()
    expect(ada.page.locator(".verdict")).to_contain_text("Fair")
    expect(ada.page.locator(".coach")).to_contain_text("How likely everybody was to win")
    first = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_function("first => location.href !== first", arg=first)
    assert ada.is_asked()


def test_the_same_by_the_keyboard_alone(new_person: NewPerson) -> None:
    """Tab, Enter, digits: no pointer ever."""
    ada = new_person()
    page, press = ada.page, ada.page.keyboard.press
    ada.opens()
    page.locator(".game").first.wait_for()
    _tab_to(ada.page, "Play now against bots")
    press("Enter")
    expect(page.locator("form input")).to_be_focused()
    page.keyboard.type("Ada")
    press("Enter")
    made = 0
    while ada.is_asked():
        question = page.locator("[data-question]").get_attribute("data-question")
        choices = ada.moves
        if question is None or not choices:
            continue
        press(choices[made % len(choices)].split()[-1])
        expect(page.locator("[aria-pressed=true][data-move]")).to_have_count(1)
        press("Enter")
        made += 1
        page.wait_for_function(
            "asked => document.querySelector('[data-question]')?.dataset.question !== asked"
            " || document.querySelector('#ending-title')",
            arg=question,
        )
    assert made >= 5
    _tab_to(page, "Check the shuffles")
    press("Enter")
    expect(page.locator(".verdict")).to_contain_text(re.compile("Your browser checks|Fair"))


def test_a_refusal_says_why_and_leads_to_its_clause(new_person: NewPerson) -> None:
    """The page itself offers only lawful moves, so one is changed on its way to the server."""
    ada = new_person()
    ada.page.route_web_socket("**/ws/**", _plays_a_nine)
    ada.plays_bots("Ada")
    assert ada.is_asked()
    ada.chooses("play 0")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("There is no card 9")
    alert.get_by_role("button", name="PS-001").click()
    expect(ada.page.locator("[data-clause='PS-001']")).to_be_in_viewport()
    assert "play 0" in ada.moves, "nothing has changed"


def _plays_a_nine(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    route.on_message(lambda message: server.send(str(message).replace("play 0", "play 9")))


def test_how_to_play_is_shown_with_the_boards_own_cards(new_person: NewPerson) -> None:
    ada = new_person("de")
    ada.opens().page.locator(".game").first.get_by_role("link", name="So wird gespielt").click()
    page = ada.page
    expect(page.locator("figure .card")).to_have_count(8)
    expect(page.locator("figure .wheel")).to_be_visible()
    expect(page.locator("figcaption").nth(1)).to_contain_text("Die 1 schlägt 0 und 5 und verliert gegen 2, 3 und 4.")
    assert violations(page) == []
    ada.opens("/how/chess")
    expect(page.locator("h1")).to_contain_text("Dieses Spiel gibt es hier nicht")


def test_a_finger_that_rests_on_a_card_asks_what_it_does(new_person: NewPerson) -> None:
    ada = new_person(**PHONE)
    ada.plays_bots("Ada")
    assert ada.is_asked()
    card = ada.page.locator("[data-move='play 4']")
    expect(card.locator(".beats")).to_be_visible()
    expect(card.locator(".chip")).to_have_text(["0", "1", "2", "3"])
    box = card.bounding_box()
    assert box is not None
    spot = [{"x": box["x"] + 20, "y": box["y"] + 40}]
    touch = ada.page.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(ada.page.locator("#explanation")).to_contain_text("Beats 0, 1, 2 and 3")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(ada.page.locator("#explanation")).to_contain_text("Beats 0, 1, 2 and 3")
    card.tap()
    expect(ada.page.locator("#explanation")).to_have_count(0)
    expect(ada.page.locator(".explained")).to_contain_text("Beats 0, 1, 2 and 3")
    expect(card).to_have_attribute("aria-pressed", "true")


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("name => document.activeElement?.textContent?.includes(name)", name):
            return
    raise AssertionError(f"no way to {name!r} by Tab")
