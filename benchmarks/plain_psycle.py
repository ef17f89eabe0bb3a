"""Two-player Psycle as a plain Python class: legal moves and apply, no kernel, no views, no events, no records.

It is what the kernel's cost is measured against, so it is written to be quick, but as a class somebody would use. The
rules are the kernel's own, to the last gem: a test plays both side by side.
"""

import random

STARS = (0, 3, 3, 2, 1, 1)
BEATS = ((), (0, 5), (0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 2, 3, 4))
WINS = tuple(tuple(other in beats for other in range(6)) for beats in BEATS)
LEGAL = tuple(tuple(range(gems + 1)) for gems in range(6))
OPEN = -1
"""In place of a card that has not been chosen yet."""


class PlainPsycle:
    """``asked`` are the seats that choose in this round; a seat without gems lies on 0 by itself (PS-044, PS-084)."""

    __slots__ = ("asked", "bonuses", "cards", "gems", "random", "round_no", "score", "targets", "tiles", "winner")

    def __init__(self, rng: random.Random) -> None:
        self.random = rng
        self.tiles = [0, 0]
        self.winner = -1
        self._start_psycle()

    def _start_psycle(self) -> None:
        self.targets = [1, 2, 3, 4, 5]
        self.bonuses = [1, 1, 2, 2, 3]
        self.random.shuffle(self.targets)
        self.random.shuffle(self.bonuses)
        self.gems = [10, 10]
        self.score = [0, 0]
        self.round_no = 0
        self.asked: tuple[int, ...] = (0, 1)
        self.cards = [OPEN, OPEN]

    def legal_moves(self, seat: int) -> tuple[int, ...]:
        gems = self.gems[seat]
        return LEGAL[gems] if gems < 5 else LEGAL[5]

    def apply(self, seat: int, card: int) -> None:
        cards = self.cards
        if cards[seat] != OPEN or not 0 <= card <= 5 or card > self.gems[seat]:
            raise ValueError("illegal move")
        cards[seat] = card
        if cards[1 - seat] != OPEN:
            self._end_round()

    def _end_round(self) -> None:
        a, b = self.cards
        gems = self.gems
        gems[0] += b if a == 0 else -a
        gems[1] += a if b == 0 else -b
        if WINS[a][b]:
            self.score[0] += STARS[a] + (self.bonuses[self.round_no] if a == self.targets[self.round_no] else 0)
        elif WINS[b][a]:
            self.score[1] += STARS[b] + (self.bonuses[self.round_no] if b == self.targets[self.round_no] else 0)
        self.round_no += 1
        if self.round_no == 5 or not (gems[0] or gems[1]):  # without gems on the table the rest plays itself
            self._end_psycle()
        elif gems[0] and gems[1]:
            self.cards = [OPEN, OPEN]
            self.asked = (0, 1)
        else:
            self.cards = [OPEN, 0] if gems[0] else [0, OPEN]
            self.asked = (0,) if gems[0] else (1,)

    def _end_psycle(self) -> None:
        difference = self.score[0] - self.gems[0] - self.score[1] + self.gems[1]
        if difference:
            best = 0 if difference > 0 else 1
            self.tiles[best] += 1
            if self.tiles[best] == 2:
                self.winner = best
                self.asked = ()
                return
        self._start_psycle()

    def copy(self) -> "PlainPsycle":
        twin = PlainPsycle.__new__(PlainPsycle)
        twin.random = self.random
        twin.tiles = self.tiles[:]
        twin.winner = self.winner
        twin.asked = self.asked
        twin.cards = self.cards[:]
        twin.targets = self.targets
        twin.bonuses = self.bonuses
        twin.gems = self.gems[:]
        twin.score = self.score[:]
        twin.round_no = self.round_no
        return twin
