"""Scenarios: what can be laid out, forced and expected, and what is refused."""

import tomllib
from typing import Any

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import BadDocument, BadPosition, FastChance, Game, Refused
from reverie.kernel.expectations import agrees
from reverie.kernel.scenario import ScenarioOutcome, read_scenario, run_scenario
from reverie.text import LANGUAGES, Words
from tests import positions

HOUSE = [game for game in all_games() if game.package.startswith("reverie.")]


def run(text: str) -> ScenarioOutcome:
    return run_scenario(read_scenario(tomllib.loads(text)), find_game)


def passes(text: str) -> int:
    outcome = run(text)
    assert outcome.failures == []
    return outcome.passed


def fails(text: str) -> list[str]:
    return [failure.path for failure in run(text).failures]


# What is expected.


def test_tuples_match_lists() -> None:
    assert agrees([1, [2, 3]], (1, (2, 3)))
    assert not agrees([1, 2], (1, 3))
    assert passes("game = 'psycle'\nplayers = 2\n[chance]\ntiles = [[3, 2]]\n[expect]\nshown = [[3, 2]]\n")


@pytest.mark.parametrize(
    ("expected", "found", "fits"),
    [
        ({"length": 2}, ["a", "b"], True),
        ({"length": 2}, ["a"], False),
        ({"length": 1}, {"a": 1}, True),
        ({"contains": "b"}, ["a", "b"], True),
        ({"contains": ["b", "b"]}, ["a", "b"], False),
        ({"contains": ["b", "b"]}, ["b", "a", "b"], True),
        ({"lacks": ["c"]}, ["a", "b"], True),
        ({"lacks": ["c", "a"]}, ["a", "b"], False),
        ({"any_order": ["b", "a"]}, ["a", "b"], True),
        ({"any_order": ["b"]}, ["a", "b"], False),
        ({"at_least": 3, "at_most": 4}, 3, True),
        ({"at_least": 3, "at_most": 4}, 5, False),
        ({"at_least": 3}, "3", False),
        ({"length": 3}, 3, False),
        ({"contains": {"seat": 1}}, [{"seat": 0, "gems": 2}, {"seat": 1, "gems": 3}], True),
        ({"contains": {"seat": 1, "gems": 2}}, [{"seat": 0, "gems": 2}, {"seat": 1, "gems": 3}], False),
        ({"any_order": [{"seat": 0}, {"seat": 0, "card": 1}]}, [{"seat": 0, "card": 1}, {"seat": 0, "card": 2}], True),
        ({"any_order": [{"seat": 0}, {"seat": 1, "card": 1}]}, [{"seat": 0, "card": 1}, {"seat": 0, "card": 2}], False),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        ("none", None, True),
        ("none", "none", True),
        ("?", ["?", "?"], True),
        ("?", [], False),
        (1, True, False),
    ],
)
def test_what_is_there_can_be_described(expected: Any, found: Any, fits: bool) -> None:
    assert agrees(expected, found) is fits


def test_a_pile_can_be_counted_and_searched() -> None:
    text = """
        game = "psycle"
        players = 2
        [chance]
        targets = [3]
        [expect]
        target_pile = { length = 4, lacks = 3, any_order = [1, 2, 4, 5] }
        bonus_pile = { contains = [1, 2] }
        round_no = { at_least = 1, at_most = 1 }
    """
    assert passes(text) == 3


def test_events_are_expected_with_seat_and_facts() -> None:
    text = """
        game = "psycle"
        players = 2
        moves = ["0: play 3", "1: play 1"]
        [chance]
        tiles = [[3, 2]]
        [expect]
        "event.committed.0.seat" = 0
        "event.committed" = { length = 2, contains = { seat = 1 } }
        "event.committed.-1.seat" = 1
        "told.1.committed" = { contains = { seat = 0 } }
        "told.spectator.committed.0.seat" = 0
    """
    assert passes(text)
    assert fails(text.replace("contains = { seat = 1 }", "contains = { seat = 2 }")) == ["event.committed"]


def test_what_a_seat_was_not_told_is_not_there() -> None:
    text = """
        game = "psycle"
        players = 2
        moves = ["0: play 3"]
        [expect]
        "event.committed.0.card" = 3
        "told.0.committed.0.card" = 3
        "told.1.committed.0.card" = 3
    """
    assert fails(text) == ["told.1.committed.0.card"]


# Forced chance and positions.


def test_forced_chance_is_used_after_the_position_is_laid() -> None:
    text = """
        game = "psycle"
        players = 2
        moves = ["1: play 1"]
        [position]
        round_no = 5
        gems = [0, 3]
        tiles = [1, 0]
        [chance]
        tiles = [[4, 2]]
        [expect]
        psycle_no = 3
        target = 4
        bonus = 2
    """
    assert passes(text)


