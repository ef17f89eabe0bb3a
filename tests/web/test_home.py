"""Home: a picture of every game, playing alone, and the options of a table."""

import re

from playwright.sync_api import expect

from reverie.minds.mind import LEVEL_NAMES
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, fits
from tests.web.test_equal import violations


def test_every_game_has_a_picture_its_players_and_its_length(new_person: NewPerson) -> None:
    page = new_person(**PHONE).opens().page
    page.locator(".game svg").first.wait_for()
    for game in page.locator(".game").all():
        expect(game.locator(".cover svg").first).to_be_visible()
        expect(game.locator(".facts")).to_contain_text(re.compile(r"\d[\u2013]\d"))
        expect(game.locator(".facts")).to_contain_text("minutes")
    assert fits(page)


def test_a_game_for_one_is_played_alone_at_once(new_person: NewPerson) -> None:
    """Lullaby can be sung to the child alone."""
    ada = new_person()
    ada.opens().page.locator("[data-game=lullaby]").get_by_role("button", name="Play alone").click()
    ada.says_name("Ada")
    assert ada.is_asked()
    expect(ada.page.locator("[data-fact^='stars:']")).to_have_count(1)
    ada.opens().page.locator("[data-game=lullaby]").get_by_role("button", name="Options").click()
    expect(ada.page.locator(".players option")).to_have_text(["1 (alone)", "2", "3"])


def test_options_are_chosen_in_a_dialog_and_shown_at_the_table(new_person: NewPerson) -> None:
    ada = new_person()
    ada.opens().page.locator(".game").first.get_by_role("button", name="Invite friends").click()
    dialog = ada.page.get_by_role("dialog")
    ada.says_name("Ada")
    limit = dialog.get_by_label("Psycle limit")
    expect(limit).to_have_attribute("placeholder", "none")
    assert violations(ada.page) == []
    limit.fill("1")
    dialog.get_by_role("button", name="Set the table").click()
    ada.page.locator(".chairs").wait_for()
    expect(ada.page.locator(".options")).to_contain_text("Psycle limit")
    expect(ada.page.locator(".options dd")).to_have_text("1")


def test_one_of_several_is_chosen_by_its_name_also_against_bots(new_person: NewPerson) -> None:
    ada = new_person("de")
    ada.opens().page.locator("[data-game=lullaby]").get_by_role("button", name="Optionen").click()
    dialog = ada.page.get_by_role("dialog")
    child = dialog.locator("[data-option=child]")
    child.select_option(index=1)
    dialog.locator(".players").select_option("3")
    ada.says_name("Käthe")
    dialog.get_by_role("button", name="Spielen").click()
    assert ada.is_asked()
    expect(ada.page.locator("[data-fact^='stars:']")).to_have_count(3)
    assert ada.facts()["awake"] == 16


def test_six_levels_are_offered_and_exact_to_two(new_person: NewPerson) -> None:
    ada = new_person()
    ada.opens().page.locator("[data-game=psycle]").get_by_role("button", name="Options").click()
    dialog = ada.page.get_by_role("dialog")
    bots = dialog.get_by_label("Which bots?")
    six = [f"{level} bot" for level in LEVEL_NAMES]
    expect(bots.locator("option")).to_have_text([*six, "exact bot"])
    expect(bots).to_have_value("steady")
    expect(dialog.get_by_role("link", name="How strong are they?")).to_have_attribute("href", "/docs/ladder.html")
    bots.select_option("exact")
    expect(dialog).to_contain_text("Plays Psycle for two perfectly")
    dialog.locator(".players").select_option("3")
    expect(bots.locator("option")).to_have_text(six)
    expect(bots).to_have_value("steady")
    dialog.locator(".players").select_option("2")
    expect(bots).to_have_value("exact")
    ada.says_name("Ada")
    assert violations(ada.page) == []
    dialog.get_by_label("Psycle limit").fill("2")
    dialog.get_by_role("button", name="Play").click()
    expect(dialog.get_by_role("alert")).to_contain_text("would not be exact")
    ada.complaints.clear()  # the browser's own note about the answer 400
    dialog.get_by_label("Psycle limit").fill("1")
    dialog.get_by_role("button", name="Play").click()
    assert ada.is_asked()
    expect(ada.page.get_by_text("exact bot").first).to_be_attached()


def test_what_the_server_refuses_is_said_in_the_dialog(new_person: NewPerson) -> None:
    ada = new_person()
    ada.opens().page.locator(".game").first.get_by_role("button", name="Options").click()
    dialog = ada.page.get_by_role("dialog")
    ada.says_name("Ada")
    dialog.get_by_label("Psycle limit").fill("0")
    dialog.get_by_role("button", name="Play").click()
    expect(dialog.get_by_role("alert")).to_contain_text("psycle_cap")
    ada.complaints.clear()  # the browser's own note about the answer 400
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
