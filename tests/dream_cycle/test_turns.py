"""Ledger 2.2 and 2.3: set-up, income, and how a turn closes."""

from collections import Counter

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.components import DIRECTIONAL
from reverie.kernel import BadSetup
from tests.dream_cycle.tables import COUNTS, begun, go_on, kinds, new, one, play, question, table, texts, verbs, way, xy


@pytest.mark.clause("DC-020")
def test_two_to_five_may_play() -> None:
    assert COUNTS == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadSetup) as refusal:
            GAME.setup(players)
        assert refusal.value.clause == "DC-020"


@pytest.mark.clause("DC-021")
@pytest.mark.parametrize("players", COUNTS)
def test_two_rows_lie_there_before_anybody_chooses(players: int) -> None:
    state = new(players)
    assert (len(state.laid), question(state)) == (6, "start")
    assert [state.components.tiles[tile].phase for tile, _ in state.laid] == [1, 1, 1, 2, 2, 2]


@pytest.mark.clause("DC-022", "DC-023", "DC-028")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_owns_anything_before_the_first_turn(players: int) -> None:
    state = new(players)
    assert state.supply == 65
    assert sum(state.stock().values()) == 58
    assert len(state.pool()) == 44
    assert state.components.fields == ("white", "orange", "green", "red", "purple", "blue", "yellow")
    assert all(len(fields) == 7 and not any(fields) for fields in state.fields)
    assert (state.store, state.hand) == ([0] * players, [()] * players)


@pytest.mark.clause("DC-024")
@pytest.mark.parametrize("players", COUNTS)
def test_anybody_may_begin_and_turns_go_clockwise(players: int) -> None:
    firsts = Counter(new(players, seed).first for seed in range(120))
    assert set(firsts) == set(range(players))
    state = begun(players, first=players - 1)
    order = []
    for _ in range(players):
        order.append(state.active)
        play(state, "done")
    assert order == [(players - 1 + step) % players for step in range(players)]


@pytest.mark.clause("DC-025")
def test_start_spaces_are_chosen_counter_clockwise_and_the_first_player_last() -> None:
    state = new(4, forced={"first": [1]})
    order = []
    while state.phase == "start":
        order.append(state.asked[0])
        state.play(state.asked[0], state.moves(state.asked[0])[0])
    assert order == [0, 3, 2, 1]


@pytest.mark.clause("DC-026", "DC-027")
def test_a_start_is_a_free_space_south_of_row_one() -> None:
    state = new(3)
    assert texts(state) == [f"start {x}" for x in range(9)]
    seat = state.asked[0]
    play(state, "start F")
    assert (xy(state, seat), way(state, seat)) == ((4, -1), "N")
    assert "start 4" not in texts(state)
    assert len(texts(state)) == 8


@pytest.mark.clause("DC-030")
def test_a_turn_is_income_buying_movement() -> None:
    state = begun()
    events = play(state, "done")
    assert kinds(events)[0] == "riding"
    assert kinds(events)[-1] == "turn_started"
    assert (state.active, state.phase, question(state)) == (1, "buying", "buying")


@pytest.mark.clause("DC-031")
def test_sixteen_chi_at_first_then_one() -> None:
    state = begun()
    assert (state.store, state.turns) == ([16, 0], [1, 0])
    events = play(state, "done")
    assert one(events, "turn_started")["chi"] == 16
    events = play(state, "done")
    assert (one(events, "turn_started")["chi"], state.store[0]) == (1, 11)


@pytest.mark.clause("DC-031", "DC-186")
def test_an_extra_turn_has_its_income() -> None:
    state = table(at=[[4, -1], [0, -1]], hand=[["extra_turn"], []])
    play(state, "done")
    go_on_to_extra = [move for move in texts(state) if move.startswith("stop")]
    play(state, *go_on_to_extra)
    assert question(state) == "extra-turn"
    events = play(state, "extra_turn")
    assert one(events, "turn_started")["extra"] is True
    assert (state.active, state.store[0], state.turns[0]) == (0, 1, 2)


@pytest.mark.clause("DC-032")
def test_a_turn_closes_in_order() -> None:
    state = table(
        3,
        (6, 6, "orange"),
        (7, 6, "green"),
        at=[[6, 6], [7, 8]],
        store=[2, 0],
        fields=[{"orange": ["east"]}, {}],
        boosts=[{"orange": 2}, {}],
        hand=[["square_red", "extra_turn"], []],
    )
    events = play(state, "done", "go east E", "square red", "stop", "buy_back", "pass_turn")
    closing = [kind for kind in kinds(events) if kind in ("boosts_lost", "bought_back", "rows_removed", "turn_started")]
    assert closing == ["boosts_lost", "bought_back", "rows_removed", "turn_started"]
    assert state.boosts[0] == (0,) * 7


@pytest.mark.clause("DC-033")
def test_whoever_goes_out_in_their_turn_passes_it_on() -> None:
    state = table(players=3)
    play(state, "0: resign")
    assert (state.out, state.active, question(state)) == ([True, False, False], 1, "buying")
    riding = table(
        3,
        (6, 7, "yellow:psychic_drain"),
        (6, 6, "orange"),
        players=3,
        at=[[6, 6], [7, 8], [8, 8]],
        fields=[{"orange": ["north"]}, {}, {}],
    )
    events = play(riding, "done")
    assert "left_game" in kinds(events)
    assert "rows_removed" in kinds(events), "rows are looked after, then the next seat has its turn"
    assert riding.active == 1


@pytest.mark.clause("DC-034")
def test_marks_last_for_one_turn() -> None:
    state = table(
        2,
        (4, 3, "orange"),
        (5, 3, "blue"),
        at=[[4, 3], [0, -1]],
        fields=[{"orange": ["east"], "blue": ["west"]}, {}],
        store=[2, 0],
    )
    play(state, "done")
    assert state.collected[0], "marked while the turn lasts"
    play(state, "brake")
    assert state.collected == [(), ()]
    assert (state.landed, state.extorted) == ([(), ()], [])


def test_every_kind_of_tile_is_in_the_price_list() -> None:
    assert [entry["kind"] for entry in GAME.raw_content["directional"]] == list(DIRECTIONAL)
    state = table()
    assert "buy" not in verbs(state)
    go_on(state)


@pytest.mark.clause("DC-002", "DC-026")
def test_a_column_is_typed_as_it_is_shown() -> None:
    state = new(2)
    assert state.view(0)["decision"]["facts"] == {
        "west": 0,
        "east": 8,
        "from_column": "B",
        "to_column": "J",
    }
    for text in ("start F", "start f"):  # as people call it
        assert GAME.parse(text) == GAME.parse("start 4")
    events = play(state, "start f")
    assert one(events, "start_chosen")["place"] == "F0"
    nap = new(2, night="nap")
    assert texts(nap)[0] == "start 9"
