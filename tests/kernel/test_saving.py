"""Saving and loading: nothing is lost, and whatever is not a saved state is refused with the place and the reason."""

import json
import pickle
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lullaby import GAME as LULLABY
from reverie.games import all_games
from reverie.games.psycle import GAME
from reverie.kernel import (
    BadDocument,
    BadPosition,
    BadSetup,
    FastChance,
    Game,
    Refused,
    SealedChance,
    TracedChance,
    Unreadable,
)
from tests.psycle.tables import COUNTS, all_zero, as_bytes, last_round, play_round, random_game, random_tables, table

Document = dict[str, Any]


def open_document() -> Document:
    """Round 3 of two players; seat 1 has laid a 2."""
    state = table(pairs=[(3, 2), (1, 1), (5, 1), (2, 2), (4, 3)])
    play_round(state, 3, 2)
    play_round(state, 0, 4)
    state.play(1, "play 2")
    return state.save()


def ended_document() -> Document:
    state = last_round((5, 0), tiles=[1, 0])
    all_zero(state)
    return state.save()


OPEN, ENDED = open_document(), ended_document()


def changed(document: Document, path: str, value: Any) -> Document:
    """A copy with one value replaced; the path is written with dots, and ``...`` as value takes the entry out."""
    result = deepcopy(document)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = result
    for step in steps:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return result


# Nothing is lost.


@pytest.mark.parametrize("players", COUNTS)
def test_at_every_moment_a_game_can_be_saved_as_json_and_goes_on_equally(players: int) -> None:
    for number, state in enumerate(random_tables(players, 60, cap=3)):
        document = json.loads(json.dumps(state.save()))
        loaded = GAME.load(document)
        assert as_bytes(loaded.save()) == as_bytes(state.save())
        for seat in (*range(players), None):
            assert as_bytes(loaded.view(seat)) == as_bytes(state.view(seat))
        random = Random(number)
        while not state.is_over:
            seat = random.choice(state.asked)
            move = random.choice(state.moves(seat))
            assert loaded.play(seat, move) == state.play(seat, move)
        assert loaded.save() == state.save()


def test_loading_leaves_the_document_alone() -> None:
    document = deepcopy(OPEN)
    state = GAME.load(document)
    state.play(0, "play 0")
    assert document == OPEN


def test_options_and_overrides_are_kept() -> None:
    state = table(cap=2, overrides={"gems": {"start": 7}, "cards": {"5": {"stars": 2}}})
    loaded = GAME.load(json.loads(json.dumps(state.save())))
    assert loaded.setup.options == {"psycle_cap": 2}
    assert loaded.setup.content_hash == state.setup.content_hash != GAME.setup(2).content_hash
    assert GAME.readings(loaded)["supply"] == 50 - 14


def test_every_chance_is_kept() -> None:
    for chance in (FastChance(3), SealedChance(bytes(32)), TracedChance(SealedChance(bytes(32)))):
        state = table(chance=chance)
        assert GAME.load(state.save()).save() == state.save()


def test_the_head_says_what_it_is() -> None:
    head = {name: OPEN[name] for name in ("format", "format_version", "game", "version", "players")}
    assert head == {"format": "reverie-state", "format_version": 1, "game": "psycle", "version": 1, "players": 2}


@pytest.mark.parametrize("game", [*all_games(), LULLABY], ids=lambda game: game.name)
def test_a_pickled_game_is_the_game(game: Game) -> None:
    """As a copy is; also when it has read moves before."""
    with suppress(Unreadable):
        game.parse("nothing")
    assert pickle.loads(pickle.dumps([game]))[0] is game
    assert deepcopy(game) is game


def test_a_game_without_a_name_is_pickled_with_all_that_it_is() -> None:
    twin = pickle.loads(pickle.dumps(type(GAME)()))
    assert twin.setup(2).content_hash == GAME.setup(2).content_hash


# What is no saved state.

Case = tuple[Document, type[Refused], str, str]

NOT_A_DOCUMENT: dict[str, tuple[Any, str]] = {
    "nothing": (None, "wrong-type"),
    "a list": ([], "wrong-type"),
    "a text": (json.dumps(OPEN), "wrong-type"),
    "a number": (7, "wrong-type"),
    "empty": ({}, "missing-field"),
    "numbered keys": ({1: 2}, "out-of-range"),
    "another document": ({"format": "reverie-state", "hello": 1}, "unknown-field"),
}


