"""Pictures as Vega-Lite, made by Altair from a few rows that were counted before. Colours come with the page."""

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Any, Final, NamedTuple

from reverie.kernel import BadSetup

_WIDTH: Final = 560
_ROW: Final = 26
_BINS: Final = 30


class Interval(NamedTuple):
    """A figure with its interval, in a row of a picture."""

    label: str
    value: float
    low: float
    high: float
    group: str = ""


def altair_tool() -> Any:
    """Altair; ``BadSetup`` says how it is installed."""
    try:
        import altair
    except ImportError as error:
        raise BadSetup("lab-missing", {"package": error.name or "altair", "extra": "reverie[lab]"}) from None
    return altair


def converter_tool() -> Any:
    """What has Vega in it and makes pictures of specifications; ``BadSetup`` says how it is installed."""
    try:
        import vl_convert
    except ImportError as error:
        raise BadSetup("lab-missing", {"package": error.name or "vl_convert", "extra": "reverie[lab]"}) from None
    return vl_convert


def svg_picture(spec: Mapping[str, Any]) -> str:
    """A picture as a file of its own, on a light ground."""
    schema = f"https://vega.github.io/schema/vega-lite/{altair_tool().SCHEMA_VERSION.partition('.')[0]}.json"
    drawn: str = converter_tool().vegalite_to_svg({"$schema": schema, "background": "#ffffff", **spec})
    return drawn


def interval_chart(
    rows: Sequence[Interval],
    title: str,
    reference: float | None,
    group_title: str = "",
    is_share: bool = False,
) -> dict[str, Any]:
    """A point and a line for each row, from top to bottom; ``reference`` is drawn as a line through all of them."""
    alt = altair_tool()
    data = alt.Data(values=[row._asdict() for row in rows])
    groups = list(dict.fromkeys(row.group for row in rows))
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
    shared: dict[str, Any] = {"y": y}
    if len(groups) > 1:
        shared["yOffset"] = alt.YOffset("group:N", sort=groups)
        shared["color"] = alt.Color("group:N", sort=groups, title=group_title or None)
    axis = alt.Axis(tickCount=8, labelOverlap=True, **({"format": "%"} if is_share else {}))
    bars = (
        alt.Chart(data)
        .mark_rule(strokeWidth=3)
        .encode(x=alt.X("low:Q", title=title, scale=alt.Scale(zero=False), axis=axis), x2="high:Q", **shared)
    )
    points = (
        alt.Chart(data)
        .mark_point(filled=True, size=80, opacity=1)
        .encode(x="value:Q", tooltip=["label:N", "value:Q", "low:Q", "high:Q"], **shared)
    )
    layers = [bars, points]
    if reference is not None:
        line = alt.Chart(alt.Data(values=[{"at": reference}])).mark_rule(strokeDash=[4, 4]).encode(x="at:Q")
        layers.insert(0, line)
    labels = len(dict.fromkeys(row.label for row in rows))
    height = max(60, _ROW * labels * (1 if len(groups) < 2 else 0.55 * len(groups) + 0.4))
    return _finished(alt.layer(*layers).properties(width=_WIDTH, height=height))


class Bin(NamedTuple):
    """So large a share of the games lies from here to there."""

    start: float
    end: float
    share: float
    group: str


def binned(values: Sequence[float], group: str, low: float, high: float) -> list[Bin]:
    """Values counted into at most so many bins of whole numbers, the same ones for every group."""
    width = max(1, ceil((high - low + 1) / _BINS))
    start = floor(low / width) * width
    counts: dict[int, int] = {}
    for value in values:
        place = int((value - start) // width)
        counts[place] = counts.get(place, 0) + 1
    return [
        Bin(start + place * width, start + (place + 1) * width, counts[place] / len(values), group)
        for place in sorted(counts)
    ]


def histogram_chart(bins: Sequence[Bin], title: str, share_title: str, group_title: str) -> dict[str, Any]:
    """How often games are so long, one row for each group."""
    alt = altair_tool()
    data = alt.Data(values=[one._asdict() for one in bins])
    groups = list(dict.fromkeys(one.group for one in bins))
    chart = (
        alt.Chart(data)
        .mark_bar()
        .encode(
            x=alt.X("start:Q", title=title, bin="binned"),
            x2="end:Q",
            y=alt.Y("share:Q", title=share_title, axis=alt.Axis(format="%")),
            tooltip=["start:Q", "end:Q", alt.Tooltip("share:Q", format=".1%")],
        )
    )
    if len(groups) > 1:
        chart = chart.encode(color=alt.Color("group:N", sort=groups, title=group_title, legend=None))
        chart = chart.properties(width=_WIDTH, height=110).facet(
            row=alt.Row("group:N", sort=groups, title=None, header=alt.Header(labelAngle=0, labelAlign="left"))
        )
    else:
        chart = chart.properties(width=_WIDTH, height=160)
    return _finished(chart)


def _finished(chart: Any) -> dict[str, Any]:
    """As plain data; the address of the schema is left out, as nothing in a report leads out of it."""
    spec: dict[str, Any] = chart.to_dict(validate=False)  # what checks it takes longer than what makes it
    spec.pop("$schema", None)
    spec.pop("config", None)
    return spec
