"""Watching the steps of a game as they come to the top of the agenda, where no question stops them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from reverie.kernel import Game, State, Step

Watcher = Callable[[Step[Any], State], None]
"""Is told of a step just before it runs; it must not change the state."""


@contextmanager
def watched(game: Game, watcher: Watcher) -> Iterator[None]:
    """While this lasts, every step of the game is shown to the watcher before it runs."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in game.step_types:
            try:
                patch.setattr(kind, "run", _shown(kind.run, watcher))
            except TypeError:
                pytest.skip("compiled steps cannot be watched; try the game uncompiled")
        yield


def _shown(run: Callable[..., None], watcher: Watcher) -> Callable[..., None]:
    def shown(step: Step[Any], state: State, log: Any) -> None:
        watcher(step, state)
        run(step, state, log)

    return shown
