"""The ladder: every level of a game against every other, and how strong each of them turned out to be.

>>> from reverie.ladder import LadderPlan, pair_scores, play_ladder
>>> plan = LadderPlan("psycle", ("random", "greedy"), deals=3)
>>> [score] = pair_scores(plan, list(play_ladder(plan)))
>>> score.stronger, score.weaker, score.games, score.share
('greedy', 'random', 6, 1.0)

A *deal* is one seed: with it, each pair of levels plays once for every way to sit (``plan``). What came of the games is
written as they end, so that a ladder that was broken off goes on (``results``). Ratings need openskill, the extra
``ladder``; all other figures are plain shares with their intervals (``scores``).
"""

from reverie.ladder.plan import LadderPlan, Pairing, play_ladder
from reverie.ladder.results import LadderResults, open_results, read_all_results
from reverie.ladder.scores import PairScore, pair_scores

__all__ = [
    "LadderPlan",
    "LadderResults",
    "PairScore",
    "Pairing",
    "open_results",
    "pair_scores",
    "play_ladder",
    "read_all_results",
]
