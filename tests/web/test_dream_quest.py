"""Dream-Quest's board: a map that is walked by clicking, beside a clock; both boards, in every language."""

import json
import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import FloatRect, Page, expect

from reverie.games.dream_quest import GAME
from reverie.text import LANGUAGES
from tests.web.conftest import ROOT, NewPerson
from tests.web.people import PHONE, Person, fits, sets_table, until
from tests.web.test_equal import violations

FOLDER = ROOT / "web" / "src" / "boards" / "dream-quest"
CONTENT = json.loads((ROOT / "src" / "reverie" / "games" / "dream_quest" / "content.json").read_text(encoding="utf-8"))


def _sits_down(somebody: Person, **options: Any) -> None:
    """At a game of a few rounds, with a bot."""
    options = {"max_rounds": 3, **options}
    sets_table(somebody, "Ada", game=GAME.name, options=options)
    somebody.page.locator(".chairs button").last.click()


def _offered(somebody: Person) -> list[str]:
    """What may be done now; nothing when the game is over. While something is still being looked at, wait."""
    while somebody.is_asked():
        if moves := somebody.moves:
            return moves
    return []


def _cheapest(moves: list[str]) -> str:
    """Walk on where one can, spend nothing."""
    free = [move for move in moves if not re.match("reroll|boost|think|buy|offer|stop", move)]
    return next((move for move in free if move.startswith("step DC")), free[0] if free else moves[0])


def _walks(somebody: Person, far: bool = False) -> bool:
    """Play until it is time to walk (``far``: farther than a step); false if that never comes."""
    wanted = ".goal" if far else ".choosable[data-move^='step']"
    for _ in range(40):
        moves = _offered(somebody)
        if not moves:
            return False
        if somebody.page.locator(wanted).count():
            return True
        somebody.makes(_cheapest(moves))
    return False


_STANDS_WHERE_IT_IS = """() => {
    const avatar = document.querySelector("[data-avatar='dream:0']");
    const space = document.querySelector("[data-fact='space:0']");
    return avatar && space && avatar.dataset.space === JSON.parse(space.dataset.value);
}"""
"""On the space that the view says: the step's own, or where it led to, such as back to the start."""


def _avatar(page: Page) -> str | None:
    return page.locator("[data-avatar='dream:0']").get_attribute("data-space")


