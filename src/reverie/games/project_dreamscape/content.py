"""Reading ``content.json``, printed or overridden, into components; what the rules cannot mean is refused."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from reverie.games.project_dreamscape.components import Components
from reverie.kernel import (
    BadSetup,
    FreeContent,
    ListLength,
    NumberAt,
    NumberRange,
    check_fixed,
    check_free,
    shaped,
)

FREE: Final = ("reserve_cost", "z_card_points", "chain_points", "solo_bands")
"""What a table may override; the cards and the set-up are what every clause speaks of, and stay."""
LONGEST_CHAIN: Final = 14
"""PD-019."""
MOST_POINTS: Final = 999
HIGHEST_COST: Final = 5
WORST_Z: Final = -9
MOST_BANDS: Final = 20
FREE_CONTENT: Final[tuple[FreeContent, ...]] = (
    NumberRange("reserve_cost", 0, HIGHEST_COST, "PD-061"),
    NumberRange("z_card_points", WORST_Z, 0, "PD-150"),
    NumberRange("chain_points.1", 0, 0, "PD-153"),
    *(
        NumberRange(f"chain_points.{length}", NumberAt(f"chain_points.{length - 1}"), MOST_POINTS, "PD-153")
        for length in range(2, LONGEST_CHAIN + 1)
    ),
    ListLength("solo_bands", 1, MOST_BANDS, "PD-187"),
    NumberRange("solo_bands[]", -MOST_POINTS, MOST_POINTS, "PD-187"),
)
"""A longer chain never scores less, and a single card scores nothing (PD-153)."""


class _Type(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    set: Literal["base", "expansion"]
    kind: Literal["linking", "ending"]


class _RawCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    types: tuple[str, str]
    set: Literal["base", "expansion"]


class _RawSetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    z_cards_each: int
    costs: list[int]


class _RawContent(msgspec.Struct, frozen=True):
    types: list[_Type]
    cards: list[_RawCard]
    setup: _RawSetUp
    reserve_cost: int
    minimum_z: int
    z_card_points: int
    chain_points: dict[str, int]
    solo_bands: list[int]


def read_components(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> Components:
    """Check the content and turn it into tables; ``printed`` is what lies in the box."""
    content: _RawContent = shaped(raw, _RawContent, refusal=BadSetup)
    check_fixed(raw, printed, FREE, "PD-002")
    _check_lengths(content.chain_points)
    check_free(raw, FREE_CONTENT)
    _check_bands(content.solo_bands)
    chart = (0, *content.chain_points.values())
    return Components(
        base_types=tuple(kind.code for kind in content.types if kind.set == "base"),
        new_types=tuple(kind.code for kind in content.types if kind.set == "expansion"),
        types_of={card.id: card.types for card in content.cards},
        costs=tuple(content.setup.costs),
        z_cards_each=content.setup.z_cards_each,
        minimum_z=content.minimum_z,
        reserve_cost=content.reserve_cost,
        z_card_points=content.z_card_points,
        chart=chart,
        steps=(0, *(longer - shorter for shorter, longer in pairwise(chart))),
        bands=tuple(content.solo_bands),
    )


def _check_lengths(points: Mapping[str, int]) -> None:
    lengths = [str(length) for length in range(1, LONGEST_CHAIN + 1)]
    if list(points) != lengths:
        raise BadSetup("dreamscape-chart-lengths", {"longest": LONGEST_CHAIN}, "PD-153", "chain_points")


def _check_bands(bands: list[int]) -> None:
    """They rise to a score that somebody could have (PD-185)."""
    if any(upper <= lower for lower, upper in pairwise(bands)) or bands[-1] < 1:
        raise BadSetup("dreamscape-bands-rise", {}, "PD-185", "solo_bands")
