"""Counting Zzzzs on its board: a night by clicking, by keys, by thumb; wakings step by step; sheep in five shapes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from reverie.games.counting_zzzzs import GAME as RULES
from reverie.kernel import FastChance, SealedChance, move_text, sealed_key
from reverie.kernel.record import Played, Seat, move_line, new_record, record_data
from reverie.text import LANGUAGES, words_for
from tests.counting_zzzzs.tables import DECK
from tests.web.conftest import ROOT, NewPerson
from tests.web.people import PHONE, Person, fits, goes_to, sits_with_bots, until
from tests.web.test_equal import same_as_text, violations

GAME = "counting-zzzzs"

_PRESSES = """async ([most, patient]) => {
    const [made, told] = [new Set(), new Set()];
    const isOver = () => document.querySelector("#ending-title") !== null;
    const asked = () => document.querySelector(".status").dataset.question;
    const all = (where) => [...document.querySelectorAll(where)];
    const until = async (done) => {
        for (const end = Date.now() + 120000; !done(); await new Promise((next) => setTimeout(next, 10))) {
            if (Date.now() > end) throw new Error(`nothing happens: ${document.querySelector(".status").textContent}`);
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
    sits_with_bots(ada, players=players, game=GAME, window=window, overrides={"setup": setup})
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
    # Not every night has a waking from five cards that the page is asked after: then there is another night.
    for _ in range(8):
        _sits_with_bots(ada, 2, target=6)
        found = _plays_on(ada, patient=True)
        if found["told"] and len(found["made"]) > 2:
            break
    assert "first" in found["made"]
    assert len(found["made"]) > 2, "second cards of several kinds"
    expect(ada.page.locator("#ending-title")).to_be_visible()
    facts = ada.facts()
    assert max(facts["score:0"], facts["score:1"]) >= 6 or facts["draw"] == 0
    # Who lost the hand to a Wake Up has none left to open.
    held = [seat for seat in range(2) if facts[f"hand:{seat}"]]
    expect(ada.page.locator(".open")).to_have_count(len(held))
    goes_to(ada.page.locator(".box button", has_text="New total").first)
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
    seen = same_as_text(ada)  # a window closes by itself, and bots move
    for seat in range(4):
        dream, tally = seen[f"dream:{seat}"], seen[f"tally:{seat}"]
        quilt = ada.page.locator(f"[data-fact='dream:{seat}']")
        expect(quilt.locator(".laid, .here .card")).to_have_count(len(dream))
        expect(quilt.locator(".jump")).to_have_count(sum(map(len, tally["links"])) if tally else 0)


def test_a_second_card_is_taken_up_and_laid_by_keys(new_person: NewPerson) -> None:
    ada = new_person()
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
    mine = ada.page.locator(".mine > .own").bounding_box()
    assert mine is not None
    assert mine["height"] < 0.5 * 844, "however much is offered, the board keeps its part"
    assert fits(ada.page)
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Mehr", exact=True).tap()
    ada.page.get_by_role("button", name="Automatisch passen").tap()
    offered = ada.page.get_by_label("Wenn es geht um").locator("option")
    expect(offered).to_have_text([re.compile(one) for one in ("alles", "Element", "Aufweck", "Zwing")])
    lasting = ada.page.get_by_label("Wie lange").locator("option")
    expect(lasting).to_have_text(["bis zu meinem nächsten Zug", "bis ich aufwache", "bis zum Ende des Spiels"])
    assert fits(ada.page)


@pytest.mark.parametrize(("language", "letters"), [("en", "NFWDS"), ("de", "APBHS")])
def test_a_theme_is_a_letter_a_shape_and_a_colour(new_person: NewPerson, language: str, letters: str) -> None:
    page = new_person(language).opens(f"/how/{GAME}").page
    themes = page.locator(".flock li", has=page.locator(".sheep"))
    themes.first.wait_for()
    assert themes.locator("text").all_text_contents() == list(letters)
    for theme, letter in zip(themes.all(), letters, strict=True):
        expect(theme).to_contain_text(re.compile(rf"{letter}\s*{letter}"))
    for sign in ("one => one.getAttribute('d')", "one => getComputedStyle(one).fill"):
        assert len({wool.evaluate(sign) for wool in page.locator(".flock .wool").all()}) == 5
    assert violations(page) == []


def test_how_to_play_begins_with_the_goal(new_person: NewPerson) -> None:
    page = new_person().opens(f"/how/{GAME}").page
    expect(page.locator(".goal")).to_contain_text("the first with 40 points wins")
    goal, flock = page.locator(".goal").bounding_box(), page.locator(".flock").bounding_box()
    assert goal is not None
    assert flock is not None
    assert goal["y"] < flock["y"]


# Searching the draw pile.

SEED = bytes(32)


def _searching_game() -> tuple[dict[str, Any], int, int]:
    """The record of a game in which a draw pile is searched as soon as somebody can; after which move, and by whom."""
    setup = RULES.setup(2)
    record = new_record(setup, [Seat("Ada"), Seat("Ben")], SEED, "")
    state, _ = RULES.start(setup, SealedChance(sealed_key(SEED)), [])
    choose = FastChance(1)
    while True:
        seat = state.asked[0]
        moves = state.moves(seat)
        kept = [move for move in moves if move_text(move) != "discard lucid_dreaming"] or moves
        move = next((one for one in moves if one.verb == "lucid"), None) or kept[choose.below(len(kept))]
        state.play(seat, move)
        record.moves.append(Played(move_line(seat, move_text(move))))
        if move.verb == "lucid":
            record.seed = SEED.hex()
            return record_data(record), len(record.moves), seat


@pytest.mark.clause("CZ-175")
def test_whoever_searches_the_pile_sees_it_and_nobody_else(new_person: NewPerson, tmp_path: Path) -> None:
    record, number, seat = _searching_game()
    (tmp_path / "searching.json").write_text(json.dumps(record))
    eve = new_person().opens("/replay")
    page = eve.page
    page.locator("input[type=file]").set_input_files(tmp_path / "searching.json")
    page.locator("input[type=range]").fill(str(number))
    expect(page.locator("h1")).to_contain_text(f"Move {number} of")
    eyes = page.locator("select.eyes")
    eyes.select_option(str(seat))
    pile = page.locator("details[data-fact=pile]")
    pile.locator("summary").click()
    until(page, lambda: len(eve.facts().get("pile", ())) == eve.facts()["draw"] > 15)
    held = eve.facts()["pile"]
    expect(pile.locator(".chip")).to_have_count(len(held))
    expect(pile.locator("summary")).to_have_text(re.compile(rf"In the draw pile\s*{len(held)}"))
    for other in (str(1 - seat), "none"):
        eyes.select_option(other)
        expect(page.locator(f"[data-fact='hand:{seat}']").first).to_have_attribute("data-value", re.compile(r"\?"))
        expect(pile).to_have_count(0)
        until(page, lambda: eve.facts()["pile"] == [])


# Names that have room.


def _board_text(language: str) -> str:
    return (ROOT / "web" / "src" / "boards" / GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def _breaks(language: str) -> dict[str, str]:
    listed = re.search(r"^board-breaks =\n((?: {4}.*\n)+)", _board_text(language), re.MULTILINE)
    words = listed.group(1).split() if listed else []
    return {word.replace("|", ""): word.replace("|", "\u00ad") for word in words}


def _brief_names(language: str) -> dict[str, str]:
    """By face: what stands on a card where there is little room. A side is up, or the card lies sideways."""
    short = dict(re.findall(r"^board-short-([\w-]+) = (.+)$", _board_text(language), re.MULTILINE))
    faces = list(DECK.number)
    contexts = [card.id for card in DECK.elements.values() if card.type == "context"]
    faces += [f"{card}-{side}" for card in contexts for side in ("plus", "minus")]
    assert set(short) <= set(faces)
    assert set(contexts) <= set(short), "sideways neither of its sides is up"
    words = words_for(language, RULES)
    return {face: short.get(face) or words.say(f"name-{face}") for face in faces}


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_names_tell_cards_apart(language: str) -> None:
    by_name: dict[str, set[str]] = {}
    for face, name in _brief_names(language).items():
        by_name.setdefault(name, set()).add(face.partition("-")[0])
    assert {name: faces for name, faces in by_name.items() if len(faces) > 1} == {}


def test_a_brief_japanese_name_has_two_lines_of_four_letters() -> None:
    assert [name for name in _brief_names("ja").values() if len(name) > 8] == []


_WIDE = """([words, width]) => {
    const like = document.querySelector(".patch .name");
    const box = like.cloneNode(true);
    like.parentElement.append(box);
    box.style.cssText = "position: absolute; display: inline-block; white-space: nowrap; padding: 0";
    const isWide = (word) => {
        box.textContent = word;
        return box.getBoundingClientRect().width > width;
    };
    return document.fonts.ready.then(() => words.filter(isWide));
}"""
LINE = 58
"""Pixels that a word has on the narrowest patch of all, that of a phone."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_word_is_broken_only_where_it_must_be_and_then_no_name_is_cut(new_person: NewPerson, language: str) -> None:
    breaks = _breaks(language)
    names = [words_for(language, RULES).say(f"name-{card}") for card in DECK.number]
    words = {word for name in (*names, *_brief_names(language).values()) for word in re.findall(r"[^\W\d_]+", name)}
    page = new_person(language).opens(f"/how/{GAME}").page
    page.locator(".patch .name").first.wait_for()
    wider, wide = (set(page.evaluate(_WIDE, [sorted(words), LINE + more])) for more in (1, -1))
    assert wider <= set(breaks) <= wide
    parts = [part for word in breaks.values() for part in word.split("\u00ad")]
    assert min(map(len, parts)) > 1
    broken = [
        re.sub(r"[^\W\d_]+", lambda word: breaks.get(word.group(), word.group()), name)
        for name in _brief_names(language).values()
    ]
    assert page.evaluate(_TOO_LONG, [broken, NARROWEST, 2]) == [], "no name in a dream is cut"


_TOO_LONG = """([names, width, lines]) => {
    const like = document.querySelector(".patch .name");
    const box = like.cloneNode(true);
    like.parentElement.append(box);
    box.style.cssText = `position: absolute; display: block; width: ${width}px; -webkit-line-clamp: none;`;
    const isLong = (name) => {
        box.textContent = name;
        const range = document.createRange();
        range.selectNodeContents(box);
        const tops = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
        return tops.size > lines || box.scrollWidth > box.clientWidth;
    };
    return document.fonts.ready.then(() => names.filter(isLong));
}"""
NARROWEST = 66
"""Pixels: as narrow as a patch becomes where a name has two lines only."""


_CUT_IN_HAND = """([names, long, longish]) => {
    const card = document.querySelector(".hand .card.large");
    const box = card.querySelector(".name");
    const [whole, brief] = [box.querySelector(".whole"), box.querySelector(".brief")];
    const isCut = ([name, short]) => {
        [whole.textContent, brief.textContent] = [name, short];
        const width = [...name].reduce((sum, letter) => sum + (letter >= "\\u3000" ? 2.25 : 1), 0);
        box.classList.toggle("long", width > long);
        box.classList.toggle("longish", width > longish);
        // Letters may be higher than their line; what is cut is a line.
        const line = parseFloat(getComputedStyle(box).lineHeight);
        return box.scrollHeight > box.clientHeight + line / 2 || box.scrollWidth > box.clientWidth;
    };
    return document.fonts.ready.then(() => names.filter(isCut));
}"""


def test_no_name_in_the_hand_is_cut(new_person: NewPerson) -> None:
    source = (ROOT / "web" / "src" / "boards" / GAME / "Card.svelte").read_text(encoding="utf-8")
    room = [int(re.findall(rf"const {name} = (\d+);", source)[0]) for name in ("LONG", "LAPTOP")]
    ada = new_person()
    _sits_with_bots(ada, 2)
    for language in LANGUAGES:
        ada.page.locator(".bar select, header select").first.select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        for width, height in ((390, 844), (844, 390), (1366, 657), (1440, 900)):
            ada.page.set_viewport_size({"width": width, "height": height})
            cut = ada.page.evaluate(_CUT_IN_HAND, [_names_in_the_hand(language), *room])
            assert cut == [], (language, width, height)


def _names_in_the_hand(language: str) -> list[tuple[str, str]]:
    """Of each card: its whole name and its brief one, with the places where they may be broken."""
    breaks, words, brief = _breaks(language), words_for(language, RULES), _brief_names(language)

    def breakable(name: str) -> str:
        return re.sub(r"[^\W\d_]+", lambda word: breaks.get(word.group(), word.group()), name)

    return [(breakable(words.say(f"name-{card}")), breakable(brief[card])) for card in DECK.number]
