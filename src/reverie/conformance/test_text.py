"""Every word that a person reads exists in English, German and Japanese, and its blanks can be filled."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from reverie.conformance.findings import broken
from reverie.conformance.mischief import readable_moves, strange_texts
from reverie.conformance.plain import plain, seen
from reverie.conformance.sentences import StrictWords, blanks_of, read_sentences
from reverie.conformance.tables import tables_for_everything
from reverie.conformance.walks import Walk, is_worth_a_look, walk
from reverie.kernel import Game, Refused
from reverie.text import LANGUAGES, words_for

_SEEDS = range(71, 77)
_FILES = ("{}.ftl", "rules.{}.ftl")
_OWN = ("game-name", "game-pitch", "game-how-to-play")


@dataclass(slots=True)
class _Said:
    """What some random games needed words for. Events are kept with who saw them, one of every shape."""

    questions: dict[str, tuple[dict[str, Any], int, int]] = field(default_factory=dict)
    events: dict[str, tuple[dict[str, Any], int | None, int]] = field(default_factory=dict)
    fields: set[str] = field(default_factory=set)
    results: dict[str, tuple[dict[str, Any], int | None, int]] = field(default_factory=dict)
    refusals: dict[str, Refused] = field(default_factory=dict)


@cache
def _said_in(game: Game) -> _Said:
    said = _Said()
    for table in tables_for_everything(game):
        for seed in _SEEDS:
            for one in walk(table, seed):
                _listen(said, one)
            if not table.position:
                _listen_to_refusals(said, one)
        if not table.position:
            _listen_to_refusals(said, Walk.begin(table, _SEEDS[0]))
    return said


def _listen(said: _Said, one: Walk) -> None:
    players = one.table.players
    for observer in one.table.observers:
        for event in seen(one.events, observer):
            shape = f"{event['kind']} {sorted(event)} {observer in event.values()}"
            said.events.setdefault(shape, (event, observer, players))
    ask, result = one.state.ask, one.state.result
    if is_worth_a_look(one):
        said.fields.update(one.state.look(None))
    if ask is not None and ask.question not in said.questions:
        view = one.state.view(one.state.asked[0])
        said.questions[ask.question] = (view["decision"], view["seat"], players)
    if result is not None:
        shape = f"{result.reason} {len(result.winners)}"
        said.results.setdefault(shape, (one.state.view(None)["result"], None, players))


def _listen_to_refusals(said: _Said, one: Walk) -> None:
    for seat in range(-1, one.table.players):
        for move in [*readable_moves(one.table.game), *strange_texts(one.table.game)]:
            for decision in (None, -1):
                try:
                    one.state.copy().play(seat, move, decision)
                except Refused as refused:
                    said.refusals.setdefault(refused.code, refused)


def _needed(game: Game) -> Iterator[tuple[str, str]]:
    """Every sentence that must exist, and what for."""
    said = _said_in(game)
    yield from ((name, "the game itself") for name in _OWN)
    yield from ((f"question-{name}", "a question") for name in said.questions)
    yield from ((f"move-{form.split()[0]}", "a move") for form in game.move_forms)
    yield from (("event-" + kind.split()[0].replace("_", "-"), "an event") for kind in said.events)
    yield from ((f"option-{option.name}", "an option") for option in game.options)
    yield from ((f"name-{kind}", "what a hidden window is about") for kind in game.window_kinds)
    untils = [f"pass-until-{stretch}" for stretch in game.stretches]
    yield from ((name, "how long one passes beforehand") for name in untils if not words_for("en").has(name))
    yield from ((f"field-{name}", "a field of `look`") for name in said.fields)
    yield from ((f"result-{shape.split()[0]}", "a reason to end") for shape in said.results)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists(game: Game, language: str) -> None:
    sentences = read_sentences(game, f"{language}.ftl")
    for name, purpose in _needed(game):
        if name not in sentences and f"{name}-each" not in sentences:
            broken(f"text/{language}.ftl has no `{name}`", f"write it; it is needed for {purpose}")


def test_every_sentence_is_said(game: Game) -> None:
    """Every event, question and reason to end that has words happens in some game."""
    said = {name for name, _ in _needed(game)}
    for name in read_sentences(game, f"{LANGUAGES[0]}.ftl"):
        happens = name.split(".")[0].removesuffix("-each")
        if name.startswith(("event-", "question-", "result-")) and happens not in said:
            broken(f"`{name}` never happened in {len(_SEEDS)} random games at every table", "let it, or take it out")


@pytest.mark.parametrize("file", _FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_sentences_and_blanks(game: Game, language: str, file: str) -> None:
    own, other = file.format(LANGUAGES[0]), file.format(language)
    first, second = read_sentences(game, own), read_sentences(game, other)
    for name in sorted(first.keys() ^ second.keys()):
        if not name.startswith("-"):  # a term is a language's own affair
            broken(f"only one of text/{own} and text/{other} has `{name}`", "write it in both, or take it out")
    for name in first.keys() & second.keys():
        if blanks_of(first, name) != blanks_of(second, name):
            blanks = sorted(blanks_of(first, name) ^ blanks_of(second, name))
            broken(f"`{name}` has the blanks {blanks} in only one of text/{own} and text/{other}", "use them in both")


def test_the_rules_are_written_down(game: Game) -> None:
    names = [name for name in read_sentences(game, f"rules.{LANGUAGES[0]}.ftl") if "." not in name]
    if not names or not names[0].startswith("section-"):
        broken("the rules do not begin with a section", "begin rules.en.ftl with `section-1 = ...`, then its clauses")
    for name in names:
        if not name.startswith(("section-", f"{game.code}-")):
            broken(f"the rules have a clause `{name}`", f"clauses are called `{game.code}-001` and so on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_blank_is_filled(game: Game, language: str) -> None:
    said, words = _said_in(game), StrictWords(language, game)
    for decision, seat, players in said.questions.values():
        words.question(decision, _names(players), seat)
        words.question_help(decision, _names(players), seat)
    for event, observer, players in said.events.values():
        words.event(event, _names(players), observer)
    for result, observer, players in said.results.values():
        words.result(result, _names(players), observer)
    for move in readable_moves(game):
        words.move(move, _names(max(game.player_counts)))
        words.move_help(move, _names(max(game.player_counts)))


def _names(players: int) -> list[str]:
    return [f"seat {number}" for number in range(players)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(game: Game, language: str) -> None:
    words = StrictWords(language, game)
    for code, refused in _said_in(game).refusals.items():
        if not words.has(f"refused-{code}"):
            broken(f"text/{language}.ftl has no `refused-{code}`", f"write it, with the facts {plain(refused.facts)}")
        words.refusal(refused)
