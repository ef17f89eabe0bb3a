"""Ledger 2.1: what lies in the box."""

from itertools import product
from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.kernel import BadSetup, FastChance
from tests.psycle.tables import COUNTS, NUMBERS, play_rounds, table

BOX = GAME.raw_content


@pytest.mark.clause("PS-001")
def test_four_colours_of_six_cards_each() -> None:
    assert BOX["colors"] == ["pink", "orange", "blue", "green"]
    assert [card["number"] for card in BOX["cards"]] == [0, 1, 2, 3, 4, 5]
    assert len(list(product(BOX["colors"], BOX["cards"]))) == 24


@pytest.mark.clause("PS-001")
def test_a_card_that_does_not_exist_is_refused() -> None:
    for number in (-1, 6, 7, 100):
        with pytest.raises(Exception, match=r"psycle-no-such-card \(PS-001\)"):
            table().play(0, f"play {number}")


@pytest.mark.clause("PS-002")
@pytest.mark.parametrize("players", COUNTS)
def test_fifty_gems(players: int) -> None:
    state = table(players)
    assert BOX["gems"]["total"] == 50
    assert state.supply + sum(state.gems) == 50


@pytest.mark.clause("PS-003")
def test_one_track_to_32_and_a_tracker_a_colour() -> None:
    assert (BOX["track"]["min"], BOX["track"]["max"]) == (0, 32)
    assert len(BOX["colors"]) == max(COUNTS) == 4
    assert table(4).score == [0, 0, 0, 0]


@pytest.mark.clause("PS-004")
def test_five_targets_five_bonuses_six_victory_tiles() -> None:
    state = table()
    assert len(state.shown) + len(state.target_pile) == len(BOX["targets"]) == 5
    assert len(state.shown) + len(state.bonus_pile) == len(BOX["bonuses"]) == 5
    assert state.tile_supply == BOX["victory_tiles"]["total"] == 6


@pytest.mark.clause("PS-005", "PS-006")
def test_what_the_tiles_carry() -> None:
    state = table()
    play_rounds(state, *[(1, 1)] * 4)
    assert sorted(target for target, _ in state.shown) == [1, 2, 3, 4, 5]
    assert sorted(bonus for _, bonus in state.shown) == [1, 1, 2, 2, 3]


@pytest.mark.clause("PS-006")
def test_a_bonus_lies_within_the_range_of_the_stars() -> None:
    stars = [card["stars"] for card in BOX["cards"][1:]]
    assert (min(BOX["bonuses"]), max(BOX["bonuses"])) == (min(stars), max(stars)) == (1, 3)


@pytest.mark.clause("PS-008")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_four_players(players: int) -> None:
    assert COUNTS == (2, 3, 4)
    assert table(players).asked == tuple(range(players))


@pytest.mark.clause("PS-008")
@pytest.mark.parametrize("players", [-2, 0, 1, 5, 6, 24, True, 2.0, "2", None])
def test_any_other_number_is_refused(players: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.new(players, FastChance(1))
    assert (refusal.value.code, refusal.value.clause) == ("wrong-players", "PS-008")
    assert refusal.value.facts == {"given": str(players), "counts": "2, 3, 4"}


def test_the_numbers_of_a_hand_are_those_of_the_cards() -> None:
    assert table().view(0)["hand"][0] == list(NUMBERS)
