"""Playthroughs: short recorded games that people can read, told anew on each run and compared.

``python -m tests.playthroughs`` prints them, with ``--write`` it keeps them; of all games, or of those that are named.

A playthrough shows the set-up, every decision with the state, what each seat sees of it and may do, each move with its
events, and the result. It is written from the public face of the kernel alone, so it works for every game. A game's
playthroughs lie in ``tests/<game>/playthroughs/<game>-<players>.txt``, underscores in the folder, dashes in the file;
the package beside them says from which seeds and positions they are told.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import unified_diff
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from reverie.games import all_games
from reverie.kernel import UNKNOWN, Event, FastChance, Game, State, move_text

TESTS = Path(__file__).resolve().parent
OWN = [game for game in all_games() if game.package.startswith("reverie.games.")]
"""Games that others have registered keep playthroughs of their own."""


def path_of(game: str, players: int) -> Path:
    return TESTS / _folder_of(game) / "playthroughs" / f"{game}-{players}.txt"


def _folder_of(game: str) -> str:
    """Where the tests of a game lie; it is a Python package, so a dash in the game's name is an underscore there."""
    return game.replace("-", "_")


@cache
def told(game: str) -> Mapping[int, str]:
    """By players: the playthroughs of a game as its rules tell them now."""
    found: dict[int, str] = import_module(f"tests.{_folder_of(game)}.playthroughs").told()
    return found


def playthrough(
    game: Game, players: int, options: Mapping[str, Any], seed: int, position: Mapping[str, Any] | None = None
) -> str:
    """A game in which every seat picks at random, told to its end; from its beginning, or from a late position."""
    told = _told(game, players, options, seed, position or {})
    return "\n".join(part for line in told for part in _broken(line)) + "\n"


def _told(
    game: Game, players: int, options: Mapping[str, Any], seed: int, position: Mapping[str, Any]
) -> Iterator[str]:
    picks = FastChance(seed + 1)
    state, events = game.start(game.setup(players, options), FastChance(seed), [])
    yield f"{game.name}, rules version {game.version}, {players} players"
    yield f"options: {_facts(state.setup.options) or 'none'}"
    yield f"chance: fast, seed {seed}; every move is picked at random"
    if position:
        game.place(state, position)
        events = []
        yield f"from a position: {_facts(position)}"
    yield from _happened(events, "")
    told = 0
    while not state.is_over:
        if told != state.decision:
            told = state.decision
            yield from _decision(state)
        before = state.copy()
        seat = state.asked[picks.below(len(state.asked))]
        move = picks.pick("move", state.moves(seat))
        events = state.play(seat, move)
        yield f"  {seat}: {move_text(move)}"
        yield from _happened(events, "    ")
        if state.decision == told and not state.is_over:
            yield from _new_sights(before, state, seat)
    yield from _end(state)


def _decision(state: State) -> Iterator[str]:
    """One open question: the whole state, then what each seat sees of it, then what it may do."""
    ask = state.ask
    assert ask is not None
    yield ""
    told = ask.facts(state, None).items()
    facts = {name: value for name, value in told if name != "each_move"}  # which follows from the rest
    yield f"Decision {state.decision}: {ask.question} ({ask.clause}), {_facts(facts)}"
    yield from _wrapped("  state: ", _fields(state).items())
    yield from _sights(state)
    for moves, seats in groupby(state.asked, state.moves):
        yield f"  seats {_value(list(seats))} may: {', '.join(move_text(move) for move in moves)}"


def _sights(state: State) -> Iterator[str]:
    """What a spectator sees where it is not the state itself, then what each seat sees where a spectator does not."""
    yield from _wrapped("  all see: ", _difference(_sight(state, None), _fields(state)))
    for seat in range(state.players):
        yield from _wrapped(f"  seat {seat} sees: ", _apart(state, seat).items())


def _new_sights(before: State, after: State, mover: int) -> Iterator[str]:
    """What an answer that leaves the question open has changed for a spectator, and apart from that for its seat."""
    yield from _wrapped("    all see: ", _difference(_sight(after, None), _sight(before, None)))
    yield from _wrapped(f"    seat {mover} sees: ", _difference(_apart(after, mover), _sight(before, mover)))


