"""The Fluent files of a game: which sentences there are, which blanks they have, and whether these can be filled."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from reverie.conformance.findings import Findings, broken
from reverie.kernel import Game
from reverie.text import Words


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message or an attribute of one: what it is filled with, and what else it speaks through."""

    blanks: frozenset[str]
    through: frozenset[str]


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.blanks: set[str] = set()
        self.through: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (the visitor calls it so)
        self.blanks.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.through.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.through.add("-" + node.id.name)


@cache
def read_sentences(game: Game, file: str) -> Mapping[str, Sentence]:
    """Every message (``id``), attribute (``id.name``) and term (``-id``) of a file in the game's ``text`` folder."""
    place = game.folder / "text" / file
    if not place.is_file():
        broken(f"text/{file} is missing", "every game speaks English, German and Japanese: add the file")
    findings = Findings()
    sentences: dict[str, Sentence] = {}
    for entry in parse(place.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip()[:80]
            findings.add(f"text/{file} has a line that is not Fluent: {line!r}", "mend its syntax")
        if isinstance(entry, ast.Message | ast.Term):
            for name, sentence in _parts(entry):
                if name in sentences:
                    findings.add(f"text/{file} has `{name}` twice", "take one of them out")
                sentences[name] = sentence
    findings.report()
    return sentences


def _parts(entry: Any) -> list[tuple[str, Sentence]]:
    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    parts = [] if entry.value is None else [(name, _sentence(entry.value))]
    return parts + [(f"{name}.{attribute.id.name}", _sentence(attribute.value)) for attribute in entry.attributes]


def _sentence(pattern: Any) -> Sentence:
    found = _Blanks()
    found.visit(pattern)
    return Sentence(frozenset(found.blanks), frozenset(found.through))


def blanks_of(sentences: Mapping[str, Sentence], name: str) -> frozenset[str]:
    """The blanks of a sentence, also of those that it speaks through."""
    done: set[str] = set()
    blanks: frozenset[str] = frozenset()
    left = [name]
    while left:
        current = left.pop()
        if current not in done and current in sentences:
            done.add(current)
            blanks |= sentences[current].blanks
            left.extend(sentences[current].through)
    return blanks


class StrictWords(Words):
    """Words that note every blank for which the rules give nothing. What has no sentence at all is found elsewhere."""

    def __init__(self, language: str, game: Game, findings: Findings) -> None:
        super().__init__(language, game)
        self._findings = findings

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        if not self.has(name):
            return ""
        identifier, _, attribute = name.partition(".")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._filled(identifier, pattern, facts or {})
        for error in errors:
            self._findings.add(
                f"`{name}` cannot be said in {self.language!r} ({error}; the facts are {sorted(facts or {})})",
                "a sentence may use only facts that the rules give there, and sentences that exist",
            )
        return text
