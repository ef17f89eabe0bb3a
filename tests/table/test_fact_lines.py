"""After a small move only what has changed is told."""

from reverie.games import find_game
from reverie.kernel.record import Seat
from reverie.table.fact_lines import ToldFacts, short_facts
from reverie.table.local_game import LocalGame
from reverie.table.narration import Narration
from reverie.text import words_for

DREAM_CYCLE = find_game("dream-cycle")


def riding() -> tuple[LocalGame, Narration, int]:
    sitting = LocalGame(DREAM_CYCLE, (Seat("Anna"), Seat("Bernd")), seed=b"\x07" * 32)
    while sitting.state.view(0)["phase"] != "buying":
        seat = sitting.state.asked[0]
        sitting.play(seat, sitting.state.moves(seat)[0])
    return sitting, Narration(sitting, words_for("en", DREAM_CYCLE)), sitting.state.asked[0]


def test_first_all_then_what_changed() -> None:
    sitting, telling, seat = riding()
    told = ToldFacts()
    assert told.lines(telling, seat) == short_facts(telling, seat)
    assert told.lines(telling, seat) == []
    sitting.play(seat, "buy south")
    lines = told.lines(telling, seat)
    assert not any("Map" in line or "Legend" in line or "Pool" in line for line in lines)
    assert any(line.startswith("Directional tiles: South") for line in lines)
    assert f"{telling.seat_name(seat, seat)}: Chi: 14; Tray: South" in lines
    assert not any(line.startswith(telling.seat_name(1 - seat, seat)) for line in lines)


def test_what_is_gone_is_told_once() -> None:
    sitting, telling, seat = riding()
    told = ToldFacts()
    sitting.play(seat, "buy south")
    told.lines(telling, seat)
    sitting.play(seat, "sell south")
    assert any("Tray: none" in line for line in told.lines(telling, seat))
    assert told.lines(telling, seat) == []


def test_whoever_forgets_is_told_all_again() -> None:
    _, telling, seat = riding()
    told = ToldFacts()
    first = told.lines(telling, seat)
    told.forget()
    assert told.lines(telling, seat) == first


def test_what_has_many_parts_is_named_once() -> None:
    _, telling, seat = riding()
    told = ToldFacts()
    (line,) = [line for line in told.lines(telling, seat) if line.startswith("More on the table: ")]
    assert "This ride" in line
    assert "type look and its name" in line
