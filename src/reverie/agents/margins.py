"""How far ahead somebody is at the end, in the game's own points."""

from collections.abc import Sequence

from reverie.kernel import Game


def points_ahead(game: Game, scores: Sequence[int], seat: int) -> int:
    """How far a seat's score is better than the best of the others; alone, the score itself."""
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return scores[seat]
    return min(others) - scores[seat] if game.lowest_wins else scores[seat] - max(others)
