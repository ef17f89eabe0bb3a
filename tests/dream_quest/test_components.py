"""Ledger A: components and options."""

import pytest

from reverie.games.dream_quest import GAME
from reverie.kernel import BadSetup
from tests.dream_quest.tables import CONTENT, COUNTS, FIRST, REVISED, dreamer, offers, play, random_game, started, table


@pytest.mark.clause("DQ-001")
def test_two_to_five_seats() -> None:
    assert COUNTS == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadSetup):
            GAME.setup(players)


@pytest.mark.clause("DQ-002")
@pytest.mark.parametrize("players", COUNTS)
def test_a_character_and_two_avatars_each(players: int) -> None:
    state, _ = started(players)
    assert all(state.character)
    assert len(state.hour) == len(state.space) == players


@pytest.mark.clause("DQ-003")
def test_thirty_three_dream_cards_all_different() -> None:
    assert len(FIRST.dream) == 33
    faces = {(card.movement, card.choices) for card in FIRST.dream.values()}
    assert len(faces) == 33
    flying = FIRST.dream["flying-dream"]
    assert (flying.movement, flying.choices[0].success.movement, flying.choices[0].failure.movement) == (3, 4, -2)


@pytest.mark.clause("DQ-004")
def test_twelve_standard_reality_cards_one_for_each_effect() -> None:
    deck = FIRST.reality_deck("standard")
    effects = [FIRST.reality[card].effect for card in deck]
    assert len(deck) == 12
    assert len(set(effects)) == 12
    every = {card.effect for card in FIRST.reality.values()}
    missing = every - set(effects)
    assert missing == {FIRST.reality["bank"].effect, FIRST.reality["accident-witness"].effect}
    assert round(sum(effect.slumber for effect in effects) / 12, 2) == -2.92
    assert round(sum(effect.lucidity for effect in effects) / 12, 2) == -0.33
    assert sum(effect.memory for effect in effects) / 12 == -0.5


@pytest.mark.clause("DQ-005")
def test_the_long_night_has_all_21() -> None:
    standard, _ = started()
    long_night, _ = started(reality_deck="long_night")
    assert len({*standard.reality_deck, *standard.reality_discard, standard.reality_card} - {""}) == 12
    assert len({*long_night.reality_deck, *long_night.reality_discard, long_night.reality_card} - {""}) == 21


@pytest.mark.clause("DQ-006")
def test_quests_come_on_top_of_45_event_cards() -> None:
    assert len(FIRST.dream) + len(FIRST.reality_deck("standard")) == 45
    assert list(FIRST.quests) == ["great-ritual", "borrowed-face", "last-toll"]


@pytest.mark.clause("DQ-007")
def test_six_sheets_and_no_two_seats_alike() -> None:
    assert len(FIRST.characters) == 6
    for seed in range(20):
        for state, _ in random_game(5, seed, max_rounds=1):
            assert len(set(state.character)) == 5


@pytest.mark.clause("DQ-008")
def test_providence_has_no_upper_bound() -> None:
    state = dreamer("native-village", providence=[80, 3])
    play(state, "choose live-among-them")
    assert state.providence[0] == 83
    assert state.problems() == []


@pytest.mark.clause("DQ-009")
def test_memory_tokens_never_run_out() -> None:
    """No card takes more than two, and waking clears them: five seats never hold more than the ten there are."""
    for card in ("fine", "cheating-spouse"):
        state = table(reality_deck=[card], options={"reality_deck": "long_night"})
        assert state.memory_tokens[0] == 2
    assert max(-card.effect.memory for card in REVISED.reality.values()) == 2


@pytest.mark.clause("DQ-010")
def test_dice_have_six_sides_and_two_at_most_lie_there() -> None:
    for seed in range(15):
        for state, events in random_game(3, seed, opening="last_night", max_rounds=6):
            assert state.roll is None or 1 <= len(state.roll.dice) <= 2
            assert all(1 <= event.facts["die"] <= 6 for event in events if event.kind == "die_thrown")


@pytest.mark.clause("DQ-011")
def test_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "characters": "random",
        "quest": "random",
        "reality_deck": "standard",
        "board": "dreamlands",
        "edition": "first",
        "opening": "threshold",
        "max_rounds": 150,
    }
    for quest in FIRST.quests:
        assert started(quest=quest)[0].quest == quest
    assert started(board="short_night")[0].board is CONTENT.boards["short_night"]
    assert started(edition="revised")[0].edition is REVISED
    state, _ = started(characters="choose")
    assert offers(state) == [f"pick_character {name}" for name in FIRST.characters]
