"""What measures minds: a best response, efforts, times, and the parts of pages that these commands write."""

from pathlib import Path

import pytest
from benchmarks.choice_times import row
from benchmarks.effort import page_part
from benchmarks.last_turns import FILES, TooMuch, proved
from benchmarks.pages import write_part
from benchmarks.psycle_exploitability import LuckOfCards
from benchmarks.psycle_response import Response, strong_thought

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import FastChance
from reverie.minds.psycle_round import table_of
from reverie.minds.regret_matching import expected_payoffs

LAST = {"round_no": 5, "gems": [3, 3, 3], "score": [5, 5, 5], "tiles": [1, 1, 1]}


def _state(position: dict[str, object]) -> PsycleState:
    state = GAME.new(3, FastChance(2))
    GAME.place(state, position)
    return state


def test_a_last_round_is_answered_by_the_rules() -> None:
    """Whoever is on top there wins the game, so nothing is guessed."""
    state = _state(LAST)
    table = table_of(state.view(0))
    thought = strong_thought(state.setup, table)
    expected = expected_payoffs(thought.shares, table.sizes, thought.mixtures)
    response = Response(state.setup, 0, 1, lambda _: None)
    for seat in range(3):
        assert response.values(table, thought.mixtures, seat) == pytest.approx(expected[seat], abs=1e-5)


def test_the_last_round_but_one_is_worked_out() -> None:
    """With the best card in each last round: no seat expects less than by its mixture there."""
    state = _state({**LAST, "round_no": 4})
    table = table_of(state.view(0))
    mixtures = strong_thought(state.setup, table).mixtures
    response = Response(state.setup, 0, 1, lambda _: None)
    values = [response.values(table, mixtures, seat) for seat in range(3)]
    assert [len(cards) for cards in values] == table.sizes
    means = [
        sum(share * value for share, value in zip(mixture, cards, strict=True))
        for mixture, cards in zip(mixtures, values, strict=True)
    ]
    assert all(mean > 0.1 for mean in means)
    assert 0.999 <= sum(means) < 1.5, "sets of cards that nobody plays are left out"


def test_the_luck_of_cards_is_nothing_on_average() -> None:
    state = _state(LAST)
    table = table_of(state.view(0))
    mixtures = strong_thought(state.setup, table).mixtures
    mean = 0.0
    for second in range(table.sizes[1]):
        for third in range(table.sizes[2]):
            luck = LuckOfCards(state.setup, 0)
            for seat, card in enumerate((1, second, third)):
                luck.before_move(state, seat, (), PLAYS[card])
            mean += mixtures[1][second] * mixtures[2][third] * luck.notes(state)
    assert mean == pytest.approx(0, abs=1e-9)


def test_efforts_say_where_they_cannot_tell() -> None:
    rows = [{"looks": looks, "share": share, "reach": 0.05, "games": 100} for looks, share in ((12, 0.6), (48, 0.62))]
    found = "\n".join(page_part({"psycle": {"players": 2, "least": 3, "efforts": rows}}))
    assert "12 looks against 3: stronger (+10.0 ± 5.0 points)" in found
    assert "48 against 12: too close to tell (+2.0 ± 7.1 points)" in found


def test_games_between_the_two_say_more_than_a_difference() -> None:
    rows = [{"looks": looks, "share": share, "reach": 0.05, "games": 100} for looks, share in ((12, 0.6), (48, 0.62))]
    last = {"looks": 48, "share": 0.56, "reach": 0.05, "games": 200}
    found = "\n".join(page_part({"psycle": {"players": 2, "least": 3, "efforts": rows, "last_step": last}}))
    assert "48 against 12: stronger (+6.0 ± 5.0 points) in 200 games between the two" in found


def test_the_times_of_all_levels_are_told() -> None:
    assert row(GAME, 2, 3).count("|") == 2 + 6 + 1


def test_a_part_of_a_page_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- it: written by its command -->\nold\n<!-- it: end -->\nafter\n", encoding="utf-8")
    write_part(page, "it", ["new"])
    assert page.read_text(encoding="utf-8").splitlines()[::2] == ["before", "new", "after"]
    with pytest.raises(ValueError, match="no marks"):
        write_part(page, "other", ["new"])


@pytest.mark.parametrize(
    "name", ["alone-pull", "order-of-two", "spare-the-opponent", "sweep-the-row", "which-card-to-wake"]
)
def test_everything_is_tried_in_a_last_turn(name: str) -> None:
    sure, positions = proved(FILES / f"{name}.toml")
    assert sure
    assert positions > 40


def test_another_move_is_not_proved_the_best(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    text = (FILES / "which-card-to-wake.toml").read_text(encoding="utf-8")
    wrong.write_text(text.replace('"flip 2"', '"flip 3"'), encoding="utf-8")
    assert proved(wrong)[0] is False


def test_what_is_too_much_is_given_up() -> None:
    with pytest.raises(TooMuch):
        proved(FILES / "order-of-two.toml", most=40)