def test_a_person_walks_through_a_game_to_its_end_on_the_map(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_down(ada)
    made = 0
    while moves := _offered(ada):
        move = _cheapest(moves)
        ada.makes(move)
        made += 1
        if move.startswith("step "):
            ada.page.wait_for_function(_STANDS_WHERE_IT_IS)
    assert made, "at least a card in one of three rounds"
    expect(ada.page.locator(".standing li")).to_have_count(2)
    expect(ada.page.locator("[data-avatar^='real']")).to_have_count(2)


def test_a_space_farther_off_is_headed_for_step_by_step(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_down(ada, max_rounds=30)
    assert _walks(ada, far=True)
    page, goal = ada.page, ada.page.locator(".goal").first
    started = _avatar(page)
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")
    chosen = page.locator(".choosable[aria-pressed=true]")
    first = chosen.get_attribute("data-move")
    assert _avatar(page) == started, "nothing is done before it is confirmed"
    page.get_by_role("button", name=re.compile("^Confirm")).click()
    expect(page.locator(f".choosable[aria-pressed=true]:not([data-move='{first}'])")).to_have_count(1)
    until(page, lambda: first == f"step {_avatar(page)}")
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def _lies_within(inner: FloatRect, outer: FloatRect) -> bool:
    ends = [(inner[at], inner[at] + inner[size], outer[at], outer[at] + outer[size]) for at, size in _SIDES]
    return all(first <= begin and end <= last for begin, end, first, last in ends)


_SIDES: Final[tuple[tuple[Literal["x", "y"], Literal["width", "height"]], ...]] = (("x", "width"), ("y", "height"))


def test_on_a_phone_what_can_be_chosen_is_in_sight(new_person: NewPerson) -> None:
    ada = new_person("ja", **PHONE, color_scheme="light")
    _sits_down(ada, board="short_night", edition="revised", max_rounds=30)
    assert _walks(ada)
    page = ada.page
    assert fits(page)
    assert violations(page) == []
    until(page, lambda: _steps_in_sight(page))
    own = page.locator(".own").bounding_box()
    assert own is not None
    assert own["height"] < 0.5 * 844, "the map is not covered by what lies under one's thumb"


def test_the_map_comes_back_from_where_others_went(new_person: NewPerson) -> None:
    ada = new_person(**PHONE, reduced_motion="no-preference")
    _sits_down(ada, max_rounds=30)
    for _ in range(2):
        assert _walks(ada)
        until(ada.page, lambda: _steps_in_sight(ada.page))  # it glides
        while ada.page.locator(".choosable[data-move^='step']").count():
            ada.makes(_cheapest(_offered(ada)))


def _steps_in_sight(page: Page) -> bool:
    pane = page.locator(".surface").bounding_box()
    assert pane is not None
    boxes = [space.bounding_box() for space in page.locator(".choosable[data-move^='step'] .glow").all()]
    return bool(boxes) and all(box is not None and _lies_within(box, pane) for box in boxes)


_OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".names text")].flatMap((text) => [...text.children].map((line) => {
        const { left, right, top, bottom, height } = line.getBoundingClientRect();
        return { name: text.dataset.region, left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
    }));
    const spaces = [...document.querySelectorAll(".surface .space")].map((space) => {
        const { left, top, width, height } = space.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, r: Math.min(width, height) / 2 };
    });
    const found = [];
    for (const one of boxes) {
        for (const other of boxes) {
            const beside = one.left >= other.right || other.left >= one.right;
            const above = one.top >= other.bottom || other.top >= one.bottom;
            if (one.name < other.name && !beside && !above) found.push(`${one.name} over ${other.name}`);
        }
        for (const { x, y, r } of spaces) {
            const away = Math.hypot(Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
            if (away < r - 1.5) found.push(`${one.name} over a space`);
        }
    }
    return [boxes.length, found];
}"""


def _names_overlap(page: Page) -> list[str] | None:
    """What the names cover; nothing at all before they are drawn."""
    lines, overlaps = page.evaluate(_OVERLAPS)
    return overlaps if lines >= 16 else None


@pytest.mark.parametrize("board", ["dreamlands", "short_night"])
def test_the_names_on_the_map_cover_nothing(new_person: NewPerson, board: str) -> None:
    ada = new_person()
    ada.page.add_init_script("localStorage.setItem('reverie.coach', '3')")
    _sits_down(ada, board=board)
    ada.page.locator(".names text").first.wait_for()
    for language in LANGUAGES:
        ada.page.locator(".bar select, header select").first.select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        until(ada.page, lambda: _names_overlap(ada.page) == [])


def test_every_card_character_and_quest_has_its_own_drawing() -> None:
    drawn = set(
        re.findall(r'^ {2}"?([a-z-]+)"?:\s+"M', (FOLDER / "pictures.ts").read_text(encoding="utf-8"), re.MULTILINE)
    )
    kinds = ("characters", "dream_cards", "reality_cards", "quests")
    wanted = {record["id"] for kind in kinds for record in CONTENT[kind]}
    assert wanted | {card["id"] for card in CONTENT["revised"]["dream_cards"]} <= drawn


def test_every_region_of_both_boards_is_drawn() -> None:
    source = (FOLDER / "lands.ts").read_text(encoding="utf-8")
    lands = source[source.index("const dreamlands") :].split("const shortNight")
    for board, land in zip(CONTENT["boards"], lands, strict=True):
        assert set(re.findall(r"^ {4}([A-Z]{2}): \{", land, re.MULTILINE)) == set(board["regions"])


def _picks(somebody: Person, character: str) -> None:
    assert f"pick_character {character}" in _offered(somebody), "bots pick their favourites first"
    somebody.makes(f"pick_character {character}")


@pytest.mark.clause("DQ-143")
@pytest.mark.parametrize(
    ("edition", "job", "cost"), [("first", "Child", "pay 3 Providence"), ("revised", "Dilettante", "pay 1 Providence")]
)
def test_characters_are_shown_as_their_printing_has_them(
    new_person: NewPerson, edition: str, job: str, cost: str
) -> None:
    ada = new_person()
    _sits_down(ada, characters="choose", edition=edition)
    assert _offered(ada)
    page = ada.page
    trent = page.locator("[data-move='pick_character maypole']")
    expect(trent.locator(".person header")).to_have_text(re.compile(rf"{job}$"))
    expect(page.locator("[data-move='pick_character bedford'] .person")).to_contain_text(cost)
    expect(page.locator(".sheets")).not_to_contain_text("{")  # nobody has any values yet
    heard = page.locator("[data-move='pick_character bedford'] > .unseen")
    expect(heard).to_contain_text("Memory")  # who hears the page hears the values too
    expect(heard).to_contain_text(cost)


@pytest.mark.clause("DQ-122")
def test_foresight_shows_what_both_cards_offer(new_person: NewPerson) -> None:
    ada = new_person()
    _sits_down(ada, characters="choose", max_rounds=30)
    _picks(ada, "silverlake")
    while not (moves := _offered(ada))[0].startswith("foresee"):
        ada.makes(_cheapest(moves))
    page = ada.page
    cards = page.locator(".choice[data-move^='foresee']")
    expect(cards).to_have_count(2)
    offered = json.loads(page.locator("[data-fact='choices']").get_attribute("data-value") or "[]")
    for at, move in enumerate(moves):
        own = [choice for choice in offered if choice["card"] == move.split()[1]]
        assert own
        expect(cards.nth(at).locator("li")).to_have_count(len(own))
        expect(cards.nth(at).locator("> .unseen")).to_contain_text("Movement")
        expect(cards.nth(at).locator("button")).to_have_count(0)  # a button within a button is none


def test_how_to_play_names_the_goal_first(new_person: NewPerson) -> None:
    ada = new_person()
    ada.opens(f"/how/{GAME.name}")
    expect(ada.page.get_by_text("Whoever is first to fulfil the Quest wins.")).to_be_visible()
    expect(ada.page.locator("figcaption").first).to_have_text(re.compile("^The goal: be the first to fulfil the Quest"))
