"""End and evaluation (PD-150 to PD-156)."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.ending import result_of
from reverie.games.project_dreamscape.scoring import added, chain_points, chains, ranks, top_runs
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import UNKNOWN, Event
from tests.project_dreamscape.tables import COUNTS, bought, kinds, one, play, question, random_game, row_with, table

CONTENT = GAME.setup(2).content
CHART = {2: 2, 3: 4, 4: 6, 5: 8, 6: 10, 7: 13, 8: 16, 9: 20, 10: 24, 11: 29, 12: 34, 13: 40, 14: 46}
FF_CHAIN = [f"FF-{other}-1" for other in ("IS", "NT", "LD", "PR", "RD", "CD", "SD")] + [
    f"FF-{other}-2" for other in ("IS", "NT", "PR", "RD", "CD", "SD")
]


def ended(**position: Any) -> tuple[DreamscapeState, list[Event]]:
    """A game that ends with the next, worthless purchase of seat 0."""
    lying = [card for name in ("rem", "reserve") for stack in position.get(name, ()) for card in stack]
    state = table(2, dreamscape=row_with("NT-PR-1", avoid=lying), deck_size=0, **position)
    while question(state) == "buy":
        play(state, "buy 1" if not state.bought else "stop_buying")
    events = play(state, "dream PR")
    while not state.is_over:
        events += play(state, "stop_buying")
    return state, events


@pytest.mark.clause("PD-150")
def test_chains_less_z_cards_spent_or_not() -> None:
    state, events = ended(rem=[[], ["FF-IS-1", "FF-NT-1"]], z=[3, 5], reserve=[["FF-RD-1"], []])
    assert state.result is not None
    assert state.result.scores == (-3, 2 - 5), "and it may be negative"
    assert state.discard[-1] == "FF-RD-1", "reserved cards are discarded"
    facts = one(events, "evaluated")
    assert (facts["score"], facts["chain_points"], facts["z"]) == ([-3, -3], [0, 2], [3, 5])


@pytest.mark.clause("PD-151")
def test_a_chain_is_a_maximal_run_and_several_score_apart() -> None:
    stack = ["FF-IS-1", "FF-NT-1", "LD-CD-1", "FF-PR-1", "FF-RD-1", "FF-SD-1"]
    assert [tuple(chain) for chain in chains(CONTENT, stack)] == [("FF", 2, 2, 1), ("FF", 3, 4, 4)]
    assert chain_points(CONTENT, stack) == 6
    assert chains(CONTENT, []) == chains(CONTENT, ["FF-IS-1"]) == []


@pytest.mark.clause("PD-152")
def test_a_card_counts_for_both_its_types() -> None:
    assert chain_points(CONTENT, ["FF-IS-1", "FF-IS-2"]) == 4
    assert chain_points(CONTENT, ["FF-NT-1", "FF-IS-1", "IS-CD-1"]) == 4, "the middle card is in both chains"


@pytest.mark.clause("PD-153")
@pytest.mark.parametrize(("length", "points"), CHART.items())
def test_the_chart(length: int, points: int) -> None:
    assert CONTENT.chart[length] == points
    if length <= 13:
        assert chain_points(CONTENT, FF_CHAIN[:length]) == points
    assert CONTENT.chart[1] == 0


@pytest.mark.clause("PD-153")
def test_the_points_can_be_counted_in_three_ways() -> None:
    """Chain by chain, card by card, and by what each card adds on top."""
    random = Random(1)
    for _ in range(200):
        stack = random.sample(list(CONTENT.types_of), random.randrange(16))
        one_by_one = sum(added(CONTENT, top_runs(CONTENT, stack[:place]), card) for place, card in enumerate(stack))
        by_chart = sum(CHART[length] for length in _runs(stack))
        assert chain_points(CONTENT, stack) == sum(chain.points for chain in chains(CONTENT, stack))
        assert chain_points(CONTENT, stack) == one_by_one == by_chart


def _runs(stack: list[str]) -> list[int]:
    """Lengths of all runs of two or more, by looking at each type alone."""
    found = []
    for type_ in (*CONTENT.base_types, *CONTENT.new_types):
        marks = "".join("x" if type_ in card.split("-") else " " for card in stack)
        found += [len(run) for run in marks.split() if len(run) > 1]
    return found


@pytest.mark.clause("PD-154")
def test_the_highest_score_wins_then_more_z_cards_then_together() -> None:
    eight, nine = FF_CHAIN[:8], FF_CHAIN[:9]
    state, _ = ended(rem=[[], nine], z=[1, 4])
    assert state.result is not None
    assert state.result.winners == (1,)
    state = table(2, rem=[eight, ["IS-CD-1"]], z=[17, 1])
    assert (state.view(0)["score"], ranks(state)) == ([-1, -1], [1, 2]), "more Z cards"
    state = table(2, z=[2, 2])
    assert ranks(state) == [1, 1]
    assert result_of(state).winners == (0, 1)
    assert result_of(state).returns == (0.5, 0.5)


@pytest.mark.clause("PD-154")
def test_equal_seats_share_a_rank_and_the_next_is_skipped() -> None:
    state = table(4, z=[1, 2, 2, 3])
    assert ranks(state) == [1, 2, 2, 4]
    assert state.view(0)["ranks"] == [None] * 4, "shown at the end only"


@pytest.mark.clause("PD-155")
def test_the_rulebooks_example() -> None:
    stack = ["FF-NT-1", "FF-IS-1", "IS-CD-1", "IS-CD-2", "IS-RD-1", "PR-RD-1", "RD-SD-1"]
    assert sorted((chain.type, chain.length) for chain in chains(CONTENT, stack)) == [
        ("CD", 2),
        ("FF", 2),
        ("IS", 4),
        ("RD", 3),
    ]
    assert table(2, rem=[stack, []], z=[4, 1]).view(0)["score"][0] == 14 - 4


@pytest.mark.clause("PD-156")
def test_nothing_else_moves_at_the_end_and_what_is_hidden_stays_hidden() -> None:
    reserve = [["FF-RD-1", "FF-RD-2"], ["FF-CD-1"]]
    state, events = ended(reserve=reserve, z=[2, 2])
    assert state.discard[-3:] == ["FF-RD-1", "FF-RD-2", "FF-CD-1"], "seat by seat, each seat's oldest first"
    assert kinds(events)[-2:] == ["evaluated", "project_ended"]
    assert state.view(0)["deep"] == [[UNKNOWN] * 2] * 2
    assert state.row[0], "the row has slid, and is not filled"
    assert state.row[4] == ""


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_purchase_adds_is_what_the_view_said(players: int) -> None:
    for seed in range(5):
        before: dict[str, Any] = {}
        for state in random_game(players, seed, {"start_seat": "A"}):
            view = state.view(None)
            if before and question(state) == "dream" and len(state.cascade) == 0 and state.rem[state.active]:
                card = state.rem[state.active][-1]
                places = [cell[0] for cell in before["row"] if cell[1] == card]
                if places:
                    said = before["adds"][state.active][places[0] - 1]
                    assert view["score"][state.active] - before["score"][state.active] == said
            before = view


def test_scores_rise_with_the_length() -> None:
    assert all(longer > shorter for shorter, longer in pairwise(CHART.values()))
    assert bought("FF-IS-1").view(0)["adds"][0][0] is None
