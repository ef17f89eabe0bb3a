"""Small helpers that lay out a table of Dream Cycle and play at it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, position
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Chance, Event, FastChance, ScriptedChance, move_text

COUNTS = GAME.player_counts
Square = tuple[int, int, str]


def new(
    players: int = 2,
    seed: int = 1,
    forced: Mapping[str, Sequence[Any]] | None = None,
    overrides: Mapping[str, Any] | None = None,
    **options: Any,
) -> DreamState:
    """A new game, at its first question; ``overrides`` change what is printed."""
    chance: Chance = FastChance(seed)
    if forced:
        chance = ScriptedChance(forced, chance)
    state = GAME.new(players, chance, options, overrides)
    assert isinstance(state, DreamState)
    return state


def begun(players: int = 2, first: int = 0, **options: Any) -> DreamState:
    """A new game whose start spaces are chosen, in the first Buying Phase of seat ``first``."""
    state = new(players, forced={"first": [first]}, **options)
    while state.phase == "start":
        state.play(state.asked[0], state.moves(state.asked[0])[0])
    return state


def table(
    rows: int = 2,
    *squares: Square,
    players: int = 2,
    forced: Mapping[str, Sequence[Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    **given: Any,
) -> DreamState:
    """The ledger's fixture F(rows): white squares but for those named; the active player is buying."""
    state = new(players, 1, {"first": [0], **(forced or {})}, overrides, **(options or {}))
    GAME.place(state, {"rows": rows, "squares": [list(square) for square in squares], **given})
    return state


def play(state: DreamState, *moves: str) -> list[Event]:
    """Each move by whoever is asked, or by the seat before its colon."""
    events: list[Event] = []
    for line in moves:
        seat, _, text = line.rpartition(": ")
        events += state.play(int(seat) if seat else state.asked[0], text)
    return events


def go_on(state: DreamState, limit: int = 50) -> None:
    """Ride on by the first ``go`` or ``stop`` until the turn is over."""
    seat = state.active
    for _ in range(limit):
        if state.phase != "moving" or state.active != seat or state.is_over:
            return
        moves = [move_text(move) for move in state.moves(state.asked[0])]
        play(state, next(move for move in moves if move.startswith(("go", "stop", "leave", "pass_turn", "plain"))))


def xy(state: DreamState, seat: int) -> tuple[int, int] | None:
    return None if state.at[seat] == NOWHERE else position(state.at[seat])


def way(state: DreamState, seat: int) -> str:
    return DIRECTIONS[state.facing[seat]]


def texts(state: DreamState, seat: int | None = None) -> list[str]:
    """What a seat may do, without resigning."""
    one = state.asked[0] if seat is None else seat
    return [text for move in state.moves(one) if (text := move_text(move)) != "resign"]


def verbs(state: DreamState, seat: int | None = None) -> set[str]:
    return {text.split()[0] for text in texts(state, seat)}


def question(state: DreamState) -> str:
    assert state.ask is not None
    return state.ask.question


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: Sequence[Event], kind: str) -> Mapping[str, Any]:
    """The facts of the only event of that kind."""
    found = [event.facts for event in events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} events {kind} among {kinds(events)}"
    return found[0]


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def random_game(players: int, seed: int, most: int = 600, **options: Any) -> Iterator[DreamState]:
    """A random game in which nobody resigns and riding is liked better than tidying up; yields the one state."""
    random, state = Random(seed), new(players, seed, **{"round_limit": 8, **options})
    yield state
    for _ in range(most):
        if state.is_over:
            return
        seat, moves = _any_move(state, random)
        state.play(seat, random.choice(moves), events=False)
        yield state


def _any_move(state: DreamState, random: Random) -> tuple[int, list[Any]]:
    if random.random() < 0.1:
        seat = random.randrange(state.players)
        asides = [move for move in state.asides(seat) if move.verb != "resign"]
        if asides:
            return seat, asides
    seat = state.asked[0]
    moves = [move for move in state.moves(seat) if move.verb != "resign"]
    busy = [move for move in moves if move.verb not in ("take", "sell", "unboost", "cash", "drop")]
    return seat, busy if busy and random.random() < 0.85 else moves
