"""Interpreted and compiled, rules and coach give the same bytes: whoever runs these tests compares with the same file.

``python -m tests.test_two_ways`` writes it anew, when rules have changed on purpose.
"""

import builtins
import hashlib
import json
from collections.abc import Iterable
from math import fsum
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from reverie.coach.judgement import LEAST_EFFORT
from reverie.games import all_games, find_game
from reverie.kernel import FastChance, SealedChance, State, move_text, play_out, running_compiled
from tests.coach.games import bots_record
from tests.coach.whole import whole_analysis

DIGESTS: Final = Path(__file__).with_name("two_ways.json")
GAMES: Final = [(game.name, players) for game in all_games() for players in game.player_counts]
MOST_MOVES: Final = 400
ANALYSED: Final = [
    ("psycle", 3),
    ("project-dreamscape", 2),
    ("counting-zzzzs", 2),
    ("dream-cycle", 2),
    ("dream-quest", 2),
]


def digest(name: str, players: int) -> str:
    """Everything that leaves a game, in one number: moves, events, views, saved and imagined states."""
    game, seen = find_game(name), hashlib.sha256()
    state, pick = game.new(players, SealedChance(bytes(31) + bytes([players]))), FastChance(players)
    for number in range(MOST_MOVES):
        if state.is_over:
            break
        seat = state.asked[pick.below(len(state.asked))]
        moves = state.moves(seat)
        seen.update(" ".join(move_text(move) for move in moves).encode())
        events = state.play(seat, moves[pick.below(len(moves))])
        seen.update(_bytes([[event.seen_by(eyes) for event in events] for eyes in (None, *range(players))]))
        if number % 20 == 0:
            seen.update(_looks(state))
    return seen.hexdigest()


def _looks(state: State) -> bytes:
    game = state.setup.game
    views = [state.view(seat) for seat in (None, *range(state.players))]
    worlds = [game.imagine(view, FastChance(3)).save() for view in views]
    copied = state.copy()
    play_out(copied, FastChance(4), 30)
    return _bytes([views, worlds, state.save(), copied.save(), game.load(json.loads(_bytes(state.save()))).save()])


def _bytes(value: Any) -> bytes:
    return json.dumps(value).encode()


def analysis_digest(name: str, players: int) -> str:
    """The whole analysis of a game of bots, in one number."""
    options = {"night": "nap"} if name == "dream-cycle" else {}
    record = bots_record(name, players, number=3, options=options)
    return hashlib.sha256(msgspec.json.encode(whole_analysis(find_game(name), record, LEAST_EFFORT))).hexdigest()


def _kept(what: str) -> str:
    kept: str = json.loads(DIGESTS.read_text(encoding="utf-8"))[what]
    return kept


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_bytes_come_out(name: str, players: int) -> None:
    assert digest(name, players) == _kept(f"{name} {players}")


@pytest.mark.parametrize(("name", "players"), ANALYSED)
def test_the_same_game_has_the_same_analysis(name: str, players: int) -> None:
    assert analysis_digest(name, players) == _kept(f"analysis of {name} {players}")


@pytest.mark.skipif(running_compiled(), reason="compiled code does not look for `sum` anew")
@pytest.mark.parametrize(("name", "players"), [("psycle", 3), ("counting-zzzzs", 2), ("dream-quest", 2)])
def test_a_python_that_adds_up_otherwise_has_the_same_analysis(
    monkeypatch: pytest.MonkeyPatch, name: str, players: int
) -> None:
    """From 3.12 on `sum` loses less of floats than before: nothing may hang on that."""

    def exact(numbers: Iterable[Any], start: Any = 0) -> Any:
        numbers = list(numbers)
        return start + (fsum(numbers) if any(isinstance(number, float) for number in numbers) else add(numbers))

    add = builtins.sum
    monkeypatch.setattr(builtins, "sum", exact)
    assert analysis_digest(name, players) == _kept(f"analysis of {name} {players}")


if __name__ == "__main__":
    kept = {f"{name} {players}": digest(name, players) for name, players in GAMES}
    kept |= {f"analysis of {name} {players}": analysis_digest(name, players) for name, players in ANALYSED}
    DIGESTS.write_text(json.dumps(kept, indent=1) + "\n")
