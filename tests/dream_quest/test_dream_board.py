"""Ledger C: the Dream board, its areas and its secret exits."""

from collections import Counter
from itertools import pairwise

import pytest

from reverie.games.dream_quest.dream_board import Board, distances
from tests.dream_quest.tables import (
    DREAMLANDS,
    SHORT_NIGHT,
    dreamer,
    offers,
    one,
    play,
    question,
    started,
    table,
    walked,
)

BOARDS = (DREAMLANDS, SHORT_NIGHT)


def _shape(board: Board) -> tuple[int, int, int]:
    return len(board.spaces), sum(map(len, board.links.values())) // 2, len(board.secret_to)


@pytest.mark.clause("DQ-016")
def test_the_dreamlands() -> None:
    assert _shape(DREAMLANDS) == (140, 157, 13)
    counted = Counter(DREAMLANDS.kind.values())
    assert counted == {"start": 1, "plain": 92, "cursed": 13, "blessed": 11, "mystery": 13, "cycle": 10}


@pytest.mark.clause("DQ-017")
def test_the_short_night() -> None:
    assert _shape(SHORT_NIGHT) == (65, 73, 3)
    counted = Counter(SHORT_NIGHT.kind.values())
    assert counted == {"start": 1, "plain": 38, "cursed": 7, "blessed": 5, "mystery": 6, "cycle": 8}


@pytest.mark.clause("DQ-017")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_drawing_has_room_for_every_space(board: Board) -> None:
    spaces = list(board.spaces.values())
    radius = {"dreamlands": 16, "short_night": 20}[board.id]
    for place, space in enumerate(spaces):
        for other in spaces[:place]:
            assert (space.x - other.x) ** 2 + (space.y - other.y) ** 2 >= (2 * radius + 8) ** 2


@pytest.mark.clause("DQ-018")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_one_kind_each_and_crossroads_do_nothing(board: Board) -> None:
    assert set(board.kind) == set(board.spaces)
    assert all(len(board.links[space]) >= 3 for space in board.secret_to)
    state = dreamer("friendly-zoog", "CG1")
    walked(state, "CG2", "CG3")
    assert (state.space[0], state.providence[0], state.slumber[0]) == ("CG3", 0, 6), "one gained, one lost"


@pytest.mark.clause("DQ-019")
def test_all_begin_on_the_start_space() -> None:
    for board in ("dreamlands", "short_night"):
        state, _ = started(5, characters="choose", board=board)
        assert state.space == ["TH0"] * 5
    state = dreamer("friendly-zoog", "TH0")
    play(state, "stop")
    assert state.providence[0] == 0


@pytest.mark.clause("DQ-020")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_links_can_be_walked_both_ways(board: Board) -> None:
    assert all(space in board.links[other] for space, links in board.links.items() for other in links)
    state = dreamer("sentient-mist", "DC7")
    play(state, "choose walk-through")
    assert "step LW2" in offers(state), "out of the Dream Cycle"
    walked(state, "LW2", "LW1")
    assert state.space[0] == "LW1"


@pytest.mark.clause("DQ-021", "DQ-023")
def test_at_a_crossroads_the_player_chooses() -> None:
    for begins_there in (True, False):
        state = dreamer("friendly-zoog", "TH0" if begins_there else "CG1")
        if not begins_there:
            play(state, "step TH0")
        wanted = {"step CG1", "step CH1", "step ML1"} - (set() if begins_there else {"step CG1"})
        assert wanted <= set(offers(state))


@pytest.mark.clause("DQ-022")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_a_secret_exit_is_open_only_to_a_turn_that_begins_there(board: Board) -> None:
    for crossroads, secret in board.secret_to.items():
        options = {"board": board.id}
        begun_there = dreamer("friendly-zoog", crossroads, options=options)
        assert f"step {secret}" in offers(begun_there)
        before = next(link for link in board.links[crossroads] if link != secret)
        dice = {"mystery": [3]} if board.kind[before] == "mystery" else {}
        passing = dreamer("friendly-zoog", before, options=options, forced=dice)
        play(passing, f"step {crossroads}")
        assert f"step {secret}" not in offers(passing)


@pytest.mark.clause("DQ-024")
def test_a_secret_route_may_be_walked_backwards() -> None:
    state = dreamer("friendly-zoog", "CH5")
    assert "step CH2" in offers(state)
    walked(state, "CH2", "CH1")
    assert state.space[0] == "CH1"


