"""What is wrong with a record or a question, as data: for programs, and for pages that have words for it.

It lies with the kernel so that whatever checks a record, in a browser too, needs nothing else for it.
"""

from typing import Any

import msgspec

from reverie.kernel.refusals import Refused


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a record, a question, or a move in a lesson."""

    code: str
    facts: dict[str, Any]
    clause: str
    path: str

    @classmethod
    def of(cls, refused: Refused) -> "Problem":
        """The same as the refusal says."""
        return cls(code=refused.code, facts=refused.facts, clause=refused.clause, path=refused.path)


class RecordFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a record: nothing, where all of it belongs together."""

    problems: list[Problem]
    shuffles: int
    """How many draws were made again."""


class RefusedStudy(msgspec.Struct, frozen=True, kw_only=True):
    """The last line of an answer that comes line by line, where the question cannot be answered."""

    refused: Problem