def test_forced_chance_that_is_never_drawn_is_refused() -> None:
    text = "game = 'psycle'\nplayers = 2\n[position]\nround_no = 2\n[chance]\ntiles = [[4, 2]]\n"
    with pytest.raises(BadPosition, match="chance-unused"):
        run(text)


def test_what_happens_while_a_position_is_laid_can_be_expected() -> None:
    """A card that lies there by itself is told; ``events`` stays what the moves have brought."""
    text = """
        game = "psycle"
        players = 2
        moves = ["0: play 1"]
        [position]
        round_no = 3
        gems = [3, 0]
        [expect]
        beginning = ["committed"]
        "event.committed.0.seat" = 1
        "events.0" = "committed"
    """
    assert passes(text)


def test_an_empty_place_can_be_written() -> None:
    text = """
        game = "dream-cycle"
        players = 2
        [position]
        rows = 2
        at = [[4, 2], "none"]
        [expect]
        "xy.0" = [4, 2]
        "xy.1.1" = -1
    """
    assert passes(text)
    committed = "game = 'psycle'\nplayers = 2\n[position]\ncommitted = ['none', 2]\n[expect]\ncommitted = ['none', 2]\n"
    assert passes(committed)


# A set-up that is refused.


@pytest.mark.parametrize("refused", ["true", "'wrong-players'", "'PS-011'"])
def test_a_refused_set_up_can_be_expected(refused: str) -> None:
    if refused == "'PS-011'":
        clause = find_game("psycle").players_clause
        refused = f"'{clause}'"
    assert passes(f"game = 'psycle'\nplayers = 9\nrefused = {refused}\n") == 1


def test_a_refused_position_can_be_expected() -> None:
    text = "game = 'psycle'\nplayers = 2\nrefused = true\n[position]\ngems = [99, 0]\n"
    assert passes(text) == 1
    assert fails(text.replace("true", "'wrong-length'")) == ["refused"]
    assert fails("game = 'psycle'\nplayers = 2\nrefused = true\n") == ["refused"]


def test_a_refused_set_up_has_neither_moves_nor_expectations() -> None:
    for more in ("moves = ['0: play 1']", "[expect]\nscore = [0, 0]"):
        with pytest.raises(BadDocument, match="scenario-refused-goes-on"):
            run(f"game = 'psycle'\nplayers = 9\nrefused = true\n{more}\n")


# Contradictions.


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("psycle", {"score": [1, 0], "scores": [1, 0]}),
        ("psycle", {"round_no": 3, "shown": [[1, 1]]}),
        ("psycle", {"target": 3, "shown": [[1, 1]]}),
        ("project-dreamscape", {"z": [2, 2], "deep": [[], []]}),
        ("project-dreamscape", {"dreamscape": ["-"] * 5, "row": [""] * 5}),
        ("dream-cycle", {"rows": 2, "laid": []}),
        ("dream-quest", {"asleep": [True, False], "real_active": [True, True], "dream_active": [False, True]}),
        ("counting-zzzzs", {"step": "second"}),
    ],
)
def test_contradictions_are_refused(game: str, position: dict[str, Any]) -> None:
    scenario = read_scenario({"game": game, "players": 2, "position": position})
    with pytest.raises(Refused) as refused:
        run_scenario(scenario, find_game)
    for language in LANGUAGES:
        assert Words(language, find_game(game)).has(f"refused-{refused.value.code}")


def test_a_deck_larger_than_its_size_is_refused() -> None:
    deck = list(find_game("project-dreamscape").new(2, FastChance(1)).deck)  # type: ignore[attr-defined]
    scenario = read_scenario(
        {"game": "project-dreamscape", "players": 2, "position": {"deck": deck[:4], "deck_size": 2}}
    )
    with pytest.raises(BadPosition, match="position-says-twice"):
        run_scenario(scenario, find_game)


# The documents.


def test_every_word_and_reading_is_in_the_documents() -> None:
    assert positions.PLACE.read_text(encoding="utf-8") == positions.document()


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_words_and_readings_are_those_that_there_are(game: Game) -> None:
    state = game.new(game.player_counts[-1], FastChance(1))
    assert set(game.readings(state)) == set(game.reading_words)
    assert set(positions.types_of(game)) - set(game.position_words) <= set(_not_placeable(game))
    with pytest.raises(Refused, match="unknown-field"):
        game.place(state, {"no_such_word": 1})


def _not_placeable(game: Game) -> list[str]:
    """Fields of the state that a position refuses."""
    found = []
    for name in positions.types_of(game):
        try:
            game.place(game.new(game.player_counts[0], FastChance(1)), {name: object()})
        except Refused as refused:
            if refused.code == "unknown-field":
                found.append(name)
    return found


def test_the_best_moves_must_be_lawful_and_not_the_only_ones() -> None:
    base = 'game = "psycle"\nplayers = 2\n'
    assert passes(base + 'best = ["play 4", "play 5"]') == 1
    for wrong in (["play 9"], [f"play {card}" for card in range(6)]):
        assert fails(f"{base}best = {wrong}") == ["best"]
