"""Evaluation (ledger: PD-150 to PD-154; solo: PD-185): chains, points, ranks."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.state import DreamscapeState


class Chain(NamedTuple):
    """Neighbouring cards that share a type; ``first`` is the lowest of them, counted from 1 at the bottom."""

    type: str
    length: int
    points: int
    first: int


def chains(components: Components, stack: Sequence[str]) -> list[Chain]:
    """Every chain of two or more cards, from the bottom up, the longer first; a card counts for both types (PD-151)."""
    return [*_chains(components, tuple(stack))]


@lru_cache(maxsize=1024)
def _chains(components: Components, stack: tuple[str, ...]) -> list[Chain]:
    """From one look at the table to the next most stacks stay as they are."""
    found: list[Chain] = []
    open_since: dict[str, int] = {}
    for place, card in enumerate([*stack, ""], 1):
        shown = components.types_of[card] if card else ()
        for type_ in [type_ for type_ in open_since if type_ not in shown]:
            first = open_since.pop(type_)
            if place - first > 1:
                found.append(Chain(type_, place - first, components.chart[place - first], first))
        for type_ in shown:
            open_since.setdefault(type_, place)
    return sorted(found, key=lambda chain: (chain.first, -chain.length))


def chain_points(components: Components, stack: Sequence[str]) -> int:
    """The points of all chains: each card adds what it lengthens its two chains by (PD-153)."""
    types_of, steps = components.types_of, components.steps
    points = 0
    below, beneath, below_run, beneath_run = "", "", 0, 0  # the two types of the card before, and their chains
    for card in stack:
        one, other = types_of[card]
        one_run = 1 + (below_run if one == below else beneath_run if one == beneath else 0)
        other_run = 1 + (below_run if other == below else beneath_run if other == beneath else 0)
        points += steps[one_run] + steps[other_run]
        below, beneath, below_run, beneath_run = one, other, one_run, other_run
    return points


def top_runs(components: Components, stack: Sequence[str]) -> dict[str, int]:
    """By type of the top card: how long its chain is, from the top down."""
    types_of = components.types_of
    runs: dict[str, int] = {}
    for type_ in types_of[stack[-1]] if stack else ():
        length = 0
        for card in reversed(stack):
            if type_ not in types_of[card]:
                break
            length += 1
        runs[type_] = length
    return runs


def added(components: Components, runs: dict[str, int], card: str) -> int:
    """What ``card`` would add to the chains of a REM stack with these runs at its top."""
    one, other = components.types_of[card]
    return components.steps[runs.get(one, 0) + 1] + components.steps[runs.get(other, 0) + 1]


def score(state: DreamscapeState, seat: int) -> int:
    """What a seat would score now (PD-150)."""
    return chain_points(state.components, state.rem[seat]) + z_points(state, seat)


def z_points(state: DreamscapeState, seat: int) -> int:
    """Every Z card counts against its owner, spent or not."""
    return state.components.z_card_points * len(state.deep[seat])


def scores(state: DreamscapeState) -> list[int]:
    """The points of every seat."""
    return [score(state, seat) for seat in range(state.setup.players)]


def ranks(state: DreamscapeState) -> list[int]:
    """The higher score, then more Z cards; equal seats share a rank and the next one is skipped (PD-154)."""
    standing = [(points, len(deep)) for points, deep in zip(scores(state), state.deep, strict=True)]
    return [1 + sum(other > own for other in standing) for own in standing]


def band(components: Components, points: int) -> int:
    """The band of a solo score, from 1 (PD-185)."""
    return 1 + bisect_right(components.bands, points)
