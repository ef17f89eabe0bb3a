"""Ledger D: setting up."""

from collections import Counter

import pytest

from reverie.kernel import FastChance, IllegalMove, TracedChance
from tests.dream_quest.tables import COUNTS, FIRST, offers, one, play, question, started


@pytest.mark.clause("DQ-039")
def test_both_decks_are_shuffled_separately() -> None:
    chance = TracedChance(FastChance(3))
    started(chance=chance, characters="choose")
    shuffled = {label: order for label, order in chance.trace if label in ("dream", "reality")}
    assert sorted(shuffled["dream"]) == sorted(FIRST.dream)
    assert sorted(shuffled["reality"]) == sorted(FIRST.reality_deck("standard"))


@pytest.mark.clause("DQ-040", "DQ-117")
def test_everybody_is_awake_but_the_serpent() -> None:
    for seed in range(12):
        state, events = started(5, FastChance(seed))
        first = one(events, "game_begun")["first_seat"]
        turns = [event for event in events if event.kind in ("reality_drawn", "dream_turn_began")]
        assert turns[0].facts["seat"] == first
        assert (turns[0].kind == "dream_turn_began") == (state.character[first] == "serpent")


@pytest.mark.clause("DQ-041", "DQ-042")
def test_everything_starts_at_its_printed_value() -> None:
    state, _ = started(5, characters="choose")
    for character in ("bedford", "snyder", "blunt", "silverlake"):
        play(state, f"pick_character {character}")
    twin = state.copy()
    events = play(twin, "pick_character serpent")
    assert twin.memory_tokens[state.first] in (0, 1, 2)
    values = {event.facts["character"]: event.facts for event in events if event.kind == "character_taken"}
    assert (values["serpent"]["slumber"], values["serpent"]["lucidity"]) == (9, 5)
    gloria = twin.character.index("silverlake")
    assert [twin.providence[seat] for seat in range(5) if seat != gloria] == [0] * 4
    assert FIRST.characters["silverlake"].providence == 1


@pytest.mark.clause("DQ-043")
def test_one_quest_for_the_whole_game() -> None:
    found = Counter(started(chance=FastChance(seed))[0].quest for seed in range(60))
    assert set(found) == set(FIRST.quests)
    assert min(found.values()) > 8
    assert {started(chance=FastChance(seed), quest="last-toll")[0].quest for seed in range(5)} == {"last-toll"}


@pytest.mark.clause("DQ-044")
def test_characters_are_dealt_at_random() -> None:
    dealt = Counter(started(chance=FastChance(seed))[0].character[0] for seed in range(120))
    assert set(dealt) == set(FIRST.characters)


@pytest.mark.clause("DQ-044", "DQ-007")
@pytest.mark.parametrize("players", COUNTS)
def test_or_picked_in_turn_order_from_those_left(players: int) -> None:
    state, _ = started(players, characters="choose")
    order = [state.first, *state.after(state.first)]
    for seat in order:
        assert (question(state), state.asked) == ("choose-character", (seat,))
        assert len(offers(state)) == 6 - order.index(seat)
        picked = offers(state)[0]
        assert state.default_move(seat) == state.moves(seat)[0]
        play(state, picked)
        if seat != order[-1]:
            with pytest.raises(IllegalMove, match="character-taken"):
                play(state, picked)


@pytest.mark.clause("DQ-045")
def test_the_first_player_is_drawn() -> None:
    firsts = Counter(started(4, FastChance(seed))[0].first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.clause("DQ-151")
@pytest.mark.parametrize(("board", "edge"), [("dreamlands", "CP3"), ("short_night", "VL4")])
def test_the_last_night_begins_at_the_edge_of_the_cycle(board: str, edge: str) -> None:
    for quest, need in (("great-ritual", 20), ("borrowed-face", 15), ("last-toll", 11)):
        state, events = started(2, FastChance(1), opening="last_night", board=board, quest=quest, characters="choose")
        assert state.board.to_cycle[edge] == 1
        play(state, "pick_character snyder")
        events = play(state, "pick_character silverlake")
        where = [event.facts for event in events if event.kind == "fell_asleep"]
        assert where[0]["space"] == edge
        assert sorted(state.providence) == [need + 10, need + 11]
