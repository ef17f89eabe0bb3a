"""Policies and observers for the tests of simulations: in a module that other processes can import."""

import os
import signal
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from reverie.bots.uniform import RandomBot
from reverie.kernel import Game, Move, State


class OddBot(RandomBot):
    """A random bot that is told its seed, so that it can be odd in some games only."""

    name = "odd"
    is_blind = False

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.seed = seed


class Failing(OddBot):
    """Fails in its second turn where its seed is divisible by 8."""

    turns = 0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        self.turns += 1
        if self.turns == 2 and self.seed % 8 == 0:
            raise ZeroDivisionError(f"at {view['decisions']}")
        return super().choose(view, moves, budget)


class Unlawful(OddBot):
    """Says something that is no move of the game."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        return "fly away"  # type: ignore[return-value]


class Dying(OddBot):
    """Its process is killed where its seed is divisible by 8."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        if self.seed % 8 == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, moves, budget)


class Endless(OddBot):
    """Never answers."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> NoReturn:
        while True:
            signal.pause()


class StubbornError(Exception):
    """Cannot be unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("stubborn")


class Stubborn(OddBot):
    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        raise StubbornError(1, 2)


class Seer(OddBot):
    """Keeps what it was given, and fails unless it is a view and moves, plain as they are."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        assert type(view) is dict
        assert view["decision"]["owes"]
        assert all(not isinstance(value, State) for value in view.values())
        return super().choose(view, moves, budget)


class Branching:
    """An observer: how many moves there were to choose from, turn by turn, and whose process it was."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def before_move(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> None:
        assert move in moves
        self.counts.append(len(moves))

    def notes(self, state: State) -> dict[str, Any]:
        assert state.is_over
        return {"counts": self.counts, "gems": list(state.gems), "process": os.getpid()}  # type: ignore[attr-defined]


class Secretive(Branching):
    """Its notes cannot be sent anywhere."""

    def notes(self, state: State) -> Any:
        return lambda: None
