"""Many games at once: ``simulate`` plays them, here or in several processes, and hands out each as soon as it can.

>>> from reverie.bots.simulation import simulate
>>> [game.result.winners for game in simulate("psycle", ["greedy", "random"], games=3, seeds=7)]
[(0,), (0,), (0,)]

What can be relied on:

- A game's luck comes from its own seed alone. No result depends on how many processes there are, or on which is first.
- Games come in the order in which they were asked for. They are played ahead of whoever takes them, but only a little:
  a stream may be endless.
- What goes wrong in a game is raised in its place, after all games before it, as ``GameFailed`` with the seed that
  repeats it. A process that is killed is noticed at once (``WorkerLost``).
- When the stream is closed, or left by Ctrl-C, the processes end, in the middle of a game too.

``simulate`` is for one matchup and a row of seeds, ``play_games`` for any mixture of planned games: variants of
content, bots that change seats, one game after the other from a search.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from reverie.bots.game_workers import GameFailed, WorkerLost, encoded, play_in_processes, usable_cores
from reverie.bots.matchups import (
    MOVE_LIMIT,
    Matchup,
    Observer,
    PlannedGame,
    PlayedGame,
    Policy,
    check_number,
    play_game,
)
from reverie.kernel import BadSetup, Game

__all__ = ["GameFailed", "WorkerLost", "play_games", "simulate"]


def simulate(
    game: Game | str,
    policies: Sequence[Policy],
    games: int | None = None,
    seeds: int | Iterable[int] = 0,
    *,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    observer: Callable[[], Observer] | None = None,
    move_limit: int = MOVE_LIMIT,
    processes: int | None = 1,
) -> Generator[PlayedGame, None, None]:
    """Play ``games`` games, one for each seed, and yield each in its turn.

    ``policies`` says who plays each seat: the name of a level, or anything that makes a bot of a game and a seed, such
    as the class of a bot. ``seeds`` are the seeds themselves, or the first of them (then they go up by one). Without
    ``games`` there are as many as there are seeds; counted up from a number, they never end.

    ``processes=1`` plays in this process; ``None`` takes one process for each core. Policies and the observer then
    travel there, so they must be defined in a module that can be imported, and a script that calls this needs the usual
    ``if __name__ == "__main__":``.

    What cannot be is refused at once (``BadSetup``), before any game is played.
    """
    matchup = Matchup(game, policies, options, overrides, observer, move_limit)
    if games is not None:
        check_number("games", games, 0)
    if not isinstance(seeds, Iterable):
        check_number("seeds", seeds, 0)
    if processes != 1:
        encoded(matchup)
    row = iter(seeds) if isinstance(seeds, Iterable) else count(seeds)
    return play_games((PlannedGame(matchup, seed) for seed in _first(games, row)), processes)


def play_games(planned: Iterable[PlannedGame], processes: int | None = 1) -> Generator[PlayedGame, None, None]:
    """Play what is planned, and yield each game in its turn. Plans are asked for a little ahead, not all at once.

    Plans that share a ``Matchup`` should share the very object: it is sent to a process with each batch of games.
    """
    if processes is not None:
        check_number("processes", processes, 1)
    chosen = usable_cores() if processes is None else processes
    return _play_here(planned) if chosen == 1 else play_in_processes(planned, chosen)


def _play_here(planned: Iterable[PlannedGame]) -> Generator[PlayedGame, None, None]:
    for index, plan in enumerate(planned):
        try:
            played = play_game(plan, index)
        except Exception as error:
            raise GameFailed(index, plan, repr(error)) from error
        yield played


def _first(games: int | None, seeds: Iterator[int]) -> Iterator[int]:
    """So many seeds; a row that is too short is refused where it ends."""
    if games is None:
        yield from seeds
        return
    for number in range(games):
        try:
            seed = next(seeds)
        except StopIteration:
            raise BadSetup("simulation-seeds", {"games": games, "seeds": number}, path="seeds") from None
        yield seed
