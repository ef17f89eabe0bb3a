"""A ladder as a picture: a rung for each level, at its rating, with how sure that is. Light and dark ground."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor
from typing import Final

from reverie.ladder.scores import LevelRating

_WIDTH: Final = 720
_LEFT, _RIGHT, _TOP, _RUNG, _BOTTOM = 130, 40, 56, 34, 48
_STEP: Final = 5
_STYLE: Final = (
    ".ground{fill:#fff}text{fill:#22242c}.grid{stroke:#d4d6de}.rung{stroke:#1f5fbf;fill:#1f5fbf}"
    "@media (prefers-color-scheme:dark){.ground{fill:#14161c}text{fill:#e8e8ee}.grid{stroke:#3c404c}"
    ".rung{stroke:#8ab4f8;fill:#8ab4f8}}"
)


def ladder_picture(title: str, ratings: Sequence[LevelRating]) -> str:
    """An SVG document, the strongest level on top."""
    rungs = sorted(ratings, key=lambda rating: -rating.mu)
    height = _TOP + _RUNG * len(rungs) + _BOTTOM
    first = _STEP * floor(min(rung.mu - rung.reach for rung in rungs) / _STEP)
    last = _STEP * ceil(max(rung.mu + rung.reach for rung in rungs) / _STEP)
    words = "; ".join(f"{rung.level} {rung.mu:.1f} (±{rung.reach:.1f})" for rung in rungs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif"',
        f' font-size="13" role="img" aria-label="{escape(f"{title}: {words}")}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>',
        f'<text x="20" y="28" font-size="16" font-weight="bold">{escape(title)}</text>',
        *_grid(first, last, height),
        *(part for place, rung in enumerate(rungs) for part in _rung(place, rung, first, last)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(value: float, first: int, last: int) -> float:
    return round(_LEFT + (value - first) / (last - first) * (_WIDTH - _LEFT - _RIGHT), 1)


def _grid(first: int, last: int, height: int) -> Iterator[str]:
    low = height - _BOTTOM
    for value in range(first, last + 1, _STEP):
        x = _x(value, first, last)
        yield f'<line class="grid" x1="{x}" x2="{x}" y1="{_TOP - 8}" y2="{low}"/>'
        yield f'<text x="{x}" y="{low + 18}" text-anchor="middle">{value}</text>'
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    yield f'<text x="{middle}" y="{low + 38}" text-anchor="middle">rating (openskill), 95 %</text>'


def _rung(place: int, rung: LevelRating, first: int, last: int) -> Iterator[str]:
    y = _TOP + _RUNG * place + _RUNG // 2
    ends = [_x(rung.mu + side * rung.reach, first, last) for side in (-1, 1)]
    yield f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rung.level)}</text>'
    yield f'<line class="rung" x1="{ends[0]}" x2="{ends[1]}" y1="{y}" y2="{y}" stroke-width="3"/>'
    yield f'<circle class="rung" cx="{_x(rung.mu, first, last)}" cy="{y}" r="6"/>'
