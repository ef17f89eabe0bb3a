"""From a replay to a game that goes on from one of its moments, and both side by side."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import SMALLEST, Person, fits, plays_to_the_end, sets_table, until
from tests.web.test_equal import violations


def finished(ada: Person) -> str:
    """A short game of Ada against a bot; its table."""
    sets_table(ada, "Ada", options={"psycle_cap": 1})
    ada.page.get_by_role("button", name="Seat a bot").click()
    plays_to_the_end(ada)
    return ada.page.url.rpartition("/")[2]


def test_a_game_is_played_on_from_a_moment_of_its_replay_and_compared_with_it(new_person: NewPerson) -> None:
    ada = new_person()
    parent = finished(ada)
    page = ada.opens(f"/replay/{parent}?at=2").page
    expect(page.locator("h1")).to_contain_text("Move 2 of")
    then = {name: value for name, value in ada.facts().items() if name.startswith(("gems", "score", "target"))}

    page.get_by_role("button", name="Play it from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Everything lies where it lay")
    expect(dialog).to_contain_text("What your seat could not see is dealt anew")
    expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
    dialog.get_by_role("radio", name=re.compile("As I knew it then")).check()
    assert violations(page) == []
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda url: "/tables/" in url and parent not in url)
    assert ada.is_asked()
    now = ada.facts()
    assert {name: now[name] for name in then} == then
    origin = page.get_by_text("Goes on from another game, after 2 moves, with what Ada knew there.").first
    expect(origin).to_be_visible()
    plays_to_the_end(ada)
    fork = page.url.rpartition("/")[2]

    page.get_by_role("link", name="Compare both games").first.click()
    expect(page.locator("h1")).to_have_text("Where they part: after 2 moves")
    games = page.locator(".compared")
    expect(games).to_have_count(2)
    expect(games.nth(0).locator(".move")).to_contain_text("Move 2 of")
    expect(games.nth(1).locator(".move")).to_contain_text("Before the first of")
    for name in then:
        until(page, lambda name=name: games.locator(f"[data-fact='{name}']").count() == 2)  # type: ignore[misc]
    shown = "all => all.map(one => one.dataset.value)"
    first, second = games.locator("[data-fact='gems:0']").evaluate_all(shown)
    assert first == second
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_have_text("1 move after they part")
    expect(games.nth(0).locator(".move")).to_contain_text("Move 3 of")
    expect(games.nth(1).locator(".move")).to_contain_text("Move 1 of")
    page.keyboard.press("End")
    expect(games.nth(1).locator(".move")).to_contain_text(re.compile(r"Move (\d+) of \1\."))
    assert violations(page) == []

    small = new_person("de", **SMALLEST).opens(f"/compare/{fork}").page
    expect(small.locator("h1")).to_have_text("Wo sie sich trennen: nach 2 Zügen")
    expect(small.locator(".compared .move").nth(1)).to_contain_text("Vor dem ersten")
    assert fits(small)


def test_friends_come_to_a_fork_by_its_link(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person()
    parent = finished(ada)
    page = ada.opens(f"/replay/{parent}").page
    page.get_by_role("button", name="Play it from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Friends, by link").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda url: "/tables/" in url and parent not in url)
    expect(page.locator(".gathering")).to_contain_text("Goes on from the beginning of another game.")
    page.get_by_role("button", name="I am ready").click()
    ben.opens(page.url)
    ben.page.locator(".chairs button.main").click()
    ben.says_name("Ben")
    assert ada.is_asked()
    assert ben.is_asked()
