"""Moves as people type them: seats by letter or name, where records and programs have their numbers."""

from collections.abc import Sequence

from reverie.kernel import Game, Move, Unreadable, move_text
from reverie.text.sentences import is_seat, letter


def typed_text(move: Move) -> str:
    """``give broccoli C``: what may be typed for a move."""
    fields: tuple[str, ...] = move._fields  # type: ignore[attr-defined]
    words = [letter(move[place]) if is_seat(field) else str(move[place]) for place, field in enumerate(fields[:-1])]
    return " ".join([move.verb, *words])


def read_typed(game: Game, text: str, names: Sequence[str]) -> str:
    """The move that somebody typed, as records write it; what cannot be read so stays as it is, to be refused."""
    verb, _, rest = text.strip().partition(" ")
    for kind in game.move_types:
        if kind._field_defaults["verb"] == verb and any(is_seat(field) for field in kind._fields):
            return _readable(game, " ".join([verb, *_words(kind._fields[:-1], rest, names)])) or text
    return text


def _words(fields: Sequence[str], rest: str, names: Sequence[str]) -> list[str]:
    words = []
    for field in fields:
        rest = rest.lstrip()
        seat = _seat_first(rest, names) if is_seat(field) else None
        if seat is not None:
            number, rest = seat
            words.append(str(number))
        else:
            word, _, rest = rest.partition(" ")
            words.append(word)
    return [*words, *rest.split()]


def _seat_first(text: str, names: Sequence[str]) -> tuple[int, str] | None:
    """The seat that a text begins with, and what follows. Names may have several words; a letter goes before a name."""
    called = [(letter(seat), seat) for seat in range(len(names))]
    called += sorted(((name, seat) for seat, name in enumerate(names)), key=lambda one: -len(one[0]))
    for name, seat in called:
        follows = text[len(name) :]
        if text[: len(name)].casefold() == name.casefold() and follows[:1] in ("", " "):
            return seat, follows
    return None


def typed_seat(text: str, names: Sequence[str]) -> int | None:
    """The seat that somebody named by its letter or by who sits there."""
    found = _seat_first(text.strip(), names)
    return None if found is None or found[1].strip() else found[0]


def _readable(game: Game, text: str) -> str:
    try:
        return move_text(game.parse(text))
    except Unreadable:
        return ""
