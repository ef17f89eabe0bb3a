"""Loading a state that was saved as plain JSON data, with every part checked."""

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from reverie.kernel.chance import Chance, FastChance, ScriptedChance, SealedChance
from reverie.kernel.fields import saved_fields
from reverie.kernel.keyed_chance import KeyedChance
from reverie.kernel.moves import Move, move_text
from reverie.kernel.refusals import BadDocument, Refused
from reverie.kernel.result import Result
from reverie.kernel.saving import FORMAT, FORMAT_VERSION
from reverie.kernel.shapes import shaped
from reverie.kernel.state import State, Suspended
from reverie.kernel.steps import Ask, SealedAsk, Step
from reverie.kernel.written import REQUIRED, made_with

if TYPE_CHECKING:
    from reverie.kernel.game import Game


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    format_version: int
    game: str
    version: int
    content_hash: str
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    chance: Any
    agenda: list[dict[str, Any]]
    decision: int
    decisions: int
    waiting: list[int]
    sealed: list[str | None]
    suspended: list["_SavedAsk"]
    result: Result | None
    fields: dict[str, Any]


class _SavedAsk(msgspec.Struct, forbid_unknown_fields=True):
    depth: int
    decision: int
    waiting: list[int]
    sealed: list[str | None]


def load_state(game: "Game", document: Any) -> State:
    """The state that was saved, every part of it checked; ``BadDocument`` or ``BadPosition`` where it cannot be."""
    saved: _Saved = shaped(document, _Saved)
    _check_header(game, saved)
    setup = game.setup(saved.players, saved.options, saved.overrides)
    if saved.content_hash != setup.content_hash:
        raise BadDocument(
            "other-content", {"given": saved.content_hash[:12], "known": setup.content_hash[:12]}, path="content_hash"
        )
    state: State = game.state_type(setup, load_chance(saved.chance))
    state.agenda = [load_step(game, step, f"agenda[{index}]") for index, step in enumerate(saved.agenda)]
    state.decision, state.decisions = saved.decision, saved.decisions
    state.waiting = _seats(saved.waiting, setup.players, "waiting")
    state.sealed = _moves(game, saved.sealed, setup.players, "sealed")
    state.suspended = [
        Suspended(
            one.depth,
            one.decision,
            _seats(one.waiting, setup.players, "suspended"),
            _moves(game, one.sealed, setup.players, "suspended"),
        )
        for one in saved.suspended
    ]
    state.result = saved.result
    set_fields(state, saved.fields, complete=True)
    _check_agenda(state)
    raise_first(state.problems())
    _check_questions(state)
    return state


def _check_header(game: "Game", saved: _Saved) -> None:
    for name, given, known in (
        ("format", saved.format, FORMAT),
        ("format_version", saved.format_version, FORMAT_VERSION),
        ("game", saved.game, game.name),
        ("version", saved.version, game.version),
    ):
        if given != known:
            raise BadDocument("other-value", {"given": str(given), "known": str(known)}, path=name)


def _check_agenda(state: State) -> None:
    """Either the game is over and nothing is left to do, or its next step is a question to somebody."""
    if (state.result is None) != bool(state.agenda):
        raise BadDocument("agenda-and-result", path="agenda")
    _check_number(state.decision, state.decisions, "decision", 0 if state.result else 1)
    if state.result is not None:
        _check_nothing_open(state)
    elif not (isinstance(state.agenda[-1], Ask) and state.waiting):
        raise BadDocument("nobody-asked", path="waiting")


def _check_number(decision: int, highest: int, path: str, lowest: int = 1) -> None:
    if not lowest <= decision <= highest:
        facts = {"value": decision, "minimum": lowest, "maximum": highest}
        raise BadDocument("position-between", facts, path=path)


def _check_nothing_open(state: State) -> None:
    for name, lying in (("waiting", state.waiting), ("sealed", any(state.sealed)), ("suspended", state.suspended)):
        if lying:
            raise BadDocument("agenda-and-result", path=name)


def _check_questions(state: State) -> None:
    ask = state.ask
    if ask is not None:
        _check_open_question(state, ask)
        _check_covered_questions(state)


def _check_open_question(state: State, ask: Ask[Any, Any]) -> None:
    """Every asked seat either owes an answer or has given a lawful one, and nobody else has anything to do with it."""
    asked = ask.seats(state)
    for seat, move in enumerate(state.sealed):
        if move is not None and (seat not in asked or move not in ask.moves(state, seat)):
            raise BadDocument("bad-answer", {"move": move_text(move)}, path=f"sealed[{seat}]")
    answered = [seat for seat, move in enumerate(state.sealed) if move is not None]
    if sorted([*state.waiting, *answered]) != sorted(asked) or (answered and not isinstance(ask, SealedAsk)):
        raise BadDocument("nobody-asked", path="waiting")


