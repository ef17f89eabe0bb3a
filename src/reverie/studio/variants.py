"""A variant: what is different from a game's content, the hash of that content, and perhaps a name.

It travels as a file (``VariantFile``) or as a text that can stand in a link. Both come from strangers: they are capped
before they are read, and the rules check what they say. One whose base has changed since it was made is refused, as
nobody knows what it would mean now.

The text is base64 (for links) of a byte for the version, 16 bytes of the base's hash, and compressed JSON.
"""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, Final

from reverie.games import registered_game
from reverie.kernel import BadDocument, Game, content_hash, shaped
from reverie.kernel.content import merged, plain_copy
from reverie.kernel.free_content import content_differences, path_text
from reverie.table.variant_marks import checked_variant_name
from reverie.wire.studio_messages import VariantFile
from reverie.wire.untrusted_json import read_json

LINK_VERSION: Final = 1
LONGEST_LINK: Final = 6_000
"""Characters. Some programs cut longer links off."""
LARGEST_VARIANT: Final = 48 * 1024
"""Bytes of JSON: as much as fits into a request, with room for the rest of it."""
_HASH_BYTES: Final = 16


def variant_of(game: Game, overrides: Mapping[str, Any], name: str = "") -> VariantFile:
    """The variant of these changes to a game as it is printed now; its overrides as small as they can be."""
    plain = plain_copy(overrides)
    small = smallest_overrides(game.raw_content, merged(game.raw_content, plain))
    return VariantFile(
        game=game.name, base=content_hash(game.raw_content), name=checked_variant_name(name), overrides=small
    )


def link_text(variant: VariantFile) -> str:
    """The variant as a text for a link; empty where that would be too long."""
    packed = zlib.compress(_compact([variant.game, variant.overrides, variant.name]), 9)
    head = bytes([LINK_VERSION]) + bytes.fromhex(variant.base)[:_HASH_BYTES]
    text = urlsafe_b64encode(head + packed).decode().rstrip("=")
    return text if len(text) <= LONGEST_LINK else ""


def read_link(text: str) -> VariantFile:
    """The variant that a link holds; ``BadDocument`` says why it holds none that can be used here."""
    if len(text) > LONGEST_LINK:
        raise BadDocument("variant-too-large", {"longest": LONGEST_LINK}, path="link")
    try:
        raw = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise BadDocument("not-a-variant", path="link") from None
    if raw[:1] and raw[0] > LINK_VERSION:
        raise BadDocument("newer-format", {"given": raw[0], "known": LINK_VERSION}, path="link")
    if len(raw) <= 1 + _HASH_BYTES or raw[0] != LINK_VERSION:
        raise BadDocument("not-a-variant", path="link")
    try:
        document = read_json(_unpacked(raw[1 + _HASH_BYTES :]))
    except zlib.error:
        raise BadDocument("not-a-variant", path="link") from None
    game, overrides, name = shaped(document, tuple[str, dict[str, Any], str], "link")
    base = raw[1 : 1 + _HASH_BYTES].hex()
    return _usable(VariantFile(game=game, base=base, name=name, overrides=overrides))


def _unpacked(packed: bytes) -> bytes:
    """What was compressed, if it is not too much: a few bytes can become very many."""
    reading = zlib.decompressobj()
    raw = reading.decompress(packed, LARGEST_VARIANT)
    if reading.unconsumed_tail:
        raise BadDocument("variant-too-large", {"longest": LARGEST_VARIANT}, path="link")
    if not reading.eof:
        raise BadDocument("not-a-variant", path="link")
    return raw


def read_variant_file(document: Any) -> VariantFile:
    """The variant of a file's JSON; ``BadDocument`` says why it is none that can be used here."""
    if not isinstance(document, dict) or document.get("format") != "reverie-variant":
        raise BadDocument("not-a-variant", path="file")
    given = document.get("format_version")
    if isinstance(given, int) and given > 1:
        raise BadDocument("newer-format", {"given": given, "known": 1}, path="file.format_version")
    variant: VariantFile = shaped(document, VariantFile, "file")
    if len(_compact(variant.overrides)) > LARGEST_VARIANT:
        raise BadDocument("variant-too-large", {"longest": LARGEST_VARIANT}, path="file")
    return _usable(variant)


def _usable(variant: VariantFile) -> VariantFile:
    """The same with its whole hash, if it changes what is printed now."""
    game = registered_game(variant.game)
    now = content_hash(game.raw_content)
    if len(variant.base) < 2 * _HASH_BYTES or not now.startswith(variant.base):
        facts = {"game": game.name, "given": variant.base[:12], "known": now[:12]}
        raise BadDocument("variant-other-base", facts, path="base")
    return VariantFile(
        game=game.name, base=now, name=checked_variant_name(variant.name), overrides=plain_copy(variant.overrides)
    )


def _compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


# What is different.


def smallest_overrides(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The overrides that make the second of the first, and nothing more.

    >>> smallest_overrides({"a": 1, "b": [{"c": 1}, {"c": 2}]}, {"a": 1, "b": [{"c": 1}, {"c": 3}]})
    {'b': {'1': {'c': 3}}}
    """
    found: dict[str, Any] = {}
    for steps, _, value in content_differences(before, after):
        place = found
        for step in steps[:-1]:
            place = place.setdefault(str(step), {})
        place[str(steps[-1])] = value
    return found


def changed_paths(game: Game, overrides: Mapping[str, Any]) -> list[str]:
    """The paths of all that is different from what is printed."""
    after = merged(game.raw_content, overrides)
    return [path_text(steps) for steps, _, _ in content_differences(game.raw_content, after)]
