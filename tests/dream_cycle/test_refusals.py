"""Every refusal gives the true reason: what is wrong with this move here, not what could be wrong somewhere."""

from typing import Any

import pytest

from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Refused
from tests.dream_cycle.tables import new, play, question, table

LUCKY = ["zip", "square_red", "times2", "power"]


def reason(state: DreamState, move: str, seat: int | None = None) -> tuple[str, str]:
    """The code, without the game's name, and the clause."""
    before = state.save()
    with pytest.raises(Refused) as refusal:
        state.play(state.asked[0] if seat is None else seat, move)
    assert state.save() == before
    return refusal.value.code.removeprefix("dream-cycle-"), refusal.value.clause


def setting_off(**more: Any) -> DreamState:
    """A on white with two tiles there, before the first move."""
    given = {"at": [[4, 1], [0, -1]], "fields": [{"white": ["east", "west"]}, {}], "store": [3, 0]}
    state = table(2, **{**given, **more})
    play(state, "done")
    assert question(state) == "set-off"
    return state


def arrived(colour: str = "white", **more: Any) -> DreamState:
    """A has stepped from the south onto the square F1."""
    given = {"at": [[4, -1], [0, -1]], "fields": [{"white": ["north", "east"]}, {}], "store": [3, 0]}
    state = table(2, (4, 0, colour), **{**given, **more})
    play(state, "done")
    assert question(state) == "window"
    return state


def caught(**more: Any) -> DreamState:
    given = {"at": [[4, 1], [0, -1]], "fields": [{"white": ["east"], "orange": ["west"]}, {}]}
    state = table(2, (5, 1, "orange"), **{**given, "hand": [LUCKY, []], **more})
    play(state, "done")
    while question(state) != "caught":
        play(state, next(text for text in ("go east E", "go west W") if text in [str(m) for m in _go(state)]))
    return state


def _go(state: DreamState) -> list[str]:
    return [f"go {move[0]} {move[1]}" for move in state.moves(0) if move.verb == "go"]


def blocked(**more: Any) -> DreamState:
    """B, with more Power, has blocked A on the way east."""
    given = {"at": [[4, 1], [5, 1]], "fields": [{"white": ["east", "north"]}, {}], "store": [3, 0]}
    hand = [["zip", "square_red", "times2"], ["power"]]
    state = table(2, **{**given, "hand": hand, **more})
    play(state, "done", "go east E", "block")
    assert question(state) == "blocked"
    return state


@pytest.mark.clause("DC-106")
def test_caught_in_a_loop_there_is_no_riding_on_and_no_stopping() -> None:
    state = caught(store=[0, 0])
    assert reason(state, "go east E") == ("caught", "DC-106")
    assert reason(state, "stop") == ("caught", "DC-106")
    assert reason(state, "brake") == ("brake-too-dear", "DC-092")


@pytest.mark.clause("DC-135")
def test_after_a_block_the_way_is_closed_and_little_else_is_possible() -> None:
    state = blocked()
    assert reason(state, "go east E") == ("closed", "DC-124")
    assert reason(state, "zip E") == ("closed", "DC-124")
    for move in ("square red", "times 2"):
        assert reason(state, move) == ("blocked", "DC-135")
    assert reason(state, "brake") == ("brake-for-nothing", "DC-135")
    assert reason(state, "square green") == ("no-such-square", "DC-180")


@pytest.mark.clause("DC-094")
def test_before_the_first_move_there_is_no_new_square() -> None:
    state = setting_off(hand=[LUCKY, []])
    for move in ("zip N", "square red"):
        assert reason(state, move) == ("not-yet", "DC-094")
    assert reason(state, "brake") == ("brake-not-yet", "DC-092")
    assert reason(state, "stop") == ("no-free-stop-yet", "DC-099")


