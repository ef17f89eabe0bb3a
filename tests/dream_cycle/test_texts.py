"""What people read: places, plurals, empty lists, prices and the legend, in every language."""

import re
from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.moves import Square
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel.record import Seat
from reverie.table.fact_lines import every_fact, short_facts
from reverie.table.local_game import LocalGame
from reverie.table.narration import Narration
from reverie.text.words import LANGUAGES, words_for

NAMES = ["Anna", "Bob", "Chloe"]


def told(language: str, kind: str, **facts: Any) -> str:
    return " ".join(words_for(language, GAME).event({"kind": kind, **facts}, NAMES, None))


def question(language: str, name: str, **facts: Any) -> str:
    return words_for(language, GAME).question({"question": name, "facts": facts}, NAMES, None)


def telling(language: str, **position: Any) -> Narration:
    """Anna is buying, on a small table."""
    local_game = LocalGame(GAME, [Seat(name, "person") for name in NAMES[:2]], seed=bytes(32))
    state = local_game.state
    assert isinstance(state, DreamState)
    GAME.place(state, {"rows": 2, "at": [[4, -1], [4, 4]], **position})
    return Narration(local_game, words_for(language, GAME))


def test_verbs_agree_with_how_many_there_are() -> None:
    where = {"x": 4, "y": 4, "place": "F5", "way": "N"}
    one = {"seat": 2, "mover_seat": 2, **where}
    assert "where Anna stands," in question("en", "conflict", **one, other_seats=[0])
    assert "where Anna and Bob stand," in question("en", "conflict", **one, other_seats=[0, 1])
    assert "wo Anna und Bob stehen." in question("de", "conflict", **one, other_seats=[0, 1])
    chain = {"seat": 2, "x": 4, "y": 4, "place": "F5", "other_seats": [2]}
    assert "Anna and Bob are pushed" in question("en", "chain", **chain, pushed_seats=[0, 1])
    assert "Anna und Bob werden" in question("de", "chain", **chain, pushed_seats=[0, 1])
    pushed = {"outcome": "push", **chain}
    assert "Anna and Bob push Chloe" in told("en", "chain_settled", **pushed, pushed_seats=[0, 1])
    assert "Anna und Bob schieben Chloe" in told("de", "chain_settled", **pushed, pushed_seats=[0, 1])
    block = {"tie": False, "outcome": "block", "seat": 0, "mover_seat": 2}
    assert "Anna und Bob blocken Chloe" in told("de", "conflict_settled", **block, other_seats=[0, 1])


def test_an_orange_square_has_its_article() -> None:
    assert words_for("en", GAME).move(Square("orange")) == "Lay an orange square under your bicycle"
    laid = {"seat": 0, "colour": "orange", "place": "F5", "x": 4, "y": 4}
    assert told("en", "square_laid", **laid) == "Anna lays an orange square at F5."
    assert told("de", "square_laid", **laid) == "Anna legt bei F5 eine orangefarbene Farbkachel."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_somebody_too(language: str) -> None:
    rotated = {"turn": "cw", "x": 3, "y": 3, "place": "E4"}
    for kind, facts in (("reversed", {}), ("rocketed", {}), ("rotated", rotated)):
        nobody, somebody = (told(language, kind, **facts, seats=seats) for seats in ([], [0]))
        assert nobody != somebody.replace("Anna", ""), "a sentence of its own, not a list with nothing in it"
        assert not re.search(r"[:：]\s*[.。]", nobody)  # noqa: RUF001  (Japanese has its own colon)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_without_a_number(language: str) -> None:
    sentence = words_for(language, GAME).result({"winners": [], "scores": [0, 0, 0], "reason": "limit"}, NAMES, None)
    assert not re.search(r"\d", sentence)


def test_a_single_winner_shares_with_nobody() -> None:
    words = words_for("ja", GAME)
    assert (
        words.result({"winners": [0], "scores": [1, 0, 0], "reason": "awake"}, NAMES, 0)
        == "最初に目覚めたあなたの勝ちです。"
    )
    assert "ともに" not in told("ja", "game_ended", winners=[0], reason="awake")
    assert "[one]" not in (GAME.folder / "text" / "ja.ftl").read_text(encoding="utf-8")


def test_chi_is_counted_beyond_nine() -> None:
    income = {"seat": 0, "round_no": 1, "extra": False, "chi": 16, "store": 16}
    assert "気を16個もらい" in told("ja", "turn_started", **income)
    for file in ("ja.ftl", "rules.ja.ftl"):
        assert not re.search(r"気[をが]?(\{ \$\w+ \}|\d+)つ", (GAME.folder / "text" / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_of_chi_alone_names_nothing_else(language: str) -> None:
    sides = {"seat": 0, "to_seat": 1, "give": [], "give_chi": 2, "give_kind": "chi", "want": ["north"], "want_chi": 0}
    offered = told(language, "offered", **sides, want_kind="tiles")
    assert re.search(r"2 ?(chi|Chi)\b|気2個を", offered), offered


@pytest.mark.clause("DC-002")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_and_no_fact_counts_from_nought(language: str) -> None:
    table = telling(language, store=[16, 0], covers=[[5, 4, "red"]], fields=[{"white": ["north"]}, {}])
    lines = [*short_facts(table, 0), *every_fact(table, 0), *(choice.label for choice in table.choices(0))]
    text = "\n".join(lines)
    assert not re.search(r"-\d|\(\d+, ", text)
    assert "F0" in text
    assert "F1" in text, "the trail"
    assert "G5" in text, "the coloured square"
    assert not re.search(r"CloseTurn|Buying\b(?! Phase)|P\d-\d\d", text), "nothing of the program's own"


def test_prices_and_the_legend_stand_where_one_chooses() -> None:
    table = telling("en", store=[16, 0], tray=[["left"], []], hand=[["exchange", "chi_bonus", "power"], []])
    labels = {choice.text: choice.label for choice in table.choices(0)}
    assert labels["buy north"] == "Buy North for 10 chi"
    assert labels["sell left"] == "Sell Left for 3 chi"
    assert labels["exchange left"] == "Sell Left at full cost, 5 chi, with an Exchange"
    assert labels["cash power"] == "Turn in Power for 1 chi"
    assert labels["bonus"] == "Turn in a Chi Bonus for 3 chi"
    lines = short_facts(table, 0)
    assert any(line.startswith("Legend: w white; . fringe, a doldrum;") for line in lines)
    assert any("North costs 10, sells for 6, 8 left" in line for line in lines)


def test_the_goal_comes_first() -> None:
    for language, goal in (("en", "wins"), ("de", "gewinnt"), ("ja", "勝者")):
        assert goal in words_for(language, GAME).say("game-how-to-play").splitlines()[0]
