"""Every word that a person reads exists in English, German and Japanese, and its blanks can be filled."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from reverie.conformance.bad_input import readable_moves, strange_texts
from reverie.conformance.canonical import plain, seen
from reverie.conformance.findings import Findings
from reverie.conformance.sentences import StrictWords, blanks_of, read_sentences
from reverie.conformance.sources import refusal_codes
from reverie.conformance.tables import tables_for_everything
from reverie.conformance.walks import RandomWalk, is_worth_a_look, walk
from reverie.kernel import Game, Move, Refused
from reverie.text import LANGUAGES, Words, words_for

_SEEDS = range(71, 77)
_FILES = ("{}.ftl", "rules.{}.ftl")
_OWN = ("game-name", "game-pitch", "game-how-to-play")


@dataclass(slots=True)
class _NeededWords:
    """What some random games needed words for. Events are kept with who saw them, one of every shape."""

    questions: dict[str, tuple[dict[str, Any], int, int]] = field(default_factory=dict)
    offers: dict[str, tuple[Move, dict[str, Any], int, int]] = field(default_factory=dict)
    looks: dict[str, tuple[Mapping[str, Any], int]] = field(default_factory=dict)
    events: dict[str, tuple[dict[str, Any], int | None, int]] = field(default_factory=dict)
    fields: set[str] = field(default_factory=set)
    results: dict[str, tuple[dict[str, Any], int | None, int]] = field(default_factory=dict)
    refusals: dict[str, Refused] = field(default_factory=dict)


@cache
def _said_in(game: Game) -> _NeededWords:
    said = _NeededWords()
    for table in tables_for_everything(game):
        for seed in _SEEDS:
            for one in walk(table, seed):
                _listen(said, one)
            if not table.position:
                _listen_to_refusals(said, one)
        if not table.position:
            _listen_to_refusals(said, RandomWalk.begin(table, _SEEDS[0]))
    return said


def _listen(said: _NeededWords, one: RandomWalk) -> None:
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
    if ask is not None:
        _listen_to_offers(said, one)
    if result is not None:
        shape = f"{result.reason} {len(result.winners)}"
        said.results.setdefault(shape, (one.state.view(None)["result"], None, players))


def _listen_to_offers(said: _NeededWords, one: RandomWalk) -> None:
    """Each kind of move at each question, once, and whatever each look of the game tells there."""
    ask, seat, players = one.state.ask, one.state.asked[0], one.table.players
    assert ask is not None
    shapes = {f"{ask.question} {move.verb}": move for move in ask.moves(one.state, seat)}
    looked = [look for look in one.table.game.looks if f"{ask.question} {look}" not in said.looks]
    if shapes.keys() <= said.offers.keys() and not looked:
        return
    view = one.state.view(seat)
    for shape, move in shapes.items():
        said.offers.setdefault(shape, (move, view["decision"], seat, players))
    for look in looked:
        for sentence, facts in one.table.game.look_at(view, look, ""):
            said.looks[f"{ask.question} {look} {sentence}"] = ({"sentence": sentence, **facts}, players)
        said.looks[f"{ask.question} {look}"] = ({"sentence": f"look-{look}"}, players)


def _listen_to_refusals(said: _NeededWords, one: RandomWalk) -> None:
    moves: list[Move | str] = [*readable_moves(one.table.game), *strange_texts(one.table.game)]
    for seat in range(-1, one.table.players):
        for move in moves:
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
    yield from ((f"look-{look}{part}", "a look") for look in game.looks for part in ("", ".help", ".title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists(game: Game, language: str) -> None:
    findings, sentences = Findings(), read_sentences(game, f"{language}.ftl")
    for name, purpose in _needed(game):
        if name not in sentences and f"{name}-each" not in sentences:
            findings.add(f"text/{language}.ftl has no `{name}`", f"write it; it is needed for {purpose}")
    findings.report()


def test_every_sentence_is_said(game: Game) -> None:
    """Every event, question and reason to end that has words happens in some game."""
    findings = Findings()
    said = {name for name, _ in _needed(game)}
    for name in read_sentences(game, f"{LANGUAGES[0]}.ftl"):
        happens = name.split(".")[0].removesuffix("-each")
        if name.startswith(("event-", "question-", "result-")) and happens not in said:
            never = f"`{name}` never happened in {len(_SEEDS)} random games at every table"
            findings.add(never, "let it, or take it out")
    findings.report()


@pytest.mark.parametrize("file", _FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_sentences_and_blanks(game: Game, language: str, file: str) -> None:
    findings = Findings()
    own, other = file.format(LANGUAGES[0]), file.format(language)
    first, second = read_sentences(game, own), read_sentences(game, other)
    for name in sorted(first.keys() ^ second.keys()):
        if not name.startswith("-"):  # a term is a language's own affair
            findings.add(f"only one of text/{own} and text/{other} has `{name}`", "write it in both, or take it out")
    for name in sorted(first.keys() & second.keys()):
        blanks = sorted(blanks_of(first, name) ^ blanks_of(second, name))
        if blanks:
            only = f"`{name}` has the blanks {blanks} in only one of text/{own} and text/{other}"
            findings.add(only, "use them in both")
    findings.report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_blank_is_filled(game: Game, language: str) -> None:
    findings = Findings()
    said, words = _said_in(game), StrictWords(language, game, findings)
    for decision, seat, players in said.questions.values():
        words.question(decision, _names(players), seat)
        words.question_help(decision, _names(players), seat)
    for event, observer, players in said.events.values():
        words.event(event, _names(players), observer)
    for result, observer, players in said.results.values():
        words.result(result, _names(players), observer)
    for move, decision, seat, players in said.offers.values():
        words.move_effect(move, decision, _names(players), seat)
        words.move_help(move, _names(players), seat, decision)
    for facts, players in said.looks.values():
        words.told(facts["sentence"], facts, _names(players), None)
    for move in readable_moves(game):
        words.move(move, _names(max(game.player_counts)))
    for refused in said.refusals.values():
        words.refusal(refused)
    findings.report()


def _names(players: int) -> list[str]:
    return [f"seat {number}" for number in range(players)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(game: Game, language: str) -> None:
    """Those that random games meet, and all that the game's code names."""
    findings, words, said = Findings(), Words(language, game), _said_in(game)
    codes = {**dict.fromkeys(refusal_codes(game)), **said.refusals}
    for code, refused in sorted(codes.items()):
        if not words.has(f"refused-{code}"):
            facts = "" if refused is None else f", with the facts {plain(refused.facts)}"
            findings.add(f"text/{language}.ftl has no `refused-{code}`", f"write it{facts}")
    findings.report()
