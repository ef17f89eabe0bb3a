"""How long the levels take for a choice: ``python -m benchmarks.choice_times psycle --players 4 --choices 20``.

Without a game all games are asked, with every number of players. The positions are those of games between ``greedy``
ones, the same for all levels, and nothing is remembered from one level to the next. Times are processor time. The fast
levels (all but the two strongest) should take at most 50 ms; whether they do is told, not tested. With ``--write`` the
table goes into ``docs/minds.md``.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks.pages import write_part
from reverie.bots import make_bot, moves_for_bot
from reverie.bots.matchups import BUDGET
from reverie.games import all_games, find_game
from reverie.kernel import FastChance, Game, Move, way_of_running
from reverie.minds.mind import LEVEL_NAMES, strengths
from reverie.minds.psycle_mind import mind_of
from reverie.text import words_for

FAST: Final = LEVEL_NAMES[:-2]
BAR: Final = 0.05
"""Seconds."""
PAGE: Final = Path(__file__).parents[1] / "docs" / "minds.md"
SEED: Final = 700_000_000
_EVERY: Final = 3
"""Of so many choices one is taken, so that all parts of a game are among them."""


class Asked(NamedTuple):
    """A question to a bot."""

    view: Any
    moves: Sequence[Move]


def questions(game: Game, players: int) -> Iterator[Asked]:
    """Choices of games between ``greedy`` ones; where only one move can be made there is none."""
    seed, number = SEED, 0
    while True:
        state = game.new(players, FastChance(seed))
        bots = [make_bot("greedy", game, seed + seat) for seat in range(players)]
        while not state.is_over:
            seat = state.waiting[0]
            asked = Asked(state.view(seat), list(moves_for_bot(state, seat)))
            if len(asked.moves) > 1:
                number += 1
                if number % _EVERY == 0:
                    yield asked
            state.play(seat, bots[seat].choose(asked.view, asked.moves, BUDGET))
        seed += 1


def times(game: Game, level: str, asked: Sequence[Asked]) -> list[float]:
    """Of each choice, in seconds."""
    mind_of.cache_clear()
    bot, found = make_bot(level, game, 1), []
    for view, moves in asked:
        began = process_time()
        bot.choose(view, moves, BUDGET)
        found.append(process_time() - began)
    return found


def row(game: Game, players: int, choices: int) -> str:
    """By level the median, and what 19 of 20 choices stay under."""
    source = questions(game, players)
    asked = [next(source) for _ in range(choices)]
    cells = []
    for level in strengths(game.name, players):
        found = times(game, level, asked)
        late = quantiles(found, n=20, method="inclusive")[-1]
        missed = " (!)" if level in FAST and late > BAR else ""
        cells.append(f"{1000 * median(found):.0f}, {1000 * late:.0f}{missed}")
    return f"| {words_for('en', game).say('game-name')} | {players} | {' | '.join(cells)} |"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choice_times", description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--choices", type=int, default=20)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    told = f"Milliseconds of a core, {way_of_running()}: median of {asked.choices} choices, and what 95 % stay under."
    head = f"| Game | Players | {' | '.join(f'`{level}`' for level in LEVEL_NAMES)} |"
    lines = [told, "", head, f"|---|---|{'---|' * len(LEVEL_NAMES)}"]
    _say("\n".join(lines))
    for game in [find_game(name) for name in asked.games] or all_games():
        for players in [asked.players] if asked.players else game.player_counts:
            if strengths(game.name, players):
                lines.append(row(game, players, asked.choices))
                _say(lines[-1])
    if asked.write:
        write_part(PAGE, "choice-times", lines)
    return 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
