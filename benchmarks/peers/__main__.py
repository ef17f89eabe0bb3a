"""Measure two-player Psycle on other frameworks, in turns with ours: ``python -m benchmarks.peers --help``."""

import argparse
import sys
from collections.abc import Sequence

from benchmarks.peers.contenders import ENTRANTS, OURS, CannotStart, Entrant
from benchmarks.peers.processes import Worker
from benchmarks.peers.report import report
from benchmarks.peers.turns import Measured, Run

_INTERRUPTED = 130
"""The exit code of a command that was ended with Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 1 where a contender plays another game."""
    asked = _parser().parse_args(arguments)
    workers: list[Worker] = []
    run = Run(_say)
    interrupted = False
    try:
        for entrant in _wanted(asked.only):
            _enter(entrant, run, workers)
        run.check(asked.games)
        run.measure(asked.rounds, asked.seconds)
    except KeyboardInterrupt:
        interrupted = True
        _say("Interrupted; this is what was measured so far.")
    except CannotStart as problem:
        sys.exit(f"Our own game does not run: {problem}")
    finally:
        for worker in workers:
            worker.end()
    sys.stdout.write(report(run, asked.seconds))
    return _INTERRUPTED if interrupted else 1 if run.refused else 0


def _wanted(only: Sequence[str] | None) -> list[Entrant]:
    """Ours is always there: the others are checked against it."""
    return [entrant for entrant in ENTRANTS if entrant is OURS or only is None or entrant.key in only]


def _enter(entrant: Entrant, run: Run, workers: list[Worker]) -> None:
    try:
        worker = Worker(entrant.prepare(_say))
    except CannotStart as problem:
        if entrant is OURS:
            raise
        run.leave_out(entrant.name, problem)
    else:
        workers.append(worker)
        run.measured.append(Measured(entrant.name, worker))


def _say(line: str) -> None:
    """How it goes, beside the figures."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="turns that everybody takes (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time in a turn (%(default)s)")
    parser.add_argument("--games", type=int, default=10_000, help="that everybody is checked by (%(default)s)")
    keys = [entrant.key for entrant in ENTRANTS]
    parser.add_argument("--only", nargs="+", choices=keys, metavar="NAME", help=f"of {', '.join(keys)}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
