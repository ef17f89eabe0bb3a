"""What is said of the table is so: what a choice costs and brings, why something is refused, what a roll counts."""

from typing import Any

import pytest

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import IllegalMove, move_text
from reverie.text import LANGUAGES, words_for
from tests.dream_quest.tables import dreamer, offers, one, play, question, started, table

NAMES = ["Anna", "Bob", "Chloe", "Dan", "Eve"]
WORDS = words_for("en", GAME)


def listed(state: DreamQuestState, language: str = "en") -> dict[str, str]:
    """By what can be typed: what stands in the list of moves after its name."""
    words, seat = words_for(language, GAME), state.asked[0]
    decision = state.view(seat)["decision"]
    return {move_text(move): words.move_effect(move, decision, NAMES, seat) for move in state.moves(seat)}


def asked(state: DreamQuestState, seat: int | None = None) -> str:
    seat = state.asked[0] if seat is None else seat
    return WORDS.question(state.view(seat)["decision"], NAMES, seat)


def helped(state: DreamQuestState) -> str:
    seat = state.asked[0]
    return WORDS.question_help(state.view(seat)["decision"], NAMES, seat)


def why_not(state: DreamQuestState, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        state.play(state.asked[0], move)
    assert words_for("en", GAME).has(f"refused-{refused.value.code}")
    return refused.value.code, refused.value.clause


def foreseeing(**more: Any) -> DreamQuestState:
    return table(
        character=["silverlake", "blunt"],
        asleep=[True, False],
        space=["TS4", "TH0"],
        dream_deck=["flying-dream", "sleeping-ward"],
        **more,
    )


# What a choice costs and brings.


@pytest.mark.clause("DQ-122")
def test_foresight_shows_both_cards_with_movement_and_choices() -> None:
    state = foreseeing()
    assert question(state) == "foresee"
    shown = [(choice["card"], choice["choice"], choice["success"]["movement"]) for choice in state.view(1)["choices"]]
    assert shown == [
        ("flying-dream", "soar", 6),
        ("flying-dream", "land-and-walk", 2),
        ("sleeping-ward", "lie-down", 0),
        ("sleeping-ward", "stay-on-your-feet", 2),
    ], "cursed: 1 less"
    told = listed(state)["foresee flying-dream"]
    assert told == (
        "Movement 2. Soar: Lucidity test (50%). Success: Movement 6. Failure: Movement 0. Land and walk: Movement 2."
    )
    assert "Lie down: Movement 0, Slumber + a die." in listed(state)["foresee sleeping-ward"]
    for language in LANGUAGES:
        assert all("{" not in line and line for line in listed(state, language).values())


@pytest.mark.clause("DQ-061")
def test_what_a_choice_costs_and_brings_stands_in_the_list() -> None:
    state = dreamer("pegasus", providence=[4, 3])
    assert listed(state)["choose tame-it"].startswith("costs 1 Providence; Lucidity test (67%). Success: Movement 7")
    assert listed(state)["buy_slumber"] == "costs 3 Providence"


@pytest.mark.clause("DQ-036")
def test_a_card_promises_no_providence_in_the_dream_cycle() -> None:
    outside, inside = dreamer("native-village"), dreamer("native-village", "DC7")
    assert outside.view(0)["choices"][0]["success"]["providence"] == 3
    assert "providence" not in inside.view(0)["choices"][0]["success"]
    events = play(inside, "choose live-among-them")
    assert one(events, "outcome")["providence_change"] == 0


@pytest.mark.clause("DQ-056")
def test_whoever_wakes_by_an_outcome_is_promised_no_movement() -> None:
    state = dreamer("native-village", slumber=[3, 9], providence=[2, 3])
    line = state.view(0)["choices"][0]["success"]
    assert (line["wakes"], line["movement"]) == (1, 0)
    assert "you wake up" in listed(state)["choose live-among-them"]
    events = play(state, "choose live-among-them")
    outcome = one(events, "outcome")
    assert (outcome["movement"], outcome["slumber"], outcome["providence"]) == (0, 0, 5)
    said = [line for event in events for line in WORDS.event(event.seen_by(0) or {}, NAMES, 0)]
    assert "You have no Slumber left; Providence is now 5." in said
    assert not any("may move" in line for line in said)


@pytest.mark.clause("DQ-065")
def test_paying_the_last_slumber_is_told_beforehand() -> None:
    state = dreamer("nightmare-monster", slumber=[5, 9])
    assert listed(state)["choose give-battle"] == (
        "costs 5 Slumber; your last Slumber: you wake up at once, without a test and without an outcome."
    )
    rested = dreamer("nightmare-monster", slumber=[6, 9])
    assert "at once" not in listed(rested)["choose give-battle"]


@pytest.mark.clause("DQ-115")
def test_what_thinking_costs_is_told() -> None:
    first = dreamer("flying-dream", character=["bedford", "blunt"], providence=[9, 3], forced={"lucidity_under": [5]})
    play(first, "choose soar")
    assert listed(first)["think"] == "costs 3 Providence, once a roll"
    assert listed(first)["boost"] == "costs 5 Providence"
    assert "Critical Thinking costs 3" in helped(first)
    revised = dreamer(
        "flying-dream",
        character=["bedford", "blunt"],
        providence=[9, 3],
        options={"edition": "revised"},
        forced={"lucidity_under": [5]},
    )
    play(revised, "choose soar")
    assert listed(revised)["think"] == "costs 1 Providence, once a roll"


@pytest.mark.clause("DQ-143")
@pytest.mark.parametrize(
    ("edition", "character", "told"),
    [
        ("first", "bedford", "pay 3 Providence to improve it by 1"),
        ("revised", "bedford", "pay 1 Providence to improve it by 1"),
        ("first", "blunt", "Pay 3 Providence to ignore"),
        ("revised", "blunt", "Pay 2 Providence to ignore"),
        ("first", "serpent", "Starts the game asleep; secret exits are open at any point of a move."),
        ("revised", "serpent", "Between the Worlds: Starts the game asleep."),
        ("first", "silverlake", "plays one of them; the other is discarded."),
        ("revised", "silverlake", "plays one of them; the other goes under the deck."),
        ("first", "maypole", "Child. Memory 3, Slumber 9, Lucidity 3."),
        ("revised", "maypole", "Dilettante. Memory 4, Slumber 8, Lucidity 4."),
    ],
)
def test_characters_are_offered_with_their_values_and_costs(edition: str, character: str, told: str) -> None:
    state, _ = started(2, characters="choose", edition=edition)
    assert told in listed(state)[f"pick_character {character}"]
    sheets = GAME.look_at(state.view(None), "sheets", "")
    assert told in " ".join(WORDS.told(name, facts, NAMES, None) for name, facts in sheets)


@pytest.mark.clause("DQ-141")
def test_a_boost_in_the_last_toll_counts_on_the_sum() -> None:
    state = dreamer("flying-dream", "DC7", providence=[30, 3], quest="last-toll", forced={"toll": [3, 5]})
    assert listed(state)["offer 17"] == "72% to win"
    play(state, "offer 15")
    bettered = play(state, "boost")
    assert one(bettered, "roll_bettered")["count"] == 7, "3 and 5, less 1"
    assert "the sum counts 7" in WORDS.event(bettered[0].seen_by(0) or {}, NAMES, 0)[0]
    roll = state.view(0)["roll"]
    assert ([die["count"] for die in roll["dice"]], roll["count"], roll["total"]) == ([3, 5], 7, 15)


@pytest.mark.clause("DQ-094")
def test_the_defender_reads_what_is_at_stake() -> None:
    meeting = {
        "asleep": [True, True],
        "space": ["CG1", "CG2"],
        "dream_deck": ["celestial-music"],
        "providence": [0, 9],
        "lucidity": [4, 4],
        "slumber": [6, 6],
    }
    ahead = table(forced={"contest": [2, 5]}, **meeting)
    play(ahead, "choose keep-walking", "step CG2", "stop")
    assert listed(ahead)["challenge 1"] == "42% to win"
    assert asked(ahead) == "You meet Bob here. Do you challenge somebody?"
    play(ahead, "challenge 1")
    assert ahead.asked == (1,)
    assert "As it stands, nothing happens to you." in helped(ahead)
    behind = table(forced={"contest": [5, 2]}, **meeting)
    play(behind, "choose keep-walking", "step CG2", "stop", "challenge 1")
    assert "As it stands, you lose 3 Slumber and go back a space." in helped(behind)
    fatal = table(forced={"contest": [5, 2]}, **{**meeting, "slumber": [6, 3]})
    play(fatal, "choose keep-walking", "step CG2", "stop", "challenge 1")
    assert "As it stands, you lose 3 Slumber, wake up and go back a space." in helped(fatal)


# Why something is refused.

RITUAL = {"providence": [40, 3], "forced": {"ritual": [2, 2]}}
FACE = {"quest": "borrowed-face", "forced": {"face": [2, 5]}}


@pytest.mark.clause("DQ-105")
def test_what_is_not_for_sale_here_is_refused_as_that() -> None:
    ritual = dreamer("flying-dream", "DC7", **RITUAL)
    assert why_not(ritual, "buy_slumber") == ("dream-quest-not-for-sale", "DQ-105")
    assert why_not(ritual, "buy_step DC8") == ("dream-quest-not-for-sale", "DQ-109")
    assert why_not(ritual, "reroll_die 0") == ("dream-quest-one-die", "DQ-141")
    mystery = dreamer("flying-dream", "GW2", providence=[9, 3], forced={"mystery": [3]})
    assert why_not(mystery, "buy_slumber") == ("dream-quest-not-for-sale", "DQ-105")
    card = dreamer("flying-dream", providence=[9, 3])
    assert why_not(card, "boost") == ("dream-quest-not-for-sale", "DQ-105")
    poor = dreamer("flying-dream", providence=[1, 3])
    assert why_not(poor, "reroll") == ("dream-quest-not-for-sale", "DQ-105"), "not: too dear"
    toll = dreamer("flying-dream", "DC7", providence=[30, 3], quest="last-toll", forced={"toll": [3, 5]})
    play(toll, "offer 12")
    assert why_not(toll, "reroll") == ("dream-quest-which-die", "DQ-141")
    assert why_not(toll, "buy_slumber") == ("dream-quest-not-for-sale", "DQ-105")


@pytest.mark.clause("DQ-110")
def test_slumber_that_is_full_is_refused_as_that_in_a_quest_too() -> None:
    state = dreamer("flying-dream", "DC7", providence=[40, 3], slumber=[12, 9], **FACE)
    play(state, "attempt")
    assert why_not(state, "buy_slumber") == ("dream-quest-slumber-full", "DQ-110")


@pytest.mark.clause("DQ-112")
def test_the_need_of_the_quest_is_the_reason_only_where_it_is() -> None:
    state = dreamer("flying-dream", "DC7", providence=[18, 3], **FACE)
    play(state, "attempt")
    assert "buy_slumber" in offers(state), "3 are to spare"
    assert why_not(state, "boost") == ("dream-quest-need-stays", "DQ-112")


@pytest.mark.clause("DQ-115")
def test_why_somebody_cannot_think() -> None:
    other = dreamer("flying-dream", "DC7", providence=[40, 3], **FACE)
    play(other, "attempt")
    assert why_not(other, "think") == ("dream-quest-cannot-think", "DQ-115")
    professor = {"character": ["bedford", "blunt"]}
    ritual = dreamer("flying-dream", "DC7", **professor, **RITUAL)
    assert why_not(ritual, "think") == ("dream-quest-no-lucidity-roll", "DQ-115")
    card = dreamer("flying-dream", **professor)
    assert why_not(card, "think") == ("dream-quest-no-lucidity-roll", "DQ-115")
    thrifty = dreamer("flying-dream", "DC7", providence=[18, 3], **professor, **FACE)
    play(thrifty, "attempt")
    assert "think" in offers(thrifty)
    play(thrifty, "think")
    thoughtful = dreamer("flying-dream", "DC7", providence=[40, 3], **professor, **FACE)
    play(thoughtful, "attempt", "think")
    assert why_not(thoughtful, "think") == ("dream-quest-thought-already", "DQ-115")
    short = dreamer("flying-dream", "DC7", providence=[20, 3], slumber=[12, 9], **professor, **FACE)
    play(short, "attempt", "think")
    spare = dreamer("flying-dream", providence=[2, 3], **professor, forced={"lucidity_under": [5]})
    assert spare.ask is not None


@pytest.mark.clause("DQ-064")
def test_a_choice_that_cannot_be_paid_names_only_what_it_costs() -> None:
    state = dreamer("cave-of-visions", slumber=[2, 9], providence=[3, 3])
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "choose stare-them-down")
    assert WORDS.refusal(refused.value).startswith("For “Stare them down” you must pay 3 Slumber in full.")


