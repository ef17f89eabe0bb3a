"""The cards of Counting Zzzzs as numbers: what a set of cards is made of, told quickly.

A set of cards is a whole number with one bit for each card. So which of them are of some sort, or may follow an
element, is one operation.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from reverie.games.counting_zzzzs.components import (
    KINDS,
    THEMES,
    Action,
    Deck,
    Element,
    Extra,
    ForceSide,
    ForceTheme,
    Interplay,
    Light,
    Wake,
)
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import tally_of
from reverie.kernel import packed, packed_flags, packed_where

SIDES: Final = ("plus", "minus")
TYPES: Final = ("plus", "minus", "neutral", "context")
SORTS: Final = ("wake", "siren", "force_theme", "force_side", "rapid", "recur", "lucid", "light", "block")
"""What action cards do: those of a sort are played by the same sort of move."""
_BENDERS: Final = {"hand": "rapid", "discard": "recur", "draw": "lucid"}
FEATURES: Final = (
    *[f"kind={kind}" for kind in KINDS],
    *[f"theme={theme}" for theme in THEMES],
    *[f"type={type_}" for type_ in TYPES],
    *[f"sort={sort}" for sort in SORTS],
)
"""By which cards are counted and told apart."""
NONE: Final = [0.0] * len(FEATURES)


def sort_of(action: Action) -> str:
    """One of ``SORTS``."""
    effect = action.effect
    if isinstance(effect, Wake):
        return "siren" if effect.target == "all" else "wake"
    if isinstance(effect, ForceTheme):
        return "force_theme"
    if isinstance(effect, ForceSide):
        return "force_side"
    if isinstance(effect, Extra):
        return _BENDERS[effect.source]
    return "light" if isinstance(effect, Light) else "block"


class ElementFace:
    """An element as a view shows it: fixed to a side, sideways, or without sides."""

    def __init__(self, element: Element, side: str) -> None:
        self.element: Final = element.id
        self.place: Final = element.no - 1
        self.is_fixed: Final = bool(side)
        self.is_sideways: Final = element.type == "context" and not side
        self.plus: Final = element.value["plus"]
        self.minus: Final = element.value["minus"]


class CardNumbers:
    """What is asked of the cards again and again, for one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.cards: Final[list[str]] = list(deck.number)
        self.elements: Final[list[str]] = list(deck.elements)
        self.bit: Final[dict[str, int]] = {card: 1 << place for place, card in enumerate(self.cards)}
        self.place: Final[dict[str, int]] = {card: place for place, card in enumerate(self.cards)}
        self.all: Final = self.mask(self.cards)
        self.all_elements: Final = self.mask(self.elements)
        self.followers: Final = {card: self.mask(after) for card, after in deck.followers.items()}
        self.forced: Final = {forced: self.mask(after) for forced, after in deck.forced.items()}
        self.features: Final = {card: self._features(card) for card in self.cards}
        self.with_feature: Final = [
            self.mask([card for card in self.cards if self.features[card][place]]) for place in range(len(FEATURES))
        ]
        self.most: Final = [max(1, mask.bit_count()) for mask in self.with_feature]
        self.faces: Final[dict[str, ElementFace]] = {}
        for element in deck.elements.values():
            for side in SIDES:
                self.faces[f"{element.id}-{side}"] = ElementFace(element, side)
        for element in deck.elements.values():
            self.faces[element.id] = ElementFace(element, "")
        self.partners: Final = self._partners()
        self.mentions: Final = self._mentions()
        self.counts: Final = {card: self._counts_of(card) for card in self.cards}
        """By card: its features, a byte of a whole number for each; those of several cards are their sum."""
        self.all_counts: Final = sum(self.counts.values())
        self._share_bytes = [[packed([count / most]) for count in range(most + 1)] for most in self.most]
        self._hand_bytes = [packed([min(1.0, count / deck.hand)]) for count in range(len(self.cards) + 1)]

    def mask(self, cards: Iterable[str]) -> int:
        """Some cards as one number."""
        found = 0
        for card in cards:
            found |= self.bit[card]
        return found

    def counted(self, mask: int, most: float) -> list[float]:
        """How many of some cards have each feature, as a share of ``most``."""
        return [min(1.0, (mask & feature).bit_count() / most) for feature in self.with_feature]

    def shares(self, mask: int) -> list[float]:
        """How many of all cards with each feature are among these."""
        return [(mask & feature).bit_count() / most for feature, most in zip(self.with_feature, self.most, strict=True)]

    # The same as bytes.

    def counted_bytes(self, counts: int) -> bytes:
        """``counted``, of a hand."""
        ready = self._hand_bytes
        return b"".join([ready[count] for count in counts.to_bytes(len(FEATURES), "little")])

    def shares_bytes(self, counts: int) -> bytes:
        """``shares``."""
        ready, each = self._share_bytes, counts.to_bytes(len(FEATURES), "little")
        return b"".join([ready[feature][each[feature]] for feature in range(len(FEATURES))])

    def flag_bytes(self, mask: int) -> bytes:
        """Each card, whether it is one of these."""
        return packed_flags(mask, len(self.cards))

    def element_bytes(self, mask: int) -> bytes:
        """Each element, whether it is one of these."""
        return packed_flags(mask, len(self.elements))

    def chance_bytes(self, mask: int, chance: float) -> bytes:
        """Each card, how likely it is somewhere, where these are all alike and no other can be."""
        return packed_where(mask, len(self.cards), chance)

    def _counts_of(self, card: str) -> int:
        return sum([1 << 8 * feature for feature, number in enumerate(self.features[card]) if number])

    def _features(self, card: str) -> list[float]:
        element = self.deck.elements.get(card)
        if element is None:
            names = {f"sort={sort_of(self.deck.actions[card])}"}
        else:
            names = {f"kind={element.kind}", f"type={element.type}", *[f"theme={theme}" for theme in element.themes]}
        return [1.0 if name in names else 0.0 for name in FEATURES]

    def _partners(self) -> dict[str, list[tuple[int, int]]]:
        """By element: the other cards of its interplays, wherever they are printed, and the points."""
        found: dict[str, list[tuple[int, int]]] = {card: [] for card in self.elements}
        for element in self.deck.elements.values():
            for entry in element.interplay:
                found[element.id].append((self.bit[entry.partner], entry.points))
                found[entry.partner].append((self.bit[element.id], entry.points))
        return found

    def _mentions(self) -> dict[str, list[tuple[str, Interplay]]]:
        """By element: the other elements on which it is printed as a partner."""
        found: dict[str, list[tuple[str, Interplay]]] = {card: [] for card in self.elements}
        for element in self.deck.elements.values():
            for entry in element.interplay:
                found[entry.partner].append((element.id, entry))
        return found

    # What a view tells.

    def unseen(self, view: Mapping[str, Any]) -> int:
        """The cards that may be in the draw pile or in hidden hands, as far as the seat can tell."""
        bit = self.bit
        seen = 0
        for stack in (*view["hand"], view["discard"], view["box"], view["placeholder"]):
            for card in stack:
                if card in bit:  # neither unknown nor nothing
                    seen |= bit[card]
        for dream in view["dream"]:
            for face in dream:
                seen |= bit[self.faces[face].element]
        for tally in view["tally"]:
            if tally is not None:
                for force, _ in tally["forces"]:
                    seen |= bit[force]
        pending = view["pending"]
        return self.all & ~(seen if pending is None else seen | bit[pending["card"]])

    def laid(self, view: Mapping[str, Any], owner: int) -> list[Laid]:
        """A dream as scoring reads it."""
        dream: list[str] = view["dream"][owner]
        if not dream:
            return []
        fixed = {element: force for force, element in view["tally"][owner]["forces"] if force in self.deck.side_forces}
        elements = [self.faces[face].element for face in dream]
        return [Laid(element, "", fixed.get(element, "")) for element in elements]

    def worth(self, view: Mapping[str, Any], owner: int) -> int:
        """What a dream would bring now, if it counts."""
        return view["worth"][owner] or 0

    def change_by(self, view: Mapping[str, Any], owner: int, card: str) -> int:
        """By how much an element changes what a dream is worth."""
        if not view["dream"][owner]:
            return tally_of(self.deck, [Laid(card)]).total
        return tally_of(self.deck, [*self.laid(view, owner), Laid(card)]).total - self.worth(view, owner)

    def change_by_side(self, view: Mapping[str, Any], owner: int, element: str, force: str) -> int:
        """By how much a side Force does."""
        dream = [one._replace(fixed_by=force) if one.element == element else one for one in self.laid(view, owner)]
        return tally_of(self.deck, dream).total - self.worth(view, owner)

    def scored(self, view: Mapping[str, Any], owner: int) -> int:
        """What waking now would bring: short dreams count nothing (CZ-101)."""
        return self.worth(view, owner) if len(view["dream"][owner]) >= self.deck.counted_from else 0

    def pending_change(self, view: Mapping[str, Any]) -> int:
        """What the pending card would do to the worth of the dream it goes to: nothing, if it is no element or side."""
        pending = view["pending"]
        if pending is None or pending["to_seat"] is None:
            return 0
        owner: int = pending["to_seat"]
        card: str = pending["card"]
        if card in self.deck.elements:
            return self.change_by(view, owner, card)
        if card in self.deck.side_forces and pending["element"] in [
            self.faces[face].element for face in view["dream"][owner]
        ]:
            return self.change_by_side(view, owner, pending["element"], card)
        return 0
