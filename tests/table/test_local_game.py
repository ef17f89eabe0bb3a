"""A sitting: people and bots at one game on one machine."""

import json
import os
import secrets
from itertools import count

import pytest

from reverie.bots import BotCheck, check_bots
from reverie.games import find_game, registered_game
from reverie.kernel import BadDocument, BadSetup, Game, IllegalMove, Refused, StaleDecision
from reverie.kernel.record import Seat, read_record, verify
from reverie.table.local_game import LocalGame
from tests.table.bot_turns import play_bots
from tests.table.games import lullaby

__all__ = ["lullaby"]

SEED = b"\x07" * 32
PSYCLE = find_game("psycle")
PERSON_AND_BOT = (Seat("Anna"), Seat("Luna", "bot:greedy"))


def sitting(seats: tuple[Seat, ...] = PERSON_AND_BOT, seed: bytes = SEED) -> LocalGame:
    return LocalGame(PSYCLE, seats, {"psycle_cap": 1}, seed=seed, clock=count().__next__)


def play_out(table: LocalGame, cards: list[int]) -> None:
    for card in cards:
        table.play(0, f"play {card}")
        play_bots(table)


def test_it_begins_with_what_set_up_told() -> None:
    table = sitting()
    assert [moment.event.kind for moment in table.history] == ["psycle_started", "tiles_revealed"]
    assert table.names == ["Anna", "Luna"]
    assert table.people == [0]
    assert (table.people_asked, table.bots_asked) == ([0], [1])


def test_every_move_is_in_the_record_with_its_time() -> None:
    table = sitting()
    table.play(0, "play 3")
    table.play_bot()
    assert table.record.moves[0].move == "0: play 3"
    assert [played.at for played in table.record.moves] == [1, 2]
    assert [moment.after for moment in table.history[2:4]] == [1, 2]


def test_a_finished_record_is_closed_and_belongs_together() -> None:
    table = sitting()
    play_out(table, [0] * 5)
    assert table.state.is_over
    assert table.record.seed == SEED.hex()
    assert verify(json.loads(json.dumps(table.save())), registered_game) == []


def test_a_refused_move_changes_nothing() -> None:
    table = sitting()
    before = table.save(), table.state.save(), list(table.history)
    for move in ("play 9", "sing"):
        with pytest.raises(Refused):
            table.play(0, move)
    with pytest.raises(StaleDecision):
        table.play(0, "play 3", decision=99)
    assert (table.save(), table.state.save(), list(table.history)) == before


def test_what_was_saved_goes_on_as_it_would_have() -> None:
    cards = [3, 0, 2, 1, 0]
    through, parted = sitting(), sitting()
    play_out(through, cards)
    for card in cards:
        parted.play(0, f"play {card}")
        parted = LocalGame.resume(json.loads(json.dumps(parted.save())), clock=count(1000).__next__)
        while parted.bots_asked:
            parted.play_bot()
            parted = LocalGame.resume(parted.save(), clock=count(1000).__next__)
    assert [played.move for played in parted.record.moves] == [played.move for played in through.record.moves]
    assert parted.state.save() == through.state.save()
    assert [moment.event for moment in parted.history] == [moment.event for moment in through.history]
    assert verify(parted.save(), registered_game) == []


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second, other = sitting(), sitting(), sitting(seed=b"\x08" * 32)
    for table in (first, second, other):
        play_out(table, [2, 2, 2])
    assert first.state.save() == second.state.save()
    assert first.record.commitment != other.record.commitment


def test_without_a_seed_every_game_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", os.urandom)  # as it is outside of the tests
    assert LocalGame(PSYCLE, PERSON_AND_BOT).seed != LocalGame(PSYCLE, PERSON_AND_BOT).seed


def test_a_game_in_progress_that_was_edited_is_not_resumed() -> None:
    table = sitting()
    play_out(table, [3])
    document = table.save()
    document["moves"][0]["move"] = "0: play 9"
    with pytest.raises(BadDocument, match="record-move-refused"):
        LocalGame.resume(document)
    document = table.save() | {"seed": None}
    with pytest.raises(BadDocument, match="seed-missing"):
        LocalGame.resume(document)


