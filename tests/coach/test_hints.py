"""Hints: the best few moves of a seat, from its view alone."""

import pytest

from reverie.bots import moves_for_bot
from reverie.coach.hints import hint
from reverie.games import find_game
from reverie.kernel import BadSetup, FastChance, move_text
from reverie.minds import mind
from reverie.text import LANGUAGES, words_for

TABLES = [("psycle", 2), ("project-dreamscape", 1), ("counting-zzzzs", 3), ("dream-cycle", 2), ("dream-quest", 2)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_hint_names_lawful_moves_the_best_first(name: str, players: int) -> None:
    game = find_game(name)
    state = game.new(players, FastChance(4))
    while len(moves_for_bot(state, state.asked[0])) < 2:
        state.play_any(FastChance(1))
    seat = state.asked[0]
    lawful = list(moves_for_bot(state, seat))
    found = hint(game, state.view(seat), lawful, effort=1)
    assert (found.decision, found.seat) == (state.decision, seat)
    assert 1 <= len(found.best) <= 3
    for one in found.best:
        assert one.moves[0] in map(move_text, lawful)
        assert 0 <= one.low <= one.share <= one.high <= 1
        for language in LANGUAGES:
            assert words_for(language, game).told(one.why.id, one.why.facts, [], None)


def test_without_values_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("psycle")
    monkeypatch.setattr(mind, "shipped_net", lambda *_: None)
    state = game.new(2, FastChance(4))
    with pytest.raises(BadSetup) as refused:
        hint(game, state.view(0), list(state.moves(0)))
    assert refused.value.code == "no-mind"
