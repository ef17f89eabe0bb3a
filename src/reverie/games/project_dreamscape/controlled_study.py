"""The deck and Controlled Study (ledger: PD-010 to PD-019): which dream types are in play, and with which cards."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.project_dreamscape.components import Components
from reverie.kernel import BadSetup, OneOf

OUT: Final = "out"
BASE: Final = ("FF", "IS", "NT", "LD", "PR", "RD", "CD", "SD")
SWAPS: Final = {"ID": "invasive_dreaming", "ED": "empowered_dreaming", "PS": "paradigm_shift"}
"""By new type: the option that says which base type it replaces, if any."""

SWAP_OPTIONS: Final = tuple(OneOf(name, OUT, (OUT, *BASE), clause="PD-015") for name in SWAPS.values())


def check_swaps(options: Mapping[str, Any]) -> None:
    """Swaps are one for one: no base type can be taken out twice (PD-017)."""
    removed = [options[name] for name in SWAPS.values() if options[name] != OUT]
    for type_ in removed:
        if removed.count(type_) > 1:
            raise BadSetup("dreamscape-swapped-twice", {"type": type_}, "PD-017")


def types_in_play(components: Components, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Eight types: the base types that stay, then the new ones (PD-017)."""
    removed = [options[name] for name in SWAPS.values()]
    added = [new for new in components.new_types if options[SWAPS[new]] != OUT]
    return (*(base for base in components.base_types if base not in removed), *added)


def deck_in_play(components: Components, options: Mapping[str, Any]) -> tuple[str, ...]:
    """All cards both of whose types are in play, in the order of the content (PD-016)."""
    types = frozenset(types_in_play(components, options))
    if types not in components.decks:
        components.decks[types] = tuple(card for card, shown in components.types_of.items() if types.issuperset(shown))
    return components.decks[types]
