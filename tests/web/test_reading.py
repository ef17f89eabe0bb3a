"""What one reads around a game: the end of a Psycle, the log, the rules, the keys, the replay, the end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.conftest import NewPerson
from tests.web.people import Person, person, plays_to_the_end, sets_table

IN_SIGHT = """one => {
  const box = document.querySelector('#panel-log .box').getBoundingClientRect(), own = one.getBoundingClientRect();
  return own.top >= box.top - 2 && own.bottom <= box.bottom + 2;
}"""

AT_END = "box => box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 2"
GROW = """box => {
  for (const { style } of box.querySelectorAll('li'))
    style.paddingBottom = `${parseInt(style.paddingBottom || 0) + 30}px`;
}"""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def finished(browser: Browser, table_server: Server) -> Iterator[Person]:
    """One short game that is over, for all who look at its end or at its past: Ada still sits there."""
    with person(browser, table_server.address, reduced_motion="reduce") as ada:
        sets_table(ada, "Ada", options={"psycle_cap": 1})
        ada.page.get_by_role("button", name="Seat a bot").click()
        plays_to_the_end(ada)
        yield ada


def _plays_a_round(ada: Person) -> None:
    """The first card that can be paid for."""
    asked = ada.page.locator("[data-question]").get_attribute("data-question")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".hand [data-move]").first.click()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "asked => document.querySelector('[data-question]')?.dataset.question !== asked"
        " || document.querySelector('#ending-title')",
        arg=asked,
    )


def _until(ada: Person, shown: str) -> None:
    for _ in range(60):
        if ada.page.locator(shown).count():
            return
        _plays_a_round(ada)
    raise AssertionError(f"{shown} never came")


def test_the_end_of_a_psycle_stays_until_one_goes_on(new_person: NewPerson) -> None:
    ada = new_person().plays_bots("Ada")
    page = ada.page
    _until(ada, ".end, #ending-title")
    end = page.locator(".end")
    expect(end).to_contain_text("Psycle 1 is over")
    expect(page.locator(".wheel")).to_have_count(0)
    final = [int(text.replace("\u2212", "-")) for text in end.locator(".final").all_inner_texts()]
    points = [int(row.locator("td").nth(0).inner_text()) for row in end.locator("tbody tr").all()]
    lost = [int(row.locator("td").nth(1).inner_text().replace("\u2212", "-")) for row in end.locator("tbody tr").all()]
    assert final == [one + other for one, other in zip(points, lost, strict=True)]
    expect(page.locator("[data-fact='committed:1']")).to_have_attribute("data-value", "null")
    page.locator("[data-fact='committed:1'][data-value='\"?\"'], .end").first.wait_for()
    expect(end).to_be_visible()
    end.get_by_role("button", name="Go on").click()
    expect(end).to_have_count(0)
    expect(page.locator(".wheel")).to_have_count(1)


def test_choosing_the_next_card_goes_on_too(new_person: NewPerson) -> None:
    ada = new_person().plays_bots("Ada")
    _until(ada, ".end, #ending-title")
    ada.page.locator(".hand [data-move]").first.click()
    expect(ada.page.locator(".end")).to_have_count(0)


def test_a_reveal_shows_the_target_that_it_was_about(new_person: NewPerson, finished: Person) -> None:
    """Until the cards are taken back the wheel keeps its number; the next one lies in the view already."""
    page = new_person().opens(f"/replay/{finished.page.url.rpartition('/')[2]}").page
    wheel, target = page.locator(".wheel .big"), page.locator("[data-fact=target]")
    expect(page.locator("h1")).to_contain_text("Before the first of")
    before = wheel.text_content() or ""
    expect(target).to_have_attribute("data-value", before)
    for number in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_contain_text(f"Move {number} of")
    expect(page.locator(".psycle .outcome")).to_have_count(2)
    expect(wheel).to_have_text(before)
    expect(page.locator("[data-fact=round_no]")).to_contain_text("1 / 5")
    expect(page.locator("th.now")).to_have_count(1)
    expect(page.locator(".shown")).to_have_count(1)  # the next round's tiles are not shown yet
    expect(target).not_to_have_attribute("data-value", before)
    page.keyboard.press("ArrowRight")
    expect(wheel).to_have_text(target.get_attribute("data-value") or "")


def test_the_end_says_it_once_and_offers_nothing_to_confirm(finished: Person) -> None:
    page = finished.page
    headline = page.locator("#ending-title").inner_text()
    expect(page.locator(".status")).to_have_text("The game is over.")
    assert page.locator(".room").inner_text().count(headline) == 1
    expect(page.locator(".standing")).to_contain_text("victory tile")
    expect(page.get_by_role("button", name=re.compile("^(Confirm|Choose|Sending)"))).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#ending-title")).to_have_text(headline)


def test_the_log_ends_at_its_newest_line(new_person: NewPerson) -> None:
    ada = new_person(viewport={"width": 1366, "height": 657}).plays_bots("Ada")
    for _ in range(4):
        _plays_a_round(ada)
    ada.page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('#panel-log li:last-child'))")


def test_the_log_stays_at_its_end_when_its_lines_grow(new_person: NewPerson) -> None:
    """As they do when the page's own font comes late. Whoever has gone back to read stays there."""
    page = new_person(viewport={"width": 1366, "height": 657}).plays_bots("Ada").page
    log = page.locator("#panel-log .box")
    expect(log).to_contain_text("plays a card face down")  # and nothing more happens by itself
    log.evaluate("box => (box.style.maxHeight = '60px')")  # the lines of a beginning are more than that
    page.wait_for_function(f"() => ({AT_END})(document.querySelector('#panel-log .box'))")
    # A scrolling of the page's own is told only when the lines have grown already.
    log.evaluate(f"async box => {{ box.scrollTop -= 1; ({GROW})(box); await {TWO_FRAMES}; }}")
    page.wait_for_function(f"() => ({AT_END})(document.querySelector('#panel-log .box'))")
    log.evaluate(f"async box => {{ box.scrollTop = 0; await {TWO_FRAMES}; ({GROW})(box); await {TWO_FRAMES}; }}")
    assert log.evaluate("box => box.scrollTop") == 0


