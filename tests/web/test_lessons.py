"""Lessons on the page: a stranger learns Dream Cycle from what the page says, and wins against the gentlest bot."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, PHONE, Person, fits
from tests.web.test_equal import violations

LUCKY = 5
"""With these shuffles the advice of the last step is enough; it often is not, for the bot rides as well."""
COLOURS = ("white", "orange", "green", "red", "purple", "blue")


def does_what_is_shown(page: Page) -> str:
    """Ask which move is meant, see it chosen, and do it; the id of the task."""
    task = page.locator("[data-task]").get_attribute("data-task")
    assert task
    page.locator(".show").click()
    page.locator(".buttons .main:enabled").click()
    expect(page.locator(f"[data-task='{task}']")).to_have_count(0)
    return task


def goes_through(page: Page) -> list[str]:
    """All steps of a course, up to the game that comes last; what was asked."""
    asked: list[str] = []
    while page.locator("[data-task]").count():
        if page.locator(".bar.done").count():
            page.locator(".buttons .main").click()
            page.locator("[data-task]:not([data-task='']), .last").first.wait_for()
        else:
            asked.append(does_what_is_shown(page))
    return asked


def test_a_stranger_to_dream_cycle_learns_it_and_wins(new_person: NewPerson) -> None:
    ada = new_person(luck=LUCKY, **DESKTOP)
    page = ada.opens().page
    page.locator("[data-game=dream-cycle] a[href='/learn/dream-cycle']").click()
    page.locator("[data-task=meaning]").wait_for()
    expect(page.locator(".status")).to_contain_text("Lay your arrow tile North on white")
    expect(page.locator("#tab-coach")).to_have_count(0)  # a lesson has help of its own
    # Something that the rules allow, but the task does not ask for, gets its reason; then it can be tried again.
    ada.chooses("done")
    expect(page.locator("[role=alert]")).to_contain_text("No colour means anything to you yet")
    assert goes_through(page)[:3] == ["meaning", "go", "arrow"]
    expect(page.locator(".last")).to_contain_text("Buy Forward")
    page.get_by_role("button", name="Play").click()
    ada.says_name("Ada")
    follows_the_advice(ada)
    expect(page.locator("#ending-title")).to_contain_text("You win")
    assert page.evaluate("localStorage.getItem('reverie.lessons.dream-cycle')") == "6", "what was learned is kept"


def follows_the_advice(ada: Person) -> None:
    """Buy Forward; every turn face north, lay it on one's own colour or the one ahead, and ride."""
    while asked(ada):
        moves = ada.moves
        starts = sorted((move for move in moves if move.startswith("start ")), key=lambda move: int(move.split()[1]))
        if starts:
            ada.makes(starts[len(starts) // 2])
        elif "buy forward" in moves:
            ada.makes("buy forward")
        elif "done" in moves:
            rides(ada)
        else:
            ada.makes(next(move for move in moves if re.match("(go|stop)", move)))


def asked(ada: Person) -> bool:
    """Wait for a question; false when the game is over."""
    ada.page.locator(".status[data-question], #ending-title").first.wait_for()
    return not ada.page.locator("#ending-title").is_visible()


def rides(ada: Person) -> None:
    """Lay the arrow where it helps now: the page names the own colour, and says how far the dream leads."""
    if "face N" in ada.moves:
        ada.makes("face N")
    own = ada.page.locator("[data-fact='colour:0']").inner_text().strip(" ·\n")
    if own in COLOURS:
        lays(ada, own)
    else:
        for colour in COLOURS:
            lays(ada, colour)
            if int(re.findall(r"\d+", ada.page.get_by_text("Dream ahead").inner_text())[0]) > 1:
                break
    ada.makes("done")


def lays(ada: Person, colour: str) -> None:
    if f"take forward {colour}" in ada.moves:
        return
    for move in ada.moves:
        if move.startswith("take forward"):
            ada.makes(move)
    ada.makes(f"place forward {colour}")


def test_the_lessons_of_psycle_on_a_phone_in_german(new_person: NewPerson) -> None:
    eva = new_person("de", **PHONE)
    page = eva.opens("/learn/psycle").page
    page.locator("[data-task=larger]").wait_for()
    assert fits(page)
    assert violations(page) == []
    page.locator("[data-move='play 5']").first.click()
    page.locator(".buttons .main:enabled").click()
    expect(page.locator("[role=alert]")).to_contain_text("verliert aber gegen die 1")
    page.locator(".skip").click()
    page.locator("[data-task=one]").wait_for()
    page.reload()
    page.locator("[data-task=one]").wait_for()  # where one was
    assert len(goes_through(page)) == 5
    assert fits(page)
    assert violations(page) == []
    page.get_by_role("button", name="Von vorn").click()
    page.locator("[data-task=larger]").wait_for()


def test_lessons_are_offered_once_on_the_first_visit_to_a_game(new_person: NewPerson) -> None:
    ada = new_person(is_offered=True).plays_bots("Ada")
    offer = ada.page.get_by_role("complementary", name="Learn by playing")
    expect(offer).to_contain_text("about 4 minutes")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked()
    expect(offer).to_have_count(0)


def test_a_game_without_lessons_and_a_game_that_is_not_there(new_person: NewPerson) -> None:
    page = new_person().opens("/learn/no-such-game").page
    expect(page.locator("h1")).to_contain_text("There is no such game")
