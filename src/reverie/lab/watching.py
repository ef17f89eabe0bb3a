"""Watches one game and notes its figures: the same ones for every game, through moves, views, encodings and results.

What each figure means is told in ``docs/laboratory.md``; ``measures`` lists them. An observer sees every game from
outside; who is ahead it asks of ``Encoding.lead``, each seat by its own view.
"""

import itertools
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import log, log2
from statistics import fmean, median
from typing import Any, ClassVar, Final, NamedTuple

from reverie.kernel import Encoding, FastChance, Move, Refused, Setup, State
from reverie.lab.things import things_of

FORCED_SECONDS: Final = 1.5
"""What a move takes at a table that is the only one: somebody has to see it and to make it."""
CHOICE_SECONDS: Final = 3.0
DOUBLING_SECONDS: Final = 4.0
"""What a choice takes, and how much longer with twice as many moves to choose from (Hick's law)."""
AHEAD: Final = 0.02
"""Who leads by less than this (``Encoding.lead``) does not lead."""
Measured = float | None


class UseNote(NamedTuple):
    """One thing in the hands of one seat."""

    seat: int
    thing: str
    offered: int
    """How often its seat could use it or do something else instead."""
    used: int
    first_use: Measured
    """When it was used for the first time, as a share of the game's moves."""
    use_turn: int | None
    use_lead: Measured
    """One of its uses, at random, among choices: how many questions its seat had answered, how far it was ahead."""
    decline_turn: int | None
    decline_lead: Measured
    """One of the moments, at random, at which it could be used and was not."""


class GameNotes(NamedTuple):
    """What was noted of one game."""

    game: dict[str, Measured]
    seats: list[tuple[int, int, Measured, Measured]]
    """By seat: moves, real choices, mean wait in questions, longest wait."""
    uses: list[tuple[Any, ...]]
    """``UseNote``s, as plain tuples."""


