"""The rules of a game as lines to read: one clause, an overview, or all of them."""

from reverie.kernel import Game
from reverie.text import Clause, Section, rulebook, words_for


def clause_lines(game: Game, wanted: str, language: str) -> list[str]:
    """One clause; refused if there is none of that id."""
    return [_clause_line(rulebook(game, language).clause(wanted), language)]


def overview_lines(game: Game, language: str, clause: str = "") -> list[str]:
    """How to play, the clause behind the open question, and where to find the rest."""
    words = words_for(language, game)
    lines = words.say("game-how-to-play").splitlines()
    if clause:
        lines += ["", words.say("rules-now"), *clause_lines(game, clause, language)]
    lines += ["", words.say("rules-sections")]
    for section in rulebook(game, language).sections:
        if section.clauses:
            ids = {"title": section.title, "first": section.clauses[0].id, "last": section.clauses[-1].id}
            lines.append(words.say("rules-section", ids))
    return [*lines, words.say("rules-hint", {"clause": clause or rulebook(game, language).sections[0].clauses[0].id})]


def rulebook_lines(game: Game, language: str) -> list[str]:
    """Everything, section by section."""
    lines: list[str] = []
    for section in rulebook(game, language).sections:
        lines += _section_lines(section, language)
    return lines


def _section_lines(section: Section, language: str) -> list[str]:
    return ["", section.title, *(_clause_line(clause, language) for clause in section.clauses)]


def _clause_line(clause: Clause, language: str) -> str:
    """``PS-044 (our decision): …``; what the rulebook itself says needs no remark."""
    words = words_for(language)
    tag = f"clause-{clause.tag}"
    remark = words.say(tag) if words.has(tag) else clause.tag
    return words.say("clause-line", {"id": clause.id, "remark": remark, "text": clause.text, "tag": clause.tag})
