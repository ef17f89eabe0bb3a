"""Ledger E: rounds and the real-world turn."""

import pytest

from reverie.games.dream_quest.sleep import wake
from tests.dream_quest.tables import COUNTS, kinds, play, question, random_game, table


@pytest.mark.clause("DQ-046")
@pytest.mark.parametrize("players", COUNTS)
def test_a_round_is_one_turn_for_each_seat(players: int) -> None:
    turns: list[int] = []
    rounds: list[int] = []
    first = 0
    for state, events in random_game(players, 5, max_rounds=4):
        first = state.first
        for event in events:
            if event.kind in ("reality_drawn", "dream_turn_began"):
                turns.append(event.facts["seat"])
            if event.kind == "round_started":
                rounds.append(len(turns))
    order = [(first + step) % players for step in range(players)]
    assert turns == order * 4
    assert rounds == [0, players, 2 * players, 3 * players]


@pytest.mark.clause("DQ-047")
def test_awake_or_asleep_decides_the_turn_when_it_begins() -> None:
    """Followed by what wakes and what falls asleep, from the first event on."""
    asleep: dict[int, bool] = {}
    for state, events in random_game(3, 8, max_rounds=12):
        for event in events:
            seat = event.facts.get("seat", -1)
            if event.kind == "character_taken":
                asleep[seat] = event.facts["character"] == "serpent"
            elif event.kind in ("fell_asleep", "woke"):
                asleep[seat] = event.kind == "fell_asleep"
            elif event.kind in ("reality_drawn", "dream_turn_began"):
                assert asleep[seat] == (event.kind == "dream_turn_began")
        assert all(state.asleep[seat] == sleeps for seat, sleeps in asleep.items())


@pytest.mark.clause("DQ-048")
def test_the_order_of_a_real_world_turn() -> None:
    state = table(3, character=["blunt", "snyder", "serpent"], providence=[3, 0, 0], reality_deck=["dog"])
    assert (question(state), state.hour[0], state.reality_card) == ("suffer-card", 1, "dog")
    events = play(state, "accept")
    assert kinds(events)[:3] == ["card_suffered", "fell_asleep", "die_thrown"]


@pytest.mark.clause("DQ-049")
def test_the_cards_changes_count_for_that_very_memory_roll() -> None:
    state = table(
        character=["bedford", "blunt"], space=["CH7", "TH0"], reality_deck=["fine"], forced={"memory_roll": [4, 1]}
    )
    assert (state.slumber[0], state.memory_tokens[0], state.memory(0)) == (6, 2, 1)
    assert state.space[0] == "CH2", "three back with Memory 1; it would have been two with Memory 2"


@pytest.mark.clause("DQ-050")
def test_the_card_is_put_away_after_the_memory_roll() -> None:
    state = table(providence=[5, 3], reality_deck=["demotion"], forced={"memory_roll": [6]})
    assert (question(state), state.reality_card) == ("roll", "demotion")
    play(state, "keep")
    assert state.reality_discard == ["demotion"]
    slumber, tokens = state.slumber[0], state.memory_tokens[0]
    assert (slumber, tokens) == (6, 1), "applied once (John sleeps soundly, the token stays)"


@pytest.mark.clause("DQ-051")
def test_what_it_changed_lasts_until_waking() -> None:
    state = table(
        character=["maypole", "serpent"],
        providence=[0, 0],
        asleep=[False, False],
        space=["CG1", "TH0"],
        reality_deck=["they", "friend"],
        forced={"memory_roll": [1, 1]},
        dream_deck=["celestial-music", "native-village"],
    )
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0]) == (6, 1, 1)
    play(state, "choose keep-walking", "stop")
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0]) == (6, 1, 1), "still after a dream turn"
    wake(state, 0, None)
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0]) == (9, 3, 0)


@pytest.mark.clause("DQ-052")
def test_limits_hold_and_no_slumber_left_wakes_after_the_memory_roll() -> None:
    catcher = table(character=["blunt", "serpent"], slumber=[11, 6], reality_deck=["dreamcatcher"])
    assert catcher.slumber[0] == 12, "13 is past the top"
    poor = table(
        character=["blunt", "serpent"],
        providence=[0, 0],
        asleep=[False, True],
        dream_deck=["flying-dream"],
        slumber=[3, 6],
        lucidity=[1, 5],
        space=["CH7", "TH0"],
        reality_deck=["missing"],
        forced={"memory_roll": [6]},
    )
    assert poor.space[0] != "CH7", "asleep, the memory roll was made"
    assert (poor.asleep[0], poor.slumber[0], poor.lucidity[0]) == (False, 11, 4), "and then woke, back to print"
