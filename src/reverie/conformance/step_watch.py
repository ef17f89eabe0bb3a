"""Watching the steps of a game as they come to the top of the agenda, where no question stops them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from reverie.kernel import Game, State, Step
from reverie.kernel.written import is_compiled

StepWatcher = Callable[[Step[Any], State], None]
"""Is told of a step just before it runs; it must not change the state."""


def can_be_watched(game: Game) -> bool:
    """Whether its steps run interpreted: compiled ones call each other without asking anybody."""
    return not any(is_compiled(sys.modules[kind.__module__]) for kind in game.step_types)


def skip_unless_watched(game: Game) -> None:
    """For a test that is about single steps."""
    if not can_be_watched(game):
        pytest.skip("compiled steps cannot be watched; try the game uncompiled")


@contextmanager
def watched(game: Game, watcher: StepWatcher) -> Iterator[None]:
    """While this lasts, every step of the game is shown to the watcher before it runs, if it can be watched."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in game.step_types if can_be_watched(game) else ():
            patch.setattr(kind, "run", _shown(kind.run, watcher))
        yield


def _shown(run: Callable[..., None], watcher: StepWatcher) -> Callable[..., None]:
    def shown(step: Step[Any], state: State, log: Any) -> None:
        watcher(step, state)
        run(step, state, log)

    return shown
