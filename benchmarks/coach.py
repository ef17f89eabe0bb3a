"""Whether the coach can be believed: its shares, its luck, and the errors that it finds.

``python -m benchmarks.coach calibration`` plays games of bots and compares what the curve said with what came, in each
phase, on games that nothing was fitted to; ``--fit`` writes ``calibrations.json`` from every third game.
``python -m benchmarks.coach luck`` adds up the luck of whole games: its mean must be 0. ``python -m benchmarks.coach
planted`` puts errors of ten points and more into games, as a much closer look judges them, and counts how many are
found, and how many good moves are called errors.

The games are played by the quick policy of each game's heuristics, one answer in ten at random; Psycle's by ``strong``,
always. Every figure repeats: ``--games`` and ``--seed`` say which. Results go to ``docs/coach/<command>.json``; the
tables and the picture of docs/coach.md are made of them (``python -m benchmarks.coach report``).
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

from benchmarks.coach_report import write_report
from reverie.coach.analysing import OWN_JUDGES
from reverie.coach.judgement import USUAL_EFFORT, Effort, StepJudge, effort_of
from reverie.coach.played_steps import PlayedChoice, PlayedStep
from reverie.coach.psycle_judge import PsycleJudge
from reverie.coach.samples import luck_of, mean
from reverie.coach.splitting import split_deal, split_step
from reverie.coach.value_function import Calibration, ValueFunction
from reverie.coach.world_judge import WorldJudge
from reverie.games import all_games, find_game
from reverie.kernel import FastChance, Heuristics, Move, SealedAsk, Setup, State
from reverie.minds.mind import mind_for, strengths
from reverie.minds.world_search import quick_answer

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "docs" / "coach"
CALIBRATIONS: Final = ROOT / "src" / "reverie" / "coach" / "calibrations.json"
PHASES: Final = ("early", "middle", "late")
LEVEL: Final = "strong"
CARELESS: Final = 10
"""One answer in so many is any lawful one: people err too."""
MOMENTS: Final = 9
"""Of each game so many are looked at."""
POWERS: Final = tuple(round(0.4 + 0.05 * step, 2) for step in range(33))
FITTED: Final = 3
"""Every third game is fitted to; the others tell whether that was right."""
FOUND: Final = 0.05
"""An error is found where the coach would tell of it."""
PLANTED: Final = 0.10
BLAMELESS: Final = 0.01
TRIED: Final = 4
"""So many moves of a position are looked at closely."""
CLOSELY: Final = 80
"""In so many worlds it is settled what is an error and what is not."""

TableName = tuple[str, int]


def every_table() -> list[TableName]:
    """Every game with every number of players."""
    return [(game.name, players) for game in all_games() for players in game.player_counts]


# Games.


def _answered(setup: Setup[Any], heuristics: Heuristics, state: State[Any], seat: int, whims: FastChance) -> Move:
    """What the quick policy answers; in Psycle, whose policy only serves to fill games up, what ``strong`` does."""
    if setup.game.name not in OWN_JUDGES:
        return quick_answer(heuristics, state, seat, whims)
    ask = state.ask
    assert ask is not None
    moves = ask.moves(state, seat)
    strength = strengths(setup.game.name, setup.players)[LEVEL]
    return moves[0] if len(moves) == 1 else mind_for(setup).choose(state.view(seat), moves, strength, whims)


def _played(setup: Setup[Any], seed: int, is_blind: bool) -> Iterator[tuple[State[Any], int, Move]]:
    """A game of bots: each state with whose answer it is and what it will be.

    In looks ahead the policy is handed the whole table, and may plan with what lies hidden. Blind, it gets a table that
    is imagined from its seat's view: whoever knew the next card would have luck with it.
    """
    heuristics = setup.game.heuristics(setup)
    state = setup.game.start(setup, FastChance(seed), None)[0]
    whims = FastChance(luck_of("whims", seed))
    while state.waiting:
        seat = state.waiting[0]
        ask = state.ask
        assert ask is not None
        world = setup.game.imagine(state.view(seat), FastChance(luck_of(seed, state.decisions))) if is_blind else state
        move = _answered(setup, heuristics, world, seat, whims)
        if setup.game.name not in OWN_JUDGES and whims.below(CARELESS) == 0:
            move = whims.pick("move", ask.moves(state, seat))
        yield state, seat, move
        state.play_answer(seat, move)


def _steps(setup: Setup[Any], seed: int, is_blind: bool = True) -> list[PlayedStep]:
    """The same as steps; sealed answers to one question together, everything else one by one."""
    steps: list[PlayedStep] = []
    before: State[Any] | None = None
    choices: list[PlayedChoice] = []
    number = 0
    for state, seat, move in _played(setup, seed, is_blind):
        if before is None:
            before = _still(state)
        ask = state.ask
        assert ask is not None
        answers = ask.moves(state, seat)
        choices.append(PlayedChoice(seat, (move,), answers, True, len(answers)))
        is_open = isinstance(ask, SealedAsk) and len(state.waiting) > 1
        if not is_open:
            after: State[Any] = state.copy()
            after.play_answer(seat, move)
            after.chance = FastChance()
            steps.append(PlayedStep(number, number + len(choices), before, after, tuple(choices)))
            number += len(choices)
            before, choices = None, []
    return steps


def _still(state: State[Any]) -> State[Any]:
    kept: State[Any] = state.copy()
    kept.chance = FastChance()
    return kept


def _judge(setup: Setup[Any], effort: Effort, calibration: Calibration | None = None) -> StepJudge:
    judge: StepJudge = OWN_JUDGES.get(setup.game.name, WorldJudge)(ValueFunction(setup, calibration), effort)
    return judge


# Calibration.

PLAIN: Final = Calibration((0.0,), (1.0,), 0.0)
Row = tuple[int, list[tuple[bool, list[float]]], list[float], int]
"""Questions so far; look by look whether the game was over then, and the shares; what came of the game; its seed."""


def _moments(table: TableName, seed: int) -> list[Row]:
    setup = find_game(table[0]).setup(table[1])
    judge = _judge(setup, Effort(2, 1, 1, 1), PLAIN)
    steps = _steps(setup, seed, is_blind=False)
    result = judge.values.results(steps[-1].after)
    chosen = sorted({at * (len(steps) - 2) // (MOMENTS - 1) for at in range(MOMENTS)})
    return [(steps[at].after.decisions, _looks(judge, steps[at], seed), result, seed) for at in chosen]


def _looks(judge: StepJudge, step: PlayedStep, seed: int) -> list[tuple[bool, list[float]]]:
    found = judge.reached(step.before, step.after, step.mover, seed)
    looks = found[:1] if isinstance(judge, PsycleJudge) else found
    return [(max(shares) >= 1.0 - 1e-9, shares) for shares in looks]


def _share(row: Row, power: float) -> list[float]:
    """What the curve would have said, with that power."""
    looks = []
    for is_over, shares in row[1]:
        if is_over or len(shares) == 1:
            looks.append(shares)
            continue
        weights = [max(1e-6, share) ** power for share in shares]
        looks.append([weight / sum(weights) for weight in weights])
    return mean(looks)


def _loss(rows: Sequence[Row], power: float) -> float:
    total = 0.0
    for row in rows:
        for share, got in zip(_share(row, power), row[2], strict=True):
            share = min(1 - 1e-4, max(1e-4, share))
            total -= got * log(share) + (1 - got) * log(1 - share)
    return total


def _phases(rows: Sequence[Row]) -> tuple[float, float]:
    """Where the first and the second third of all moments end, by questions so far."""
    asked = sorted(row[0] for row in rows)
    return float(asked[len(asked) // 3]), float(asked[2 * len(asked) // 3])


def _by_phase(rows: Sequence[Row], ends: tuple[float, float]) -> list[list[Row]]:
    return [
        [row for row in rows if row[0] <= ends[0]],
        [row for row in rows if ends[0] < row[0] <= ends[1]],
        [row for row in rows if row[0] > ends[1]],
    ]


def _fitted(rows: Sequence[Row], ends: tuple[float, float]) -> Calibration:
    knots, powers = [], []
    for part in _by_phase(rows, ends):
        asked = sorted(row[0] for row in part)
        knots.append(float(asked[len(asked) // 2]) if asked else 0.0)
        powers.append(_likeliest(part) if part else 1.0)
    return Calibration(tuple(knots), tuple(powers), 0.0)


def _likeliest(rows: Sequence[Row]) -> float:
    """The power that fits best; where all fit alike (nobody shares a win alone), what was said stays as it is."""
    return min(POWERS, key=lambda power: (_loss(rows, power), abs(power - 1.0)))


def _gaps(rows: Sequence[Row], calibration: Calibration, groups: int = 5) -> list[dict[str, float]]:
    """Positions in groups of like shares: what was said, what came, and how sure that is (a game counts once)."""
    said = [
        (share, got, row[3])
        for row in rows
        for share, got in zip(_share(row, calibration.power(row[0])), row[2], strict=True)
    ]
    said.sort(key=lambda pair: pair[0])
    found = []
    for number in range(groups):
        part = said[number * len(said) // groups : (number + 1) * len(said) // groups]
        if not part:
            continue
        share, got = (sum(pair[side] for pair in part) / len(part) for side in (0, 1))
        off: dict[int, float] = {}
        for one, result, game in part:
            off[game] = off.get(game, 0.0) + result - one - (got - share)
        error = sqrt(sum(one**2 for one in off.values())) / len(part)
        found.append({"said": share, "came": got, "error": error, "positions": len(part)})
    return found


def calibration(arguments: argparse.Namespace, tables: Sequence[TableName]) -> None:
    """Play, fit on every third game, compare on the others."""
    kept = json.loads(CALIBRATIONS.read_text(encoding="utf-8"))
    results = _kept("calibration")
    for table in tables:
        name = f"{table[0]}-{table[1]}"
        games = _each(partial(_moments, table), arguments)
        fit = [row for game in games[0::FITTED] for row in game]
        held = [row for number, game in enumerate(games) if number % FITTED for row in game]
        ends = _phases(fit)
        made = _fitted(fit, ends)
        rows = {phase: _gaps(part, made) for phase, part in zip(PHASES, _by_phase(held, ends), strict=True) if part}
        plain = {phase: _gaps(part, PLAIN) for phase, part in zip(PHASES, _by_phase(held, ends), strict=True) if part}
        doubt = sqrt(
            _mean([max(0.0, (g["said"] - g["came"]) ** 2 - g["error"] ** 2) for p in rows.values() for g in p])
        )
        kept[name] = {"knots": made.knots, "powers": made.powers, "doubt": round(max(0.01, doubt), 4)}
        results[name] = {
            "games": len(games),
            "held_out": len(games) - len(games[0::FITTED]),
            "seed": arguments.seed,
            "phases": rows,
            "uncalibrated": plain,
        }
        worst = max((abs(g["said"] - g["came"]), g["error"]) for p in rows.values() for g in p)
        _say(f"{name}: powers {made.powers}, largest gap {100 * worst[0]:.1f} ± {196 * worst[1]:.1f} points")
        _keep("calibration", results)
        if arguments.fit:
            CALIBRATIONS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


# Luck.


def _luck(table: TableName, seed: int) -> list[float]:
    """By seat: the luck of a whole game, the deal included."""
    setup = find_game(table[0]).setup(table[1])
    judge = _judge(setup, Effort(1, 1, 1, 1))
    steps = _steps(setup, seed)
    start = steps[0].before
    _, deal = split_deal(judge, PlayedStep(0, 0, start, start, ()), seed)
    split = [deal]
    for step in steps:
        split.append(split_step(judge, step, split[-1].shares, seed, errors_too=False))
    return [sum(one.parts[seat].luck for one in split) for seat in range(setup.players)]


def luck(arguments: argparse.Namespace, tables: Sequence[TableName]) -> None:
    """The mean of the luck of whole games."""
    results = _kept("luck")
    for table in tables:
        games = _each(partial(_luck, table), arguments)
        rows = []
        for seat in range(table[1]):
            lucks = [game[seat] for game in games]
            middle = _mean(lucks)
            error = sqrt(_mean([(one - middle) ** 2 for one in lucks]) / max(1, len(lucks) - 1))
            rows.append({"mean": middle, "error": error})
        results[f"{table[0]}-{table[1]}"] = {"games": len(games), "seed": arguments.seed, "seats": rows}
        told = ", ".join(f"{100 * row['mean']:+.2f} ± {196 * row['error']:.2f}" for row in rows)
        _say(f"{table[0]}-{table[1]}: {len(games)} games, points by seat: {told}")
        _keep("luck", results)


# Planted errors.


def _planted(table: TableName, seed: int) -> list[tuple[bool, bool]]:
    """Of one game: whether each choice that was looked at was an error, and whether the coach called it one."""
    setup = find_game(table[0]).setup(table[1])
    judge = _judge(setup, effort_of(USUAL_EFFORT))
    closely = _judge(setup, Effort(1, 1, 1, CLOSELY))
    found: list[tuple[bool, bool]] = []
    open_steps = [step for step in _steps(setup, seed, is_blind=False) if not step.choices[0].is_forced]
    for at in (1, 2, 3):
        step = open_steps[at * (len(open_steps) - 1) // 4]
        found += _judged_errors(judge, closely, step)
    return found


def _judged_errors(judge: StepJudge, closely: StepJudge, step: PlayedStep) -> Iterator[tuple[bool, bool]]:
    """The best line, and the first that loses ten points, each judged as if it had been played."""
    choice = step.choices[0]
    view, seat = step.before.view(choice.seat), choice.seat
    lines: set[tuple[Move, ...]] = {(move,) for move in choice.options}
    shares: dict[tuple[Move, ...], float] = {}
    for line in sorted(lines, key=str)[:: max(1, len(lines) // TRIED)][:TRIED]:
        weighed = closely.weighed(view, choice.options, line)
        shares[line] = next(mean(one.samples)[seat] for one in weighed if one.line == line)
        best = weighed[0]
        shares[best.line] = mean(best.samples)[seat]
    best_share = max(shares.values())
    losing = [line for line, share in shares.items() if share <= best_share - PLANTED and len(line) == 1]
    good = [line for line, share in shares.items() if share >= best_share - BLAMELESS and len(line) == 1]
    for is_error, some in ((True, losing[:1]), (False, good[:1])):
        for line in some:
            played = PlayedChoice(seat, line, choice.options, True, choice.answers)
            yield is_error, -judge.judged(step, played).error >= FOUND


def planted(arguments: argparse.Namespace, tables: Sequence[TableName]) -> None:
    """How many planted errors are found, and how many blameless moves are blamed."""
    results = _kept("planted")
    for table in tables:
        games = _each(partial(_planted, table), arguments)
        told = [one for game in games for one in game]
        errors, blameless = [one for real, one in told if real], [one for real, one in told if not real]
        results[f"{table[0]}-{table[1]}"] = {
            "games": len(games),
            "seed": arguments.seed,
            "planted": len(errors),
            "found": sum(errors),
            "blameless": len(blameless),
            "blamed": sum(blameless),
        }
        _say(
            f"{table[0]}-{table[1]}: {sum(errors)} of {len(errors)} errors found,"
            f" {sum(blameless)} of {len(blameless)} good moves blamed",
        )
        _keep("planted", results)


# What they have in common.


def _each(work: Callable[[int], Any], arguments: argparse.Namespace) -> list[Any]:
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    if arguments.processes == 1:
        return [work(seed) for seed in seeds]
    with ProcessPoolExecutor(arguments.processes) as pool:
        return list(pool.map(work, seeds, chunksize=4))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _kept(name: str) -> dict[str, Any]:
    file = RESULTS / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def _keep(name: str, results: dict[str, Any]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    text = json.dumps(results, indent=1, sort_keys=True) + "\n"
    (RESULTS / f"{name}.json").write_text(text, encoding="utf-8")


def _read_tables(text: str) -> list[TableName]:
    if not text:
        return every_table()
    return [(name.rpartition("-")[0], int(name.rpartition("-")[2])) for name in text.split(",")]


def main(given: Sequence[str]) -> None:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parser.add_argument("command", choices=("calibration", "luck", "planted", "report"))
    parser.add_argument("--tables", default="", help="such as psycle-2,dream-cycle-3; else all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="calibration: write calibrations.json")
    arguments = parser.parse_args(given)
    if arguments.command == "report":
        write_report(_kept("calibration"), _kept("luck"), _kept("planted"))
        return
    command = {"calibration": calibration, "luck": luck, "planted": planted}[arguments.command]
    command(arguments, _read_tables(arguments.tables))


if __name__ == "__main__":
    main(sys.argv[1:])
