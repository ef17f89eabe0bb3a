"""The state: asking changes nothing, copies are independent, the past never changes, set-up is checked."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import all_games, find_game
from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.kernel import BadSetup, FastChance, NotAsked, State, play_out
from tests.psycle.tables import COUNTS, as_bytes, random_game, random_tables, started, table


@pytest.mark.parametrize("players", COUNTS)
def test_asking_never_changes_anything(players: int) -> None:
    for state in random_tables(players, 40):
        before = as_bytes(state.save())
        for seat in range(players):
            state.moves(seat)
            state.default_move(seat)
            state.view(seat)
            state.asides(seat)
        state.view(None)
        state.problems()
        state.copy()
        GAME.readings(state)
        assert as_bytes(state.save()) == before


@pytest.mark.parametrize("players", COUNTS)
def test_the_past_never_changes(players: int) -> None:
    """Every earlier state of a game is kept as a copy and looked at again at the end."""
    kept: list[tuple[State, bytes]] = []
    for state in random_game(players, 6, cap=3):
        kept.append((state.copy(), as_bytes(state.save())))
    assert len(kept) > 10
    for earlier, saved in kept:
        assert as_bytes(earlier.save()) == saved


@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_goes_on_equally_and_apart(players: int) -> None:
    for number, state in enumerate(random_tables(players, 20, cap=3)):
        saved = as_bytes(state.save())
        twin = state.copy()
        assert as_bytes(twin.save()) == saved
        _to_the_end(twin, number)
        assert as_bytes(state.save()) == saved
        _to_the_end(state, number)
        assert as_bytes(state.save()) == as_bytes(twin.save())


def _to_the_end(state: State, seed: int) -> None:
    random = Random(seed)
    while not state.is_over:
        seat = random.choice(state.asked)
        state.play(seat, random.choice(state.moves(seat)))


@given(st.integers(2, 4), st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=60))
def test_any_choices_of_legal_moves_make_a_game(players: int, choices: list[tuple[int, int]]) -> None:
    """Moves as places in the list of legal ones, by any of the asked seats, in any order."""
    state = table(players, cap=2)
    for who, which in choices:
        if state.is_over:
            break
        seat = state.asked[who % len(state.asked)]
        moves = state.moves(seat)
        decision = state.decision
        state.play(seat, moves[which % len(moves)], decision=decision)
        assert state.problems() == []
        assert bool(state.asked) != (state.result is not None)
        assert state.decision >= decision


def test_a_move_as_a_record_and_as_text_is_the_same_move() -> None:
    for card in range(6):
        by_record, by_text = table(), table()
        assert by_record.play(0, PLAYS[card]) == by_text.play(0, f"play {card}")
        assert by_record.save() == by_text.save()


def test_decisions_are_numbered_from_1_without_a_gap() -> None:
    state = table()
    for number in range(1, 11):
        assert (state.decision, state.decisions) == (number, number)
        for seat in (0, 1):
            state.play(seat, "play 0", decision=number)


def test_the_decision_as_each_watcher_sees_it() -> None:
    state = table(pairs=[(3, 2)])
    state.play(1, "play 4")
    shared = {
        "number": 1,
        "question": "choose-card",
        "clause": "PS-037",
        "facts": {"round_no": 1, "target": 3, "bonus": 2},
        "asked": [0, 1],
        "waiting": [0],
    }
    asked = state.view(0)["decision"]
    assert list(asked["facts"].pop("each_move")) == [f"play {card}" for card in range(6)], "said to whoever is asked"
    assert asked == {**shared, "owes": True, "answer": None}
    assert state.view(1)["decision"] == {**shared, "owes": False, "answer": "play 4"}
    assert state.view(None)["decision"] == {**shared, "owes": False, "answer": None}


def test_a_view_begins_with_the_set_up() -> None:
    view = table(3, cap=4, overrides={"gems": {"start": 8}}).view(2)
    head = {name: view[name] for name in ("game", "version", "players", "options", "overrides", "seat", "result")}
    assert head == {
        "game": "psycle",
        "version": 1,
        "players": 3,
        "options": {"psycle_cap": 4},
        "overrides": {"gems": {"start": 8}},
        "seat": 2,
        "result": None,
    }


def test_a_result_is_seen_by_all() -> None:
    *_, state = random_game(2, 3)
    result = state.result
    assert result is not None
    for seat in (0, 1, None):
        assert state.view(seat)["result"] == {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "returns": list(result.returns),
            "reason": result.reason,
        }


def test_a_seat_that_owes_nothing_is_told_so() -> None:
    state = table()
    state.play(0, "play 1")
    assert (state.moves(0), state.default_move(0)) == ((), None)
    assert state.moves(9) == ()
    with pytest.raises(NotAsked, match="no-such-seat"):
        state.play(9, "play 1")


@pytest.mark.parametrize("players", COUNTS)
def test_an_answer_of_a_seat_that_owes_none_is_not_taken(players: int) -> None:
    """Also where moves are trusted: a seat that has answered cannot answer for the others."""
    state = table(players)
    state.play(0, PLAYS[2])
    before = as_bytes(state.save())
    with pytest.raises(ValueError, match="seat 0"):
        state.play_answer(0, PLAYS[3])
    assert as_bytes(state.save()) == before


def test_playing_out_takes_no_negative_limit() -> None:
    with pytest.raises(ValueError, match="limit"):
        play_out(table(2), FastChance(1), -1)


def test_starting_with_and_without_a_log_is_the_same() -> None:
    loud, events = started(3)
    assert [event.kind for event in events] == ["psycle_started", "tiles_revealed"]
    assert loud.save() == GAME.new(3, FastChance(3)).save()


def test_set_ups_do_not_share_what_they_were_given() -> None:
    options: dict[str, Any] = {"psycle_cap": 3}
    state = GAME.new(2, FastChance(1), options)
    options["psycle_cap"] = 1
    state.setup.header["options"]["psycle_cap"] = 1
    assert state.setup.options == {"psycle_cap": 3}


def test_games_are_found_by_name_or_by_place() -> None:
    assert GAME in all_games()
    assert find_game("psycle") is GAME
    assert find_game("reverie.games.psycle:GAME") is GAME


def test_a_game_that_is_named_twice_is_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_GAMES", "reverie.games.psycle:GAME, lullaby:GAME")
    names = [game.name for game in all_games.__wrapped__()]
    assert names.count("psycle") == names.count("lullaby") == 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("chess", "unknown-game"),
        ("", "unknown-game"),
        ("no.such.module:GAME", "game-not-found"),
        ("reverie.games.psycle:NOTHING", "game-not-found"),
        ("reverie.games.psycle:Psycle", "game-not-found"),
        (":", "game-not-found"),
    ],
)
def test_a_game_that_is_not_there_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        find_game(name)
    assert refusal.value.code == code


@pytest.mark.parametrize("twin", [PLAYS[1]._replace(card=True), PLAYS[1]._replace(card=1.0), (1, "play")])
def test_a_record_that_only_compares_equal_leaves_no_trace(twin: Any) -> None:
    (state, _), (same, _) = started(2), started(2)
    state.play(0, twin)
    same.play(0, PLAYS[1])
    assert as_bytes(state.save()) == as_bytes(same.save())
    assert GAME.load(state.save()).save() == state.save()
