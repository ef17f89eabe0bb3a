"""Ledger 2.7: what a dream is worth."""

from itertools import product

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.components import ForceSide, Interplay
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import tally_of
from tests.counting_zzzzs.tables import DECK, FIVE, kinds, one, play, second, table, tally

PAIRS = [(element.id, entry) for element in DECK.elements.values() for entry in element.interplay]


@pytest.mark.clause("CZ-100")
@pytest.mark.parametrize("card", ["snoring", "light_sleeper", "siren", "insomnia"])
def test_every_waking_scores(card: str) -> None:
    verb = {"light_sleeper": "light", "siren": "siren"}.get(card, "wake")
    state = second([FIVE, []], [[card]])
    events = play(state, f"0: {verb} {card}" + ("" if verb == "siren" else " 0"))
    assert one(events, "dream_scored")["total"] == 18
    assert state.score == [18, 0]


@pytest.mark.clause("CZ-101")
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_fewer_than_five_elements_bring_nothing(length: int) -> None:
    state = second([FIVE[:length], []], [["snoring"]])
    events = play(state, "0: wake snoring 0")
    assert one(events, "woke")["counts"] is False
    assert "dream_scored" not in kinds(events)
    assert state.score == [0, 0]
    assert set(FIVE[:length]) <= set(state.discard)


@pytest.mark.clause("CZ-102")
def test_one_point_per_element() -> None:
    neutral = ["underwater", "time_traveller", "false_moustache", "shrinking", "spy", "office"]
    for length in range(len(neutral) + 1):
        assert tally(*neutral[:length]).count == length
        assert tally(*neutral[:length]).points == 0


@pytest.mark.clause("CZ-103")
def test_how_many_not_how_much() -> None:
    counted = tally("baking", "chainsaw", "lifeguard", "stage", "running")
    assert (counted.plus, counted.minus, counted.side) == (2, 1, "plus")


@pytest.mark.clause("CZ-103")
def test_fixed_cards_count_and_sideways_ones_do_not() -> None:
    assert (tally("ghost", "cottage").plus, tally("ghost", "cottage").minus) == (0, 0)
    assert (tally(("ghost", "sedatives"), "cottage").plus, tally(("ghost", "childhood_trauma")).minus) == (1, 1)


@pytest.mark.clause("CZ-104", "CZ-105", "CZ-106")
@pytest.mark.parametrize(
    ("rest", "side", "points"), [("beach", "plus", 2 + 3), ("hell", "minus", -3 - 3), ("city", "", 0)]
)
def test_where_sideways_cards_turn(rest: str, side: str, points: int) -> None:
    counted = tally(rest, "flying")
    assert (counted.side, counted.points) == (side, points)
    assert counted.sides[1] == side


@pytest.mark.clause("CZ-106")
def test_a_tie_turns_nothing() -> None:
    counted = tally("lifeguard", "hell", "burning", "brave_teddy", "giant_cat")
    assert (counted.plus, counted.minus, counted.side, counted.sides[-1]) == (2, 2, "", "")
    assert counted.total == 7


@pytest.mark.clause("CZ-107")
def test_turned_cards_are_not_counted_again() -> None:
    """One plus element turns three context cards; they do not make it four plus elements for anything else."""
    counted = tally("beach", "flying", "cottage", ("ghost", "childhood_trauma"), "grandma")
    assert (counted.plus, counted.minus) == (2, 1)
    assert counted.sides == ("", "plus", "plus", "minus", "")


@pytest.mark.clause("CZ-108")
def test_neutral_and_sideways_cards_add_nothing_but_their_base_point() -> None:
    counted = tally("spy", "underwater", "ghost")
    assert (counted.count, counted.points, counted.total) == (3, 0, 3)


def _laid(card: str, side: str | None) -> Laid:
    """An element with this side up, fixed by whatever Force can do it."""
    if side is None:
        return Laid(card)
    force = next(
        action.id
        for action in DECK.actions.values()
        if isinstance(action.effect, ForceSide)
        and action.effect.side == side
        and action.effect.theme in DECK.elements[card].themes
    )
    return Laid(card, "", force)


def _fixable(card: str, side: str) -> bool:
    return any(
        isinstance(action.effect, ForceSide)
        and action.effect.side == side
        and action.effect.theme in DECK.elements[card].themes
        for action in DECK.actions.values()
    )


@pytest.mark.clause("CZ-109", "CZ-110", "CZ-113", "CZ-114")
@pytest.mark.parametrize(("card", "entry"), PAIRS, ids=[f"{card} with {entry.partner}" for card, entry in PAIRS])
def test_each_interplay_pair(card: str, entry: Interplay) -> None:
    """Alone neither card gives anything; together, in either order, this entry counts once while its sides are up."""
    for dream in ([card, entry.partner], [entry.partner, card], [card, "queueing", "nobody_special", entry.partner]):
        counted = tally(*dream)
        sides = dict(zip(dream, counted.sides, strict=True))
        met = entry.own_side in (None, sides[card]) and entry.with_side in (None, sides[entry.partner])
        own = [pair for pair in counted.pairs if pair[:2] == (card, entry.partner)]
        assert own == ([(card, entry.partner, entry.points)] if met else [])
    assert tally(card).interplay == tally(entry.partner).interplay == 0


