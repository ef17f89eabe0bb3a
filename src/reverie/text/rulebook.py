"""The rules of a game to read: sections and clauses, from ``text/rules.<language>.ftl`` in the game's folder.

In such a file a message ``section-…`` is a section's title, and the messages after it are its clauses, by their ids.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from reverie.kernel import BadSetup, Game
from reverie.text.content_facts import blanks_in
from reverie.text.sentences import with_minus_signs
from reverie.text.words import Words


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rules: its id, its text, and how it came about."""

    id: str
    text: str
    tag: str
    """Where it comes from: ``text``, ``ruling``, ``public`` or ``design``."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game in one language."""

    game: str
    sections: tuple[Section, ...]

    def clause(self, wanted: str) -> Clause:
        """The clause of that id, in whatever case and with or without the leading zeros: ``ps-44`` is ``PS-044``."""
        for section in self.sections:
            for clause in section.clauses:
                if _plain(clause.id) == _plain(wanted):
                    return clause
        raise BadSetup("unknown-clause", {"clause": wanted, "game": self.game})


@lru_cache(maxsize=32)
def rulebook(words: Words) -> Rulebook:
    """The rules of the game of these words, with the numbers of their content."""
    game = words.game
    assert game is not None, "only games have rules"
    read = _read_rules(game, words.language)
    facts = words.content_facts(read.blanks)
    sections: list[tuple[str, list[Clause]]] = []
    for name in read.messages:
        text = _said(read.bundle, facts, name)
        if name.startswith("section-"):
            sections.append((text, []))
        else:
            sections[-1][1].append(Clause(name, text, _said(read.bundle, facts, name, "tag")))
    return Rulebook(game.name, tuple(Section(title, tuple(clauses)) for title, clauses in sections))


class _RulesSource(NamedTuple):
    bundle: FluentBundle
    messages: list[str]
    blanks: set[str]


@cache
def _read_rules(game: Game, language: str) -> _RulesSource:
    source = (game.folder / "text" / f"rules.{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    messages = [entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)]
    return _RulesSource(bundle, messages, blanks_in(source))


def _said(bundle: FluentBundle, facts: dict[str, Any], name: str, attribute: str = "") -> str:
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    return with_minus_signs(str(bundle.format_pattern(pattern, facts)[0]))


def _plain(clause: str) -> str:
    code, _, number = clause.strip().upper().partition("-")
    return f"{code}-{number.lstrip('0')}"
