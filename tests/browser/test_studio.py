"""The studio without a server: its form, checks, variants by link, trials line by line, and their games."""

import json

from tests.browser.fake_browser import FakeBrowser

CHANGES = {"gems": {"start": 8}}
TRIAL = {"overrides": CHANGES, "players": 2, "level": "random", "pairs": 40, "seed": 1}


def test_a_variant_is_made_checked_and_opened_again() -> None:
    browser = FakeBrowser()
    [known] = browser.request("GET", "/api/studio/psycle", query="language=de")
    assert known["game"] == "psycle"
    [checked] = browser.request("POST", "/api/studio/psycle/check", {"overrides": CHANGES})
    assert checked["refusal"] is None
    [opened] = browser.request("POST", "/api/studio/open", {"link": checked["link"]})
    assert opened["variant"]["overrides"] == CHANGES
    [refused] = browser.request("POST", "/api/studio/psycle/check", {"overrides": {"gems": {"start": -1}}})
    assert refused["refusal"]["text"]


def test_a_trial_tells_its_figures_as_they_come() -> None:
    browser = FakeBrowser()
    *figures, ended = browser.request("POST", "/api/studio/psycle/trial", TRIAL)
    assert ended["say"] == "ended"
    assert ended["pairs"] == figures[-1]["pairs"] == 40
    assert {figure["measure"] for figure in figures[-1]["figures"]} >= {"moves"}
    game = {key: value for key, value in TRIAL.items() if key != "pairs"}
    [record] = browser.request("POST", "/api/studio/psycle/record", {**game, "arm": "new", "pair": 3})
    page = browser.request("POST", "/api/replay", record, "events=0")
    assert [problem["code"] for problem in page["problems"]] == ["seed-missing"], "it proves nothing, and can be seen"


def test_what_cannot_be_tried_is_refused_in_words() -> None:
    browser = FakeBrowser()
    [line] = browser.request("POST", "/api/studio/psycle/trial", {**TRIAL, "overrides": {}})
    assert line["refused"]["code"] == "trial-nothing-changed"
    assert line["refused"]["text"]
    [line] = browser.request("POST", "/api/studio/nothing/trial", TRIAL)
    assert line["refused"]["code"] == "unknown-game"
    [line] = browser.request("DELETE", "/api/studio/psycle")
    assert json.dumps(line["refused"]["facts"])
