"""What is said when somebody gets up: where the game is kept, how to go on, how to check that it was fair."""

from pathlib import Path

from reverie.table.sitting import Sitting
from reverie.text import Words


def goodbye_line(words: Words, sitting: Sitting, path: Path | None) -> str:
    """To somebody who leaves."""
    if path is None:
        return words.say("goodbye-unkept" if sitting.record.moves else "goodbye-unplayed")
    return words.say("goodbye-over" if sitting.state.is_over else "goodbye", {"file": str(path)})


def closing_lines(words: Words, sitting: Sitting, path: Path | None) -> list[str]:
    """After the end: the seed that the commitment promised, and where the record is."""
    lines = [words.say("seed-line", {"seed": sitting.seed.hex()})]
    if path is not None:
        lines.append(words.say("record-line", {"file": str(path)}))
    return lines
