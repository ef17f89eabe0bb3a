"""Two people look at a finished game together: one leads, they point, talk, and leave a comment."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, fits
from tests.web.test_equal import violations
from tests.web.test_forks import finished


def test_two_people_review_a_game_and_one_leaves_a_comment(new_person: NewPerson) -> None:
    ada, ben, eve = new_person(), new_person(**PHONE), new_person()
    table = finished(ada)
    ben.opens()
    ben.page.locator("[data-game=psycle] button.main").click()
    ben.says_name("Ben")
    page, other = ada.opens(f"/replay/{table}?at=3").page, ben.opens(f"/replay/{table}").page
    expect(page.locator(".review")).to_contain_text("Looking at this game: 2.")

    page.get_by_role("button", name="Look at it together").click()
    page.get_by_role("button", name="Lead the others").click()
    expect(other.locator("h1")).to_contain_text("Move 3 of")
    expect(other.locator(".review")).to_contain_text("Ada leads, and you follow.")
    page.keyboard.press("ArrowRight")
    expect(other.locator("h1")).to_contain_text("Move 4 of")
    page.locator("select.eyes").select_option("0")
    expect(other.locator("select.eyes")).to_have_value("0")

    other.get_by_role("button", name="Look at it together").click()
    other.get_by_role("combobox", name="Point at …").focus()
    other.get_by_role("combobox", name="Point at …").select_option("gems:0")
    expect(page.locator(".ring")).to_be_visible()
    expect(page.locator(".ring")).to_contain_text("Ben")
    other.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Point", exact=True).click()
    page.locator(".board [data-fact='round_no']").click()
    expect(other.locator(".ring")).to_contain_text("Ada")
    page.get_by_role("button", name="Done").click()

    other.get_by_role("button", name="One move back").click()
    expect(other.locator("h1")).to_contain_text("Move 3 of")
    expect(page.locator("h1")).to_contain_text("Move 4 of")
    other.get_by_role("button", name="Look at it together").click()
    other.get_by_role("button", name="Comment on this moment").click()
    other.get_by_label("What do you want to say about it?").fill("Here I would have kept the 5.")
    other.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Move 3", exact=True)).to_be_visible()
    other.get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Follow Ada").click()
    expect(other.locator("h1")).to_contain_text("Move 4 of")
    assert fits(other)
    assert violations(other) == []

    page.get_by_role("textbox", name="Say something").fill("Shall we go back?")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move 3", exact=True).click()
    expect(page.locator(".comments li")).to_contain_text("Ben Here I would have kept the 5.")
    expect(other.locator("h1")).to_contain_text("Move 3 of")
    expect(page.locator(".comments li button")).to_have_count(0)
    assert violations(page) == []

    third = eve.opens(page.url).page  # nobody in particular: looks, follows, writes nothing
    expect(third.locator(".comments li")).to_contain_text("Here I would have kept the 5.")
    third.get_by_role("button", name="Look at it together").click()
    expect(third.get_by_role("button", name="Say who you are, to join in")).to_be_visible()
    expect(third.get_by_role("button", name="Comment on this moment")).to_have_count(0)
    other.locator(".comments li button").click()
    expect(third.locator(".comments li")).to_have_count(0)
