"""What is said on the command line, and what it means: seats, bots, numbers of players, options."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from reverie.bots import all_bot_names, check_level
from reverie.kernel import BadSetup, Game
from reverie.kernel.record import Seat
from reverie.table.clock_kinds import AnyClock
from reverie.table.files import read_json, read_toml
from reverie.text import Words

PERSON = "person"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GivenArguments:
    """What the command line says, as it was typed; ``None`` or empty is still to be asked."""

    language: str | None = None
    game: str | None = None
    players: str | None = None
    seats: tuple[str, ...] = ()
    """Such as ``Anna=person``, from the first seat on."""
    bots: str | None = None
    """The bot for every seat that nobody has named."""
    options: tuple[str, ...] = ()
    clock: str | None = None


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Everything that must be known before a game begins."""

    language: str
    game: Game
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    clock: AnyClock


def read_seat(text: str, game: Game) -> Seat:
    """``Anna=person``, ``Luna=greedy``."""
    name, equals, kind = text.rpartition("=")
    if not equals:
        raise BadSetup("seat-form", {"given": text[:60], "kinds": ", ".join((PERSON, *all_bot_names(game)))})
    return Seat(checked_name(name), PERSON if kind == PERSON else bot_kind(kind, game))


def bot_kind(level: str, game: Game) -> str:
    check_level(level, game)
    return f"bot:{level}"


def checked_name(name: str) -> str:
    """A name that fits on a line and obeys nobody."""
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSetup("bad-seat-name", {"name": name[:LONGEST_NAME], "longest": LONGEST_NAME})
    return name


def check_names(seats: Sequence[Seat]) -> None:
    """Everybody is spoken of by name, so no two may have the same."""
    for number, seat in enumerate(seats):
        if seat.name.casefold() in (other.name.casefold() for other in seats[:number]):
            raise BadSetup("name-taken", {"name": seat.name})


def read_players(text: str, game: Game) -> int:
    players = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise BadSetup("wrong-players", {"given": text[:60], "counts": counts}, game.players_clause)
    return players


def read_option(text: str, game: Game) -> tuple[str, Any]:
    """``psycle_cap=1``."""
    name, _, value = text.partition("=")
    for option in game.options:
        if option.name == name.strip():
            return option.name, option.read(value)
    names = [option.name for option in game.options]
    raise BadSetup("unknown-option", {"name": name[:60], "count": len(names), "known": ", ".join(names)})


def usual_players(game: Game) -> int:
    """Two where that is possible: one against one is how most people begin."""
    return 2 if 2 in game.player_counts else game.player_counts[0]


def usual_name(words: Words, kind: str, before: Sequence[Seat]) -> str:
    """A name for the next one at the table, who gave none; one that nobody has yet."""
    message, taken = "usual-person" if kind == PERSON else "usual-bot", [seat.name.casefold() for seat in before]
    names = (words.say(message, {"number": number}) for number in count(len(before) + 1))
    return next(name for name in names if name.casefold() not in taken)


def bot_label(words: Words, level: str) -> str:
    """``greedy bot``."""
    return words.say(f"bot-{level}") if words.has(f"bot-{level}") else words.say("bot-other", {"level": level})


def kind_label(words: Words, kind: str) -> str:
    """What sits on a seat: a person, or which bot."""
    return words.say("seat-person") if kind == PERSON else bot_label(words, kind.removeprefix("bot:"))


def kind_line(words: Words, kind: str) -> str:
    """The same with a sentence about it, where there is one."""
    label, about = kind_label(words, kind), f"bot-{kind.removeprefix('bot:')}.about"
    return words.say("game-line", {"name": label, "pitch": words.say(about)}) if words.has(about) else label


def option_text(words: Words, value: Any) -> str:
    return words.say("value-none") if value is None else str(value)


def read_overrides(file: Path | None) -> dict[str, Any]:
    """Changed content from a file, as JSON or TOML; none without a file."""
    if file is None:
        return {}
    found = read_toml(file) if file.suffix == ".toml" else read_json(file)
    if not isinstance(found, dict):
        raise BadSetup("wrong-type", {"expected": "object", "got": type(found).__name__})
    return found
