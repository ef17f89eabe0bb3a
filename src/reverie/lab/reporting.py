"""Writing a report into its study's folder: HTML, Markdown with its pictures, and the records that they lead to."""

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

from reverie.kernel.record import record_data
from reverie.lab.charts import svg_picture
from reverie.lab.findings import build_report
from reverie.lab.html_report import html_report
from reverie.lab.markdown_report import markdown_report
from reverie.lab.replaying import study_record
from reverie.lab.report_parts import Link, Report
from reverie.table.files import unwritable

GAMES: Final = "games"
PICTURES: Final = "pictures"


class Written(NamedTuple):
    """Where a report lies."""

    html: Path
    markdown: Path


def write_report(folder: Path, language: str) -> Written:
    """Both forms of the report, in the study's folder."""
    report = build_report(folder, language)
    targets = {game_id: _write_record(folder, game_id) for game_id in _linked(report)}
    files = Written(folder / f"report.{language}.html", folder / f"report.{language}.md")
    _write(files.html, html_report(report, targets))
    _write(files.markdown, markdown_report(report, targets, _write_pictures(folder, report)))
    return files


def _write_pictures(folder: Path, report: Report) -> list[str]:
    """Each picture as a file, for Markdown; where they lie."""
    drawn = [svg_picture(picture.spec) for section in report.sections for picture in section.pictures]
    places = [f"{PICTURES}/{report.language}-{number}.svg" for number in range(len(drawn))]
    for place, picture in zip(places, drawn, strict=True):
        _write(folder / place, picture)
    return places


def write_record(folder: Path, game_id: str, file: Path | None = None) -> Path:
    """The record of one game; in the study's folder, unless another place is named."""
    target = file or folder / GAMES / f"{re.sub(r'[^A-Za-z0-9_.+=-]+', '-', game_id)}.json"
    record = study_record(folder, game_id)
    text = json.dumps(record_data(record), ensure_ascii=False, indent=1)
    _write(target, text + "\n")
    return target


def _write_record(folder: Path, game_id: str) -> str:
    return write_record(folder, game_id).relative_to(folder).as_posix()


def _linked(report: Report) -> list[str]:
    cells = (cell for section in report.sections for table in section.tables for row in table.rows for cell in row)
    return list(dict.fromkeys(cell.target for cell in cells if isinstance(cell, Link)))


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from None
