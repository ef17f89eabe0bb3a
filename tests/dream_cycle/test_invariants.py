"""Ledger 6 and 4: what always holds in random games, what each seat sees, and that everything gets used."""

import json
from collections import Counter

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.dreamscape import is_in_doldrum, legal_facings, square_at
from reverie.games.dream_cycle.squares import EFFECTS
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance
from tests.dream_cycle.tables import COUNTS, as_bytes, new, play, random_game, table, texts

DEALT = {"night": "nap", "start": "dealt"}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", [{}, DEALT], ids=["full", "dealt nap"])
def test_the_invariants_hold_after_every_move(players: int, options: dict[str, str]) -> None:
    for seed in range(6):
        before = ""
        for state in random_game(players, seed, most=300, **options):
            assert state.problems() == []
            _check(state, before)
            before = state.phase


def _check(state: DreamState, phase_before: str) -> None:
    owned = sum(state.store) + sum(sum(boosts) for boosts in state.boosts)
    assert (state.supply + owned, min(state.store) >= 0) == (65, True)
    tiles = Counter(kind for tray in state.tray for kind in tray)
    tiles.update(kind for fields in state.fields for tile in fields for kind in tile)
    stock = state.stock()
    assert all(stock[kind] + tiles[kind] == tile.count for kind, tile in state.components.directional.items())
    assert len(state.pool()) + sum(map(len, state.hand)) + len(state.covers) == 44
    assert len(state.laid) % 3 == 0
    if state.phase == "moving" and phase_before == "buying" and state.arrivals <= 1:
        assert state.store[state.active] <= 10 + 3, "what a first landing may have added"
    if state.phase == "buying":
        assert all(not any(boosts) for seat, boosts in enumerate(state.boosts) if seat != state.active)
        if "done" in texts(state) and is_in_doldrum(state, state.active):
            assert state.facing[state.active] in legal_facings(state, state.active)
    for marks in (*state.collected, *state.landed, tuple(state.extorted)):
        assert len(set(marks)) == len(marks)
    assert state.arrivals <= 300 + 5


def test_every_tile_square_and_inspiration_gets_used() -> None:
    landed: set[str] = set()
    laid: set[int] = set()
    hands: set[str] = set()
    verbs: Counter[str] = Counter()
    for seed in range(60):
        for state in random_game(COUNTS[seed % 4], seed, most=220, **(DEALT if seed % 3 else {"start": "dealt"})):
            laid.update(tile for tile, _ in state.laid)
            hands.update(kind for hand in state.hand for kind in hand)
            for place in state.at:
                square = square_at(state, place) if place else -1
                if square >= 0:
                    landed.add(state.components.kinds[state.components.printed(square)].split(":")[0])
            if not state.is_over:
                verbs.update(text.split()[0] for text in texts(state))
    assert hands == {entry["kind"] for entry in GAME.raw_content["inspiration"]}
    assert {state.components.tiles[tile].phase for tile in laid} >= {1, 2, 4, 5}
    assert landed >= {"white", "orange", "green", "red", "purple", "blue", "black", "yellow", "fuchsia", "silver"}
    wanted = {"zip", "square", "times", "exchange", "push", "block", "fringewalk", "extra_turn", "brake", "buy_back"}
    assert wanted <= set(verbs)


def test_every_tile_is_laid_in_some_game() -> None:
    laid = {tile for seed in range(60) for tile, _ in new(seed=seed, night="nap").laid}
    laid |= {tile for seed in range(60) for tile, _ in new(seed=seed).laid}
    assert {GAME.raw_content["tiles"][tile]["phase"] for tile in laid} == {1, 2, 4, 5}
    assert len(laid) == 40


def test_drafts_are_the_only_secret() -> None:
    state = table(at=[[4, 4], [5, 4]], store=[3, 3])
    play(state, "trade 1", "give chi", "want chi")
    mine, theirs, watcher = state.view(0), state.view(1), state.view(None)
    assert mine["draft"] is not None
    assert theirs["draft"] is watcher["draft"] is None
    for view in (mine, theirs, watcher):
        for name in ("seat", "draft", "ahead", "decision"):
            view.pop(name)
    assert mine == theirs == watcher


@pytest.mark.parametrize("players", COUNTS)
def test_a_view_is_small_and_imagines_the_same_table(players: int) -> None:
    for number, state in enumerate(random_game(players, 3, most=150, **DEALT)):
        if number % 10:
            continue
        view = state.view(0)
        assert len(json.dumps(view)) < 7000
        imagined = GAME.imagine(json.loads(json.dumps(view)), FastChance(1))
        assert as_bytes(imagined.view(0)) == as_bytes(view)


def test_steps_without_fields_are_shared() -> None:
    assert type(EFFECTS)() == EFFECTS
