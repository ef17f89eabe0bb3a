"""The table is laid out for the height there is: board and choices share it, and neither ever vanishes.

A real table of each game, at real questions, at every size that counts: whatever is asked can be pressed without
scrolling, and the board is seen too.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.conftest import NewPerson
from tests.web.people import PATIENCE, PHONE, Person, sets_table, sits_with_bots
from tests.web.test_equal import turn_plain, violations

SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 657),
    "phone": (390, 844),
    "on its side": (844, 390),
    "enlarged": (720, 450),
}
LOW = 520
"""Pixels. Up to here the choices lie beside the board."""

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "psycle": ({}, 1),
    "project-dreamscape": ({}, 3),
    "counting-zzzzs": ({}, 2),
    "dream-cycle": ({"night": "nap"}, 3),
    "dream-quest": ({"characters": "choose", "max_rounds": 5}, 3),
    "lullaby": ({}, 1),
}
"""By game: its options, and how many questions are looked at. Lullaby has no picture of its own."""

SCROLLS = {("dream-cycle", "phone"), ("dream-cycle", "on its side"), ("counting-zzzzs", "on its side")}
"""Where so much may be asked that what is mine scrolls: then its first choices are in sight, and an edge that fades."""
MANY = "pick_character"
"""Choices that scroll anywhere: there are as many as there are characters, each with a text."""

_COMPLAINTS = """([least, mayScroll]) => {
    const found = [];
    const page = document.documentElement;
    const box = (one) => one.getBoundingClientRect();
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > innerHeight) found.push(`the page scrolls: it is ${page.scrollHeight} high`);
    const isSeen = (one) => {
        const {left, top, right, bottom, width} = box(one);
        if (!width || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && one.contains(there);
    };
    const board = document.querySelector(".board");
    const {left, width} = box(board);
    const highAt = (x) => {
        let high = 0;
        for (let y = 0; y < innerHeight; y += 2) {
            const there = document.elementFromPoint(x, y);
            if (there && there !== board && board.contains(there)) high += 2;
        }
        return high;
    };
    const high = Math.max(...[0.15, 0.3, 0.5, 0.7].map((part) => highAt(left + part * width)));
    if (high < least) found.push(`${high} pixels of the board are seen, not ${least}`);
    if (!isSeen(document.querySelector(".status"))) found.push("the question is not seen");
    const choices = [...document.querySelectorAll("[data-move], .pick")].filter((one) => one.checkVisibility());
    if (!choices.length) found.push("nothing can be chosen");
    const isMore = (one) => mayScroll && one.closest("[data-more~=below]") !== null;
    const hidden = choices.filter((one, at) => !isSeen(one) && (at < 2 || !isMore(one)));
    for (const one of hidden) found.push(`not in sight: ${one.dataset.move ?? one.textContent}`);
    for (const name of ["main .board", "main .own", ".beside"]) {
        const pane = document.querySelector(name);
        const past = pane && pane.clientWidth ? pane.scrollWidth - pane.clientWidth : 0;
        if (past > 1) found.push(`${name}: ${past} pixels too wide`);
    }
    const own = document.querySelector("main .own");
    const isOver = (one, other) => one.bottom > other.top + 1 && other.bottom > one.top + 1;
    const tabs = box(document.querySelector(".tabs"));
    if (own && isOver(box(own), tabs) && box(own).right > tabs.left + 1) found.push("the tabs lie over what is mine");
    const digits = [...document.querySelectorAll("kbd.digit")].map(box);
    const large = digits.filter(({width, height}) => Math.max(width, height) > 24);
    if (large.length) found.push(`${large.length} digits cover what they choose`);
    const clocks = [...document.querySelectorAll("[role=timer]")].filter((one) => one.checkVisibility());
    if (clocks.length < 2 || !clocks.every(isSeen)) found.push("not everybody's clock is seen");
    return found;
}"""

_EXPLAINED_OVER_CHOICES = """async () => {
    const found = [];
    const choices = [...document.querySelectorAll("[data-move], .pick")].filter((one) => one.checkVisibility());
    const lie = (one, other) => one.bottom > other.top && other.bottom > one.top;
    const stand = (one, other) => one.right > other.left && other.right > one.left;
    const isOver = (one, other) => lie(one, other) && stand(one, other);
    const inSight = (one) => {
        const [own, pane] = [one, one.closest(".board, .own")].map((each) => each.getBoundingClientRect());
        const [top, bottom] = [Math.max(own.top, pane.top), Math.min(own.bottom, pane.bottom)];
        return {left: own.left, right: own.right, top, bottom};
    };
    for (const choice of choices) {
        choice.focus();
        // A map goes to what is focused, and what is explained follows it.
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
        const said = document.querySelector("#explanation")?.getBoundingClientRect();
        if (!said) continue;
        const covered = choices.filter((one) => one.isConnected && isOver(inSight(one), said));
        if (covered.length) found.push(`${choice.dataset.move}: over ${covered.map((one) => one.dataset.move)}`);
        const isInside = said.left >= 0 && said.top >= 0 && said.right <= innerWidth && said.bottom <= innerHeight;
        if (!isInside) found.push(`${choice.dataset.move}: outside the window`);
    }
    document.activeElement.blur();
    return found;
}"""


def _sits_with_a_bot(new_person: NewPerson, game: str, options: dict[str, Any], **device: Any) -> Person:
    ada = new_person(**device)
    ada.page.add_init_script("localStorage.setItem('reverie.coach', '3')")
    clock = {"clock": "bank", "seconds": 900, "increment": 0}
    sits_with_bots(ada, "Annemarie", device.get("locale", "en"), game=game, options=options, clock=clock)
    return ada


def _complaints(page: Page, size: str, may_scroll: bool) -> list[str]:
    """What is wrong at that size once everything has found its place; nothing, if all is well."""
    width, height = SIZES[size]
    least = 230 if height <= LOW else round(0.35 * height)
    page.set_viewport_size({"width": width, "height": height})
    try:
        page.wait_for_function(f"(all) => ({_COMPLAINTS})(all).length === 0", arg=[least, may_scroll], timeout=PATIENCE)
    except TooLate:
        found: list[str] = page.evaluate(_COMPLAINTS, [least, may_scroll])
        return [f"{size}: {one}" for one in found]
    return []


def _is_asked(ada: Person) -> bool:
    """Wait for a question of one's own, and look no longer at what lingers."""
    ada.page.locator(".status[data-question], #ending-title").first.wait_for()
    if ada.page.locator("#ending-title").count():
        return False
    ada.page.keyboard.press("Escape")
    return ada.is_asked()


