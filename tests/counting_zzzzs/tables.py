"""Small helpers that lay out a table of Counting Zzzzs and play at it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import Tally, tally_of
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event, FastChance, move_text

COUNTS = GAME.player_counts
DECK: Deck = GAME.setup(2).content
BLOCKS = [card.id for card in DECK.actions.values() if card.group == "block"]
WAKE_UPS = list(DECK.wake_ups)
FIVE = ["beach", "movie_star", "gold_star", "favourite_teacher", "snow_day"]
"""A dream of five elements: 5 + (2 + 3 + 2 + 1 + 3), two pairs of +1 each: 18 points."""


def started(players: int = 2, seed: int = 0) -> tuple[ZzzzsState, list[Event]]:
    """A new table and the events of its beginning."""
    state, events = GAME.start(GAME.setup(players), FastChance(seed), [])
    assert isinstance(state, ZzzzsState)
    return state, events


def table(players: int = 2, *, quiet: bool = False, seed: int = 0, **position: Any) -> ZzzzsState:
    """A table with the fields of ``position``, seat 0's turn unless it says otherwise.

    ``quiet``: every Block lies in the discard pile, so that nobody is ever asked for an answer. Hands that are not
    given are empty, but for the turn seat, which draws up at the beginning of its turn.
    """
    state, _ = started(players, seed)
    if quiet:
        position["discard"] = [*BLOCKS, *position.get("discard", [])]
    position.setdefault("hand", [[] for _ in range(players)])
    GAME.place(state, position)
    return state


def second(dream: Sequence[Any], hand: Sequence[Sequence[str]], **more: Any) -> ZzzzsState:
    """Before the second card of seat 0, whose hand is filled up to four; hands that are not given are empty."""
    used = {card for cards in hand for card in cards} | {_id(one) for cards in dream for one in cards}
    used |= set(more.get("discard", ())) | set(more.get("placeholder", ())) | set(more.get("draw", ())) | set(BLOCKS)
    spare = [card for card in FILLERS if card not in used]
    own = [*hand[0], *spare[: 4 - len(hand[0])]]
    others = [list(cards) for cards in hand[1:]] + [[] for _ in range(len(dream) - len(hand))]
    return table(len(dream), dream=list(dream), hand=[own, *others], step="second", **more)


def _id(laid: Any) -> str:
    return laid if isinstance(laid, str) else str(laid[0])


FILLERS = ["false_moustache", "melting_clock", "talking_stapler", "indoor_umbrella"]
"""Things of no value, to fill hands with."""


def play(state: ZzzzsState, *lines: str) -> list[Event]:
    """Moves such as ``0: give beach 1``."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(": ")
        events += state.play(int(seat), text)
    return events


def all_pass(state: ZzzzsState) -> list[Event]:
    """Everybody who is asked in the open window passes."""
    events: list[Event] = []
    assert state.ask is not None
    assert state.ask.question == "window"
    for seat in state.asked:
        events += state.play(seat, "pass")
    return events


def texts(state: ZzzzsState, seat: int = 0) -> list[str]:
    return [move_text(move) for move in state.moves(seat)]


def verbs(state: ZzzzsState, seat: int = 0) -> set[str]:
    return {move.verb for move in state.moves(seat)}


def question(state: ZzzzsState) -> str:
    return "" if state.ask is None else state.ask.question


def faces(state: ZzzzsState, seat: int) -> list[str]:
    shown: list[str] = state.view(None)["dream"][seat]
    return shown


def tally(*dream: Any) -> Tally:
    """The tally of a dream: ids, or ``(id, side Force)``."""
    laid = [Laid(one) if isinstance(one, str) else Laid(one[0], "", one[1]) for one in dream]
    return tally_of(DECK, laid)


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


def random_game(players: int, seed: int, answering: bool = False) -> Iterator[ZzzzsState]:
    """A random game; yields the one state after set-up and after each move. ``answering``: whoever can answer does."""
    random = Random(seed)
    state, _ = started(players, seed)
    yield state
    while not state.is_over:
        seat = random.choice(state.asked)
        moves = state.moves(seat)
        if answering and len(moves) > 1 and question(state) == "window":
            moves = moves[:-1]
        state.play(seat, random.choice(moves), events=False)
        yield state


def where(state: ZzzzsState) -> dict[str, list[str]]:
    """By card: every place where it lies."""
    places: dict[str, list[str]] = {card: [] for card in DECK.number}
    for name, cards in _zones(state):
        for card in cards:
            places[card].append(name)
    return places


def _zones(state: ZzzzsState) -> Iterator[tuple[str, list[str]]]:
    for seat in range(state.players):
        yield f"hand {seat}", state.hand[seat]
        yield f"dream {seat}", [card for laid in state.dream[seat] for card in laid if card]
        yield f"placeholder {seat}", [card for card in [state.placeholder[seat]] if card]
    yield "draw", state.draw
    yield "discard", state.discard
    yield "box", state.box
    yield "pending", [] if state.pending is None else [state.pending.card]
