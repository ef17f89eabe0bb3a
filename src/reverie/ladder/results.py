"""What came of a ladder's games, in a file: a first line that says what is played, then a line for each game.

A line is written when its game ends. A file that ends in the middle of a line (the machine lost power) loses that line.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from reverie import __version__
from reverie.games import find_game
from reverie.kernel import BadDocument
from reverie.ladder.plan import LadderPlan, Returns
from reverie.minds.levels_digest import levels_digest
from reverie.minds.mind import Strength, strengths

FORMAT: Final = "reverie-ladder/1"


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file's games are games of. How many deals there are is not in it: more can be played later."""

    format: str
    reverie: str
    game: str
    rules: int
    content: str
    players: int
    levels: list[str]
    seed: int
    options: dict[str, Any]
    neighbours: bool = False
    strengths: dict[str, Strength] = {}
    """By level that a mind plays: its looks and its temperature. Under other ones it would be another player."""
    played_by: str = ""
    """Which players these levels are (``levels_digest``); files from before it was written do not say."""


@dataclass(slots=True)
class LadderResults:
    """The games of a ladder so far."""

    plan: LadderPlan
    header: Header
    returns: list[Returns] = field(default_factory=list)

    @property
    def deals(self) -> int:
        """How many deals are whole."""
        return len(self.returns) // (len(self.plan.pairings) * self.plan.players)

    @property
    def is_of_today(self) -> bool:
        """Whether the levels here would play these very games again."""
        return msgspec.structs.replace(self.header, reverie=__version__) == header_of(self.plan)


def header_of(plan: LadderPlan) -> Header:
    """What a file of that plan's games begins with."""
    game = find_game(plan.game)
    setup, known = game.setup(plan.players, plan.options), strengths(game.name, plan.players)
    return Header(
        format=FORMAT,
        reverie=__version__,
        game=game.name,
        rules=game.version,
        content=setup.content_hash,
        players=plan.players,
        levels=list(plan.levels),
        seed=plan.seed,
        options=dict(setup.options),
        neighbours=plan.neighbours,
        strengths={level: known[level] for level in plan.levels if level in known},
        played_by=levels_digest(setup, plan.levels),
    )


def results_file(folder: Path, plan: LadderPlan) -> Path:
    """Where the games of a plan are written."""
    return folder / f"{plan.game}-{plan.players}.jsonl"


class ResultsWriter:
    """Writes games down as they end."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, returns: Returns) -> None:
        """One more game."""
        self._stream.write(json.dumps(returns) + "\n")
        self._stream.flush()

    def close(self) -> None:
        """Nothing more is written."""
        self._stream.close()


def open_results(folder: Path, plan: LadderPlan) -> tuple[LadderResults, ResultsWriter]:
    """The games that have been played of a plan, and a writer for those to come.

    A file of other levels or other strengths of them, another seed, other rules or another content is refused: its
    games are not of this ladder. So is one whose levels were other players under the same names (``levels_digest``).
    """
    file, header = results_file(folder, plan), header_of(plan)
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists() or b"\n" not in file.read_bytes():
        file.write_text(msgspec.json.encode(header).decode() + "\n", encoding="utf-8")
    found = read_results(file)
    if msgspec.structs.replace(found.header, played_by=header.played_by) != header:
        raise BadDocument("ladder-other-plan", {"file": str(file), "what": _difference(found.header, header)})
    if found.header != header:
        raise BadDocument("ladder-other-levels", {"file": str(file)})
    found.plan = plan
    del found.returns[plan.total :]
    _drop_half_line(file)
    return found, ResultsWriter(file.open("a", encoding="utf-8"))


def read_results(file: Path) -> LadderResults:
    """The games in a file. What is no ladder is refused."""
    try:
        lines = file.read_text(encoding="utf-8").split("\n")[:-1]  # a line that has no end is no line
        header = msgspec.json.decode(lines[0], type=Header)
        returns = [tuple(msgspec.json.decode(line, type=list[float])) for line in lines[1:]]
    except (IndexError, UnicodeDecodeError, msgspec.MsgspecError):
        raise BadDocument("not-a-ladder", {"file": str(file)}) from None
    if header.format != FORMAT or any(len(each) != header.players for each in returns):
        raise BadDocument("not-a-ladder", {"file": str(file)})
    kinds = (header.seed, header.options, header.neighbours)
    plan = LadderPlan(header.game, tuple(header.levels), header.players, 1, *kinds)
    deals = max(1, len(returns) // plan.total)
    return LadderResults(replace(plan, deals=deals), header, returns)


def read_all_results(folder: Path) -> Iterator[LadderResults]:
    """All ladders in a folder, by game and number of players."""
    for file in sorted(folder.glob("*.jsonl")):
        yield read_results(file)


def _difference(there: Header, wanted: Header) -> str:
    """The first thing in which they differ."""
    for name in wanted.__struct_fields__:
        found, asked = getattr(there, name), getattr(wanted, name)
        if found != asked:
            return f"{name}: {_told(found)} / {_told(asked)}"
    return "-"


def _told(what: Any) -> str:
    if not isinstance(what, dict):
        return str(what)
    return ", ".join(f"{name} {list(each) if isinstance(each, tuple) else each}" for name, each in what.items()) or "-"


def _drop_half_line(file: Path) -> None:
    text = file.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        with file.open("rb+") as stream:
            stream.truncate(whole)
