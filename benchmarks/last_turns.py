"""Positions of Project Dreamscape with one clearly best move: where the end is near, everything is tried.

The seat plays for its share of the win, then for the lead (alone: for points); all others play against it. A position
is proved if every best move gets more than every other one. ``python -m benchmarks.last_turns`` tries all of them; with
names, only these.
"""

import argparse
import sys
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from benchmarks.clear_choices import FOLDER
from reverie.games import find_game
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import move_text, way_of_running
from reverie.kernel.scenario import laid_out, read_scenario

FILES: Final = FOLDER / "project-dreamscape" / "best"
MOST: Final = 400_000
"""So many positions are looked at; then it is too much."""

Outcome = tuple[float, int]
"""The share of the win, and the lead over the best of the others; alone the points."""


class TooMuch(Exception):
    """There is more to try than can be tried."""


class LastTurn:
    """What a seat can be sure of, whatever the others do."""

    def __init__(self, seat: int, most: int) -> None:
        self._seat, self._most = seat, most
        self._found: dict[bytes, Outcome] = {}

    @property
    def positions(self) -> int:
        """How many different ones have been looked at."""
        return len(self._found)

    def outcome(self, state: DreamscapeState) -> Outcome:
        """With the cards of the deck as they lie: they count only where somebody else has a turn."""
        if state.result is not None:
            return self._end(state.result.scores, state.result.winners)
        known = _what_counts(state)
        if known not in self._found:
            if len(self._found) >= self._most:
                raise TooMuch
            asked = state.asked[0]
            outcomes = [outcome for _, outcome in self.by_move(state)]
            self._found[known] = max(outcomes) if asked == self._seat else min(outcomes)
        return self._found[known]

    def by_move(self, state: DreamscapeState) -> list[tuple[str, Outcome]]:
        """What each move of whoever is asked leads to. Alone, the row is discarded in one order only."""
        asked, found = state.asked[0], []
        moves = state.moves(asked)
        for move in moves[:1] if moves[0].verb == "solo_discard" else moves:
            after = state.copy()
            after.play(asked, move)
            found.append((move_text(move), self.outcome(after)))
        return found

    def _end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
        own = scores[self._seat]
        if len(scores) == 1:
            return 0.0, own
        share = 1 / len(winners) if self._seat in winners else 0.0
        return share, own - max(score for seat, score in enumerate(scores) if seat != self._seat)


def _what_counts(state: DreamscapeState) -> bytes:
    """All but what no score and no move depends on."""
    saved = state.save()
    fields = dict(saved["fields"])
    del fields["known"]
    if state.players > 1:
        del fields["discard"]
        fields["deep"] = [len(deep) for deep in state.deep]
    return blake2b(repr((saved["agenda"], saved["waiting"], fields)).encode(), digest_size=16).digest()


def proved(path: Path, most: int = MOST) -> tuple[bool, int]:
    """Whether the best moves are better than all others, and how many positions that took."""
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    state = laid_out(scenario, find_game)
    assert isinstance(state, DreamscapeState)
    turn = LastTurn(state.asked[0], most)
    outcomes = turn.by_move(state)
    best = [outcome for move, outcome in outcomes if move in scenario.best]
    return min(best) > max(outcome for move, outcome in outcomes if move not in scenario.best), turn.positions


def main() -> int:
    """The command line; 0 when all that were tried are proved."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.last_turns", description=__doc__)
    parser.add_argument("names", nargs="*", help="of files, without their ending")
    parser.add_argument("--most", type=int, default=MOST, help="positions looked at before a file is given up")
    asked = parser.parse_args()
    paths = [path for path in sorted(FILES.glob("*.toml")) if not asked.names or path.stem in asked.names]
    count = 0
    for path in paths:
        try:
            sure, positions = proved(path, asked.most)
            said = f"{'proved' if sure else 'not proved'} with {positions} positions"
        except TooMuch:
            sure, said = False, "too much to try"
        count += sure
        sys.stdout.write(f"{path.stem}: {said}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{count} of {len(paths)} proved ({way_of_running()})\n")
    return count < len(paths)


if __name__ == "__main__":
    sys.exit(main())
