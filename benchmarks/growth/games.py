"""How the cost of playing grows: with the length of a game, the number of players, the size of the content."""

import gc
import json
import random
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from itertools import count, islice
from statistics import median
from sys import getsizeof
from time import process_time
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from benchmarks.growth.charts import Chart, Point, chart
from benchmarks.timing import Contender, Timed, side_by_side
from reverie.bots import make_bot
from reverie.games import all_games, find_game
from reverie.kernel import FastChance, Game, Move, Setup, State

LENGTHS: Final = (100, 200, 500, 1000, 2000, 5000, 10_000)
"""Moves. A hundred rounds of Dream Cycle between two random riders have about 1,700."""
WITHOUT_END: Final[dict[str, dict[str, Any]]] = {
    "dream-cycle": {"start": "dealt", "round_limit": 1_000_000},
    "dream-quest": {"max_rounds": 0},
}
"""Options with which random players go on and on."""
SHORT: Final[dict[str, dict[str, Any]]] = {
    "dream-cycle": {"night": "nap", "start": "dealt", "round_limit": 6},
    "dream-quest": {"max_rounds": 30},
}
"""Games of about the length that people play."""
LONG_GAMES: Final = 3
REPEATS: Final = 9
MOVES: Final = 2000
"""At least, in a repetition."""
CARDS: Final = (33, 66, 132, 264, 495)
"""Dream cards of Dream-Quest: 33 are printed, 500 are allowed."""
TILES: Final = (50, 100, 200, 300)
"""Tiles of Dream Cycle: 50 are printed, 300 are allowed."""
_SHARED: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, Setup, Game)


def play_on(state: State, pick: Callable[[], float], moves: int) -> int:
    """So many random moves, or until the game is over; nobody resigns, and nobody drafts a trade."""
    for done in range(moves):
        if not state.waiting:
            return done
        seat = state.waiting[0]
        ask = state.ask
        assert ask is not None
        offered = ask.moves(state, seat)
        state.play(seat, offered[int(pick() * len(offered))], None, False)
    return moves


# Length.


def length_charts() -> Iterator[Chart]:
    """One long game, looked at now and then: what a move costs by then, and how large the state is."""
    speed: dict[str, list[Point]] = {}
    held: dict[str, list[Point]] = {}
    seen: dict[str, list[Point]] = {}
    for name, options in WITHOUT_END.items():
        courses = list(islice(_long_courses(find_game(name), options), LONG_GAMES))
        for place, length in enumerate(LENGTHS):
            micros, size, view = (median(one[place][what] for one in courses) for what in range(3))
            speed.setdefault(name, []).append(Point(length, micros))
            held.setdefault(f"{name}, the state", []).append(Point(length, size / 1024))
            seen.setdefault(f"{name}, a seat's view as JSON", []).append(Point(length, view / 1024))
    moves = "moves made in the game so far"
    yield chart("length-speed", "What a move costs in a long game", (moves, "µs a move"), speed)
    yield chart("length-memory", "What a long game holds in memory", (moves, "KiB"), {**held, **seen})


def _long_courses(game: Game, options: Mapping[str, Any]) -> Iterator[list[tuple[float, int, int]]]:
    """Games that go on long enough: random riders are often lost before."""
    courses = (course(game, options, seed) for seed in count())
    return (found for found in courses if len(found) == len(LENGTHS))


def course(game: Game, options: Mapping[str, Any], seed: int) -> list[tuple[float, int, int]]:
    """At each length that is reached: µs of a move since the last, bytes of the state, bytes of a view."""
    state, pick, last, found = game.new(2, FastChance(seed), options), random.Random(seed).random, 0, []
    for length in LENGTHS:
        gc.collect()
        began = process_time()
        if play_on(state, pick, length - last) < length - last:
            break
        took = process_time() - began
        view = len(json.dumps(state.view(0)).encode())
        found.append((1e6 * took / (length - last), held_bytes(state), view))
        last = length
    return found


def held_bytes(state: State) -> int:
    """All that belongs to a state alone: what is shared with every other game (content, code) does not count."""
    shared = {id(thing) for thing in _reached_from(state.setup.content, set())}
    return sum(getsizeof(thing) for thing in _reached_from(state, shared))


