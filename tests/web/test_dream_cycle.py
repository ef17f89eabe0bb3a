"""Dream Cycle on its board: a nap by clicking, tiles laid by keys and by dragging, the trail ahead, a ride square by
square, a trade in one sentence, and a phone."""

import re
from typing import Any

from playwright.sync_api import expect

from reverie.games.dream_cycle.geometry import column_name
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits, sets_table, sits_with_bots, until
from tests.web.test_equal import same_as_text, turn_plain, violations

GAME = "dream-cycle"
PLAIN = "wogrp"
COLOURS = {"w": "white", "o": "orange", "g": "green", "r": "red", "p": "purple"}

_PRESSES = """async (most) => {
    const made = new Set();
    const isOver = () => document.querySelector("#ending-title") !== null;
    const asked = () => document.querySelector(".status").dataset.question;
    const all = (where) => [...document.querySelectorAll(where)];
    const until = async (done) => {
        for (const end = Date.now() + 120000; !done(); await new Promise((next) => setTimeout(next, 10))) {
            if (Date.now() > end) throw new Error(`nothing happens: ${document.querySelector(".status").textContent}`);
        }
    };
    const shown = () => JSON.stringify([asked(), all("[data-fact]").map((one) => one.dataset.value)]);
    const press = async (move) => {
        const click = new MouseEvent("click", {bubbles: true, cancelable: true});
        document.querySelector(`[data-move='${move}']`)?.dispatchEvent(click);
        await new Promise(requestAnimationFrame);
    };
    for (let turn = 0; turn < most && !isOver(); turn++) {
        await until(() => isOver() || (asked() && all("[data-move]").length));
        if (isOver()) break;
        for (const skip of all(".skip")) skip.click();
        for (const pick of all(".pick[aria-pressed=false]").slice(0, 1)) pick.click();
        await new Promise(requestAnimationFrame);
        const before = shown();
        const moves = [...new Set(all("[data-move]").map((one) => one.dataset.move))];
        const serious = moves.filter((move) => !/^(resign|give_up|trade|sell|take|cash|unboost)/.test(move));
        const list = serious.length ? serious : moves.filter((move) => move !== "resign");
        const wanted = turn % 4 === 3 && list.includes("done") ? "done" : list[(turn * 7) % list.length];
        made.add(wanted.split(" ")[0]);
        await press(wanted);
        await press(wanted);
        await until(() => isOver() || shown() !== before);
    }
    return [...made];
}"""

_SKIPS = """() => new MutationObserver(() => {
    const skip = document.querySelector(".skip");
    window.skipped ||= skip !== null;
    skip?.click();
}).observe(document.body, {childList: true, subtree: true})"""


def _sits_with_bots(ada: Person, players: int = 2, **options: Any) -> None:
    """As the start page does it, but against bots that answer at once, for a nap."""
    sits_with_bots(ada, players=players, game=GAME, options={"night": "nap", **options})
    assert ada.is_asked()


def _plain_start(ada: Person, far: bool = True) -> tuple[int, str]:
    """A free column with a plain colour before it (``far``: and two rows ahead); and that colour."""
    ada.page.locator("[data-move^='start ']").first.wait_for(state="attached")  # others may choose before
    south, north = ada.facts()["rows"]
    line = south["squares"][18:27]
    columns = [south["x"] + at for at, letter in enumerate(line) if letter in PLAIN]
    free = [x for x in columns if f"start {x}" in ada.moves and (x >= north["x"] or not far)]
    return free[0], COLOURS[line[free[0] - south["x"]]]


