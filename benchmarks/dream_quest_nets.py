"""Makes the networks of Dream-Quest's mind: games of its quick player with itself, and what came of them.

    python -m benchmarks.dream_quest_nets PLAYERS GAMES FOLDER

The quick player looks at nothing hidden, so its games need no views, and many can be played; now and then it makes any
lawful move. Positions are noted as ``reverie.learning`` does, and a network is fitted to them in the same way.
"""

import sys
from pathlib import Path
from typing import Final

import numpy as np

import reverie
from reverie.games.dream_quest import GAME
from reverie.kernel import FastChance, Heuristics
from reverie.learning.fitting import Fitting, Samples, fit
from reverie.learning.self_play import Sample, SampleTaker
from reverie.minds.value_net import net_bytes

EXPLORE: Final = 50
"""One move of so many is any lawful one."""
SEED: Final = 1_000_000
FITTING: Final = Fitting(hidden=(16, 8), epochs=8)


def played(players: int, seed: int, heuristics: Heuristics) -> Sample:
    """The positions of one game."""
    state, whims = GAME.new(players, FastChance(seed)), FastChance(seed + 1)
    taker = SampleTaker()
    while state.waiting:
        seat = state.waiting[0]
        moves = state.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            whim = whims.below(EXPLORE) == 0
            move = moves[whims.below(len(moves))] if whim else heuristics.policy(state, seat, moves, whims)
        taker.before_move(state, seat, moves, move)
        state.play_answer(seat, move)
    return taker.notes(state)


def made(players: int, games: int) -> bytes:
    """The file of the network for so many players."""
    setup = GAME.setup(players)
    heuristics = GAME.heuristics(setup)
    names = heuristics.feature_names
    found = [played(players, SEED * players + number, heuristics) for number in range(games)]
    columns = [[np.frombuffer(column, np.float32) for column in each] for each in zip(*found, strict=True)]
    features, shares, margins = (np.concatenate(column) for column in columns)
    of_game = np.repeat(np.arange(games), [len(part) for part in columns[1]])
    fitted = fit(Samples(features.reshape(-1, len(names)), shares, margins, of_game), FITTING)
    sys.stdout.write(f"{players} players, {len(shares)} positions: loss {fitted.loss:.3f}, ")
    sys.stdout.write(f"of a guess {fitted.loss_of_a_guess:.3f}\n")
    header = {
        "game": GAME.name,
        "players": players,
        "rules_version": GAME.version,
        "content_hash": setup.content_hash,
        "features": list(names),
        "trained": {"reverie": reverie.__version__, "by": "benchmarks.dream_quest_nets", "games": games},
    }
    return net_bytes(fitted.layers, header)


if __name__ == "__main__":
    count, folder = int(sys.argv[1]), Path(sys.argv[3])
    (folder / f"{GAME.name}-{count}.net").write_bytes(made(count, int(sys.argv[2])))
