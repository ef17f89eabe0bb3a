"""The equal table: the plain view has every fact and every move of the picture; axe finds nothing anywhere."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, NewPerson
from tests.web.people import PHONE, Person, comes_to_rest, plays_to_the_end, sets_table, until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    comes_to_rest(page)  # what fades in has not its colours yet
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def turn_plain(somebody: Person, on: bool = True) -> None:
    """The table as text, or as a picture again."""
    somebody.page.get_by_role("button", name=re.compile("The table as text")).click()
    expect(somebody.page.locator(".plain.panel")).to_have_count(int(on))


def same_as_text(somebody: Person) -> dict[str, Any]:
    """The facts of the picture, once the text has them too, and the same moves; a bot may move between two looks."""
    seen: dict[str, Any] = {}

    def is_the_same() -> bool:
        nonlocal seen
        seen, moves = somebody.facts(), set(somebody.moves)
        turn_plain(somebody)
        plain, offered = somebody.facts(), set(somebody.moves)
        turn_plain(somebody, on=False)
        return all(seen.get(fact) == value for fact, value in plain.items()) and offered == moves

    until(somebody.page, is_the_same)
    return seen


def test_picture_and_plain_view_carry_the_same_facts_and_moves(new_person: NewPerson) -> None:
    ada = new_person()
    ada.plays_bots("Ada")
    for card in ("play 2", "play 5"):
        assert ada.is_asked()
        asked = ada.page.locator(".status").get_attribute("data-question")
        ada.chooses(card)
        ada.page.locator(f".status:not([data-question='{asked}'])[data-question]").wait_for()
    ada.page.keyboard.press("Escape")  # the reveal has been looked at
    expect(ada.page.locator(".psycle .outcome")).to_have_count(0)
    # The table waits for Ada and nobody else.
    expect(ada.page.locator("[data-fact='committed:1']")).to_have_attribute("data-value", '"?"')
    seen, choices = ada.facts(), ada.moves
    turn_plain(ada)
    assert violations(ada.page) == []
    assert ada.facts() == seen
    assert ada.moves == choices
    ada.page.locator("[data-move='play 0']").click()
    ada.page.get_by_role("button", name="Confirm: Play 0").click()
    expect(ada.page.locator(".box")).to_contain_text("You play 0 face down.")
    expect(ada.page.locator("p.unseen[aria-live=polite]")).to_contain_text("Round")


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("en", "light"), ("de", "light"), ("ja", "dark")])
def test_axe_finds_nothing_at_home_and_at_the_table(new_person: NewPerson, language: str, theme: str) -> None:
    ada = new_person(language, color_scheme=theme)
    page = ada.opens().page
    page.locator(".game").first.wait_for()
    assert violations(page) == []
    page.locator(".game").first.locator("button").nth(1).click()
    ada.says_name("Ada")
    page.locator(".wish .make").wait_for()
    assert violations(page) == []
    page.locator(".wish .make").click()
    page.locator(".invite svg").wait_for()
    assert violations(page) == []
    page.locator(".gathering .row button:not(.main)").click()
    assert ada.is_asked()
    assert violations(page) == []
    assert not page.get_by_text(re.compile(r"\bpage-[a-z]")).count(), "every sentence is there"
    page.locator("[data-move]").first.click()
    assert violations(page) == []


def test_axe_finds_nothing_at_the_end_in_a_replay_and_on_a_phone(new_person: NewPerson) -> None:
    ada = new_person(**PHONE)
    sets_table(ada, "Ada", options={"psycle_cap": 1})
    ada.page.get_by_role("button", name="Seat a bot").click()
    assert ada.is_asked()
    assert violations(ada.page) == []
    for tab in ("players", "log", "rules", "chat"):
        ada.page.locator(f"#tab-{tab}").tap()
        assert violations(ada.page) == []
    ada.page.locator(".close").tap()
    expect(ada.page.locator(".close")).not_to_be_visible()
    plays_to_the_end(ada)
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.locator("h1")).to_contain_text("Before the first of")
    assert violations(ada.page) == []


def test_with_reduced_motion_nothing_moves_and_changes_are_marked(new_person: NewPerson) -> None:
    ada = new_person(reduced_motion="reduce")
    ada.plays_bots("Ada")
    assert ada.is_asked()
    ada.page.evaluate(WATCH_MOTION)
    ada.chooses("play 3")
    turned = ada.page.locator(".turned .flip.moving").first
    turned.wait_for()
    assert ada.page.evaluate("document.getAnimations().length") == 0
    assert turned.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert ada.is_asked()
    assert ada.page.evaluate("window.moved") == []


def test_without_it_a_reveal_moves_for_less_than_half_a_second(new_person: NewPerson) -> None:
    ada = new_person(reduced_motion="no-preference")
    ada.plays_bots("Ada")
    assert ada.is_asked()
    ada.page.evaluate(WATCH_MOTION)
    ada.chooses("play 3")
    ada.page.locator(".turned .flip.moving").first.wait_for()
    ada.page.wait_for_function("moved.length > 0")
    assert max(ada.page.evaluate("moved")) < 500


WATCH_MOTION = """() => {
    window.moved = [];
    const look = () => {
        for (const one of document.getAnimations()) moved.push(one.effect.getComputedTiming().duration);
        requestAnimationFrame(look);
    };
    look();
}"""
