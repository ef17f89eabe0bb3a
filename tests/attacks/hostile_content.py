"""Hostile content: one leaf or one list of a game's content at a time is changed to something nobody would print.

The changes are laid over the content as a stranger would send them. Each is refused, or a game is played with it:
random moves within a bound, with every default move and now and then a view, a copy and the saved state asked for.

``python -m tests.attacks.hostile_content [GAME...]`` tries every value at every place and prints figures, which takes
some minutes; the test beside this module tries a part, in which every place and every kind of change comes up.
"""

import json
import re
import resource
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, Final

from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, FastChance, Game, Log, Refused, Setup, State
from reverie.kernel import state as kernel_state

VALUES: Final[Mapping[str, Any]] = {
    "0": 0,
    "-1": -1,
    "1": 1,
    "10^12": 10**12,
    "-10^12": -(10**12),
    "2^40": 2**40,
    "2^53": 2**53,
    "10^5000": 10**5000,  # more digits than Python turns into text
    "1.5": 1.5,
    "nan": float("nan"),
    "inf": float("inf"),
    "true": True,
    "null": None,
    "''": "",
    "long text": "z" * 100_000,
    "hidden text": "a\x00\u202eb\ud800",
    "[]": [],
    "{}": {},
}
EDGES: Final[Mapping[str, Any]] = {str(edge): edge for edge in (2, 6, 9, 12, 20, 60, 99, 300, 999, 1000, -9, -12, -99)}
"""What stands in place of a number beside that: at and near the edges of what some game allows."""
LENGTHS: Final = ("emptied", "doubled", "one less", "one 10^4 times", "a copy more", "400 copies more")
OFTEN: Final = 10_000
PILED: Final = frozenset((*EDGES, "0", "1", "-1", "true", "doubled", "one less", "a copy more"))
"""Of what many changes at once are made; the rest is refused anyhow."""

Place = tuple[str | int, ...]


@cache
def games() -> tuple[Game, ...]:
    """Reverie's own, and the example that others copy from."""
    return (*(game for game in all_games() if game.package.startswith("reverie.")), find_game("lullaby:GAME"))


@dataclass(frozen=True, slots=True)
class Change:
    """One place of the content, and what is put there: a value, or a list of another length."""

    place: Place
    what: str

    def __str__(self) -> str:
        return f"{written(self.place)} := {self.what}"

    @property
    def group(self) -> str:
        """Changes that differ only in the number of a card, a tile or a space are of one group."""
        return re.sub(r"\d+", "*", written(self.place)) + self.what


