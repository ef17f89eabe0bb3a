"""A report as Markdown: the same sentences, pictures (files beside it) and tables."""

from collections.abc import Iterator, Sequence

from reverie.lab.report_parts import Link, Report, ReportTable


def markdown_report(report: Report, target_of: dict[str, str], pictures: Sequence[str]) -> str:
    """The whole document; ``pictures`` says where each of them lies."""
    return "\n".join(_lines(report, target_of, iter(pictures))) + "\n"


def _lines(report: Report, target_of: dict[str, str], pictures: Iterator[str]) -> Iterator[str]:
    yield f"# {report.title}\n"
    for line in report.facts:
        yield f"{line}\n"
    for section in report.sections:
        yield f"## {section.title}\n"
        for finding in section.findings:
            yield f"- {finding}"
        if section.findings:
            yield ""
        for picture in section.pictures:
            yield f"![{_plain(picture.title)}]({next(pictures)})\n"
            yield from _table(picture.table, target_of)
        for table in section.tables:
            yield from _table(table, target_of)
    yield f"## {report.repeat_title}\n\n```\n{report.repeat}\n```"


def _table(table: ReportTable, target_of: dict[str, str]) -> Iterator[str]:
    yield "| " + " | ".join(map(_plain, table.columns)) + " |"
    yield "|---" * len(table.columns) + "|"
    for row in table.rows:
        yield "| " + " | ".join(_cell(cell, target_of) for cell in row) + " |"
    yield ""


def _cell(cell: str | Link, target_of: dict[str, str]) -> str:
    if isinstance(cell, Link):
        target = target_of.get(cell.target)
        return f"[{_plain(cell.text)}]({target})" if target else _plain(cell.text)
    return _plain(cell)


def _plain(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
