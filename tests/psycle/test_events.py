"""Ledger 4, the second table: what happened, in order, and what each seat may see of it."""

from typing import Any

import pytest

from reverie.kernel import Event
from tests.psycle.tables import COUNTS, all_zero, kinds, last_round, play_round, random_game, started, table

FACTS = {
    "psycle_started": {"psycle_no", "gems", "score"},
    "tiles_revealed": {"round_no", "target", "bonus"},
    "committed": {"seat"},
    "cards_revealed": {"cards"},
    "gems_paid": {"amounts", "gems", "supply"},
    "gems_gained": {"amounts", "gems", "supply"},
    "scored": {"beaten", "base", "bonus", "score"},
    "cards_returned": {"seats"},
    "psycle_ended": {"psycle_no", "score", "gems", "final", "top_seats", "tie", "replay"},
    "tile_awarded": {"seat", "tiles"},
    "game_ended": {"winners", "returns", "reason"},
}


def whole_game(players: int, seed: int) -> list[Event]:
    """All events of a random game, replayed from its moves so that the log is on from the start."""
    from random import Random

    from reverie.kernel import FastChance

    random = Random(seed)
    state, events = started(players, FastChance(seed), cap=4)
    while not state.is_over:
        seat = random.choice(state.asked)
        events += state.play(seat, random.choice(state.moves(seat)))
    return events


@pytest.mark.parametrize("players", COUNTS)
def test_every_event_has_its_facts_and_every_kind_happens(players: int) -> None:
    seen: set[str] = set()
    for seed in range(6):
        for event in whole_game(players, seed):
            assert set(event.facts) == FACTS[event.kind], event
            seen.add(event.kind)
    assert seen == set(FACTS)


@pytest.mark.parametrize("players", COUNTS)
def test_only_a_committed_card_is_for_its_owner_alone(players: int) -> None:
    for event in whole_game(players, 3):
        assert event.only is None
        for watcher in (*range(players), None):
            extra = {"card"} if event.kind == "committed" and watcher == event.facts["seat"] else set()
            seen = event.seen_by(watcher)
            assert seen is not None
            assert set(seen) == {"kind"} | FACTS[event.kind] | extra


def test_a_round_event_by_event() -> None:
    """E03, from the last card on."""
    state = table(4, pairs=[(2, 1), (4, 2)])
    events = play_round(state, 1, 0, 2, 4)
    told: list[dict[str, Any] | None] = [event.seen_by(None) for event in events[3:]]
    assert told == [
        {"kind": "committed", "seat": 3},
        {"kind": "cards_revealed", "cards": [1, 0, 2, 4]},
        {"kind": "gems_paid", "amounts": [1, 0, 2, 4], "gems": [9, 10, 8, 6], "supply": 17},
        {"kind": "gems_gained", "amounts": [0, 4, 0, 0], "gems": [9, 14, 8, 6], "supply": 13},
        {"kind": "scored", "beaten": [1, 0, 2, 3], "base": [3, 0, 6, 3], "bonus": [0, 0, 1, 0], "score": [3, 0, 7, 3]},
        {"kind": "cards_returned", "seats": [0, 1, 2, 3]},
        {"kind": "tiles_revealed", "round_no": 2, "target": 4, "bonus": 2},
    ]


def test_the_beginning_event_by_event() -> None:
    state, events = started(3)
    assert [event.seen_by(None) for event in events] == [
        {"kind": "psycle_started", "psycle_no": 1, "gems": [10, 10, 10], "score": [0, 0, 0]},
        {"kind": "tiles_revealed", "round_no": 1, "target": state.target, "bonus": state.bonus},
    ]


def test_the_end_event_by_event() -> None:
    """E15, from the end of the Psycle on."""
    state = last_round((6, 6, 2), tiles=[1, 1, 0])
    events = all_zero(state)
    told = [event.seen_by(None) for event in events[kinds(events).index("psycle_ended") :]]
    assert told == [
        {
            "kind": "psycle_ended",
            "psycle_no": 3,
            "score": [7, 7, 3],
            "gems": [1, 1, 1],
            "final": [6, 6, 2],
            "top_seats": [0, 1],
            "tie": True,
            "replay": False,
        },
        {"kind": "tile_awarded", "seat": 0, "tiles": 2},
        {"kind": "tile_awarded", "seat": 1, "tiles": 2},
        {"kind": "game_ended", "winners": [0, 1], "returns": [0.5, 0.5, 0.0], "reason": "tiles"},
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_with_events_off_the_same_happens(players: int) -> None:
    for before in (state.copy() for state in random_game(players, 11, cap=2)):
        if before.is_over:
            continue
        seat = before.asked[0]
        for move in before.moves(seat):
            loud, quiet = before.copy(), before.copy()
            assert loud.play(seat, move)
            assert quiet.play(seat, move, events=False) == []
            assert loud.save() == quiet.save()