def test_the_log_follows_a_replay_and_its_moment_is_in_the_address(new_person: NewPerson, finished: Person) -> None:
    table = finished.page.url.rpartition("/")[2]
    eve = new_person(viewport={"width": 1366, "height": 657}).opens(f"/replay/{table}")
    page = eve.page
    expect(page.locator("h1")).to_contain_text("Before the first of")
    page.keyboard.press("End")
    expect(page.locator("#ending-title")).to_be_visible()
    page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('#panel-log li.there:last-child'))")
    page.wait_for_url(re.compile(r"at=\d+"))
    last = int(re.search(r"at=(\d+)", page.url)[1])  # type: ignore[index]
    page.keyboard.press("Home")
    expect(page.locator("h1")).to_contain_text("Before the first of")
    page.wait_for_function("() => !location.href.includes('at=')")
    page.wait_for_function(f"() => ({IN_SIGHT})([...document.querySelectorAll('#panel-log li.there')].at(-1))")
    friend = new_person().opens(f"/replay/{table}?at={last - 1}").page
    expect(friend.locator("h1")).to_contain_text(f"Move {last - 1} of {last}")
    friend.locator("select.speed").select_option("4")
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.locator("#ending-title")).to_be_visible()


def test_the_rules_open_at_how_to_play_and_the_clause_is_one_click_away(new_person: NewPerson) -> None:
    page = new_person().plays_bots("Ada").page
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("#panel-rules h2").first).to_have_text("How to play")
    box = page.locator("#panel-rules .box")
    assert box.evaluate("one => one.scrollTop") == 0
    behind = page.get_by_role("button", name=re.compile(r"The rule behind this question: PS-\d+"))
    number = behind.inner_text().rpartition(" ")[2]
    behind.click()
    clause = page.locator(f"[data-clause='{number}']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()


def test_digits_are_shown_and_the_question_mark_lists_the_keys(new_person: NewPerson) -> None:
    page = new_person().plays_bots("Ada").page
    cards = page.locator(".hand [data-move]")
    cards.first.wait_for()
    shown = [(one.get_attribute("data-move"), one.locator("kbd").inner_text()) for one in cards.all()]
    assert shown == [(f"play {digit}", digit) for digit in "012345"]
    page.keyboard.press("3")
    expect(page.locator("[data-move='play 3']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    expect(page.locator("[data-move='play 3']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("confirm it")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("[data-move='play 3']")).to_have_attribute("aria-pressed", "true")


def test_a_how_to_page_ends_in_play(new_person: NewPerson, table_server: Server) -> None:
    ada = new_person().opens("/how/psycle")
    page: Page = ada.page
    page.get_by_role("link", name="Play", exact=True).click()
    ada.says_name("Ada")
    expect(page.locator(".hand [data-move]").first).to_be_visible()
