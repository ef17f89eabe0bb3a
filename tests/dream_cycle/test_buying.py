"""Ledger 2.4: the Buying Phase, one small move at a time."""

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import IllegalMove, NotAsked
from tests.dream_cycle.tables import begun, kinds, one, play, question, table, texts, verbs, way, xy


def refused(state: DreamState, move: str, seat: int = 0) -> tuple[str, str]:
    before = state.save()
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)
    assert state.save() == before
    return refusal.value.code, refusal.value.clause


@pytest.mark.clause("DC-040")
def test_buying_costs_what_the_list_says() -> None:
    state = begun()
    costs = {
        "south": 2,
        "back": 4,
        "left": 5,
        "right": 5,
        "west": 5,
        "east": 5,
        "forward": 8,
        "north": 10,
        "lucidity": 13,
    }
    for kind, cost in costs.items():
        twin = state.copy()
        play(twin, f"buy {kind}")
        assert (twin.store[0], twin.tray[0]) == (16 - cost, (kind,))
    play(state, "buy lucidity", "buy south")
    assert refused(state, "buy south") == ("dream-cycle-too-dear", "DC-040")


@pytest.mark.clause("DC-041")
def test_selling_brings_the_resale_value_also_at_once() -> None:
    state = begun()
    resale = {
        "south": 1,
        "back": 2,
        "left": 3,
        "right": 3,
        "west": 3,
        "east": 3,
        "forward": 5,
        "north": 6,
        "lucidity": 9,
    }
    for kind, value in resale.items():
        twin = state.copy()
        before = twin.store[0]
        events = play(twin, f"buy {kind}", f"sell {kind}")
        assert one(events, "sold")["chi"] == value
        assert (twin.store[0], twin.tray[0]) == (before - one(events, "bought")["chi"] + value, ())
    assert refused(state, "sell north") == ("dream-cycle-not-in-tray", "DC-041")


@pytest.mark.clause("DC-042")
def test_only_the_active_player_buys_and_sells() -> None:
    state = table(store=[0, 16], tray=[[], ["north"]], fields=[{"white": ["east", "west"]}, {}], at=[[4, 1], [0, -1]])
    assert not {"buy", "sell"} & verbs(state, 1)
    with pytest.raises(NotAsked):
        state.play(1, "buy south")
    play(state, "done")
    assert question(state) == "set-off"
    assert not {"buy", "sell"} & verbs(state, 0)


@pytest.mark.clause("DC-043")
def test_a_kind_can_be_sold_out_until_one_comes_back() -> None:
    state = table(store=[20, 0], tray=[["south"], ["south", "south", "south"]])
    assert refused(state, "buy south") == ("dream-cycle-sold-out", "DC-043")
    play(state, "sell south")
    assert "buy south" in texts(state)
    other = table(players=3, store=[20, 0, 0], tray=[[], ["south"] * 4, []])
    assert "buy south" not in texts(other)
    play(other, "1: resign")
    assert "buy south" in texts(other), "what a player who is out owned comes back"


@pytest.mark.clause("DC-044")
def test_tiles_are_kept_from_turn_to_turn() -> None:
    state = begun()
    play(state, "buy north", "buy east", "place north white", "done")
    while state.active == 0:
        play(state, next(move for move in texts(state) if move.startswith(("go", "stop"))))
    play(state, "done")
    assert state.tray[0] == ("east",)
    assert state.fields[0][0] == ("north",)


@pytest.mark.clause("DC-045", "DC-046")
def test_two_tiles_fit_on_a_field_also_of_one_kind() -> None:
    state = table(tray=[["east", "east", "north"], []])
    play(state, "place east white", "place east white")
    assert state.fields[0][0] == ("east", "east")
    assert refused(state, "place north white") == ("dream-cycle-field-full", "DC-045")
    play(state, "take east white", "place north white")
    assert (state.fields[0][0], state.tray[0]) == (("east", "north"), ("east",))
    assert refused(state, "take left white") == ("dream-cycle-not-on-field", "DC-046")
    play(state, "done")
    assert (state.phase, state.tray[0]) == ("moving", ("east",)), "tiles may stay in the tray, fields may stay empty"


@pytest.mark.clause("DC-047")
def test_a_boost_is_two_or_three_chi_on_a_field_with_one_tile() -> None:
    state = table(store=[8, 0], fields=[{"white": ["east"], "red": ["east", "west"], "blue": ["north"]}, {}])
    assert {move for move in texts(state) if move.startswith("boost")} == {
        "boost white 2",
        "boost white 3",
        "boost blue 2",
        "boost blue 3",
    }
    play(state, "boost white 3", "boost blue 2")
    assert (state.store[0], state.boosts[0]) == (3, (3, 0, 0, 0, 0, 2, 0))
    assert refused(state, "boost red 2") == ("dream-cycle-no-boost", "DC-047")
    assert refused(state, "boost white 2") == ("dream-cycle-boosted", "DC-048")
    poor = table(store=[1, 0], fields=[{"white": ["east"]}, {}])
    assert "boost" not in verbs(poor)


