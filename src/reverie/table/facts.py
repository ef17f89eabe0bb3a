"""What lies on a table, as short labelled facts: the part of a view that belongs to the game, in words.

Nothing here knows a game. A field of the view has the label ``field-<name>``; a word in it (a card's id) is spoken as
``name-<word>`` where the game has such a name, and as it stands where it has not. Where there is a sentence
``field-<name>.entry``, it tells each record of a list.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from reverie.kernel import UNKNOWN, FastChance, Game, State
from reverie.text import Words
from reverie.text.sentences import is_seat, is_seat_list

KERNEL_FIELDS: Final = frozenset(
    ("game", "version", "content_hash", "players", "options", "overrides", "seat", "decisions", "decision", "result")
)
"""The head of every view; the rest is the game's own."""

_WATCHED_MOVES: Final = 30
_MANY: Final = 15


@dataclass(frozen=True, slots=True)
class Fact:
    """One labelled value."""

    name: str
    label: str
    text: str
    short: str
    """The same, but of a whole pile only how many lie there."""
    help: str
    is_empty: bool
    """Nothing lies there: worth a line only where everything is asked for."""
    is_list: bool
    """Several things lie there: worth a line of its own."""
    is_deep: bool
    """Records within records: only for those who ask for it."""

    @property
    def is_long(self) -> bool:
        """A whole pile, which is told by those who ask for it."""
        return self.short != self.text


@dataclass(frozen=True, slots=True)
class FactSheet:
    """What a view shows: the facts of the table, and by seat those that every seat has."""

    table: tuple[Fact, ...]
    seats: tuple[tuple[Fact, ...], ...]

    @property
    def in_sight(self) -> "FactSheet":
        """Without what is empty or deep."""
        return FactSheet(_in_sight(self.table), tuple(_in_sight(facts) for facts in self.seats))


def _in_sight(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    return tuple(fact for fact in facts if not (fact.is_empty or fact.is_deep))


def said(words: Words, label: str, value: str) -> str:
    """``Gems: 10``."""
    return words.say("fact", {"label": label, "value": value})


def explained(words: Words, fact: Fact) -> str:
    """The whole of a fact, with what it means."""
    line = said(words, fact.label, fact.text)
    return words.say("fact-explained", {"fact": line, "help": fact.help}) if fact.help else line


def facts_of(game: Game, view: Mapping[str, Any], words: Words, names: Sequence[str] = ()) -> FactSheet:
    """The facts of a view that belong to the game, in the order in which they are told."""
    by_seat = fields_by_seat(game)
    own = {name: value for name, value in game.told(view).items() if name not in KERNEL_FIELDS}
    return FactSheet(
        tuple(_fact(name, value, words, names) for name, value in own.items() if name not in by_seat),
        tuple(
            tuple(_fact(name, value[seat], words, names) for name, value in own.items() if name in by_seat)
            for seat in range(view["players"])
        ),
    )


def _fact(name: str, value: Any, words: Words, names: Sequence[str]) -> Fact:
    label = f"field-{name}"
    is_told = words.has(f"{label}.entry") and _is_records(value)
    text = _records_text(name, value, words, names) if is_told else entry_text(name, value, words, names)
    return Fact(
        name,
        words.say(label) if words.has(label) else name,
        text,
        words.say("value-many", {"count": len(value)}) if _is_pile(value) else text,
        words.say(f"{label}.help") if words.has(f"{label}.help") else "",
        value is None or value in ([], {}, ""),
        isinstance(value, list | dict),
        not is_told and _is_deep(value),
    )


def _is_pile(value: Any) -> bool:
    """More than anybody wants to hear again and again; what is hidden is only counted anyway."""
    return isinstance(value, list) and len(value) > _MANY and any(item != UNKNOWN for item in value)


def _is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _records_text(name: str, records: list[Any], words: Words, names: Sequence[str]) -> str:
    return words.say("value-semicolon").join(words.entry(name, record, names) for record in records)


def _is_deep(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(_is_deep(item) for item in value))


def entry_text(name: str, value: Any, words: Words, names: Sequence[str]) -> str:
    """A value of that name; a seat is called by its name."""
    if is_seat(name):
        return _seat_text(value, words, names)
    if is_seat_list(name) and isinstance(value, list) and value:
        return words.listed([_seat_text(seat, words, names) for seat in value])
    return value_text(value, words, names)


def _seat_text(value: Any, words: Words, names: Sequence[str]) -> str:
    return names[value] if type(value) is int and 0 <= value < len(names) else value_text(value, words, names)


def value_text(value: Any, words: Words, names: Sequence[str] = ()) -> str:
    """Any value of a view, as a person reads it."""
    match value:
        case None | [] | "":
            return words.say("value-none")
        case bool():
            return words.say("value-yes" if value else "value-no")
        case str() if value == UNKNOWN:
            return words.say("value-hidden")
        case str():
            return words.say(f"name-{value}") if words.has(f"name-{value}") else value
        case list():
            return _list_text(value, words, names)
        case dict():
            return words.say("value-semicolon").join(_entry(key, entry, words, names) for key, entry in value.items())
    return words.number(value)


def _list_text(values: list[Any], words: Words, names: Sequence[str]) -> str:
    if all(value == UNKNOWN for value in values):
        return words.say("value-hidden-many", {"count": len(values)})
    nested = any(isinstance(value, list | dict) for value in values)
    texts = [_item_text(value, words, names) for value in values]
    return words.say("value-semicolon" if nested else "list-comma").join(texts)


def _item_text(value: Any, words: Words, names: Sequence[str]) -> str:
    """A game whose names contain commas puts them into quotation marks where several stand side by side."""
    text = value_text(value, words, names)
    is_named = isinstance(value, str) and words.has(f"name-{value}") and words.has("list-item")
    return words.say("list-item", {"name": text}) if is_named else text


def _entry(key: str, value: Any, words: Words, names: Sequence[str]) -> str:
    """Where things are counted by kind, an entry is called like the thing."""
    label = next((words.say(name) for name in (f"field-{key}", f"name-{key}") if words.has(name)), key)
    return f"{label} {entry_text(key, value, words, names)}"


@cache
def fields_by_seat(game: Game) -> frozenset[str]:
    """The fields that have one element for every seat.

    A pile may by chance hold as many cards as there are seats, so a short random game at each number of players is
    watched: a field by seat has the right length all the time.
    """
    names: frozenset[str] | None = None
    for players in game.player_counts:
        for view in _short_game(game, players):
            fitting = frozenset(name for name, value in view.items() if _fits(value, players)) - KERNEL_FIELDS
            names = fitting if names is None else names & fitting
    return names or frozenset()


def _fits(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players


def _short_game(game: Game, players: int) -> Iterator[dict[str, Any]]:
    chance = FastChance(players)
    state: State = game.new(players, chance.copy())
    yield dict(game.told(state.view(None)))
    for _ in range(_WATCHED_MOVES):
        if state.is_over:
            return
        seat = state.asked[0]
        state.play(seat, chance.pick("move", state.moves(seat)), events=False)
        yield dict(game.told(state.view(None)))
