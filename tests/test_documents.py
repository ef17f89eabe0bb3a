"""The documents stay true: the README's example runs, and every link from one document to another arrives."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from reverie import __version__

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])


def test_the_example_in_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 3
    assert not result.failed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_arrives(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)\s#]+)", text)
    lost = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert not lost


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    for document in DOCUMENTS:
        named = set(re.findall(r"`make ([a-z-]+)", document.read_text(encoding="utf-8")))
        assert named <= targets, document


def test_the_index_names_every_document() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    named = {(ROOT / "docs" / link).resolve() for link in re.findall(r"\]\(([^)#]+)", index)}
    assert {place.resolve() for place in ROOT.glob("docs/**/*.md")} <= named | {ROOT / "docs" / "README.md"}


def test_the_changelog_begins_with_the_present_version() -> None:
    first = re.search(r"^## (.*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert first is not None
    assert first[1].startswith(__version__)


def test_the_arrows_between_the_rooms_are_those_that_are_checked() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = reversed(next(contract["layers"] for contract in contracts if contract["type"] == "layers"))
    rooms = [sorted(re.findall(r"reverie\.(\w+)", layer)) for layer in layers]
    told = re.search(r"checks it\): ([^.]*)\.", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert told is not None
    assert [sorted(re.findall(r"\w+", part)) for part in told[1].split("←")] == rooms
