"""A report as one HTML file: pictures, sentences and tables, without anything from anywhere else.

The pictures are drawn by Vega-Embed, which lies in the file. Without scripts, and for screen readers, each has its
table. The page follows the reader's choice of light or dark.
"""

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any, Final

from reverie.lab.charts import converter_tool
from reverie.lab.report_parts import Link, Picture, Report, ReportSection, ReportTable

_DECIMAL_COMMA: Final = ("de",)
_STYLE: Final = """
:root{color-scheme:light dark;--ground:#fbf8f2;--text:#1d1b2a;--faint:#57506a;--line:#d8cdb8;--lift:#fff;--mark:#1f5fbf}
@media (prefers-color-scheme:dark){
:root{--ground:#12142b;--text:#f1eefc;--faint:#b9bce0;--line:#4b5190;--lift:#1a1c33;--mark:#8ab4f8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);line-height:1.5;
font-family:"Source Sans 3","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.9rem;margin:.5rem 0}
h2{font-size:1.35rem;margin:2.5rem 0 .5rem;border-top:1px solid var(--line);padding-top:1.2rem}
.facts{color:var(--faint)}.finding{font-size:1.05rem;margin:.4rem 0}
figure{margin:1rem 0;background:var(--lift);border:1px solid var(--line);border-radius:14px;padding:1rem}
figcaption{font-weight:600;margin-bottom:.5rem}.picture{overflow-x:auto;min-height:2rem}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--mark)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--faint);font-weight:600}a{color:var(--mark)}
pre{background:var(--lift);border:1px solid var(--line);border-radius:8px;padding:.8rem;overflow-x:auto}
a:focus-visible,summary:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
"""
_DRAW: Final = """
const pictures = JSON.parse(document.getElementById("pictures").textContent);
const locale = JSON.parse(document.getElementById("locale").textContent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const colours = (isDark) => {
  const [text, faint, line] = isDark ? ["#f1eefc", "#b9bce0", "#3a3f73"] : ["#1d1b2a", "#57506a", "#e4dccb"];
  const range = isDark
    ? ["#8ab4f8", "#ffab57", "#86dc98", "#ff8fc0", "#c6a3ff", "#ffe27a", "#7fe0df"]
    : ["#1f5fbf", "#b4560b", "#1f7a3d", "#b0256f", "#6a3fb5", "#806a00", "#0f7a79"];
  return {
    background: "transparent", font: "sans-serif", view: {stroke: null},
    axis: {labelColor: text, titleColor: faint, gridColor: line, domainColor: line, tickColor: line, labelFontSize: 12},
    legend: {labelColor: text, titleColor: faint, orient: "bottom"},
    header: {labelColor: text, titleColor: faint}, title: {color: text},
    range: {category: range}, rule: {color: range[0]}, point: {color: range[0]}, bar: {color: range[0]},
  };
};
const fitted = (spec, room) => spec.spec
  ? {...spec, spec: fitted(spec.spec, room)}
  : {...spec, width: Math.max(150, Math.min(spec.width, room - 190))};
const draw = () => pictures.forEach((spec, index) => {
  const place = document.getElementById(`picture-${index}`);
  const options = {mode: "vega-lite", renderer: "svg", actions: false, config: colours(dark.matches), ...locale};
  vegaEmbed(place, fitted(spec, place.clientWidth), options).then(({view}) => {
    const drawn = place.querySelector("svg");
    if (drawn) { drawn.setAttribute("aria-hidden", "true"); drawn.removeAttribute("aria-roledescription"); }
    return view;
  });
});
dark.addEventListener("change", draw);
draw();
"""


def html_report(report: Report, target_of: dict[str, str]) -> str:
    """The whole file; ``target_of`` says where the record of a game lies, by the game's id."""
    pictures = [picture.spec for section in report.sections for picture in section.pictures]
    parts = [
        "<!doctype html>",
        f'<html lang="{report.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(report.title)}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{escape(report.title)}</h1>",
        *(f'<p class="facts">{escape(line)}</p>' for line in report.facts),
        *_sections(report, target_of),
        f"<h2>{escape(report.repeat_title)}</h2><pre>{escape(report.repeat)}</pre>",
        "</main>",
        f'<script type="application/json" id="pictures">{_data(pictures)}</script>',
        f'<script type="application/json" id="locale">{_data(_locale(report.language))}</script>',
        f'<script type="module">{drawing_script()}</script>',
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


@cache
def drawing_script() -> str:
    """All that draws the pictures, in one script."""
    bundle: str = converter_tool().javascript_bundle(_DRAW)
    return bundle.replace("</script", "<\\/script")


def _data(value: Any) -> str:
    """JSON inside a page: nothing in it may end the element that it stands in."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _locale(language: str) -> dict[str, Any]:
    if language not in _DECIMAL_COMMA:
        return {}
    return {"formatLocale": {"decimal": ",", "thousands": ".", "grouping": [3], "currency": ["", " €"]}}


def _sections(report: Report, target_of: dict[str, str]) -> Iterator[str]:
    number = 0
    for section in report.sections:
        yield f"<section><h2>{escape(section.title)}</h2>"
        yield from _findings(section)
        for picture in section.pictures:
            yield _figure(picture, number, report.table_title, target_of)
            number += 1
        for table in section.tables:
            yield _table(table, target_of)
        yield "</section>"


def _findings(section: ReportSection) -> Iterator[str]:
    for finding in section.findings:
        yield f'<p class="finding">{escape(finding)}</p>'


def _figure(picture: Picture, number: int, table_title: str, target_of: dict[str, str]) -> str:
    caption = f'<figcaption id="caption-{number}">{escape(picture.title)}</figcaption>'
    return (
        f'<figure aria-labelledby="caption-{number}">{caption}'
        f'<div class="picture" id="picture-{number}"></div>'
        f"<details><summary>{escape(table_title)}</summary>{_table(picture.table, target_of)}</details></figure>"
    )


def _table(table: ReportTable, target_of: dict[str, str]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{_cell(cell, target_of)}</td>" for cell in row) + "</tr>" for row in table.rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cell(cell: str | Link, target_of: dict[str, str]) -> str:
    if isinstance(cell, Link):
        target = target_of.get(cell.target)
        return f'<a href="{escape(target)}">{escape(cell.text)}</a>' if target else escape(cell.text)
    return escape(cell)
