"""What is printed (ledger 8), as the content writes it: limits, tiles and squares as frozen records."""

from typing import Literal

import msgspec


class CycleLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The single numbers of the game."""

    chi_supply: int
    first_turn_chi: int
    turn_chi: int
    cap_end_of_buying: int
    tiles_per_field: int
    boost: tuple[int, ...]
    brake: int
    psychic_drain: int
    blue: int
    extortion: int
    buy_back: int
    cash_inspiration: int
    chi_bonus: int
    rocket_squares: int
    rows: int
    arrivals_per_movement: int
    offers_per_turn: int
    offers_per_debt: int
    sandman_seconds: int


class Directional(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Directional tile: its prices, how many there are, and how it turns a token (DC-074)."""

    kind: str
    cost: int
    resale: int
    count: int
    mode: Literal["absolute", "relative", "any"]
    quarter_turns_cw: int | None


class Inspiration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Inspiration tile: how many there are, when it is used, and whether it is kept then."""

    kind: str
    count: int
    kept_when_used: bool
    when: str
    icon: str


class SquareKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of square: the field that it reads, the phases that it is printed in, and what it does."""

    kind: str
    field: str | None
    phases: tuple[int, ...]
    effect: str | None


class RowPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a row lies: its phase and its south-west square (DC-004)."""

    row: int
    phase: int
    x0: int
    y0: int
