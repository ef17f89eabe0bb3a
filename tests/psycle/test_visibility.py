"""Ledger 4: who sees what; and the two-worlds law, that what cannot be known makes no difference to be seen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import UNKNOWN, FastChance, Refused
from tests.psycle.tables import COUNTS, as_bytes, play_round, random_tables, table

TABLES = 60
"""Random states for each number of players."""


def watchers(players: int) -> tuple[int | None, ...]:
    return (*range(players), None)


def two_worlds(players: int) -> Iterator[tuple[PsycleState, PsycleState, int | None]]:
    """A state, the same with all that the watcher cannot know dealt anew, and the watcher."""
    for number, state in enumerate(random_tables(players, TABLES)):
        for watcher in watchers(players):
            other = state.copy()
            other.redeal(watcher, FastChance(number))
            yield state, other, watcher


def refusal_of(state: PsycleState, seat: int | None, move: Any, decision: int | None = None) -> str:
    """What a seat is told when it tries a move on a copy; empty where the move is lawful."""
    try:
        state.copy().play(seat, move, decision=decision)  # type: ignore[arg-type]
    except Refused as refusal:
        return f"{type(refusal).__name__} {refusal}"
    return ""


@pytest.mark.clause("PS-016", "PS-036", "PS-039", "PS-040", "PS-087")
@pytest.mark.parametrize("players", COUNTS)
def test_views_moves_and_defaults_are_equal_byte_for_byte(players: int) -> None:
    for state, other, watcher in two_worlds(players):
        assert as_bytes(state.view(watcher)) == as_bytes(other.view(watcher))
        if watcher is not None:
            assert state.moves(watcher) == other.moves(watcher)
            assert state.default_move(watcher) == other.default_move(watcher)


@pytest.mark.clause("PS-087")
@pytest.mark.parametrize("players", COUNTS)
def test_refusals_are_equal(players: int) -> None:
    tries = [*PLAYS, "play 6", "play -1", "play x", "resign"]
    for state, other, watcher in two_worlds(players):
        for move in tries:
            told = refusal_of(state, watcher, move), refusal_of(other, watcher, move)
            assert told[0] == told[1]
        stale = state.decision - 1
        assert refusal_of(state, watcher, PLAYS[0], stale) == refusal_of(other, watcher, PLAYS[0], stale) != ""


@pytest.mark.clause("PS-087")
@pytest.mark.parametrize("players", COUNTS)
def test_another_seat_laying_another_card_looks_the_same(players: int) -> None:
    """Until the reveal: two seats still have to choose, one of them lays different cards in the two worlds."""
    compared = 0
    for state, other, watcher in two_worlds(players):
        mover = next((seat for seat in state.asked if seat != watcher), None)
        if mover is None or len(state.asked) < 2:
            continue
        for one_card, another in ((state.moves(mover)[0], state.moves(mover)[-1]), (state.moves(mover)[-1],) * 2):
            first, second = state.copy(), other.copy()
            seen = [[event.seen_by(watcher) for event in first.play(mover, one_card)]]
            seen.append([event.seen_by(watcher) for event in second.play(mover, another)])
            assert as_bytes(seen[0]) == as_bytes(seen[1])
            assert as_bytes(first.view(watcher)) == as_bytes(second.view(watcher))
            compared += 1
    assert compared > TABLES


@pytest.mark.parametrize("players", COUNTS)
def test_the_worlds_do_differ(players: int) -> None:
    """Dealing anew changes something nearly everywhere, or the law above would say nothing."""
    worlds = [(state, other) for state, other, _ in two_worlds(players) if not state.is_over and state.round_no < 4]
    different = [state for state, other in worlds if as_bytes(state.save()) != as_bytes(other.save())]
    assert len(different) > 0.8 * len(worlds) > 20


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_imagined_looks_the_same_and_can_be_played(players: int) -> None:
    for number, state in enumerate(random_tables(players, TABLES)):
        for watcher in watchers(players):
            view = state.view(watcher)
            imagined = GAME.imagine(view, FastChance(number))
            assert as_bytes(imagined.view(watcher)) == as_bytes(view)
            assert imagined.problems() == []
            assert imagined.asked == state.asked
            assert as_bytes(GAME.load(imagined.save()).view(watcher)) == as_bytes(view)
            _play_on(imagined, Random(number))


def _play_on(state: Any, random: Random) -> None:
    for _ in range(12):
        if state.is_over:
            return
        seat = random.choice(state.asked)
        state.play(seat, random.choice(state.moves(seat)), events=False)


def test_a_view_can_travel_before_it_is_imagined() -> None:
    """A view is plain data: what a bot in another process receives is enough."""
    import json

    state = table(3)
    play_round(state, 1, 2, 3)
    state.play(1, "play 4")
    for watcher in watchers(3):
        view = json.loads(json.dumps(state.view(watcher)))
        assert GAME.imagine(view, FastChance(1)).view(watcher) == state.view(watcher)


@pytest.mark.clause("PS-016", "PS-017")
def test_hands_by_zone() -> None:
    state = table(3)
    state.play(1, "play 4")
    assert state.view(1)["hand"] == [[UNKNOWN] * 6, [0, 1, 2, 3, 5], [UNKNOWN] * 6]
    assert state.view(0)["hand"] == [[0, 1, 2, 3, 4, 5], [UNKNOWN] * 5, [UNKNOWN] * 6]
    assert state.view(None)["hand"] == [[UNKNOWN] * 6, [UNKNOWN] * 5, [UNKNOWN] * 6]


def test_committed_cards_by_zone() -> None:
    state = table(3)
    state.play(1, "play 4")
    assert state.view(1)["committed"] == [None, 4, None]
    assert state.view(0)["committed"] == state.view(None)["committed"] == [None, UNKNOWN, None]
    assert state.view(1)["decision"]["answer"] == "play 4"
    assert state.view(0)["decision"]["answer"] is None
    assert state.view(0)["decision"]["waiting"] == [0, 2]


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True])
def test_a_view_is_only_for_seats_at_the_table(seat: Any) -> None:
    """Counted from the end, -1 would be the last seat, with its card."""
    state = table()
    state.play(1, "play 4")
    with pytest.raises(Refused, match="no-such-seat"):
        state.view(seat)


@pytest.mark.parametrize("players", COUNTS)
def test_no_view_holds_the_seed_or_the_order_of_a_pile(players: int) -> None:
    for state in random_tables(players, TABLES):
        for watcher in watchers(players):
            view = state.view(watcher)
            assert view["target_pile"] == sorted(view["target_pile"])
            assert view["bonus_pile"] == sorted(view["bonus_pile"])
            assert not {"chance", "seed", "sealed"} & set(view)
            assert state.chance.save()["state"] not in as_bytes(view).decode()


def test_writing_into_a_view_changes_nothing() -> None:
    overrides: dict[str, Any] = {"gems": {"start": 7}}
    state = table(overrides=overrides)
    before = as_bytes(state.save())
    view = state.view(0)
    view["options"]["psycle_cap"] = 1
    view["overrides"]["gems"]["start"] = 20
    overrides["gems"]["start"] = 20
    for name in ("gems", "score", "tiles", "target_pile", "shown", "revealed", "committed", "hand"):
        view[name].clear()
    view["decision"]["waiting"].clear()
    saved = state.save()
    saved["options"]["psycle_cap"] = 1
    saved["fields"]["gems"].clear()
    assert as_bytes(state.save()) == before
