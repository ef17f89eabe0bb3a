"""Views and moves as numbers: placed tables whose numbers can be told by hand; content that does not fit."""

from typing import Any

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.encoding_cards import CardNumbers
from reverie.games.counting_zzzzs.encoding_dreams import DreamFacts
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import tally_of
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import BadSetup, Encoding, move_text
from reverie.text import LANGUAGES, words_for
from tests.counting_zzzzs.tables import DECK, FIVE, play, question, random_game, second, table
from tests.counting_zzzzs.test_content import action, element


def encoding(state: ZzzzsState) -> Encoding:
    return GAME.encoding(state.setup)


def seen(state: ZzzzsState, seat: int = 0) -> dict[str, float]:
    numbers = encoding(state)
    return dict(zip(numbers.labels(), numbers.encode_view(state.view(seat)), strict=True))


def told(state: ZzzzsState, text: str, seat: int = 0) -> dict[str, float]:
    numbers = encoding(state)
    move = next(move for move in state.moves(seat) if move_text(move) == text)
    return dict(zip(numbers.move_labels(), numbers.encode_move(state.view(seat), move), strict=True))


def names(state: ZzzzsState, seat: int = 0) -> dict[str, str]:
    """By move: what its action is called."""
    numbers, moves = encoding(state), state.moves(seat)
    ids = numbers.action_ids(seat, moves)
    return {move_text(move): numbers.action_labels()[id_] for move, id_ in zip(moves, ids, strict=True)}


def test_a_dream_is_told_by_what_it_is_worth() -> None:
    own = seen(second([FIVE, []], [["snoring"]], score=[10, 0]))
    assert own["worth[+0]"] == own["scores_now[+0]"] == 18 / 26
    assert (own["length[+0]"], own["counts[+0]"], own["plus[+0]"], own["side[+0]"]) == (0.5, 1, 0.5, 1)
    assert (own["asleep[+0]"], own["asleep[+1]"], own["wins_now[+0]"]) == (1, 0, 0)
    assert (own["score[+0]"], own["missing_to_win[+0]"], own["behind_me[+1]"]) == (10 / 30, 30 / 80, 10 / 20)
    last = DECK.elements[FIVE[-1]]
    assert own[f"last_kind={last.kind}[+0]"] == 1
    assert [theme for theme in "NFWDS" if own[f"next_theme={theme}[+0]"]] == [t for t in "NFWDS" if t in last.themes]
    assert seen(second([FIVE, []], [["snoring"]], score=[22, 0]))["wins_now[+0]"] == 1


def test_short_dreams_score_nothing_yet() -> None:
    own = seen(second([FIVE[:3], []], [["snoring"]]))
    assert (own["scores_now[+0]"], own["counts[+0]"], own["missing_to_count[+0]"]) == (0, 0, 2 / 5)
    assert own["worth[+0]"] > 0


def test_cards_lie_where_they_are() -> None:
    state = second([FIVE, ["hell"]], [["snoring"], ["spy"]], discard=["door"])
    own, other = seen(state, 0), seen(state, 1)
    assert (own["hand=snoring"], own["own_dream=beach"], own["other_dreams=hell"]) == (1, 1, 1)
    assert (other["hand=snoring"], other["own_dream=hell"], other["other_dreams=beach"]) == (0, 1, 1)
    assert own["pile=door"] == own["pile=snoring"] == own["pile=beach"] == 0
    hidden = len(state.draw) + 1
    assert own["pile=spy"] == own["pile=chocolate"] == len(state.draw) / hidden
    assert own["hand.sort=wake"] == 1 / 5
    assert other["hand=spy"] == 1


def test_what_may_follow() -> None:
    state = table(dream=[["movie_star"], []], hand=[["beach", "snoring", "hell", "spy", "chainsaw"], []])
    assert question(state) == "first-card"
    own = seen(state)
    fits = {fit["card"]: fit["changes"][0] for fit in state.view(0)["fits"] if 0 in fit["seats"]}
    assert own["followers_in_hand[+0]"] == len(fits) / 5
    best = max(fits.values())
    assert own["best_change[+0]"] == best / (best + 3)
    first = told(state, "first beach")
    assert first["change"] == (1 + 2 + 1) / 7  # itself, its points, its interplay with the star
    assert (first["target[+0]"], first["length_after"], first["counts_after"]) == (1, 0.2, 0)
    assert names(state)["first beach"] == "first beach"


