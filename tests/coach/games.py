"""Finished games of bots, as records."""

from collections.abc import Mapping
from typing import Any

from reverie.games import find_game
from reverie.kernel import FastChance, SealedChance, move_text
from reverie.kernel.chance import sealed_key
from reverie.kernel.record import Played, Record, Seat, finish, move_line, new_record
from reverie.minds.world_search import quick_answer

EVERY_TABLE = [
    (name, players)
    for name, counts in (
        ("psycle", (2, 3, 4)),
        ("project-dreamscape", (1, 2, 3, 4)),
        ("counting-zzzzs", (2, 3, 4)),
        ("dream-cycle", (2, 3, 4, 5)),
        ("dream-quest", (2, 3, 4, 5)),
    )
    for players in counts
]
"""Every game with every number of players."""


def bots_record(
    name: str, players: int, number: int = 0, careless: int = 0, options: Mapping[str, Any] | None = None
) -> Record:
    """A game between quick policies; one answer in ``careless`` is any lawful one."""
    game = find_game(name)
    setup = game.setup(players, options)
    seed = bytes([number]) * 32
    whims = FastChance(number)
    heuristics = game.heuristics(setup)
    state = game.start(setup, SealedChance(sealed_key(seed)), None)[0]
    record = new_record(setup, [Seat(f"Bot {seat}", "bot:greedy") for seat in range(players)], seed, "")
    while state.waiting:
        seat = state.waiting[0]
        move = quick_answer(heuristics, state, seat, whims)
        if careless and whims.below(careless) == 0:
            assert state.ask is not None
            move = whims.pick("move", state.ask.moves(state, seat))
        record.moves.append(Played(move_line(seat, move_text(move)), float(len(record.moves))))
        state.play_answer(seat, move)
    finish(record, game, state, seed)
    return record
