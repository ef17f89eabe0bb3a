"""A mind judges the moves of a seat, from its view alone; levels are minds that look less closely, or err more often.

``mind_for`` finds the mind of a table: a network learned for its content, and its options where they are not the usual
ones (``reverie train`` puts it into the data folder), else the one that comes with Reverie. A network that was learned
for the printed content also plays a changed one, less well.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import import_module, resources
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from reverie.folders import data_folder
from reverie.kernel import BadSetup, Chance, FastChance, Game, Heuristics, Move, Setup
from reverie.minds.value_net import ValueNet, read_net
from reverie.minds.world_search import LUCK, Judged, WorldSearch

LEVEL_NAMES: Final = ("gentle", "easy", "fair", "steady", "sharp", "strong")
"""The weakest first."""
OWN_MINDS: Final = {"psycle": "reverie.minds.psycle_mind"}
"""By game that search does not suit: the module whose ``mind_of`` makes its mind of a set-up and a network."""
SENSELESS: Final = 5.0
"""A move that loses more than so many temperatures is never made, not even by mistake."""
MOST_LOSS: Final = 0.35
"""Nor is one that is judged so much worse than the best, whatever the temperature: that is no mistake, but nonsense."""
LEAST_LIKING: Final = -1.5
"""Where small moves make one choice nobody likes a line less than that, or more above it than may be lost."""
FINE: Final = 1 << 53
"""Into so many parts what lies between 0 and 1 is cut for a draw."""


class Strength(NamedTuple):
    """How well a level plays: how many looks it takes, and how much of a loss it shrugs off."""

    looks: int
    temperature: float
    """0: it always makes the move that it thinks best."""


class Expected(NamedTuple):
    """A move that a mind would consider, and why."""

    move: Move
    share: float
    """Its share of the win, between 0 and 1."""
    value: float
    """What moves are compared by: the share, and a little for the margin, so rather more or less than the share."""
    worlds: int
    line: list[tuple[int, Move]]
    """What it expects to follow, by seat and move; the move itself first."""


class Mind(Protocol):
    """Judges the moves of one game at one kind of table."""

    def judged(self, view: Mapping[str, Any], moves: Sequence[Move], looks: int, luck: int) -> list[Judged]:
        """What each candidate among ``moves`` is worth, the best first."""

    def line(self, view: Mapping[str, Any], move: Move, luck: int, length: int) -> list[tuple[int, Move]]:
        """What is expected to follow a move."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], strength: Strength, chance: Chance) -> Move:
        """A move of that strength."""


@dataclass(frozen=True)
class SearchMind:
    """A mind that searches imagined worlds by a game's heuristics and a learned value."""

    game: Game
    heuristics: Heuristics
    net: ValueNet

    def judged(self, view: Mapping[str, Any], moves: Sequence[Move], looks: int, luck: int) -> list[Judged]:
        """What each candidate among ``moves`` is worth, the best first."""
        return WorldSearch(self.game, self.heuristics, self.net, view, luck).judged(moves, looks)

    def line(self, view: Mapping[str, Any], move: Move, luck: int, length: int) -> list[tuple[int, Move]]:
        """What is expected to follow a move."""
        return WorldSearch(self.game, self.heuristics, self.net, view, luck).line(move, length)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], strength: Strength, chance: Chance) -> Move:
        """A move of that strength."""
        found = self.judged(view, moves, strength.looks, chance.below(LUCK))
        return drawn(found, strength.temperature, chance)


def drawn(found: Sequence[Judged], temperature: float, chance: Chance) -> Move:
    """One of the moves: the first, or with a temperature now and then one that is not much worse.

    Whoever can win at once does so: where some are sure wins, only these are left.
    """
    found = [judged for judged in found if judged.wins] or found
    if not temperature:
        return found[0].move
    if found[0].whim:
        most = min(SENSELESS, MOST_LOSS / temperature)
        return max(found, key=lambda judged: judged.value + temperature * _lasting_liking(judged.whim, most)).move
    best = max(judged.value for judged in found)
    most = min(SENSELESS * temperature, MOST_LOSS)
    sensible = [judged for judged in found if best - judged.value < most]
    return max(sensible, key=lambda judged: judged.value + temperature * _liking(chance)).move


