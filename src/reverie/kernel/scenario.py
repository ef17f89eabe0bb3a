"""A scenario: a small text file with a position, moves and expectations, so that rules can be argued about.

.. code-block:: toml

    game = "psycle"
    players = 2
    seed = 7                      # for what is left to chance; 0 when left out
    options = { psycle_cap = 1 }  # or a table [options]

    [position]                    # fields of the state by their names; the rest comes from set-up
    gems = [10, 10]

    [chance]                      # forced results, in order
    tiles = [[3, 2]]

    # what the seats do; a line that ends in !refused expects a refusal, !refused CODE or !refused CLAUSE a certain one
    moves = ["0: play 3", "1: play 1", "1: play 9 !refused"]     # must stand above the first table

    [expect]                      # dotted paths into the state, and what is there in the end
    "scores" = [4, 0]
    "asked" = [0, 1]
    "moves.0" = ["play 0", "play 1"]
    "view.1.committed" = ["?", 3]
    "result.winners" = [0]

Paths reach the game's fields and readings, and ``asked``, ``decision``, ``question``, ``is_over``, ``result``,
``moves.SEAT``, ``default.SEAT``, ``view.SEAT`` (or ``view.spectator``), ``events`` (kinds, in order), ``refusals``
(codes, in order) and ``clauses`` (of the refusals). ``"?"`` stands for something unknown, or for a list of nothing
but unknowns. A scenario without ``[expect]`` only checks that its moves can be played.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from reverie.kernel.chance import FastChance, ScriptedChance
from reverie.kernel.game import Game
from reverie.kernel.moves import move_text
from reverie.kernel.record import read_line
from reverie.kernel.refusals import BadDocument, BadPosition, Refused
from reverie.kernel.shapes import shaped
from reverie.kernel.state import UNKNOWN, State, result_data

_REFUSED = "!refused"


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The scenario as the module's docstring describes it."""

    game: str
    players: int
    title: str = ""
    clauses: list[str] = []
    seed: int = 0
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    position: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    moves: list[str] = []
    expect: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as expected."""

    path: str
    expected: Any
    found: Any
    refused: Refused | None = None


@dataclass(slots=True)
class Outcome:
    """What came of a scenario: how many expectations held, and what did not."""

    passed: int = 0
    failures: list[Failure] = field(default_factory=list)


@dataclass(slots=True)
class _Course:
    """A scenario as it runs."""

    state: State
    events: list[str] = field(default_factory=list)
    refusals: list[Refused] = field(default_factory=list)


def read_scenario(document: Any) -> Scenario:
    """A scenario from parsed TOML, its shape checked."""
    if isinstance(document, Mapping):
        known = Scenario.__struct_fields__
        for key in document:
            if key not in known:
                raise BadDocument("scenario-key-unknown", {"key": str(key), "known": ", ".join(known)})
        if "game" not in document:
            raise BadDocument("scenario-game-missing")
    scenario: Scenario = shaped(document, Scenario)
    return scenario


def run_scenario(scenario: Scenario, find_game: Callable[[str], Game]) -> Outcome:
    """Set up, play, compare. ``Refused`` only where the scenario itself cannot be: game, position, forced chance."""
    game = find_game(scenario.game)
    chance = _scripted(game, scenario)
    setup = game.setup(scenario.players, scenario.options, scenario.overrides)
    state, events = game.start(setup, chance, [])
    if scenario.position:
        game.place(state, scenario.position)
        events = []
    course = _Course(state, [event.kind for event in events])
    outcome = Outcome()
    if not _play_all(course, scenario.moves, outcome):
        return outcome
    for label, left in chance.left().items():
        raise BadPosition("chance-unused", {"label": label, "left": str(left)}, path=f"chance.{label}")
    for path, expected in _flat(scenario.expect):
        _compare(course, path, expected, outcome)
    return outcome


def _scripted(game: Game, scenario: Scenario) -> ScriptedChance:
    for label in scenario.chance:
        if label not in game.chance_labels:
            facts = {"label": label, "known": ", ".join(game.chance_labels)}
            raise BadPosition("chance-label-unknown", facts, path=f"chance.{label}")
    return ScriptedChance(game.script(scenario.chance), FastChance(scenario.seed))


def _play_all(course: _Course, lines: list[str], outcome: Outcome) -> bool:
    """Play the moves; false when one did not go as it says, which makes the rest meaningless."""
    for number, line in enumerate(lines):
        path = f"moves[{number}]"
        text, expects_refusal, which = line.partition(_REFUSED)
        try:
            seat, move = read_line(text)
        except Refused:
            raise BadDocument("scenario-move-form", {"line": line[:60]}, path=path) from None
        try:
            events = course.state.play(seat, move)
        except Refused as refused:
            course.refusals.append(refused)
            if not expects_refusal or not _is_the_one(refused, which.strip()):
                wanted = line if expects_refusal else text.strip()
                outcome.failures.append(Failure(path, wanted, refused.code, refused))
                return False
            outcome.passed += 1
            continue
        if expects_refusal:
            outcome.failures.append(Failure(path, line, text.strip()))
            return False
        course.events.extend(event.kind for event in events)
    if lines and not outcome.failures:
        outcome.passed += 1
    return True


def _is_the_one(refused: Refused, which: str) -> bool:
    return not which or which in (refused.code, refused.clause)


def _flat(expect: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """``[expect.view.1]`` and ``"view.1"`` are the same to us."""
    for key, value in expect.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _compare(course: _Course, path: str, expected: Any, outcome: Outcome) -> None:
    try:
        found = _look_up(course, path)
    except Refused as refused:
        outcome.failures.append(Failure(path, expected, None, refused))
        return
    if _agrees(expected, found):
        outcome.passed += 1
    else:
        outcome.failures.append(Failure(path, expected, found))


def _agrees(expected: Any, found: Any) -> bool:
    if expected == UNKNOWN and isinstance(found, list):
        return bool(found) and all(_agrees(UNKNOWN, item) for item in found)
    if isinstance(expected, list) and isinstance(found, list):
        pairs = zip(expected, found, strict=False)
        return len(expected) == len(found) and all(_agrees(one, other) for one, other in pairs)
    if expected == "none" and found is None:
        return True
    return type(expected) is type(found) and bool(expected == found)


def _look_up(course: _Course, path: str) -> Any:
    head, _, rest = path.partition(".")
    state = course.state
    value: Any
    if head in ("moves", "view", "default"):
        who, _, rest = rest.partition(".")
        value = _of_seat(state, head, who, path)
    else:
        table = _table(course)
        if head not in table:
            raise BadDocument("scenario-path-unknown", {"path": path}, path="expect")
        value = table[head]
    for word in rest.split(".") if rest else ():
        value = _into(value, word, path)
    return value


def _table(course: _Course) -> dict[str, Any]:
    state = course.state
    ask = state.ask
    return {
        **msgspec.to_builtins({name: getattr(state, name) for name in state.FIELDS}),
        **msgspec.to_builtins(state.setup.game.readings(state)),
        "asked": list(state.asked),
        "decision": state.decision,
        "question": None if ask is None else ask.question,
        "is_over": state.is_over,
        "result": None if state.result is None else result_data(state.result),
        "events": course.events,
        "refusals": [refused.code for refused in course.refusals],
        "clauses": [refused.clause for refused in course.refusals],
    }


def _of_seat(state: State, what: str, who: str, path: str) -> Any:
    if what == "view" and who == "spectator":
        return state.view(None)
    if not (who.isascii() and who.isdigit() and int(who) < state.players):
        raise BadDocument("scenario-path-unknown", {"path": path}, path="expect")
    seat = int(who)
    if what == "view":
        return state.view(seat)
    if what == "default":
        move = state.default_move(seat)
        return None if move is None else move_text(move)
    return [move_text(move) for move in state.moves(seat)]


def _into(value: Any, word: str, path: str) -> Any:
    if isinstance(value, Mapping) and word in value:
        return value[word]
    if (
        isinstance(value, list)
        and word.isascii()
        and word.lstrip("-").isdigit()
        and -len(value) <= int(word) < len(value)
    ):
        return value[int(word)]
    raise BadDocument("scenario-path-unknown", {"path": path}, path="expect")
