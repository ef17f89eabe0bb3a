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

``best = ["play 4"]`` (above the first table) says which moves of the first seat that is asked in the end are clearly
the best there are; any of them is right. The rules can only check that they are lawful, and that others are too: who
finds them is a question to players (``benchmarks/clear_choices.py`` asks the bots).

Paths reach the game's fields and readings, and ``asked``, ``decision``, ``question``, ``is_over``, ``result``,
``moves.SEAT``, ``default.SEAT``, ``view.SEAT`` (or ``view.spectator``), ``events`` (kinds, in order), ``event.KIND``
(all events of a kind with their facts), ``told.SEAT.KIND`` (as a seat heard of them), ``beginning`` (kinds, before the
first move), ``refusals`` (codes, in order) and ``clauses`` (of the refusals). ``"?"`` stands for something unknown, or
for a list of nothing but unknowns; ``"none"`` for nothing; ``{ length = 3 }``, ``{ contains = [...] }``,
``{ lacks = [...] }``, ``{ any_order = [...] }``, ``{ at_least = 3 }`` and ``{ at_most = 3 }`` describe. A scenario
without ``[expect]`` only checks that its moves can be played; one with ``refused`` that it cannot even be set up.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from reverie.kernel.chance import FastChance, ScriptedChance
from reverie.kernel.events import Event
from reverie.kernel.expectations import Course, agrees, flat, look_up
from reverie.kernel.game import Game
from reverie.kernel.moves import move_text
from reverie.kernel.record import read_line
from reverie.kernel.refusals import BadDocument, BadPosition, Refused
from reverie.kernel.shapes import shaped
from reverie.kernel.state import State

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
    refused: str | bool = False
    """That players, options, overrides or position are refused: ``true``, or the code or clause of it."""
    moves: list[str] = []
    best: list[str] = []
    expect: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as expected."""

    path: str
    expected: Any
    found: Any
    refused: Refused | None = None


@dataclass(slots=True)
class ScenarioOutcome:
    """What came of a scenario: how many expectations held, and what did not."""

    passed: int = 0
    failures: list[Failure] = field(default_factory=list)


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
    if scenario.refused and (scenario.moves or scenario.best or scenario.expect):
        raise BadDocument("scenario-refused-goes-on", path="refused")
    return scenario


def run_scenario(scenario: Scenario, find_game: Callable[[str], Game]) -> ScenarioOutcome:
    """Set up, play, compare. ``Refused`` only where the scenario itself cannot be: game, position, forced chance."""
    game = find_game(scenario.game)
    outcome = ScenarioOutcome()
    chance = _scripted(game, scenario)
    if scenario.refused:
        _expect_refusal(game, scenario, chance, outcome)
        return outcome
    course = _set_up(game, scenario, chance)
    if not _play_all(course, scenario.moves, outcome):
        return outcome
    for label, left in chance.left().items():
        raise BadPosition("chance-unused", {"label": label, "left": str(left)}, path=f"chance.{label}")
    for path, expected in flat(scenario.expect):
        _compare(course, path, expected, outcome)
    if scenario.best:
        _check_best(course.state, scenario.best, outcome)
    return outcome


class LaidTable(NamedTuple):
    """The table that a scenario comes to, what has happened there, and the chance that it goes on with."""

    state: State
    events: list[Event]
    chance: ScriptedChance


def laid_table(scenario: Scenario, find_game: Callable[[str], Game]) -> LaidTable:
    """Set up and moved as a scenario says; what it expects is left alone."""
    game = find_game(scenario.game)
    chance = _scripted(game, scenario)
    course = _set_up(game, scenario, chance)
    for line in scenario.moves:
        if _REFUSED not in line:
            seat, move = read_line(line)
            course.events += course.state.play(seat, move)
    return LaidTable(course.state, course.events, chance)


def laid_out(scenario: Scenario, find_game: Callable[[str], Game]) -> State:
    """The table that a scenario comes to."""
    return laid_table(scenario, find_game).state


def _set_up(game: Game, scenario: Scenario, chance: ScriptedChance) -> Course:
    """The table before the first move. With a position, forced chance is kept for what happens from there on."""
    setup = game.setup(scenario.players, scenario.options, scenario.overrides)
    chance.is_held = bool(scenario.position)
    state, events = game.start(setup, chance, [])
    if scenario.position:
        events = []
        game.place(state, scenario.position, events)
        chance.is_held = False
    return Course(state, events, len(events), bool(scenario.position))


def _expect_refusal(game: Game, scenario: Scenario, chance: ScriptedChance, outcome: ScenarioOutcome) -> None:
    which = "" if scenario.refused is True else str(scenario.refused)
    try:
        _set_up(game, scenario, chance)
    except Refused as refused:
        if _is_the_one(refused, which):
            outcome.passed += 1
        else:
            outcome.failures.append(Failure("refused", scenario.refused, refused.code, refused))
    else:
        outcome.failures.append(Failure("refused", scenario.refused, False))


def _scripted(game: Game, scenario: Scenario) -> ScriptedChance:
    for label in scenario.chance:
        if label not in game.chance_labels:
            facts = {"label": label, "known": ", ".join(game.chance_labels)}
            raise BadPosition("chance-label-unknown", facts, path=f"chance.{label}")
    return ScriptedChance(game.script(scenario.chance), FastChance(scenario.seed))


def _play_all(course: Course, lines: list[str], outcome: ScenarioOutcome) -> bool:
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
        course.events += events
    if lines and not outcome.failures:
        outcome.passed += 1
    return True


def _check_best(state: State, best: list[str], outcome: ScenarioOutcome) -> None:
    """Somebody is asked, may make each of these moves, and others too."""
    lawful = [move_text(move) for move in state.moves(state.asked[0])] if state.asked else []
    if set(best) < set(lawful):
        outcome.passed += 1
    else:
        outcome.failures.append(Failure("best", best, lawful))


def _is_the_one(refused: Refused, which: str) -> bool:
    return not which or which in (refused.code, refused.clause)


def _compare(course: Course, path: str, expected: Any, outcome: ScenarioOutcome) -> None:
    try:
        found = look_up(course, path)
    except Refused as refused:
        outcome.failures.append(Failure(path, expected, None, refused))
        return
    if agrees(expected, found):
        outcome.passed += 1
    else:
        outcome.failures.append(Failure(path, expected, found))