class GameWatch:
    """An observer of one game."""

    notes_uses: ClassVar = True
    """Whether it notes what each seat used and could have used."""

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._seconds: list[float] = []
        self._question = -1
        self._asked: tuple[int, ...] = ()
        self._questions = 0
        self._together = 0
        self._first: int | None = None
        self._leads: list[list[float]] = []
        self._lead_at: list[int] = []
        self._waits: list[list[int]] = []
        self._last: list[int] = []
        self._turns: list[int] = []
        self._choices: list[int] = []
        self._verbs: Counter[str] = Counter()
        self._uses: dict[tuple[int, str], _UseTally] = {}
        self._luck = FastChance(1)

    def before_move(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> None:
        if not self._turns:
            self._begin(state.players)
        if state.decision != self._question:
            self._next_question(state)
        if self._last[seat] >= 0 and self._last[seat] != self._questions:
            self._waits[seat].append(self._questions - self._last[seat] - 1)
        self._last[seat] = self._questions
        self._counts.append(len(moves))
        self._together += len(self._asked) > 1
        self._seconds[-1] = max(self._seconds[-1], _thinking(len(moves)))
        self._verbs[move.verb] += 1
        if self.notes_uses:
            self._note_uses(seat, moves, move)
        self._turns[seat] += 1
        self._choices[seat] += len(moves) > 1

    def _begin(self, players: int) -> None:
        self._turns, self._choices = [0] * players, [0] * players
        self._last, self._waits = [-1] * players, [[] for _ in range(players)]

    def _next_question(self, state: State) -> None:
        self._question = state.decision
        self._questions += 1
        self._seconds.append(0.0)
        if self._questions == 1 and len(state.asked) == 1:
            self._first = state.asked[0]
        if state.asked != self._asked or len(state.asked) > 1:
            self._asked = state.asked
            self._look(state)  # while one seat goes on alone, who is ahead is not looked at again

    def _look(self, state: State) -> None:
        encoding = _encoding(state.setup)
        if encoding is not None:
            self._leads.append([encoding.lead(state.view(seat)) for seat in range(state.players)])
            self._lead_at.append(len(self._counts))

    def _note_uses(self, seat: int, moves: Sequence[Move], move: Move) -> None:
        chosen = things_of(move)
        at, turn = len(self._counts) - 1, self._turns[seat]
        lead = self._leads[-1][seat] if self._leads else None
        for thing in chosen:
            self._use(seat, thing).note_use(at)
        if len(moves) == 1:
            return
        offered: Counter[str] = Counter()
        for one in moves:
            offered.update(things_of(one))
        for thing, count in offered.items():
            if count < len(moves):  # else there was no way around it
                self._use(seat, thing).note_chance(thing in chosen, turn, lead, self._luck)

    def _use(self, seat: int, thing: str) -> "_UseTally":
        use = self._uses.get((seat, thing))
        if use is None:
            use = self._uses[seat, thing] = _UseTally()
        return use

    def notes(self, state: State) -> GameNotes:
        if not self._turns:
            self._begin(state.players)
        self._look(state)
        moves = max(1, len(self._counts))
        seats = [
            (turns, choices, fmean(waits) if waits else None, float(max(waits)) if waits else None)
            for turns, choices, waits in zip(self._turns, self._choices, self._waits, strict=True)
        ]
        uses = [tuple(use.note(seat, thing, moves)) for (seat, thing), use in self._uses.items()]
        return GameNotes(self._figures(state), seats, uses)

    def _figures(self, state: State) -> dict[str, Measured]:
        counts = self._counts or [0]
        waits = [wait for each in self._waits for wait in each]
        figures: dict[str, Measured] = {
            "first": None if self._first is None else float(self._first),
            "moves": float(len(self._counts)),
            "questions": float(self._questions),
            "minutes": sum(self._seconds) / 60,
            "real_choices": fmean(count > 1 for count in counts),
            "branching_mean": fmean(counts),
            "branching_median": float(median(counts)),
            "branching_max": float(max(counts)),
            "branching_trend": _trend(counts),
            "forced_run": float(_longest_run(counts)),
            "together": self._together / len(counts),
            "variety": _variety(self._verbs),
            "wait_mean": fmean(waits) if waits else None,
            "wait_longest": float(max(waits)) if waits else None,
        }
        winners = state.result.winners if state.result is not None else ()
        figures.update(lead_figures(self._leads, self._lead_at, len(counts), winners))
        return figures


class FigureWatch(GameWatch):
    """An observer that notes no uses, which takes about as long as all the rest."""

    notes_uses = False


class _UseTally:
    """How a seat used a thing, with one use and one refusal to use it kept at random."""

    __slots__ = ("decline", "declined", "first", "take", "taken", "used")

    def __init__(self) -> None:
        self.used = 0
        self.first = 0
        self.taken = 0
        self.take: tuple[int, Measured] | None = None
        self.declined = 0
        self.decline: tuple[int, Measured] | None = None

    def note_use(self, at: int) -> None:
        if not self.used:
            self.first = at
        self.used += 1

    def note_chance(self, is_used: bool, turn: int, lead: Measured, luck: FastChance) -> None:
        if is_used:
            self.taken += 1
            if not luck.below(self.taken):
                self.take = turn, lead
        else:
            self.declined += 1
            if not luck.below(self.declined):
                self.decline = turn, lead

    def note(self, seat: int, thing: str, moves: int) -> UseNote:
        first = self.first / moves if self.used else None
        take, decline = self.take or (None, None), self.decline or (None, None)
        return UseNote(seat, thing, self.taken + self.declined, self.used, first, *take, *decline)


def lead_figures(
    leads: Sequence[Sequence[float]], at: Sequence[int], moves: int, winners: Sequence[int]
) -> dict[str, Measured]:
    """What can be said of who was ahead when; nothing where nobody can tell, or nobody has won."""
    names = ("lead_changes", "drama", "deepest", "decided_at", "comeback", "half_lead_holds", "ahead_share")
    figures: dict[str, Measured] = dict.fromkeys(names)
    if not leads or not any(any(each) for each in leads):
        return figures
    leaders = [_leader(each) for each in leads]
    held = [leader for leader in leaders if leader is not None]
    figures["lead_changes"] = float(sum(a != b for a, b in itertools.pairwise(held)))
    if len(winners) != 1:
        return figures
    [winner] = winners
    behind = [max(0.0, -each[winner]) for each in leads]
    figures["drama"] = fmean(behind)
    figures["deepest"] = max(behind)
    figures["ahead_share"] = fmean(leader == winner for leader in leaders)
    lost = [place for place, leader in zip(at, leaders, strict=True) if leader != winner]
    figures["decided_at"] = min(1.0, lost[-1] / moves) if lost else 0.0
    half = next((index for index, place in enumerate(at) if 2 * place >= moves), len(at) - 1)
    figures["comeback"] = float(leads[half][winner] < -AHEAD)
    if leaders[half] is not None:
        figures["half_lead_holds"] = float(leaders[half] == winner)
    return figures


def _leader(leads: Sequence[float]) -> int | None:
    best = max(range(len(leads)), key=leads.__getitem__)
    return best if leads[best] > AHEAD else None


def _thinking(moves: int) -> float:
    return FORCED_SECONDS if moves <= 1 else CHOICE_SECONDS + DOUBLING_SECONDS * log2(moves)


def _trend(counts: Sequence[int]) -> Measured:
    """How many doublings more there is to choose from in the second half than in the first."""
    half = len(counts) // 2
    if not half:
        return None
    early, late = fmean(counts[:half]), fmean(counts[half:])
    return log2(late / early) if early and late else None


def _longest_run(counts: Sequence[int]) -> int:
    longest = run = 0
    for count in counts:
        run = 0 if count > 1 else run + 1
        longest = max(longest, run)
    return longest


def _variety(verbs: Counter[str]) -> float:
    """So many kinds of moves, used equally often, would be as varied (the exponential of Shannon's entropy)."""
    total = verbs.total()
    if not total:
        return 0.0
    return float(2 ** -sum(count / total * log(count / total, 2) for count in verbs.values()))


@lru_cache(maxsize=64)
def _encoding(setup: Setup) -> Encoding | None:
    """How a set-up's views are read; nothing where the game has no encoding, or its content does not fit into it."""
    try:
        return setup.game.encoding(setup)
    except (NotImplementedError, Refused):
        return None
