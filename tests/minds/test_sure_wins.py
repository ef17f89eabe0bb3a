"""Whoever can win at once does so, on every level: erring plausibly is not passing by a win that lies on the table."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from reverie.bots import moves_for_bot
from reverie.games import find_game
from reverie.kernel import FastChance, Move, State, move_text
from reverie.kernel.scenario import laid_out, read_scenario
from reverie.minds.mind import LEVEL_NAMES, drawn
from reverie.minds.searching_bot import SearchingBot
from reverie.minds.world_search import Judged
from tests.ledger import ROOT

SEEDS = range(1, 5)
MOST = 6
"""So many positions of a game at most."""
LUCKS = 200
LONGEST = 4
GAMES = ("psycle", "project-dreamscape", "counting-zzzzs", "dream-cycle", "dream-quest")


def _won_by(state: State, seat: int, move: Move) -> bool:
    """Whether a move wins alone and at once, whatever luck comes and whatever the others have chosen beside it."""
    return all(_wins(state, seat, move, FastChance(luck)) for luck in range(LUCKS))


def _wins(state: State, seat: int, move: Move, chance: FastChance) -> bool:
    after = state.copy()
    after.chance = chance
    after.play(seat, move)
    while after.result is None and after.decision == state.decision and after.waiting:  # they choose at once
        after.play_any(chance)
    return after.result is not None and after.result.winners == (seat,)


@cache
def _positions(game: str) -> list[tuple[str, State, int, tuple[str, ...]]]:
    """Clear choices in which some moves win at once and others do not: name, state, seat, the moves that win."""
    found = []
    for path in sorted((ROOT / "scenarios" / game / "best").glob("*.toml")):
        state = _laid_out(path)
        seat = state.asked[0]
        moves = list(moves_for_bot(state, seat))
        winning = tuple(move_text(move) for move in moves if _won_by(state, seat, move))
        if state.players > 1 and 0 < len(winning) < len(moves):
            found.append((path.stem, state, seat, winning))
    return found[:: max(1, len(found) // MOST)][:MOST]


def _laid_out(path: Path) -> State:
    return laid_out(read_scenario(tomllib.loads(path.read_text(encoding="utf-8"))), find_game)


def _answer(bot: SearchingBot, state: State, seat: int) -> str:
    return move_text(bot.choose(state.view(seat), list(moves_for_bot(state, seat)), 1.0))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_wins_where_it_can_at_once(game: str, level: str) -> None:
    positions = _positions(game)
    assert positions
    for name, state, seat, winning in positions:
        for seed in SEEDS:
            bot = SearchingBot(find_game(game), seed, level)
            live, made = state.copy(), [_answer(bot, state, seat)]
            while made[-1] not in winning and len(made) < LONGEST:  # such as to buy what is not needed, and win then
                live.play(seat, made[-1])
                if live.asked[:1] != (seat,):
                    break
                made.append(_answer(bot, live, seat))
            won = live.result is not None and live.result.winners == (seat,)
            assert made[-1] in winning or won, (name, seed, made)


@pytest.mark.parametrize("whim", [0, 77])
@pytest.mark.parametrize("temperature", [0.0, 0.01, 0.7])
def test_a_sure_win_is_taken_at_any_temperature_and_whatever_else_looks_better(temperature: float, whim: int) -> None:
    moves = find_game("psycle").new(2, FastChance(1)).moves(0)
    found = [Judged(moves[0], 1.08, 9, whim), *(Judged(move, 1.02, 9, whim, 1.0, wins=True) for move in moves[1:3])]
    chance = FastChance(1)
    assert {drawn(found, temperature, chance) for _ in range(200)} <= set(moves[1:3])


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_psycle_a_card_that_wins_against_all_others_is_played(level: str, players: int) -> None:
    game = find_game("psycle")
    state = game.new(players, FastChance(1), {"psycle_cap": 1})
    others = players - 1
    scores, gems = [9, *[6] * others], [3, *[2] * others]
    game.place(state, {"round_no": 5, "target": 2, "bonus": 1, "score": scores, "gems": gems})
    seat = 0
    moves = list(state.moves(seat))
    winning = {move_text(move) for move in moves if _won_by(state, seat, move)}
    assert 0 < len(winning) < len(moves)
    assert {_answer(SearchingBot(game, seed, level), state, seat) for seed in range(12)} <= winning
