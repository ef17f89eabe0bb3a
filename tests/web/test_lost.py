"""Paths and links that lead nowhere: a sentence and a way home, never a blank page or a moment without end."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.serving import PATIENCE as SECONDS
from tests.server.serving import Server
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, fits, until
from tests.web.test_equal import violations

FOR_PEOPLE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


NOWHERE = "There is nothing at this address."


@pytest.mark.parametrize(
    ("paths", "sentence"),
    [
        (("/nowhere", "/tables", "/tables/a/b", "/tables/%E0%A4%A", "/how/a/b", "/replay/a/b"), NOWHERE),
        (("/tables/abcdefghijkl",), "There is no such table. Is the link complete?"),
        (("/how/chess",), "There is no such game here."),
        (("/replay/abcdefghijkl",), "There is no table abcdefghijkl. Is the link complete?"),
    ],
)
def test_what_leads_nowhere_says_so_and_leads_home(
    new_person: NewPerson, paths: tuple[str, ...], sentence: str
) -> None:
    ada = new_person(**PHONE)
    for path in paths:
        ada.opens(path)
        expect(ada.page.locator("main")).to_contain_text(sentence)
        until(ada.page, lambda: fits(ada.page))
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="To the start page").click()
    expect(ada.page.locator(".games")).to_be_visible()
    ada.complaints.clear()  # the browser's own note about the answer 404


def test_the_server_gives_the_page_to_people_and_a_line_to_programs(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address, timeout=SECONDS) as client:
        for path in ("/nowhere", "/tables/", "/tables/a/b", "/how"):
            answer = client.get(path, headers=FOR_PEOPLE)
            assert answer.status_code == 404
            assert "<title>Reverie</title>" in answer.text
        for path in ("/api/nowhere", "/assets/nothing.js", "/texts/nothing", "/ws/nothing"):
            answer = client.get(path, headers=FOR_PEOPLE)
            assert (answer.status_code, "html" in answer.text) == (404, False)
        assert "html" not in client.get("/nowhere").text
        assert client.post("/nowhere", headers=FOR_PEOPLE).text == "Not Found\n"
