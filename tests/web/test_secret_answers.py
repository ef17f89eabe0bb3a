"""Secret answers: a countdown for everybody, no needless waiting, and what is decided beforehand."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits, sets_table, until
from tests.web.test_equal import violations

LONG = 600.0
"""Seconds for answers. No test waits so long: what is over within its patience has ended early."""


def _sings_with_a_bot(ada: Person) -> str:
    """A wakeful child stays awake long enough for both to sing."""
    table = sets_table(ada, "Ada", game="lullaby", window=LONG, options={"child": "wakeful"})
    ada.page.get_by_role("button", name="Seat a bot").click()
    assert ada.is_asked()
    return table


_KEEP_COUNTDOWNS = """() => {
    window.counted = [];
    const look = () => document.querySelectorAll(".statusbar [role=timer]").forEach(
        (one) => window.counted.push(one.textContent.trim()));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def _countdown(somebody: Person) -> Locator:
    return somebody.page.locator(".statusbar [role=timer]")


def _sings_until(ada: Person, done: Callable[[], bool]) -> None:
    """Go on with the game; to what is asked in secret say nothing."""
    while not done():
        assert not ada.page.locator("#ending-title").count(), "the game is over before its time"
        until(ada.page, lambda: _answer(ada) or done() or ada.page.locator("#ending-title").count())
        answer = _answer(ada)
        if answer is not None and not done():
            ada.makes(answer)


def _answer(ada: Person) -> str | None:
    return next((move for move in ada.moves if move.startswith(("sing", "stop", "keep", "decline"))), None)


def _is_asked_in_secret(ada: Person) -> bool:
    return "pass" in ada.moves


def test_everybody_sees_the_countdown_and_nobody_waits_for_it(new_person: NewPerson) -> None:
    ada, watcher = new_person(), new_person()
    table = _sings_with_a_bot(ada)
    watcher.opens(table)
    expect(_countdown(ada)).to_have_count(0)
    ada.page.evaluate(_KEEP_COUNTDOWNS)
    _sings_until(ada, lambda: _is_asked_in_secret(ada))
    seen = set(ada.page.evaluate("counted"))
    assert seen & {"0:02", "0:01", "0:00"}, "where only the bot is asked, it takes the first seconds alone"
    for somebody in (ada, watcher):
        expect(_countdown(somebody)).to_be_visible()
        assert "Secret answers. Time left: " in (_countdown(somebody).get_attribute("aria-label") or "")
        spoken = somebody.page.locator(".unseen[aria-live=polite]")
        expect(spoken).to_contain_text("Secret answers: at most")
    assert violations(ada.page) == []
    # A secret answer tells the watcher nothing; that it was the last one, what comes next does.
    told = watcher.page.locator("#panel-log li").count()
    ada.chooses("pass")
    watcher.page.wait_for_function("told => document.querySelectorAll('#panel-log li').length > told", arg=told)


def test_what_is_decided_beforehand_is_kept_listed_and_taken_back(new_person: NewPerson) -> None:
    ada = new_person()
    said: list[dict[str, Any]] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    _sings_with_a_bot(ada)
    button = ada.page.get_by_role("button", name="Auto-pass")
    dialog = ada.page.get_by_role("dialog", name="Auto-pass")
    button.click()
    expect(dialog).to_contain_text("You have decided nothing beforehand.")
    expect(dialog.get_by_label("When it is about").locator("option")).to_have_text(["anything", "a verse"])
    dialog.get_by_label("When it is about").select_option("verse")
    dialog.get_by_label("How long").select_option("game")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("listitem")).to_have_text(["a verse, until the end of the game"])
    expect(dialog.get_by_role("button", name="Add")).to_be_disabled()
    assert violations(ada.page) == []
    dialog.get_by_role("button", name="Close").click()

    turns: set[str] = set()

    def has_sung_twice() -> bool:
        assert not _is_asked_in_secret(ada)
        if any(move.startswith("sing") for move in ada.moves):
            turns.add(ada.page.locator("[data-question]").get_attribute("data-question") or "")
        return len(turns) == 2

    _sings_until(ada, has_sung_twice)
    assert not any(one.get("move") == "pass" for one in said), "the table passes for her"

    ada.page.reload()
    button.click()
    expect(dialog.get_by_role("listitem")).to_have_text(["a verse, until the end of the game"])
    dialog.get_by_role("button", name="Remove: a verse, until the end of the game").click()
    expect(dialog).to_contain_text("You have decided nothing beforehand.")
    dialog.get_by_role("button", name="Close").click()
    _sings_until(ada, lambda: _is_asked_in_secret(ada))


def test_a_table_chooses_how_long_answers_may_take(new_person: NewPerson) -> None:
    ada = new_person(**PHONE)
    ada.opens()
    ada.page.locator("[data-game=counting-zzzzs]").get_by_role("button", name="Invite friends").tap()
    dialog = ada.page.get_by_role("dialog")
    answers = dialog.get_by_label("Time for secret answers").locator("option")
    expect(answers).to_have_text([f"at most {time}" for time in TIMES])
    dialog.get_by_label("Time to think").select_option("days")
    expect(answers).to_have_count(0)
    expect(dialog).to_contain_text("At a table by days")
    dialog.get_by_label("Time to think").select_option("none")
    dialog.locator("select.window").select_option("15")
    dialog.get_by_label("Always wait the whole time").check()
    assert fits(ada.page)
    assert violations(ada.page) == []
    ada.says_name("Ada")
    ada.page.get_by_role("button", name="Set the table").tap()
    expect(ada.page.locator(".gathering .options")).to_contain_text("always 15 seconds")
    ada.opens()
    expect(ada.page.locator("[data-game=psycle]")).to_be_visible()


TIMES = ("5 seconds", "8 seconds", "15 seconds", "30 seconds", "1 minute", "5 minutes")
