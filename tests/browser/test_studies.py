"""What the third worker answers: a record is checked as ``reverie verify`` checks it, line by line; further offers."""

import json
import sys
from types import ModuleType
from typing import Any

import pytest

from reverie.browser import offers, studies, verifying
from reverie.browser.page_request import PageRequest
from reverie.browser.studies import study
from reverie.wire.browser_effects import AskStudy
from tests.browser.fake_browser import FakeBrowser
from tests.browser.test_host import play_on, sat_down


def answered(name: str, question: Any) -> list[Any]:
    return [json.loads(line) for line in study(name, question if isinstance(question, str) else json.dumps(question))]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    browser, table = sat_down("psycle")
    play_on(browser, table)
    found: dict[str, Any] = browser.request("GET", f"/api/tables/{table}/record")
    return found


def test_a_record_is_checked_and_then_its_bots(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "BOT_SECONDS", 1e9)  # a busy machine may take its time
    finding, bots = answered("verify", record)
    assert finding == {"problems": [], "shuffles": len(record["shuffles"])}
    assert bots["same"] == bots["checked"] == bots["moves"] > 0


def test_what_was_bent_is_found_out(record: dict[str, Any]) -> None:
    first, *others = record["shuffles"]
    bent = {**record, "shuffles": [{**first, "result": first["result"][::-1]}, *others]}
    [finding] = answered("verify", bent)
    assert finding["problems"][0]["code"] == "shuffle-differs"
    assert finding["problems"][0]["facts"]["number"] == 1
    [finding] = answered("verify", {**record, "commitment": "0" * 64})
    assert finding["problems"][0]["code"] == "wrong-commitment"
    [finding] = answered("verify", {**record, "result": {**record["result"], "scores": [99, 0]}})
    assert finding["problems"]


@pytest.mark.parametrize("question", ["no json", "[]", "[" * 100_000, '{"game": "psycle"}'])
def test_what_is_no_record_is_refused(question: str) -> None:
    [line] = answered("verify", question)
    assert line["refused"]["code"]


def test_a_study_that_nobody_makes_is_refused() -> None:
    [line] = answered("nothing-of-that-name", "{}")
    assert line["refused"]["code"] == "malformed"


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> FakeBrowser:
    """One with an offer of its own, of a table and of its own accord, that is studied line by line."""
    module: Any = ModuleType("an_offer")

    def answer(tables: Any, request: PageRequest) -> object:
        if request.method == "POST":
            return AskStudy(name="counting", question=request.body)
        return {"table": request.table, "rest": request.rest, "asked": dict(request.asked)}

    module.answer = answer
    module.study = lambda question: (str(number) for number in range(json.loads(question)))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(offers.OFFERS, "counting", module.__name__)
    monkeypatch.setitem(offers.TABLE_OFFERS, "counting", module.__name__)
    monkeypatch.setitem(studies.STUDIES, "counting", module.__name__)
    return FakeBrowser()


def test_an_offer_is_answered_at_once_or_line_by_line(browser: FakeBrowser) -> None:
    assert browser.request("GET", "/api/counting/sheep", query="to=3") == {
        "table": "",
        "rest": ["sheep"],
        "asked": {"to": "3"},
    }
    assert browser.request("GET", "/api/tables/here/counting")["table"] == "here"
    assert browser.request("POST", "/api/counting", 3) == [0, 1, 2]


def test_what_nobody_offers_is_not_there(browser: FakeBrowser) -> None:
    for path in ("/api/dreaming", "/api/tables/here/dreaming", "/api/tables/here"):
        assert browser.request("GET", path)["code"] == "malformed"
        assert browser.answer["status"] == 404
