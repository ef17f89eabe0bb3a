"""Views and moves as numbers: placed tables whose numbers can be told by hand."""

from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Encoding, move_text
from tests.project_dreamscape.tables import COUNTS, bought, play, question, row_with, table

REM = [["FF-IS-1", "FF-NT-1"], ["PR-CD-1"]]
LYING = [card for stack in REM for card in stack]


def encoding(state: DreamscapeState) -> Encoding:
    return GAME.encoding(state.setup)


def seen(state: DreamscapeState, seat: int = 0) -> dict[str, float]:
    numbers = encoding(state)
    return dict(zip(numbers.labels(), numbers.encode_view(state.view(seat)), strict=True))


def told(state: DreamscapeState, text: str) -> dict[str, float]:
    """The numbers of a move of whoever is asked."""
    numbers, seat = encoding(state), state.asked[0]
    move = next(move for move in state.moves(seat) if move_text(move) == text)
    return dict(zip(numbers.move_labels(), numbers.encode_move(state.view(seat), move), strict=True))


def names(state: DreamscapeState) -> dict[str, str]:
    """By move of whoever is asked: what its action is called."""
    numbers, seat = encoding(state), state.asked[0]
    moves = state.moves(seat)
    ids = numbers.action_ids(seat, moves)
    return {move_text(move): numbers.action_labels()[id_] for move, id_ in zip(moves, ids, strict=True)}


def laid_out(**more: Any) -> DreamscapeState:
    row = row_with("FF-PR-1", "~LD-SD-1", avoid=LYING)
    return table(2, dreamscape=row, rem=REM, z=[3, 1], **more)


def test_stacks_are_told_by_their_chains_and_tops() -> None:
    own = seen(laid_out())
    assert own["chain=FF[+0]"] == own["run=FF[+0]"] == 2 / 14
    assert (own["run=NT[+0]"], own["run=IS[+0]"]) == (1 / 14, 0)
    assert (own["top=NT[+0]"], own["top=IS[+0]"], own["under=IS[+0]"]) == (1, 0, 1)
    assert (own["stack=FF[+0]"], own["stack=IS[+0]"]) == (2 / 14, 1 / 14)
    assert (own["z[+0]"], own["z[+1]"]) == (3 / 7, 1 / 5)
    assert own["score[+0]"] == own["score[+1]"] == -1 / 16  # 2 for the chain, 3 Z cards; nothing, 1 Z card


def test_what_each_card_of_the_row_adds_to_each_seat() -> None:
    own = seen(laid_out())
    assert own["add@1[+0]"] == own["add@1[+1]"] == 2 / 5
    assert own["add@2[+0]"] == -1 / 4  # a Z card
    assert (own["row_1.FF"], own["row_1.PR"], own["row_1.z"], own["row_2.z"]) == (1, 1, 0, 1)
    assert (own["row_3.affordable"], own["row_4.affordable"]) == (1, 0)
    assert own["points"] == 3 / 6


def test_the_same_table_from_the_other_side() -> None:
    state = laid_out()
    own, other = seen(state, 0), seen(state, 1)
    for what in ("chain=FF", "run=NT", "z", "score", "add@1", "is_active"):
        assert own[f"{what}[+0]"] == other[f"{what}[+1]"]
        assert own[f"{what}[+1]"] == other[f"{what}[+0]"]
    assert (own["owes"], other["owes"]) == (1, 0)


def test_unseen_cards_are_counted_by_type_and_pair() -> None:
    own = seen(laid_out())
    assert own["unseen=FF-IS"] == own["unseen=FF-PR"] == 1 / 2
    assert (own["unseen=FF-LD"], own["unseen=ID-FF"]) == (1 / 2, 0)
    assert (own["unseen=FF-RD"], own["in_play=FF"], own["in_play=ID"]) == (1, 1, 0)


def test_the_question_and_its_card() -> None:
    state = bought("FF-RD-1", rem=[["IS-NT-1"], ["PR-CD-1"]])
    own = seen(state)
    assert own["question=dream"] == own["asked_about=FF"] == own["may_dream=RD"] == own["below=IS"] == 1
    assert own["may_dream=IS"] == own["performing=FF"] == 0
    play(state, "dream FF")
    own = seen(state)
    assert (own["question=dream"], own["question=pull"], own["performing=FF"]) == (0, 1, 1)


def test_shifting_dreams_tells_what_has_been_placed() -> None:
    state = bought("FF-SD-1", "LD-PR-1")
    play(state, "dream SD", "put LD-PR-1", "put gap")
    own = seen(state)
    assert (own["question=put"], own["placed"], own["placed_1=from_2"], own["placed_2=from_1"]) == (1, 2 / 5, 1, 0)


def test_moves_are_told_by_what_they_bring() -> None:
    state = laid_out()
    play(state, "skip_z")
    buy = told(state, "buy 1")
    assert (buy["verb=buy"], buy["type=FF"], buy["position=1"], buy["joins"]) == (1, 1, 1, 1)
    assert buy["gain"] == buy["adds"] == buy["adds_to_others"] == 2 / 5
    assert buy["run"] == 3 / 14
    assert (buy["price"], buy["points_left"]) == (1 / 4, 2 / 5)
    asleep = told(state, "buy 2")
    assert (asleep["is_z"], asleep["z"], asleep["gain"], asleep["adds"]) == (1, 1, -1 / 4, 0)


def test_pulls_say_what_they_gain() -> None:
    state = bought("FF-PR-1", rem=[["FF-IS-1", "NT-LD-1"], []])
    play(state, "dream FF")
    assert told(state, "pull rem FF-IS-1")["gain"] == 2 / 5
    assert told(state, "pull rem FF-PR-1")["gain"] == 0


def test_actions_are_called_like_their_moves_with_seats_counted_from_ones_own() -> None:
    state = laid_out()
    assert names(state) == {"draw_z": "draw_z", "skip_z": "skip_z"}
    play(state, "skip_z")
    assert names(state) == {text: text for text in ("buy 1", "buy 2", "buy 3")}
    state = bought("NT-PR-1", players=3)
    play(state, "dream NT")
    assert names(state) == {"terrorise 1": "terrorise +1", "terrorise 2": "terrorise +2"}


@pytest.mark.parametrize("players", COUNTS)
def test_the_pile_is_played_from_alone_only(players: int) -> None:
    labels = GAME.encoding(GAME.setup(players)).action_labels()
    assert any(label.startswith(("pull discard", "solo_discard")) for label in labels) == (players == 1)


@pytest.mark.parametrize("players", COUNTS)
def test_whatever_may_be_changed_fits(players: int) -> None:
    changes = {"solo_bands": list(range(1, 21)), "z_card_points": -9, "reserve_cost": 5, "chain_points": {"2": 4}}
    changed, printed = GAME.encoding(GAME.setup(players, overrides=changes)), GAME.encoding(GAME.setup(players))
    assert changed.labels() == printed.labels()
    assert changed.action_labels() == printed.action_labels()
    assert changed.move_labels() == printed.move_labels()


def test_alone_the_band_is_told() -> None:
    state = table(1, rem=[["FF-IS-1", "FF-NT-1"]], z=[1])
    assert question(state) == "take-z"
    own = seen(state)
    assert own["band"] == 1 / 6
    assert own["to_next_band"] == 14 / 24
