"""No help text says a printed number where a table has another: how to play, the rules, what is printed on cards.

Each number that can be changed is changed, and the texts that speak of it say the new one. What no text speaks of is
listed here: it is told by views, boards and cards alone, which show the content itself.
"""

import re
from typing import Any

import pytest

from reverie.games import all_games
from reverie.kernel import Game, NumberRange
from reverie.kernel.free_content import found_at, path_steps, path_text
from reverie.table.rules_text import overview_lines
from reverie.text import LANGUAGES, Words, rulebook, words_for
from tests.studio.test_forms import laid

UNTOLD = {
    "psycle": r"-",
    "project-dreamscape": r"chain_points\.1$",
    "counting-zzzzs": r"-",
    "dream-cycle": r"limits\.(tiles_per_field|rows)|.*\.(count|quarter_turns_cw|phase|phases|x0)|layout\.initial_rows",
    "dream-quest": r"limits\.hours|(revised\.)?(reality_|dream_cards|memory_table)|.*\.ability\.draws"
    r"|revised\.reality_effects",
}
SENTINEL = 87


def texts(words: Words) -> dict[str, str]:
    """All that is said of the content alone, by where it stands."""
    clauses = {clause.id: clause.text for section in rulebook(words).sections for clause in section.clauses}
    things = [f"name-{name}{part}" for name in words.things for part in (".facts", ".help")]
    told = {name: words.say(name) for name in things if words.has(name)}
    fields = [f"field-{name}.help" for name in ("supply", "deep", "reserve")]
    told |= {name: words.say(name) for name in fields if words.has(name)}
    return {**clauses, **told, "how": words.say("game-how-to-play")}


def changed_numbers(game: Game) -> dict[str, dict[str, Any]]:
    """By path: overrides that make a number another one; one number of each declaration."""
    found = {}
    for one in game.free_content:
        places = [] if not isinstance(one, NumberRange) else list(found_at(game.raw_content, path_steps(one.path)))
        places = [steps for steps, value in places if value is not None]
        steps = places[len(places) // 2] if places else ()
        if steps and not re.match(UNTOLD[game.name], path_text(steps)):
            found[path_text(steps)] = laid(game, steps, SENTINEL)
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_texts_say_the_numbers_of_the_table(game: Game) -> None:
    numbers = changed_numbers(game)
    assert len(numbers) >= 5
    for language in LANGUAGES:
        printed = texts(words_for(language, game))
        assert not [name for name, text in printed.items() if "content_" in text]
        for path, overrides in numbers.items():
            now = texts(words_for(language, game, overrides))
            other = {name: text for name, text in now.items() if text != printed[name]}
            assert other, f"{language}: no text speaks of {path}"
            for name, text in other.items():
                assert str(SENTINEL) in text, f"{language}: {name} does not say the new {path}: {text}"
        if language != "en":
            numbers = dict(list(numbers.items())[::5])  # the same blanks in every language, as another test says


def test_a_variant_says_what_it_has_changed() -> None:
    game = next(game for game in all_games() if game.name == "psycle")
    lines = overview_lines(words_for("en", game, {"gems": {"start": 12}}))
    assert "gems.start: 10 → 12" in lines
    assert not [line for line in overview_lines(words_for("en", game)) if "→" in line]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_blank_of_the_content_is_in_the_content(game: Game) -> None:
    for language in LANGUAGES:
        said = " ".join(texts(words_for(language, game)).values())
        assert "{" not in said
