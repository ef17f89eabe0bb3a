"""A game without a picture of its own is played on the board that its view and its moves make."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import Person, sets_table, until
from tests.web.test_equal import turn_plain, violations


def _sings(ada: Person) -> bool:
    """Answer the next question; false when there is none any more. In the short hush silence is an answer too."""
    if not ada.is_asked():
        return False
    asked, answer = _what_is_asked(ada)
    if answer == "":
        return False
    if asked is not None and answer is not None:
        ada.makes(answer)
    else:
        until(ada.page, lambda: _what_is_asked(ada) != (asked, answer))
    return True


def _what_is_asked(ada: Person) -> tuple[str | None, str | None]:
    """The question, and the first answer to it that is no secret; nothing when the game is over."""
    if ada.page.locator("#ending-title").count():
        return None, ""
    asked = ada.page.locator(".status").get_attribute("data-question")
    return asked, next((move for move in ada.moves if not move.startswith(("lift", "offer", "pass", "creak"))), None)


def _asides(ada: Person) -> list[str]:
    found: list[str] = ada.page.locator(".asides [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    return found


def test_lullaby_is_played_to_the_end_without_a_picture(new_person: NewPerson) -> None:
    ada = new_person()
    sets_table(ada, "Ada", game="lullaby", window=0.1)
    ada.page.get_by_role("button", name="Seat a bot").click()
    assert ada.is_asked()
    assert violations(ada.page) == []
    assert {move.split()[0] for move in _asides(ada)} == {"lift"}, "what is lawful out of turn lies apart"
    seen, choices = ada.facts(), ada.moves
    board = ada.page.locator(".board .board").inner_text()
    assert "Moon on the Water" in board or "Owl" in board or "River" in board or "Wheel" in board or "Storm" in board
    assert "agenda" not in seen, "what has no words is not shown"
    assert not [word for word in ("moon", "river", "step", "SingVerse") if word in board.split()]
    turn_plain(ada)
    assert ada.facts() == seen
    assert ada.moves == choices
    assert violations(ada.page) == []
    turn_plain(ada, on=False)
    while _sings(ada):
        pass
    expect(ada.page.locator(".standing li")).to_have_count(2)
    expect(ada.page.locator(".box")).to_contain_text("You sing")
