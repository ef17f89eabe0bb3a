"""Ledger 4: nobody knows an unseen face, everybody knows the others; and the two-worlds law."""

from collections import Counter
from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import UNKNOWN, FastChance, Refused
from tests.project_dreamscape.tables import COUNTS, as_bytes, kinds, play, random_game, table


def watched_games(players: int, games: int = 4) -> list[DreamscapeState]:
    """Every seventh state of some random games with any deck and variant."""
    return [
        state.copy()
        for seed in range(games)
        for number, state in enumerate(random_game(players, seed))
        if number % 7 == 0 or state.is_over
    ]


def seen_cards(view: dict[str, Any]) -> set[str]:
    """Every card that a view names, wherever it names it."""
    text = as_bytes(view).decode()
    return {card for card in deck_in_play(GAME.setup(2).content, GAME.setup(2).options) if f'"{card}"' in text}


@pytest.mark.clause("PD-034")
@pytest.mark.parametrize("players", COUNTS)
def test_what_nobody_has_seen_makes_no_difference(players: int) -> None:
    for number, state in enumerate(watched_games(players)):
        for watcher in (0, None):
            other = state.copy()
            other.redeal(watcher, FastChance(number))
            assert as_bytes(state.view(watcher)) == as_bytes(other.view(watcher))
            assert other.problems() == []
            for seat in range(players):
                assert state.moves(seat) == other.moves(seat)
                assert state.default_move(seat) == other.default_move(seat)


@pytest.mark.clause("PD-034")
@pytest.mark.parametrize("players", COUNTS)
def test_known_faces_stay_known(players: int) -> None:
    """A card that was faceup once is named in every later view."""
    for seed in range(6):
        known: set[str] = set()
        for state in random_game(players, seed, {"start_seat": "A"}):
            seen = seen_cards(state.view(None))
            assert known <= seen
            known = seen
            hidden = {*state.deck, *(card for deep in state.deep for card in deep if card not in state.known)}
            assert not seen & hidden


@pytest.mark.clause("PD-034")
def test_unseen_cards_are_dealt_evenly() -> None:
    """From any view, each unseen card is as likely to be the Z card as any other."""
    state = table(2)
    dealt: Counter[str] = Counter()
    for seed in range(1500):
        other = state.copy()
        other.redeal(0, FastChance(seed))
        dealt[other.deep[0][0]] += 1
    assert len(dealt) == 47
    assert max(dealt.values()) < 60, "about 32 each"


@pytest.mark.parametrize("players", COUNTS)
def test_a_table_imagined_from_a_view_looks_the_same_and_can_be_played(players: int) -> None:
    for number, state in enumerate(watched_games(players, 3)):
        view = state.view(0)
        imagined = GAME.imagine(view, FastChance(number))
        assert as_bytes(imagined.view(0)) == as_bytes(view)
        assert imagined.problems() == []
        while not imagined.is_over:
            seat = imagined.asked[0]
            imagined.play(seat, imagined.moves(seat)[-1], events=False)


def test_a_z_card_that_is_taken_shows_no_face_to_anybody() -> None:
    state = table(2, z=[2, 1], deck=["FF-IS-1"])
    (event,) = play(state, "draw_z")
    for watcher in (0, 1, None):
        assert event.seen_by(watcher) == {"kind": "z_taken", "seat": 0, "z": 3, "deck": len(state.deck)}
    assert kinds([event]) == ["z_taken"]
    assert UNKNOWN in state.view(0)["deep"][0]


@pytest.mark.parametrize("players", COUNTS)
def test_refusals_tell_nothing_either(players: int) -> None:
    tries = [
        "buy 1",
        "lose_z spent",
        "lose_z FF-IS-1",
        "pull rem FF-IS-1",
        "pull discard FF-IS-1",
        "put FF-IS-1",
        "draw_z",
    ]
    for number, state in enumerate(watched_games(players, 2)):
        other = state.copy()
        other.redeal(None, FastChance(number))
        for move in tries:
            assert _told(state, move) == _told(other, move)


def _told(state: DreamscapeState, move: str) -> str:
    try:
        state.copy().play(0, move)
    except Refused as refused:
        return f"{type(refused).__name__} {refused}"
    return ""
