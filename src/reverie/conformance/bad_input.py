"""What should be refused: seats that are none, texts that nobody can read, moves that are not lawful."""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any, Final, TypeVar, get_type_hints

from reverie.conformance.findings import broken
from reverie.conformance.walks import RandomWalk
from reverie.kernel import Game, Move, Refused, State, Unreadable, move_text

_NUMBERS: Final = (0, 1, -1, 2, 99)
_WORDS: Final = ("nothing", "0", "?")
_OF_EACH_KIND: Final = 12
_SHARE: Final = 5

T = TypeVar("T")


def strange_seats(state: State) -> list[Any]:
    """What is no seat of this table, whatever it looks like."""
    return [-1, state.players, 99, True, False, 0.0, 1.0, "0", None]


def strange_texts(game: Game) -> list[str]:
    """Texts that are no moves: empty, foreign, broken, too long."""
    texts = ["", " ", "\n", "\0", "?", "{}", "null", "0", "-1", "xyzzy", "夢", "💤", "a" * 5000]
    for kind in game.move_types:
        verb = kind._field_defaults["verb"]
        texts += [verb.upper(), f"{verb}{verb}", f"{verb} 1 2 3 4 5", f"{verb} x y z", f"{verb},1", f"{verb} \0"]
        texts += [f"{verb} {word}" for word in ("--1", "+1", "1.0", "1e3", "01", "\uff11", "1_0", "9" * 40, "-")]
    return [text for text in texts if is_unreadable(game, text)]


def is_unreadable(game: Game, text: str) -> bool:
    try:
        game.parse(text)
    except Unreadable:
        return True
    return False


def readable_moves(game: Game, known: Sequence[str] = ()) -> list[Move]:
    """Some moves of every kind, with likely and unlikely fields, and those that the texts ``known`` mean."""
    made = [kind(*values) for kind in game.move_types for values in islice(_values(kind), _OF_EACH_KIND)]
    return list(dict.fromkeys([*made, *(game.parse(text) for text in known)]))


def _values(kind: type[Any]) -> Iterator[tuple[Any, ...]]:
    hints = get_type_hints(kind)
    return product(*(_NUMBERS if hints[name] is int else _WORDS for name in kind._fields[:-1]))


def unlawful_moves(state: State, seat: int, known: Sequence[str] = ()) -> list[Move]:
    """Moves of this game that the seat may not make now."""
    lawful = state.moves(seat)
    return [move for move in readable_moves(state.setup.game, known) if move not in lawful]


def some_of(attempts: Sequence[T], walk: RandomWalk) -> Sequence[T]:
    """A share of many attempts, another one at every state."""
    return attempts[len(walk.lines) % _SHARE :: _SHARE]


def refusal(walk: RandomWalk, seat: Any, move: Move | str, decision: int | None = None) -> Refused:
    """The refusal that this attempt gets; it is made on the walk's own state, which must not notice."""
    try:
        walk.state.play(seat, move, decision)
    except Refused as refused:
        return refused
    except Exception as error:
        broken(
            f"seat {seat!r} tries {_shown(move)!r} and is answered by {error!r}",
            "`why_not` must answer every readable move with a `Refused`, also one of another question",
            walk,
        )
    return broken(
        f"seat {seat!r} plays {_shown(move)!r} (decision {decision}), though nothing lists it",
        "`play` must refuse whatever is not among `moves(seat)`",
        walk,
    )


def _shown(move: Move | str) -> str:
    return move if isinstance(move, str) else move_text(move)
