"""Garbage that points at itself is looked for only among what is young.

Tables are plain data without cycles, and there is much of it: walking through it all, as Python does by itself from
time to time, would hold up every table, for seconds where there are ten thousand of them. So what has outlived one look
is set aside. A connection or a table that has ended leaves no cycle there (``tests/server/leftovers.py``). Should
something else do so, it is found once there is twice as much in memory as after the last look, unless that is because
more people are here: all of it is looked through then.
"""

import gc
import sys
from collections.abc import Callable
from typing import Any, Final

_YOUNG: Final = 10_000
"""New objects until the next look: a few milliseconds' worth."""
_NEVER: Final = 1_000_000_000
_LEAST: Final = 2_000_000
"""Blocks of memory that may be added before it is worth while to look through everything; some 150 MiB."""


class CycleSearch:
    """How this process looks for cycles, from when it is made on."""

    def __init__(
        self, here: Callable[[], int], ended: Callable[[], int], young: int = _YOUNG, least: int = _LEAST
    ) -> None:
        """``here`` says how many connections there are, ``ended`` how many there have been before."""
        self._here = here
        self._ended = ended
        self._least = least
        gc.set_threshold(young, _NEVER, _NEVER)
        gc.callbacks.append(self._set_aside)
        self._set_the_rest_aside()

    async def look_again(self) -> None:
        """Look through all that was set aside, if there may be much to find.

        Garbage is what those have left who are gone: where there are fewer of them than are here, it is not most of
        what there is. (How many objects are set aside, Python would say too; but it counts them one by one.)
        """
        has_turned_over = self._ended() - self._ended_then >= self._here()
        if has_turned_over and sys.getallocatedblocks() > self._limit:
            gc.unfreeze()
            self._set_the_rest_aside()

    def _set_the_rest_aside(self) -> None:
        """Whatever somebody has set aside before us stays so until the first look."""
        gc.collect()
        gc.freeze()
        blocks = sys.getallocatedblocks()
        self._limit = blocks + max(blocks, self._least)
        self._ended_then = self._ended()

    def _set_aside(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()
