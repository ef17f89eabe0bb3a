"""Positions for tests that random games rarely come to: each has something rare one ride away.

They lie on the two rows of a nap: row 4 covers x 9 to 17 and y 9 to 11, row 5 x 12 to 20 and y 12 to 14.
"""

from collections.abc import Mapping, Sequence
from typing import Any

_AT = [9, 10]
_RIDE: Mapping[str, list[str]] = {"orange": ["east"]}
_START: Sequence[Any] = (9, 10, "orange")


def rare_positions(players: int) -> list[dict[str, Any]]:
    """The first seat rides east from an orange square; what waits there differs."""
    found = [
        *(_loop(players, kind) for kind in ("power", "exchange", "extra_turn")),
        _position(players, [[10, 10, "blue"]]),
        _position(players, [[10, 10, "yellow:rotation_cw"]]),
        _position(players, [[10, 10, "yellow:rocket"]], hands=[["shadowwalker"], ["shadowwalker"]]),
        _position(players, [[10, 10, "yellow:reversal"]], hands=[["shadowwalker"], []]),
        _position(players, [[x, 10, "silver"] for x in range(10, 17)], fields=_all("east")),
        _position(
            players,
            [[x, 10, "yellow:inspiration"] for x in range(10, 17)],
            fields={"orange": ["east"], "yellow": ["east"]},
            hand=["shadowwalker"] * 3,
        ),
        *(_trade(players, kind) for kind in ("chi", "zip", "power", "exchange", "extra_turn")),
        _position(players, [], ats=[[14, 13], *[[15 + seat, 13] for seat in range(players - 1)]]),
        _position(players, [[14, 14, "black"]], ats=[[14, 14]]),
        _position(players, [], ats=[[8, 10]], hand=["fringewalker", "extra_turn"], fields={}),
    ]
    if players > 2:
        found += [
            _position(players, [], ats=[_AT, [10, 10], [11, 10]], hands=[[], [], ["power"]]),
            _position(
                players,
                [[11, 10, "yellow:psychic_drain"]],
                ats=[_AT, [10, 10], [15, 10]],
                stores=[0, 0, 3],
                trays=[[], ["left"]],
            ),
        ]
    return found


def _loop(players: int, kind: str) -> dict[str, Any]:
    """To and fro between two squares, with tiles that can be turned in to brake."""
    fields = {"white": ["east"], "orange": ["west"]}
    return _position(players, [[13, 10, "orange"]], ats=[[12, 10]], fields=fields, hand=[kind, kind], stores=[1])


def _trade(players: int, kind: str) -> dict[str, Any]:
    """Two on a row, each about to offer the other one of the same kind, and much to arrange meanwhile."""
    mine = {"stores": [1, 1]} if kind == "chi" else {"hands": [[kind], [kind]]}
    trays = [["left", "right", "east", "west"]]
    laid = _position(players, [], ats=[_AT, [13, 10]], fields={}, trays=trays, **mine)
    return {**laid, "drafts": _filled([[1, [kind], [kind]], [0, [kind], [kind]]], players, None)}


def _all(kind: str) -> dict[str, list[str]]:
    return {colour: [kind] for colour in ("white", "orange", "green", "red", "purple")}


def _position(
    players: int,
    squares: Sequence[Sequence[Any]],
    *,
    ats: Sequence[Sequence[int]] = (_AT,),
    fields: Mapping[str, list[str]] = _RIDE,
    hand: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    stores: Sequence[int] = (),
    trays: Sequence[Sequence[str]] = (),
) -> dict[str, Any]:
    """A position with one entry for every seat, from entries for the first few."""
    return {
        "rows": 2,
        "squares": [list(_START), *map(list, squares)],
        "at": _filled([list(at) for at in ats], players, None),
        "fields": _filled([dict(fields)], players, {}),
        "hand": _filled([list(held) for held in hands or [hand]], players, []),
        "store": _filled(list(stores), players, 0),
        "tray": _filled([list(tray) for tray in trays], players, []),
    }


def _filled(entries: list[Any], players: int, rest: Any) -> list[Any]:
    return entries + [rest] * (players - len(entries))