def _liking(chance: Chance) -> float:
    """How much a player takes to a move, in temperatures: whoever adds it to the worth errs as often as it should be.

    With likings of this kind (Gumbel's) a move is chosen in proportion to ``exp(worth / temperature)``.
    """
    return -log(-log((chance.below(FINE) + 0.5) / FINE))


def _lasting_liking(whim: int, most: float) -> float:
    """The same for a line of small moves, until it is carried out; within bounds, so that no senseless one is chosen.

    What is left of a line has to be worth as much, and be liked as much, whatever other lines there are by then: else
    the seat would go to and fro between two of them for ever. So nothing here may depend on the best of them.
    """
    return min(max(_liking(FastChance(whim)), LEAST_LIKING), LEAST_LIKING + most)


def mind_for(setup: Setup[Any]) -> Mind:
    """The mind that plays at such a table; ``BadSetup`` where there is none."""
    net = net_for(setup)
    if net is None:
        raise BadSetup("no-mind", {"game": setup.game.name, "players": setup.players})
    if setup.game.name in OWN_MINDS:
        own: Mind = import_module(OWN_MINDS[setup.game.name]).mind_of(setup, net)
        return own
    return SearchMind(setup.game, setup.game.heuristics(setup), net)


def net_for(setup: Setup[Any]) -> ValueNet | None:
    """The network that plays at such a table: learned for its content and options, for its content, or as printed."""
    for own in dict.fromkeys((own_net_file(setup), _net_file(setup, ""))):
        if own.exists():
            net = _own_net(str(own), own.stat().st_mtime_ns)
            if _fits(net, setup):
                return net
    return shipped_net(setup.game.name, setup.players)


def _fits(net: ValueNet, setup: Setup[Any]) -> bool:
    """Whether it was learned for these rules, and from what the game tells today; an older Reverie may have left it."""
    told = (net.header.get("rules_version"), net.header.get("features"))
    return told == (setup.game.version, list(setup.game.heuristics(setup).feature_names))


def own_net_file(setup: Setup[Any]) -> Path:
    """Where a network for that content lies once somebody has trained it; other options than usual have their own."""
    usual = {option.name: option.default for option in setup.game.options}
    others = {name: value for name, value in setup.options.items() if value != usual[name]}
    told = json.dumps(others, sort_keys=True, default=str).encode()
    return _net_file(setup, f"-{sha256(told).hexdigest()[:8]}" if others else "")


def _net_file(setup: Setup[Any], options: str) -> Path:
    return data_folder() / "nets" / f"{setup.game.name}-{setup.players}-{setup.content_hash[:16]}{options}.net"


@lru_cache(maxsize=8)
def _own_net(path: str, _: int) -> ValueNet:
    return read_net(Path(path).read_bytes())


@lru_cache(maxsize=32)
def shipped_net(game: str, players: int) -> ValueNet | None:
    """The network that comes with Reverie."""
    file = resources.files("reverie.minds") / "nets" / f"{game}-{players}.net"
    return read_net(file.read_bytes()) if file.is_file() else None


@lru_cache(maxsize=32)
def strengths(game: str, players: int) -> dict[str, Strength]:
    """By level: how well it plays with so many players; empty where the game has no levels."""
    file = resources.files("reverie.minds") / "strengths" / f"{game}.json"
    if not file.is_file():
        return {}
    rows = json.loads(file.read_text(encoding="utf-8")).get(str(players), [])
    return {name: Strength(*row) for name, row in zip(LEVEL_NAMES, rows, strict=False)}