@pytest.mark.clause("DQ-025")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_back_and_forward_never_use_a_secret_exit(board: Board) -> None:
    for space, secret in board.secret_to.items():
        assert secret not in board.back[space]
        assert secret not in board.forward[space]
    assert all(board.back[space] for space in board.spaces if space != board.start)
    links = {
        space: [other for other in links if other != board.secret_to.get(space)] for space, links in board.links.items()
    }
    backwards: dict[str, list[str]] = {space: [] for space in links}
    for space, others in links.items():
        for other in others:
            backwards[other].append(space)
    assert distances(backwards, [board.start]) == board.to_start, "the same with and without secret exits"


@pytest.mark.clause("DQ-026")
def test_a_cursed_space_takes_one_off_the_card() -> None:
    assert dreamer("friendly-zoog", "TS4").movement == 2
    assert dreamer("friendly-zoog", "TS2").movement == 3
    assert dreamer("flying-dream", "TS4").view(0)["card_value"] == 2


@pytest.mark.clause("DQ-027")
def test_the_curse_stops_at_nothing() -> None:
    state = dreamer("tax-recounting", "TS4")
    assert state.card_value == 0
    play(state, "choose pocket-the-hoard")
    assert state.movement == 5, "0 and the bonus of 5, not -1 and 5"


@pytest.mark.clause("DQ-028")
def test_a_turn_that_begins_on_a_mystery_space_begins_with_a_die() -> None:
    state = dreamer("friendly-zoog", "GW2", forced={"mystery": [3]}, providence=[5, 3])
    assert (question(state), state.in_play) == ("roll", []), "before a card is drawn"
    play(state, "keep")
    assert state.in_play == ["friendly-zoog"] or question(state) == "walk"
    passing = dreamer("friendly-zoog", "RB6")
    walked(passing, "GW1")
    assert passing.mystery == "plain"


@pytest.mark.clause("DQ-029")
@pytest.mark.parametrize("die", [1, 2])
def test_mystery_low_takes_all_movement_off_cards(die: int) -> None:
    state = dreamer("flying-dream", "GW2", forced={"mystery": [die], "lucidity_under": [1]})
    assert state.card_value == 0
    play(state, "choose soar")
    assert state.movement == 4, "the outcome's own movement stays"


@pytest.mark.clause("DQ-030")
@pytest.mark.parametrize("die", [3, 4])
def test_mystery_in_the_middle_does_nothing(die: int) -> None:
    state = dreamer("flying-dream", "GW2", forced={"mystery": [die], "lucidity_under": [6]})
    assert (state.mystery, state.card_value) == ("plain", 3)
    play(state, "choose soar")
    assert state.movement == 1, "the test was thrown, and failed"


@pytest.mark.clause("DQ-031")
@pytest.mark.parametrize("die", [5, 6])
def test_mystery_high_makes_lucidity_tests_succeed_without_a_die(die: int) -> None:
    state = dreamer("flying-dream", "GW2", forced={"mystery": [die]}, lucidity=[0, 4])
    events = play(state, "choose soar")
    assert "die_thrown" not in [event.kind for event in events]
    assert state.movement == 7


@pytest.mark.clause("DQ-032")
def test_mystery_high_does_not_touch_memory_tests_or_contests() -> None:
    state = dreamer("lucid-dream", "GW2", forced={"mystery": [6], "memory_under": [5]})
    assert state.slumber[0] == 3, "the Memory test failed by its die"
    state = dreamer(
        "friendly-zoog",
        "GW2",
        forced={"mystery": [6], "contest": [1, 6]},
        asleep=[True, True],
        space_of_all=["GW2", "GW3"],
        providence=[0, 0],
    )
    walked(state, "GW3")
    events = play(state, "challenge 1")
    assert one(events, "contest_decided")["won"] is False


@pytest.mark.clause("DQ-033")
def test_curse_and_mystery_change_the_printed_value_only() -> None:
    state = dreamer("tax-recounting", "GW2", forced={"mystery": [1]})
    play(state, "choose pocket-the-hoard")
    assert state.movement == 5
    state = dreamer("sleeping-ward", "TS4", forced={"rest": [1]})
    play(state, "choose lie-down")
    assert state.movement == 0, "2 on the cursed space, less 3, is never below 0"


