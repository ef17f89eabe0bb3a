"""The verses and numbers of ``content.json`` as frozen records, checked when they are loaded or overridden."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from reverie.kernel import BadSetup, check_between, check_length, check_word, shaped

MOST = 99
"""Of anything, so that no stranger's override makes a pile without an end."""


class Verse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``pitch`` is the roll it needs, ``calm`` what it brings, ``noise`` what it spoils when it creaks (LU-003)."""

    id: str
    copies: int
    pitch: int
    calm: int
    noise: int
    gift: Literal["none", "echo", "canon"]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    verses: list[Verse]
    hand: int
    candles: int
    awake: dict[str, int]


@dataclass(frozen=True, slots=True)
class Verses:
    by_id: Mapping[str, Verse]
    deck: tuple[str, ...]
    hand: int
    candles: int
    awake: Mapping[str, int]

    def without(self, *taken: Iterable[str]) -> list[str]:
        """The deck less some verses, in the order of the content."""
        left = Counter(self.deck)
        left.subtract(verse for verses in taken for verse in verses)
        return list(left.elements())


def read_verses(raw: Mapping[str, Any]) -> Verses:
    content: _Content = shaped(raw, _Content, refusal=BadSetup)
    check_length("verses", content.verses, 1, MOST)
    by_id = {verse.id: verse for verse in content.verses}
    if len(by_id) < len(content.verses):
        raise BadSetup("lullaby-verse-twice", path="verses")
    for index, verse in enumerate(content.verses):
        check_word(f"verses[{index}].id", verse.id)
        if not (1 <= verse.pitch <= 6 and verse.copies >= 1 and verse.calm >= 0 and verse.noise >= 0):
            raise BadSetup("lullaby-verse-numbers", {"verse": verse.id}, "LU-003", f"verses[{index}]")
        for name in ("copies", "calm", "noise"):
            check_between(f"verses[{index}].{name}", getattr(verse, name), 0, MOST, "LU-003")
    deck = tuple(verse.id for verse in content.verses for _ in range(verse.copies))
    if content.hand < 1 or content.candles < 0 or len(deck) < 3 * content.hand or set(content.awake) != _CHILDREN:
        raise BadSetup("lullaby-numbers", {}, "LU-002")
    check_between("candles", content.candles, 0, MOST, "LU-002")
    for child, awake in content.awake.items():
        check_between(f"awake.{child}", awake, 1, MOST, "LU-004")
    return Verses(by_id, deck, content.hand, content.candles, content.awake)


_CHILDREN = {"drowsy", "wakeful"}