def test_a_nap_by_clicking_to_its_end(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_with_bots(ada, 3, start="dealt", round_limit=2)
    made = ada.page.evaluate(_PRESSES, 300)
    ada.waits_for_the_end()
    assert "done" in made
    assert "start" in made
    riding = [seat for seat in range(3) if not ada.facts()[f"out:{seat}"]]
    expect(ada.page.locator(".bicycle")).to_have_count(len(riding))


def test_a_tile_is_laid_by_keys_and_the_trail_goes_on(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_with_bots(ada)
    page, press = ada.page, ada.page.keyboard.press
    column, colour = _plain_start(ada)
    ada.makes(f"start {column}")
    ada.makes("buy north")
    tile = page.locator(".pick")
    expect(tile).to_have_count(1)
    assert len(ada.facts()["ahead"]) == 1, "no meaning lies on the first colour yet"
    tile.focus()
    press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "true")
    fields = page.locator(".meaning [data-move^='place north']")
    expect(fields).to_have_count(7)
    press("Escape")
    expect(fields).to_have_count(0)
    press("Space")
    field = page.locator(f".meaning [data-move='place north {colour}']")
    field.focus()
    press("Enter")
    press("Enter")
    expect(page.locator(f"[data-move='take north {colour}']").first).to_be_visible()
    until(page, lambda: len(ada.facts()["ahead"]) > 1)  # the colour has a meaning now
    ahead = ada.facts()["ahead"]
    expect(page.locator(".foretold")).to_contain_text(f"{len(ahead)} squares")
    page.mouse.move(0, 0)  # whatever the pointer lay on explains itself no longer
    page.locator(".look").focus()
    press("ArrowUp")
    expect(page.locator("#explanation")).to_contain_text("For you: North")
    press("ArrowUp")
    expect(page.locator("#explanation")).to_contain_text(f"{column_name(column)}11")
    assert violations(page) == []
    assert same_as_text(ada)


def _sit_down_together(ada: Person, ben: Person) -> None:
    """Two people, for a nap."""
    link = sets_table(ada, "Ada", game=GAME, options={"night": "nap"})
    ben.opens(link).page.locator(".chairs button.main").click()
    ben.says_name("Ben")


def _asked(*people: Person) -> Person:
    """Whoever has to answer now."""
    found: list[Person] = []

    def look() -> bool:
        found[:] = [somebody for somebody in people if somebody.page.locator(".status[data-question]").count()]
        return bool(found)

    until(people[0].page, look)
    return found[0]


def test_a_boosted_ride_is_seen_square_by_square_and_can_be_skipped(new_person: NewPerson) -> None:
    """Against somebody who only steps onto the first row: a bot might stand in the way."""
    ada, ben = new_person(reduced_motion="no-preference"), new_person()
    _sit_down_together(ada, ben)
    page = ada.page
    for _ in range(2):
        if _asked(ada, ben) is ben:
            ben.makes(f"start {_plain_start(ben, far=False)[0]}")
        else:
            column, colour = _plain_start(ada)
            ada.makes(f"start {column}")
    if _asked(ada, ben) is ben:
        ben.makes("done")
    ada.makes("buy north")
    field = page.locator("li.meaning", has=page.locator(f"[fill='url(#cloth-{colour})']")).last
    page.locator(".pick").drag_to(field)
    expect(page.locator(f"[data-move='place north {colour}'][aria-pressed=true]").first).to_be_visible()
    page.keyboard.press("Enter")
    field.locator("button.cloth").click()
    ada.chooses(f"boost {colour} 3")
    expect(field.locator(".raise")).to_contain_text("\N{MULTIPLICATION SIGN}3")
    ada.makes("done")
    page.evaluate(_SKIPS)
    ada.makes("go north N")
    assert page.evaluate("window.skipped"), "three squares are worth watching"
    expect(page.locator(".skip")).to_have_count(0)


def _drafts(somebody: Person, move: str) -> None:
    """A draft is nobody else's business: the question stays the same, only one's own view changes."""
    draft = somebody.page.locator("[data-fact='draft']")
    before = draft.get_attribute("data-value")
    assert before is not None
    somebody.chooses(move)
    expect(draft).not_to_have_attribute("data-value", before)


def test_an_offer_is_one_sentence_and_its_answer_may_be_another(new_person: NewPerson) -> None:
    """Two people who only step onto the first row and stay there; both by day, one of them on a phone."""
    ada, ben = new_person(color_scheme="light"), new_person(color_scheme="light", **PHONE)
    _sit_down_together(ada, ben)
    for _ in range(2):
        one = _asked(ada, ben)
        one.makes(f"start {_plain_start(one, far=False)[0]}")
    for _ in range(2):
        _asked(ada, ben).makes("done")
    giver = _asked(ada, ben)
    taker = ben if giver is ada else ada
    seat = 1 if giver is ada else 0
    giver.makes("buy west")
    for move in (f"trade {seat}", "give west", "want chi", "want chi"):
        _drafts(giver, move)
    name = "Ben" if giver is ada else "Ada"
    expect(giver.page.locator(".sentence")).to_have_text(f"You give {name} West and get 2 chi.")
    assert violations(giver.page) == []
    giver.makes("send")
    other = "Ada" if giver is ada else "Ben"
    expect(taker.page.locator(".offer p")).to_have_text(f"{other} gives you West and gets 2 chi.")
    assert violations(taker.page) == []
    assert fits(ben.page)
    expect(giver.page.locator(".offer p")).to_have_text(f"You give {name} West and get 2 chi.")
    assert violations(giver.page) == []
    giver.chooses("withdraw")
    expect(taker.page.locator(".offer")).to_have_count(0)
    assert giver.is_asked()
    for move in (f"trade {seat}", "give west", "want chi", "want chi"):
        _drafts(giver, move)
    giver.makes("send")
    taker.makes("counter")
    expect(taker.page.locator(".sentence")).to_have_text(f"You give {other} 2 chi and get West.")
    taker.chooses("send")
    expect(giver.page.locator(".offer p")).to_have_text(f"{name} gives you 2 chi and gets West.")
    giver.makes("accept")
    until(giver.page, lambda: "west" in giver.facts()[f"tray:{seat}"])


def test_places_are_called_alike_on_the_land_in_the_log_and_on_the_buttons(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_with_bots(ada)
    page = ada.page
    column, _ = _plain_start(ada)
    name = column_name(column)
    expect(page.locator(".scale")).to_contain_text(name)
    expect(page.locator(f"[data-move='start {column}']").first).to_have_attribute("aria-label", re.compile(name))
    ada.makes(f"start {column}")
    expect(page.locator("#panel-log")).to_contain_text(f"You start at {name}9.")
    page.locator("[data-move^=buy]").first.wait_for()
    page.keyboard.press("Tab")  # what is focused is explained to whoever uses keys
    page.locator(".look").focus()
    expect(page.locator("#explanation")).to_contain_text(f"Fringe · {name}9")
    own = page.locator("[data-fact='at:0'], [data-fact='at:1']")
    expect(own.filter(has_text=f"{name}9")).to_have_count(1)
    turn_plain(ada)
    expect(page.locator("[data-fact='at:0'] dd, [data-fact='at:1'] dd").filter(has_text=f"{name}9")).to_have_count(1)
    expect(page.locator("[data-fact='market'] dd")).to_contain_text("North costs 10, sells for 6")
    expect(page.locator("[data-move='buy north']")).to_have_text("Buy North for 10 chi")
