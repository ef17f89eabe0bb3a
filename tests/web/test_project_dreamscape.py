"""Project Dreamscape on its board: whole games by clicking, chains as they are told, swaps by picture."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person, fits, sits_with_bots
from tests.web.test_equal import same_as_text, violations

GAME = "project-dreamscape"
ALL_NEW = {"invasive_dreaming": "SD", "empowered_dreaming": "PR", "paradigm_shift": "LD"}

_DRAWN = """() => [...document.querySelectorAll('[data-fact^="rem:"]')].map((stack) => ({
    points: [...stack.querySelectorAll('.measure b')].map((one) => Number(one.textContent)),
    chained: [...stack.querySelectorAll('.half.chained')].length,
    chains: JSON.parse(stack.querySelector('[data-fact^="chains:"]').dataset.value),
}))"""

_PRESSES = """async (most) => {
    const kinds = new Set();
    const isOver = () => document.querySelector("#ending-title") !== null;
    const asked = () => document.querySelector(".status").dataset.question;
    const until = async (done) => {
        for (const end = Date.now() + 120000; !done(); await new Promise((next) => setTimeout(next, 10))) {
            if (Date.now() > end) throw new Error(`nothing happens: ${document.querySelector(".status").textContent}`);
        }
    };
    for (let made = 0; made < most; made++) {
        await until(() => isOver() || (asked() && document.querySelector("[data-move]")));
        if (isOver()) break;
        const [question, all] = [asked(), [...document.querySelectorAll("[data-move]")]];
        if (new Set(all.map((one) => one.dataset.move)).size < all.length) throw new Error("a move has two places");
        const one = all[(made * 7) % all.length];
        if (!one.checkVisibility()) throw new Error(`${one.dataset.move} cannot be seen`);
        kinds.add(one.dataset.move.split(" ")[0]);
        one.click();
        one.click();
        await until(() => isOver() || asked() !== question);
    }
    return [...kinds];
}"""


def _sits_with_bots(ada: Person, players: int, **options: Any) -> None:
    """As the start page does it, but against bots that answer at once."""
    sits_with_bots(ada, players=players, game=GAME, options=options)
    assert ada.is_asked()


def _plays_alone(ada: Person, name: str, button: str) -> None:
    ada.opens().page.locator(".game", has=ada.page.locator(f"a[href='/how/{GAME}']")).get_by_role(
        "button", name=button
    ).click()
    ada.says_name(name)
    assert ada.is_asked()


def _chains_are_drawn_as_told(ada: Person) -> None:
    """Every chain has its points at its end, and lies in one lane with all its cards."""
    for stack in ada.page.evaluate(_DRAWN):
        assert sorted(stack["points"]) == sorted(chain[2] for chain in stack["chains"])
        assert stack["chained"] == sum(chain[1] for chain in stack["chains"])


def _says_why(ada: Person, cascade: list[Any]) -> None:
    """Whoever is asked within a cascade sees the purchase and every dream that led here."""
    if cascade and not ada.page.locator("#ending-title, .because .more").count():
        expect(ada.page.locator(".because li")).to_have_count(len(cascade) + 1)


def _plays_on(ada: Person, most: int = 400) -> set[str]:
    """Press whatever comes, in the page itself: a night has many moves. The kinds of moves that were made."""
    kinds = set(ada.page.evaluate(_PRESSES, most))
    ada.page.locator("#ending-title, .status[data-question]").first.wait_for()
    return kinds


def test_a_whole_night_alone_on_a_phone(new_person: NewPerson) -> None:
    ada = new_person("de", **PHONE, color_scheme="light")
    _plays_alone(ada, "Käthe", "Allein spielen")
    bands = ada.page.locator(".bands li")
    expect(bands).to_have_count(6)
    expect(ada.page.locator(".bands .here")).to_have_text(re.compile("< 15"))
    kinds = _plays_on(ada)
    assert {"buy", "dream", "solo_discard"} <= kinds
    facts = ada.facts()
    assert facts["score:0"] == sum(chain[2] for chain in facts["chains:0"]) - len(facts["deep:0"])
    expect(ada.page.locator(".solo")).to_contain_text(f"Ergebnisstufe {facts['band']}")
    _chains_are_drawn_as_told(ada)
    assert fits(ada.page)
    assert violations(ada.page) == []


def test_three_with_every_new_type_and_both_variants(new_person: NewPerson) -> None:
    """Far enough that stacks have chains, cascades nest, and tokens have moved; then the same in words."""
    ada = new_person()
    _sits_with_bots(ada, 3, **{**ALL_NEW, "invasive_dreaming": "CD", "shield_variant": "on", "sleep_token": "on"})
    for _ in range(3):
        _plays_on(ada, most=7)
        _says_why(ada, ada.facts()["cascade"])
        _chains_are_drawn_as_told(ada)
    assert same_as_text(ada)


def test_swaps_are_chosen_by_picture_and_make_the_deck(new_person: NewPerson) -> None:
    ada = new_person()
    page = ada.opens().page
    page.locator(".game", has=page.locator(f"a[href='/how/{GAME}']")).get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".study").wait_for()
    expect(dialog.locator(".deck")).to_contain_text("52 cards in play")
    dialog.get_by_role("group", name="Invasive Dreaming").get_by_label("replaces Shifting Dreams").check()
    expect(dialog.locator(".deck")).to_contain_text("53 cards in play")
    dialog.get_by_role("group", name="Paradigm Shift").get_by_label("replaces Floating Free").check()
    expect(dialog.locator(".deck")).to_contain_text("54 cards in play")
    expect(dialog.get_by_role("group", name="Empowered").get_by_label("replaces Floating Free")).to_be_disabled()
    expect(dialog.locator(".type.new")).to_have_text([re.compile("Invasive"), re.compile("Paradigm")])
    dialog.locator(".players").select_option("4")
    dialog.get_by_label("Seat D").check()
    dialog.locator(".players").select_option("3")
    expect(dialog.get_by_label("drawn")).to_be_checked()
    assert violations(page) == []
    ada.says_name("Ada")
    dialog.get_by_role("button", name="Play", exact=True).click()
    assert ada.is_asked()
    facts = ada.facts()
    assert (
        facts["deck"]
        + sum(len(facts[f"deep:{seat}"]) for seat in range(3))
        + sum(len(facts[f"rem:{seat}"]) + len(facts[f"reserve:{seat}"]) for seat in range(3))
        + len(facts["discard"])
        + sum(cell[1] != "gap" for cell in facts["row"])
        == 54
    )


def test_by_the_keyboard_alone_and_what_a_card_would_add(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_with_bots(ada, 2, start_seat="A")
    page, press = ada.page, ada.page.keyboard.press
    assert set(ada.moves) == {"draw_z", "skip_z"}
    press("1")
    expect(page.locator("[data-move=draw_z]")).to_have_attribute("aria-pressed", "true")
    press("Enter")
    page.locator("[data-move='buy 2']").wait_for()
    page.locator("[data-move='buy 1']").focus()
    press("Tab")
    expect(page.locator("[data-move='buy 2']")).to_be_focused()
    expect(page.locator("#explanation")).to_contain_text("Would add: A Ada 0")
    press("Enter")
    press("Enter")
    page.locator("[data-move^=dream]").first.wait_for()
    expect(page.locator("[data-fact=bought]")).to_have_attribute("data-value", "1")
    expect(page.locator("[data-fact='rem:0'] li")).to_have_count(1)
    assert page.evaluate("document.getAnimations().length") == 0, "who wants no motion sees none"
    expect(page.locator(".just-changed").first).to_be_visible()
