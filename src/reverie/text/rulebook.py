"""The rules of a game to read: sections and clauses, from ``text/rules.<language>.ftl`` in the game's folder.

In such a file a message ``section-…`` is a section's title, and the messages after it are its clauses, by their ids.
"""

from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from reverie.kernel import BadSetup, Game
from reverie.text.words import with_minus_signs


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


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game in one language, read from its Fluent file."""
    source = (game.folder / "text" / f"rules.{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    sections: list[tuple[str, list[Clause]]] = []
    for entry in parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        text = _said(bundle, entry.id.name)
        if entry.id.name.startswith("section-"):
            sections.append((text, []))
        else:
            sections[-1][1].append(Clause(entry.id.name, text, _said(bundle, entry.id.name, "tag")))
    return Rulebook(game.name, tuple(Section(title, tuple(clauses)) for title, clauses in sections))


def _said(bundle: FluentBundle, name: str, attribute: str = "") -> str:
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    return with_minus_signs(str(bundle.format_pattern(pattern, {})[0]))


def _plain(clause: str) -> str:
    code, _, number = clause.strip().upper().partition("-")
    return f"{code}-{number.lstrip('0')}"
