"""Ledger 2.3 and 5: set-up and its chances."""

from collections import Counter
from typing import Any

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import FastChance, ScriptedChance
from tests.counting_zzzzs.tables import COUNTS, DECK, kinds, one, started

REMOVED = {2: 4, 3: 2, 4: 0}


@pytest.mark.clause("CZ-030", "CZ-031")
@pytest.mark.parametrize("players", COUNTS)
def test_wake_ups_in_the_box_are_drawn_at_random_and_shown(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        state, events = started(players, seed)
        assert len(state.box) == REMOVED[players]
        assert set(state.box) <= set(DECK.wake_ups)
        assert one(events, "game_started")["box"] == state.box == state.view(None)["box"]
        seen.update(state.box)
    assert len(seen) == (10 if players < 4 else 0), "any of the ten may be missing"


@pytest.mark.clause("CZ-032")
@pytest.mark.parametrize(("players", "pile"), [(2, 126), (3, 123), (4, 120)])
def test_five_cards_each_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    state, events = started(players)
    assert [len(hand) for hand in state.hand] == [5] * players
    assert len(state.draw) == state.view(None)["draw"] == pile
    assert kinds(events).count("cards_drawn") == players


@pytest.mark.clause("CZ-032")
def test_all_cards_are_shuffled_together() -> None:
    first = Counter(started(4, seed)[0].hand[0][0] for seed in range(300))
    assert len(first) > 90, "any card may come first"
    assert first.most_common(1)[0][1] < 12


@pytest.mark.clause("CZ-033")
@pytest.mark.parametrize("players", COUNTS)
def test_at_the_start_everybody_is_awake_with_nothing(players: int) -> None:
    state, _ = started(players)
    assert (state.asleep, state.discard, state.score) == ([], [], [0] * players)
    assert (state.placeholder, state.pending) == ([""] * players, None)


@pytest.mark.clause("CZ-034")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_player_is_drawn(players: int) -> None:
    first = Counter(started(players, seed)[0].turn_seat for seed in range(200))
    assert set(first) == set(range(players))
    assert min(first.values()) > 200 / players / 2


@pytest.mark.clause("CZ-034")
def test_a_scenario_may_force_every_draw() -> None:
    script: dict[str, list[Any]] = {
        "start": [1],
        "box": ["siren", "snoring", "insomnia", "phone_call"],
        "deck": ["beach", "hell"],
    }
    state = GAME.new(2, ScriptedChance(script, FastChance(1)))
    assert isinstance(state, ZzzzsState)
    assert state.asked == (1,)
    assert state.hand[0][:2] == ["beach", "hell"]
    assert state.box == ["insomnia", "siren", "phone_call", "snoring"], "shown by number"


@pytest.mark.clause("CZ-035")
@pytest.mark.parametrize("players", COUNTS)
def test_turns_pass_clockwise_and_nobody_is_skipped(players: int) -> None:
    state, _ = started(players, 3)
    turns = [state.turn_seat]
    while len(turns) < 3 * players:
        before = state.turn_no
        seat = state.asked[0]
        state.play(seat, state.moves(seat)[-1])
        if state.turn_no != before:
            assert state.turn_no == before + 1
            turns.append(state.turn_seat)
    assert turns == [(turns[0] + number) % players for number in range(3 * players)]
