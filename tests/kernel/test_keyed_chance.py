"""Keyed luck: the same source gives the same, whatever else was drawn; and every game keeps its laws with it."""

from collections import Counter
from typing import Any

import pytest

from reverie.games import all_games
from reverie.kernel import FastChance, Game, KeyedChance, State

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def shuffled(seed: int, items: list[Any], label: str = "deck") -> list[Any]:
    items = list(items)
    KeyedChance(seed).shuffle(label, items)
    return items


def test_other_labels_change_nothing() -> None:
    alone, among = KeyedChance(7), KeyedChance(7)
    for number in range(20):
        among.roll("weather")
        among.pick("wind", "abc")
        among.shuffle("clouds", list(range(number)))
        among.below(3)
        assert alone.roll("dice", 1000) == among.roll("dice", 1000)


def test_labels_and_numbers_are_strangers() -> None:
    chance = KeyedChance(7)
    rolls = [chance.roll(label, 1 << 20) for label in ("a", "b", "c") for _ in range(100)]
    assert len(set(rolls)) == 300


def test_a_card_more_or_less_leaves_the_others_in_their_order() -> None:
    cards = [f"card {number}" for number in range(40)]
    for seed in range(20):
        whole = shuffled(seed, cards)
        for missing in ("card 0", "card 17"):
            rest = [card for card in cards if card != missing]
            assert shuffled(seed, rest) == [card for card in whole if card != missing]
        assert [card for card in shuffled(seed, [*cards, "new"]) if card != "new"] == whole


def test_what_lay_where_does_not_matter() -> None:
    cards = [1, 1, 1, 2, 2, 3]
    assert shuffled(3, cards) == shuffled(3, cards[::-1])


def test_a_pick_stays_where_others_come_and_go() -> None:
    things = list("abcdefgh")
    for seed in range(50):
        picked = KeyedChance(seed).pick("x", things)
        fewer = [thing for thing in things if thing == picked or thing in "abc"]
        assert KeyedChance(seed).pick("x", fewer) == picked


def test_copies_of_a_card_are_as_likely_as_others() -> None:
    """Chi-square over the four places of one of four cards, two of which are equal."""
    counts = Counter(shuffled(seed, ["a", "a", "b", "c"]).index("b") for seed in range(800))
    assert sum((counts[place] - 200) ** 2 / 200 for place in range(4)) < 20
    picks = Counter(KeyedChance(seed).pick("x", ["a", "a", "b", "c"]) for seed in range(800))
    assert abs(picks["a"] - 400) < 60
    assert abs(picks["b"] - 200) < 50


def test_what_has_no_plain_name_goes_by_its_place() -> None:
    first = shuffled(5, [["a"], ["b"], ["c"], ["d"]])
    assert [["abcd".index(item[0])] for item in first] == [
        ["wxyz".index(x[0])] for x in shuffled(5, [*map(list, "wxyz")])
    ]


def test_a_known_draw() -> None:
    """So that luck can never change unnoticed: results of the laboratory are repeated by it."""
    chance = KeyedChance(7)
    assert [chance.roll("die", 1000), chance.roll("die", 1000), chance.below(1000)] == [687, 386, 839]
    assert "".join(shuffled(7, list("abcdefgh"))) == "dfceahbg"


def played(state: State, chance: FastChance, moves: int) -> State:
    """So many random moves, or until the game is over."""
    for _ in range(moves):
        if state.is_over:
            break
        state.play_any(chance)
    return state


@GAMES
def test_a_saved_game_goes_on_with_the_same_luck(game: Game) -> None:
    state = game.new(2, KeyedChance(3), game.trial_options())
    for moves in (1, 7, 30):
        played(state, FastChance(moves), moves)
        twin, loaded = state.copy(), game.load(state.save())
        ends = [played(each, FastChance(9), 120).save() for each in (twin, loaded, state.copy())]
        assert ends[0] == ends[1] == ends[2]


@GAMES
def test_a_game_is_set_up_as_its_seed_says(game: Game) -> None:
    players = game.player_counts[-1]
    saves = [game.new(players, KeyedChance(seed)).save() for seed in (1, 1, 2)]
    assert saves[0] == saves[1]
    assert saves[0]["fields"] != saves[2]["fields"]
