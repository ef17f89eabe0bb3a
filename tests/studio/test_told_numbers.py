"""No help text says a printed number where a table has another: how to play, the rules, fields, options, cards.

All numbers that can be changed are changed at once, each to one that nobody would write. Then every one of them stands
in some text, and beside what the content counts (gems, rows, chi) no text has a number of its own. What no text speaks
of, and where a number of its own is right, is listed here with the reason.
"""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse

from reverie.games import all_games, find_game
from reverie.kernel import Game, NumberRange
from reverie.kernel.free_content import Steps, found_at, path_steps, path_text
from reverie.table.rules_text import overview_lines
from reverie.text import LANGUAGES, Words, rulebook, words_for

UNTOLD: Mapping[str, Mapping[str, str]] = {
    "psycle": {},
    "project-dreamscape": {r"chain_points\.1$": "a single card is no chain, and scores 0 whatever is changed"},
    "counting-zzzzs": {r"elements\[\d+\]\.value\.points": "of a neutral card, which has no number: it is 0"},
    "dream-cycle": {
        r".*\.count$": "told all together, or by the supply on the table",
        r".*\.quarter_turns_cw$|layout\.initial_rows": "told in words",
        r"tiles\[\d+\]\.phase|squares\[(8|9|1\d)\]\.phases": "seen on the tiles; told for one of its colour",
    },
    "dream-quest": {
        r"(revised\.)?(reality_cards|reality_effects|dream_cards)": "printed on the card, which shows it",
    },
}
"""By game: numbers that no text has to speak of, and why."""
NUMBER = {
    "en": r"(?:[1-9]\d*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)",
    "de": r"(?:[1-9]\d*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)",
    "ja": r"[1-9]\d*",
}
COUNTED = {
    "psycle": {
        "en": r"gems?|stars?|rounds?|(?:target|bonus) tiles?",
        "de": r"Edelsteine?n?|Sterne?n?|Runden?|(?:Ziel|Bonus)plättchen",
        "ja": r"宝石|★|ラウンド|(?:ターゲット|ボーナス)タイル",
    },
    "project-dreamscape": {"en": r"points?|bands?", "de": r"Punkte?n?|Stufen?", "ja": r"点|段階"},
    "counting-zzzzs": {"en": r"points?", "de": r"Punkte?n?", "ja": r"点"},
    "dream-cycle": {
        "en": r"chi|rows|tiles? (?:of|on|in)|(?:Directional|Inspiration) tiles?|colours|phases|offers?|squares forward",
        "de": r"Chi|Reihen|(?:Richtungs|Inspirations)?plättchen|Farben|Schlafphasen|Angebote?",
        "ja": r"気|段|色|申し出",
    },
    "dream-quest": {
        "en": r"Providence|Slumber|Lucidity|Memory|hours?|(?:Dream |Reality |standard )?cards?|(?:character )?sheets?",
        "de": r"Vorsehung|Schlummer|Klarheit|Gedächtnis|Stunden?|(?:Traum|Realitäts|Standard)?karten?|Charakterbögen",
        "ja": r"天啓|睡眠|明晰|記憶|時|夢カード|現実カード|シート",
    },
}
"""By game and language: what the content counts."""
OWN_NUMBERS: Mapping[str, Mapping[str, str]] = {
    "psycle": {
        "PS-002 PS-011 PS-049": "there are 50 gems in the box, and nobody can change that",
        "PS-033": "what the rulebook says",
        "PS-085 PS-050": "what follows from the printed numbers, and it says so",
        "PS-054 PS-058 refused-psycle-one-tile-a-round": "one for each round",
    },
    "project-dreamscape": {
        "PD-155": "the rulebook's example, with its own numbers, and it says so",
        "PD-187": "the bounds of what can be changed",
        "field-bands.help": "the first band is the first",
    },
    "counting-zzzzs": {"CZ-102 CZ-108 game-how-to-play": "a point for each element is the rule itself"},
    "dream-cycle": {
        "DC-002 DC-021 DC-026 DC-214 option-night.help field-at.help": "rows by their number",
        "DC-003 DC-004 DC-163": "what is printed, and it says so",
        "DC-005 DC-112 DC-151 DC-154 DC-007 field-laid.help refused-dream-cycle-layout": "a row is always three tiles",
        "DC-030": "a turn has two phases",
        "DC-064 DC-066 name-chi": "one of something",
        "DC-070": "a step is one square",
        "DC-146": "what the square is called for",
        "DC-215 DC-230 DC-233": "fixed: a dealt start, the least chi there can be, the bounds of what can be changed",
        "refused-dream-cycle-tile-twice": "two tiles of one name",
    },
    "dream-quest": {
        "DQ-003 DQ-004 DQ-009 DQ-142": "what is printed, and it says so",
        "DQ-008 DQ-006": "what the box holds",
        "DQ-152 DQ-016 DQ-017": "the bounds of what can be changed; the boards",
        "DQ-012 DQ-048": "hours by their number, and one at a time",
        "DQ-034 DQ-049 DQ-053 DQ-057": "fixed: a blessing, a token, a night's toll",
        "DQ-052 DQ-066 DQ-071": "what follows from the printed numbers, and values that a test is about",
        "DQ-104 move-buy_slumber event-slumber-bought": "bought one by one",
        "question-roll.help question-resolve-card.help question-walk.help question-contest.help": "bought one by one",
        "DQ-127 DQ-144": "rows of the memory table by their number",
        "game-how-to-play": "a night's toll, a blessing; Slumber is bought one by one",
        "question-foresee name-ForeseeCard": "asked only where two were drawn",
    },
}
"""By game: the texts that have numbers of their own beside what is counted, and why that is right."""
FIRST_SENTINEL = 10_001


