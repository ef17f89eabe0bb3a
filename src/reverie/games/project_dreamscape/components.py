"""Table, components (ledger: PD-001 to PD-006): the printed facts as frozen records. ``content`` reads them."""

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Components:
    """The facts that the rules read. There is one of these for each content, so it is itself alone."""

    base_types: tuple[str, ...]
    new_types: tuple[str, ...]
    types_of: dict[str, tuple[str, str]]
    """By card: the two dream types it shows, in the order of the content."""
    costs: tuple[int, ...]
    z_cards_each: int
    minimum_z: int
    reserve_cost: int
    z_card_points: int
    chart: tuple[int, ...]
    """By length of a chain: its points (PD-153)."""
    steps: tuple[int, ...]
    """By length: what the last card of a chain of that length has added."""
    bands: tuple[int, ...]
    """The scores from which on a solo result is in band 2, 3 and so on (PD-185)."""
    decks: dict[frozenset[str], tuple[str, ...]] = field(default_factory=dict, repr=False)
    """By types in play: the deck, remembered by ``controlled_study``."""
