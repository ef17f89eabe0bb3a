"""``reverie play``: from what was told to a table with people at it."""

import os
from dataclasses import dataclass
from pathlib import Path

from reverie.cli.languages import checked_language
from reverie.cli.lines import LineTable
from reverie.cli.plans import Told
from reverie.cli.sitting_down import SittingDown
from reverie.cli.talk import Talk
from reverie.kernel import BadSetup
from reverie.kernel.chance import SEED_BYTES
from reverie.table.files import RecordFile, read_json
from reverie.table.sitting import Sitting

HUMAN_MOMENT = 0.6
"""Seconds that a bot takes where somebody watches it."""
SMALLEST_TABLE = (60, 18)
"""Columns and rows below which the table has no room and lines are better."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is shown and kept."""

    lines: bool | None = None
    """``None``: lines where there is no terminal for a table."""
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    pace: float | None = None


def play(talk: Talk, told: Told, manner: Manner) -> None:
    in_lines = manner.lines if manner.lines is not None else not has_room_for_table(talk)
    sitting, file, language = _resumed(told, manner.resume) if manner.resume else _begun(talk, told, manner.seed)
    if manner.record is not None:
        file = RecordFile(sitting.game.name, manner.record)
        file.keep(sitting.save())  # where this is not possible, better to know before the first move
    pace = manner.pace if manner.pace is not None else (HUMAN_MOMENT if talk.on_terminal else 0.0)
    if in_lines:
        LineTable(talk, sitting, file, language, pace).play()
    else:
        _play_at_table(talk, sitting, file, language, pace)


def _resumed(told: Told, path: Path) -> tuple[Sitting, RecordFile, str]:
    sitting = Sitting.resume(read_json(path))
    return sitting, RecordFile(sitting.game.name, path, resumed=True), checked_language(told.language)


def _begun(talk: Talk, told: Told, seed: str | None) -> tuple[Sitting, RecordFile, str]:
    known = read_seed(seed)
    plan = SittingDown(talk, told).plan()
    return Sitting(plan.game, plan.seats, plan.options, seed=known), RecordFile(plan.game.name), plan.language


def _play_at_table(talk: Talk, sitting: Sitting, file: RecordFile, language: str, pace: float) -> None:
    from reverie.tui import TableApp  # the windows take a moment to load, so only those who want them wait

    app = TableApp(sitting, file, language, pace)
    app.run()
    talk.say_all(app.last_words())


def has_room_for_table(talk: Talk) -> bool:
    """A table needs a real terminal of some size on both ends."""
    columns, rows = SMALLEST_TABLE
    is_terminal = talk.hears_terminal and talk.on_terminal and os.environ.get("TERM", "dumb") not in ("", "dumb")
    return is_terminal and talk.width >= columns and talk.height >= rows


def read_seed(text: str | None) -> bytes | None:
    """64 hexadecimal digits, for a game that can be repeated."""
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadSetup("bad-seed", {})
    return seed
