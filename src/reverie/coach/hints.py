"""A hint: what the coach would consider in a seat's place, from the seat's view and moves alone.

It imagines worlds that look like the view, as a mind does. Two tables that look the same from a seat give the same
hint, byte for byte.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.coach.analysing import judge_of
from reverie.coach.analysis import CoachSentence, HintAnswer, HintedMove
from reverie.coach.judgement import USUAL_EFFORT, WeighedLine
from reverie.coach.samples import SURE, errors, mean
from reverie.games import find_game
from reverie.kernel import Game, Move, move_text

MOST_HINTS: Final = 3
CLOSE: Final = 0.015
"""Moves that differ by less are as good as each other."""


def hint(game: Game, view: Mapping[str, Any], moves: Sequence[Move], effort: int = USUAL_EFFORT) -> HintAnswer:
    """The best few moves, each with its share and why; ``BadSetup`` where the coach cannot play this."""
    setup = game.setup(view["players"], view["options"], view["overrides"])
    judge = judge_of(setup, effort)
    weighed = judge.weighed(view, moves, None)[:MOST_HINTS]
    doubt = judge.values.calibration.doubt
    seat: int = view["seat"]
    best = [_hinted(one, weighed[0], seat, doubt, len(moves) == 1) for one in weighed]
    return HintAnswer(decision=view["decision"]["number"], seat=seat, best=best)


def hint_for(game: str, view: Mapping[str, Any], moves: list[str], effort: int) -> HintAnswer:
    """The same from plain data: for workers."""
    found = find_game(game)
    return hint(found, view, [found.parse(move) for move in moves], effort)


def _hinted(one: WeighedLine, first: WeighedLine, seat: int, doubt: float, is_only: bool) -> HintedMove:
    share = mean(one.samples)[seat]
    wide = SURE * (doubt**2 + errors(one.samples)[seat] ** 2) ** 0.5
    return HintedMove(
        moves=[move_text(move) for move in one.line],
        share=share,
        low=max(0.0, share - wide),
        high=min(1.0, share + wide),
        why=CoachSentence(id="coach-hint-only") if is_only else _why(one, first, seat),
    )


def _why(one: WeighedLine, first: WeighedLine, seat: int) -> CoachSentence:
    if one.often is not None:
        return CoachSentence(id="coach-hint-mixed", facts={"percent": round(100 * one.often)})
    if all(seat in winners for winners in one.endings):
        return CoachSentence(id="coach-hint-wins")
    if one is first:
        return CoachSentence(id="coach-hint-best")
    behind = mean(first.samples)[seat] - mean(one.samples)[seat]
    if behind < CLOSE:
        return CoachSentence(id="coach-hint-close")
    return CoachSentence(id="coach-hint-behind", facts={"points": round(100 * behind)})
