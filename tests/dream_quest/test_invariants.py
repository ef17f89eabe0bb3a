"""Ledger 6: what holds after every move of every game."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, FastChance
from tests.dream_quest.tables import COUNTS, random_game, started

WAYS: list[dict[str, Any]] = [
    {"max_rounds": 25},
    {"max_rounds": 25, "edition": "revised", "board": "short_night"},
    {"max_rounds": 12, "opening": "last_night", "reality_deck": "long_night"},
    {"max_rounds": 12, "opening": "last_night", "board": "short_night", "quest": "borrowed-face"},
]
MOVED_BY: dict[str, str] = {
    "stepped": "seat",
    "advanced": "seat",
    "memory_tested": "seat",
    "sent_back": "other_seat",
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_after_every_move(players: int, way: int) -> None:
    for seed in range(3):
        before: DreamQuestState | None = None
        real_turns: Counter[int] = Counter()
        for state, events in random_game(players, seed, **WAYS[way]):
            assert state.problems() == []
            real_turns.update(event.facts["seat"] for event in events if event.kind == "reality_drawn")
            assert state.hour == [(11 + real_turns[seat]) % 12 + 1 for seat in range(players)]
            _values(state)
            _cards(state)
            _walks(state)
            _moved(state, events)
            _gains(events)
            if before is not None and before.round_no == state.round_no and before.turn == state.turn:
                _same_turn(before, state)
            before = state.copy()
        assert before is not None
        _end(before)


def _values(state: DreamQuestState) -> None:
    """Invariants 2 and 3."""
    for seat in range(state.players):
        assert 0 <= state.slumber[seat] <= 12
        assert 0 <= state.lucidity[seat] <= 6
        assert state.providence[seat] >= 0
        assert 0 <= state.memory_tokens[seat] <= 2
        if state.asleep[seat]:
            assert state.slumber[seat] >= 1
        elif seat != state.turn and state.turn >= 0:
            sheet = state.sheet(seat)
            assert (state.slumber[seat], state.lucidity[seat]) == (sheet.slumber, sheet.lucidity)
            assert state.memory_tokens[seat] == 0
    assert sum(state.memory_tokens) <= 10


def _cards(state: DreamQuestState) -> None:
    """Invariant 4."""
    dream = [*state.dream_deck, *state.dream_discard, *state.in_play]
    assert len(dream) == len(set(dream)) == len(state.edition.dream)
    reality = [*state.reality_deck, *state.reality_discard, *([state.reality_card] if state.reality_card else [])]
    assert sorted(reality) == sorted(state.edition.reality_deck(state.setup.options["reality_deck"]))


def _walks(state: DreamQuestState) -> None:
    """Invariants 6 and 7."""
    assert len(set(state.visited)) == len(state.visited)
    for here, there in pairwise(state.visited):
        assert there in state.board.links[here]
        if state.board.secret_to.get(here) == there:
            assert here == state.turn_start or state.ability(state.turn).secret_anywhere


def _moved(state: DreamQuestState, events: list[Event]) -> None:
    """Invariants 8 and 9."""
    board, mover = state.board, -1
    for event in events:
        if event.kind in ("reality_drawn", "dream_turn_began"):
            mover = event.facts["seat"]
        if event.kind not in MOVED_BY:
            continue
        moved, facts = event.facts[MOVED_BY[event.kind]], event.facts
        change = board.to_start[facts["space"]] - board.to_start[facts["from_space"]]
        if event.kind == "sent_back":
            assert (change, moved != facts["seat"]) == (-1, True)
        elif mover >= 0:
            assert moved == mover
        if event.kind == "memory_tested":
            assert change == -facts["back"]


def _gains(events: list[Event]) -> None:
    """Invariant 11: Dream cards never change Memory tokens, Reality cards never change Providence."""
    for event in events:
        assert event.kind != "outcome" or "tokens" not in event.facts
        assert event.kind != "card_suffered" or "providence" not in event.facts


def _same_turn(before: DreamQuestState, after: DreamQuestState) -> None:
    """Invariant 5."""
    for seat in range(after.players):
        if before.space[seat] == after.space[seat] and after.kind_at(seat) == "cycle":
            assert after.providence[seat] <= before.providence[seat]


def _end(state: DreamQuestState) -> None:
    """Invariant 10."""
    assert state.result is not None
    assert not state.asked
    for winner in state.result.winners:
        assert state.asleep[winner]
        assert state.kind_at(winner) == "cycle"
    assert len(state.result.winners) == (1 if state.result.reason == "quest" else 0)


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    """Invariant 12."""
    first = [state.save() for state, _ in random_game(3, 9, max_rounds=6)]
    again = [state.save() for state, _ in random_game(3, 9, max_rounds=6)]
    assert first == again


def test_a_copy_is_independent() -> None:
    state, _ = started(3, FastChance(2), opening="last_night")
    saved = state.save()
    twin = state.copy()
    while not twin.is_over and twin.round_no < 4:
        twin.play(twin.asked[0], twin.moves(twin.asked[0])[-1], events=False)
    assert state.save() == saved
