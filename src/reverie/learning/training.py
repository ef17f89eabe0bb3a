"""Training in rounds, in a folder: play, fit, measure, and again with what was learned.

Round 0 plays as the heuristics' policy does; every later round is played by the network of the round before, with some
of the older ones among the opponents, so that nothing learned is forgotten. Each round leaves its samples, its network
and a line in ``training.jsonl``; a training that was broken off goes on with the first round that is not there.
"""

import json
import time
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import reverie
from reverie.bots.matchups import Policy, check_number
from reverie.kernel import BadDocument, BadSetup, Game, Setup, way_of_running
from reverie.learning.fitting import Fitting, Samples, fit
from reverie.learning.paired_match import MatchScore, paired_match
from reverie.learning.self_play import Player, Sample, self_play
from reverie.minds.value_net import net_bytes

PLAN: Final = "plan.json"
LINES: Final = "training.jsonl"
_LEAST: Final = {"rounds": 0, "first_games": 10, "games": 10}
"""Of ten games one is held back to measure on; of fewer nothing can be learned that could be measured."""
_ROUND_SEEDS: Final = 10_000_000
"""Every round has deals of its own."""


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, and how; the luck is all in here."""

    game: str
    players: int = 2
    rounds: int = 4
    """Rounds after the first one, which is played by the policy alone."""
    first_games: int = 6000
    games: int = 3000
    """A round."""
    looks: int = 24
    """That players take in self-play."""
    explore: float = 0.08
    kept_rounds: int = 3
    """A network is fitted to the samples of so many rounds."""
    deals: int = 100
    """Each network is measured on so many, against greedy and against every earlier one."""
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    overrides: Mapping[str, Any] = field(default_factory=dict)
    fitting: Fitting = field(default_factory=Fitting)


class RoundDone(NamedTuple):
    """What a round came to."""

    number: int
    net: Path
    samples: int
    loss: float
    loss_of_a_guess: float
    scores: dict[str, MatchScore]
    """Against ``greedy``, and against the network of every earlier round (``round-0``); nothing for one player."""
    hours: float


_TellProgress = Callable[[str, int, int], None]
"""Hears what is done (``play``, ``fit``, ``measure``), how much of it, and of how much."""


def train(
    plan: TrainingPlan, game: Game, folder: Path, processes: int | None, tell: _TellProgress = lambda *_: None
) -> Iterator[RoundDone]:
    """Train, round after round; those that are in the folder already are not repeated."""
    setup = _checked(plan, game, folder)
    for number in range(plan.rounds + 1):
        if not net_file(folder, number).exists():
            yield _round(plan, setup, folder, number, processes, tell)


def net_file(folder: Path, number: int) -> Path:
    """The network of a round."""
    return folder / f"round-{number}.net"


def read_lines(folder: Path) -> list[dict[str, Any]]:
    """What is known of every round, in their order."""
    lines = (folder / LINES).read_text(encoding="utf-8").splitlines()
    by_round = {line["round"]: line for line in map(json.loads, lines)}
    return [by_round[number] for number in sorted(by_round)]


def best_net(folder: Path) -> Path:
    """The network that won most against greedy; without such games: the last one."""
    lines = read_lines(folder)
    best = max(lines, key=lambda line: (line["scores"].get("greedy", {}).get("share", 0.0), line["round"]))
    return net_file(folder, best["round"])


def _checked(plan: TrainingPlan, game: Game, folder: Path) -> Setup[Any]:
    for name in ("rounds", "first_games", "games", "looks", "kept_rounds", "deals"):
        check_number(name, getattr(plan, name), _LEAST.get(name, 1))
    setup = game.setup(plan.players, plan.options, plan.overrides)
    if type(game).heuristics is Game.heuristics:
        raise BadSetup("train-no-heuristics", {"game": game.name})
    folder.mkdir(parents=True, exist_ok=True)
    kept, wanted = folder / PLAN, {**_plain(plan), "content_hash": setup.content_hash}
    if not kept.exists():
        kept.write_text(json.dumps(wanted, indent=1), encoding="utf-8")
    before = _read_plan(kept)
    if {**before, "rounds": 0} != {**wanted, "rounds": 0}:  # more rounds of the same may always be asked for
        raise BadSetup("train-other-plan", {"folder": str(folder)})
    return setup


def _read_plan(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadDocument("train-plan-damaged", {"file": str(file)})
    return found


def _plain(plan: TrainingPlan) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    return plain


def _round(
    plan: TrainingPlan, setup: Setup[Any], folder: Path, number: int, processes: int | None, tell: _TellProgress
) -> RoundDone:
    began = time.monotonic()
    _play(plan, setup, folder, number, processes, tell)
    kept = [_samples_file(folder, each) for each in range(max(0, number + 1 - plan.kept_rounds), number + 1)]
    samples = _joined(kept)
    fitted = fit(samples, plan.fitting, lambda epoch, _: tell("fit", epoch + 1, plan.fitting.epochs))
    header = {
        "game": plan.game,
        "players": plan.players,
        "rules_version": setup.game.version,
        "content_hash": setup.content_hash,
        "features": list(setup.game.heuristics(setup).feature_names),
        "trained": {"reverie": reverie.__version__, "plan": _plain(plan), "round": number},
    }
    fresh = net_file(folder, number).with_suffix(".part")
    fresh.write_bytes(net_bytes(fitted.layers, header))
    scores = _measured(plan, folder, number, fresh, processes, tell)
    hours = (time.monotonic() - began) / 3600
    found = (len(samples.shares), fitted.loss, fitted.loss_of_a_guess)
    done = RoundDone(number, net_file(folder, number), *found, scores, hours)
    with (folder / LINES).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(_line(done, fitted.curve)) + "\n")
    fresh.rename(done.net)
    return done


def _line(done: RoundDone, curve: list[float]) -> dict[str, Any]:
    return {
        "round": done.number,
        "samples": done.samples,
        "loss": done.loss,
        "loss_of_a_guess": done.loss_of_a_guess,
        "curve": curve,
        "scores": {name: asdict(score) for name, score in done.scores.items()},
        "hours": round(done.hours, 4),
        "way": way_of_running(),
    }


def _tables(plan: TrainingPlan, folder: Path, number: int) -> list[list[Player]]:
    """Who meets whom: the newest network with itself, and with older ones and the policy on one seat."""
    if number == 0:
        quiet, lively = Player(explore=plan.explore / 4), Player(explore=2 * plan.explore)
        return [[quiet] * plan.players, [lively] * plan.players]
    newest = Player(str(net_file(folder, number - 1)), plan.looks, plan.explore)
    tables = [[newest] * plan.players] * 3
    others = [Player(explore=plan.explore), *_older(plan, folder, number)]
    for at in range(plan.players):
        other = others[at % len(others)]
        tables.append([other if seat == at and plan.players > 1 else newest for seat in range(plan.players)])
    return tables


def _older(plan: TrainingPlan, folder: Path, number: int) -> list[Player]:
    return [Player(str(net_file(folder, each)), plan.looks, plan.explore) for each in range(number - 1)]


def _samples_file(folder: Path, number: int) -> Path:
    return folder / f"samples-{number}.npz"


def _play(
    plan: TrainingPlan, setup: Setup[Any], folder: Path, number: int, processes: int | None, tell: _TellProgress
) -> None:
    file = _samples_file(folder, number)
    if file.exists():
        return
    games = plan.games if number else plan.first_games
    seed = plan.seed * 1_000 * _ROUND_SEEDS + number * _ROUND_SEEDS
    found: list[Sample] = []
    for sample in self_play(setup, _tables(plan, folder, number), games, seed, processes):
        found.append(sample)
        tell("play", len(found), games)
    width = len(setup.game.heuristics(setup).feature_names)
    shares = np.concatenate([np.frombuffer(sample.shares, dtype=np.float32) for sample in found])
    lengths = [len(sample.shares) // array("f").itemsize for sample in found]
    part = file.with_suffix(".part.npz")
    np.savez(
        part,
        features=np.frombuffer(b"".join(sample.features for sample in found), dtype=np.float32).reshape(-1, width),
        shares=shares,
        margins=np.concatenate([np.frombuffer(sample.margins, dtype=np.float32) for sample in found]),
        games=np.repeat(np.arange(len(found)) + number * _ROUND_SEEDS, lengths),
    )
    part.rename(file)


def _joined(files: list[Path]) -> Samples:
    loaded = [np.load(file) for file in files]
    return Samples(*(np.concatenate([each[name] for each in loaded]) for name in Samples._fields))


def _measured(
    plan: TrainingPlan, folder: Path, number: int, fresh: Path, processes: int | None, tell: _TellProgress
) -> dict[str, MatchScore]:
    """What the network wins against greedy, and against those of all rounds before, on deals of their own."""
    if plan.players == 1:
        return {}
    challenger = Player(str(fresh), plan.looks)
    earlier = {f"round-{each}": Player(str(net_file(folder, each)), plan.looks) for each in range(number)}
    others: dict[str, Policy] = {"greedy": "greedy", **earlier}
    seed = plan.seed * 1_000 * _ROUND_SEEDS + 999 * _ROUND_SEEDS
    table: dict[str, Any] = {"options": plan.options, "overrides": plan.overrides, "processes": processes}
    scores: dict[str, MatchScore] = {}
    for name, other in others.items():
        tell("measure", len(scores), len(others))
        scores[name] = paired_match(plan.game, plan.players, challenger, other, plan.deals, seed, **table)
    return scores
