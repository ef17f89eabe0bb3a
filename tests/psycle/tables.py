"""Small helpers that lay out a table of Psycle and play at it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Chance, Event, FastChance, ScriptedChance

COUNTS = GAME.player_counts
NUMBERS = range(6)


def table(
    players: int = 2,
    *,
    pairs: Sequence[tuple[int, int]] = (),
    cap: int | None = None,
    overrides: Mapping[str, Any] | None = None,
    chance: Chance | None = None,
    **position: Any,
) -> PsycleState:
    """A table at the moment of choosing: new, or with the fields of ``position``; ``pairs`` of tiles come up first."""
    chance = chance or FastChance(players)
    if pairs:
        chance = ScriptedChance(GAME.script({"tiles": pairs}), chance)
    state = GAME.new(players, chance, {"psycle_cap": cap}, overrides)
    assert isinstance(state, PsycleState)
    if position:
        GAME.place(state, position)
    return state


def started(players: int = 2, chance: Chance | None = None, cap: int | None = None) -> tuple[PsycleState, list[Event]]:
    """A new table and the events of its beginning."""
    state, events = GAME.start(GAME.setup(players, {"psycle_cap": cap}), chance or FastChance(players), [])
    assert isinstance(state, PsycleState)
    return state, events


def play_round(state: PsycleState, *cards: int) -> list[Event]:
    """Every seat plays its card, in the order of seats; for a seat without gems the 0 must lie there already."""
    assert len(cards) == state.players
    events: list[Event] = []
    asked = state.asked
    for seat, card in enumerate(cards):
        if seat in asked:
            events += state.play(seat, PLAYS[card])
        else:
            assert card == 0, f"seat {seat} has no gems: its card is 0"
    return events


def play_rounds(state: PsycleState, *rounds: Sequence[int]) -> list[Event]:
    return [event for cards in rounds for event in play_round(state, *cards)]


def last_round(final: Sequence[int], **more: Any) -> PsycleState:
    """Round 5 with one gem before each seat: when all have played 0 these are the final scores (all at least -1)."""
    players = len(final)
    return table(players, round_no=5, gems=[1] * players, score=[points + 1 for points in final], **more)


def all_zero(state: PsycleState) -> list[Event]:
    """A round in which nothing changes hands."""
    return play_round(state, *[0] * state.players)


def every_choice(players: int) -> Iterator[tuple[int, ...]]:
    """All ways in which so many players can lay one card each."""
    return product(NUMBERS, repeat=players)


def every_round(players: int, target: int = 3, bonus: int = 2) -> Iterator[tuple[tuple[int, ...], PsycleState]]:
    """All ways a first round can go: the cards, and the table after them."""
    begun = table(players, pairs=[(target, bonus)])
    for cards in every_choice(players):
        state = begun.copy()
        for seat, card in enumerate(cards):
            state.play(seat, PLAYS[card], events=False)
        yield cards, state


def one(events: Sequence[Event], kind: str) -> Mapping[str, Any]:
    """The facts of the only event of that kind."""
    found = [event.facts for event in events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} events {kind} among {kinds(events)}"
    return found[0]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def as_bytes(value: Any) -> bytes:
    """Plain data as it would travel: equal bytes mean that nothing at all differs."""
    return json.dumps(value, sort_keys=True).encode()


def random_game(players: int, seed: int, **more: Any) -> Iterator[PsycleState]:
    """A random game, by turns wild, thrifty and wasteful; yields the one state after set-up and after each move."""
    random, state = Random(seed), table(players, chance=FastChance(seed), **more)
    yield state
    while not state.is_over:
        seat = random.choice(state.asked)
        moves = state.moves(seat)
        state.play(seat, random.choice((random.choice(moves), moves[0], moves[-1])), events=False)
        yield state


def random_tables(players: int, count: int, **more: Any) -> Iterator[PsycleState]:
    """Copies of states from the middle of random games, also with some cards face down."""
    random = Random(players)
    for seed in range(count):
        states = [state.copy() for state in random_game(players, seed, **more)]
        yield random.choice(states)
