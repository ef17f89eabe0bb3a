"""The dream as a story (CZ-071): a few sentences made of its elements, in the words of any language; no rule needs it.

The words are Fluent messages: ``story-first`` and ``story-next`` (with ``face`` and ``place``), and ``story-end``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Say = Callable[[str, Mapping[str, Any]], str]
"""Says the message of that name with its blanks filled."""


def story(say: Say, faces: Sequence[str]) -> str:
    """The story of a dream, whose elements are given by their faces as the view shows them."""
    if not faces:
        return ""
    clauses = [say("story-first", {"face": faces[0], "place": 1})]
    clauses += [say("story-next", {"face": face, "place": place}) for place, face in enumerate(faces[1:], 2)]
    return "".join(clauses) + say("story-end", {})
