"""Material (ledger 2.1, 2.2, 8): the 140 cards as frozen records. ``content`` reads and checks them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from reverie.games.counting_zzzzs.moves import Aimed, Discard, First, Give

Theme = Literal["N", "F", "W", "D", "S"]
Kind = Literal["people", "places", "things", "verbs"]
Side = Literal["plus", "minus"]
ValueType = Literal["plus", "minus", "neutral", "context"]
Group = Literal["block", "wake", "bender", "force"]

THEMES: Final[tuple[Theme, ...]] = ("N", "F", "W", "D", "S")
KINDS: Final[tuple[Kind, ...]] = ("people", "places", "things", "verbs")
MOST_PLAYERS: Final = 4
"""CZ-001."""


# What action cards do: one record for each sort of effect (ledger 8.2).


@dataclass(frozen=True)
class StopCard:
    """A Block that stops every card of a group, or the cards it names (CZ-145)."""

    stops_group: Group | None
    stops_cards: list[str]


@dataclass(frozen=True)
class Light:
    """Light Sleeper: wakes a player before the card played last touches that dream (CZ-146)."""


@dataclass(frozen=True)
class Wake:
    """A Wake Up (CZ-160 to CZ-163)."""

    target: Literal["one", "all"]
    discard_hand: bool
    needs_last_theme: Theme | None


@dataclass(frozen=True)
class Extra:
    """A Bender: one more element for one's own dream, from the hand, the discard pile or the draw pile (CZ-170)."""

    source: Literal["hand", "discard", "draw"]


@dataclass(frozen=True)
class ForceTheme:
    """The next element must have this theme (CZ-180)."""

    theme: Theme


@dataclass(frozen=True)
class ForceSide:
    """A context card with this theme lies on this side from now on (CZ-187)."""

    theme: Theme
    side: Side


Effect = StopCard | Light | Wake | Extra | ForceTheme | ForceSide


@dataclass(frozen=True)
class Interplay:
    """Counts when the card that it is printed on and its partner are in the same dream (CZ-109, CZ-114)."""

    partner: str
    points: int
    own_side: Side | None
    with_side: Side | None


@dataclass(frozen=True)
class Action:
    """A card that does something, and what it does."""

    id: str
    no: int
    group: Group
    effect: Effect
    place: int
    """Its place among the actions in the order of the ledger's second-card moves."""


@dataclass(frozen=True)
class Element:
    """An element as the rules read it; ``value`` by side: sideways or without sides ``""``, else plus and minus."""

    id: str
    no: int
    kind: Kind
    themes: tuple[Theme, ...]
    type: ValueType
    value: dict[str, int]
    interplay: tuple[Interplay, ...]


@dataclass(frozen=True)
class Deck:
    """All cards, and what follows from them alone."""

    elements: dict[str, Element]
    actions: dict[str, Action]
    number: dict[str, int]
    """By id, in order: the card's number, 1 to 140."""
    wakes: dict[str, Wake]
    theme_forces: dict[str, ForceTheme]
    side_forces: dict[str, ForceSide]
    """By action, for those that do such a thing: what exactly."""
    wake_ups: tuple[str, ...]
    light_sleepers: tuple[str, ...]
    hand: int
    longest: int
    counted_from: int
    target: int
    removed: Mapping[int, int]
    """By players: how many Wake Ups stay in the box (CZ-030)."""
    any_element: frozenset[str] = field(repr=False)
    followers: dict[str, frozenset[str]] = field(repr=False)
    """By element: those that share a theme with it and are of another kind (CZ-061, CZ-062)."""
    forced: dict[tuple[str, str], frozenset[str]] = field(repr=False)
    """By element and forced theme: those that have the theme and are of another kind (CZ-064)."""
    stoppers: dict[str, tuple[str, ...]] = field(repr=False)
    """By action: the Blocks that stop it (CZ-145)."""
    firsts: dict[str, First] = field(repr=False)
    gifts: dict[str, tuple[Give, ...]] = field(repr=False)
    discards: dict[str, Discard] = field(repr=False)
    aimed: dict[str, tuple[Aimed, ...]] = field(repr=False)
    """By card (and seat): the moves that are offered most; to look one up is quicker than to make it."""

    def sorted(self, cards: Sequence[str]) -> list[str]:
        """Cards in the order of their numbers."""
        return sorted(cards, key=self.number.__getitem__)
