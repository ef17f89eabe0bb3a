"""Luck that is the same in every run: the seed of a table follows from what was chosen for it.

The product draws a seed after it has checked a table's setup, and the secret of the daily deals once. Here these two
draws are replaced, from outside; ids, cookies and everything else that is drawn stay as random as they are. Whoever
wants another game of the same setup adds a word (``AddEntropy``), as people do; a browser's word follows from
``fixed_luck``.
"""

import hashlib
import secrets
from contextvars import ContextVar
from typing import Any

from reverie.daily.chain import DailyChain
from reverie.kernel import Game
from reverie.kernel.chance import SEED_BYTES

_chosen: ContextVar[str] = ContextVar("chosen", default="")
"""What the table is that is being set just now."""


def seed_tables() -> None:
    """From now on a table's seed, in this process, is a function of its game, players, options and content."""
    check, draw = Game.setup, secrets.token_bytes

    def setup(game: Game, *wanted: Any, **more: Any) -> Any:
        made = check(game, *wanted, **more)
        _chosen.set(repr((made.game.name, made.players, sorted(made.options.items()), made.overrides)))
        return made

    def token_bytes(size: int | None = None) -> bytes:
        chosen = _chosen.get()
        return hashlib.sha256(chosen.encode()).digest() if chosen and size == SEED_BYTES else draw(size)

    def new_secret() -> bytes:
        return hashlib.sha256(b"the days of the tests").digest()

    DailyChain.new_secret = staticmethod(new_secret)  # type: ignore[method-assign]
    Game.setup = setup  # type: ignore[method-assign]
    secrets.token_bytes = token_bytes


def fixed_luck(luck: int) -> str:
    """A script for a browser: its luck is this number (0 to 255), so that the page always adds the same word."""
    return f"crypto.getRandomValues = (into) => into.fill({luck});"
