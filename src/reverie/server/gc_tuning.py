"""Garbage that points at itself is looked for only among what is young.

Tables are plain data without cycles, and there is much of it: walking through it all, as Python does by itself from
time to time, would hold up every table. So what has outlived one look is set aside. A connection that is closed may
leave a cycle there; once twice as much has been set aside as the last time, all of it is looked through.
"""

import gc
from typing import Any, Final

_YOUNG: Final = 10_000
"""New objects until the next look: a few milliseconds' worth."""
_NEVER: Final = 1_000_000_000
_LEAST: Final = 1_000_000
"""Objects that may be set aside before it is worth while to look through them."""


class Cycles:
    """How this process looks for cycles, from when it is made on."""

    def __init__(self, young: int = _YOUNG, least: int = _LEAST) -> None:
        self._least = least
        gc.set_threshold(young, _NEVER, _NEVER)
        gc.callbacks.append(self._set_aside)
        self._set_the_rest_aside()

    async def look_again(self) -> None:
        """Look through all that was set aside, if there is enough of it."""
        if gc.get_freeze_count() > self._limit:
            self._look_through()

    def _look_through(self) -> None:
        gc.unfreeze()
        self._set_the_rest_aside()

    def _set_the_rest_aside(self) -> None:
        """Whatever somebody has set aside before us stays so until the first look."""
        gc.collect()
        gc.freeze()
        aside = gc.get_freeze_count()
        self._limit = aside + max(aside, self._least)

    def _set_aside(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()
