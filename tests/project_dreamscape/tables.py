"""Small helpers that lay out a table of Project Dreamscape and play at it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import OUT, SWAPS, deck_in_play
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, FastChance, move_text

COUNTS = GAME.player_counts
SEVERAL = COUNTS[1:]
CONTENT = GAME.setup(2).content
BASE = CONTENT.base_types
NEW = CONTENT.new_types


def swapped(**replaced: str) -> dict[str, str]:
    """Options by new type: ``swapped(ID="SD")``."""
    return {SWAPS[new]: base for new, base in replaced.items()}


def every_deck() -> Iterator[tuple[tuple[str, ...], tuple[str, ...], dict[str, str]]]:
    """All 165 ways to choose the types: removed, added, and options that do it."""
    for count in range(4):
        for removed in combinations(BASE, count):
            for added in combinations(NEW, count):
                yield removed, added, swapped(**dict(zip(added, removed, strict=True)))


def table(
    players: int = 2, *, options: Mapping[str, Any] | None = None, seed: int = 7, **position: Any
) -> DreamscapeState:
    """A table: new, or at the beginning of a turn with the fields of ``position``."""
    state = GAME.new(players, FastChance(seed), {"start_seat": "A", **(options or {})})
    assert isinstance(state, DreamscapeState)
    if position:
        GAME.place(state, position)
    return state


def row_with(*first: str, avoid: Sequence[str] = (), options: Mapping[str, Any] | None = None) -> list[str]:
    """A row that begins with these cards; the rest are cards that nothing else at the table is."""
    deck = deck_in_play(CONTENT, GAME.setup(2, options).options)
    taken = {card.lstrip("~") for card in first} | set(avoid)
    return [*first, *(card for card in reversed(deck) if card not in taken)][:5]


def bought(card: str, *others: str, players: int = 2, options: Any = None, **position: Any) -> DreamscapeState:
    """Seat 0 has just bought ``card`` at position 1 (``others`` lay next to it) and is asked which type it performs."""
    lying = [entry for name in ("rem", "reserve", "deep") for stack in position.get(name, ()) for entry in stack]
    lying += [*position.get("discard", ()), *position.get("deck", ())]
    row = row_with(card, *others, avoid=lying, options=options)
    if "deep" not in position:
        position.setdefault("z", [2] + [1] * (players - 1))
    state = table(players, options=options, dreamscape=row, **position)
    if question(state) == "use-token":
        play(state, "token none")
    if question(state) == "take-z":
        play(state, "skip_z")
    if question(state) == "buy":
        play(state, "buy 1")
    return state


def play(state: DreamscapeState, *moves: str) -> list[Event]:
    """Whoever is asked makes these moves, one after the other."""
    events: list[Event] = []
    for move in moves:
        events += state.play(state.asked[0], move)
    return events


def moves(state: DreamscapeState) -> list[str]:
    """What whoever is asked may do."""
    return [move_text(move) for move in state.moves(state.asked[0])]


def default(state: DreamscapeState) -> str:
    move = state.default_move(state.asked[0])
    assert move is not None
    return move_text(move)


def question(state: DreamscapeState) -> str:
    return "" if state.ask is None else state.ask.question


def dreamscape(state: DreamscapeState) -> list[str]:
    row: list[str] = GAME.readings(state)["dreamscape"]
    return row


def z(state: DreamscapeState) -> list[int]:
    return [len(deep) for deep in state.deep]


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


def random_options(random: Random, players: int) -> dict[str, str]:
    """Any deck, any variants, any start seat."""
    options = random.choice([options for _, _, options in every_deck()])
    return {
        **dict.fromkeys(SWAPS.values(), OUT),
        **options,
        "shield_variant": random.choice(("off", "on")),
        "sleep_token": random.choice(("off", "on")),
        "start_seat": random.choice(("drawn", *"ABCD"[:players])),
    }


def random_game(players: int, seed: int, options: Mapping[str, Any] | None = None) -> Iterator[DreamscapeState]:
    """A random game; one in three seats seeks long cascades. Yields the one state after set-up and after each move."""
    random = Random(seed)
    state = GAME.new(players, FastChance(seed), random_options(random, players) if options is None else options)
    assert isinstance(state, DreamscapeState)
    yield state
    while not state.is_over:
        seat = state.asked[0]
        offered = state.moves(seat)
        linking = [move for move in offered if move_text(move) in LINKING]
        state.play(seat, random.choice(linking if linking and seat == seed % 3 else offered), events=False)
        yield state


LINKING = [f"dream {type_}" for type_ in ("FF", "RD", "CD", "ED", "ID")]