@pytest.mark.clause("DQ-034")
def test_a_blessed_space_gives_one_at_the_end_of_a_dream_turn() -> None:
    state = dreamer("friendly-zoog", "SW4")
    events = walked(state, "GI1")
    assert one(events, "blessed")["providence"] == 1
    staying = dreamer("friendly-zoog", "SB3")
    play(staying, "stop")
    assert staying.providence[0] == 1
    for space in ("TS4", "GW2", "CG1", "DC7"):
        state = dreamer("friendly-zoog", space, forced={"mystery": [3]} if space == "GW2" else {}, providence=[2, 3])
        play(state, "stop")
        assert state.providence[0] == 2, "no kind of space has a penalty at the end"


@pytest.mark.clause("DQ-035", "DQ-100")
def test_a_blessing_is_for_ones_own_dream_turn_only() -> None:
    awake = table(space=["SB3", "TH0"], forced={"memory_roll": [1]}, reality_deck=["friend"])
    assert awake.providence[0] == 0, "a real-world turn that ends asleep on a blessed space"
    pushed = dreamer("friendly-zoog", space_of_all=["SB4", "SB3"], asleep=[True, False])
    walked(pushed, "SB3")
    assert (pushed.space[1], pushed.providence) == ("SB2", [1, 3]), "an avatar moved in another's turn gains nothing"
    cut_short = dreamer("native-village", "SB3", slumber=[4, 8])
    play(cut_short, "choose live-among-them")
    assert (cut_short.asleep[0], cut_short.providence[0]) == (False, 3), "woken in step 3: no blessing"


@pytest.mark.clause("DQ-036")
def test_nothing_is_gained_in_the_dream_cycle() -> None:
    state = dreamer("mirror-of-desire", "DC7", forced={"lucidity_under": [1]}, providence=[2, 3])
    assert state.providence[0] == 2


@pytest.mark.clause("DQ-037")
def test_losses_costs_and_the_rest_apply_in_the_cycle() -> None:
    state = dreamer("white-ship", "DC7", forced={"memory_under": [6]}, providence=[4, 3])
    play(state, "choose plead-your-case", "keep")
    assert state.providence[0] == 2, "the loss counts"
    state = dreamer("ancient-battle", "DC7", forced={"lucidity_under": [1]}, providence=[0, 3])
    play(state, "choose take-a-side")
    assert (state.providence[0], state.lucidity[0]) == (0, 6), "no Providence, but Lucidity"
    state = dreamer("puzzle-box", "DC7", providence=[5, 3])
    play(state, "choose force-the-lid")
    assert (state.providence[0], state.movement) == (2, 7)


@pytest.mark.clause("DQ-038")
def test_the_moment_of_the_gain_decides() -> None:
    state = dreamer("mirror-of-desire", "LW2", forced={"lucidity_under": [1]})
    walked(state, "DC7")
    assert (state.space[0], state.providence[0]) == ("DC7", 2), "resolved before walking into the cycle"
    state = dreamer("celestial-music", "DC7")
    play(state, "choose keep-walking")
    walked(state, "LW2", "LW1", "SB5")
    assert (state.space[0], state.providence[0]) == ("SB5", 1), "begun in the cycle, ended on a blessed space"


@pytest.mark.parametrize(("board", "shortest", "open_only"), [(DREAMLANDS, 17, 27), (SHORT_NIGHT, 14, 19)])
def test_how_far_the_cycle_is(board: Board, shortest: int, open_only: int) -> None:
    """Ledger 8.3."""
    cycle = [space for space, kind in board.kind.items() if kind == "cycle"]
    assert min(board.to_start[space] for space in cycle) == shortest
    walks = {space: [o for o in links if o != board.secret_to.get(space)] for space, links in board.links.items()}
    assert min(distances(walks, [board.start])[space] for space in cycle) == open_only


def test_a_walk_follows_links() -> None:
    state = dreamer("strange-mushrooms", "TH0", forced={"lucidity_under": [1]})
    walked(state, "CH1", "CH2", "CH3", "CH4")
    assert all(there in DREAMLANDS.links[here] for here, there in pairwise(("TH0", "CH1", "CH2", "CH3", "CH4")))
    assert state.space[0] == "CH4"
