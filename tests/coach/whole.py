"""An analysis without what is told on the way to it."""

from collections import deque

from reverie.coach.analysing import analyse
from reverie.coach.analysis import AnalysisDone, GameAnalysis
from reverie.coach.judgement import USUAL_EFFORT
from reverie.kernel import Game
from reverie.kernel.record import Record


def whole_analysis(game: Game, record: Record, effort: int = USUAL_EFFORT) -> GameAnalysis:
    """The last line alone."""
    (last,) = deque(analyse(game, record, effort), maxlen=1)
    assert isinstance(last, AnalysisDone)
    return last.analysis
