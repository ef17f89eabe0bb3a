"""Typed refusals: what was wrong, which clause says so, and the facts a sentence needs.

A refusal carries no prose. ``code`` names the sentence (``refused-<code>`` in the Fluent files), ``facts`` fill its
blanks, ``clause`` is the ledger clause behind it and ``path`` the place in a document. ``str()`` is for developers.
"""

from collections.abc import Mapping
from typing import Any


class Refused(Exception):
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, code: str, facts: Mapping[str, object] | None = None, clause: str = "", path: str = "") -> None:
        self.code = code
        self.facts: dict[str, Any] = dict(facts or {})
        self.clause = clause
        self.path = path
        super().__init__(self._line())

    def _line(self) -> str:
        line = self.code
        if self.path:
            line += f" at {self.path}"
        if self.clause:
            line += f" ({self.clause})"
        if self.facts:
            line += ": " + ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return line

    def at(self, path: str) -> "Refused":
        """The same refusal, placed at ``path`` in a larger document."""
        return type(self)(self.code, self.facts, self.clause, path + self.path)


class Unreadable(Refused):
    """The text is no move of this game."""


class IllegalMove(Refused):
    """A move of this game, but not one that this seat may make now."""


class NotAsked(Refused):
    """This seat owes no answer now."""


class StaleDecision(Refused):
    """The answer names a decision that is not the one being asked."""


class GameOver(Refused):
    """The game has ended."""


class BadSetup(Refused):
    """No game can be set up like this: players, options or content."""


class EndlessRules(Refused):
    """The rules ran on without coming to a question or an end: with this content they may never do.

    The one refusal after which a state is spoiled: what happened until then stands, and nobody is asked any more.
    Whoever plays with content that they do not trust makes the move on a copy first.
    """


class BadDocument(Refused):
    """A saved state, record or scenario that cannot be read."""


class BadPosition(Refused):
    """A position that no game can reach."""
