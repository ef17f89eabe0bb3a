"""Where two rules meet: debts in one's own ride, offers of debtors, leaving at odd moments, and what others notice."""

from typing import Any

import pytest

from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import move_text
from tests.dream_cycle.tables import kinds, new, play, question, table, texts, verbs, xy

OBSERVERS = (1, 2, None)


def drained(**more: Any) -> DreamState:
    """A comes to a Psychic Drain without chi, with a tile on a field and something to turn in."""
    given: dict[str, Any] = {
        "players": 3,
        "at": [[4, 1], [0, -1], [1, -1]],
        "fields": [{"orange": ["east"], "white": ["north"]}, {}, {}],
        "hand": [["zip", "power"], [], []],
    }
    return table(2, (4, 1, "orange"), (5, 1, "yellow:psychic_drain"), **{**given, **more})


def extorted(**more: Any) -> DreamState:
    """A has ridden into B, who owes a chi and can only get it from C."""
    given: dict[str, Any] = {
        "players": 3,
        "at": [[4, 4], [5, 4], [9, 4]],
        "fields": [{"orange": ["east"]}, {}, {}],
        "hand": [["power"], [], []],
        "tray": [[], ["north"], []],
        "store": [0, 0, 5],
    }
    state = table(2, (4, 4, "orange"), **{**given, **more})
    play(state, "done", "go east E")
    return state


@pytest.mark.clause("DC-060", "DC-203")
def test_a_debt_in_ones_own_ride_does_not_open_the_interpretation_tile() -> None:
    state = drained()
    play(state, "done", "go east E")
    assert (question(state), state.asked) == ("debt", (0,))
    assert texts(state) == ["cash zip", "cash power"], "no take: it is their own Movement Phase"
    victim = extorted(tray=[[], [], []], fields=[{"orange": ["east"]}, {"red": ["north"]}, {}])
    assert "take north red" in texts(victim), "it is another's, so tiles for a trade can be taken from fields"


@pytest.mark.clause("DC-064", "DC-068")
def test_a_debtors_partner_is_not_offered_what_they_could_never_send() -> None:
    state = extorted()
    assert question(state) == "debt"
    play(state, "trade 2", "give north", "want chi", "send")
    assert (question(state), state.asked) == ("offer", (2,))
    assert texts(state) == ["accept", "decline"]
    play(state, "accept")
    assert state.store[2] == 4


def with_fringewalker(*hand: str) -> DreamState:
    return table(at=[[0, 3], [8, -1]], facing=["E", "N"], hand=[["fringewalker", *hand], []])


@pytest.mark.clause("DC-067", "DC-170", "DC-171", "DC-187")
def test_tiles_can_be_turned_in_before_and_after_a_fringewalkers_step() -> None:
    state = with_fringewalker("zip", "chi_bonus")
    play(state, "done")
    assert texts(state) == ["fringewalk", "plain", "cash fringewalker", "cash zip", "bonus"]
    play(state, "cash zip")
    assert (question(state), state.store[0]) == ("fringewalk", 1)
    play(state, "fringewalk")
    assert question(state) == "facing"
    assert verbs(state) == {"face", "cash", "bonus"}
    play(state, "bonus")
    assert (question(state), state.store[0]) == ("facing", 4)
    play(state, "face E")
    assert xy(state, 0) == (2, 3)


@pytest.mark.clause("DC-187")
def test_whoever_turns_in_the_fringewalker_starts_as_usual() -> None:
    state = with_fringewalker()
    events = play(state, "done", "cash fringewalker")
    assert [event.facts["how"] for event in events if event.kind == "moved"] == ["step"]


@pytest.mark.clause("DC-067", "DC-170", "DC-171", "DC-186")
def test_tiles_can_be_turned_in_when_an_extra_turn_is_offered() -> None:
    state = table(at=[[4, 1], [0, -1]], hand=[["extra_turn", "zip", "chi_bonus"], []])
    play(state, "done", "stop")
    assert texts(state) == ["extra_turn", "pass_turn", "cash extra_turn", "cash zip", "bonus"]
    play(state, "bonus", "cash zip")
    assert (question(state), state.store[0]) == ("extra-turn", 4)
    without = state.copy()
    play(without, "cash extra_turn")
    assert (without.active, without.store[0]) == (1, 5), "with none left to take, the turn passes on"
    play(state, "extra_turn")
    assert (state.active, state.store[0]) == (0, 5)


@pytest.mark.clause("DC-201")
@pytest.mark.parametrize(("hand", "first"), [(["chi_bonus", "zip"], "bonus"), (["zip", "chi_bonus"], "cash zip")])
def test_the_clock_turns_in_a_debtors_hand_in_its_order(hand: list[str], first: str) -> None:
    state = drained(hand=[hand, [], []])
    play(state, "done", "go east E")
    default = state.default_move(0)
    assert default is not None
    assert move_text(default) == first


@pytest.mark.clause("DC-033", "DC-114")
def test_whoever_resigns_at_the_extra_turn_question_no_longer_holds_a_row() -> None:
    state = table(3, players=3, at=[[4, 1], [7, 7], [8, 7]], hand=[["extra_turn"], [], []])
    play(state, "done", "stop")
    assert (question(state), state.gone) == ("extra-turn", 0)
    events = play(state, "resign")
    assert kinds(events)[:2] == ["left_game", "rows_removed"]
    assert (state.gone, state.active, question(state)) == (2, 1, "buying")


@pytest.mark.clause("DC-069")
def test_anybody_may_resign_while_start_spaces_are_chosen() -> None:
    state = new(4, forced={"first": [1]})
    assert [state.asked[0], *(seat for seat in range(4) if [*map(move_text, state.asides(seat))] == ["resign"])] == [
        *(0, 0, 1, 2, 3),
    ]
    play(state, "0: resign")
    assert (state.asked, state.out[0]) == ((3,), True)
    play(state, "1: resign", "start F", "start G")
    assert (state.active, state.phase, question(state)) == (2, "buying", "buying"), "the first player has left"
    assert state.round_no == 1
    assert state.problems() == []


@pytest.mark.clause("DC-069", "DC-211")
def test_whoever_is_left_alone_before_the_start_has_won() -> None:
    state = new(2)
    state.play(state.asked[0], "resign")
    assert state.result is not None
    assert state.result.reason == "alone"


@pytest.mark.clause("DC-064")
def test_nobody_notices_a_draft_not_even_by_a_number() -> None:
    state = table(players=3, at=[[4, 4], [9, 3], [0, -1]], store=[4, 4, 0])
    before = [state.view(observer) for observer in OBSERVERS]
    play(state, "trade 1", "give chi", "want chi", "drop", "trade 1", "give chi")
    assert [state.view(observer) for observer in OBSERVERS] == before
    assert (question(state), state.asked) == ("buying", (0,))


@pytest.mark.clause("DC-064", "DC-203")
def test_nobody_notices_a_debtors_draft_either() -> None:
    state = extorted()
    observers = (0, 2, None)
    before = [state.view(observer) for observer in observers]
    play(state, "trade 2", "give north", "want chi")
    assert [state.view(observer) for observer in observers] == before
