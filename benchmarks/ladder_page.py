"""Write what the games in ``docs/ladder`` say into ``docs/ladder.md``: ``python -m benchmarks.ladder_page``."""

import sys
from pathlib import Path
from typing import Final

from reverie.ladder.report import NAME, write_report

DOCS: Final = Path(__file__).parents[1] / "docs"


def main() -> int:
    """All ladders of the folder, and the pictures of those for two."""
    count = write_report(DOCS / "ladder", DOCS / NAME, DOCS / "pictures")
    sys.stdout.write(f"{count} ladders\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
