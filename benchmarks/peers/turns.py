"""The run: everybody is checked first, and whoever plays Psycle then works in turns, one at a time."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from benchmarks.peers.contenders import CannotStart
from benchmarks.peers.environment import Say
from benchmarks.peers.game_statistics import Sums, deviations, read_tally
from benchmarks.timing import Timed

COPY_SHARE: Final = 0.25
"""Of a turn's time, on top of it, for copying states."""
CHECK_SEED: Final = 1


class Working(Protocol):
    """A contender's process, as the run sees it."""

    versions: dict[str, str]
    copies_with: str

    def ask(self, **order: Any) -> dict[str, Any]: ...


@dataclass(slots=True, eq=False)
class Measured:
    """A contender in a run, and all that was found out about it."""

    name: str
    worker: Working
    tally: Mapping[str, Sums] = field(default_factory=dict)
    moves: Timed = field(init=False)
    games: list[int] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    copies: Timed = field(init=False)

    def __post_init__(self) -> None:
        self.moves = Timed(self.name, [], [])
        self.copies = Timed(self.name, [], [])


@dataclass(slots=True)
class Run:
    """``measured`` are those that take part, ours first."""

    say: Say
    measured: list[Measured] = field(default_factory=list)
    absent: dict[str, str] = field(default_factory=dict)
    """By name: why it cannot take part, or not any more."""
    refused: dict[str, str] = field(default_factory=dict)
    """By name: in what it plays another game than we do."""

    def check(self, games: int) -> None:
        """Let everybody play, and refuse whoever does not play the same game as we do."""
        ours, *others = self.measured
        self._watch(ours, games)
        for one in others:
            try:
                self._watch(one, games)
            except CannotStart as problem:
                self.measured.remove(one)
                self.leave_out(one.name, problem)
                continue
            if away := deviations(one.tally, ours.tally):
                self.measured.remove(one)
                self.refused[one.name] = "; ".join(map(str, away))
                self.say(f"{one.name} plays another game and is not timed: {self.refused[one.name]}")

    def _watch(self, one: Measured, games: int) -> None:
        self.say(f"{one.name}: {games:,} games are watched")
        one.tally = read_tally(one.worker.ask(do="watch", games=games, seed=CHECK_SEED)["tally"])

    def measure(self, rounds: int, seconds: float) -> None:
        """Everybody works in every round; what is measured stays, even if this is interrupted.

        ``CannotStart`` only where our own contender fails: the others are measured by it.
        """
        for round_no, place in turns(len(self.measured), rounds):
            one = self.measured[place]
            if one.name in self.absent:
                continue
            try:
                take_turn(one, round_no + CHECK_SEED + 1, seconds)
            except CannotStart as problem:
                if place == 0:
                    raise
                self.leave_out(one.name, problem)
            else:
                self.say(f"round {round_no + 1} of {rounds}: {one.name}, {one.moves.rates[-1] / 1000:,.1f} k moves/s")

    def leave_out(self, name: str, problem: CannotStart) -> None:
        """Go on without it."""
        self.absent[name] = str(problem)
        self.say(f"{name} is left out: {problem}")


def turns(contenders: int, rounds: int) -> Iterator[tuple[int, int]]:
    """Round and contender, by their numbers; who begins changes from round to round."""
    for round_no in range(rounds):
        for place in range(contenders):
            yield round_no, (place + round_no) % contenders


def take_turn(one: Measured, seed: int, seconds: float) -> None:
    """Some random games, then copies of states."""
    played = one.worker.ask(do="play", seconds=seconds, seed=seed)
    copied = one.worker.ask(do="copy", seconds=seconds * COPY_SHARE, seed=seed) if one.worker.copies_with else None
    one.moves.units.append(played["units"])
    one.moves.seconds.append(played["cpu"])
    one.games.append(played["games"])
    one.wall.append(played["wall"])
    if copied is not None:
        one.copies.units.append(copied["units"])
        one.copies.seconds.append(copied["cpu"])


def all_versions(measured: Sequence[Measured]) -> dict[str, str]:
    """Of everything that took part."""
    return {library: number for one in measured for library, number in one.worker.versions.items()}