@pytest.mark.clause("DQ-083")
def test_refused_steps_name_spaces_not_codes() -> None:
    state = dreamer("celestial-music", "CG2")
    play(state, "choose keep-walking")
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "step DC7")
    assert "CG2" not in WORDS.refusal(refused.value)


# The end, and the rules about the table.


@pytest.mark.clause("DQ-136")
def test_the_long_stop_names_everybody_with_their_rank() -> None:
    event = {"kind": "game_ended", "winners": [], "quest": "great-ritual", "reason": "long_stop", "round_no": 9}
    ranking = [{"seat": 1, "place": 1}, {"seat": 0, "place": 2}, {"seat": 2, "place": 2}]
    (said,) = WORDS.event({**event, "places": [2, 1, 2], "ranking": ranking}, NAMES[:3], 0)
    assert said.endswith("1. Bob, 2. Anna, 2. Chloe.")


@pytest.mark.clause("DQ-011")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option(language: str) -> None:
    from reverie.text import rulebook

    clause, words = rulebook(words_for(language, GAME)).clause("DQ-011").text, words_for(language, GAME)
    for option in GAME.options:
        assert words.say(f"option-{option.name}") in clause, option.name
        assert f"{option.name}=" not in clause
        if "_" in option.name:
            assert option.name not in clause


@pytest.mark.clause("DQ-151")
def test_the_short_game_comes_on_top_of_what_is_printed() -> None:
    state, _ = started(2, opening="last_night", quest="last-toll", characters="choose")
    play(state, "pick_character silverlake", "pick_character snyder")
    assert sorted(state.providence) == [21, 22]
    assert "on top of what their sheet prints" in WORDS.say("option-opening.help")


@pytest.mark.clause("DQ-142")
def test_the_deck_of_the_revised_printing_is_told_where_it_is_chosen() -> None:
    assert "revised printing always uses all 21" in WORDS.say("option-reality_deck.help")


@pytest.mark.clause("DQ-036")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_names_the_goal_first(language: str) -> None:
    words = words_for(language, GAME)
    first = words.say("game-how-to-play").splitlines()[0]
    assert words.say("name-cycle") in first
    assert {"en": "wins", "de": "gewinnt", "ja": "勝ち"}[language] in first
