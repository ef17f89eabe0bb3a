"""Ledger 4: everything is open but the order of the decks."""

import json

import pytest

from reverie.games.dream_quest import GAME
from reverie.kernel import FastChance
from tests.dream_quest.tables import dreamer, play, random_game, table


def test_everybody_sees_the_same() -> None:
    for state, events in random_game(3, 2, max_rounds=8, opening="last_night"):
        views = [state.view(seat) for seat in (0, 1, 2, None)]
        for view in views:
            view.pop("seat")
            if view["decision"] is not None:
                view["decision"].pop("owes")
        assert views[0] == views[1] == views[2] == views[3]
        assert all(event.secret is None and event.only is None for event in events)


def test_decks_show_their_size_alone() -> None:
    state = dreamer("flying-dream")
    twin = state.copy()
    twin.redeal(0, FastChance(99))
    assert twin.dream_deck != state.dream_deck
    assert twin.reality_deck != state.reality_deck
    assert twin.view(0) == state.view(0)
    assert state.view(None)["decks"]["dream"] == 32


def test_what_was_seen_under_the_deck_stays_there() -> None:
    state = table(
        character=["silverlake", "blunt"],
        asleep=[True, False],
        dream_deck=["tax-recounting", "flying-dream"],
        options={"edition": "revised"},
    )
    play(state, "foresee flying-dream")
    for seed in range(5):
        state.redeal(1, FastChance(seed))
        assert state.dream_deck[-1] == "tax-recounting"
    imagined = GAME.imagine(json.loads(json.dumps(state.view(1))), FastChance(3))
    assert imagined.dream_deck[-1] == "tax-recounting"


def test_a_shuffle_tells_only_how_many() -> None:
    told = [
        event.facts
        for _, events in random_game(4, 6, max_rounds=40)
        for event in events
        if event.kind == "deck_shuffled"
    ]
    assert told
    assert all(set(facts) == {"deck", "cards"} for facts in told)


@pytest.mark.parametrize(("lucidity", "chance"), [(0, 0), (1, 0), (2, 17), (4, 50), (6, 83)])
def test_chances_are_shown(lucidity: int, chance: int) -> None:
    state = dreamer("flying-dream", lucidity=[lucidity, 4])
    soar, walk = state.view(1)["choices"]
    assert (soar["chance"], walk["chance"]) == (chance, 100)
    assert (soar["success"]["movement"], soar["failure"]["movement"], walk["failure"]) == (7, 1, None)


def test_how_far_everybody_is_from_the_quest() -> None:
    state = dreamer("flying-dream", "DC7", providence=[14, 3])
    view = state.view(0)
    assert (view["need"], view["missing"], view["to_cycle"]) == (20, [6, 17], [0, 17])
    assert view["sheets"][0] == {"memory": 3, "slumber": 6, "lucidity": 5, "tokens": 0, "chance": 0}
    rich = dreamer("flying-dream", "LW2", providence=[20, 3], quest="last-toll")
    assert [sheet["chance"] for sheet in rich.view(0)["sheets"]] == [97, 0]


def test_running_dice_are_shown_with_what_they_mean() -> None:
    state = dreamer("flying-dream", providence=[10, 3], lucidity=[3, 4], forced={"lucidity_under": [3]})
    play(state, "choose soar")
    roll = state.view(1)["roll"]
    assert (roll["count"], roll["against"], roll["kept"]) == (3, 3, "failure")
    play(state, "boost")
    roll = state.view(1)["roll"]
    assert (roll["dice"][0]["face"], roll["dice"][0]["boosts"], roll["count"], roll["kept"]) == (3, 1, 2, "success")
