"""How a training went, as a picture: what each round's network won against greedy, and how far off it was."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from reverie.learning.training import read_lines

PICTURE: Final = "training.svg"
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 720, 300, 60, 30, 56, 60
_STYLE: Final = (
    ".ground{fill:#fff}text{fill:#22242c}.grid{stroke:#d4d6de}.won{stroke:#1f5fbf;fill:#1f5fbf}.off{stroke:#a35200;"
    "fill:#a35200}.line{fill:none}@media (prefers-color-scheme:dark){.ground{fill:#14161c}text{fill:#e8e8ee}"
    ".grid{stroke:#3c404c}.won{stroke:#8ab4f8;fill:#8ab4f8}.off{stroke:#ffb86b;fill:#ffb86b}.line{fill:none}}"
)


def write_curves(folder: Path) -> Path:
    """Draw what the folder of a training knows; where the picture is."""
    picture = folder / PICTURE
    picture.write_text(curves(folder.name, read_lines(folder)), encoding="utf-8")
    return picture


def curves(title: str, lines: Sequence[dict[str, Any]]) -> str:
    """An SVG document: by round the share won against greedy with its interval, and the loss beside a mere guess's."""
    won = [(line["round"], line["scores"]["greedy"]) for line in lines if "greedy" in line["scores"]]
    words = "; ".join(f"round {number}: {score['share']:.1%}" for number, score in won)
    last = max(1, *(line["round"] for line in lines))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif"',
        f' font-size="13" role="img" aria-label="{escape(f"{title}: {words}")}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{_HEIGHT}"/>',
        f'<text x="20" y="28" font-size="16" font-weight="bold">{escape(title)}</text>',
        *_grid(last),
        *_series("won", [(number, score["share"]) for number, score in won], last),
        *(bar for number, score in won for bar in _interval(number, score, last)),
        *_series("off", [(line["round"], line["loss"] / line["loss_of_a_guess"]) for line in lines], last),
        f'<text class="won" x="{_LEFT}" y="{_HEIGHT - 8}" stroke="none">● won against greedy, 95 %</text>',
        f'<text class="off" x="{_WIDTH // 2}" y="{_HEIGHT - 8}" stroke="none">● loss, as a share of a guess\'s</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(number: int, last: int) -> float:
    return round(_LEFT + number / last * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(share: float) -> float:
    return round(_HEIGHT - _BOTTOM - share * (_HEIGHT - _BOTTOM - _TOP), 1)


def _grid(last: int) -> Iterator[str]:
    for quarter in range(5):
        y = _y(quarter / 4)
        yield f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{quarter * 25} %</text>'
    for number in range(last + 1):
        yield f'<text x="{_x(number, last)}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle">{number}</text>'


def _series(kind: str, points: Sequence[tuple[int, float]], last: int) -> Iterator[str]:
    places = [(_x(number, last), _y(share)) for number, share in points]
    yield f'<polyline class="{kind} line" points="{" ".join(f"{x},{y}" for x, y in places)}" stroke-width="2"/>'
    for x, y in places:
        yield f'<circle class="{kind}" cx="{x}" cy="{y}" r="4"/>'


def _interval(number: int, score: dict[str, Any], last: int) -> Iterator[str]:
    x, low, high = _x(number, last), _y(score["share"] - score["reach"]), _y(score["share"] + score["reach"])
    yield f'<line class="won" x1="{x}" x2="{x}" y1="{low}" y2="{high}" stroke-width="2"/>'
