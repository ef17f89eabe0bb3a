"""Write what the games in ``docs/ladder`` say into ``docs/ladder.md``: ``python -m benchmarks.ladder_page``."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.pages import write_part
from reverie.games import find_game
from reverie.ladder.report import EARLIER, NAME, other_strengths, write_report
from reverie.ladder.results import LadderResults, read_all_results
from reverie.ladder.scores import pair_scores
from reverie.text import words_for

DOCS: Final = Path(__file__).parents[1] / "docs"


def against_greedy(folder: Path) -> Iterator[str]:
    """A line for each game and number of players: what the strongest level wins, and how many times the even share."""
    yield "| Game | Players | `strong` wins | Games | Even share | Times the even share |"
    yield "|---|---|---|---|---|---|"
    ladders = list(read_all_results(folder))
    for ladder in ladders:
        (score,) = pair_scores(ladder.plan, ladder.returns)
        title = _title(ladder)
        share = f"{score.share:.1%} ({score.low:.1%} to {score.high:.1%})"
        times = score.share / score.even
        yield f"| {title} | {score.players} | {share} | {score.games} | {score.even:.0%} | {times:.2f} |"
    yield from _by_earlier_levels(ladders)


def _by_earlier_levels(ladders: Sequence[LadderResults]) -> Iterator[str]:
    """A sentence about those that other players under the same names have played."""
    earlier = [ladder for ladder in ladders if not ladder.is_of_today]
    if not earlier:
        return
    which = ", ".join(f"{_title(ladder)} {ladder.header.players}" for ladder in earlier)
    yield f"\n{EARLIER} This holds for {'all of them' if earlier == ladders else which}."
    for ladder in earlier:
        if told := other_strengths(ladder.header):
            yield f"{_title(ladder)} {ladder.header.players}:{told}"


def _title(ladder: LadderResults) -> str:
    return words_for("en", find_game(ladder.header.game)).say("game-name")


def main() -> int:
    """All ladders of the folder, and the pictures of those for two."""
    page = DOCS / NAME
    count = write_report(DOCS / "ladder", page, DOCS / "pictures")
    write_part(page, "against-greedy", list(against_greedy(DOCS / "ladder" / "greedy")))
    sys.stdout.write(f"{count} ladders\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
