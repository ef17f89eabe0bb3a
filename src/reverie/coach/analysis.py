"""What an analysis of a game consists of; what travels while one is made; and what a hint is.

A share is a share of the win, between 0 and 1; those of all seats add up to 1. (Alone, in a solo game, it is the score
against a full one.) Lists "by seat" have one entry for each seat. Moves are told as a record tells them, without their
seat; sentences by their id among the coach's words (``text/<language>/coach.ftl``) and the facts that fill them.
"""

from typing import Any, Literal

from msgspec import Struct


class CoachSentence(Struct, frozen=True, kw_only=True):
    """Something that the coach says."""

    id: str
    """Of the sentence in ``coach.ftl``."""
    facts: dict[str, Any] = {}
    """What fills its blanks; as in a question, ``seat`` and whatever ends in ``_seat`` are seats."""
    moves: list[str] = []
    """The moves that it speaks of: by their names they fill its blanks ``$move_1``, ``$move_2``."""
    clause: str = ""
    """Of the rule that decides, where one does."""


class AnalysisVersions(Struct, frozen=True, kw_only=True):
    """What an analysis was made of and by: the same of all this gives the same analysis, byte for byte."""

    game: str
    rules: int
    """The version of the rules."""
    content_hash: str
    values: str
    """Of the value function: changes with the network, what calibrates it, and how it is asked."""
    effort: int
    record: str
    """SHA-256 of what the record says of the game: set-up, moves, shuffles, result."""


class CurvePoint(Struct, frozen=True, kw_only=True):
    """How things stood after so many moves."""

    after: int
    """Moves made so far; 0: before the first."""
    shares: list[float]
    """By seat."""
    low: list[float]
    high: list[float]
    """The band: the value function is sure of no more than that (95 %)."""


class ShareParts(Struct, frozen=True, kw_only=True):
    """Why a seat's share changed. The four add up to the change."""

    luck: float
    """What chance gave, against the mean of what it could have given."""
    error: float
    """What the own choice cost against the best one, judged from what the seat could know; never above 0."""
    others: float
    """What others' choices brought or cost, against what was to be expected of them."""
    reveals: float
    """What came to light: what others held, and what only a later look at the position shows."""


class StepChoice(Struct, frozen=True, kw_only=True):
    """What a seat chose in a step."""

    seat: int
    moves: list[str]
    """One, or the many small ones that make one choice."""
    is_forced: bool
    """Whether there was nothing to choose."""
    error: float
    """As in its seat's ``ShareParts``."""


class AnalysedStep(Struct, frozen=True, kw_only=True):
    """From one point of the curve to the next: one choice, or several at once where all choose in secret."""

    first: int
    """Moves made before it."""
    last: int
    """Moves made after it."""
    choices: list[StepChoice]
    parts: list[ShareParts]
    """By seat."""


class BetterLine(Struct, frozen=True, kw_only=True):
    """What would have been better."""

    moves: list[str]
    """The move, or the small moves that make the choice."""
    share: float
    """What the seat could expect of it."""
    gain: float
    """Against what was played."""


class Hindsight(Struct, frozen=True, kw_only=True):
    """What would have been best for somebody who knew all that lay hidden: nobody's fault."""

    better: BetterLine
    why: CoachSentence


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A moment that decided much."""

    kind: Literal["error", "luck"]
    """A choice that cost much, or chance that gave or took much."""
    step: int
    """Its place among the steps."""
    after: int
    """Moves made before it: where the game can be played on otherwise."""
    seat: int
    """Who chose; or whom chance helped or hit most."""
    size: float
    """What it cost or gave the seat, as a share; below 0: it cost."""
    before: float
    """The seat's share before it, as far as the seat could know."""
    played: list[str]
    better: list[BetterLine]
    """At most three, the best first; empty where it was luck."""
    word: CoachSentence
    """What it is called, in a word or two."""
    why: list[CoachSentence]
    """One to three sentences."""
    hindsight: Hindsight | None
    """Shown apart; none where it would say the same."""


class SeatSummary(Struct, frozen=True, kw_only=True):
    """A seat's game in a few numbers. ``start`` and the four parts add up to ``result``."""

    seat: int
    start: float
    result: float
    luck: float
    error: float
    others: float
    reveals: float
    adjusted: float
    """The result less the luck."""
    low: float
    high: float
    """Within these the luck-adjusted result lies (95 %)."""
    choices: int
    """How often there was something to choose."""
    luck_word: CoachSentence
    play_word: CoachSentence


class GameAnalysis(Struct, frozen=True, kw_only=True):
    """The whole analysis; or nothing but the reason why there is none."""

    versions: AnalysisVersions
    players: int
    moves: int
    curve: list[CurvePoint]
    steps: list[AnalysedStep]
    """One less than there are points on the curve."""
    turning_points: list[TurningPoint]
    """At most five, in the order of the game."""
    seats: list[SeatSummary]
    """By seat."""
    silence: CoachSentence | None
    """Why there is no analysis, or why no moment is pointed out; none where there is nothing to excuse."""


# What travels while an analysis is made: one line of JSON for each.


class AnalysisLineBase(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Each kind is a subclass."""


class AnalysisProgress(AnalysisLineBase, frozen=True, tag="progress"):
    """How far it is."""

    done: int
    total: int


class AnalysisCurve(AnalysisLineBase, frozen=True, tag="curve"):
    """A first look at the curve, before anything else is known; the whole analysis has a better one."""

    versions: AnalysisVersions
    curve: list[CurvePoint]


class AnalysisDone(AnalysisLineBase, frozen=True, tag="analysis"):
    """The last line."""

    analysis: GameAnalysis


class AnalysisBroken(AnalysisLineBase, frozen=True, tag="broken"):
    """The last line where it came to nothing after it had begun: it took too long, or the server is about to stop."""

    code: str
    """Of the refusal that says why."""
    facts: dict[str, Any] = {}


AnalysisLine = AnalysisProgress | AnalysisCurve | AnalysisDone | AnalysisBroken


# Hints.


class HintedMove(Struct, frozen=True, kw_only=True):
    """A move that the coach would consider."""

    moves: list[str]
    """The move, and the small moves that belong to it where many make one choice."""
    share: float
    low: float
    high: float
    """Within these the share lies (95 %)."""
    why: CoachSentence


class HintAnswer(Struct, frozen=True, kw_only=True):
    """What the coach would consider in a seat's place, the best first."""

    decision: int
    """The number of the question that it is about."""
    seat: int
    best: list[HintedMove]
    """At most three."""
