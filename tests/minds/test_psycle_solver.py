"""The exact solution of two-player Psycle: against brute force, against the ledger, and against best responses."""

from array import array
from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.state import PsycleState
from reverie.kernel import BadDocument, BadSetup, FastChance
from reverie.minds.psycle_answers import answer
from reverie.minds.psycle_certificate import certify
from reverie.minds.psycle_model import GEM_CHANGES, PAIRS, PsycleModel
from reverie.minds.psycle_solver import MOST_CELLS, Root, solve
from reverie.minds.psycle_solving import solved_table
from reverie.minds.psycle_table import PsycleTable, read_table, shipped_table
from tests.minds.appendix import POSITIONS, deviations
from tests.minds.brute_force import position_value

TWO_ROUNDS = {"rounds_per_psycle": 2, "targets": [1, 3], "bonuses": [1, 3], "gems": {"start": 3}}
RICHER: dict[str, Any] = {
    "rounds_per_psycle": 2,
    "targets": [2, 2],
    "bonuses": [0, 4],
    "gems": {"start": 4, "penalty_per_gem": 2},
    "cards": {"4": {"stars": 5}, "2": {"stars": 0}},
}
THREE_ROUNDS = {"rounds_per_psycle": 3, "targets": [1, 2, 2], "bonuses": [1, 1, 2], "gems": {"start": 2}}


def table_at(overrides: dict[str, Any], position: dict[str, Any], cap: int = 1) -> PsycleState:
    """A position in what the players know to be the last Psycle, so that brute force comes to an end."""
    state = GAME.new(2, FastChance(3), {"psycle_cap": cap}, overrides)
    GAME.place(state, position)
    return state


@pytest.mark.parametrize(
    ("overrides", "position"),
    [
        (TWO_ROUNDS, {"round_no": 2, "gems": [1, 4], "score": [3, 0], "target": 3, "bonus": 1}),
        (TWO_ROUNDS, {"round_no": 2, "gems": [0, 5], "score": [2, 0], "target": 1, "bonus": 3}),
        (TWO_ROUNDS, {"round_no": 1, "target": 3, "bonus": 3}),
        (RICHER, {"round_no": 2, "gems": [2, 3], "score": [0, 0], "target": 2, "bonus": 4}),
        (THREE_ROUNDS, {"round_no": 2, "gems": [1, 3], "score": [0, 1], "target": 2, "bonus": 1}),
    ],
)
def test_positions_are_worth_what_brute_force_says(overrides: dict[str, Any], position: dict[str, Any]) -> None:
    state = table_at(overrides, position)
    found = answer(state)
    expected = position_value(state)
    assert found.chances == pytest.approx((expected, 1 - expected), abs=1e-9)
    for seat, cards in enumerate(found.cards):
        assert sum(card.share for card in cards) == pytest.approx(1)
        assert max(card.worth for card in cards) == pytest.approx(found.chances[seat], abs=1e-9)


def test_every_position_after_the_first_round() -> None:
    """Each value that the whole solution holds, not only of what was asked."""
    state = table_at(RICHER, {"round_no": 1, "target": 2, "bonus": 4})
    model = PsycleModel(state.components)
    solution = solve(model)
    (deal,) = [deal for deal in model.deals(model.everything) if deal.bonus == 4]
    for (own, other), (mine, theirs), step in zip(PAIRS, GEM_CHANGES, model.steps(2, 4), strict=True):
        if max(own, other) <= 4:
            after = state.copy()
            after.play(0, f"play {own}")
            after.play(1, f"play {other}")
            value = solution.value(2, deal.left, (4 + mine, 4 + theirs, step))
            assert (value + 1) / 2 == pytest.approx(position_value(after), abs=1e-9)


@pytest.mark.parametrize("tiles", [[1, 0], [0, 1]])
@pytest.mark.parametrize("psycle_no", [2, 3])
def test_a_lead_under_a_cap_makes_a_tie_worth_more(tiles: list[int], psycle_no: int) -> None:
    """In the last Psycle a tie keeps the lead; with one more to come it is worth what that one is."""
    overrides = {"rounds_per_psycle": 1, "targets": [2], "bonuses": [1], "gems": {"start": 3}}
    state = table_at(overrides, {"round_no": 1, "tiles": tiles, "psycle_no": psycle_no}, cap=3)
    found = answer(state)
    assert found.chances[0] == pytest.approx(position_value(state), abs=1e-9)


