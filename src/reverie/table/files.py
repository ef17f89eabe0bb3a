"""Files: reading what people give us, and keeping the records of games. Whatever goes wrong is a typed refusal."""

import errno
import json
import os
import tomllib
from collections.abc import Mapping
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from reverie.folders import data_folder
from reverie.kernel import BadDocument, Refused


def read_json(path: Path) -> Any:
    """The JSON document in a file."""
    text = _read_text(path)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadDocument("not-json", {"line": error.lineno, "column": error.colno}) from None
    except (RecursionError, ValueError) as error:  # brackets without an end, numbers of thousands of digits
        raise BadDocument("malformed", {"finding": _finding(error)}) from None


def read_toml(path: Path) -> dict[str, Any]:
    """The TOML document in a file."""
    text = _read_text(path)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadDocument("not-toml", {"finding": _finding(error)}) from None


def _no_constant(name: str) -> NoReturn:
    """JSON has no NaN and no infinity, though Python would read them."""
    raise ValueError(name)


def _finding(error: Exception) -> str:
    return "too deep" if isinstance(error, RecursionError) else str(error)


def _read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise unreadable(path, error) from None
    except UnicodeDecodeError:
        raise BadDocument("not-text", {"file": str(path)}) from None


def unreadable(path: Path, error: OSError) -> Refused:
    """The refusal of a file that cannot be read, with the reason."""
    return BadDocument("file-unreadable", {"file": str(path), "finding": error.strerror or type(error).__name__})


def records_folder() -> Path:
    """Where the records of games are kept."""
    return data_folder() / "records"


class RecordFile:
    """The one file that belongs to a game: found when there is something to keep, then written anew after each move.

    A file that was there before is never overwritten, except the one that the game was resumed from.
    """

    def __init__(self, game: str, wanted: Path | None = None, resumed: bool = False) -> None:
        self._game = game
        self._wanted = wanted
        self.path = wanted if resumed else None

    def keep(self, document: Mapping[str, Any]) -> Path:
        """Write the document; either all of it is there afterwards, or what was there before."""
        try:
            if self.path is None:
                self.path = self._claim()
            _replace(self.path, document)
        except OSError as error:
            raise unwritable(self.path or self._wanted or records_folder(), error) from None
        return self.path

    def _claim(self) -> Path:
        """Make an empty file that nobody else has."""
        if self._wanted is not None:
            return _new_file(self._wanted)
        folder = records_folder()
        for number in count(1):
            path = folder / f"{self._game}-{date.today().isoformat()}-{number}.json"
            try:
                return _new_file(path)
            except Refused:
                continue
        raise AssertionError("unreachable")


def check_new(path: Path) -> None:
    """Refuse at once a name under which no new file can be made; nothing is made yet."""
    if path.exists():
        raise BadDocument("file-exists", {"file": str(path)})
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    if not folder.is_dir():
        raise unwritable(path, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
    if not os.access(folder, os.W_OK):
        raise unwritable(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def write_copy(path: Path, document: Mapping[str, Any]) -> None:
    """A copy in a new file."""
    try:
        _replace(_new_file(path), document)
    except OSError as error:
        raise unwritable(path, error) from None


def _new_file(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.open("x").close()
    except FileExistsError:
        raise BadDocument("file-exists", {"file": str(path)}) from None
    return path


def _replace(path: Path, document: Mapping[str, Any]) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(record_text(document), encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def record_text(document: Mapping[str, Any]) -> str:
    """A record as it is written: JSON, one move and one shuffle a line."""
    rows = [f"{json.dumps(key)}: {_value_text(value)}" for key, value in document.items()]
    return "{\n  " + ",\n  ".join(rows) + "\n}\n"


def _value_text(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return "[\n    " + ",\n    ".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def unwritable(path: Path, error: OSError) -> Refused:
    """The refusal of a file that cannot be written, with the reason."""
    return BadDocument("file-unwritable", {"file": str(path), "finding": error.strerror or type(error).__name__})
