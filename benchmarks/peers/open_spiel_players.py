"""Random players, and random tiles, at OpenSpiel's Python games. They choose as everybody does."""

import random
from collections.abc import Callable
from typing import Any

from benchmarks.peers.contending import Pick, WatchedPsycle, copying, library_versions
from benchmarks.peers.game_statistics import Watch
from benchmarks.peers.open_spiel_psycle import (
    CHANCE,
    SIMULTANEOUS,
    TERMINAL,
    NewTable,
    SequentialGame,
    SimultaneousGame,
)
from benchmarks.plain_psycle import PlainPsycle


class OpenSpiel:
    """What both games have in common."""

    copies_with = "clone()"

    def __init__(self, new_game: Callable[[Any, NewTable], Any], play_game: Callable[[Any, Pick], int]) -> None:
        self._new_game = new_game
        self._play_game = play_game

    def versions(self) -> dict[str, str]:
        return library_versions("open_spiel", "numpy")

    def play(self, games: int, seed: int) -> int:
        game, pick = self._new_game(None, PlainPsycle), random.Random(seed).random
        return sum(self._play_game(game.new_initial_state(), pick) for _ in range(games))

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        game, pick = self._new_game(None, lambda rng: WatchedPsycle(rng, watch)), random.Random(seed).random
        for _ in range(games):
            state = game.new_initial_state()
            moves = self._play_game(state, pick)
            watch.game_ended(moves, state.kept.table.winner)

    def copier(self, seed: int) -> Callable[[], int]:
        game = self._new_game(None, PlainPsycle)
        return copying(seed, lambda _: game.new_initial_state(), _advance, lambda state: state.clone())


def play_simultaneous(state: Any, pick: Pick) -> int:
    count = 0
    while (player := state.current_player()) != TERMINAL:
        if player == SIMULTANEOUS:
            first, second = state.legal_actions(0), state.legal_actions(1)
            state.apply_actions([first[int(pick() * len(first))], second[int(pick() * len(second))]])
            count += 2
        elif player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        else:
            moves = state.legal_actions(player)
            state.apply_action(moves[int(pick() * len(moves))])
            count += 1
    return count


def play_sequential(state: Any, pick: Pick) -> int:
    count = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        else:
            moves = state.legal_actions(player)
            state.apply_action(moves[int(pick() * len(moves))])
            count += 1
    return count


def _advance(state: Any, pick: Pick) -> bool:
    player = state.current_player()
    if player == SIMULTANEOUS:
        state.apply_actions([int(pick() * len(state.legal_actions(seat))) for seat in range(2)])
    elif player == CHANCE:
        state.apply_action(state.chance_outcomes()[int(pick() * len(state.chance_outcomes()))][0])
    elif player != TERMINAL:
        state.apply_action(int(pick() * len(state.legal_actions(player))))
    return not state.is_terminal()


SIMULTANEOUS_MOVES = OpenSpiel(SimultaneousGame, play_simultaneous)
SEQUENTIAL_MOVES = OpenSpiel(SequentialGame, play_sequential)
