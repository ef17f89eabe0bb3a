"""What a game tells a search of it: which moves deserve a look, how people play on, how far to look, what counts then.

A search (``reverie.minds.world_search``) tries moves in worlds that are imagined from a seat's view. Everything here
looks at such worlds, never at a live table. What the numbers of a game mean is its own ``heuristics.py``.
"""

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from reverie.kernel.chance import Chance
from reverie.kernel.moves import Move
from reverie.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """The judgement of one game, for one set-up. Its shapes depend on the game and the number of players alone."""

    def __init__(self, feature_names: tuple[str, ...], tries: int = 1) -> None:
        self.feature_names = feature_names
        """What each number of ``features`` is."""
        self.tries = tries
        """So many positions at most are tried in one world for one candidate (``is_tried``); all count as looks."""

    def features(self, state: S, seat: int) -> list[float]:
        """How things stand for a seat, as numbers of about the size of 1: what a value is learned over.

        It must not look at what the seat could not know in a game (other hands, the order of a deck): a value learned
        over such numbers would be blind to what is likely, and bound to what happens to be imagined.
        """
        raise NotImplementedError

    def policy(self, state: S, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """What a sensible player on that seat would do, found quickly: searches play on with it, for every seat.

        There are at least two moves.
        """
        raise NotImplementedError

    def candidates(self, state: S, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves that deserve a look, at least one; all of them, unless a game has too many."""
        return moves

    def lines(self, state: S, seat: int, moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
        """What a search tries: each candidate; or, where many small moves make one choice, a whole row of moves.

        Of each line the first is among ``moves``; the others follow as long as it is the seat's turn and they are
        lawful. Several lines may begin alike: a move is worth what the best of its lines is worth.
        """
        return [(move,) for move in self.candidates(state, seat, moves)]

    def moment(self, state: S, seat: int) -> int:
        """A number that several answers of a seat have in common: many small moves that make one choice; else 0.

        Each of them is then judged in the same worlds, but for what is hidden in the first. Else a seat would change
        its mind from one to the next, only because of what it happens to imagine.
        """
        return 0

    def whim(self, state: S, seat: int, line: Sequence[Move]) -> int:
        """What a mistake about a line depends on; 0 where every answer has a whim of its own.

        Where many small moves make one choice, whoever errs about it should go on with the same mistake.
        """
        return 0

    def is_horizon(self, before: S, state: S, seat: int) -> bool:
        """Whether what came of a move that the seat made ``before`` can be judged now, or has to be played on."""
        raise NotImplementedError

    def is_quiet(self, state: S) -> bool:
        """Whether ``features`` see all that lies open now; false where a die or a card lies there that they pass over.

        A search may stop there, as all its candidates lead to the same; whoever asks what the die was worth may not.
        """
        return True

    def is_tried(self, before: S, state: S, seat: int) -> bool:
        """Whether the seat, which is asked again, tries all its answers as long as its tries allow, and takes the best.

        Else, and where the tries run out, it is judged here or goes on by the policy.
        """
        return False

    def reward(self, state: S, seat: int) -> float:
        """What a seat got out of a finished game, between 0 and 1: its share of the win."""
        assert state.result is not None
        return state.result.returns[seat]

    def margin(self, state: S, seat: int) -> float:
        """By how much a seat won or lost a finished game, between -1 and 1; what is learned beside the share."""
        return 2.0 * self.reward(state, seat) - 1.0