def _reached_from(start: Any, seen: set[int]) -> Iterator[Any]:
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, _SHARED):
            seen.add(id(thing))
            yield thing
            waiting += gc.get_referents(thing)


# Players.


def player_charts() -> Iterator[Chart]:
    """Random games of each game at each number of seats."""
    lines: dict[str, list[Point]] = {}
    for game in all_games():
        if not game.package.startswith("reverie."):
            continue
        ways = [Contender(str(seats), _playing(game, seats)) for seats in game.player_counts]
        timed = side_by_side(ways, REPEATS)
        lines[game.name] = [Point(int(one.name), _micros(one)) for one in timed]
    axes = ("players", "µs a move")
    yield chart("players-speed", "What a move costs with more players", axes, lines, doubling=False)


def _playing(game: Game, seats: int, overrides: Mapping[str, Any] | None = None) -> Callable[[int], int]:
    setup = game.setup(seats, SHORT.get(game.name), overrides)

    def work(seed: int) -> int:
        pick, chance, done = random.Random(seed).random, FastChance(seed), 0
        while done < MOVES:
            done += play_on(game.start(setup, chance, None)[0], pick, MOVES)
        return done

    return work


def _micros(timed: Timed) -> float:
    return 1e6 / median(timed.rates)


# Content.


def content_charts() -> Iterator[Chart]:
    """Decks of more and more cards: a random move, setting up, an answer of greedy."""
    moves: dict[str, list[Point]] = {}
    setups: dict[str, list[Point]] = {}
    answers: dict[str, list[Point]] = {}
    for name, what, sizes in (("dream-quest", "dream_cards", CARDS), ("dream-cycle", "tiles", TILES)):
        game = find_game(name)
        for lines, doing in ((moves, _playing_two), (setups, _setting_up), (answers, _answering)):
            ways = [Contender(str(size), doing(game, more_of(game, what, size))) for size in sizes]
            printed, *changed = side_by_side([Contender("printed", doing(game, {})), *ways], REPEATS)
            lines[f"{name}, as printed"] = [Point(sizes[0], _micros(printed))]
            lines[f"{name}, as overrides"] = [Point(int(one.name), _micros(one)) for one in changed]
    things = "dream cards (33 printed) or tiles (50 printed)"
    yield chart("content-speed", "What a random move costs with more content", (things, "µs a move"), moves)
    yield chart("content-setup", "What setting up costs with more content", (things, "ms a set-up"), _in_millis(setups))
    yield chart("content-greedy", "What greedy's answer costs with more content", (things, "ms"), _in_millis(answers))


def _in_millis(lines: dict[str, list[Point]]) -> dict[str, list[Point]]:
    return {name: [Point(x, y / 1000) for x, y in points] for name, points in lines.items()}


def more_of(game: Game, what: str, size: int) -> dict[str, Any]:
    """Overrides with so many cards or tiles: the printed ones again and again, under other names."""
    printed = game.raw_content[what]
    return {what: [{**deepcopy(printed[n % len(printed)]), "id": _name(printed, n)} for n in range(size)]}


def _name(printed: list[dict[str, Any]], number: int) -> str:
    name = str(printed[number % len(printed)]["id"])
    return name if number < len(printed) else f"{name}-{number // len(printed)}"


def _playing_two(game: Game, overrides: Mapping[str, Any]) -> Callable[[int], int]:
    return _playing(game, 2, overrides)


def _setting_up(game: Game, overrides: Mapping[str, Any]) -> Callable[[int], int]:
    def work(_: int) -> int:
        for _ in range(3):
            game.setup(2, None, overrides)
        return 3

    return work


def _answering(game: Game, overrides: Mapping[str, Any]) -> Callable[[int], int]:
    """Greedy's answers where there is something to choose, all from the same game between random players."""
    asked: list[tuple[dict[str, Any], list[Move]]] = []
    state, pick = game.new(2, FastChance(1), SHORT[game.name], overrides), random.Random(1).random
    while len(asked) < 20 and state.waiting:
        seat = state.waiting[0]
        if len(state.moves(seat)) > 1:
            asked.append((state.view(seat), list(state.moves(seat))))
        play_on(state, pick, 3)

    def work(seed: int) -> int:
        bot = make_bot("greedy", game, seed)
        for view, moves in asked:
            bot.choose(view, moves, 1.0)
        return len(asked)

    return work
