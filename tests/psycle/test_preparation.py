"""Ledger 2.2: setting up."""

from itertools import permutations
from random import Random

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.kernel import UNKNOWN, FastChance, TracedChance
from tests.psycle.tables import COUNTS, all_zero, as_bytes, play_round, play_rounds, random_tables, table


@pytest.mark.clause("PS-009")
@pytest.mark.parametrize("players", COUNTS)
def test_two_common_supplies(players: int) -> None:
    """Gems and victory tiles come from one heap each, the same for everybody."""
    state = table(players, pairs=[(3, 1)])
    for seat in (*range(players), None):
        view = state.view(seat)
        assert (view["supply"], view["tile_supply"]) == (50 - 10 * players, 6)
    play_round(state, 5, *[5] * (players - 1))
    assert state.supply == 50 - 10 * players + 5 * players, "what each seat pays goes to the one supply"


@pytest.mark.clause("PS-010")
def test_two_piles_are_shuffled_separately() -> None:
    chance = TracedChance(FastChance(3))
    table(chance=chance)
    assert [label for label, _ in chance.trace] == ["targets", "bonuses"]
    assert [sorted(order) for _, order in chance.trace] == [[1, 2, 3, 4, 5], [1, 1, 2, 2, 3]]


@pytest.mark.clause("PS-010")
def test_the_piles_lie_face_down_and_come_up_in_their_order() -> None:
    chance = TracedChance(FastChance(3))
    state = table(chance=chance)
    (_, targets), (_, bonuses) = chance.trace
    assert (state.target_pile, state.bonus_pile) == (tuple(targets[1:]), tuple(bonuses[1:]))
    for seat in (0, 1, None):
        assert state.view(seat)["target_pile"] == sorted(targets[1:])
    play_rounds(state, *[(1, 1)] * 4)
    assert state.shown == list(zip(targets, bonuses, strict=True))


@pytest.mark.clause("PS-011")
@pytest.mark.parametrize(("players", "supply"), [(2, 30), (3, 20), (4, 10)])
def test_ten_gems_each(players: int, supply: int) -> None:
    state = table(players)
    assert state.gems == [10] * players
    assert state.supply == supply


@pytest.mark.clause("PS-012")
@pytest.mark.parametrize("players", COUNTS)
def test_ten_gems_at_the_start_of_every_psycle(players: int) -> None:
    state = table(players)
    for psycle_no in (1, 2, 3):
        assert (state.psycle_no, state.gems) == (psycle_no, [10] * players)
        play_rounds(state, *[(1, *[0] * (players - 1))] * 2)
        assert state.gems != [10] * players
        state.tiles = [0] * players  # let nobody win before the third Psycle
        for _ in range(3):
            all_zero(state)


@pytest.mark.clause("PS-013")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_has_a_colour_six_cards_and_a_tracker_on_0(players: int) -> None:
    state = table(players)
    colours = GAME.raw_content["colors"][:players]
    assert len(set(colours)) == players
    for seat in range(players):
        assert state.view(seat)["hand"][seat] == [0, 1, 2, 3, 4, 5]
    assert state.score == [0] * players


@pytest.mark.clause("PS-014")
def test_colours_are_no_decision_of_the_engine() -> None:
    assert GAME.raw_content["colors"] == ["pink", "orange", "blue", "green"], "the default, by seat"
    assert not [name for name in table().save()["fields"] if "colo" in name]
    ask = table().ask
    assert ask is not None
    assert ask.question == "choose-card", "the first thing anybody is asked"
    assert GAME.move_forms == ("play <card>",)


@pytest.mark.clause("PS-015")
@pytest.mark.parametrize("players", [2, 3])
def test_unused_colours_are_out_of_the_game(players: int) -> None:
    view = table(players).view(None)
    for part in ("hand", "score", "gems", "tiles", "committed"):
        assert len(view[part]) == players
    assert sum(len(hand) for hand in view["hand"]) == 6 * players


@pytest.mark.clause("PS-016")
@pytest.mark.parametrize("players", COUNTS)
def test_only_its_owner_sees_the_faces_of_a_hand(players: int) -> None:
    state = table(players)
    for seat in range(players):
        for owner, hand in enumerate(state.view(seat)["hand"]):
            assert hand == ([0, 1, 2, 3, 4, 5] if owner == seat else [UNKNOWN] * 6)
    assert state.view(None)["hand"] == [[UNKNOWN] * 6] * players


@pytest.mark.clause("PS-017")
@pytest.mark.parametrize("players", COUNTS)
def test_a_hidden_hand_hides_only_the_choice(players: int) -> None:
    """Before each choice every hand is 0 to 5; afterwards it lacks the one card that lies face down."""
    for state in random_tables(players, 40):
        for seat, card in enumerate(state.committed):
            own = state.view(seat)["hand"][seat]
            assert sorted([*own, card] if card is not None else own) == [0, 1, 2, 3, 4, 5]
            assert state.view(None)["hand"][seat] == [UNKNOWN] * len(own)


@pytest.mark.clause("PS-018")
@pytest.mark.parametrize("players", COUNTS)
def test_who_commits_first_does_not_matter(players: int) -> None:
    cards = (3, 0, 5, 1)[:players]
    after = set()
    for order in permutations(range(players)):
        state = table(players, pairs=[(3, 2)])
        for seat in order:
            state.play(seat, PLAYS[cards[seat]])
        after.add(as_bytes(state.save()))
    assert len(after) == 1


@pytest.mark.clause("PS-018")
@pytest.mark.parametrize("players", COUNTS)
def test_seat_numbers_do_not_matter(players: int) -> None:
    """The same cards from other seats (and the same tiles) give the same game with the seats exchanged."""
    for seed in range(8):
        random = Random(seed)
        moved = random.sample(range(players), players)
        first, second = (table(players, chance=FastChance(seed), cap=4) for _ in range(2))
        while not first.is_over:
            assert sorted(moved[seat] for seat in first.asked) == list(second.asked)
            cards = {seat: random.choice(first.moves(seat)) for seat in first.asked}
            for seat in first.asked:
                first.play(seat, cards[seat])
            for seat in second.asked:
                second.play(seat, cards[moved.index(seat)])
            for name in ("gems", "score", "tiles"):
                theirs = getattr(second, name)
                assert getattr(first, name) == [theirs[moved[seat]] for seat in range(players)]
        assert first.result is not None
        assert second.result is not None
        assert sorted(moved[seat] for seat in first.result.winners) == list(second.result.winners)
