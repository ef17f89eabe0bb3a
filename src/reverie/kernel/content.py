"""Content: the numbers of a game as a JSON document, with overrides and a hash."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from reverie.kernel.refusals import BadSetup


def merged(content: Mapping[str, Any], overrides: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """``content`` with ``overrides`` laid over it.

    A mapping is merged key by key; into a list of records it may be laid by number, as in
    ``{"cards": {"5": {"stars": 2}}}``; anything else replaces what was there. A key that the content does not have is
    refused.
    """
    result = dict(content)
    for key, value in overrides.items():
        place = f"{path}{key}"
        if key not in content:
            raise BadSetup("unknown-content", {"known": ", ".join(content)}, path=place)
        result[key] = _laid_over(content[key], value, place)
    return result


def _laid_over(old: Any, new: Any, path: str) -> Any:
    if not isinstance(new, Mapping):
        return new
    if isinstance(old, Mapping):
        return merged(old, new, path + ".")
    if isinstance(old, list):
        items = list(old)
        for key, value in new.items():
            if str(key) not in map(str, range(len(items))) or not isinstance(items[int(key)], Mapping):
                raise BadSetup("unknown-content", {"known": f"0-{len(items) - 1}"}, path=f"{path}.{key}")
            items[int(key)] = _laid_over(items[int(key)], value, f"{path}.{key}")
        return items
    return new


def content_hash(content: Mapping[str, Any]) -> str:
    """SHA-256 over the content as sorted, compact JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
