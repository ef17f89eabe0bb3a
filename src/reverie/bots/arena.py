"""The arena: bots play bots, through views alone, and the wins are counted.

``python -m reverie.bots.arena psycle greedy random --games 1000 --seed 1``
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from reverie.bots.bot import Bot
from reverie.bots.matchups import Matchup, PlannedGame, play_to_end
from reverie.bots.simulation import play_games
from reverie.games import find_game
from reverie.kernel import Chance, FastChance, Game, Refused, Result
from reverie.text import words_for

CONFIDENCE: Final = 1.959963984540054
"""How many standard deviations hold 95 %."""


@dataclass(frozen=True, slots=True)
class ArenaScore:
    """What the seats of one level have won together; ``low`` and ``high`` hold their share with 95 % confidence."""

    name: str
    seats: int
    games: int
    wins: float
    """A game that several seats win together is shared between them."""
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of the games that it won."""
        return self.wins / self.games


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
) -> Result:
    """One game between bots that were made beforehand, one on each seat; each is given its view and its moves alone."""
    state = game.new(len(bots), FastChance(seed), options, overrides)
    play_to_end(state, bots)
    assert state.result is not None
    return state.result


def tournament(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    processes: int | None = 1,
) -> list[ArenaScore]:
    """So many games between the named levels, one for each seat; they move up one seat after every game.

    It comes out the same in any number of ``processes`` (see ``simulate``).
    """
    orders = [[names[(seat + first) % len(names)] for seat in range(len(names))] for first in range(len(names))]
    matchups = [Matchup(game, order, options, overrides) for order in orders]
    chance = FastChance(seed)
    planned = (_planned(matchups[number % len(matchups)], chance) for number in range(games))
    wins = dict.fromkeys(names, 0.0)
    for played in play_games(planned, processes):
        for name, won in zip(orders[played.index % len(orders)], played.result.returns, strict=True):
            wins[name] += won
    return [ArenaScore(name, names.count(name), games, won, *wilson(won, games)) for name, won in wins.items()]


def _planned(matchup: Matchup, chance: Chance) -> PlannedGame:
    bot_seeds = tuple(_fresh_seed(chance) for _ in matchup.policies)
    return PlannedGame(matchup, _fresh_seed(chance), bot_seeds)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The share that lies behind so many wins, from and to, with 95 % confidence (Wilson's interval).

    >>> [round(end, 3) for end in wilson(70, 100)]
    [0.604, 0.781]
    """
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, CONFIDENCE**2 / games
    middle = share + weight / 2
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


def _fresh_seed(chance: Chance) -> int:
    return chance.below(1 << 63)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when the games were played, 2 when they cannot be."""
    asked = _parser().parse_args(arguments)
    game: Game | None = None
    try:
        game = find_game(asked.game)
        options = {name: _option(game, name, text) for name, text in asked.option}
        standings = tournament(game, asked.bots, asked.games, asked.seed, options, processes=asked.processes)
    except Refused as refused:
        sys.stderr.write(words_for("en", game).refusal(refused) + "\n")
        return 2
    sys.stdout.write(report(game, standings))
    return 0


def report(game: Game, standings: Sequence[ArenaScore]) -> str:
    """A line for each level."""
    seats = sum(standing.seats for standing in standings)
    lines = [f"{game.name}, {seats} seats, {standings[0].games} games"]
    for standing in standings:
        name = standing.name if standing.seats == 1 else f"{standing.name} x{standing.seats}"
        percent = f"{standing.share:6.1%} ({standing.low:.1%} to {standing.high:.1%})"
        lines.append(f"  {name:12} {percent}, {standing.wins:g} wins; an even share is {standing.seats / seats:.1%}")
    return "\n".join(lines) + "\n"


def _option(game: Game, name: str, text: str) -> Any:
    for option in game.options:
        if option.name == name:
            return option.read(text)
    return text  # setting up the game refuses it, and says what there is


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m reverie.bots.arena", description="Let bots play bots.")
    parser.add_argument("game", help="the game, e.g. psycle")
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="bot",
        help="a level for each seat, e.g. strong greedy; `reverie games` says who they are",
    )
    parser.add_argument("--games", type=_at_least_one, default=1000, help="how many games (%(default)s)")
    parser.add_argument(
        "--processes",
        type=_at_least_one,
        default=1,
        help="play in so many processes; the results stay the same (%(default)s)",
    )
    parser.add_argument("--seed", type=int, default=1, help="makes all the luck of the tournament (%(default)s)")
    parser.add_argument(
        "--option", type=_named_value, action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    return parser


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than one")
    return number


def _named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


if __name__ == "__main__":
    sys.exit(main())
