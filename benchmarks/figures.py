"""The figures: what is measured against what, and the bars that the project has set itself."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Final

from benchmarks import random_games, saving
from benchmarks.plain_psycle import PlainPsycle
from benchmarks.random_games import kernel_games, plain_games
from benchmarks.timing import Contender, Spread, Timed, side_by_side


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured."""

    repeats: int
    games: int
    """Played in one repetition."""
    states: int
    """Copied and saved in one repetition."""


USUAL: Final = Size(repeats=101, games=100, states=100)


@dataclass(frozen=True, slots=True)
class Bar:
    """What a figure must reach: at least, or at most."""

    words: str
    is_met: Callable[[float], bool]


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. ``ratio`` is how many times as fast as ``against`` it was."""

    group: str
    name: str
    unit: str
    value: Spread
    more: str = ""
    against: str = ""
    ratio: Spread | None = None
    bar: Bar | None = None
    barred: float = 0.0

    @property
    def meets_its_bar(self) -> bool:
        return self.bar is None or self.bar.is_met(self.barred)


OTHER_GAMES: Final = ("project_dreamscape", "counting_zzzzs", "dream_cycle", "dream_quest")
"""Games whose figures have a module of their own here."""
A_THIRD: Final = Bar("at least 1/3", lambda ratio: ratio >= 1 / 3)
THREE_MICROSECONDS: Final = Bar("at most 3 µs", lambda micros: micros <= 3)


def all_figures(size: Size) -> Iterator[Figure]:
    yield from game_figures(size)
    yield from copy_figures(size)
    yield from saving_figures(size)
    for game in OTHER_GAMES:
        yield from import_module(f"benchmarks.{game}").figures(size)  # they build on this module


def game_figures(size: Size) -> list[Figure]:
    """Moves in a second: the plain class, and the kernel in the ways it is used."""
    kernel = partial(kernel_games, size.games)
    ways = [
        Contender("plain class", lambda seed: plain_games(size.games, seed)),
        Contender("kernel, played out", lambda seed: random_games.played_out(size.games, seed)),
        Contender("kernel", lambda seed: kernel(seed, random_games.without_events)),
        Contender("kernel, events on", lambda seed: kernel(seed, random_games.with_events)),
        Contender("kernel, both views at each question", lambda seed: kernel(seed, random_games.with_views)),
        Contender(
            "kernel, sealed chance",
            lambda seed: kernel(seed, random_games.without_events, random_games.sealed_chance(seed)),
        ),
    ]
    plain, out, bare, *others = side_by_side(ways, size.repeats)
    group = "Random two-player games of Psycle"
    return [
        _moves(group, plain, size),
        _moves(group, out, size, plain),
        _moves(group, bare, size, plain, A_THIRD),
        *(_moves(group, other, size, bare) for other in others),
    ]


def _moves(group: str, timed: Timed, size: Size, against: Timed | None = None, bar: Bar | None = None) -> Figure:
    more = f"{timed.median_per(size.games):,.0f} games/s"
    value = Spread.of(timed.rates)
    if against is None:
        return Figure(group, timed.name, "moves/s", value, more)
    ratio = timed.ratio_to(against)
    return Figure(group, timed.name, "moves/s", value, more, against.name, ratio, bar, ratio.median)


def copy_figures(size: Size) -> list[Figure]:
    """Microseconds for a copy of a state in the middle of a game."""
    states = random_games.some_states(size.states, seed=1)
    plain_ones = [PlainPsycle(Random(number)) for number in range(size.states)]
    ways = [
        Contender("copy.deepcopy", lambda _: saving.deep_copies(states, 1)),
        Contender("copy()", lambda _: saving.state_copies(states, 20)),
        Contender("copy() of the plain class", lambda _: saving.plain_copies(plain_ones, 50)),
    ]
    deep, own, plain = side_by_side(ways, size.repeats)
    group = "Copying a two-player state of Psycle"
    return [
        Figure(group, deep.name, "µs", _micros(deep)),
        _faster(group, own, deep, THREE_MICROSECONDS),
        _faster(group, plain, deep),
    ]


def saving_figures(size: Size) -> list[Figure]:
    """Microseconds to save a state as plain data and load it back."""
    states = random_games.some_states(size.states, seed=2)
    (there_and_back,) = side_by_side(
        [Contender("save() and load", lambda _: saving.round_trips(states, 1))], size.repeats
    )
    return [Figure("Saving a two-player state of Psycle", there_and_back.name, "µs", _micros(there_and_back))]


def _faster(group: str, timed: Timed, against: Timed, bar: Bar | None = None) -> Figure:
    value = _micros(timed)
    return Figure(group, timed.name, "µs", value, "", against.name, timed.ratio_to(against), bar, value.median)


def _micros(timed: Timed) -> Spread:
    return Spread.of([1e6 / rate for rate in timed.rates])


def as_table(figures: Sequence[Figure]) -> str:
    """The figures for people."""
    lines: list[str] = []
    group = ""
    for figure in figures:
        if figure.group != group:
            group = figure.group
            lines += ["", group]
        lines.append(_line(figure))
    return "\n".join(lines[1:]) + "\n"


def _line(figure: Figure) -> str:
    line = f"  {figure.name:36} {_number(figure.value.median):>11} {figure.unit:7} "
    line += f"[{_number(figure.value.low)} to {_number(figure.value.high)}]"
    if figure.more:
        line += f", {figure.more}"
    if figure.ratio is not None:
        line += f"; {_ratio(figure.ratio)} times {figure.against}"
    if figure.bar is not None:
        line += f"; {figure.bar.words}: {'met' if figure.meets_its_bar else 'MISSED'}"
    return line


def _ratio(ratio: Spread) -> str:
    digits = 3 if ratio.median < 10 else 1
    return f"{ratio.median:.{digits}f} [{ratio.low:.{digits}f} to {ratio.high:.{digits}f}]"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
