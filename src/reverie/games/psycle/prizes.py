"""What winning a Psycle is worth in the game: everybody's share of the win, by who takes its tile.

It is a guess that needs no play: between equals everybody is as likely to come out on top of a Psycle as anybody else,
and alone there. Between two that is exact but for a cap (A.3: 1-0 is worth 3/4); with more it is a good first thought.
"""

from functools import lru_cache

from reverie.games.psycle.components import Components

ENDLESS: int = -1
"""Psycles to come where the table has no ``psycle_cap``."""

Shares = tuple[float, ...]
"""By seat: how much of the win is its own, on average."""


@lru_cache(maxsize=1024)
def prizes(components: Components, tiles: tuple[int, ...], psycles_after: int) -> tuple[Shares, ...]:
    """By seat: everybody's shares, should it take the tile of this Psycle alone, after which so many may follow."""
    return tuple([_shares(components, _with_one_more(tiles, seat), psycles_after) for seat in range(len(tiles))])


def shares_after(components: Components, tiles: tuple[int, ...], top: tuple[int, ...], psycles_after: int) -> Shares:
    """Everybody's shares after a Psycle, by who was on top of it: a 1 for each such seat (PS-066 to PS-069)."""
    if sum(top) > 1 and components.ties_are_replayed[len(tiles)]:
        return _shares(components, tiles, psycles_after)
    return _shares(components, tuple([owned + flag for owned, flag in zip(tiles, top, strict=True)]), psycles_after)


@lru_cache(maxsize=4096)
def _shares(components: Components, tiles: tuple[int, ...], psycles_after: int) -> Shares:
    """Everybody's shares between two Psycles, or at the end (PS-077 to PS-081)."""
    most = max(tiles)
    if most >= components.tiles_to_win or psycles_after == 0:
        winners = tiles.count(most)
        return tuple([1.0 / winners if owned == most else 0.0 for owned in tiles])
    after = psycles_after if psycles_after == ENDLESS else psycles_after - 1
    totals = [0.0] * len(tiles)
    for seat in range(len(tiles)):
        for owner, share in enumerate(_shares(components, _with_one_more(tiles, seat), after)):
            totals[owner] += share / len(tiles)
    return tuple(totals)


def _with_one_more(tiles: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*tiles[:seat], tiles[seat] + 1, *tiles[seat + 1 :])