@pytest.mark.parametrize(
    ("seats", "code"),
    [((Seat("A"),), "wrong-players"), ((Seat("A"), Seat("B", "bot:wizard")), "unknown-bot")],
)
def test_who_cannot_sit_is_refused(seats: tuple[Seat, ...], code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        LocalGame(PSYCLE, seats)


def test_bots_play_until_somebody_must_answer() -> None:
    bots = sitting((Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random")))
    events = play_bots(bots)
    assert bots.state.is_over
    assert events[-1].kind == "game_ended"
    assert play_bots(sitting((Seat("Anna"), Seat("Bernd")))) == []


def test_thinking_changes_nothing() -> None:
    table = sitting()
    before = table.save(), table.state.save()
    assert table.think() == table.think()
    assert (table.save(), table.state.save()) == before
    seat, move = table.think()
    table.play_bot((seat, move))
    assert table.state.sealed[seat] == move


def test_what_came_of_a_seats_last_move_is_still_news_to_it() -> None:
    table = sitting()
    assert table.moments_before_last_move(0) == 0
    play_out(table, [3, 2])
    again = LocalGame.resume(table.save())
    news = [moment.event.kind for moment in again.history[again.moments_before_last_move(0) :]]
    assert news[0] == "committed"
    assert news.count("cards_revealed") == 1


# Taking back.


@pytest.mark.clause("PS-088")
def test_where_the_rules_know_no_taking_back_it_is_refused() -> None:
    table = sitting((Seat("Anna"), Seat("Bernd")))
    table.play(0, "play 3")
    with pytest.raises(IllegalMove, match=r"undo-unlawful \(PS-088\)"):
        table.undo(0)


def test_a_move_that_told_nobody_anything_can_be_taken_back(lullaby: Game) -> None:
    table = LocalGame(lullaby, (Seat("Anna"), Seat("Bernd")), seed=SEED)
    before, told = table.state.save(), list(table.history)
    table.play(0, "lift 1")
    table.play(0, "lift 2")
    assert len(table.record.moves) == 2
    table.undo(0)
    table.undo(0)
    assert (table.state.save(), table.history, table.record.moves) == (before, told, [])
    with pytest.raises(IllegalMove, match="undo-nothing"):
        table.undo(0)


def test_nobody_takes_back_the_move_of_another(lullaby: Game) -> None:
    table = LocalGame(lullaby, (Seat("Anna"), Seat("Bernd")), seed=SEED)
    table.play(0, "lift 1")
    with pytest.raises(IllegalMove, match="undo-nothing"):
        table.undo(1)
    table.play(1, "lift 1")
    table.play(0, table.state.moves(0)[0])
    with pytest.raises(IllegalMove, match="undo-nothing"):
        table.undo(1)


def test_a_move_that_drew_something_stands(lullaby: Game) -> None:
    table = LocalGame(lullaby, (Seat("Anna"), Seat("Bernd")), seed=SEED)
    table.play(0, "lift 1")
    table.play(0, table.state.moves(0)[0])
    with pytest.raises(IllegalMove, match="undo-nothing"):
        table.undo(0)


def test_taking_back_goes_on_after_a_pause_with_nothing_to_take_back(lullaby: Game) -> None:
    table = LocalGame(lullaby, (Seat("Anna"), Seat("Bernd")), seed=SEED)
    table.play(0, "lift 1")
    with pytest.raises(IllegalMove, match="undo-nothing"):
        LocalGame.resume(table.save()).undo(0)


@pytest.mark.parametrize("name", ["psycle", "project-dreamscape", "counting-zzzzs", "dream-cycle", "dream-quest"])
def test_what_bots_played_can_be_made_again_from_the_seed(name: str) -> None:
    table = LocalGame(find_game(name), (Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random")), seed=SEED)
    while table.bots_asked and len(table.record.moves) < 60:
        table.play_bot()
    record = read_record(table.save())
    moves = len(record.moves)
    assert moves >= 20
    assert check_bots(table.game, record) == BotCheck(moves, moves, moves)
