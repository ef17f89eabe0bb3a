"""The mind of Psycle: mixtures for all seats, from what lies open."""

import math
from pathlib import Path

import pytest

from reverie.bots import make_bot
from reverie.bots.arena import play_match
from reverie.games.psycle import GAME
from reverie.games.psycle.heuristics import PsycleHeuristics, feature_names
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.prizes import ENDLESS, prizes, shares_after
from reverie.games.psycle.state import PsycleState
from reverie.kernel import FastChance
from reverie.minds.exact_bot import ExactBot
from reverie.minds.mind import LEVEL_NAMES, Strength, mind_for, shipped_net, strengths
from reverie.minds.psycle_mind import ALL_SETS, PsycleMind
from reverie.minds.psycle_round import WORTH_OF_MARGIN, RoundJudge, table_of
from reverie.minds.regret_matching import expected_payoffs, matched_mixtures, sampled_mixtures
from reverie.minds.searching_bot import SearchingBot
from tests.minds.appendix import MIXTURES

COUNTS = GAME.player_counts


def _psycle(players: int, luck: int) -> list[PsycleState]:
    """Positions of a Psycle in which anything is played, one for each round."""
    state = GAME.new(players, FastChance(luck))
    chance, found = FastChance(luck + 1), []
    while state.psycle_no == 1 and not state.is_over:
        found.append(state.copy())
        number = state.round_no
        while state.waiting and state.psycle_no == 1 and state.round_no == number:
            seat = state.waiting[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
    return found


def _mind(players: int, **options: int) -> PsycleMind:
    mind = mind_for(GAME.setup(players, options))
    assert isinstance(mind, PsycleMind)
    return mind


@pytest.mark.parametrize("players", COUNTS)
def test_features_are_finite_and_as_many_as_documented(players: int) -> None:
    heuristics = GAME.heuristics(GAME.setup(players))
    assert len(feature_names(players)) == 22 + 11 * (players - 1) == len(heuristics.feature_names)
    for luck in range(10):
        for state in _psycle(players, luck):
            for seat in range(players):
                numbers = heuristics.features(state, seat)
                assert len(numbers) == len(heuristics.feature_names)
                assert all(math.isfinite(number) and abs(number) < 10 for number in numbers)


@pytest.mark.parametrize("players", COUNTS)
def test_what_nobody_can_know_changes_nothing(players: int) -> None:
    heuristics = GAME.heuristics(GAME.setup(players))
    for state in _psycle(players, 3):
        other = state.copy()
        GAME.redeal(other, 0, FastChance(99))
        assert heuristics.features(other, 0) == heuristics.features(state, 0)


def test_the_tiles_of_the_coming_round_count_as_face_down() -> None:
    """What a round leads to is judged before the next tiles are known."""
    heuristics, shown = GAME.heuristics(GAME.setup(3)), []
    for target in (1, 5):
        state = GAME.new(3, FastChance(1))
        GAME.place(state, {"round_no": 1, "target": target, "bonus": 1})
        shown.append(heuristics.features(state, 0))
    assert shown[0] == pytest.approx(shown[1])


def test_the_same_view_gives_the_same_card() -> None:
    for state in _psycle(3, 5)[2:]:
        seat = state.waiting[-1]
        for other in state.waiting[:-1]:
            state.play(other, PLAYS[1])
        twin = state.copy()
        GAME.redeal(twin, seat, FastChance(7))
        assert twin.view(seat) == state.view(seat)
        cards = [
            SearchingBot(GAME, 4, "any", Strength(20, temperature)).choose(each.view(seat), each.moves(seat), 1.0)
            for each in (state, twin)
            for temperature in (0.0, 0.05)
        ]
        assert cards[:2] == cards[2:]


@pytest.mark.parametrize("tiles", [(1, 1), (3, 2), (5, 3)])
def test_strong_mixes_between_two_as_the_ledger_says(tiles: tuple[int, int]) -> None:
    state = GAME.new(2, FastChance(1))
    GAME.place(state, {"round_no": 1, "target": tiles[0], "bonus": tiles[1]})
    found = _mind(2).thought(table_of(state.view(0)), 1)
    assert found.mixtures[0] == pytest.approx(MIXTURES[tiles], abs=5.1e-5)
    assert found.mixtures[0] == pytest.approx(ExactBot(GAME, 1).mixture(state.view(0)))


def test_in_a_last_psycle_a_tie_is_enough_for_the_leader() -> None:
    """Under a cap: the leader plays the one card that cannot lose, though it may tie."""
    position = {
        "round_no": 5,
        "score": [3, 9],
        "gems": [5, 0],
        "target": 2,
        "bonus": 1,
        "tiles": [1, 0],
        "psycle_no": 2,
    }
    state = GAME.new(2, FastChance(1), {"psycle_cap": 2})
    GAME.place(state, position)
    judged = _mind(2, psycle_cap=2).judged(state.view(0), state.moves(0), 1, 0)
    assert judged[0].move == PLAYS[5]
    assert judged[0].value == pytest.approx(1.0)
    assert judged[1].value == pytest.approx(0.5)


def test_changed_content_is_played_too() -> None:
    state = GAME.new(2, FastChance(1), overrides={"cards": {"5": {"stars": 2}}})
    mind = mind_for(state.setup)
    assert mind.choose(state.view(0), state.moves(0), Strength(20, 0.0), FastChance(1)) in state.moves(0)
    line = mind.line(state.view(0), PLAYS[2], 1, 4)
    assert line[0] == (0, PLAYS[2])
    assert [seat for seat, _ in line] == [0, 1]


def test_between_two_looks_change_nothing_also_where_no_table_is_solved() -> None:
    state = GAME.new(2, FastChance(1), overrides={"cards": {"5": {"stars": 2}}})
    mind = mind_for(state.setup)
    assert isinstance(mind, PsycleMind)
    table = table_of(state.view(0))
    assert mind.thought(table, 1) == mind.thought(table, 500)
    assert max(mind.thought(table, 1).mixtures[0]) > 1 / 6, "not just any card"


def test_leaves_are_what_the_network_says() -> None:
    """Its first layer is added up seat by seat; that must be the same."""
    setup, net = GAME.setup(4), shipped_net("psycle", 4)
    assert net is not None
    heuristics = PsycleHeuristics(setup)
    state = GAME.new(4, FastChance(2))
    GAME.place(state, {"round_no": 4, "gems": [1, 1, 2, 0], "score": [5, 4, 8, 3], "tiles": [1, 0, 0, 1]})
    table = table_of(state.view(0))
    cells = RoundJudge(setup.content, heuristics, net, None).judged(table)
    assert len(cells) == 2 * 2 * 3
    for seat, card in ((0, 1), (1, 0), (2, 2)):
        state.play(seat, PLAYS[card])
    expected = [net.judge(heuristics.features(state, seat)) for seat in range(4)]
    assert cells[1 * 6 + 0 * 3 + 2] == [pytest.approx(each) for each in expected]


@pytest.mark.parametrize("round_no", [3, 5])
def test_a_set_of_cards_alone_is_worth_what_it_is_among_all(round_no: int) -> None:
    setup, net = GAME.setup(3), shipped_net("psycle", 3)
    assert net is not None
    state = GAME.new(3, FastChance(2))
    GAME.place(state, {"round_no": round_no, "gems": [2, 1, 3], "score": [5, 4, 8]})
    judge, table = RoundJudge(setup.content, PsycleHeuristics(setup), net, None), table_of(state.view(0))
    cells, sets = judge.judged(table), judge.sets_of(table)
    for seat in range(3):
        share, margin = cells[(1 * 2 + 0) * 4 + 3][seat]
        assert sets.worth(seat, (1, 0, 3)) == pytest.approx(share + WORTH_OF_MARGIN * margin)


class AloneWins:
    """Three seats, two choices: whoever is alone wins, and the second choice is a little better."""

    choices = tuple((a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1))

    def worth(self, seat: int, choices: tuple[int, ...]) -> float:
        return float(choices.count(choices[seat]) == 1) + 0.1 * choices[seat]

    @property
    def payoffs(self) -> list[list[float]]:
        return [[self.worth(seat, choices) for choices in self.choices] for seat in range(3)]

    def to_gain(self, mixtures: list[list[float]]) -> float:
        """What a seat gains at most by leaving its mixture."""
        found = []
        for mixture, values in zip(mixtures, expected_payoffs(self.payoffs, [2, 2, 2], mixtures), strict=True):
            found.append(max(values) - sum(share * value for share, value in zip(mixture, values, strict=True)))
        return max(found)


def test_regret_matching_leaves_little_to_gain() -> None:
    game = AloneWins()
    assert game.to_gain(matched_mixtures(game.payoffs, [2, 2, 2], 2000)) < 0.01


def test_regret_matching_by_samples_comes_to_the_same() -> None:
    game = AloneWins()
    mixtures, values = sampled_mixtures(game, [2, 2, 2], 4000, 0.0, 1)
    assert game.to_gain(mixtures) < 0.05
    for found, expected in zip(values, expected_payoffs(game.payoffs, [2, 2, 2], mixtures), strict=True):
        assert found == pytest.approx(expected, abs=0.05)
    assert (mixtures, values) == sampled_mixtures(game, [2, 2, 2], 4000, 0.0, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_a_few_thoughts_are_the_same_for_all_who_think_them(players: int) -> None:
    table = table_of(GAME.new(players, FastChance(1)).view(0))
    net = shipped_net("psycle", players)
    assert net is not None
    found = [PsycleMind(GAME.setup(players), net).thought(table, 10) for _ in range(2)]
    assert found[0] == found[1]
    assert not found[0].shares, "only the sets of cards that came up were judged"
    assert all(sum(mixture) == pytest.approx(1) for mixture in found[0].mixtures)


@pytest.mark.parametrize("players", [3, 4])
def test_the_strongest_judges_every_set_of_cards(players: int) -> None:
    assert strengths("psycle", players)[LEVEL_NAMES[-1]].looks >= ALL_SETS


def test_prizes_add_up_and_follow_the_rules_at_the_end() -> None:
    components = GAME.setup(3).content
    for shares in prizes(components, (1, 0, 0), ENDLESS):
        assert sum(shares) == pytest.approx(1)
    assert prizes(components, (1, 0, 0), ENDLESS)[0] == (1.0, 0.0, 0.0)
    assert shares_after(components, (1, 1, 0), (1, 1, 0), ENDLESS) == (0.5, 0.5, 0.0)
    assert shares_after(components, (1, 0, 0), (0, 1, 0), 0) == (0.5, 0.5, 0.0)
    two = GAME.setup(2).content
    assert prizes(two, (0, 0), ENDLESS)[0] == pytest.approx((0.75, 0.25))


@pytest.mark.parametrize("players", COUNTS)
def test_there_are_six_levels(players: int) -> None:
    levels = strengths("psycle", players)
    assert tuple(levels) == LEVEL_NAMES
    temperatures = [strength.temperature for strength in levels.values()]
    assert temperatures == sorted(temperatures, reverse=True)
    assert temperatures[-1] <= 0.003, "between two `exact` plays the mixture, and `strong` nearly always its best card"


def test_a_game_of_strong_ends() -> None:
    bots = [SearchingBot(GAME, seat, "strong", Strength(5, 0.0)) for seat in range(3)]
    result = play_match(GAME, bots, 1, options={"psycle_cap": 1})
    assert sum(result.returns) == pytest.approx(1)
    assert make_bot("strong", GAME, 1).name == "strong"


def test_nets_are_small() -> None:
    folder = Path(__file__).parents[2] / "src" / "reverie" / "minds" / "nets"
    assert sum(file.stat().st_size for file in folder.glob("psycle-*.net")) < 100_000