def _check_covered_questions(state: State) -> None:
    """Only an aside covers a question, and each lies deeper on the agenda than the next."""
    highest = len(state.agenda) - 1
    for index, covered in reversed(list(enumerate(state.suspended))):
        path = f"suspended[{index}]"
        _check_number(covered.decision, state.decisions, f"{path}.decision")
        if not (state.has_asides and 0 < covered.depth <= highest):
            raise BadDocument("nobody-asked", path=path)
        if not (isinstance(state.agenda[covered.depth - 1], Ask) and covered.waiting):
            raise BadDocument("nobody-asked", path=path)
        highest = covered.depth - 1


def load_chance(saved: Any) -> Chance:
    """The generator that ``save`` described."""
    try:
        match saved:
            case {"kind": "fast", "state": str(state)}:
                return FastChance.at(int(state))
            case {"kind": "keyed", "seed": str(seed), "drawn": dict(drawn)}:
                if all(isinstance(label, str) and type(count) is int and count >= 0 for label, count in drawn.items()):
                    return KeyedChance(int(seed), drawn)
            case {"kind": "sealed", "key": str(key), "counter": int(counter)} if 0 <= counter < 2**64:
                return SealedChance(bytes.fromhex(key), counter)
            case {"kind": "scripted", "script": dict(script), "beneath": beneath}:
                if all(isinstance(label, str) and isinstance(values, list) for label, values in script.items()):
                    return ScriptedChance(script, load_chance(beneath))
    except (ValueError, RecursionError):  # no number, no key, or scripts beneath scripts without an end
        pass
    raise BadDocument("bad-chance", path="chance")


def load_result(saved: Any) -> Result | None:
    """The result that was saved, its shape checked."""
    if saved is None:
        return None
    result: Result = shaped(saved, Result, "result")
    return result


def set_fields(
    state: State,
    values: dict[str, Any],
    complete: bool = False,
    path: str = "fields",
    refusal: type[Refused] = BadDocument,
) -> None:
    """Set the game's own fields from plain data, each checked for its type."""
    fields = saved_fields(type(state))
    for name in values:
        if name not in fields:
            raise refusal("unknown-field", {"field": str(name)}, path=path)
    for name, wanted in fields.items():
        if name in values:
            setattr(state, name, shaped(values[name], wanted, f"{path}.{name}", refusal))
        elif complete:
            raise refusal("missing-field", {"field": name}, path=path)


def load_step(game: "Game", saved: dict[str, Any], path: str) -> Step[Any]:
    """The step that was saved, its kind and its values checked."""
    kind = game.step_named.get(str(saved.get("step")))
    if kind is None:
        raise BadDocument("unknown-step", {"step": str(saved.get("step"))}, path=path)
    known = made_with(kind)
    if len(saved) == 1 and not known:
        return _bare_step(kind)  # type: ignore[arg-type]  # every class can be hashed
    values = {name: value for name, value in saved.items() if name != "step"}
    for name in values:
        if name not in known:
            raise BadDocument("unknown-field", {"field": name}, path=path)
    shape = _saved_step(kind)  # type: ignore[arg-type]  # every class can be hashed
    step: Step[Any] = kind(**msgspec.structs.asdict(shaped(values, shape, path)))
    return step


@cache
def _bare_step(kind: Any) -> Step[Any]:
    """A step that is made with nothing: it never changes, so one of each kind is enough."""
    step: Step[Any] = kind()
    return step


@cache
def _saved_step(kind: Any) -> type[msgspec.Struct]:
    """The shape of a saved step."""
    fields = [
        (name, wanted) if default is REQUIRED else (name, wanted, default)
        for name, (wanted, default) in made_with(kind).items()
    ]
    return msgspec.defstruct(kind.__name__, fields)


def raise_first(problems: list[Refused]) -> None:
    """Raise the first problem, if there is one."""
    if problems:
        raise problems[0]


def _moves(game: "Game", texts: list[str | None], players: int, path: str) -> list[Move | None]:
    if len(texts) != players:
        raise BadDocument("wrong-length", {"length": len(texts), "wanted": players}, path=path)
    return [None if text is None else _move(game, text, f"{path}[{seat}]") for seat, text in enumerate(texts)]


def _move(game: "Game", text: str, path: str) -> Move:
    try:
        return game.parse(text)
    except Refused as refusal:
        raise refusal.at(path) from None


def _seats(seats: list[int], players: int, path: str) -> tuple[int, ...]:
    if sorted(set(seats)) != seats or any(not 0 <= seat < players for seat in seats):
        raise BadDocument("bad-seats", path=path)
    return tuple(seats)