def test_a_window_tells_the_pending_card_to_whoever_may_answer() -> None:
    state = second([["hell"], FIVE], [["snoring"], ["heavy_sleeper"]])
    play(state, "0: wake snoring 1")
    asked, player = seen(state, 1), seen(state, 0)
    assert asked["question=window"] == asked["pending=wake"] == asked["pending.wakes"] == asked["is_affected[+0]"] == 1
    assert asked["pending.scored"] == player["pending.scored"] == 18 / 26
    assert (asked["pending.to[+0]"], asked["pending.by[+1]"], asked["can_stop"], asked["owes"]) == (1, 1, 1, 1)
    assert (player["pending.to[+1]"], player["pending.by[+0]"], player["can_stop"], player["owes"]) == (1, 1, 0, 0)
    assert names(state, 1) == {"block heavy_sleeper": "block heavy_sleeper", "pass": "pass"}
    assert told(state, "block heavy_sleeper", 1)["answers"] == 1
    play(state, "1: pass")
    assert seen(state, 1)["score[+0]"] == 18 / 38


def test_waking_says_what_it_scores() -> None:
    state = second([FIVE, []], [["snoring"]], score=[22, 0])
    wake = told(state, "wake snoring 0")
    assert (wake["wakes"], wake["scored"], wake["wins"], wake["card.sort=wake"]) == (1, 18 / 26, 1, 1)
    assert names(state)["wake snoring 0"] == "wake snoring +0"


def test_side_forces_say_how_the_dream_changes() -> None:
    state = second([["ghost"], ["stage"]], [["sedatives", "jilted"]])
    value = DECK.elements["ghost"].value["plus"]
    assert told(state, "force_side sedatives 0 ghost")["change"] == value / (value + 3)
    assert names(state)["force_side jilted 1 stage"] == "force_side jilted stage"


@pytest.mark.parametrize("seed", [0, 9])
def test_what_an_element_changes_is_what_the_tally_says(seed: int) -> None:
    """Also beside context cards that it turns and that Forces have fixed."""
    numbers, looks = CardNumbers(DECK), 0
    for state in random_game(3, seed):
        for dream in state.dream:
            facts, lying = DreamFacts(numbers, dream), [laid.element for laid in dream]
            for card in DECK.elements:
                if card not in lying:
                    assert facts.change_by(card) == tally_of(DECK, [*dream, Laid(card)]).total - facts.tally.total
                    looks += any(laid.fixed_by for laid in dream)
    assert looks


def test_seats_are_counted_from_ones_own() -> None:
    state = table(
        3,
        turn_seat=2,
        step="second",
        dream=[["hell"], ["door"], ["beach"]],
        hand=[[], [], ["snoring", "spy", "city", "napping"]],
    )
    offered = names(state, 2)
    assert offered["wake snoring 2"] == "wake snoring +0"
    assert offered["wake snoring 0"] == "wake snoring +1"
    assert offered["wake snoring 1"] == "wake snoring +2"


def shapes(overrides: dict[str, Any]) -> tuple[int, int, int]:
    numbers = GAME.encoding(GAME.setup(2, overrides=overrides))
    return len(numbers.labels()), len(numbers.action_labels()), len(numbers.move_labels())


def _without_a_context_card() -> dict[str, Any]:
    """The cat is always good; lists are replaced as a whole."""
    elements = [dict(card) for card in GAME.raw_content["elements"]]
    elements[21] = {**elements[21], "value": {"type": "plus", "points": 2}, "sides": {}, "interplay": []}
    return {"elements": elements}


@pytest.mark.parametrize(
    "overrides",
    [
        {"setup": {"target": 7}},
        element(0, id="film_star", value={"points": 99}),
        action(9, id="alarm"),
        _without_a_context_card(),
    ],
    ids=["target", "an element", "an action", "one context card less"],
)
def test_changes_change_numbers_and_not_shapes(overrides: dict[str, Any]) -> None:
    assert shapes(overrides) == shapes({})


def test_a_card_of_another_name_keeps_its_place() -> None:
    printed = GAME.encoding(GAME.setup(2)).action_labels()
    changed = GAME.encoding(GAME.setup(2, overrides=action(9, id="alarm"))).action_labels()
    assert changed.index("wake alarm +1") == printed.index(f"wake {GAME.raw_content['actions'][9]['id']} +1")


@pytest.mark.parametrize(
    ("overrides", "what", "most"),
    [
        (action(7, effect={"target": "one"}), "actions.wake", 9),
        (action(8, effect={"target": "all"}), "actions.siren", 1),
    ],
)
def test_content_that_does_not_fit_is_refused(overrides: dict[str, Any], what: str, most: int) -> None:
    setup = GAME.setup(2, overrides=overrides)
    with pytest.raises(BadSetup, match="encoding-does-not-fit") as refused:
        GAME.encoding(setup)
    assert refused.value.facts == {"what": what, "most": most}
    for language in LANGUAGES:
        assert what in words_for(language).refusal(refused.value)
