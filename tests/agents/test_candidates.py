"""Agents that compare candidates can tell them apart."""

from collections import defaultdict
from random import Random

import numpy as np
import pytest

from reverie.agents.pettingzoo_env import env
from reverie.agents.settings import has_encoding
from reverie.games import all_games
from reverie.kernel import Move, move_text

TABLES = [(game.name, players) for game in all_games() if has_encoding(game) for players in game.player_counts]
MOVES = 200


def may_be_alike(name: str, moves: list[Move]) -> bool:
    """Copies of a card do the same; and of what is foreseen only what it is worth is told."""
    if name == "project-dreamscape":
        return len({move_text(move).rsplit("-", 1)[0] for move in moves}) == 1
    return name == "dream-quest" and {move.verb for move in moves} == {"foresee"}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_two_lawful_moves_have_the_same_numbers(name: str, players: int) -> None:
    table = env(name, players, resign=True, max_moves=MOVES)
    for seed in (1, 2):
        luck = Random(seed)
        table.reset(seed=seed)
        while not all(table.truncations.values()) and not all(table.terminations.values()):
            episode = table._episode
            view, alike = episode.state.view(episode.seat), defaultdict[bytes, list[Move]](list)
            for move in episode.moves:
                numbers = np.array(episode.encoding.encode_move(view, move), np.float32)
                alike[numbers.tobytes()].append(move)
            assert [moves for moves in alike.values() if len(moves) > 1 and not may_be_alike(name, moves)] == []
            lawful = [number for number, move in zip(episode.ids, episode.moves, strict=True) if move.verb != "resign"]
            table.step(luck.choice(lawful or episode.ids))
