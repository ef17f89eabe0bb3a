"""The tables and the picture of docs/coach.md, from the results that ``benchmarks.coach`` keeps."""

from math import sqrt
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "coach.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "coach-reliability.svg"
MARK: Final = "<!-- figures: what follows is written by the command -->"
PHASES: Final = ("early", "middle", "late")
_SURE: Final = 1.96
_SIDE: Final = 170
_GAP: Final = 36
_STYLE: Final = (
    "<style>.ground{fill:#fff}text{fill:#22242c}.grid{stroke:#c4c6ce;fill:none}"
    ".early{stroke:#1f5fbf;fill:#1f5fbf}.middle{stroke:#8a3fbf;fill:#8a3fbf}.late{stroke:#b5541c;fill:#b5541c}"
    "@media (prefers-color-scheme:dark){.ground{fill:#14161c}text{fill:#e8e8ee}.grid{stroke:#4c505c}"
    ".early{stroke:#8ab4f8;fill:#8ab4f8}.middle{stroke:#d0a2f5;fill:#d0a2f5}.late{stroke:#f0a878;fill:#f0a878}}</style>"
)

Results = dict[str, Any]


def write_report(calibration: Results, luck: Results, planted: Results) -> None:
    """Write everything below the mark, and the picture."""
    before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    parts = [MARK, *_calibration(calibration), *_luck(luck), *_planted(planted)]
    PAGE.write_text(before + "\n".join(parts) + "\n", encoding="utf-8")
    PICTURE.write_text(_picture(calibration), encoding="utf-8")


def _calibration(results: Results) -> list[str]:
    lines = [
        "",
        "### What was said, and what came",
        "![What the curve said against what came](pictures/coach-reliability.svg)",
        "",
        "| Game | Players | Games held out | Early | Middle | Late | Largest of 15 |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, found in sorted(results.items()):
        rows = found["phases"]
        means = [points(_mean([abs(one["said"] - one["came"]) for one in rows.get(phase, [])])) for phase in PHASES]
        gap, error = max((abs(one["said"] - one["came"]), one["error"]) for part in rows.values() for one in part)
        told = f"{points(gap)} ± {points(_SURE * error)}"
        lines.append(f"| {titled(name)} | {found['held_out']} | {' | '.join(means)} | {told} |")
    return lines


def _luck(results: Results) -> list[str]:
    lines = [
        "",
        "### The mean of luck",
        "| Game | Players | Games | First seat | Seats within two errors of 0 |",
        "|---|---|---|---|---|",
    ]
    for name, found in sorted(results.items()):
        seats = found["seats"]
        within = sum(abs(row["mean"]) <= 2 * row["error"] for row in seats)
        told = f"{points(seats[0]['mean'])} ± {points(_SURE * seats[0]['error'])}"
        lines.append(f"| {titled(name)} | {found['games']} | {told} | {within} of {len(seats)} |")
    return lines


def _planted(results: Results) -> list[str]:
    lines = [
        "",
        "### Planted errors",
        "| Game | Players | Errors found | Good moves blamed |",
        "|---|---|---|---|",
    ]
    sums = [0, 0, 0, 0]
    for name, found in sorted(results.items()):
        row = [found[key] for key in ("found", "planted", "blamed", "blameless")]
        sums = [one + other for one, other in zip(sums, row, strict=True)]
        lines.append(f"| {titled(name)} | {row[0]} of {row[1]} | {row[2]} of {row[3]} |")
    return [*lines, f"| all | | {_share(*sums[:2])} | {_share(*sums[2:])} |"]


def _share(some: int, every: int) -> str:
    """With Wilson's interval."""
    if not every:
        return "none"
    share, z = some / every, _SURE
    middle = (share + z * z / 2 / every) / (1 + z * z / every)
    wide = z * sqrt(share * (1 - share) / every + z * z / 4 / every**2) / (1 + z * z / every)
    return f"{some} of {every}: {points(share)} % ({points(max(0.0, middle - wide))} to {points(middle + wide)})"


def titled(name: str) -> str:
    """Game and players as a row begins with them."""
    game, _, players = name.rpartition("-")
    return f"{'Dream-Quest' if game == 'dream-quest' else game.replace('-', ' ').title()} | {players}"


def points(share: float) -> str:
    """Hundredths of the win."""
    return f"{100 * share:.1f}".replace("-", "\u2212")


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _picture(results: Results) -> str:
    """A panel for each game: what was said to the right, what came upwards; on the line they are the same."""
    games = sorted({name.rpartition("-")[0] for name in results})
    width, height = len(games) * (_SIDE + _GAP) + _GAP, _SIDE + 2 * _GAP + 16
    label = "Shares of the win by game and phase: what the curve said against what came, with 95 % intervals"
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"',
        f' font-size="12" role="img" aria-label="{label}">',
        _STYLE,
        f'<rect class="ground" width="{width}" height="{height}"/>',
    ]
    for place, game in enumerate(games):
        left, top = _GAP + place * (_SIDE + _GAP), _GAP
        shapes += [
            f'<text x="{left}" y="{top - 10}">{titled(game + "-2").partition(" | ")[0]}</text>',
            f'<rect class="grid" x="{left}" y="{top}" width="{_SIDE}" height="{_SIDE}"/>',
            f'<line class="grid" x1="{left}" y1="{top + _SIDE}" x2="{left + _SIDE}" y2="{top}"/>',
        ]
        for name in (name for name in sorted(results) if name.rpartition("-")[0] == game):
            for phase, rows in results[name]["phases"].items():
                shapes += [_dot(row, left, top, phase) for row in rows]
    for place, phase in enumerate(PHASES):
        x, y = _GAP + 90 * place, height - 14
        shapes.append(
            f'<circle class="{phase}" cx="{x + 4}" cy="{y - 4}" r="4"/><text x="{x + 14}" y="{y}">{phase}</text>'
        )
    return "\n".join([*shapes, "</svg>", ""])


def _dot(row: dict[str, float], left: int, top: int, phase: str) -> str:
    x, y = left + _SIDE * row["said"], top + _SIDE * (1 - row["came"])
    low = min(top + _SIDE, y + _SIDE * _SURE * row["error"])
    high = max(top, y - _SIDE * _SURE * row["error"])
    return (
        f'<line class="{phase}" x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke-opacity="0.35"/>'
        f'<circle class="{phase}" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>'
    )
