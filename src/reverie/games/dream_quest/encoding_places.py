"""Spaces of the Dream board as numbers: how far it is from there, and what a night may take from whoever lies there."""

from typing import Final

from reverie.games.dream_quest.bot import SECRET, ways_of
from reverie.games.dream_quest.components import Edition
from reverie.games.dream_quest.dream_board import Board, distances
from reverie.kernel import one_hot, share

FARTHEST_WAY: Final = 30
"""More links than there are between any two things that matter, on both boards."""
KINDS: Final = ("start", "plain", "cursed", "blessed", "mystery", "cycle")
PLACE: Final = (
    "to_cycle",
    "way_to_cycle",
    "near_cycle",
    "to_start",
    "way_to_blessing",
    *[f"kind={kind}" for kind in KINDS],
    "secret_exit",
)
ENDS: Final = ("cycle", "blessed", "secret_exit", "way_to_cycle")
NIGHT: Final = ("cycle_after_sleep", "way_after_sleep")
_NOWHERE: Final = [0.0] * len(PLACE)


class BoardGround:
    """A board and the memory table of a printing; what was worked out once is remembered.

    ``way`` counts a secret exit as more than one link, as a turn must begin there, save for whoever may always take
    it (DQ-022, DQ-118). ``to_cycle`` ignores that, as the view does.
    """

    def __init__(self, board: Board, edition: Edition) -> None:
        self.board: Final = board
        self._edition = edition
        self._places: dict[tuple[str, bool], list[float]] = {}
        self._nights: dict[tuple[str, bool, int], list[float]] = {}
        self._apart: dict[str, dict[str, int]] = {}
        self._ways = (ways_of(board, True, SECRET), ways_of(board, True, 1.0))
        self._blessings = (ways_of(board, False, SECRET), ways_of(board, False, 1.0))

    def ways(self, secrets: bool) -> dict[str, float]:
        """By space: how far it is to the Dream Cycle."""
        return self._ways[1 if secrets else 0]

    def nearness(self, space: str, other: str) -> float:
        """1 where both are the same, a half where a link joins them, and so on."""
        found = self._apart.get(space)
        if found is None:
            found = self._apart[space] = distances(self.board.links, [space])
        return 1 / (1 + found[other])

    def best_end(self, ends: set[str], secrets: bool) -> list[float]:
        """Of spaces where a move may end: whether the cycle, a blessing, a secret exit is among them, and how near."""
        kinds = {self.board.kind[space] for space in ends}
        ways = self.ways(secrets)
        return [
            1.0 if "cycle" in kinds else 0.0,
            1.0 if "blessed" in kinds else 0.0,
            0.0 if ends.isdisjoint(self.board.secret_to) else 1.0,
            share(min([ways[space] for space in ends]), FARTHEST_WAY),
        ]

    def place(self, space: str, secrets: bool) -> list[float]:
        """The numbers of a space, for somebody who may take ``secrets`` at any time or not; not to be written into."""
        if not space:
            return _NOWHERE
        found = self._places.get((space, secrets))
        if found is None:
            found = self._places[space, secrets] = self._place(space, secrets)
        return found

    def _place(self, space: str, secrets: bool) -> list[float]:
        board, way = self.board, self.ways(secrets)[space]
        numbers = [share(board.to_cycle[space], FARTHEST_WAY), share(way, FARTHEST_WAY), 1 / (1 + way)]
        numbers.append(share(board.to_start[space], FARTHEST_WAY))
        numbers.append(share(self._blessings[1 if secrets else 0].get(space, FARTHEST_WAY), FARTHEST_WAY))
        numbers += one_hot(KINDS.index(board.kind[space]), len(KINDS))
        numbers.append(1.0 if space in board.secret_to else 0.0)
        return numbers

    def night(self, space: str, secrets: bool, memory: int) -> list[float]:
        """If one fell asleep there: the chance to be in the Dream Cycle then, and how far from it on average."""
        found = self._nights.get((space, secrets, memory))
        if found is None:
            found = self._nights[space, secrets, memory] = self._night(space, secrets, memory)
        return found

    def _night(self, space: str, secrets: bool, memory: int) -> list[float]:
        inside, way, ways = 0.0, 0.0, self.ways(secrets)
        row = self._edition.memory_table[memory]
        for lost in row:
            for end, chance in self._ends(space, lost).items():
                inside += chance if self.board.kind[end] == "cycle" else 0.0
                way += chance * ways[end]
        return [share(inside, len(row)), share(way / len(row), FARTHEST_WAY)]

    def _ends(self, space: str, lost: int) -> dict[str, float]:
        """Where so many spaces back may end, each with its chance (DQ-130)."""
        ends = {space: 1.0}
        for _ in range(lost):
            before, ends = ends, {}
            for one, chance in before.items():
                back = self.board.back[one] or (one,)
                for other in back:
                    ends[other] = ends.get(other, 0.0) + chance / len(back)
            if ends == before:
                break
        return ends
