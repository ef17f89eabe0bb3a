"""Something to be written, and the answer that somebody waits for."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from reverie.server.storage.lines import Line
from reverie.server.storage.new_tables import NewTable
from reverie.server.storage.pen import Work
from reverie.server.storage.summaries import New


@dataclass(slots=True, eq=False)
class Deed:
    """A line of the log, news for the lobby, both together, or any other work; a line may be a new table's first."""

    line: Line | None = None
    new: NewTable | None = None
    news: New | None = None
    work: Work[Any] | None = None
    table: str = ""
    """The table that the work is about, if there is one."""
    answer: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> object:
        return self.line[:2] if self.line is not None else self
