"""Whole games as one text, the same wherever they are made: playthroughs, and bots against each other, provably.

This runs natively and with the browser's Python (``run_python.mjs``).
"""

import json

import msgspec

from reverie.bots import bot_answer
from reverie.games import all_games
from reverie.kernel import Game, SealedChance, State, bot_luck, move_text, sealed_key
from reverie.text import LANGUAGES, words_for
from tests.playthroughs import OWN, told

SEED = bytes(range(32))


def bots_play(game: Game, players: int) -> dict[str, object]:
    """A game between greedy bots with sealed luck: every move, every view at the end, and the result."""
    state, _ = game.start(game.setup(players, {}), SealedChance(sealed_key(SEED, [])), [])
    turns = [0] * players
    moves: list[str] = []
    while not state.is_over:
        seat = state.waiting[0] if state.waiting else state.asked[0]
        move = bot_answer("greedy", state, seat, bot_luck(SEED, [], seat, turns[seat]), 1.0)
        turns[seat] += 1
        moves.append(f"{seat}: {move_text(move)}")
        state.play(seat, move)
    return {"moves": moves, "saved": _saved(state), "views": [state.view(seat) for seat in (None, *range(players))]}


def _saved(state: State) -> str:
    return msgspec.json.encode(state.save(), order="deterministic").decode()


def whole_games() -> str:
    """Everything, as JSON."""
    kept = {game.name: told(game.name) for game in OWN}
    played = {game.name: bots_play(game, max(2, game.player_counts[0])) for game in all_games()}
    said = [words_for(language).say("refused-too-large", {"longest": 1234567.5}) for language in LANGUAGES]
    return json.dumps({"playthroughs": kept, "games": played, "said": said}, sort_keys=True)
