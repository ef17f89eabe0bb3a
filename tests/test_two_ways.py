"""Interpreted and compiled, the rules give the same bytes: whoever runs these tests compares with the same file.

``python -m tests.test_two_ways`` writes it anew, when rules have changed on purpose.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import FastChance, SealedChance, State, move_text, play_out

DIGESTS: Final = Path(__file__).with_name("two_ways.json")
GAMES: Final = [(game.name, players) for game in all_games() for players in game.player_counts]
MOST_MOVES: Final = 400


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


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_bytes_come_out(name: str, players: int) -> None:
    assert digest(name, players) == json.loads(DIGESTS.read_text(encoding="utf-8"))[f"{name} {players}"]


if __name__ == "__main__":
    DIGESTS.write_text(
        json.dumps({f"{name} {players}": digest(name, players) for name, players in GAMES}, indent=1) + "\n"
    )
