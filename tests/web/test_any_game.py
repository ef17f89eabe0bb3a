"""A game without a picture of its own is played on the board that its view and its moves make."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson


def test_lullaby_can_be_played_without_a_picture(new_person: NewPerson) -> None:
    ada = new_person()
    ada.plays_bots("Ada", game=1)
    for _ in range(4):
        if not ada.is_asked():
            break
        sung = next((move for move in ada.moves if not move.startswith(("lift", "offer"))), None)
        if sung is None:
            continue
        asked = ada.page.locator(".status").get_attribute("data-question")
        ada.chooses(sung)
        ada.page.wait_for_function("asked => document.querySelector('.status').dataset.question !== asked", arg=asked)
        ada.page.locator(".status[data-question], #ending-title").first.wait_for()
    expect(ada.page.locator("[data-fact=awake]")).to_be_visible()
    expect(ada.page.locator("[data-fact='hands:0']")).to_be_visible()
    expect(ada.page.locator(".box")).to_contain_text("You sing")
