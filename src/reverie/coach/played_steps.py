"""A finished game cut into steps: each is one choice, or several that are made at once.

Where several seats answer the same question face down, their answers are one step, in the order in which the question
names the seats: nobody knew what another answered, whoever was quicker. Where many small moves of a seat make one
choice (``Heuristics.moment``), they are one step too. Everything else is a step for itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reverie.kernel import FastChance, Game, Heuristics, Move, SealedAsk, State
from reverie.kernel.record import Record, Replay, read_line


@dataclass(frozen=True, slots=True)
class PlayedChoice:
    """What one seat did in a step."""

    seat: int
    line: tuple[Move, ...]
    options: Sequence[Move]
    """All that it could have begun with."""
    is_answer: bool
    """Whether it was asked; else it spoke out of turn."""
    answers: int
    """How many answers there were to the question."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.is_answer and self.answers == 1


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """From one moment to the next. The states carry none of the luck that came."""

    first: int
    last: int
    """Moves made before it, and after it."""
    before: State[Any]
    after: State[Any]
    choices: tuple[PlayedChoice, ...]

    @property
    def mover(self) -> int:
        """Whose move it is judged as: of several, the first that the question names."""
        return self.choices[0].seat


def replayed_states(game: Game, record: Record) -> list[State[Any]]:
    """The game before the first move and after every move; ``BadDocument`` where the record cannot be."""
    states = []
    for state, _ in Replay(game, record).steps():
        kept: State[Any] = state.copy()
        kept.chance = FastChance()
        states.append(kept)
    return states


def played_steps(game: Game, record: Record, states: Sequence[State[Any]], heuristics: Heuristics) -> list[PlayedStep]:
    """The steps of a game, given the states between its moves."""
    moves = [_read(game, line.move) for line in record.moves]
    steps: list[PlayedStep] = []
    first = 0
    while first < len(moves):
        last = _end(states, moves, heuristics, first)
        steps.append(PlayedStep(first, last, states[first], states[last], _choices(states, moves, first, last)))
        first = last
    return steps


def _read(game: Game, line: str) -> tuple[int, Move]:
    seat, text = read_line(line)
    return seat, game.parse(text)


def _end(states: Sequence[State[Any]], moves: Sequence[tuple[int, Move]], heuristics: Heuristics, first: int) -> int:
    """Where the step ends that begins there."""
    before, (seat, _) = states[first], moves[first]
    last = first + 1
    if isinstance(before.ask, SealedAsk) and before.is_answer(*moves[first]):
        while last < len(moves) and _is_open(before, states[last]) and states[last].is_answer(*moves[last]):
            last += 1
        return last
    moment = heuristics.moment(before, seat) if seat in before.waiting else 0
    if moment:
        while last < len(moves) and moves[last][0] == seat and heuristics.moment(states[last], seat) == moment:
            last += 1
    return last


def _is_open(before: State[Any], state: State[Any]) -> bool:
    """Whether the same question is still open."""
    return bool(state.waiting) and state.decision == before.decision


def _choices(
    states: Sequence[State[Any]], moves: Sequence[tuple[int, Move]], first: int, last: int
) -> tuple[PlayedChoice, ...]:
    before = states[first]
    if last > first + 1 and isinstance(before.ask, SealedAsk):
        order = list(before.waiting)
        made = sorted(moves[first:last], key=lambda one: order.index(one[0]))
        return tuple(_choice(before, seat, (move,)) for seat, move in made)
    return (_choice(before, moves[first][0], tuple(move for _, move in moves[first:last])),)


def _choice(before: State[Any], seat: int, line: tuple[Move, ...]) -> PlayedChoice:
    ask = before.ask
    answers = ask.moves(before, seat) if ask is not None and seat in before.waiting else ()
    return PlayedChoice(seat, line, before.moves(seat), line[0] in answers, len(answers))
