"""The coach on the page: hints at a table against bots, the curve at the end, turning points in the replay."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, SMALLEST, Person, fits, plays_to_the_end, sets_table
from tests.web.test_equal import violations


def _against_a_bot(ada: Person) -> str:
    """A table of Psycle for Ada and a bot, of more than a few choices; where it is."""
    path = sets_table(ada, "Ada", options={"psycle_cap": 3})
    ada.page.get_by_role("button", name="Seat a bot").click()
    assert ada.is_asked()
    return path


def _asks_for_a_hint(ada: Person) -> None:
    """The first of them is chosen on the board, and not made."""
    page = ada.page
    page.locator("#tab-coach").click()
    page.get_by_role("button", name="Show me").click()
    hints = page.locator(".hint")
    expect(hints.first).to_contain_text("% of the win")
    assert 1 <= hints.count() <= 3
    hints.first.click()
    expect(hints.first).to_have_attribute("aria-pressed", "true")
    chosen = page.locator("[data-move][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(hints.first).to_contain_text(f"Play {(chosen.get_attribute('data-move') or '').rpartition(' ')[2]}")


def test_a_hint_is_chosen_on_the_board_and_everybody_sees_that_there_was_one(new_person: NewPerson) -> None:
    ada, eve = new_person(), new_person("de")
    path = _against_a_bot(ada)
    eve.opens(path)
    eve.page.locator(".status").wait_for()
    expect(eve.page.locator("#tab-coach")).to_have_count(0)  # hints are for whoever plays
    expect(ada.page.locator(".hinted")).to_have_count(0)
    _asks_for_a_hint(ada)
    expect(ada.page.locator(".hinted")).to_have_text("with hints")
    expect(eve.page.locator(".hinted")).to_have_text("mit Tipps")
    expect(eve.page.locator("#panel-log")).to_contain_text("Ada fragt den Trainer um einen Tipp")
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name=re.compile("^Confirm: Play")).click()
    expect(ada.page.locator(".hint")).to_have_count(0)  # what was said of one question is not said of the next
    expect(ada.page.get_by_role("button", name="Show me")).to_be_visible()


def test_among_people_there_are_no_hints(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person()
    path = sets_table(ada, "Ada")
    ben.opens(path)
    ben.page.locator(".chairs button.main").first.click()
    ben.says_name("Ben")
    assert ben.is_asked()
    assert ada.is_asked()
    expect(ada.page.locator("#tab-chat")).to_be_visible()
    expect(ada.page.locator("#tab-coach")).to_have_count(0)


def _told(page: Page) -> str:
    return page.locator("svg[role=slider]").get_attribute("aria-valuetext") or ""


def test_from_the_curve_at_the_end_to_the_turning_points_of_the_replay(new_person: NewPerson) -> None:
    ada = new_person()
    _against_a_bot(ada)
    _asks_for_a_hint(ada)
    ada.page.keyboard.press("Escape")  # it is only considered
    expect(ada.page.locator("[data-move][aria-pressed=true]")).to_have_count(0)
    plays_to_the_end(ada)
    page = ada.page
    expect(page.locator(".ending .hinted")).to_contain_text("with hints")

    # The curve comes by itself. With the keyboard one goes along it; every moment says what was played, and why.
    expect(page.locator(".ending .seats")).to_contain_text("Without luck:")
    curve = page.locator("svg[role=slider]")
    last = int(curve.get_attribute("aria-valuemax") or "0")
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    assert _told(page).startswith("Before the first move. The deal. Ada ")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")  # both choose at once
    assert re.match(rf"After move 2 of {last}\. Ada: Play \d; .*: Play \d\. Ada \d+ % \(\d+ to \d+\): ", _told(page))
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(last))
    page.get_by_text("The curve as a table").click()
    drawn = page.locator("path.line").first.get_attribute("d") or ""
    expect(page.locator(".ending tbody tr")).to_have_count(len(re.findall("[ML]", drawn)))
    assert violations(page) == []

    # From there to the turning points: what was better, and why; hindsight stays closed until it is asked for.
    page.get_by_role("link", name=re.compile("See the .*turning point")).click()
    turns = page.locator(".turns > li")
    expect(turns.first).to_be_visible()
    assert 1 <= turns.count() <= 5
    expect(page.locator(".replay .said")).to_contain_text("with hints")
    number = re.search(r"Move (\d+) ", turns.last.inner_text())
    assert number is not None
    turns.last.locator(".go").click()
    after = int(number[1]) - 1
    expect(page.locator("h1")).to_contain_text(f"Move {after} of" if after else "Before the first of")
    expect(turns.last.locator(".go")).to_have_attribute("aria-current", "step")
    assert page.locator(".turns details[open]").count() == 0
    curve = page.locator("svg[role=slider]")
    curve.focus()
    page.keyboard.press("Home")
    expect(page.locator("h1")).to_contain_text("Before the first of")
    page.keyboard.press("PageDown")
    expect(turns.first.locator(".go")).to_have_attribute("aria-current", "step")
    assert violations(page) == []
    turns.first.get_by_role("button", name="Play it from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("Everything lies where it lay")

    small = new_person("de", **SMALLEST)
    small.opens(page.url.partition("?")[0])
    small.page.locator("svg[role=slider], .asking button").first.wait_for()
    assert fits(small.page)


def test_the_coach_can_be_stopped_and_says_why_it_says_nothing(new_person: NewPerson) -> None:
    ada = new_person(**PHONE)
    sets_table(ada, "Ada", options={"psycle_cap": 1})
    ada.page.get_by_role("button", name="Seat a bot").click()
    held: list[Route] = []
    ada.page.route("**/analysis", lambda route: held.append(route))
    plays_to_the_end(ada)
    page = ada.page
    expect(page.locator(".asking progress")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".asking")).to_contain_text("The coach has stopped.")
    page.unroute("**/analysis")
    busy = {"type": "broken", "code": "analysis-busy", "facts": {"seconds": 15}}
    page.route("**/analysis", lambda route: route.fulfill(json=busy))
    page.get_by_role("button", name="Ask again").click()
    expect(page.locator(".asking")).to_contain_text("Ask again in 15 seconds.")
    page.unroute("**/analysis")
    page.get_by_role("button", name="Ask again").click()
    expect(page.locator(".ending .seats, .asking [role=status]").first).to_be_visible()
    expect(page.locator(".asking progress")).to_have_count(0)
    assert fits(page)


def _told_twice(route: Route) -> None:
    """The server's own answer; but its first step has a turning point for either player, as when both err at once."""
    answer = route.fetch()
    lines: list[dict[str, Any]] = [json.loads(line) for line in answer.text().splitlines()]
    point = {
        "kind": "luck",
        "step": 0,
        "after": 0,
        "size": 0.2,
        "before": 0.5,
        "played": [],
        "better": [],
        "word": {"id": "coach-word-lucky", "facts": {}, "moves": [], "clause": ""},
        "why": [],
        "hindsight": None,
    }
    lines[-1]["analysis"]["turning_points"] = [{**point, "seat": seat} for seat in (0, 1)]
    route.fulfill(response=answer, body="\n".join(map(json.dumps, lines)))


def test_two_turning_points_of_one_moment_are_both_shown(new_person: NewPerson) -> None:
    """Secret answers are one step: it can be an error of more than one seat, or an error and luck."""
    ada = new_person()
    _against_a_bot(ada)
    ada.page.route("**/analysis", _told_twice)
    plays_to_the_end(ada)
    page = ada.page
    expect(page.locator(".ending .stop")).to_have_count(2)
    page.get_by_role("link", name=re.compile("turning points")).click()
    expect(page.locator(".turns > li")).to_have_count(2)
    expect(page.locator(".stop")).to_have_count(2)