@pytest.mark.clause("DC-192")
def test_a_zip_goes_to_a_space() -> None:
    state = arrived(hand=[["zip"], []], at=[[0, -1], [4, -1]], fields=[{"white": ["north", "east"]}, {}])
    play(state, "go north N", "go north N")
    assert reason(state, "zip X") == ("no-such-way", "DC-001")
    edge = table(2, at=[[3, 5], [0, -1]], fields=[{"white": ["west", "east"]}, {}], hand=[["zip"], []], store=[2, 0])
    play(edge, "done", "go west W")
    assert reason(edge, "zip W") == ("faces-away", "DC-192")
    assert reason(arrived(), "zip N") == ("not-held", "DC-192")


@pytest.mark.clause("DC-180")
def test_a_coloured_square_is_not_for_the_fringe() -> None:
    state = table(2, at=[[8, 1], [0, -1]], fields=[{"white": ["east", "west"]}, {}], hand=[["square_red"], []])
    play(state, "done", "go east E")
    assert reason(state, "square red") == ("no-square-on-fringe", "DC-180")
    assert reason(state, "brake") == ("brake-for-nothing", "DC-092")
    assert reason(state, "go east E") == ("go-in-doldrum", "DC-095")


@pytest.mark.clause("DC-072", "DC-092")
def test_a_colour_without_a_meaning_leads_nowhere() -> None:
    state = arrived("red", hand=[["zip"], []])
    assert reason(state, "go north N") == ("go-without-meaning", "DC-072")
    assert reason(arrived(), "go left W") == ("no-such-go", "DC-091")
    assert reason(arrived(), "go north S") == ("no-such-go", "DC-091")
    assert reason(arrived(store=[1, 0]), "brake") == ("brake-too-dear", "DC-092")
    assert reason(arrived(), "stop") == ("no-free-stop", "DC-099")


@pytest.mark.clause("DC-170", "DC-171", "DC-230")
def test_turning_in_needs_the_tile_and_chi_in_the_supply() -> None:
    state = arrived(hand=[["chi_bonus"], []])
    assert reason(state, "cash power") == ("not-held", "DC-170")
    assert reason(state, "cash chi_bonus") == ("use-the-bonus", "DC-170")
    assert reason(arrived(), "bonus") == ("not-held", "DC-171")
    dry = table(store=[30, 35], hand=[["zip"], []])
    assert reason(dry, "cash zip") == ("supply-empty", "DC-230")


@pytest.mark.clause("DC-042", "DC-060", "DC-063")
def test_in_ones_own_ride_the_tiles_lie_as_they_lie() -> None:
    state = setting_off(tray=[["left"], []])
    assert reason(state, "place left red") == ("not-while-riding", "DC-060")
    assert reason(state, "trade 1") == ("no-trade-while-riding", "DC-063")
    assert reason(state, "buy south") == ("not-while-riding", "DC-042")


def on_a_row(**more: Any) -> DreamState:
    given = {"players": 3, "at": [[4, 4], [9, 3], [4, 1]], "store": [1, 1, 4], "tray": [["east"], [], []]}
    return table(2, **{**given, **more})


@pytest.mark.clause("DC-062", "DC-063", "DC-064", "DC-065", "DC-066")
def test_why_a_trade_cannot_be() -> None:
    state = on_a_row()
    assert reason(state, "trade 0") == ("no-such-partner", "DC-062")
    assert reason(state, "trade 9") == ("no-such-partner", "DC-062")
    assert reason(state, "trade 2") == ("not-on-one-row", "DC-062")
    assert reason(on_a_row(at=[[4, 4], [12, 3], [4, 1]]), "trade 1") == ("trade-in-doldrum", "DC-062")
    for move in ("give chi", "want chi", "send", "drop"):
        assert reason(state, move) == ("no-draft", "DC-064")
    assert reason(state, "accept") == ("no-offer", "DC-064")
    play(state, "trade 1")
    assert reason(state, "trade 1") == ("drafting", "DC-064")
    assert reason(state, "give north") == ("nothing-to-give", "DC-061")
    assert reason(state, "want east") == ("nothing-to-want", "DC-061")
    assert reason(state, "send") == ("one-sided", "DC-065")
    play(state, "give chi", "want chi")
    assert reason(state, "give chi") == ("nothing-to-give", "DC-061")
    spent = on_a_row(offers=[3, 0, 0])
    assert reason(spent, "trade 1") == ("offers-spent", "DC-066")