def written(place: Place) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def places(content: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every place of the content, lists and tables too, with what lies there."""
    if place:
        yield place, content
    children = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, child in children:
        yield from places(child, (*place, key))


def changes(game: Game) -> list[Change]:
    """All values at all places, and all other lengths of all lists."""
    found = []
    for place, old in places(game.raw_content):
        found += [Change(place, what) for what in VALUES]
        if type(old) is int:
            found += [Change(place, what) for what in EDGES]
        if isinstance(old, list) and old:
            found += [Change(place, what) for what in LENGTHS]
    return found


def some_changes(game: Game) -> list[Change]:
    """A part in which every place comes up, and every change of every group of places."""
    found = [change for change in changes(game) if change.what not in EDGES or change.what in ("12", "99", "-12")]
    groups: dict[str, list[Change]] = {}
    for change in found:
        groups.setdefault(change.group, []).append(change)
    tried: Counter[Place] = Counter()
    chosen = []
    for group in groups.values():
        change = min(group, key=lambda one: tried[one.place])
        tried[change.place] += 1
        chosen.append(change)
    left = [place for place in dict.fromkeys(change.place for change in found) if not tried[place]]
    names = list(VALUES)
    return chosen + [Change(place, names[number % len(names)]) for number, place in enumerate(left)]


def overrides(game: Game, change: Change) -> dict[str, Any]:
    """The change as a stranger would send it: tables by key, lists of records by number, other lists whole."""
    laid = _laid(game.raw_content, change.place, change.what)
    assert isinstance(laid, dict)
    return laid


def _laid(old: Any, place: Place, what: str) -> Any:
    if not place:
        return _new(old, what)
    step, rest = place[0], place[1:]
    if isinstance(old, dict):
        return {step: _laid(old[step], rest, what)}
    assert isinstance(step, int)
    if isinstance(old[step], dict) and rest:
        return {str(step): _laid(old[step], rest, what)}
    return [*old[:step], _laid(old[step], rest, what), *old[step + 1 :]]


def _new(old: Any, what: str) -> Any:
    match what:
        case "emptied":
            return []
        case "doubled":
            return old + old
        case "one less":
            return old[1:]
        case "one 10^4 times":
            return old[:1] * OFTEN
        case "a copy more":
            return old + copies(old[:1], 1)
        case "400 copies more":
            return old + copies(old[:1], 400)
    return EDGES[what] if what in EDGES else VALUES[what]


def copies(old: list[Any], number: int) -> list[Any]:
    """As the studio adds them: each with an id of its own."""
    return [
        {**one, "id": f"{one['id']}~{which}"} if isinstance(one, dict) and "id" in one else deepcopy(one)
        for one in old
        for which in range(2, number + 2)
    ]


def pile(game: Game, random: Random, attempts: int) -> dict[str, Any]:
    """Many changes at once, each of which was accepted on top of those before it."""
    small = [change for change in changes(game) if change.what in PILED]
    content, laid = deepcopy(game.raw_content), {}
    for change in random.choices(small, k=attempts):
        tried = deepcopy(content)
        try:
            _put(tried, change)
            differing = {key: value for key, value in tried.items() if value != game.raw_content[key]}
            game.setup(game.player_counts[0], {}, differing)
        except (Refused, KeyError, IndexError, TypeError):  # or a place that an earlier change has taken away
            continue
        content, laid = tried, differing
    return laid


def _put(content: Any, change: Change) -> None:
    *way, last = change.place
    for part in way:
        content = content[part]
    content[last] = deepcopy(_new(content[last], change.what))


# Playing with what was accepted.


@dataclass(slots=True)
class Figures:
    """What came of the changes."""

    changes: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    accepted: int = 0
    started: int = 0
    ended: int = 0
    moves: int = 0
    steps: tuple[int, str] = (0, "")
    seconds: tuple[float, str] = (0.0, "")
    state: tuple[int, str] = (0, "")
    failures: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        return [
            f"changes {self.changes}, refused {self.refused.total()}, accepted {self.accepted}",
            f"games {self.started}, played to the end {self.ended}, moves {self.moves}",
            f"most steps between two questions {self.steps[0]} ({self.steps[1]})",
            f"longest game {self.seconds[0]:.2f} s ({self.seconds[1]})",
            f"largest state {self.state[0]} bytes ({self.state[1]})",
            f"failures {len(self.failures)}",
        ]


class TookTooLong(Exception):
    pass


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """An alarm against what no step limit can see: a loop inside one step."""
    if current_thread() is not main_thread():  # signals are told to no other
        yield
        return

    def ring(*_: object) -> None:
        raise TookTooLong(f"more than {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def tables(game: Game) -> list[tuple[int, Mapping[str, Any]]]:
    """Every number of seats with every option set that can stand there: the usual one, a short game, each choice."""
    alone = [{option.name: choice} for option in game.options for choice in getattr(option, "choices", ())]
    short = game.trial_options()
    found = []
    for players in game.player_counts:
        for options in ({}, short, *game.some_options(), *alone, *({**short, **one} for one in alone)):
            try:
                game.setup(players, options)
            except BadSetup:
                continue
            found.append((players, options))
    return found


class _Steps:
    """Counts the steps between two questions; stands in place of ``State.run``."""

    def __init__(self) -> None:
        self.most = 0

    def run(self, state: State, log: Log) -> None:
        agenda, count = state.agenda, 0
        while agenda and not state.waiting:
            count += 1
            if count > kernel_state.STEP_LIMIT:
                raise TookTooLong("more steps than the limit")
            agenda.pop().run(state, log)
        self.most = max(self.most, count)


@contextmanager
def counted_steps() -> Iterator[_Steps]:
    steps, before = _Steps(), State.run
    State.run = lambda self, log: steps.run(self, log)  # type: ignore[method-assign]
    try:
        yield steps
    finally:
        State.run = before  # type: ignore[method-assign]


class Attack:
    """Tries changes of one game, with luck of its own, and keeps the figures."""

    def __init__(self, game: Game, moves: int = 150, seconds: float = 60.0) -> None:
        self.game = game
        self.figures = Figures()
        self.random = Random(game.name)
        self.moves = moves
        self.seconds = seconds

    def change(self, change: Change, played: bool = True) -> None:
        self.figures.changes += 1
        self.lay(overrides(self.game, change), str(change), played)

    def lay(self, laid: Mapping[str, Any], name: str, played: bool = True) -> None:
        """Set up and play; any exception but a refusal of the set-up is a failure."""
        players, options = self.random.choice(tables(self.game))
        name = f"{name} ({players} seats, {dict(options)})"
        try:
            with within(self.seconds):
                setup = self.game.setup(players, options, laid)
                json.dumps(setup.header, allow_nan=False)
        except BadSetup as refusal:
            self.figures.refused[refusal.code] += 1
            return
        except Exception as failure:
            self.figures.failures.append(f"{name}: setup: {failure!r:.300}")
            return
        self.figures.accepted += 1
        if played:
            self._start(setup, name)

    def _start(self, setup: Setup, name: str) -> None:
        figures, began = self.figures, perf_counter()
        figures.started += 1
        try:
            with within(self.seconds), counted_steps() as steps:
                state, _ = self.game.start(setup, FastChance(self.random.randrange(1 << 30)), [])
                self._play(state)
                size = len(json.dumps(state.save()))
        except Exception as failure:  # a refusal too: what was accepted can be played
            figures.failures.append(f"{name}: {failure!r:.300}")
            return
        figures.ended += state.is_over
        figures.steps = max(figures.steps, (steps.most, name))
        figures.seconds = max(figures.seconds, (perf_counter() - began, name))
        figures.state = max(figures.state, (size, name))

    def _play(self, state: State) -> None:
        """Random moves until the end or the bound; what anybody may ask for on the way is asked for."""
        random = self.random
        for number in range(self.moves):
            if state.is_over:
                return
            seat = random.choice(state.asked)
            default, moves = state.default_move(seat), state.moves(seat)
            assert default is not None
            assert default in moves, default
            state.play(seat, default if random.random() < 0.1 else random.choice(moves))
            self.figures.moves += 1
            if number % 16 == 0:
                state.view(None)
                state.view(random.randrange(state.players))
                state.copy()
                json.dumps(state.save())


def main(names: Sequence[str]) -> int:
    """Every value at every place of the games that are named, or of all; then piles of changes."""
    failures = 0
    for game in games():
        if names and game.name not in names:
            continue
        attack, began = Attack(game), perf_counter()
        for change in changes(game):
            attack.change(change)
        for number in range(20):
            attack.lay(pile(game, attack.random, 100), f"pile {number}")
        lines = [f"places {sum(1 for _ in places(game.raw_content))}", *attack.figures.lines()]
        refused = ", ".join(f"{code} {count}" for code, count in attack.figures.refused.most_common())
        print(f"{game.name} ({perf_counter() - began:.0f} s)", *lines, refused, sep="\n  ", flush=True)  # noqa: T201
        for failure in attack.figures.failures[:40]:
            print("  FAILED", failure)  # noqa: T201
        failures += len(attack.figures.failures)
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")  # noqa: T201
    return int(bool(failures))


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parents[2] / "examples"))
    sys.exit(main(sys.argv[1:]))