def texts(words: Words) -> dict[str, str]:
    """All that is said of the content alone, by where it stands: whatever has no other blanks."""
    assert words.game is not None
    source = (words.game.folder / "text" / f"{words.language}.ftl").read_text(encoding="utf-8")
    said = {name: words.say(name) for name in _names(source)}
    clauses = {clause.id: clause.text for section in rulebook(words).sections for clause in section.clauses}
    return {name: text for name, text in {**said, **clauses}.items() if "{" not in text}


@cache
def _names(source: str) -> tuple[str, ...]:
    messages = [entry for entry in parse(source).body if isinstance(entry, ast.Message)]
    whole = [message.id.name for message in messages if message.value is not None]
    return (*whole, *(f"{message.id.name}.{part.id.name}" for message in messages for part in message.attributes))


def free_numbers(game: Game) -> Iterator[Steps]:
    """Where a number stands that can be changed."""
    found: dict[Steps, None] = {}
    for one in game.free_content:
        if isinstance(one, NumberRange):
            there = found_at(game.raw_content, path_steps(one.path))
            found |= dict.fromkeys(steps for steps, value in there if type(value) is int)
    yield from found


def all_changed(game: Game) -> tuple[dict[str, Any], dict[Steps, int]]:
    """Overrides in which every number is another one and every list of records longer; what stands where now."""
    content = deepcopy(dict(game.raw_content))
    numbers = {steps: FIRST_SENTINEL + place for place, steps in enumerate(free_numbers(game))}
    for steps, number in numbers.items():
        here: Any = content
        for step in steps[:-1]:
            here = here[step]
        here[steps[-1]] = number
    for value in content.values():
        if isinstance(value, list) and all(isinstance(one, dict) and "id" in one for one in value):
            value.append({**deepcopy(value[0]), "id": "one-more"})
    return {key: value for key, value in content.items() if value != game.raw_content[key]}, numbers


