"""Tables to try the rules at: positions at the beginning of a turn, forced dice, and moves as text."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.components import Components
from reverie.games.dream_quest.dream_board import Board
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Chance, Event, FastChance, ScriptedChance, move_text

COUNTS = GAME.player_counts
CAST = ("snyder", "blunt", "bedford", "maypole", "silverlake")
"""Who sits where unless a test says otherwise: John, who dreams like anybody, then Amanda, who can pay to be asked."""
CONTENT: Components = GAME.setup(2).content
FIRST, REVISED = CONTENT.editions["first"], CONTENT.editions["revised"]
DREAMLANDS: Board = CONTENT.boards["dreamlands"]
SHORT_NIGHT: Board = CONTENT.boards["short_night"]


def started(
    players: int = 2, chance: Chance | None = None, overrides: Mapping[str, Any] | None = None, **options: Any
) -> tuple[DreamQuestState, list[Event]]:
    """A new table and the events of its beginning."""
    setup = GAME.setup(players, options, overrides)
    state, events = GAME.start(setup, chance or FastChance(players), [])
    assert isinstance(state, DreamQuestState)
    return state, events


def table(
    players: int = 2,
    *,
    forced: Mapping[str, Sequence[Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    seed: int = 0,
    **position: Any,
) -> DreamQuestState:
    """The beginning of seat 0's turn (or ``turn``'s) in round 2, run to its first question; ``forced`` dice come up.

    While characters are still to be picked nothing has been thrown, so all forced dice are left for the position.
    """
    chance = ScriptedChance(forced or {}, FastChance(seed))
    state = GAME.new(players, chance, {"characters": "choose", **(options or {})}, overrides)
    assert isinstance(state, DreamQuestState)
    usual = {"character": list(CAST[:players]), "first": 0, "turn": 0, "round_no": 2, "quest": "great-ritual"}
    usual["providence"] = [0, 3, *[0] * (players - 2)]
    GAME.place(state, {**usual, **position})
    return state


def dreamer(card: str, space: str = "CG1", **more: Any) -> DreamQuestState:
    """Seat 0 begins a dream turn on ``space`` and draws ``card``; the others lie awake at the start."""
    players = more.pop("players", 2)
    asleep = more.pop("asleep", [True, *[False] * (players - 1)])
    spaces = more.pop("space_of_all", [space, *["TH0"] * (players - 1)])
    return table(players, asleep=asleep, space=spaces, dream_deck=[card], **more)


def play(state: DreamQuestState, *lines: str) -> list[Event]:
    """Whoever is asked says each line in turn."""
    return [event for line in lines for event in state.play(state.asked[0], line)]


def walked(state: DreamQuestState, *spaces: str) -> list[Event]:
    """Walk these spaces, and stop."""
    events = play(state, *(f"step {space}" for space in spaces))
    return events + (play(state, "stop") if question(state) == "walk" and state.turn == state.asked[0] else [])


def question(state: DreamQuestState) -> str:
    return "" if state.ask is None else state.ask.question


def offers(state: DreamQuestState) -> list[str]:
    """What the asked seat may say."""
    return [move_text(move) for move in state.moves(state.asked[0])]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: Sequence[Event], kind: str) -> Mapping[str, Any]:
    """The facts of the only event of that kind."""
    found = [event.facts for event in events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} events {kind} among {kinds(events)}"
    return found[0]


def random_game(players: int, seed: int, **options: Any) -> Iterator[tuple[DreamQuestState, list[Event]]]:
    """A random game: the one state after set-up and after each move, with the events of it."""
    random = Random(seed)
    state, events = started(players, FastChance(seed), **options)
    yield state, events
    while not state.is_over:
        seat = state.asked[0]
        events = state.play(seat, random.choice(state.moves(seat)))
        yield state, events