def _goes_on(ada: Person, turn: int) -> None:
    moves = [move for move in ada.moves if not re.match("resign|give_up|trade|sell|take|cash|done|stop", move)]
    moves = moves or [move for move in ada.moves if move != "resign"]
    ada.makes(moves[(7 * turn) % len(moves)])


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_in_sight_and_so_is_the_board(new_person: NewPerson, game: str) -> None:
    options, questions = GAMES[game]
    ada = _sits_with_a_bot(new_person, game, options)
    for turn in range(questions):
        if not _is_asked(ada):
            return
        ada.page.mouse.move(0, 0)
        ada.page.evaluate("document.activeElement?.blur()")
        has_many = any(move.startswith(MANY) for move in ada.moves)
        for size in SIZES:
            assert _complaints(ada.page, size, has_many or (game, size) in SCROLLS) == []
        for size in ("laptop", "phone"):
            ada.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
            ada.page.keyboard.press("Tab")
            assert ada.page.evaluate(_EXPLAINED_OVER_CHOICES) == []
        ada.page.set_viewport_size({"width": 1440, "height": 900})
        _goes_on(ada, turn)


def test_as_text_moves_and_table_share_the_height(new_person: NewPerson) -> None:
    ada = _sits_with_a_bot(new_person, "psycle", {})
    assert _is_asked(ada)
    turn_plain(ada)
    for size in SIZES:
        assert _complaints(ada.page, size, may_scroll=True) == []
    assert violations(ada.page) == []


def test_a_badge_moves_nothing_and_a_sheet_is_no_higher_than_its_lines(new_person: NewPerson) -> None:
    ada, ben = new_person(**PHONE), new_person()
    ada.page.add_init_script("localStorage.setItem('reverie.coach', '3')")
    link = sets_table(ada, "Ada")
    ben.opens(link)
    ben.page.locator(".chairs button.main").click()
    ben.says_name("Ben")
    assert ada.is_asked()
    own, tabs = ada.page.locator("main .own"), ada.page.locator(".tabs")
    before = own.bounding_box(), tabs.bounding_box()
    assert before[0]
    assert before[1]
    assert before[0]["y"] + before[0]["height"] == pytest.approx(before[1]["y"], abs=1.5), "no strip between them"
    ben.page.locator("#tab-chat").click()
    ben.page.get_by_placeholder("Say something").fill("Good night!")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".unread")).to_have_text("1")
    assert (own.bounding_box(), tabs.bounding_box()) == before
    ada.page.locator("#tab-players").tap()
    for line in ada.page.locator("#panel-players li").all():
        box = line.bounding_box()
        assert box
        assert box["height"] < 60
    assert own.bounding_box() == before[0], "a sheet lies over the table, it does not push it"


def test_nothing_shines_through_the_question(new_person: NewPerson) -> None:
    for scheme in ("dark", "light"):
        ada = _sits_with_a_bot(new_person, "psycle", {}, color_scheme=scheme)
        assert _is_asked(ada)
        ada.chooses(ada.moves[0])
        ground = "getComputedStyle(document.querySelector('.statusbar')).backgroundColor"
        assert not re.search(r"/ 0?\.\d|rgba\(", ada.page.evaluate(ground))


def test_dimmed_cards_can_be_read_by_day(new_person: NewPerson) -> None:
    ada = _sits_with_a_bot(new_person, "psycle", {}, color_scheme="light")
    dimmed = ada.page.locator(".own .resting:not(.waiting)")
    while _is_asked(ada) and not dimmed.count():
        ada.makes(ada.moves[-1])
    expect(dimmed.first).to_be_visible()
    assert violations(ada.page) == []
