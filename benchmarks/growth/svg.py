"""Line charts as SVG: labelled axes, a legend, readable on light and on dark ground."""

from collections.abc import Iterator
from html import escape
from math import floor, log10

from benchmarks.growth.charts import Chart, Line, number

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 20, 50, 60
_LEGEND_LINE = 20
_DASHES = ("none", "7 4", "2 3", "9 3 2 3", "1 5")
_LIGHT = ("#1f5fbf", "#b3400d", "#2b7a3d", "#8430a8", "#6b5b00")
_DARK = ("#8ab4f8", "#ffab7a", "#87d495", "#d7a6f0", "#e6d36a")


def picture(chart: Chart) -> str:
    """The chart as an SVG document. Lines differ by colour, dash and the order of the legend."""
    height = _HEIGHT + _LEGEND_LINE * len(chart.lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif"',
        f' font-size="13" role="img" aria-label="{escape(_in_words(chart))}">',
        f"<style>{_style()}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>',
        f'<text x="{_LEFT}" y="26" font-size="16" font-weight="bold">{escape(chart.title)}</text>',
        *_Plot(chart).parts(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _in_words(chart: Chart) -> str:
    ends = [f"{line.name}: {number(line.points[0].y)} to {number(line.points[-1].y)}" for line in chart.lines]
    return f"{chart.title}. {chart.y} by {chart.x}. {'; '.join(ends)}."


def _style() -> str:
    def colours(ground: str, ink: str, grid: str, lines: tuple[str, ...]) -> str:
        rules = [f".ground{{fill:{ground}}}text{{fill:{ink}}}.grid{{stroke:{grid}}}"]
        rules += [f".l{place}{{stroke:{colour};fill:{colour}}}" for place, colour in enumerate(lines)]
        return "".join(rules)

    dark = colours("#14161c", "#e8e8ee", "#3c404c", _DARK)
    light = colours("#ffffff", "#22242c", "#d4d6de", _LIGHT)
    return f"{light}.grid{{stroke-width:1}}polyline{{stroke-width:2.5}}@media (prefers-color-scheme:dark){{{dark}}}"


class _Plot:
    """Where things are on the paper."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.places = sorted({point.x for line in chart.lines for point in line.points})
        self.steps = _steps(max(point.y for line in chart.lines for point in line.points))

    def parts(self) -> Iterator[str]:
        yield from self._grid()
        for place, line in enumerate(self.chart.lines):
            yield from self._line(place, line)
            yield from self._legend(place, line)

    def across(self, x: float) -> float:
        first, last = self.places[0], self.places[-1]
        if first == last:
            return _LEFT
        share = log10(x / first) / log10(last / first) if self.chart.doubling else (x - first) / (last - first)
        return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)

    def up(self, y: float) -> float:
        return _HEIGHT - _BOTTOM - y / self.steps[-1] * (_HEIGHT - _TOP - _BOTTOM)

    def _grid(self) -> Iterator[str]:
        right, bottom = _WIDTH - _RIGHT, _HEIGHT - _BOTTOM
        for step in self.steps:
            y = self.up(step)
            yield f'<line class="grid" x1="{_LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>'
            yield f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number(step)}</text>'
        room = -1000.0
        for place in self.places:
            x = self.across(place)
            yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>'
            if x - room >= 48:  # labels must not run into each other
                room = x
                yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{number(place)}</text>'
        yield f'<text x="{(_LEFT + right) / 2}" y="{bottom + 40}" text-anchor="middle">{escape(self.chart.x)}</text>'
        yield f'<text x="{_LEFT}" y="{_TOP - 8}">{escape(self.chart.y)}</text>'

    def _line(self, place: int, line: Line) -> Iterator[str]:
        dots = [(self.across(x), self.up(y)) for x, y in line.points]
        route = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        dash = _DASHES[place % len(_DASHES)]
        kind = place % len(_LIGHT)
        yield f'<polyline class="l{kind}" style="fill:none" stroke-dasharray="{dash}" points="{route}"/>'
        for x, y in dots:
            yield f'<circle class="l{kind}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'

    def _legend(self, place: int, line: Line) -> Iterator[str]:
        y = _HEIGHT + _LEGEND_LINE * place
        kind, dash = place % len(_LIGHT), _DASHES[place % len(_DASHES)]
        yield f'<polyline class="l{kind}" stroke-dasharray="{dash}" points="{_LEFT},{y} {_LEFT + 36},{y}"/>'
        yield f'<text x="{_LEFT + 46}" y="{y + 4}">{escape(line.name)}</text>'


def _steps(highest: float) -> list[float]:
    """Round numbers from 0 to just above the highest, five or so.

    >>> _steps(930)
    [0.0, 200.0, 400.0, 600.0, 800.0, 1000.0]
    """
    size = 10.0 ** floor(log10(highest / 5)) if highest > 0 else 1.0
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor * 5 >= highest)
    count = next(count for count in range(1, 7) if step * count >= highest)
    return [round(step * place, 12) for place in range(count + 1)]