def test_ties_in_the_middle_without_a_cap() -> None:
    state = GAME.new(2, FastChance(1), overrides=TWO_ROUNDS)
    assert answer(state).chances == pytest.approx((0.5, 0.5))
    GAME.place(state, {"tiles": [1, 0]})
    assert answer(state).chances == pytest.approx((0.75, 0.25))


@pytest.mark.parametrize("overrides", [TWO_ROUNDS, RICHER, THREE_ROUNDS])
def test_tables_carry_their_certificate(overrides: dict[str, Any]) -> None:
    setup = GAME.setup(2, {}, overrides)
    data, counts, certificate = solved_table(setup)
    assert certificate.exploitability <= 1e-9
    assert certificate.anywhere <= 1e-9
    assert certificate.value == pytest.approx(0, abs=1e-12)
    table = read_table(data, setup)
    assert table.header["certificate"] == certificate.told()
    assert table.header["positions"] == counts.positions
    with pytest.raises(BadDocument, match="solve-table-other-content"):
        read_table(data, GAME.setup(2))
    with pytest.raises(BadDocument, match="solve-table-unreadable"):
        read_table(data[:-9], setup)


def test_a_wrong_table_is_found_out() -> None:
    """The certificate believes nothing: values that are not right cost whoever plays by them."""
    setup = GAME.setup(2, {}, TWO_ROUNDS)
    right = read_table(solved_table(setup)[0], setup)
    index: array[int] = array("h")
    values: array[float] = array("d")
    for lowest, count in zip(right._lowest, right._counts, strict=True):
        index.extend((lowest, count))
    values.extend(-value for value in right._values)
    certificate = certify(PsycleTable(right.model, right.header, index, values))
    assert certificate.exploitability > 0.1


def test_the_ledger_near_the_end() -> None:
    """Appendix A.4, solved from the position itself."""
    model = PsycleModel(GAME.setup(2).content)
    for round_no, (own, other), lead, left, expected in POSITIONS:
        cell = (own, other, lead - own + other)
        solution = solve(model, Root(round_no, {left: [cell]}))
        assert solution.value(round_no, left, cell) == pytest.approx(expected, abs=1e-9)


def test_a_third_and_the_mixture_of_the_ledger() -> None:
    state = GAME.new(2, FastChance(1))
    position = {"round_no": 5, "gems": [2, 5], "score": [0, 0], "target": 1, "bonus": 1}
    GAME.place(state, position)
    found = answer(state)
    assert found.value == pytest.approx(-1 / 3, abs=1e-12)
    assert [card.share for card in found.cards[0]] == pytest.approx([0, 1 / 3, 2 / 3])
    assert found.cards[1][5].share == pytest.approx(1 / 3)


def test_the_shipped_table_is_the_printed_game_and_agrees_with_the_ledger() -> None:
    table = shipped_table(GAME.setup(2))
    assert table is not None, "the content has changed: make solve"
    certificate = table.header["certificate"]
    assert certificate["exploitability"] <= 1e-9
    assert certificate["exploitability_anywhere"] <= 1e-9
    assert certificate["most_tied"] < 0.76
    assert (table.header["positions"], table.header["games"]) == (184_407, 697_611)
    found = deviations(table)
    assert found["start"] <= 1e-9
    assert found["matrix"] <= 5.1e-7
    assert found["positions"] <= 1e-9
    assert found["mixtures (printed to 4 digits)"] <= 5.1e-5


def test_too_much_is_refused_with_the_number() -> None:
    huge = {
        "rounds_per_psycle": 9,
        "targets": [1, 1, 2, 2, 3, 3, 4, 4, 5],
        "bonuses": list(range(1, 10)),
        "gems": {"start": 20},
    }
    with pytest.raises(BadSetup, match="solve-too-large") as refused:
        solve(PsycleModel(GAME.setup(2, {}, huge).content))
    assert refused.value.facts["cells"] > MOST_CELLS == refused.value.facts["most"]


def test_other_tables_are_refused() -> None:
    with pytest.raises(BadSetup, match="solve-players"):
        answer(GAME.new(3, FastChance(1)))
