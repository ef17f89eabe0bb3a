"""The rules of a game as lines to read: one clause, an overview, or all of them."""

from reverie.text import Clause, Section, Words, rulebook


def wanted_lines(words: Words, wanted: str, clause: str = "") -> list[str]:
    """What somebody at a table asks for: one clause by its id, ``all`` of them, or (nothing given) the overview."""
    if wanted.casefold() in ("all", *words.say("word-all").split()):
        return rulebook_lines(words)
    return clause_lines(words, wanted) if wanted else overview_lines(words, clause)


def clause_lines(words: Words, wanted: str) -> list[str]:
    """One clause; refused if there is none of that id."""
    return [_clause_line(rulebook(words).clause(wanted), words)]


def overview_lines(words: Words, clause: str = "") -> list[str]:
    """How to play, the clause behind the open question, and where to find the rest."""
    lines, book = words.say("game-how-to-play").splitlines(), rulebook(words)
    changes = words.content_changes()
    if changes:
        lines += ["", words.say("rules-variant"), *(words.say("rules-change", change) for change in changes)]
    if clause:
        lines += ["", words.say("rules-now"), *clause_lines(words, clause)]
    lines += ["", words.say("rules-sections")]
    for section in book.sections:
        if section.clauses:
            lines.append(words.say("rules-section", {"title": section.title, "clauses": _ranges(section, words)}))
    return [*lines, words.say("rules-hint", {"clause": clause or book.sections[0].clauses[0].id})]


def _ranges(section: Section, words: Words) -> str:
    """Which clauses a section has: ``PS-034 to PS-044, PS-084 and PS-086``; numbers given later stand out of order."""
    runs: list[list[str]] = []
    for clause in section.clauses:
        if runs and _number(clause.id) == _number(runs[-1][-1]) + 1:
            runs[-1].append(clause.id)
        else:
            runs.append([clause.id])
    return words.listed([_range(run, words) for run in runs])


def _range(run: list[str], words: Words) -> str:
    return run[0] if len(run) == 1 else words.say("rules-range", {"first": run[0], "last": run[-1]})


def _number(clause: str) -> int:
    digits = clause.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else -1


def rulebook_lines(words: Words) -> list[str]:
    """Everything, section by section."""
    lines: list[str] = []
    for section in rulebook(words).sections:
        lines += ["", section.title, *(_clause_line(clause, words) for clause in section.clauses)]
    return lines


def _clause_line(clause: Clause, words: Words) -> str:
    """``PS-044 (our decision): …``; what the rulebook itself says needs no remark."""
    tag = f"clause-{clause.tag}"
    remark = words.say(tag) if words.has(tag) else clause.tag
    return words.say("clause-line", {"id": clause.id, "remark": remark, "text": clause.text, "tag": clause.tag})
