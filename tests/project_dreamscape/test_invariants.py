"""Ledger 6: what holds after every move, with every deck, variant and number of players; and that all of it is used."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, FastChance, move_text
from tests.project_dreamscape.tables import (
    CONTENT,
    COUNTS,
    every_deck,
    question,
    random_game,
    random_options,
    table,
)

GAMES = 20
"""Random games for each number of players, each with its own deck and variants."""


@pytest.mark.parametrize("players", COUNTS)
def test_after_every_move(players: int) -> None:
    for seed in range(GAMES):
        before: DreamscapeState | None = None
        for state in random_game(players, seed):
            assert state.problems() == []
            _cards(state)
            _z_cards(state)
            _costs(state)
            _beginning(state)
            _cascade(state)
            if before is not None:
                _change(before, state)
            before = state.copy()
        _end(state)


def _cards(state: DreamscapeState) -> None:
    """Invariants 1 and 5."""
    zones = [state.deck, state.discard, state.held, *state.deep, *state.rem, *state.reserve]
    lying = [card for zone in zones for card in zone] + [card for card in state.row if card]
    assert sorted(lying) == sorted(deck_in_play(state.components, state.setup.options))


def _z_cards(state: DreamscapeState) -> None:
    """Invariant 2."""
    assert min(map(len, state.deep)) >= 1
    assert 0 <= state.spent <= len(state.deep[state.active])
    assert state.temp in (0, 1)
    assert state.points >= 0


def _costs(state: DreamscapeState) -> None:
    """Invariant 3."""
    assert sorted(state.cost) == [1, 2, 3, 4, 5]
    assert state.setup.options["shield_variant"] == "on" or state.cost == [1, 2, 3, 4, 5]


def _beginning(state: DreamscapeState) -> None:
    """Invariants 4 and 10."""
    if question(state) == "use-token" or (question(state) == "take-z" and state.token == "none"):
        assert all(state.row)
        assert (state.spent, state.bought, sum(state.fresh), state.held, state.cascade) == (0, 0, 0, [], [])
        assert state.players > 1 or not any(state.asleep)


def _cascade(state: DreamscapeState) -> None:
    """Invariants 7 and 8."""
    pairs = [(done.card, done.type) for done in state.cascade]
    assert len(set(pairs)) == len(pairs) <= 110
    if state.cascade:
        last = state.cascade[-1]
        assert last.anchor in state.rem[last.seat]
    if question(state) in ("use-token", "take-z", "buy"):
        assert not state.held
        assert not state.cascade


def _change(before: DreamscapeState, after: DreamscapeState) -> None:
    """Invariants 6, 8 and 9."""
    assert len(after.deck) <= len(before.deck)
    assert after.turn in (before.turn, before.turn + 1)
    if after.turn > before.turn:
        assert before.bought or question(before) in ("buy", "take-z"), "at least one purchase in every turn"
    for old, new in zip(before.rem, after.rem, strict=True):
        assert len(new) >= len(old)


@pytest.mark.parametrize("players", COUNTS)
def test_a_rem_stack_changes_only_at_the_top_or_by_floating_free(players: int) -> None:
    """Invariant 9: without a pull or an invasion, what lay there lies there still."""
    for seed in range(6):
        for before, events, after in told_game(players, seed):
            if not {"pulled", "invaded"} & {event.kind for event in events}:
                for old, new in zip(before, after.rem, strict=True):
                    assert new[: len(old)] == old


def told_game(players: int, seed: int) -> Iterator[tuple[list[list[str]], list[Event], DreamscapeState]]:
    """A random game move by move: the REM stacks before, what happened, and the state after."""
    random = Random(seed)
    state = GAME.new(players, FastChance(seed), random_options(random, players))
    assert isinstance(state, DreamscapeState)
    while not state.is_over:
        before = [stack[:] for stack in state.rem]
        seat = state.asked[0]
        yield before, state.play(seat, random.choice(state.moves(seat))), state


def _end(state: DreamscapeState) -> None:
    """Invariant 11."""
    assert state.result is not None
    longest = 14 if any(option in state.setup.options.values() for option in CONTENT.base_types) else 13
    for seat, score in enumerate(state.result.scores):
        assert score >= -len(state.deep[seat])
        assert all(chain[1] <= longest for chain in state.view(None)["chains"][seat])


@settings(max_examples=60)
@given(players=st.sampled_from(COUNTS), seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 99), max_size=60))
def test_whatever_is_picked_the_position_stays_possible(players: int, seed: int, picks: list[int]) -> None:
    state = GAME.new(players, FastChance(seed), random_options(Random(seed), players))
    for pick in picks:
        if state.is_over:
            break
        offered = state.moves(state.asked[0])
        state.play(state.asked[0], offered[pick % len(offered)])
        assert state.problems() == []


def test_every_deck_can_be_played_to_the_end() -> None:
    """All 165 of them, by turns alone and by two, three and four."""
    for number, (_, _, options) in enumerate(every_deck()):
        players = COUNTS[number % 4]
        *_, state = random_game(players, number, {**options, "start_seat": "drawn"})
        assert state.is_over


def test_every_card_is_collected_and_performs_both_its_types_somewhere() -> None:
    performed: set[tuple[str, str]] = set()
    collected: set[str] = set()
    for seed in range(260):
        for _, events, state in told_game(COUNTS[seed % 4], seed):
            performed.update((event.facts["card"], event.facts["type"]) for event in events if event.kind == "dreamt")
            collected.update(stack[-1] for stack in state.rem if stack)
    assert collected == set(CONTENT.types_of)
    assert performed == {(card, type_) for card, types in CONTENT.types_of.items() for type_ in types}


def test_every_move_of_every_question_is_played_somewhere() -> None:
    verbs: set[str] = set()
    for seed in range(8):
        for players in COUNTS:
            for state in random_game(players, seed, None):
                if state.asked:
                    verbs.update(move_text(move).split()[0] for move in state.moves(state.asked[0]))
    assert verbs == {kind._field_defaults["verb"] for kind in GAME.move_types}


def test_readings_name_what_the_ledger_names() -> None:
    state = table(1, rem=[["FF-IS-1", "FF-NT-1"]], dreamscape=["IS-LD-1", "IS-RD-1", "FF-PR-1", "FF-PR-2", "LD-CD-1"])
    readings = GAME.readings(state)
    assert readings == {
        "dreamscape": ["IS-LD-1", "IS-RD-1", "FF-PR-1", "FF-PR-2", "LD-CD-1"],
        "z": [1],
        "points": 1,
        "deck_size": 44,
        "score": [1],
        "chains": [[["FF", 2, 2, 1]]],
        "ranks": [1],
        "band": 1,
    }
