"""Notices that somebody has saved a file: by looking, which works on every machine and every kind of disk."""

from pathlib import Path
from typing import Final

_KINDS: Final = (".py", ".json", ".ftl")

Seen = dict[str, tuple[int, int]]
"""By file: when it was changed, and its size."""


class FileWatch:
    """The files of one folder. A change is told once two looks find the same: editors save in several steps."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._told = self._last = self._look()

    def has_changed(self) -> bool:
        """Whether something has been saved since this was last true, and saving is over."""
        found = self._look()
        is_calm, self._last = found == self._last, found
        if not is_calm or found == self._told:
            return False
        self._told = found
        return True

    def _look(self) -> Seen:
        seen: Seen = {}
        for file in self._folder.rglob("*"):
            if file.suffix in _KINDS and not file.name.startswith("."):
                try:
                    found = file.stat()
                except OSError:  # it has just gone: editors do that when they save
                    continue
                seen[str(file)] = (found.st_mtime_ns, found.st_size)
        return seen
