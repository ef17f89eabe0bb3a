"""The table, its components, its options (PD-001 to PD-006)."""

from random import Random
from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.kernel import BadSetup, FastChance
from tests.project_dreamscape.tables import CONTENT, COUNTS, random_game, random_options, swapped, table


@pytest.mark.clause("PD-001")
def test_one_to_four_can_play() -> None:
    assert COUNTS == (1, 2, 3, 4)
    for players in (0, 5):
        with pytest.raises(BadSetup) as refusal:
            GAME.setup(players)
        assert (refusal.value.code, refusal.value.clause) == ("wrong-players", "PD-001")
    assert table(1).is_solo
    assert not any(table(players).is_solo for players in (2, 3, 4))


@pytest.mark.clause("PD-002")
def test_what_lies_in_the_box() -> None:
    sets = [card["set"] for card in GAME.raw_content["cards"]]
    assert (sets.count("base"), sets.count("expansion")) == (52, 54)
    assert CONTENT.costs == (1, 2, 3, 4, 5), "five shield tokens"
    assert all(one != other for one, other in CONTENT.types_of.values())


@pytest.mark.clause("PD-003", "PD-005")
def test_what_can_be_chosen_and_what_is_usual() -> None:
    options = {option.name: option for option in GAME.options}
    assert set(options) == {*swapped(ID="", ED="", PS=""), "shield_variant", "sleep_token", "start_seat"}
    usual = GAME.setup(2).options
    assert (usual["shield_variant"], usual["sleep_token"]) == ("off", "off")
    assert len(deck_in_play(CONTENT, usual)) == 52
    assert not any(type_ in ("ID", "ED", "PS") for card in deck_in_play(CONTENT, usual) for type_ in card.split("-"))


@pytest.mark.clause("PD-004")
@pytest.mark.parametrize("players", COUNTS)
def test_all_options_combine(players: int) -> None:
    random = Random(players)
    for _ in range(60):
        options = random_options(random, players)
        state = GAME.new(players, FastChance(1), options)
        assert state.problems() == []


OPTIONS: dict[str, tuple[int, dict[str, Any], str, str]] = {
    "the same type taken out twice": (2, swapped(ID="SD", PS="SD"), "dreamscape-swapped-twice", "PD-017"),
    "three times": (2, swapped(ID="FF", ED="FF", PS="FF"), "dreamscape-swapped-twice", "PD-017"),
    "a new type for itself": (2, swapped(ID="ID"), "option-one-of", "PD-015"),
    "a seat that is not there": (2, {"start_seat": "C"}, "dreamscape-nobody-there", "PD-020"),
    "another seat, alone": (1, {"start_seat": "B"}, "dreamscape-nobody-there", "PD-020"),
    "a variant that is true": (2, {"sleep_token": True}, "option-one-of", "PD-140"),
}


@pytest.mark.parametrize(("players", "options", "code", "clause"), OPTIONS.values(), ids=OPTIONS)
def test_options_that_cannot_be(players: int, options: dict[str, Any], code: str, clause: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(players, options)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


@pytest.mark.clause("PD-006")
@pytest.mark.parametrize("players", COUNTS)
def test_what_is_discarded_never_comes_back_into_the_deck(players: int) -> None:
    for seed in range(8):
        deck: list[str] = []
        for number, state in enumerate(random_game(players, seed)):
            if number:
                assert deck[len(deck) - len(state.deck) :] == state.deck, "it only ever loses its top"
            deck = state.deck[:]
