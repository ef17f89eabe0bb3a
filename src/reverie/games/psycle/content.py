"""Reading ``content.json``, printed or overridden, into components; what the rules cannot mean is refused."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from reverie.games.psycle.components import MOST_ROUNDS, RICHEST_START, Components
from reverie.kernel import BadSetup, FreeContent, ListLength, NumberRange, OneOfContent, check_fixed, check_free, shaped


class _RawCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    cost: int
    stars: int
    beats: list[int]
    loses_to: list[int]


class _Gems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    start: int
    penalty_per_gem: int
    shortage: str


class _RawTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    to_win: int
    shortage: str


class _RawContent(msgspec.Struct, frozen=True):
    cards: list[_RawCard]
    targets: list[int]
    bonuses: list[int]
    rounds_per_psycle: int
    gems: _Gems
    victory_tiles: _RawTiles
    tie_at_top: dict[str, str]


FREE = ("cards", "targets", "bonuses", "rounds_per_psycle", "gems")
"""Where an override is possible at all (PS-007, PS-083)."""
FREE_CONTENT: Final[tuple[FreeContent, ...]] = (
    NumberRange("cards[].stars", 0, 9, "PS-083"),
    ListLength("cards[].beats", 0, 5, "PS-083"),
    OneOfContent("cards[].beats[]", range(6), "PS-083"),
    ListLength("cards[].loses_to", 0, 5, "PS-083"),
    OneOfContent("cards[].loses_to[]", range(6), "PS-083"),
    NumberRange("rounds_per_psycle", 1, MOST_ROUNDS, "PS-083"),
    ListLength("targets", 1, MOST_ROUNDS, "PS-007"),
    NumberRange("targets[]", 1, 5, "PS-007"),
    ListLength("bonuses", 1, MOST_ROUNDS, "PS-007"),
    NumberRange("bonuses[]", 0, 9, "PS-007"),
    NumberRange("gems.start", 1, RICHEST_START, "PS-083"),
    NumberRange("gems.penalty_per_gem", 0, 9, "PS-083"),
)
"""Within which bounds."""


def read_components(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> Components:
    """Check the content against PS-007 and PS-083 and turn it into tables."""
    content: _RawContent = shaped(raw, _RawContent, refusal=BadSetup)
    _check_fixed(raw, printed)
    _check_cards(content.cards)
    _check_tiles(content)
    check_free(raw, FREE_CONTENT)
    return Components(
        stars=tuple(card.stars for card in content.cards),
        wins=tuple(tuple(int(other in card.beats) for other in range(6)) for card in content.cards),
        targets=tuple(content.targets),
        bonuses=tuple(content.bonuses),
        rounds=content.rounds_per_psycle,
        gems_total=content.gems.total,
        gems_start=content.gems.start,
        penalty=content.gems.penalty_per_gem,
        tiles_total=content.victory_tiles.total,
        tiles_to_win=content.victory_tiles.to_win,
        ties_are_replayed=tuple(content.tie_at_top.get(str(players)) == "redo" for players in range(5)),
        plays={f"play {card.number}": (card.stars, card.beats, card.loses_to) for card in content.cards},
    )


def _check_fixed(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
    check_fixed(raw, printed, FREE, "PS-083")
    check_fixed(raw["gems"], printed["gems"], ("start", "penalty_per_gem"), "PS-083", "gems.")


def _check_cards(cards: list[_RawCard]) -> None:
    if [card.number for card in cards] != list(range(6)):
        raise BadSetup("psycle-cards-numbers", {}, "PS-083", "cards")
    for card in cards:
        place = f"cards[{card.number}]"
        if card.cost != card.number:
            raise BadSetup("content-fixed", {}, "PS-083", f"{place}.cost")
        for other in card.beats:
            _check_beats(cards, card, other, f"{place}.beats")
    for card in cards:
        mirror = [other.number for other in cards if card.number in other.beats]
        if sorted(card.loses_to) != mirror:
            facts = {"card": card.number, "mirror": str(mirror)}
            raise BadSetup("psycle-loses-to-mirror", facts, "PS-083", f"cards[{card.number}].loses_to")


def _check_beats(cards: list[_RawCard], card: _RawCard, other: int, place: str) -> None:
    facts = {"card": card.number, "other": other}
    if not 0 <= other <= 5 or card.beats.count(other) > 1:
        raise BadSetup("psycle-beats-unknown", facts, "PS-083", place)
    if card.number == 0:
        raise BadSetup("psycle-zero-beats-nothing", facts, "PS-083", place)
    if other == card.number:
        raise BadSetup("psycle-beats-itself", facts, "PS-083", place)
    if card.number in cards[other].beats:
        raise BadSetup("psycle-beat-each-other", facts, "PS-083", place)


def _check_tiles(content: _RawContent) -> None:
    for name, tiles in (("targets", content.targets), ("bonuses", content.bonuses)):
        if len(tiles) != content.rounds_per_psycle:
            facts = {"length": len(tiles), "rounds": content.rounds_per_psycle}
            raise BadSetup("psycle-one-tile-a-round", facts, "PS-007", name)
