"""Counting Zzzzs on its board: a night by clicking, by keys, by thumb; wakings step by step; sheep in five shapes."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits
from tests.web.test_equal import turn_plain, violations

GAME = "counting-zzzzs"

_SETS_TABLE = """async ([players, window, setup]) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await post("/api/me", {name: "Ada", language: "en"});
    const {id} = await post("/api/tables", {
        game: "counting-zzzzs", players, window, overrides: {setup}, stand_in: "random",
    });
    sessionStorage.setItem(`begin:${id}`, JSON.stringify({bots: players - 1, level: "random"}));
    return id;
}"""

_PRESSES = """async ([most, patient]) => {
    const [made, told] = [new Set(), new Set()];
    const isOver = () => document.querySelector("#ending-title") !== null;
    const asked = () => document.querySelector(".status").dataset.question;
    const all = (where) => [...document.querySelectorAll(where)];
    const until = async (done) => {
        for (let waits = 0; !done(); waits++) {
            if (waits > 1500) throw new Error(`nothing happens: ${document.querySelector(".status").textContent}`);
            await new Promise((next) => setTimeout(next, 10));
        }
    };
    const press = async (one) => { one?.click(); await new Promise(requestAnimationFrame); };
    for (let turn = 0; turn < most; turn++) {
        await until(() => isOver() || (asked() && all("[data-move]").length));
        if (patient && !told.has("IV") && all(".told .cards li").length >= 5) {
            await until(() => {
                for (const step of all(".told .steps i")) told.add(step.textContent);
                return document.querySelector(".told .whole") || !document.querySelector(".told");
            });
        }
        if (isOver()) break;
        for (const skip of all(".told .skip")) await press(skip);
        const question = asked();
        const picks = all(".pick");
        if (picks.length) await press(picks[turn % picks.length]);
        const moves = all("[data-move]");
        if (new Set(moves.map((one) => one.dataset.move)).size < moves.length) throw new Error("a move has two places");
        const seen = moves.filter((one) => one.checkVisibility());
        const wanted = seen[(turn * 7) % seen.length]?.dataset.move;
        if (!wanted) continue;  // a window that has just closed
        made.add(wanted.split(" ")[0]);
        const found = () => document.querySelector(`[data-move='${wanted}']`);
        // While an answer is on its way the next one is not taken.
        while (asked() === question && found() && found().ariaPressed !== "true") await press(found());
        await press(found());
        await until(() => isOver() || asked() !== question);
    }
    return {made: [...made], told: [...told]};
}"""


def _sits_with_bots(ada: Person, players: int, window: float = 0.1, **setup: int) -> None:
    """As the start page does it, but against bots that answer at once, with short windows, perhaps a short night."""
    table = ada.opens().page.evaluate(_SETS_TABLE, [players, window, setup])
    ada.opens(f"/tables/{table}")
    assert ada.is_asked()


def _plays_on(ada: Person, most: int = 400, patient: bool = False) -> dict[str, Any]:
    """Press whatever comes, in the page itself: which kinds of move were made, which steps of a scoring were told."""
    found: dict[str, Any] = ada.page.evaluate(_PRESSES, [most, patient])
    ada.page.locator("#ending-title, .status[data-question]").first.wait_for()
    return found


def _number(shown: Locator) -> int:
    return int(shown.inner_text().replace("\N{MINUS SIGN}", "-"))


def test_a_whole_night_and_how_a_dream_was_scored(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_with_bots(ada, 2, target=6)
    found = _plays_on(ada, patient=True)
    assert "first" in found["made"]
    assert len(found["made"]) > 2, "second cards of several kinds"
    expect(ada.page.locator("#ending-title")).to_be_visible()
    facts = ada.facts()
    assert max(facts["score:0"], facts["score:1"]) >= 6 or facts["draw"] == 0
    # Who lost the hand to a Wake Up has none left to open.
    held = [seat for seat in range(2) if facts[f"hand:{seat}"]]
    expect(ada.page.locator(".open")).to_have_count(len(held))
    ada.page.locator(".box button", has_text="New total").first.click()
    scored = ada.page.locator(".waking").first
    assert scored.locator(".steps i").all_inner_texts() == ["I", "II", "III", "IV"]
    one, three, four = (_number(scored.locator(".steps b").nth(step)) for step in (0, 2, 3))
    assert _number(scored.locator(".sum b")) == one + three + four
    assert one == scored.locator(".cards li").count()
    expect(scored.locator(".story")).to_contain_text("In my dream")
    assert found["told"] == ["I", "II", "III", "IV"], "a waking is told step by step"


def test_four_in_words_and_pictures(new_person: NewPerson) -> None:
    """Far enough that dreams have links, tallies and placeholders; then the same in words."""
    ada = new_person()
    _sits_with_bots(ada, 4)
    _plays_on(ada, most=9)
    ada.page.keyboard.press("Escape")
    # A window closes by itself, and bots move: it is compared once the table waits for Ada and nobody else.
    for _ in range(20):
        seen, moves = ada.facts(), set(ada.moves)
        turn_plain(ada)
        plain, offered = ada.facts(), set(ada.moves)
        turn_plain(ada, on=False)
        if (ada.facts(), set(ada.moves)) == (seen, moves):
            break
    assert {fact for fact in plain if plain[fact] != seen.get(fact)} == set()
    assert offered == moves
    for seat in range(4):
        dream, tally = seen[f"dream:{seat}"], seen[f"tally:{seat}"]
        quilt = ada.page.locator(f"[data-fact='dream:{seat}']")
        expect(quilt.locator(".laid, .here .card")).to_have_count(len(dream))
        expect(quilt.locator(".jump")).to_have_count(sum(map(len, tally["links"])) if tally else 0)


def test_a_second_card_is_taken_up_and_laid_by_keys(new_person: NewPerson) -> None:
    ada = new_person(reduced_motion="reduce")
    _sits_with_bots(ada, 2)
    page, press = ada.page, ada.page.keyboard.press
    press("1")
    expect(page.locator("[data-move][aria-pressed=true]")).to_have_count(1)
    press("Enter")
    expect(page.locator(".mine .hint")).to_be_visible()  # now it is about the second card
    card = page.locator(".pick").first
    card.focus()
    expect(page.locator("#explanation b")).to_have_count(1)
    press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    press("Space")
    away = page.locator(".offers [data-move^=discard]")
    away.focus()
    held = len(ada.facts()["hand:0"])
    press("Enter")
    expect(away).to_have_attribute("aria-pressed", "true")
    press("Enter")
    expect(away).to_have_count(0)
    assert held == 4
    assert page.evaluate("document.getAnimations().length") == 0, "who wants no motion sees none"


def test_in_german_on_a_phone_by_day(new_person: NewPerson) -> None:
    ada = new_person("de", **PHONE, color_scheme="light")
    _sits_with_bots(ada, 3)
    _plays_on(ada, most=9)
    while not ada.page.locator(".pick").count():
        _plays_on(ada, most=1)
    ada.page.locator(".pick").first.tap()
    expect(ada.page.locator(".offers [data-move]").first).to_be_visible()
    mine = ada.page.locator(".own .mine").bounding_box()
    assert mine is not None
    assert mine["height"] < 0.45 * 844
    assert fits(ada.page)
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Automatisch passen").tap()
    offered = ada.page.get_by_label("Wenn es geht um").locator("option")
    expect(offered).to_have_text([re.compile(one) for one in ("alles", "Element", "Aufweck", "Zwing")])
    lasting = ada.page.get_by_label("Wie lange").locator("option")
    expect(lasting).to_have_text(["bis zu meinem nächsten Zug", "bis ich aufwache", "bis zum Ende des Spiels"])
    assert fits(ada.page)


def test_a_theme_is_a_letter_a_shape_and_a_colour(new_person: NewPerson) -> None:
    page = new_person().opens(f"/how/{GAME}").page
    page.locator(".flock li").first.wait_for()
    sheep = page.locator(".flock .sheep")
    assert sheep.locator("text").all_text_contents() == list("NFWDS")
    for sign in ("one => one.getAttribute('d')", "one => getComputedStyle(one).fill"):
        assert len({wool.evaluate(sign) for wool in sheep.locator(".wool").all()}) == 5
    assert violations(page) == []
