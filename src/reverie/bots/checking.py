"""Whether a record's bots played what the luck of its seed gives: their moves are made again and compared.

A difference is no proof of anything. Somebody may have left, and a bot played on; a clock or a time limit may have
answered for a bot; and a bot that was asked before others had answered saw the table as it was then.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from reverie.bots.asking import bot_answer
from reverie.bots.levels import check_bot
from reverie.kernel import Game, Refused, Setup, State, bot_luck, move_text
from reverie.kernel.record import Record, Replay, read_line, seed_of

_BUDGET: Final = 1.0
"""Seconds; none of the levels there are lets its choice depend on them."""


class BotCheck(msgspec.Struct, frozen=True):
    """How many moves bots made; how many were made again; how many of these came out the same."""

    moves: int
    checked: int
    same: int


def check_bots(game: Game, record: Record, may_go_on: Callable[[], bool] = lambda: True) -> BotCheck:
    """Make the moves of a lawful record's bots again, as long as ``may_go_on`` says so."""
    levels = _levels(game, record)
    seed = seed_of(record)
    turns = [0] * record.players
    moves = checked = same = 0
    for number, (state, _) in enumerate(Replay(game, record).steps()):
        if number == len(record.moves):
            break
        seat, text = read_line(record.moves[number].move)
        if seat in levels:
            moves += 1
            if may_go_on():
                checked += 1
                luck = bot_luck(seed, record.entropy, seat, turns[seat])
                same += _answer(levels[seat], state, seat, luck) == text
        turns[seat] += 1
    return BotCheck(moves, checked, same)


def _levels(game: Game, record: Record) -> dict[int, str]:
    """By seat: the level of the bot that the record says sat there, where we have it."""
    kinds = [sitter.kind.partition(":") for sitter in record.seats]
    setup = game.setup(record.players, record.options, record.overrides)
    return {seat: level for seat, (kind, _, level) in enumerate(kinds) if kind == "bot" and _is_here(level, setup)}


def _is_here(level: str, setup: Setup) -> bool:
    try:
        check_bot(level, setup)
    except Refused:
        return False
    return True


def _answer(level: str, state: State, seat: int, luck: int) -> str:
    """What the bot would have done; nothing where nobody asks it."""
    return move_text(bot_answer(level, state, seat, luck, _BUDGET)) if seat in state.waiting else ""
