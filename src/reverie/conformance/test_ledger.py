"""The rules are written down, clause by clause, and what the game names of them is there.

The ledger that a game ships is ``text/rules.en.ftl``: sections, and in them clauses that are called by the game's code
and a number. Everything that a player is told may name the clause behind it, and ``reverie rules`` shows that clause.
"""

from reverie.conformance.findings import Findings, broken
from reverie.conformance.sentences import read_sentences
from reverie.conformance.sources import named_clauses
from reverie.kernel import Ask, Game
from reverie.text import LANGUAGES

_FILE = f"rules.{LANGUAGES[0]}.ftl"
_TAGS = ("text", "ruling", "public", "design")


def _names(game: Game) -> list[str]:
    return [name for name in read_sentences(game, _FILE) if "." not in name]


def test_the_rules_are_written_down(game: Game) -> None:
    names = _names(game)
    if not names or not names[0].startswith("section-"):
        broken("the rules do not begin with a section", f"begin {_FILE} with `section-1 = ...`, then its clauses")
    findings = Findings()
    if all(name.startswith("section-") for name in names):
        findings.add(f"{_FILE} has no clause", f"write down what holds in the game: `{game.code}-001 = ...`")
    for name in names:
        if not name.startswith(("section-", f"{game.code}-")):
            findings.add(f"the rules have a clause `{name}`", f"clauses are called `{game.code}-001` and so on")
    findings.report()


def test_every_clause_says_where_it_comes_from(game: Game) -> None:
    findings, sentences = Findings(), read_sentences(game, _FILE)
    for name in _names(game):
        if not name.startswith("section-") and f"{name}.tag" not in sentences:
            findings.add(f"`{name}` of {_FILE} has no `.tag`", f"say which it is: {', '.join(_TAGS)}")
    findings.report()


def test_every_clause_that_is_named_is_written_down(game: Game) -> None:
    findings, written = Findings(), set(_names(game))
    for clause, where in sorted({**dict.fromkeys(named_clauses(game), "the code"), **_stated(game)}.items()):
        if clause not in written:
            findings.add(f"{where} names {clause}, which is not in text/{_FILE}", "write it there, or name another")
    findings.report()


def _stated(game: Game) -> dict[str, str]:
    """The clauses behind options, questions and the kernel's own refusals, which the code may put together."""
    stated = {option.clause: f"the option {option.name}" for option in game.options}
    for kind in game.step_types:
        if issubclass(kind, Ask):
            stated[kind.clause] = f"the question of {kind.__name__}"
    for name in ("takeback_clause", "over_clause", "stale_clause", "players_clause"):
        stated[getattr(game, name)] = f"`{name}`"
    return {clause: where for clause, where in stated.items() if clause}
