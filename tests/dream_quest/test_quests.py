"""Ledger M: quests and the end."""

import pytest

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.ending import places_at_long_stop
from reverie.kernel import GameOver, IllegalMove
from tests.dream_quest.tables import dreamer, kinds, offers, one, play, question, random_game, table, walked


@pytest.mark.clause("DQ-134")
def test_victory_only_at_the_start_of_ones_own_dream_turn_in_the_cycle() -> None:
    walks_in = dreamer("celestial-music", "LW2", providence=[20, 3])
    play(walks_in, "choose keep-walking")
    walked(walks_in, "DC7")
    assert not walks_in.is_over, "walking in wins nothing"
    outside = dreamer("flying-dream", "LW2", providence=[30, 3])
    assert question(outside) == "resolve-card", "no die outside the cycle"
    wins = dreamer("flying-dream", "DC7", providence=[20, 3], forced={"ritual": [6]})
    assert wins.result is not None
    assert wins.result.winners == (0,)
    with pytest.raises(GameOver):
        wins.play(1, "accept")


@pytest.mark.clause("DQ-135")
def test_all_conditions_must_hold_together() -> None:
    short = dreamer("flying-dream", "DC7", providence=[19, 3])
    assert (question(short), short.in_play) == ("resolve-card", ["flying-dream"])
    failed = dreamer("flying-dream", "DC7", providence=[20, 3], forced={"ritual": [5]})
    assert (question(failed), failed.in_play, failed.providence[0]) == ("resolve-card", ["flying-dream"], 20)


@pytest.mark.clause("DQ-136")
def test_the_long_stop() -> None:
    for state, _ in random_game(3, 4, max_rounds=3):
        assert state.round_no <= 3
    assert state.result is not None
    assert (state.result.winners, state.result.reason, state.round_no) == ((), "long_stop", 3)
    assert GAME.setup(2).options["max_rounds"] == 150
    endless = table(options={"max_rounds": 0}, round_no=400)
    assert not endless.is_over


@pytest.mark.clause("DQ-136")
def test_places_at_the_long_stop() -> None:
    state = table(
        4,
        providence=[5, 7, 5, 5],
        space=["DC7", "TH0", "LW2", "LW2"],
        slumber=[1, 1, 4, 4],
        asleep=[True] * 4,
        dream_deck=["flying-dream"],
    )
    assert places_at_long_stop(state) == [2, 1, 3, 3]
    state.slumber[3] = 5
    assert places_at_long_stop(state) == [2, 1, 4, 3]


@pytest.mark.clause("DQ-137")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_great_ritual(die: int) -> None:
    state = dreamer("flying-dream", "DC7", providence=[20, 3], forced={"ritual": [die]})
    assert state.is_over == (die == 6)
    assert state.providence[0] == 20, "no cost, no penalty"
    boosted = dreamer("flying-dream", "DC7", providence=[25, 3], forced={"ritual": [5]})
    play(boosted, "boost")
    assert boosted.is_over


@pytest.mark.clause("DQ-138")
def test_the_borrowed_face() -> None:
    def face(own: int, foe: int, lucidity: int = 4, slumber: int = 6) -> object:
        state = dreamer(
            "flying-dream",
            "DC7",
            quest="borrowed-face",
            providence=[15, 3],
            lucidity=[lucidity, 4],
            slumber=[slumber, 8],
            forced={"face": [own, foe]},
        )
        assert offers(state) == ["attempt", "decline"]
        assert state.default_move(0) == state.moves(0)[1]
        play(state, "attempt")
        return state.is_over, state.asleep[0], state.slumber[0]

    assert face(5, 3) == (True, True, 6), "9 to 8"
    assert face(4, 3) == (False, True, 6), "8 to 8: nothing"
    assert face(2, 4) == (False, True, 3), "6 to 9: three lost"
    assert face(1, 6, slumber=6) == (False, False, 6), "5 to 11: six lost, woken"
    declined = dreamer("flying-dream", "DC7", quest="borrowed-face", providence=[15, 3])
    play(declined, "decline")
    assert question(declined) == "resolve-card"


@pytest.mark.clause("DQ-139")
def test_nothing_is_bought_for_the_nightmare_and_one_fight_a_turn() -> None:
    state = dreamer("flying-dream", "DC7", quest="borrowed-face", providence=[25, 3], forced={"face": [3, 3]})
    play(state, "attempt")
    assert state.asked == (0,)
    play(state, "boost")
    assert state.roll is not None
    assert (state.roll.dice[1].seat, state.roll.dice[1].boosts) == (-1, 0)
    state = dreamer(
        "flying-dream", "DC7", quest="borrowed-face", providence=[15, 3], lucidity=[5, 4], forced={"face": [3, 3]}
    )
    events = play(state, "attempt")
    assert one(events, "quest_decided")["kept"] == "tie"
    assert question(state) == "resolve-card"


@pytest.mark.clause("DQ-140")
def test_the_last_toll() -> None:
    def toll(providence: int, offer: int, *dice: int) -> tuple[bool, int]:
        state = dreamer(
            "flying-dream", "DC7", quest="last-toll", providence=[providence, 3], forced={"toll": list(dice)}
        )
        assert offers(state) == [*(f"offer {x}" for x in range(11, providence + 1)), "decline"]
        play(state, f"offer {offer}")
        if question(state) == "roll":
            play(state, "keep")
        return state.is_over, state.providence[0]

    assert toll(19, 19, 4, 6) == (True, 0)
    assert toll(19, 19, 5, 6) == (False, 0), "19 is not less than 19"
    assert toll(21, 21, 6, 6) == (True, 0), "21 is certain"
    assert toll(13, 11, 1, 1) == (True, 2), "11 needs double 1"
    assert toll(13, 11, 1, 2) == (False, 2)
    poor = dreamer("flying-dream", "DC7", quest="last-toll", providence=[10, 3])
    assert question(poor) == "resolve-card"
    state = dreamer("flying-dream", "DC7", quest="last-toll", providence=[12, 3])
    for offer in ("offer 10", "offer 13"):
        with pytest.raises(IllegalMove, match="dream-quest-offer"):
            play(state, offer)


@pytest.mark.clause("DQ-141")
def test_spending_on_the_toll() -> None:
    state = dreamer("flying-dream", "DC7", quest="last-toll", providence=[27, 3], forced={"toll": [6, 3, 2]})
    play(state, "offer 12")
    assert offers(state) == ["keep", "reroll_die 0", "reroll_die 1", "boost"]
    play(state, "reroll_die 0")
    assert state.view(0)["roll"]["total"] == 2 + 3 + 8
    play(state, "boost")
    assert state.view(0)["roll"]["total"] == 12, "boosts count on the sum"
    play(state, "boost")
    assert state.is_over, "11 is less than 12; all was paid from what was left"


@pytest.mark.clause("DQ-149")
def test_all_others_share_second_place() -> None:
    state = dreamer("flying-dream", "DC7", players=4, providence=[20, 3, 50, 0], forced={"ritual": [6]})
    assert state.result is not None
    assert (state.result.scores, state.result.returns) == ((1, 2, 2, 2), (1.0, 0.0, 0.0, 0.0))


def test_the_end_is_told() -> None:
    state = dreamer("flying-dream", "DC7", providence=[25, 3], forced={"ritual": [5]})
    events = play(state, "boost")
    assert kinds(events)[-2:] == ["quest_decided", "game_ended"]
    assert one(events, "game_ended")["winners"] == [0]