@pytest.mark.clause("DC-048")
def test_a_boost_can_be_taken_back_and_locks_the_field() -> None:
    state = table(store=[3, 0], fields=[{"white": ["east"]}, {}], tray=[["west"], []])
    play(state, "boost white 3")
    assert refused(state, "take east white") == ("dream-cycle-boosted", "DC-048")
    assert refused(state, "place west white") == ("dream-cycle-boosted", "DC-048")
    play(state, "unboost white", "take east white")
    assert (state.store[0], state.boosts[0]) == (3, (0,) * 7)
    assert refused(state, "unboost white") == ("dream-cycle-not-boosted", "DC-048")


@pytest.mark.clause("DC-049")
def test_boost_chi_is_committed_and_lost_whether_used_or_not() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        at=[[4, 1], [0, -1]],
        store=[3, 0],
        fields=[{"orange": ["east", "west"], "red": ["north"]}, {}],
    )
    play(state, "boost red 3", "done", "go east E")
    assert (state.store[0], sum(state.boosts[0])) == (0, 0)
    assert state.active == 1


@pytest.mark.clause("DC-050")
def test_only_in_a_doldrum_a_token_can_be_turned() -> None:
    assert refused(table(at=[[4, 1], [0, -1]]), "face E") == ("dream-cycle-no-turning-here", "DC-050")
    state = table(2, (4, 1, "black"), at=[[4, 1], [0, -1]])
    assert {"face E", "face S", "face W"} <= set(texts(state))
    play(state, "face S")
    assert way(state, 0) == "S"
    assert refused(state, "face S") == ("dream-cycle-faces-there", "DC-050")


@pytest.mark.clause("DC-051")
def test_a_facing_is_never_away_from_the_board() -> None:
    state = table(at=[[0, -1], [8, -1]])
    assert [move for move in texts(state) if move.startswith("face")] == ["face E"]
    assert refused(state, "face W") == ("dream-cycle-faces-away", "DC-051")
    assert refused(state, "face S") == ("dream-cycle-faces-away", "DC-051")
    edge = table(2, (4, 5, "black"), at=[[4, 5], [0, -1]], facing=["S", "N"])
    assert "face N" in texts(edge), "over the north edge is legal"


@pytest.mark.clause("DC-052")
def test_done_waits_for_a_legal_facing() -> None:
    state = table(at=[[4, -1], [0, -1]], facing=["S", "N"])
    assert "done" not in texts(state)
    assert refused(state, "done") == ("dream-cycle-face-first", "DC-052")
    play(state, "face N", "done")
    assert xy(state, 0) == (4, 0)


@pytest.mark.clause("DC-053")
def test_more_than_ten_goes_back_but_boosts_do_not_count() -> None:
    state = table(at=[[4, -1], [0, -1]], store=[16, 0], fields=[{"red": ["east"]}, {}])
    events = play(state, "boost red 3", "done")
    riding = one(events, "riding")
    assert (riding["store"], riding["chi"]) == (10, 3)
    assert state.supply == 65 - 10 - 1


@pytest.mark.clause("DC-054")
def test_there_is_no_cap_at_other_moments() -> None:
    state = table(2, (4, 0, "blue"), at=[[4, -1], [0, -1]], store=[10, 0])
    events = play(state, "done")
    assert one(events, "collected")["store"] == 11
    assert state.store[0] == 11


@pytest.mark.clause("DC-055")
def test_done_alone_is_a_whole_buying_phase() -> None:
    state = begun()
    events = play(state, "done")
    assert kinds(events)[:2] == ["riding", "moved"]


@pytest.mark.clause("DC-220", "DC-221")
def test_when_the_sand_has_run_out_what_was_done_stands() -> None:
    assert begun().components.limits.sandman_seconds == GAME.phase_limit == 60
    state = table(at=[[4, -1], [0, -1]], store=[5, 0], tray=[["east"], []])
    play(state, "place east white")
    default = state.default_move(0)
    assert default is not None
    assert default.verb == "done"
    state.play(0, default)
    assert state.fields[0][0] == ("east",)
    astray = table(at=[[0, -1], [8, -1]], facing=["W", "N"])
    first = astray.default_move(0)
    assert first is not None
    astray.play(0, first)
    assert way(astray, 0) == "N", "the first legal one of N, E, S, W"
    again = astray.default_move(0)
    assert again is not None
    assert again.verb == "done"


@pytest.mark.clause("DC-221")
def test_drafts_and_offers_lapse_with_the_sand() -> None:
    state = table(at=[[4, 4], [5, 4]], store=[3, 3])
    play(state, "trade 1", "give chi", "done")
    assert state.drafts == [None, None]
    asked = table(at=[[4, 4], [5, 4]], store=[3, 0], tray=[[], ["east"]])
    play(asked, "trade 1", "give chi", "want east", "send")
    default = asked.default_move(1)
    assert default is not None
    assert default.verb == "decline"


@pytest.mark.clause("DC-222")
def test_an_extra_turn_is_a_buying_phase_of_its_own() -> None:
    state = table(at=[[4, -1], [0, -1]], hand=[["extra_turn"], []])
    before = state.decision
    play(state, "done", "stop", "extra_turn")
    assert (question(state), state.asked) == ("buying", (0,))
    assert state.decision > before
