"""Put a crowd before the server: ``python -m benchmarks.crowds --help``."""

import argparse
import sys
from collections.abc import Sequence

import uvloop

from benchmarks.crowds import draining, processes, thinking, trying, watching
from benchmarks.crowds.files import make_room


def main() -> None:
    wanted = _arguments().parse_args()
    lines = wanted.measure(wanted)
    sys.stdout.write("\n".join(lines) + "\n")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crowds", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring")
    kinds = parser.add_subparsers(required=True)

    idle = kinds.add_parser("idle", help="sockets on which nobody says anything, beside some who play")
    idle.add_argument("--sockets", type=int, default=10_000)
    idle.add_argument("--tables", type=int, default=500, help="the sockets watch these, in equal numbers")
    idle.add_argument("--matches", type=int, default=50)
    idle.add_argument("--rate", type=float, default=300.0, help="moves a second, of all matches together")
    idle.set_defaults(measure=_idle)

    spectators = kinds.add_parser("spectators", help="one table that many watch")
    spectators.add_argument("--sockets", type=int, default=1_000)
    spectators.add_argument("--rate", type=float, default=5.0, help="moves a second at that table")
    spectators.set_defaults(measure=_spectators)

    thinkers = kinds.add_parser("thinkers", help="bots of the strongest level think at other tables")
    thinkers.add_argument("--tables", type=int, default=8)
    thinkers.add_argument("--games", nargs="+", default=["project-dreamscape", "counting-zzzzs", "dream-quest"])
    thinkers.add_argument("--matches", type=int, default=10)
    thinkers.add_argument("--rate", type=float, default=50.0, help="moves a second, of all matches together")
    thinkers.set_defaults(measure=_thinkers)

    trials = kinds.add_parser("trials", help="people try variants in the studio while others play")
    trials.add_argument("--people", type=int, default=4)
    trials.add_argument("--level", default="greedy")
    trials.add_argument("--matches", type=int, default=10)
    trials.add_argument("--rate", type=float, default=50.0, help="moves a second, of all matches together")
    trials.set_defaults(measure=_trials)

    trial = kinds.add_parser("trial", help="one trial of Psycle, and how soon it shows something")
    trial.add_argument("--pairs", type=int, default=2000)
    trial.add_argument("--level", default="greedy")
    trial.set_defaults(measure=_trial)

    drain = kinds.add_parser("drain", help="the server is stopped and started, and everybody comes back")
    drain.add_argument("--sockets", type=int, default=2_000)
    drain.add_argument("--tables", type=int, default=200)
    drain.set_defaults(measure=_drain)

    several = kinds.add_parser("processes", help="1, 2 and 4 server processes on one PostgreSQL")
    several.add_argument("--counts", type=int, nargs="+", default=[1, 2, 4])
    several.add_argument("--matches", type=int, default=100, help="in all, closed loop, endless")
    several.add_argument("--runs", type=int, default=3, help="how often, in turns")
    several.set_defaults(measure=_processes)
    return parser


def _idle(wanted: argparse.Namespace) -> Sequence[str]:
    make_room(wanted.sockets + 2 * wanted.matches)
    return uvloop.run(watching.idle(wanted.sockets, wanted.tables, wanted.matches, wanted.rate, wanted.seconds))


def _spectators(wanted: argparse.Namespace) -> Sequence[str]:
    make_room(wanted.sockets)
    return uvloop.run(watching.spectators(wanted.sockets, wanted.rate, wanted.seconds))


def _thinkers(wanted: argparse.Namespace) -> Sequence[str]:
    make_room(wanted.tables + 2 * wanted.matches)
    return uvloop.run(thinking.thinkers(wanted.tables, wanted.games, wanted.matches, wanted.rate, wanted.seconds))


def _trials(wanted: argparse.Namespace) -> Sequence[str]:
    make_room(wanted.people + 2 * wanted.matches)
    return uvloop.run(trying.trials(wanted.people, wanted.level, wanted.matches, wanted.rate, wanted.seconds))


def _trial(wanted: argparse.Namespace) -> Sequence[str]:
    return uvloop.run(trying.one_trial(wanted.pairs, wanted.level))


def _drain(wanted: argparse.Namespace) -> Sequence[str]:
    make_room(wanted.sockets)
    return uvloop.run(draining.drain(wanted.sockets, wanted.tables))


def _processes(wanted: argparse.Namespace) -> Sequence[str]:
    return processes.compare(wanted.counts, wanted.matches, wanted.runs, wanted.seconds)


if __name__ == "__main__":
    main()