def ungrouped(text: str) -> str:
    """Numbers without the signs that part their thousands."""
    return re.sub(r"(?<=\d)[,.\u00a0\u202f](?=\d{3})", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_number_of_the_table_is_told(game: Game, language: str) -> None:
    overrides, numbers = all_changed(game)
    told = ungrouped("\n".join(texts(words_for(language, game, overrides)).values()))
    untold = [path_text(steps) for steps, number in numbers.items() if str(number) not in told]
    assert [path for path in untold if not any(re.match(one, path) for one in UNTOLD[game.name])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_beside_what_the_content_counts_no_text_has_a_number_of_its_own(game: Game, language: str) -> None:
    number, counted = NUMBER[language], f"(?:{COUNTED[game.name][language]})"
    beside = rf"\b{number}\s+{counted}\b|\b{counted}\s+[1-9]\d*\b"
    if language == "ja":
        beside = rf"{counted}[をはがのも]?{number}(?!\d)|{number}[個枚つ]?の?{counted}"
    right = {name for names in OWN_NUMBERS[game.name] for name in names.split()}
    overrides, _ = all_changed(game)
    # How many there are of something follows from the lists, which are longer here by one.
    lengths = {len(value) for value in overrides.values() if isinstance(value, list)}
    wrong = {}
    for name, text in texts(words_for(language, game, overrides)).items():
        found = [one.group() for one in re.finditer(beside, ungrouped(text))]
        own = [one for one in found if not any(_is_of_the_table(int(n), lengths) for n in re.findall(r"\d+", one))]
        if own and name not in right:
            wrong[name] = own
    assert wrong == {}


def _is_of_the_table(number: int, lengths: set[int]) -> bool:
    return number >= FIRST_SENTINEL or number in lengths


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_texts_that_are_allowed_a_number_of_their_own_are_there(game: Game) -> None:
    known = texts(words_for("en", game)).keys() | set(_names(_english(game)))
    assert {name for names in OWN_NUMBERS[game.name] for name in names.split()} <= known


def _english(game: Game) -> str:
    return (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")


def test_cards_of_counting_zzzzs_tell_what_is_printed_on_them_now() -> None:
    game = find_game("counting-zzzzs")
    elements = {"0": {"interplay": []}, "1": {"value": {"type": "neutral", "points": 0}}}
    said = words_for("en", game, {"elements": elements, "actions": {"6": {"effect": {"needs_last_theme": "F"}}}})
    assert said.say("name-movie_star.help") == "People, F S, +3."
    assert said.say("name-lifeguard.facts") == "People, N F W, neutral"
    assert "Fantasy (F)" in said.say("name-scared_stiff.help")
    printed = words_for("en", game)
    assert printed.say("name-movie_star.help") == "People, F S, +3; +1 with “Beach”."
    canyon = printed.say("name-grand_canyon.help")
    assert canyon.endswith("; as “Grand Canyon” +1 with “Flying”.")


def test_what_is_taken_out_of_the_content_is_none_in_texts() -> None:
    game = find_game("dream-quest")
    cards = [card for card in game.raw_content["revised"]["dream_cards"] if card["id"] != "gate-of-dreams"]
    said = rulebook(words_for("en", game, {"revised": {"dream_cards": cards}})).clause("DQ-148").text
    assert said.startswith("Gate of Dreams costs none Slumber here.")


def test_a_variant_says_what_it_has_changed() -> None:
    lines = overview_lines(words_for("en", find_game("psycle"), {"gems": {"start": 12}}))
    assert "gems.start: 10 → 12" in lines
    assert not [line for line in overview_lines(words_for("en", find_game("psycle"))) if "→" in line]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_blank_of_the_content_is_in_the_content(game: Game) -> None:
    for language in LANGUAGES:
        words = words_for(language, game)
        names = [name for name in _names(_english(game)) if words.has(name)]
        said = [words.say(name) for name in names]
        said += [clause.text for section in rulebook(words).sections for clause in section.clauses]
        assert not [text for text in said if "$content_" in text]
