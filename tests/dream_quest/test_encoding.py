"""Dream-Quest as numbers: hand-checked positions, actions that come back, content that does not fit."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.encoding_names import BLESSING, HIGHEST_OFFER
from reverie.games.dream_quest.moves import DECLINE, Offer
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import BadSetup, Encoding, FastChance, Move, move_text
from tests.dream_quest.tables import COUNTS, dreamer, offers, play, question, random_game, table

CYCLE = {"asleep": [True, False], "space": ["DC7", "TH0"]}


def _encoding(state: DreamQuestState) -> Encoding:
    return GAME.encoding(state.setup)


def _seen(state: DreamQuestState, seat: int = 0) -> Mapping[str, float]:
    encoding = _encoding(state)
    return dict(zip(encoding.labels(), encoding.encode_view(state.view(seat)), strict=True))


def _moved(state: DreamQuestState, line: str) -> Mapping[str, float]:
    """The numbers of what the asked seat may say."""
    encoding, seat = _encoding(state), state.asked[0]
    move = next(move for move in state.moves(seat) if move_text(move) == line)
    return dict(zip(encoding.move_labels(), encoding.encode_move(state.view(seat), move), strict=True))


def _only(numbers: Mapping[str, float], what: str) -> str:
    """Which one of several names is 1."""
    (found,) = [name for name, number in numbers.items() if name.startswith(f"{what}=") and number]
    assert numbers[found] == 1
    return found.removeprefix(f"{what}=")


# What a seat sees.


@pytest.mark.parametrize(
    ("players", "numbers", "actions"), [(2, 681, 2099), (3, 737, 2296), (4, 793, 2493), (5, 849, 2690)]
)
def test_sizes(players: int, numbers: int, actions: int) -> None:
    encoding = GAME.encoding(GAME.setup(players))
    assert len(encoding.labels()) == numbers
    assert len(encoding.action_labels()) == actions
    assert len(encoding.move_labels()) == 92


def test_a_dreamer_with_a_card_on_a_cursed_space() -> None:
    state = dreamer("flying-dream", "TS4", providence=[12, 3], slumber=[1, 11], quest="great-ritual")
    own = _seen(state)
    assert own["character=snyder[+0]"] == own["turn[+0]"] == own["asked[+0]"] == own["asleep[+0]"] == 1
    assert own["character=blunt[+1]"] == 1
    assert own["turn[+1]"] == own["asleep[+1]"] == 0
    assert own["slumber[+0]"] == pytest.approx(1 / 12)
    assert (own["last_slumber[+0]"], own["last_slumber[+1]"]) == (1, 0)
    assert own["lucidity[+0]"] == pytest.approx(5 / 6)
    assert own["kind=cursed[+0]"] == own["kind=start[+1]"] == 1
    assert own["to_cycle[+0]"] == pytest.approx(12 / 30)
    assert _only(own, "own_space") == "TS4"
    assert _only(own, "quest") == "great-ritual"
    assert _only(own, "question") == "resolve-card"
    assert _only(own, "in_play") == "flying-dream"
    assert own["card_value"] == pytest.approx(2 / 12)  # 3 printed, less 1 for the curse
    assert own["choice_1.chance"] == 0.67  # Lucidity 5: a die of 1 to 4
    assert own["choice_1.success.movement"] == pytest.approx(6 / 12)
    assert own["choice_1.failure.movement"] == 0
    assert own["open=soar"] == own["open=land-and-walk"] == 1
    assert own["open=tame-it"] == own["choice_3.legal"] == 0
    assert own["dream_deck"] == pytest.approx(32 / 35)


def test_the_same_position_from_the_other_side() -> None:
    state = dreamer("flying-dream", "TS4", providence=[12, 3], slumber=[1, 11])
    other = _seen(state, 1)
    assert other["character=snyder[+1]"] == other["turn[+1]"] == other["kind=cursed[+1]"] == 1
    assert other["own_question"] == 0
    assert _only(other, "own_space") == "TH0"
    assert _only(other, "question") == "resolve-card"


@pytest.mark.parametrize(("providence", "enough", "chance"), [(19, 0, 0.0), (20, 1, 0.17)])
def test_the_cliff_at_the_need(providence: int, enough: int, chance: float) -> None:
    seen = _seen(table(asleep=[False, True], space=["TH0", "DC7"], providence=[9, providence]))
    assert seen["enough[+1]"] == enough
    assert seen["missing[+1]"] == pytest.approx((20 - providence) / 20)
    assert seen["gathered[+1]"] == pytest.approx(providence / 20)
    assert seen["chance[+1]"] == seen["chance_here[+1]"] == chance


@pytest.mark.parametrize(("space", "stays"), [("DC7", 3 / 6), ("DC4", (3 + 3 / 2) / 6), ("CP3", 0)])
def test_what_a_night_leaves_of_the_cycle(space: str, stays: float) -> None:
    """Memory 3 loses 0, 0, 0, 1, 2 or 3 spaces; behind DC4 lie the cycle and the way out of it."""
    state = table(asleep=[False, True], character=["blunt", "snyder"], space=["TH0", space], providence=[3, 0])
    assert _seen(state)["cycle_after_sleep[+1]"] == pytest.approx(stays)


def test_what_can_be_reached() -> None:
    state = dreamer("flying-dream", "CP3", space_of_all=["CP3", "DC5"])
    play(state, "choose land-and-walk")
    seen = _seen(state, 1)
    assert seen["walking"] == seen["reach.cycle"] == 1
    assert seen["reach.way_to_cycle"] == 0
    assert seen["reach.meets[+1]"] == 0  # that is the mover itself
    assert _seen(state)["reach.meets[+1]"] == 1
    assert _seen(state)["near[+1]"] == pytest.approx(1 / 3)


def test_nobody_has_values_while_characters_are_picked() -> None:
    state = GAME.new(3, FastChance(1), {"characters": "choose"})
    assert isinstance(state, DreamQuestState)
    seat = state.asked[0]
    play(state, "pick_character serpent")
    seen = _seen(state, seat)
    assert seen["character=serpent[+0]"] == seen["secret_anywhere[+0]"] == 1
    assert all(seen[f"{what}[+{other}]"] == 0 for what in ("slumber", "missing", "to_cycle") for other in range(3))
    assert _only(seen, "question") == "choose-character"


def test_discards_and_what_was_seen_under_the_deck() -> None:
    state = table(
        character=["silverlake", "blunt"],
        asleep=[True, False],
        dream_deck=["tax-recounting", "flying-dream"],
        dream_discard=["pegasus"],
        options={"edition": "revised"},
    )
    assert _moved(state, "foresee flying-dream")["card.value"] == pytest.approx(3 / 12)
    play(state, "foresee flying-dream")
    seen = _seen(state)
    assert _only(seen, "dream_bottom") == "tax-recounting"
    assert _only(seen, "dream_discard") == "pegasus"
    assert seen["revised"] == seen["long_night"] == 1


# What moves bring.


def test_what_can_be_bought_for_a_ritual() -> None:
    state = table(**CYCLE, providence=[25, 0], forced={"ritual": [5]})
    assert offers(state) == ["keep", "reroll", "boost"]
    assert (_only(_seen(state), "roll"), _seen(state)["can_boost"]) == ("ritual", 1)
    assert _moved(state, "keep")["roll_after"] == 0
    assert _moved(state, "boost")["roll_after"] == _moved(state, "boost")["enough_after"] == 1
    assert _moved(state, "reroll")["roll_after"] == pytest.approx(1 / 6)
    assert _moved(state, "reroll")["boost"] == 0


def test_a_toll() -> None:
    """Above 8 and two dice; whoever offers all keeps nothing of the need."""
    state = table(**CYCLE, providence=[21, 0], quest="last-toll", forced={"toll": [6, 6]})
    assert _moved(state, "offer 21")["chance"] == 1
    assert _moved(state, "offer 19")["chance"] == 0.92  # 10 or less: 33 of 36
    assert _moved(state, "offer 11")["gives_up_need"] == 1
    play(state, "offer 16")
    assert _moved(state, "keep")["roll_after"] == 0
    assert _moved(state, "reroll_die 1")["roll_after"] == pytest.approx(1 / 6)  # 6 + 1 + 8 = 15 is less


def test_a_contest_from_both_sides() -> None:
    state = dreamer(
        "sentient-mist",
        asleep=[True, True],
        space_of_all=["CP3", "DC4"],
        providence=[20, 20],
        forced={"contest": [2, 1]},
    )
    play(state, "choose walk-through", "step DC4", "stop")
    assert _moved(state, "challenge 1")["chance"] == 0.58  # Lucidity 5 against 4: 21 of 36
    assert _moved(state, "challenge 1")["rival.enough"] == _moved(state, "challenge 1")["rival.in_cycle"] == 1
    play(state, "challenge 1")
    assert _moved(state, "pass")["roll_after"] == 1
    play(state, "pass")
    assert question(state) == "contest"
    assert _seen(state, 1)["pass_ends_it"] == 1
    assert _moved(state, "pass")["roll_after"] == _moved(state, "boost")["roll_after"] == 0
    assert _moved(state, "reroll")["roll_after"] == pytest.approx(4 / 6)  # 3 and more ties 7, which saves her


def test_steps_and_choices() -> None:
    state = dreamer("native-village", "CP3", providence=[0, 0])
    lived = _moved(state, "choose live-among-them")
    assert lived["choice.success.providence"] == pytest.approx(3 / 6)
    assert lived["choose"] == 1
    play(state, "choose move-along")
    step, back = _moved(state, "step DC4"), _moved(state, "step CP2")
    assert step["space.kind=cycle"] == step["leads_to.cycle"] == 1
    assert (step["space.nearer"], back["space.nearer"]) == (0.25, -0.25)
    assert _moved(state, "stop")["space.to_cycle"] == pytest.approx(1 / 30)


# Actions.


def _meant(label: str, seat: int, players: int) -> Move:
    words = [str((seat + int(word)) % players) if word.startswith("+") else word for word in label.split()]
    return GAME.parse(" ".join(words))


@pytest.mark.parametrize("players", COUNTS)
def test_actions_come_back(players: int) -> None:
    options = {"max_rounds": 3, "opening": "last_night", "characters": "choose", "quest": "last-toll"}
    encoding = GAME.encoding(GAME.setup(players, options))
    for state, _ in random_game(players, players, **options):
        for seat in state.asked:
            moves = state.moves(seat)
            labels = [encoding.action_labels()[number] for number in encoding.action_ids(seat, moves)]
            assert [_meant(label, seat, players) for label in labels] == list(moves)


def test_pushes_are_told_by_seat_and_space() -> None:
    state = dreamer("sentient-mist", players=3, space_of_all=["CP3", "TH0", "DC4"], providence=[0, 0, 0])
    play(state, "choose walk-through", "step DC4", "stop")
    encoding = _encoding(state)
    labels = [encoding.action_labels()[number] for number in encoding.action_ids(0, state.moves(0))]
    assert labels == ["push +2 CP3", "push +2 DC5"]
    assert _seen(state)["is_meant[+2]"] == 1
    assert _moved(state, "push 2 CP3")["space.nearer"] < 0


def test_every_offer_has_an_action_of_its_own() -> None:
    encoding = GAME.encoding(GAME.setup(2))
    lawful: Sequence[Move] = [*(Offer(amount) for amount in range(1, HIGHEST_OFFER + 1)), DECLINE]
    ids = encoding.action_ids(0, lawful)
    assert [_meant(encoding.action_labels()[number], 0, 2) for number in ids] == list(lawful)


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("opening", ["threshold", "last_night"])
def test_where_somebody_could_offer_more_there_is_no_encoding(edition: str, opening: str) -> None:
    options = {"edition": edition, "opening": opening}
    with pytest.raises(BadSetup) as refused:
        GAME.encoding(GAME.setup(2, options | {"max_rounds": 0}))
    most = refused.value.facts["rounds"]
    assert (refused.value.code, most >= 150) == ("encoding-offers", True)
    GAME.encoding(GAME.setup(2, options | {"max_rounds": most}))
    GAME.encoding(GAME.setup(2, options | {"max_rounds": 0, "quest": "great-ritual"}))
    with pytest.raises(BadSetup, match="encoding-offers"):
        GAME.encoding(GAME.setup(2, options | {"max_rounds": most + 1, "quest": "last-toll"}))


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_providence_grows_no_faster_than_the_bound_on_offers_says(edition: str) -> None:
    cards = GAME.setup(2).content.editions[edition].dream.values()
    lines = [line for card in cards for choice in card.choices for line in (choice.success, choice.failure)]
    gain = max(line.providence for line in lines) + BLESSING
    begin: list[int] = []
    for state, _ in random_game(2, 4, edition=edition, quest="last-toll", max_rounds=60):
        begin = begin or state.providence[:]
        for now, then in zip(state.providence, begin, strict=True):
            assert now <= then + gain * state.round_no


# Content that a table has changed.


def test_changed_numbers_change_no_shape() -> None:
    changed = {"limits": {"slumber": 20}, "menu": {"boost": 2}, "quests": {"0": {"providence_min": 10}}}
    state = table(overrides=changed, **CYCLE, providence=[12, 0], slumber=[20, 11], forced={"ritual": [5]})
    seen = _seen(state)
    assert list(seen) == list(_encoding(table()).labels())
    assert seen["slumber[+0]"] == seen["enough[+0]"] == seen["can_boost"] == 1
    assert seen["need"] == pytest.approx(1 / 3)


def _renamed(key: str, old: str, new: str) -> dict[str, Any]:
    return {key: json.loads(json.dumps(GAME.raw_content[key]).replace(f'"{old}"', f'"{new}"'))}


@pytest.mark.parametrize(
    ("overrides", "what", "most"),
    [
        ({"quests": [*GAME.raw_content["quests"], {**GAME.raw_content["quests"][0], "id": "another"}]}, "quests", 3),
        (_renamed("dream_cards", "stampede", "stomp"), "dream_cards", 35),
        (_renamed("dream_cards", "soar", "flap"), "dream_cards.choices", 64),
        (_renamed("reality_cards", "dog", "cat"), "reality_cards", 21),
        (_renamed("boards", "GI5", "GI55"), "boards.dreamlands.spaces", 196),
    ],
)
def test_what_has_no_number_is_refused(overrides: dict[str, Any], what: str, most: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.encoding(GAME.setup(2, overrides=overrides))
    assert refused.value.code == "encoding-does-not-fit"
    assert refused.value.facts == {"what": what, "most": most}


def test_a_board_that_is_not_played_on_need_not_fit() -> None:
    GAME.encoding(GAME.setup(2, {"board": "short_night"}, _renamed("boards", "GI5", "GI55")))
