"""The verses and numbers of ``content.json`` as frozen records, checked when they are loaded or overridden."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from reverie.kernel import BadSetup
from reverie.kernel.shapes import shaped


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
    by_id = {verse.id: verse for verse in content.verses}
    if len(by_id) < len(content.verses):
        raise BadSetup("lullaby-verse-twice", path="verses")
    for index, verse in enumerate(content.verses):
        if not (1 <= verse.pitch <= 6 and verse.copies >= 1 and verse.calm >= 0 and verse.noise >= 0):
            raise BadSetup("lullaby-verse-numbers", {"verse": verse.id}, "LU-003", f"verses[{index}]")
    deck = tuple(verse.id for verse in content.verses for _ in range(verse.copies))
    if content.hand < 1 or content.candles < 0 or len(deck) < 3 * content.hand or set(content.awake) != _CHILDREN:
        raise BadSetup("lullaby-numbers", {}, "LU-002")
    return Verses(by_id, deck, content.hand, content.candles, content.awake)


_CHILDREN = {"drowsy", "wakeful"}