@pytest.mark.parametrize(("document", "code"), NOT_A_DOCUMENT.values(), ids=NOT_A_DOCUMENT)
def test_what_is_no_document_at_all(document: Any, code: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        GAME.load(document)
    assert refusal.value.code == code


@pytest.mark.parametrize("name", list(OPEN))
def test_a_missing_part_is_named(name: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        GAME.load(changed(OPEN, name, ...))
    assert (refusal.value.code, refusal.value.facts) == ("missing-field", {"field": name})


@pytest.mark.parametrize("name", list(OPEN["fields"]))
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        GAME.load(changed(OPEN, f"fields.{name}", ...))
    assert (refusal.value.code, refusal.value.facts, refusal.value.path) == ("missing-field", {"field": name}, "fields")


@pytest.mark.parametrize("name", list(OPEN))
def test_a_part_of_another_type_is_named(name: str) -> None:
    """A lone float fits nowhere."""
    with pytest.raises(BadDocument) as refusal:
        GAME.load(changed(OPEN, name, 1.5))
    assert refusal.value.code == ("bad-chance" if name == "chance" else "wrong-type")
    assert refusal.value.path == name


@pytest.mark.parametrize("name", list(OPEN["fields"]))
def test_a_field_of_another_type_is_named(name: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        GAME.load(changed(OPEN, f"fields.{name}", "many"))
    assert (refusal.value.code, refusal.value.path) == ("wrong-type", f"fields.{name}")


REFUSED: dict[str, Case] = {
    "another format": (changed(OPEN, "format", "reverie-record"), BadDocument, "other-value", "format"),
    "a later format": (changed(OPEN, "format_version", 2), BadDocument, "other-value", "format_version"),
    "another game": (changed(OPEN, "game", "chess"), BadDocument, "other-value", "game"),
    "other rules": (changed(OPEN, "version", 2), BadDocument, "other-value", "version"),
    "other content": (changed(OPEN, "content_hash", "0" * 64), BadDocument, "other-content", "content_hash"),
    "overrides of other content": (
        changed(OPEN, "overrides", {"gems": {"start": 9}}),
        BadDocument,
        "other-content",
        "content_hash",
    ),
    "impossible overrides": (
        changed(OPEN, "overrides", {"gems": {"start": 0}}),
        BadSetup,
        "content-between",
        "gems.start",
    ),
    "unknown overrides": (changed(OPEN, "overrides", {"moons": 1}), BadSetup, "unknown-content", "moons"),
    "one player": (changed(OPEN, "players", 1), BadSetup, "wrong-players", ""),
    "three players with the rest of two": (changed(OPEN, "players", 3), BadDocument, "wrong-length", "sealed"),
    "an unknown option": (changed(OPEN, "options", {"speed": 3}), BadSetup, "unknown-option", ""),
    "an impossible option": (changed(OPEN, "options", {"psycle_cap": 0}), BadSetup, "option-at-least", ""),
    "an unknown part": (changed(OPEN, "colour", "pink"), BadDocument, "unknown-field", ""),
    "an unknown field": (changed(OPEN, "fields.colour", "pink"), BadDocument, "unknown-field", "fields"),
    "a bad chance": (changed(OPEN, "chance", {"kind": "dice"}), BadDocument, "bad-chance", "chance"),
    "a lost place of chance": (changed(OPEN, "chance.beneath.state", ...), BadDocument, "bad-chance", "chance"),
    # The agenda.
    "an unknown step": (changed(OPEN, "agenda.1.step", "Fly"), BadDocument, "unknown-step", "agenda[1]"),
    "a step without a name": (changed(OPEN, "agenda.0", {}), BadDocument, "unknown-step", "agenda[0]"),
    "a step named by a number": (changed(OPEN, "agenda.0.step", 3), BadDocument, "unknown-step", "agenda[0]"),
    "a step with a field it has not": (changed(OPEN, "agenda.0.seat", 1), BadDocument, "unknown-field", "agenda[0]"),
    "no steps and no result": (changed(OPEN, "agenda", []), BadDocument, "agenda-and-result", "agenda"),
    "steps and a result": (changed(ENDED, "agenda", OPEN["agenda"]), BadDocument, "agenda-and-result", "agenda"),
    "a result in the middle": (changed(OPEN, "result", ENDED["result"]), BadDocument, "agenda-and-result", "agenda"),
    "an end without a result": (changed(ENDED, "result", None), BadDocument, "agenda-and-result", "agenda"),
    "a top step that asks nobody": (
        changed(OPEN, "agenda", OPEN["agenda"][:-1]),
        BadDocument,
        "nobody-asked",
        "waiting",
    ),
    "steps in another order": (
        changed(OPEN, "agenda", [*OPEN["agenda"][:2][::-1], *OPEN["agenda"][2:]]),
        BadPosition,
        "psycle-agenda",
        "agenda",
    ),
    "a round too many": (
        changed(OPEN, "agenda", [*OPEN["agenda"][:3], *OPEN["agenda"][2:]]),
        BadPosition,
        "psycle-agenda",
        "agenda",
    ),
    # Who owes an answer.
    "nobody waits": (changed(OPEN, "waiting", []), BadDocument, "nobody-asked", "waiting"),
    "a seat that is not there waits": (changed(OPEN, "waiting", [0, 2]), BadDocument, "bad-seats", "waiting"),
    "a seat before the first waits": (changed(OPEN, "waiting", [-1]), BadDocument, "bad-seats", "waiting"),
    "a seat waits twice": (changed(OPEN, "waiting", [0, 0]), BadDocument, "bad-seats", "waiting"),
    "seats wait out of order": (
        changed(changed(OPEN, "waiting", [1, 0]), "sealed", [None, None]),
        BadDocument,
        "bad-seats",
        "waiting",
    ),
    "a seat waits that has answered": (changed(OPEN, "waiting", [0, 1]), BadDocument, "nobody-asked", "waiting"),
    "a seat neither waits nor has answered": (
        changed(OPEN, "sealed", [None, None]),
        BadDocument,
        "nobody-asked",
        "waiting",
    ),
    "somebody waits after the end": (changed(ENDED, "waiting", [0]), BadDocument, "agenda-and-result", "waiting"),
    "a seat without gems waits": (
        changed(changed(OPEN, "fields.gems", [0, 10]), "fields.score", [0, 0]),
        BadPosition,
        "nobody-asked",
        "waiting",
    ),
    # What lies face down.
    "an answer too many": (changed(OPEN, "sealed", [None, "play 2", None]), BadDocument, "wrong-length", "sealed"),
    "an answer too dear": (changed(OPEN, "sealed.1", "play 5"), BadDocument, "bad-answer", "sealed[1]"),
    "an answer that is no card": (changed(OPEN, "sealed.1", "play 9"), BadDocument, "bad-answer", "sealed[1]"),
    "an answer of another game": (changed(OPEN, "sealed.1", "buy row 4"), Unreadable, "unknown-move", "sealed[1]"),
    "an answer in no words": (changed(OPEN, "sealed.1", 2), BadDocument, "wrong-type", "sealed[1]"),
    "an answer after the end": (changed(ENDED, "sealed.0", "play 1"), BadDocument, "agenda-and-result", "sealed"),
    # The number of the decision.
    "a decision that was never asked": (changed(OPEN, "decision", 9), BadDocument, "position-between", "decision"),
    "decision 0": (changed(OPEN, "decision", 0), BadDocument, "position-between", "decision"),
    "fewer decisions than the open one": (changed(OPEN, "decisions", 2), BadDocument, "position-between", "decision"),
    "a decision before the first": (changed(ENDED, "decision", -1), BadDocument, "position-between", "decision"),
    # Covered questions: Psycle has none.
    "a covered question": (
        changed(OPEN, "suspended", [{"depth": 2, "decision": 1, "waiting": [0], "sealed": [None, None]}]),
        BadDocument,
        "nobody-asked",
        "suspended[0]",
    ),
    "a covered question after the end": (
        changed(ENDED, "suspended", [{"depth": 1, "decision": 1, "waiting": [0], "sealed": [None, None]}]),
        BadDocument,
        "agenda-and-result",
        "suspended",
    ),
    "half a covered question": (
        changed(OPEN, "suspended", [{"depth": 2}]),
        BadDocument,
        "missing-field",
        "suspended[0]",
    ),
    # The result.
    "a winner who is not there": (changed(ENDED, "result.winners", [7]), BadPosition, "agenda-and-result", "result"),
    "another winner": (changed(ENDED, "result.winners", [1]), BadPosition, "agenda-and-result", "result"),
    "returns from nowhere": (changed(ENDED, "result.returns", [0.5, 0.5]), BadPosition, "agenda-and-result", "result"),
    "an end by the cap without a cap": (
        changed(ENDED, "result.reason", "cap"),
        BadPosition,
        "agenda-and-result",
        "result",
    ),
    "an end without two tiles": (changed(ENDED, "fields.tiles", [1, 1]), BadPosition, "agenda-and-result", "result"),
    "a result in words": (changed(ENDED, "result", "seat 0"), BadDocument, "wrong-type", "result"),
    "a winner in words": (changed(ENDED, "result.winners", ["0"]), BadDocument, "wrong-type", "result.winners[0]"),
    "an end before round 5": (changed(ENDED, "fields.round_no", 4), BadPosition, "position-between", "round_no"),
    # The fields, by the game.
    "gems of one seat": (changed(OPEN, "fields.gems", [9]), BadPosition, "wrong-length", "gems"),
    "a gem in halves": (changed(OPEN, "fields.gems.0", 9.5), BadDocument, "wrong-type", "fields.gems[0]"),
    "gems from nowhere": (changed(OPEN, "fields.gems.0", 30), BadPosition, "position-between", "gems[0]"),
    "points below 0": (changed(OPEN, "fields.score.1", -1), BadPosition, "position-between", "score[1]"),
    "a tile that is shown and hidden": (
        changed(OPEN, "fields.target_pile.0", 3),
        BadPosition,
        "psycle-tiles-do-not-add-up",
        "target_pile",
    ),
    "half a pair of tiles": (changed(OPEN, "fields.shown.0", [3]), BadDocument, "out-of-range", "fields.shown[0]"),
}


@pytest.mark.parametrize(("document", "kind", "code", "path"), REFUSED.values(), ids=REFUSED)
def test_a_state_that_cannot_be_is_refused(document: Document, kind: type[Refused], code: str, path: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.load(document)
    assert (type(refusal.value), refusal.value.code, refusal.value.path) == (kind, code, path)


# Questions that an aside has covered, in a game that has asides.


def covered_document() -> Document:
    """The singer's question waits beneath an offer, and that one beneath another."""
    state = LULLABY.new(3, FastChance(1))
    LULLABY.place(state, {"stars": [1, 0, 0], "candles": [0, 2, 1]})
    state.play(1, "offer 0")
    state.play(2, "offer 0")
    return json.loads(json.dumps(state.save()))  # type: ignore[no-any-return]


COVERED = covered_document()
LAST = len(COVERED["agenda"])

REFUSED_COVERS: dict[str, tuple[Document, str, str]] = {
    "at no depth": (changed(COVERED, "suspended.0.depth", 0), "nobody-asked", "suspended[0]"),
    "above the agenda": (changed(COVERED, "suspended.1.depth", LAST + 1), "nobody-asked", "suspended[1]"),
    "the open question itself": (changed(COVERED, "suspended.1.depth", LAST), "nobody-asked", "suspended[1]"),
    "two at one depth": (changed(COVERED, "suspended.0.depth", LAST - 1), "nobody-asked", "suspended[0]"),
    "in another order": (changed(COVERED, "suspended", COVERED["suspended"][::-1]), "nobody-asked", "suspended[0]"),
    "a step that asks nobody": (changed(COVERED, "suspended.0.depth", 1), "nobody-asked", "suspended[0]"),
    "nobody waits": (changed(COVERED, "suspended.0.waiting", []), "nobody-asked", "suspended[0]"),
    "a seat that is not there": (changed(COVERED, "suspended.0.waiting", [3]), "bad-seats", "suspended"),
    "decision 0": (changed(COVERED, "suspended.0.decision", 0), "position-between", "suspended[0].decision"),
    "a decision to come": (changed(COVERED, "suspended.1.decision", 9), "position-between", "suspended[1].decision"),
    "too few answers": (changed(COVERED, "suspended.1.sealed", [None]), "wrong-length", "suspended"),
    "an answer to an open question": (changed(COVERED, "sealed.0", "accept"), "nobody-asked", "waiting"),
}


def test_covered_questions_are_kept() -> None:
    assert [cover["depth"] for cover in COVERED["suspended"]] == [LAST - 2, LAST - 1]
    loaded = LULLABY.load(COVERED)
    assert as_bytes(loaded.save()) == as_bytes(COVERED)
    for number in (3, 2):
        assert loaded.decision == number
        loaded.play(0, "decline", decision=number)
    assert (loaded.decision, loaded.suspended) == (1, [])


@pytest.mark.parametrize(("document", "code", "path"), REFUSED_COVERS.values(), ids=REFUSED_COVERS)
def test_a_covered_question_that_cannot_be_is_refused(document: Document, code: str, path: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        LULLABY.load(document)
    assert (refusal.value.code, refusal.value.path) == (code, path)


# Whatever is done to a document, loading answers with a state or a refusal.

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["play 0", "play 5", "play -1", "RevealTiles", "ChooseCards", "StartPsycle", "fast", "9" * 5000]),
    st.lists(st.integers(-1, 6), max_size=5),
    st.lists(st.none() | st.text(max_size=6), max_size=4),
    st.dictionaries(st.text(max_size=6), st.integers(-1, 6), max_size=3),
    st.recursive(
        st.integers(), lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner)
    ),
)


def mutated(document: Any, draw: Callable[[Any], Any]) -> Any:
    """One change somewhere: another value, one entry less, one more, or two exchanged."""
    if not isinstance(document, dict | list) or not document or draw(st.integers(0, 9)) == 0:
        return draw(ODD)
    keys = list(document) if isinstance(document, dict) else list(range(len(document)))
    key = draw(st.sampled_from(keys))
    result = document.copy()
    match draw(st.integers(0, 6)):
        case 0:
            del result[key]
        case 1 if isinstance(result, list):
            result.insert(key, draw(ODD))
        case 1:
            result[draw(st.text(max_size=6))] = draw(ODD)
        case 2:
            other = draw(st.sampled_from(keys))
            result[key], result[other] = document[other], document[key]
        case _:
            result[key] = mutated(document[key], draw)
    return result


@settings(max_examples=600)
@given(st.data())
def test_a_changed_document_loads_or_is_refused_and_never_crashes(data: st.DataObject) -> None:
    """And what loads is a whole game: it can be saved, seen and played to the end."""
    document: Any = deepcopy(data.draw(st.sampled_from([OPEN, ENDED])))
    for _ in range(data.draw(st.integers(1, 3))):
        document = mutated(document, data.draw)
    try:
        state = GAME.load(document)
    except Refused:
        return
    assert state.problems() == []
    assert as_bytes(GAME.load(state.save()).save()) == as_bytes(state.save())
    for seat in (*range(state.players), None):
        assert as_bytes(state.view(seat))
    for _ in range(60):
        if state.is_over:
            break
        seat = state.asked[0]
        state.play(seat, state.moves(seat)[-1])
        assert state.problems() == []


@settings(max_examples=200)
@given(st.data())
def test_a_changed_field_is_lawful_or_refused(data: st.DataObject) -> None:
    """Numbers near the right ones find more than wild ones."""
    document = deepcopy(OPEN)
    for _ in range(data.draw(st.integers(1, 4))):
        name = data.draw(st.sampled_from(["gems", "score", "tiles", "target_pile", "bonus_pile"]))
        values = document["fields"][name]
        values[data.draw(st.integers(0, len(values) - 1))] = data.draw(st.integers(-1, 12))
    try:
        state = GAME.load(document)
    except Refused:
        return
    assert state.asked
    for seat in state.asked:
        assert len(state.moves(seat)) >= 2


def test_random_games_give_only_documents_that_load() -> None:
    for players in COUNTS:
        for state in random_game(players, 5, cap=2):
            GAME.load(state.save())
