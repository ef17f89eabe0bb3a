"""Parts of the documents that commands write: what lies between two marks."""

from collections.abc import Sequence
from pathlib import Path


def write_part(page: Path, name: str, lines: Sequence[str]) -> None:
    """Put lines between a page's marks of that name, in place of what was there."""
    begin, end = f"<!-- {name}: written by its command -->\n", f"<!-- {name}: end -->\n"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"{page} has no marks of {name}")
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, encoding="utf-8")
