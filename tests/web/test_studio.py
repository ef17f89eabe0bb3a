"""The studio from click to click: somebody who never programmed makes a variant, tries it, plays it, sends it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reverie.games import registered_game
from reverie.studio.variants import link_text, variant_of
from reverie.text import words_for
from reverie.wire.studio_messages import VariantFile
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, SMALLEST, Person, fits
from tests.web.test_equal import violations

GAMES = ("psycle", "project-dreamscape", "counting-zzzzs", "dream-cycle", "dream-quest")
RICH = {"gems": {"start": 14}}


def opens_studio(somebody: Person, game: str = "psycle", link: str = "") -> Page:
    page = somebody.opens(f"/studio/{game}{'#' + link if link else ''}").page
    page.locator(".gallery").wait_for()
    return page


def link_of(overrides: dict[str, Any], game: str = "psycle", **other: Any) -> str:
    made = variant_of(registered_game(game), overrides)
    return link_text(VariantFile(**{**{name: getattr(made, name) for name in made.__struct_fields__}, **other}))


def is_told(page: Page, path: str, before: str, after: str) -> None:
    """A change is listed, with what was printed and what is there now."""
    change = page.locator(f"[data-change='{path}']")
    expect(change.locator("s")).to_have_text(before)
    expect(change.locator("b")).to_have_text(after)


def test_a_variant_is_made_tried_played_sent_and_changed_further(new_person: NewPerson) -> None:
    ada = new_person()
    page = ada.opens().page
    page.locator("[data-game=psycle]").get_by_role("link", name="Change it").click()
    page.locator(".gallery [data-thing='cards[5]']").click()
    more = page.get_by_role("button", name=re.compile("Stars.*: one more"))
    for _ in range(3):
        more.click()
    is_told(page, "cards[5].stars", "1", "4")
    expect(page.locator(".gallery [data-thing='cards[5]'] .stars svg")).to_have_count(4)
    expect(page.locator(".editor .looks .stars").first.locator("svg")).to_have_count(1)
    expect(page).to_have_url(re.compile("/studio/psycle#.+"))

    # What does it do?
    page.locator(".side").get_by_role("button", name="Try it").click()
    page.locator("select.pairs").select_option("100")
    page.get_by_role("button", name="Start").click()
    figure = page.locator("[data-measure=moves]")
    expect(figure.locator(".says")).not_to_be_empty()
    expect(figure.locator(".interval")).to_have_count(2)
    figure.get_by_text("As a table").click()
    expect(figure.locator("table").first).to_contain_text("as printed")
    running = page.get_by_role("button", name="Stop")
    running.or_(page.get_by_role("button", name="Play again")).wait_for()
    if running.count():
        running.click()
    figure.locator(".door:has(.new)").last.click()
    expect(page.locator(".replay .head h1")).to_contain_text("Before the first")
    expect(page.get_by_role("button", name="Variant")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.go_back()
    expect(figure).to_be_visible()

    # Play it.
    page.get_by_role("button", name="Play it").click()
    ada.says_name("Ada")
    assert ada.is_asked()
    expect(page.locator("[data-move='play 5'] .stars svg")).to_have_count(4)
    page.get_by_role("button", name="Variant").click()
    is_told(page.get_by_role("dialog").page, "cards[5].stars", "1", "4")
    page.get_by_role("dialog").get_by_role("link", name="Change it").click()
    is_told(page, "cards[5].stars", "1", "4")

    # Send it.
    page.get_by_role("button", name="Share it").click()
    link = page.get_by_label("Link to this variant")
    before = link.input_value()
    page.get_by_label("Its name").fill("Star five")
    page.get_by_label("Its name").press("Tab")
    expect(link).not_to_have_value(before)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    sent = link.input_value()
    assert len(sent) < 2_000

    ben = new_person()
    other = ben.opens(sent).page
    is_told(other, "cards[5].stars", "1", "4")
    other.locator("[data-path='gems.start'] input").fill("12")
    other.locator("[data-path='gems.start'] input").press("Enter")
    is_told(other, "gems.start", "10", "12")
    expect(other.locator(".status")).to_contain_text("2 changes")
    other.locator(".side").get_by_role("button", name="Invite friends").click()
    ben.says_name("Ben")
    other.get_by_role("dialog").get_by_label("Show it under open tables").check()
    other.get_by_role("dialog").get_by_role("button", name="Set the table").click()
    expect(other.locator("[data-variant]").first).to_contain_text("Star")
    expect(ada.opens().page.locator(".open-tables")).to_contain_text("Variant: Star five")


def test_everything_can_be_undone_and_the_rules_say_no_where_it_is_wrong(new_person: NewPerson) -> None:
    ada = new_person()
    page = opens_studio(ada)
    page.locator(".gallery [data-thing='cards[1]']").click()
    beats = page.locator(".editor [data-path='cards[1].beats']")
    beats.get_by_role("button", name="5").click()
    is_told(page, "cards[1].beats", "0, 5", "0")
    is_told(page, "cards[5].loses_to", "1", "none")  # the other card says the same
    beats.get_by_role("button", name="1", exact=True).click()
    expect(beats.get_by_role("alert")).to_contain_text("no card beats itself")
    expect(beats.get_by_role("alert")).not_to_contain_text("cards[1]")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(beats.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-change]")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator("[data-change]")).to_have_count(2)
    page.locator("[data-change='cards[1].beats']").get_by_role("button", name=re.compile("Put back")).click()
    expect(page.locator("[data-change]")).to_have_count(0)
    page.get_by_role("button", name="Undo").first.click()
    page.get_by_role("button", name="Put all back").click()
    expect(page.locator("[data-change]")).to_have_count(0)


def test_a_round_more_needs_a_tile_of_each_kind_more(new_person: NewPerson) -> None:
    page = opens_studio(new_person())
    page.get_by_role("button", name=re.compile("Rounds.*: one more")).click()
    is_told(page, "rounds_per_psycle", "5", "6")
    is_told(page, "targets", "1, 2, 3, 4, 5", "1, 2, 3, 4, 5, 5")
    expect(page.locator(".status")).to_contain_text("the rules agree")


def test_by_keyboard_alone(new_person: NewPerson) -> None:
    """A card of 140 is found by its name, changed, and put back."""
    page = opens_studio(new_person(), "counting-zzzzs")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("grandma")
    expect(page.locator(".thing")).to_have_count(2)
    card = page.locator(".thing", has_text="Grandma")
    while not card.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".editor h2")).to_be_focused()
    points = page.locator(".editor [data-path$='value.points'] input")
    while not points.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("-4")
    page.keyboard.press("Enter")
    is_told(page, "elements[2].value.points", "3", "\u22124")
    expect(page.locator(".status")).to_contain_text("the rules agree")  # a card with minus points is a bad one
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-change]")).to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [*zip(GAMES, ("de", "ja", "de", "ja", "de"), ("dark", "light", "light", "dark", "light"), strict=True)],
)
def test_every_studio_fits_a_phone_and_axe_finds_nothing(
    new_person: NewPerson, game: str, language: str, theme: str
) -> None:
    ada = new_person(language, color_scheme=theme, **(SMALLEST if game == "dream-quest" else PHONE))
    page = opens_studio(ada, game)
    closed = page.locator("details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    assert fits(page)
    assert violations(page) == []
    thing = page.locator(".thing")
    if thing.count():
        thing.first.tap()
        page.locator("dialog .editor").wait_for()
        assert fits(page)
        assert violations(page) == []
        page.locator("dialog .close").tap()
        expect(page.locator("dialog")).to_have_count(0)
    number = page.locator(".gallery input[type=number]").first
    number.fill(str(int(number.input_value()) + 1))
    number.press("Enter")
    page.locator("[data-change]").first.wait_for()
    assert fits(page)
    page.locator(".tabs button").last.tap()
    page.locator(".try").wait_for()
    assert fits(page)
    assert violations(page) == []


def test_a_link_to_another_base_is_refused_with_a_way_on(new_person: NewPerson) -> None:
    ada = new_person()
    page = opens_studio(ada, link=link_of(RICH, base="0" * 64))
    ada.complaints.clear()  # the browser's own note about the answer 400
    refused = page.locator(".refused")
    expect(refused).to_contain_text("cannot be opened")
    refused.get_by_role("button", name="Begin with the printed game").click()
    expect(refused).to_have_count(0)
    expect(page.locator("[data-change]")).to_have_count(0)
    page.goto(f"{ada.address}/studio/psycle#{link_of(RICH)}")
    is_told(page, "gems.start", "10", "14")


def test_a_variant_is_saved_as_a_file_and_opened_again(new_person: NewPerson, tmp_path: Path) -> None:
    page = opens_studio(new_person(), link=link_of(RICH))
    is_told(page, "gems.start", "10", "14")
    page.get_by_role("button", name="Share it").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "variant.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text())["overrides"] == RICH
    other = opens_studio(new_person())
    other.get_by_role("button", name="Share it").click()
    other.get_by_label("Open a variant from a file").set_input_files(file)
    is_told(other, "gems.start", "10", "14")
    other.get_by_role("button", name="Share it").click()
    (tmp_path / "else.json").write_text("[]")
    other.get_by_label("Open a variant from a file").set_input_files(tmp_path / "else.json")
    expect(other.locator(".refused")).to_contain_text("no variant")


def chooses(page: Page, thing: str, name: str) -> None:
    """Something is found by its name and opened."""
    page.get_by_role("searchbox").fill(name)
    page.locator(f".gallery [data-thing='{thing}']").click()


def test_a_card_is_copied_and_another_taken_out(new_person: NewPerson) -> None:
    """Drawn as in play, told to those who listen, one undo each, and all of it in the link."""
    ada = new_person()
    page = opens_studio(ada, "dream-quest")
    cards, words = (
        registered_game("dream-quest").raw_content["dream_cards"],
        words_for("en", registered_game("dream-quest")),
    )
    first, second = (words.say(f"name-{card['id']}") for card in cards[:2])
    chooses(page, "dream_cards[0]", first)
    page.locator(".editor .copy").click()
    editor = page.locator(f".editor[data-thing='dream_cards[{len(cards)}]']")
    expect(editor.locator("h2")).to_be_focused()
    expect(editor.locator("h2")).to_have_text(first)
    expect(page.locator("[data-announced]")).to_have_text(f"{first} was added.")
    expect(page.locator(f"[data-change='dream_cards[{len(cards)}]']")).to_contain_text("added")
    movement = editor.locator("[data-path$='.movement'] input").first
    movement.fill("7")
    movement.press("Enter")
    expect(page.locator(f".gallery [data-thing='dream_cards[{len(cards)}]'] .movement")).to_contain_text("7")
    expect(page.locator("[data-change]")).to_have_count(1)  # a card that is new is one change
    expect(page.locator(".status")).to_contain_text("the rules agree")

    # Another one leaves; the copy moves up and is still the copy.
    chooses(page, "dream_cards[1]", second)
    page.locator(".editor .take-out").click()
    expect(page.locator("[data-announced]")).to_have_text(f"{second} was taken out.")
    expect(page.locator("[data-change]")).to_have_count(2)
    page.get_by_role("searchbox").fill(first)
    copy = page.locator(f".gallery [data-thing='dream_cards[{len(cards) - 1}]'] .movement")
    expect(copy).to_contain_text("7")
    expect(page.locator(".status")).to_contain_text("the rules agree")
    expect(page).to_have_url(re.compile("/studio/dream-quest#.+"))
    assert len(page.url.partition("#")[2]) <= 2048
    page.reload()
    expect(page.locator("[data-change]")).to_have_count(2)
    page.locator("[data-change='dream_cards[1]']").get_by_role("button", name=re.compile("Put back")).click()
    expect(page.locator("[data-change]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-change]")).to_have_count(2)
    page.get_by_role("button", name="Put all back").click()
    expect(page.locator("[data-change]")).to_have_count(0)
    assert violations(page) == []


def test_a_pair_is_added_to_a_card_that_has_none_by_keyboard(new_person: NewPerson) -> None:
    page = opens_studio(new_person(), "counting-zzzzs")
    page.get_by_role("searchbox").fill("Fairy Godmother")
    page.locator(".thing").first.focus()
    page.keyboard.press("Enter")
    add = page.get_by_role("button", name="Add: Interplay")
    while not add.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    field = page.locator(".editor [data-path$='interplay[0].with'] select")
    expect(field).to_be_visible()
    expect(page.locator(".status")).to_contain_text("the rules agree")
    field.select_option(label="Fairy Godmother")
    expect(page.locator(".editor").get_by_role("alert")).to_contain_text("cannot form this pair")
    page.keyboard.press("Control+z")
    expect(page.locator(".editor").get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Take out: With")).click()
    expect(page.locator("[data-change]")).to_have_count(0)


def test_squares_of_a_tile_are_changed_where_they_lie(new_person: NewPerson) -> None:
    page = opens_studio(new_person(**PHONE), "dream-cycle")
    chooses(page, "tiles[0]", "P1-01")
    middle = page.locator(".editor [data-path='tiles[0].squares[1][1]']")
    middle.locator("select").select_option(label="Black")
    expect(middle).to_contain_text("was Orange")
    assert fits(page)
    north = page.locator(".editor [data-path='tiles[0].squares[0][1]']")
    north.locator("select").select_option(label="Delta, to the north")  # off the tile
    expect(north.get_by_role("alert")).to_be_visible()
    assert violations(page) == []
