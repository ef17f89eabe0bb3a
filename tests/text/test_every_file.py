"""Laws for every Fluent file: Reverie's own, the games', their rules', their boards' and the examples'."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from reverie.text import LANGUAGES
from reverie.text.sentences import is_seat

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = (
    "src/reverie/text",
    "src/reverie/games",
    "web/src/boards",
    "web/src/coach",
    "web/src/daily",
    "web/src/studio",
    "examples",
)
FILES: Final = sorted(file.relative_to(ROOT) for folder in FOLDERS for file in (ROOT / folder).rglob("*.ftl"))


def language_of(file: Path) -> str:
    """``text/ja/page.ftl``, ``text/ja.ftl``, ``text/rules.ja.ftl``."""
    return next(part for part in (file.parent.name, *reversed(file.name.split("."))) if part in LANGUAGES)


def in_english(file: Path) -> Path:
    if file.parent.name in LANGUAGES:
        return file.parent.with_name("en") / file.name
    return file.with_name(file.name.replace(f"{language_of(file)}.ftl", "en.ftl"))


def files_in(*languages: str) -> list[Path]:
    return [file for file in FILES if language_of(file) in languages]


def patterns_in(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every sentence of a file: messages, their attributes, and terms (a language's own affair, with a dash)."""
    for entry in parse((ROOT / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                yield name, entry.value
            yield from ((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)


class Found(Visitor):
    """The blanks of a sentence, what else it speaks through, and the keys it chooses by."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.blanks: set[str] = set()
        self.through: set[str] = set()
        self.keys: list[str] = []
        self.visit(pattern)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.through.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.blanks.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.append(node.key.name)
        self.generic_visit(node)


def test_there_are_files() -> None:
    assert len(FILES) > 60
    assert {language_of(file) for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=str)
def test_no_sentence_is_there_twice(file: Path) -> None:
    names = [name for name, _ in patterns_in(file)]
    assert sorted(names) == sorted(set(names))


def test_no_sentence_of_the_frame_is_in_two_files() -> None:
    names = [name for file in files_in("en") if file.parts[1:3] == ("reverie", "text") for name, _ in patterns_in(file)]
    assert not {name for name in names if names.count(name) > 1}


def blanks_in(file: Path) -> dict[str, set[str]]:
    """By sentence: its blanks, also those of what it speaks through."""
    found = {name: Found(pattern) for name, pattern in patterns_in(file) if name[0] != "-"}

    def all_of(name: str) -> set[str]:
        inner = (all_of(other) for other in found[name].through if other in found)
        return found[name].blanks.union(*inner)

    return {name: all_of(name) for name in found}


@pytest.mark.parametrize("file", files_in(*LANGUAGES[1:]), ids=str)
def test_every_language_has_the_same_sentences_with_the_same_blanks(file: Path) -> None:
    english, other = blanks_in(in_english(file)), blanks_in(file)
    assert set(other) == set(english)
    assert not {name for name, blanks in other.items() if not blanks <= english[name]}


@pytest.mark.parametrize("file", files_in("ja"), ids=str)
def test_in_japanese_nothing_chooses_by_one(file: Path) -> None:
    """Japanese has no plural: ``[one]`` would never be chosen, ``[1]`` is."""
    assert not {name for name, pattern in patterns_in(file) if "one" in Found(pattern).keys}


@pytest.mark.parametrize("file", files_in("ja"), ids=str)
def test_in_japanese_no_counter_breaks_after_nine(file: Path) -> None:
    """「つ」 counts from one to nine; after a number that is filled in, 「個」 or another counter is needed."""
    counted = re.findall(r"\$\w+ \}つ", (ROOT / file).read_text(encoding="utf-8"))
    assert not counted


MANY: Final = {
    "en": {
        "bytes",
        "candles",
        "cards",
        "chains",
        "characters",
        "connections",
        "draws",
        "elements",
        "entries",
        "gems",
        "hours",
        "levels",
        "lines",
        "minutes",
        "moves",
        "offers",
        "players",
        "points",
        "rounds",
        "seats",
        "seconds",
        "shuffles",
        "spaces",
        "squares",
        "stars",
        "steps",
        "tables",
        "tiles",
        "times",
        "turns",
        "days",
        "people",
    },
    "de": {
        "Angebote",
        "Bytes",
        "Ebenen",
        "Edelsteine",
        "Einträge",
        "Elemente",
        "Elementen",
        "Felder",
        "Gesprächszeilen",
        "Karten",
        "Kerzen",
        "Ketten",
        "Minuten",
        "Mischungen",
        "Personen",
        "Plätze",
        "Punkte",
        "Punkten",
        "Runden",
        "Schritte",
        "Schritten",
        "Sekunden",
        "Sterne",
        "Strophen",
        "Stunden",
        "Tage",
        "Tische",
        "Traumkarten",
        "Verbindungen",
        "Zeilen",
        "Ziehungen",
        "Züge",
        "Zügen",
    },
}
"""Nouns that cannot stand after a 1."""

NEVER_ONE: Final = frozenset(
    {
        "position",
        "change",
        "longest",
        "shortest",
        "most",
        "least",
        "deepest",
        "limit",
        "to",
        "target",
        "wanted",
        "maximum",
        "minimum",
        "players",
        "length",
        "given",
    }
)
"""Blanks for bounds, which are never 1 where a noun follows, for differences, which have decimals, and for what only
names a place."""


def counted_badly(pattern: ast.Pattern, language: str, governed: frozenset[str] = frozenset()) -> Iterator[str]:
    """Each number before a noun in the plural that no selector of that number guards."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            more = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from counted_badly(variant.value, language, governed | more)
        elif isinstance(expression, ast.VariableReference) and not (
            is_seat(expression.id.name) or expression.id.name in governed | NEVER_ONE
        ):
            after = elements[place + 1] if place + 1 < len(elements) else None
            noun = re.match(r"[ \u00a0]([^\W\d]+)", after.value) if isinstance(after, ast.TextElement) else None
            if noun and noun[1] in MANY[language]:
                yield f"{{ ${expression.id.name} }} {noun[1]}"


@pytest.mark.parametrize("file", files_in(*MANY), ids=str)
def test_numbers_choose_singular_or_plural(file: Path) -> None:
    """“1 seconds” is never said."""
    found = {name: bad for name, pattern in patterns_in(file) if (bad := [*counted_badly(pattern, language_of(file))])}
    assert not found