@pytest.mark.clause("DC-062", "DC-065")
def test_a_draft_that_has_become_impossible_is_not_sent() -> None:
    state = on_a_row(hand=[[], ["zip"], []])
    play(state, "trade 1", "give chi", "want zip", "1: cash zip")
    assert reason(state, "send") == ("goods-gone", "DC-065")


@pytest.mark.clause("DC-060", "DC-062", "DC-067")
def test_out_of_turn_too_the_reason_is_the_true_one() -> None:
    state = on_a_row()
    assert reason(state, "trade 2", seat=1) == ("not-on-one-row", "DC-062")
    assert reason(state, "place north red", seat=1) == ("not-in-tray", "DC-045")
    assert reason(state, "cash zip", seat=1) == ("not-held", "DC-170")
    assert reason(state, "buy south", seat=1) == ("not-your-turn", "")


@pytest.mark.clause("DC-203")
def test_a_debtor_learns_what_can_be_done() -> None:
    state = table(
        2, (4, 4, "orange"), players=3, at=[[4, 4], [5, 4], [9, 4]], store=[0, 0, 5],
        fields=[{"orange": ["east"]}, {}, {}], hand=[["power", "power"], ["zip"], []],
    )  # fmt: skip
    play(state, "done", "go east E")
    assert question(state) == "debt"
    assert reason(state, "give_up") == ("debt-hand-first", "DC-203")
    assert reason(state, "cash power") == ("not-held", "DC-170")
    assert reason(state, "trade 0") == ("partner-riding", "DC-063")
    assert reason(state, "buy south") == ("debt-first", "DC-201")
    play(state, "trade 2", "give zip", "want chi", "send")
    assert reason(state, "counter") == ("no-counter-in-debt", "DC-068")
    assert reason(state, "withdraw") == ("not-your-offer", "DC-064")


@pytest.mark.clause("DC-066")
def test_whoever_has_no_offer_left_learns_why_there_is_no_counter_offer() -> None:
    state = on_a_row(offers=[0, 3, 0])
    play(state, "trade 1", "give chi", "want chi", "send")
    assert reason(state, "counter") == ("offers-spent", "DC-066")


@pytest.mark.clause("DC-184", "DC-186", "DC-187")
def test_a_plain_question_says_what_it_waits_for() -> None:
    walker = table(at=[[0, 3], [8, -1]], facing=["E", "N"], hand=[["fringewalker"], []])
    play(walker, "done")
    assert reason(walker, "done") == ("fringewalk-first", "DC-187")
    play(walker, "fringewalk")
    assert reason(walker, "face N") == ("faces-away", "DC-051")
    assert reason(walker, "done") == ("facing-first", "DC-187")
    extra = table(at=[[4, 1], [0, -1]], hand=[["extra_turn"], []])
    play(extra, "done", "stop")
    assert reason(extra, "done") == ("extra-turn-first", "DC-186")
    painter = table(2, at=[[4, -1], [0, -1]], hand=[["square_red", "zip"], []])
    play(painter, "done", "square red", "stop")
    assert question(painter) == "buy-back"
    assert reason(painter, "buy_back") == ("buy-back-too-dear", "DC-184")
    assert reason(painter, "done") == ("buy-back-first", "DC-184")


@pytest.mark.clause("DC-026")
def test_a_start_space_is_free_or_taken_or_none() -> None:
    state = new(2)
    assert reason(state, "done") == ("start-first", "DC-026")
    play(state, "start F")
    assert reason(state, "start F") == ("start-taken", "DC-026")
    assert reason(state, "start A") == ("no-start", "DC-026")
