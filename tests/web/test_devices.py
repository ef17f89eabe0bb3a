"""The same person on a second device: a QR code or link carries them over, once; both devices are told."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import NewPerson
from tests.web.people import AT_HOME, PHONE, Person, fits, sets_table
from tests.web.test_equal import violations

OTHER = "Play on another device too"
COME = "I play on another device"


def at_home(server: Server) -> str:
    """The server as a phone at home knows it: by a name, and without TLS."""
    return server.address.replace("127.0.0.1", AT_HOME)


def sits_down(friend: Person, path: str, name: str) -> None:
    friend.opens(path)
    friend.page.locator(".chairs button.main").first.click()
    friend.says_name(name)


def shows_code(somebody: Person) -> tuple[str, str]:
    """The link and the word of a new code."""
    somebody.page.get_by_role("button", name=OTHER).click()
    dialog = somebody.page.get_by_role("dialog", name=OTHER)
    expect(dialog.get_by_role("img", name="QR")).to_be_visible()
    link = dialog.locator("input.link").input_value()
    word = dialog.locator(".word").inner_text()
    assert re.search(r"#code=[\w-]{22}$", link)
    assert re.fullmatch(r"\w{5}-\w{5}", word)
    return link, word


def types_code(somebody: Person, word: str) -> None:
    somebody.page.get_by_role("button", name=COME).click()
    somebody.page.get_by_role("dialog", name=COME).get_by_label("Code").fill(word)
    somebody.page.get_by_role("button", name="Come over").click()


@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "computer"])
def test_the_link_carries_a_player_over_without_tls_and_both_are_told(
    new_person: NewPerson, table_server: Server, device: dict[str, object]
) -> None:
    address = at_home(table_server)
    ada, ben = new_person(address=address), new_person(address=address)
    other = new_person(address=address, **device)
    table = sets_table(ada, "Ada")
    sits_down(ben, table, "Ben")
    assert ada.is_asked()
    assert not ada.page.evaluate("isSecureContext"), "as it is on a home network"
    link, _ = shows_code(ada)
    assert violations(ada.page) == []
    other.opens(link)
    expect(other.page.get_by_role("status").filter(has_text="You are Ada here too.")).to_be_visible()
    kind = "phone" if device else "other computer"
    expect(ada.page.get_by_role("status").filter(has_text=f"Your {kind} is at the table now.")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert other.page.url == address + table, "the code is wiped from the address"
    assert other.is_asked()
    assert fits(other.page)
    assert violations(other.page) == []
    other.page.get_by_role("status").get_by_role("button", name="Close").click()
    other.makes("play 3")
    expect(ada.page.locator(".status")).to_contain_text("Waiting for Ben")


def test_the_dialog_stays_when_the_window_turns(new_person: NewPerson) -> None:
    """What opened it is hidden on a narrow screen: a dialog that went with it would leave the page dead."""
    ada = new_person()
    sets_table(ada, "Ada")
    shows_code(ada)
    ada.page.set_viewport_size({"width": 768, "height": 1024})
    dialog = ada.page.get_by_role("dialog", name=OTHER)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    ada.page.locator("#tab-rules").click()
    expect(ada.page.locator("#panel-rules")).to_be_visible()


def test_the_link_works_once(new_person: NewPerson) -> None:
    ada, phone, thief = new_person(), new_person(**PHONE), new_person()
    table = sets_table(ada, "Ada")
    link, _ = shows_code(ada)
    phone.opens(link)
    expect(phone.page.get_by_text("You are Ada here too.")).to_be_visible()
    thief.opens(link)
    expect(thief.page.get_by_role("alert")).to_contain_text("This code does not work")
    assert "#" not in thief.page.url
    thief.page.get_by_role("button", name="Go on without a code").click()
    expect(thief.page.locator(".chairs")).to_contain_text("Ada")
    expect(thief.page.locator(".chairs button.main")).to_have_count(1)
    assert thief.page.url.endswith(table)
    thief.complaints.clear()  # the browser's own note about the answer 400


def test_the_code_is_typed_at_the_table_where_one_would_only_watch(new_person: NewPerson) -> None:
    phone, laptop, ben = new_person(**PHONE), new_person(), new_person()
    table = sets_table(phone, "Ada")
    sits_down(ben, table, "Ben")
    assert phone.is_asked()
    laptop.opens(table)
    expect(laptop.page.get_by_text("You are watching")).to_be_visible()
    phone.page.locator("#tab-players").tap()
    _, word = shows_code(phone)
    assert fits(phone.page)
    assert violations(phone.page) == []
    types_code(laptop, "WRONG-WORDS")
    expect(laptop.page.get_by_role("alert")).to_contain_text("This code does not work")
    assert violations(laptop.page) == []
    laptop.page.get_by_label("Code").fill(word.lower())
    laptop.page.get_by_role("button", name="Come over").click()
    assert laptop.is_asked()
    expect(phone.page.get_by_text("Your other computer is at the table now.")).to_be_visible()
    laptop.complaints.clear()  # the browser's own note about the answer 400


def test_whoever_is_somebody_else_there_is_asked_and_loses_nothing(new_person: NewPerson) -> None:
    ada, ben = new_person(), new_person(**PHONE)
    table = sets_table(ben, "Ben")
    sets_table(ada, "Ada")
    link, _ = shows_code(ada)
    ben.opens(link)
    expect(ben.page.get_by_role("heading", name="Ben or Ada?")).to_be_visible()
    assert violations(ben.page) == []
    assert fits(ben.page)
    ben.page.get_by_role("button", name="Stay Ben").click()
    expect(ben.page.locator(".chairs")).to_contain_text("Ada")
    ben.opens(link)
    ben.page.get_by_role("button", name="Go on as Ada").click()
    expect(ben.page.get_by_text("You are Ada here too.")).to_be_visible()
    ben.opens("/").page.get_by_role("button", name="Ada", exact=True).click()
    ben.page.get_by_role("button", name="Be Ben again").click()
    expect(ben.page.get_by_role("button", name="Ben", exact=True)).to_be_visible()
    expect(ben.page.locator(f".my-tables a[href='{table}']")).to_be_visible()
    ben.complaints.clear()  # the browser's own notes about the answers 400


def test_a_stranger_is_not_made_somebody_for_good(new_person: NewPerson) -> None:
    """Who follows a link that was meant for somebody else is told, and can undo it."""
    eve, ben = new_person(), new_person()
    sets_table(eve, "Eve")
    link, _ = shows_code(eve)
    ben.opens(link)
    ben.page.get_by_role("button", name="That is not me").click()
    expect(ben.page.locator(".chairs button.main")).to_have_count(1)
    assert ben.page.evaluate("fetch('/api/me').then((answer) => answer.json())") == {"guest": None}


def test_from_home_to_home(new_person: NewPerson) -> None:
    ada, phone = new_person("de"), new_person("de", **PHONE)
    sets_table(ada, "Ada")
    ada.opens("/").page.get_by_role("button", name="Ada", exact=True).click()
    ada.page.get_by_role("button", name="Auch auf einem anderen Gerät spielen").click()
    link = ada.page.get_by_role("dialog").locator("input.link").input_value()
    # On its way nothing is lost where the first page is loaded anew.
    ada.page.reload()
    phone.opens(link)
    expect(phone.page.get_by_text("Du bist auch hier Ada.")).to_be_visible()
    expect(phone.page.locator(".my-tables a")).to_have_count(1)
    expect(ada.page.get_by_text("Dein Handy gehört jetzt auch dazu.")).to_be_visible()


def test_no_server_ever_sees_the_code_of_a_link(new_person: NewPerson) -> None:
    ada, phone = new_person(), new_person(**PHONE)
    sets_table(ada, "Ada")
    link, _ = shows_code(ada)
    code = link.split("#code=")[1]
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    phone.opens(link)
    expect(phone.page.get_by_text("You are Ada here too.")).to_be_visible()
    assert not [one for one in asked if code in one], "it travels in a body alone"
    assert code not in phone.page.evaluate("JSON.stringify([localStorage, sessionStorage, location.href])")
