"""Set-up (PD-020 to PD-025)."""

from collections import Counter

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, FastChance, ScriptedChance
from tests.project_dreamscape.tables import CONTENT, COUNTS, kinds, swapped, table


def started(players: int, order: list[str], start: int = 0) -> tuple[DreamscapeState, list[Event]]:
    """A new table with the top of the deck and the start seat forced."""
    chance = ScriptedChance({"deck": order, "start": [start]}, FastChance(3))
    state, events = GAME.start(GAME.setup(players), chance, [])
    assert isinstance(state, DreamscapeState)
    return state, events


ORDER = [f"{pair}-1" for pair in ("FF-IS", "FF-NT", "FF-LD", "FF-PR", "FF-RD", "FF-CD", "FF-SD", "IS-NT", "IS-LD")]


@pytest.mark.clause("PD-020")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_seat_is_drawn_evenly_or_named(players: int) -> None:
    drawn = Counter(GAME.new(players, FastChance(seed)).asked[0] for seed in range(400))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 400 / players * 0.7
    for seat, letter in enumerate("ABCD"[:players]):
        assert GAME.new(players, FastChance(1), {"start_seat": letter}).asked == (seat,)


@pytest.mark.clause("PD-021")
def test_the_deck_in_play_is_shuffled() -> None:
    decks = {tuple(table(2, seed=seed).deck) for seed in range(20)}
    assert len(decks) == 20
    first = Counter(table(2, seed=seed).row[4] for seed in range(600))
    assert len(first) == 52
    assert max(first.values()) < 35, "600 shuffles: about 12 each"


@pytest.mark.clause("PD-022")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("start", range(2))
def test_everybody_gets_a_z_card_from_the_start_seat_on(players: int, start: int) -> None:
    start = start % players
    state, _ = started(players, ORDER, start)
    assert [state.deep[(start + step) % players] for step in range(players)] == [[card] for card in ORDER[:players]]
    assert state.known == []


@pytest.mark.clause("PD-023")
@pytest.mark.parametrize("players", COUNTS)
def test_then_the_row_from_the_deck_outward(players: int) -> None:
    state, events = started(players, ORDER)
    assert state.row == ORDER[players : players + 5][::-1]
    assert not any(state.asleep)
    assert kinds(events) == ["set_up", *["dealt"] * 5, "turn_began"]
    assert [event.facts["position"] for event in events if event.kind == "dealt"] == [5, 4, 3, 2, 1]


@pytest.mark.clause("PD-024")
def test_the_shield_tokens_lie_in_order() -> None:
    assert table(2).cost == [1, 2, 3, 4, 5]
    assert table(2, options={"shield_variant": "on"}).cost == [1, 2, 3, 4, 5]


@pytest.mark.clause("PD-025")
@pytest.mark.parametrize(("players", "left"), [(1, 46), (2, 45), (3, 44), (4, 43)])
def test_what_is_left_in_the_deck(players: int, left: int) -> None:
    state = table(players)
    assert len(state.deck) == left
    assert state.rem == state.reserve == [[]] * players
    assert state.discard == []
    for options in (swapped(ID="SD"), swapped(ID="SD", ED="NT", PS="FF")):
        size = len(deck_in_play(CONTENT, GAME.setup(2, options).options))
        assert len(table(players, options=options).deck) == size - players - 5
