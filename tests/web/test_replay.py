"""Games looked at again: a finished table, a record file, the game so far."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.stepping import long_record
from tests.web.conftest import NewPerson
from tests.web.people import SMALLEST, Person, fits, goes_to, plays_to_the_end, sets_table, until


def _finished(ada: Person, folder: Path) -> tuple[str, Path]:
    """Play a short game; its table, and its record as a file."""
    sets_table(ada, "Ada", options={"psycle_cap": 1})
    ada.page.get_by_role("button", name="Seat a bot").click()
    plays_to_the_end(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    file = folder / "record.json"
    download.value.save_as(file)
    return ada.page.url.rpartition("/")[2], file


def test_anybody_can_look_at_a_finished_game_and_at_its_record(new_person: NewPerson, tmp_path: Path) -> None:
    table, file = _finished(new_person(), tmp_path)
    eve = new_person().opens(f"/replay/{table}")
    page = eve.page
    expect(page.locator("h1")).to_contain_text("Before the first of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_contain_text("Move 1 of")
    committed = [f"committed:{seat}" for seat in (0, 1)]
    until(page, lambda: any(isinstance(eve.facts()[fact], int) for fact in committed))  # all eyes see the card
    page.locator("select.eyes").select_option("none")
    expect(page.locator("h1")).to_have_text("Move 1 of " + str(len(json.loads(file.read_text())["moves"])))
    until(page, lambda: "?" in [eve.facts()[fact] for fact in committed])  # a spectator does not
    for seat in (0, 1):
        page.locator("select.eyes").select_option(str(seat))
        other = 1 - seat
        expect(page.locator(f"[data-fact='hand:{other}']")).to_have_attribute(
            "data-value", re.compile(r'^\[("\?",?)+\]$')
        )
        expect(page.locator(f"[data-fact='hand:{seat}']")).to_have_attribute("data-value", re.compile(r"^\[\d"))
        expect(page.locator(f"[data-fact='committed:{other}']")).not_to_have_attribute("data-value", re.compile(r"\d"))
        assert eve.facts()[f"committed:{other}"] in ("?", None), "one seat's eyes see one seat's card"
    goes_to(page.locator("#panel-log button").last)
    expect(page.locator("#ending-title")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Move 1 of")

    small = new_person("de", **SMALLEST).opens(f"/replay/{table}").page
    expect(small.locator("h1")).to_contain_text("Vor dem ersten")
    assert fits(small)

    page.goto(eve.address + "/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("This record is correct")).to_be_visible()

    bent = json.loads(file.read_text())
    bent["shuffles"][0]["result"].reverse()
    (tmp_path / "bent.json").write_text(json.dumps(bent))
    page.locator("input[type=file]").set_input_files(tmp_path / "bent.json")
    expect(page.get_by_role("alert")).to_be_visible()
    goes_to(page.locator("#panel-log button").last)
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.locator(".verdict")).to_contain_text("Shuffle 1 does not follow")


def test_a_long_record_is_looked_at_page_by_page(new_person: NewPerson, tmp_path: Path) -> None:
    """The timeline goes anywhere at once, and the log is whole in the end."""
    record = long_record(moves=320)
    (tmp_path / "long.json").write_text(json.dumps(record))
    eve = new_person().opens("/replay")
    page = eve.page
    page.locator("input[type=file]").set_input_files(tmp_path / "long.json")
    expect(page.locator("h1")).to_have_text("Before the first of 320 moves")
    for number in (300, 150, 319):
        page.locator("input[type=range]").fill(str(number))
        expect(page.locator("h1")).to_contain_text(f"Move {number} of 320")
        expect(page.locator(".said .soft")).not_to_have_text(re.compile("Loading|^$"))
        page.locator("[data-fact='turn']").first.wait_for(state="attached")
    goes_to(page.locator("#panel-log button").last)
    expect(page.locator("h1")).to_contain_text(re.compile(r"Move 3\d\d of 320"))


def test_the_game_so_far_without_disturbing_anybody(new_person: NewPerson) -> None:
    ada = new_person()
    ada.plays_bots("Ada")
    for card in ("play 1", "play 2"):
        assert ada.is_asked()
        asked = ada.page.locator(".status").get_attribute("data-question")
        ada.chooses(card)
        expect(ada.page.locator(".status")).not_to_have_attribute("data-question", asked or "")
        ada.page.locator(f".status:not([data-question='{asked}'])[data-question]").wait_for()
    now = ada.facts()
    goes_to(ada.page.locator("#panel-log button").first)
    expect(ada.page.locator(".status")).to_contain_text("looking back")
    expect(ada.page.locator("[data-fact=round_no]")).to_have_attribute("data-value", "1")
    assert ada.moves == []
    ada.page.get_by_role("button", name="Back to now").click()
    expect(ada.page.locator("[data-move]").first).to_be_visible()
    expect(ada.page.locator("[data-fact=round_no]")).to_have_attribute("data-value", str(now["round_no"]))
    ada.page.reload()
    assert ada.is_asked()
    ada.page.keyboard.press("[")
    expect(ada.page.locator(".status")).to_contain_text("looking back")
