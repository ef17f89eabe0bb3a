"""Write what the games in ``docs/ladder`` say into ``docs/ladder.md``: ``python -m benchmarks.ladder_page``."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.pages import write_part
from reverie.games import find_game
from reverie.ladder.report import NAME, write_report
from reverie.ladder.results import read_all_results
from reverie.ladder.scores import pair_scores
from reverie.text import words_for

DOCS: Final = Path(__file__).parents[1] / "docs"


def against_greedy(folder: Path) -> Iterator[str]:
    """A line for each game and number of players: what the strongest level wins, and how many times the even share."""
    yield "| Game | Players | `strong` wins | Games | Even share | Times the even share |"
    yield "|---|---|---|---|---|---|"
    for ladder in read_all_results(folder):
        (score,) = pair_scores(ladder.plan, ladder.returns)
        title = words_for("en", find_game(ladder.header.game)).say("game-name")
        share = f"{score.share:.1%} ({score.low:.1%} to {score.high:.1%})"
        times = score.share / score.even
        yield f"| {title} | {score.players} | {share} | {score.games} | {score.even:.0%} | {times:.2f} |"


def main() -> int:
    """All ladders of the folder, and the pictures of those for two."""
    page = DOCS / NAME
    count = write_report(DOCS / "ladder", page, DOCS / "pictures")
    write_part(page, "against-greedy", list(against_greedy(DOCS / "ladder" / "greedy")))
    sys.stdout.write(f"{count} ladders\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
