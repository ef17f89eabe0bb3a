"""What is said at the table of Psycle: help with the numbers that hold there, plain words for the rest."""

from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.kernel import FastChance
from reverie.table.rules_text import overview_lines
from reverie.text import LANGUAGES, rulebook, words_for

WORDS = words_for("en", GAME)
NAMES = ["Ada", "Ben"]
FREE = "Free. You gain as many gems as the largest number played this round."
CHANGED: dict[str, Any] = {
    "cards": {"3": {"stars": 1, "beats": [0, 1], "loses_to": [2, 4, 5]}, "2": {"beats": [0, 1, 3], "loses_to": [4, 5]}}
}


def help_of(move: str, language: str = "en", overrides: dict[str, Any] | None = None) -> str:
    state = GAME.new(2, FastChance(1), {}, overrides or {})
    return words_for(language, GAME).move_help(GAME.parse(move), NAMES, 0, state.view(0)["decision"])


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (
            "play 0",
            f"{FREE} Beats nothing, loses to 1, 2, 3, 4 and 5.",
        ),
        ("play 1", "Costs 1 gem. 3 stars for each opponent beaten. Beats 0 and 5, loses to 2, 3 and 4."),
        ("play 5", "Costs 5 gems. 1 star for each opponent beaten. Beats 0, 2, 3 and 4, loses to 1."),
    ],
)
def test_the_help_of_a_card(move: str, said: str) -> None:
    assert help_of(move) == said


@pytest.mark.clause("PS-007")
@pytest.mark.clause("PS-083")
def test_the_help_of_a_card_tells_the_numbers_of_this_table() -> None:
    assert help_of("play 3", overrides=CHANGED) == (
        "Costs 3 gems. 1 star for each opponent beaten. Beats 0 and 1, loses to 2, 4 and 5."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_table_no_number_is_promised(language: str) -> None:
    assert words_for(language, GAME).move_help(GAME.parse("play 3"), NAMES) == ""


def test_who_has_answered_is_offered_nothing() -> None:
    state = GAME.new(2, FastChance(1))
    state.play(0, "play 3")
    assert "each_move" not in state.view(0)["decision"]["facts"]
    assert "each_move" not in state.view(None)["decision"]["facts"]
    assert "each_move" in state.view(1)["decision"]["facts"]


def test_beating_nobody_is_said_plainly() -> None:
    scored = {"kind": "scored", "beaten": [0, 1], "base": [0, 2], "bonus": [0, 0], "score": [4, 2]}
    assert WORDS.event(scored, NAMES, 0)[0] == "You beat nobody and stay at 4."
    assert WORDS.event(scored, NAMES, 1)[0] == "Ada beats nobody and stays at 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_of_the_rules_promises_no_clause_that_is_elsewhere(language: str) -> None:
    """“PS-034 to PS-088” once, in a section that has PS-034 to PS-045 and a few later numbers."""
    lines = overview_lines(words_for(language, GAME))
    book = rulebook(words_for(language, GAME))
    section = next(one for one in book.sections if one.clauses and one.clauses[0].id == "PS-034")
    line = next(line for line in lines if line.startswith(section.title))
    ids = [clause.id for clause in section.clauses]
    assert "PS-088" in ids
    assert "PS-034" in line
    assert "PS-084" in line
    last_in_order = max(clause for clause in ids if clause < "PS-084")
    assert last_in_order in line
