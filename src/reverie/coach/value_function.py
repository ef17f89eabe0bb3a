"""What a position is worth to every seat: the networks' shares, made to add up to 1 and calibrated.

The networks judge a seat from what it sees; alone each is about right, together they do not add up. The shares are
raised to a power and brought to a sum of 1. The power depends on how far the game is, and was fitted to games of bots
(``python -m benchmarks.coach calibration --fit``); above 1 it makes the network surer of itself, below 1 less sure.

It is frozen: an analysis names its version, and never learns from what it looks at.
"""

import json
from array import array
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final, NamedTuple

from reverie.kernel import BadSetup, Heuristics, Setup, State, sum_in_order
from reverie.minds.mind import net_for
from reverie.minds.value_net import ValueNet, worth

VALUES_VERSION: Final = 1
"""Grows when the same network and calibration are asked in another way."""
LEAST: Final = 1e-6
"""No share of a running game is less: nothing is impossible before the end."""


class Calibration(NamedTuple):
    """How a network's shares become the coach's, for one game and number of players."""

    knots: tuple[float, ...]
    """Questions asked so far, in rising order."""
    powers: tuple[float, ...]
    """At each knot; between two of them in proportion."""
    doubt: float
    """What remains: the root of the mean square by which groups of like positions were off."""

    def power(self, decisions: int) -> float:
        """The power after so many questions."""
        knots, powers = self.knots, self.powers
        if decisions <= knots[0]:
            return powers[0]
        for at in range(1, len(knots)):
            if decisions <= knots[at]:
                share = (decisions - knots[at - 1]) / (knots[at] - knots[at - 1])
                return powers[at - 1] + share * (powers[at] - powers[at - 1])
        return powers[-1]


UNCALIBRATED: Final = Calibration((0.0,), (1.0,), 0.05)
"""For games of which nothing was measured."""


@lru_cache(maxsize=1)
def calibrations() -> dict[str, Calibration]:
    """By ``game-players``."""
    file = resources.files("reverie.coach") / "calibrations.json"
    rows = json.loads(file.read_text(encoding="utf-8"))
    return {name: Calibration(tuple(row["knots"]), tuple(row["powers"]), row["doubt"]) for name, row in rows.items()}


def calibration_of(setup: Setup[Any]) -> Calibration:
    """Of a table's game and number of players."""
    return calibrations().get(f"{setup.game.name}-{setup.players}", UNCALIBRATED)


class ValueFunction:
    """Judges positions of one set-up; ``BadSetup`` where there is no network for it."""

    def __init__(self, setup: Setup[Any], calibration: Calibration | None = None) -> None:
        net = net_for(setup)
        if net is None:
            raise BadSetup("no-mind", {"game": setup.game.name, "players": setup.players})
        self.setup = setup
        self.heuristics: Heuristics = setup.game.heuristics(setup)
        self.net: ValueNet = net
        self.calibration = calibration or calibration_of(setup)
        self._seats = range(setup.players)

    @property
    def version(self) -> str:
        """Changes with everything that a share depends on, but for the code."""
        weights = array(
            "f", [weight for layer in (*self.net.hidden, self.net.last) for unit in layer for weight in unit]
        )
        told = f"{VALUES_VERSION} {self.calibration}".encode() + weights.tobytes()
        return sha256(told).hexdigest()[:12]

    def shares(self, state: State[Any]) -> list[float]:
        """By seat: what a quiet position is worth; after the end, the result."""
        if state.result is not None:
            return self.results(state)
        return self.calibrated(self.raw_shares(state), state.decisions)

    def results(self, state: State[Any]) -> list[float]:
        """By seat: what it got out of a finished game."""
        return [self.heuristics.reward(state, seat) for seat in self._seats]

    def raw_shares(self, state: State[Any]) -> list[float]:
        """By seat, as the network says; they need not add up to anything."""
        return [self.net.judge(self.heuristics.features(state, seat))[0] for seat in self._seats]

    def calibrated(self, raw: list[float], decisions: int) -> list[float]:
        """Shares that add up to 1; alone, as they are."""
        if len(raw) == 1:
            return raw
        power = self.calibration.power(decisions)
        weights = [max(LEAST, share) ** power for share in raw]
        whole = sum_in_order(weights)
        return [weight / whole for weight in weights]

    def worth(self, state: State[Any], seat: int) -> float:
        """What a search compares."""
        heuristics = self.heuristics
        if state.result is not None:
            return worth(heuristics.reward(state, seat), heuristics.margin(state, seat))
        return self.net.value(heuristics.features(state, seat))