@pytest.mark.clause("CZ-114")
@pytest.mark.parametrize(
    ("card", "entry"),
    [(card, entry) for card, entry in PAIRS if entry.own_side or entry.with_side],
    ids=[f"{card} with {entry.partner}" for card, entry in PAIRS if entry.own_side or entry.with_side],
)
def test_each_pair_that_is_bound_to_sides(card: str, entry: Interplay) -> None:
    """On every combination of sides that a Force or the count can bring about."""
    own_sides = [None, *(side for side in ("plus", "minus") if entry.own_side and _fixable(card, side))]
    with_sides = [None, *(side for side in ("plus", "minus") if entry.with_side and _fixable(entry.partner, side))]
    seen = set()
    for own, other, balance in product(own_sides, with_sides, ("beach", "hell", "city")):
        if own and own == other and _laid(card, own).fixed_by == _laid(entry.partner, other).fixed_by:
            continue  # one Force cannot lie under two cards
        dream = [_laid(card, own), _laid(entry.partner, other), Laid(balance)]
        counted = tally_of(DECK, dream)
        met = entry.own_side in (None, counted.sides[0]) and entry.with_side in (None, counted.sides[1])
        assert ((card, entry.partner, entry.points) in counted.pairs) == met
        seen.add(met)
    assert seen == {True, False}


@pytest.mark.clause("CZ-111")
def test_a_modifier_changes_the_dream_not_the_card() -> None:
    counted = tally("burning", "hell")
    assert (counted.minus, counted.points, counted.interplay) == (2, -4, 2)


@pytest.mark.clause("CZ-112")
def test_modifiers_of_both_signs() -> None:
    assert {entry.points > 0 for _, entry in PAIRS} == {True, False}
    assert tally("exam_hall", "homework").interplay == -1


@pytest.mark.clause("CZ-112")
def test_a_modifier_may_be_zero() -> None:
    zero = {"elements": {"0": {"interplay": [{"with": "beach", "points": 0, "own_side": None, "with_side": None}]}}}
    deck = GAME.setup(2, overrides=zero).content
    assert tally_of(deck, [Laid("movie_star"), Laid("beach")]).pairs == (("movie_star", "beach", 0),)


@pytest.mark.clause("CZ-113")
def test_a_card_with_two_entries_can_count_both() -> None:
    counted = tally("pink_tutu", "lifeguard", "shouting_boss")
    assert counted.pairs == (("pink_tutu", "lifeguard", 1), ("pink_tutu", "shouting_boss", 2))


@pytest.mark.clause("CZ-113", "CZ-118")
def test_chainsaw_and_serial_killer() -> None:
    counted = tally("serial_killer", "chainsaw")
    assert (counted.points, counted.interplay) == (-7, 2)
    assert (DECK.elements["chainsaw"].value[""], DECK.elements["serial_killer"].value[""]) == (-4, -3)


@pytest.mark.clause("CZ-115")
def test_the_sum_is_told_step_by_step() -> None:
    state = second([["baking", "chainsaw", "lifeguard", "stage", "running"], []], [["snoring"]])
    events = play(state, "0: wake snoring 0")[1:6]
    assert kinds(events) == ["woke", "sides_counted", "interplay_counted", "dream_scored", "cards_drawn"]
    assert one(events, "woke")["count"] == 5
    assert one(events, "sides_counted")["sides"] == ["", "", "", "plus", ""]
    scored = one(events, "dream_scored")
    assert (scored["count"], scored["points"], scored["interplay"], scored["total"], scored["score"]) == (5, 2, 1, 8, 8)


@pytest.mark.clause("CZ-116")
def test_dreams_and_totals_may_fall_below_zero() -> None:
    bad = ["serial_killer", "chainsaw", "being_late", "city", "nobody_special"]
    state = second([bad, []], [["snoring"]], score=[-5, 0])
    play(state, "0: wake snoring 0")
    assert state.score == [-6, 0]


@pytest.mark.clause("CZ-117")
def test_a_scored_dream_is_discarded() -> None:
    state = second([FIVE, []], [["snoring"]])
    play(state, "0: wake snoring 0")
    assert set(state.discard) == {*FIVE, "snoring"}


def test_the_view_tells_the_same_as_the_scoring() -> None:
    state = table(dream=[FIVE, ["door", "key_hunt"]])
    own, other = state.view(None)["tally"]
    assert (own["total"], own["counts"]) == (18, True)
    assert own["pairs"] == [["movie_star", "beach", 1], ["favourite_teacher", "gold_star", 1]]
    assert state.view(None)["worth"] == [18, 2]
    assert (other["counts"], other["links"]) == (False, ["NWD"])
