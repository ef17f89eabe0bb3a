"""What is said when somebody gets up: where the game is kept, how to go on, how to check that it was fair."""

from pathlib import Path

from reverie.table.local_game import LocalGame
from reverie.text import Words


def goodbye_line(words: Words, local_game: LocalGame, path: Path | None) -> str:
    """To somebody who leaves."""
    if path is None:
        return words.say("goodbye-unkept" if local_game.record.moves else "goodbye-unplayed")
    return words.say("goodbye-over" if local_game.state.is_over else "goodbye", {"file": str(path)})


def closing_lines(words: Words, local_game: LocalGame, path: Path | None) -> list[str]:
    """After the end: the seed that the commitment promised, and where the record is."""
    lines = [words.say("seed-line", {"seed": local_game.seed.hex()})]
    if path is not None:
        lines.append(words.say("record-line", {"file": str(path)}))
    return lines