def _apart(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees where a spectator sees something else."""
    return dict(_difference(_sight(state, seat), _sight(state, None)))


def _fields(state: State) -> dict[str, Any]:
    saved: dict[str, Any] = state.save()["fields"]
    return saved


def _sight(state: State, seat: int | None) -> dict[str, Any]:
    """The game's own part of a view, and what the question shows of the answers."""
    view = state.view(seat)
    head = {*state.setup.header, "seat", "decisions", "decision", "result"}
    own = {name: value for name, value in view.items() if name not in head}
    decision = view["decision"]
    return own if decision is None else {"waiting": decision["waiting"], "answer": decision["answer"], **own}


def _difference(sight: Mapping[str, Any], known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((name, value) for name, value in sight.items() if name not in known or _value(known[name]) != _value(value))


def _happened(events: Sequence[Event], indent: str) -> Iterator[str]:
    for event in events:
        line = f"{indent}* {event.kind}: {_facts(event.facts)}"
        for seat, facts in (event.secret or {}).items():
            line += f" (seat {seat} sees: {_facts(facts)})"
        if event.only is not None:
            line += f" (only for {', '.join(str(seat) for seat in event.only)})"
        yield line


def _end(state: State) -> Iterator[str]:
    result = state.result
    assert result is not None
    yield ""
    yield f"The end, by {result.reason}"
    yield f"  winners: {_value(result.winners)}; scores: {_value(result.scores)}; returns: {_value(result.returns)}"
    yield from _wrapped("  state: ", _fields(state).items())


def _facts(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_value(value)}" for name, value in facts.items())


def _value(value: Any) -> str:
    """Lists without quotes and commas: ``[1 2 ?]``, many unknown things ``[?x6]``; nothing is a dot."""
    if isinstance(value, list | tuple):
        if len(value) > 4 and set(map(str, value)) == {UNKNOWN}:
            return f"[{UNKNOWN}x{len(value)}]"
        return "[" + " ".join(_value(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + _facts(value) + "}"
    return "." if value is None else str(value)


def _wrapped(title: str, parts: Iterable[tuple[str, Any]], width: int = 118) -> Iterator[str]:
    """``title`` and the parts in one paragraph, broken between parts; nothing where there is no part."""
    line, started = title, False
    for name, value in parts:
        part = f"{name} {_value(value)}"
        if started and len(line) + len(part) + 2 > width:
            yield line + ","
            line, started = " " * len(title), False
        line += f", {part}" if started else part
        started = True
    if started:
        yield line


def _broken(line: str, width: int = 138) -> Iterator[str]:
    """A line that is too long to be read goes on in the next one, a little further in."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    while len(line) > width and (cut := line.rfind(" ", len(indent) + 1, width)) > 0:
        yield line[:cut]
        line = indent + line[cut + 1 :]
    yield line


def difference(written: str, told: str, name: str) -> str:
    """What a failing comparison prints: a few lines around each change."""
    lines = unified_diff(written.splitlines(), told.splitlines(), f"{name} (kept)", f"{name} (now)", lineterm="", n=2)
    return "\n".join(list(lines)[:60])


def main(words: Sequence[str]) -> None:
    """Print the playthroughs, or keep them and say which files have changed."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description="Games to read.")
    parser.add_argument("--write", action="store_true", help="keep what is told now")
    parser.add_argument("games", nargs="*", metavar="game", help="all, if none is named")
    wanted = parser.parse_args(words)
    names = [game.name for game in OWN]
    for name in wanted.games:
        if name not in names:
            parser.error(f"there is no game {name!r}; there are {', '.join(names)}")
    texts = {path_of(game, players): text for game in wanted.games or names for players, text in told(game).items()}
    if not wanted.write:
        sys.stdout.write("\n\n".join(texts.values()))
        return
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in changed:
        path.write_text(texts[path], encoding="utf-8")
    sys.stdout.write(f"written: {', '.join(path.name for path in changed) or 'nothing, all is as it was'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
