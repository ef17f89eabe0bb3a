"""Reverie's own words: the same sentences with the same blanks in every language, and one for every refusal."""

import ast
import inspect
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import reverie
from lullaby import GAME as LULLABY
from reverie.games import all_games
from reverie.kernel import BadSetup, Game, Refused
from reverie.text import LANGUAGES, rulebook, words_for

FILES = sorted(place.name for place in (files("reverie.text") / "en").iterdir() if place.name.endswith(".ftl"))


PACKAGE = Path(inspect.getfile(reverie)).parent


class Blanks(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """By id (and attribute): the blanks of each sentence."""
    source = (files("reverie.text") / language / file).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                if pattern is not None:
                    assert name not in found, f"{language}/{file} says {name} twice"
                    blanks = Blanks()
                    blanks.visit(pattern)
                    found[name] = blanks.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_sentences(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(other) == set(english)
    used = {name for name, blanks in other.items() if not blanks <= english[name]}
    assert not used, f"{language}/{file} fills blanks that English does not know: {used}"


def refusal_classes() -> set[str]:
    names, waiting = {"Refused"}, [Refused]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            names.add(kind.__name__)
            waiting.append(kind)
    return names


def refusal_codes(folder: Path = PACKAGE) -> set[str]:
    """Every code that stands as a literal where a refusal is made, anywhere in the package."""
    for module in ("reverie.cli.joining", "reverie.server.app"):  # so that all kinds of refusal are known
        import_module(module)
    kinds = refusal_classes() | {"refusal"}
    codes = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    codes.add(code.value)
    return codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    every = [words_for(language), *(words_for(language, game) for game in all_games())]
    unsaid = {code for code in refusal_codes() if not any(words.has(f"refused-{code}") for words in every)}
    assert len(refusal_codes()) > 60
    assert not unsaid


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_refusal_of_a_game_has_a_sentence_there(game: Game, language: str) -> None:
    codes = refusal_codes(Path(str(game.folder)))
    assert codes
    assert not {code for code in codes if not words_for(language, game).has(f"refused-{code}")}


def test_a_refusal_is_said_with_its_place_and_its_clause() -> None:
    refused = BadSetup("content-between", {"value": 30, "minimum": 1, "maximum": 20}, "PS-083", "gems.start")
    said = words_for("en").refusal(refused)
    assert "30" in said
    assert "gems.start" in said
    assert "PS-083" in said


def test_a_refusal_without_a_sentence_is_still_told() -> None:
    assert "never-heard-of" in words_for("de").refusal(Refused("never-heard-of"))


def test_lists_are_joined_as_each_language_does() -> None:
    names = ["Ada", "Ben", "Cleo"]
    assert words_for("en").listed(names) == "Ada, Ben and Cleo"
    assert words_for("de").listed(names) == "Ada, Ben und Cleo"
    assert words_for("ja").listed(names[:2]) == "AdaとBen"
    assert words_for("ja").listed(names) == "Ada、Ben、Cleo"
    assert words_for("en").listed([]) == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You draw Moon on the Water and The Owl"), ("ja", "水の上の月とふくろうの輪")],
)
def test_words_in_a_list_are_called_by_their_names(language: str, said: str) -> None:
    event = {"kind": "verses_drawn", "seat": 0, "count": 2, "verses": ["moon", "owl"]}
    assert said in words_for(language, LULLABY).event(event, ["Ada"], 0)[0]


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown-language"):
        words_for("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_minus_signs(language: str) -> None:
    for game in all_games():
        texts = [clause.text for section in rulebook(words_for(language, game)).sections for clause in section.clauses]
        assert not [text for text in texts if re.search(r"[\s(,、\uff08]-\d", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_found_however_it_is_written(language: str) -> None:
    for game in all_games():
        book = rulebook(words_for(language, game))
        first = book.sections[0].clauses[0]
        code, _, number = first.id.partition("-")
        assert book.clause(f" {code.lower()}-{int(number)} ") == first
        with pytest.raises(BadSetup, match="unknown-clause"):
            book.clause(f"{code}-9999")
