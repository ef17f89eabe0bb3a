"""What the documents show is real: ``python -m tests.terminal.documents`` plays it again and writes it into them."""

import asyncio
import re
import shlex
import tempfile
from pathlib import Path

from reverie.games import find_game
from reverie.kernel.record import Seat
from reverie.table.files import RecordFile
from reverie.table.local_game import LocalGame
from reverie.tui import TableApp
from tests.terminal.driving import ROOT, reverie

DOCS = ROOT / "docs"
PICTURE = DOCS / "terminal-table.svg"
_BLOCK = re.compile(r"```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def blocks(document: str, kind: str) -> list[str]:
    """The blocks of one kind in a document."""
    text = (DOCS / document).read_text(encoding="utf-8")
    return [block["text"] for block in _BLOCK.finditer(text) if block["kind"] == kind]


def commands_in(transcript: str) -> list[tuple[str, str]]:
    """The commands of a transcript, each with what stands below it."""
    parts = re.split(r"^\$ (.*)\n", transcript, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def played_again(transcript: str, folder: Path) -> str:
    """The commands of a transcript run again in a folder, with the answers that stand in it."""
    lines = []
    for command, output in commands_in(transcript):
        answers = re.findall(r"^> (.*)$", output, flags=re.MULTILINE)
        done = reverie(folder, *shlex.split(command)[1:], answers=answers, folder=folder)
        lines.append(f"$ {command}\n{done.stdout}")
    return "".join(lines)


async def _photograph() -> str:
    """The table in the middle of a game of three."""
    game = find_game("psycle")
    seats = [Seat("Dreamer"), Seat("Luna", "bot:greedy"), Seat("Stella", "bot:greedy")]
    with tempfile.TemporaryDirectory() as folder:
        file = RecordFile(game.name, Path(folder) / "record.json")
        app = TableApp(LocalGame(game, seats, seed=bytes(31) + b"\x05"), file, "en", pace=0.0)
        async with app.run_test(size=(100, 30)) as pilot:
            for key in ("3", "enter", "2", "enter", "down", "down"):
                while not app.rests:
                    await pilot.pause(0.05)
                await pilot.press(key)
                await pilot.pause(0.1)
            while not app.rests:
                await pilot.pause(0.05)
            await pilot.pause(0.5)
            return _FONTS.sub("", app.export_screenshot(title="reverie play"))


def _replace_first(document: str, kind: str, text: str) -> None:
    path = DOCS / document
    old = blocks(document, kind)[0]
    path.write_text(path.read_text(encoding="utf-8").replace(old, text, 1), encoding="utf-8")


def write_all() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _replace_first("transcript.md", "text", played_again(blocks("transcript.md", "text")[0], folder))
        _replace_first("records.md", "json", (folder / "game.json").read_text(encoding="utf-8"))
    PICTURE.write_text(asyncio.run(_photograph()), encoding="utf-8")


if __name__ == "__main__":
    write_all()
