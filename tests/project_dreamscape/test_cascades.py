"""Performing dream types: cascades (PD-070 to PD-079)."""

import pytest

from reverie.games.project_dreamscape.cascades import types_left
from reverie.games.project_dreamscape.records import Performance
from reverie.kernel import IllegalMove
from tests.project_dreamscape.tables import (
    COUNTS,
    bought,
    dreamscape,
    kinds,
    moves,
    one,
    play,
    question,
    random_game,
    swapped,
    z,
)


@pytest.mark.clause("PD-070")
def test_a_purchase_starts_a_cascade_with_nothing_used() -> None:
    state = bought("PR-RD-1", "LD-RD-1", z=[5, 1])
    play(state, "dream PR")
    assert state.cascade == [], "it has ended"
    play(state, "buy 2", "dream RD")
    assert (question(state), moves(state)) == ("dream", ["dream PR", "dream RD"]), "a new cascade: both again"
    assert [tuple(done) for done in state.cascade] == [(0, "RD", "LD-RD-1", "LD-RD-1")]


@pytest.mark.clause("PD-071")
@pytest.mark.parametrize("players", COUNTS)
def test_a_cascade_is_a_line(players: int) -> None:
    """While one runs, at most one performance is added by a move, and only a linking type leads on to a card."""
    for seed in range(8):
        before: list[tuple[str, str]] = []
        for state in random_game(players, seed):
            now = [(done.card, done.type) for done in state.cascade]
            assert now[: len(before)] == before or not now or len(now) < len(before) or now[0] != before[0]
            for linking in state.cascade[:-1]:
                assert linking.type in ("FF", "RD", "CD", "ED", "ID")
            before = now


@pytest.mark.clause("PD-071", "PD-118")
def test_an_ending_type_leads_to_nothing_but_the_discard_of_held_cards() -> None:
    state = bought("ED-CD-1", "PR-RD-1", options=swapped(ED="SD"), z=[3, 1])
    play(state, "dream ED", "empower 2")
    events = play(state, "dream PR")
    assert kinds(events)[:3] == ["dreamt", "z_taken", "held_discarded"]
    assert question(state) == "buy"


@pytest.mark.clause("PD-072")
def test_the_anchor_is_the_own_card_that_a_copied_type_acts_for() -> None:
    state = bought("PR-CD-1", rem=[["IS-LD-1"], ["FF-RD-1"]])
    play(state, "dream CD", "dream RD")
    assert [(done.type, done.card, done.anchor) for done in state.cascade] == [
        ("CD", "PR-CD-1", "PR-CD-1"),
        ("RD", "FF-RD-1", "PR-CD-1"),
    ]
    assert state.ask is not None
    assert state.ask.facts(state, None)["card"] == "IS-LD-1"


@pytest.mark.clause("PD-073")
@pytest.mark.parametrize(
    ("card", "rem", "path", "replayed"),
    [
        ("LD-RD-1", [["FF-IS-1", "IS-CD-1"], []], ["dream RD"], "IS-CD-1"),
        ("FF-LD-1", [["LD-RD-2", "IS-CD-1"], []], ["dream FF", "pull rem LD-RD-2", "dream RD"], "FF-LD-1"),
        ("LD-RD-1", [["FF-IS-1", "PR-RD-1"], []], ["dream RD", "dream RD"], "FF-IS-1"),
        ("PR-CD-1", [["FF-IS-1"], ["IS-NT-1", "LD-RD-1"]], ["dream CD", "dream RD"], "FF-IS-1"),
    ],
    ids=["purchase", "FF", "RD", "CD"],
)
def test_which_card_recurring_dream_replays(card: str, rem: list[list[str]], path: list[str], replayed: str) -> None:
    state = bought(card, rem=rem)
    events = play(state, *path)
    assert [event.facts["card"] for event in events if event.kind == "replayed"][-1] == replayed


@pytest.mark.clause("PD-073")
def test_which_card_it_replays_from_a_held_card_and_after_an_invasion() -> None:
    state = bought("ED-CD-1", "PR-RD-1", options=swapped(ED="SD"), rem=[["FF-IS-1"], []])
    events = play(state, "dream ED", "empower 2", "dream RD")
    assert one(events, "replayed")["card"] == "FF-IS-1", "under the own card that performed ED"
    state = bought("ID-PR-1", "NT-RD-1", options=swapped(ID="SD"), rem=[[], ["FF-IS-1", "IS-CD-1"]])
    events = play(state, "dream ID", "invade_with 2", "dream RD")
    assert (one(events, "replayed")["seat"], one(events, "replayed")["card"]) == (1, "FF-IS-1")


@pytest.mark.clause("PD-074")
def test_a_copied_type_uses_the_performers_own_stack() -> None:
    state = bought("PR-CD-1", rem=[["IS-LD-1", "NT-LD-1"], ["FF-RD-1", "FF-IS-1"]])
    play(state, "dream CD", "dream FF")
    assert moves(state) == ["pull rem IS-LD-1", "pull rem NT-LD-1", "pull rem PR-CD-1"]
    play(state, "pull rem IS-LD-1")
    assert state.rem == [["NT-LD-1", "PR-CD-1", "IS-LD-1"], ["FF-RD-1", "FF-IS-1"]]


@pytest.mark.clause("PD-075")
def test_in_one_cascade_a_card_performs_a_type_once() -> None:
    state = bought("FF-RD-1", rem=[["FF-NT-1"], []], z=[2, 3])
    play(state, "dream FF", "pull rem FF-NT-1")
    assert types_left(state, "FF-RD-1") == ["RD"]
    play(state, "dream FF")
    with pytest.raises(IllegalMove):
        state.play(0, "dream NT")
    events = play(state, "pull rem FF-RD-1")
    assert [event.facts["type"] for event in events if event.kind == "dreamt"] == ["RD", "NT"], "both are forced"


@pytest.mark.clause("PD-075")
def test_a_used_type_is_refused_by_the_once_rule() -> None:
    """B's card has performed FF for A, and comes again: both its types are offered no more."""
    state = bought("FF-CD-1", players=3, rem=[["IS-LD-1"], ["FF-PR-1"], ["IS-CD-1"]], z=[3, 1, 1])
    play(state, "dream CD", "copy 2", "dream CD", "copy 1", "dream FF", "pull rem FF-CD-1")
    assert state.cascade[-1] == (0, "FF", "FF-CD-1", "FF-CD-1"), "its CD is used, so FF is forced"
    play(state, "pull rem IS-LD-1")
    other = bought("PR-CD-1", rem=[[], ["RD-CD-1"]], z=[3, 1])
    play(other, "dream CD")
    other.cascade.append(Performance(0, "RD", "RD-CD-1", "PR-CD-1"))
    with pytest.raises(IllegalMove) as refusal:
        other.play(0, "dream RD")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-type-performed", "PD-075")


@pytest.mark.clause("PD-076")
@pytest.mark.parametrize("players", COUNTS)
def test_every_cascade_ends(players: int) -> None:
    """Seats that seek long cascades among them; each performance is a new pair of card and type."""
    longest = 0
    for seed in range(25):
        for state in random_game(players, seed):
            pairs = [(done.card, done.type) for done in state.cascade]
            assert len(set(pairs)) == len(pairs) <= 110
            longest = max(longest, len(pairs))
    assert longest >= 4


@pytest.mark.clause("PD-077")
def test_the_performer_chooses() -> None:
    state = bought("ID-PR-1", "IS-CD-1", options=swapped(ID="SD"), rem=[[], ["NT-LD-1"]], z=[2, 1])
    play(state, "dream ID", "invade_with 2")
    assert state.asked == (1,), "the invaded seat performs, in a foreign turn"
    play(state, "dream IS")
    assert (question(state), state.asked) == ("flip", (1,))


@pytest.mark.clause("PD-078")
def test_the_active_participant_is_an_opponent_of_whoever_was_invaded() -> None:
    options = swapped(ID="SD")
    state = bought("ID-PR-1", "FF-NT-1", players=3, options=options, rem=[[], ["NT-LD-1"], []], z=[3, 1, 1])
    play(state, "dream ID", "invade_with 2", "dream NT")
    assert (state.asked, moves(state)) == ((1,), ["terrorise 2", "terrorise 0"])
    play(state, "terrorise 0")
    assert question(state) == "give-up-z"


@pytest.mark.clause("PD-079")
@pytest.mark.parametrize(
    ("card", "type_", "options", "emptied"),
    [
        ("IS-LD-1", "IS", {}, "row"),
        ("FF-SD-1", "SD", {}, "row"),
        ("PS-CD-1", "PS", swapped(PS="SD"), "row"),
        ("IS-LD-1", "LD", {}, "asleep"),
        ("ED-CD-1", "ED", swapped(ED="SD"), "asleep"),
        ("ID-PR-1", "ID", swapped(ID="SD"), "asleep"),
        ("ID-PR-1", "ID", swapped(ID="SD"), ""),
        ("PR-CD-1", "CD", {}, ""),
        ("LD-RD-1", "RD", {}, ""),
        ("IS-PR-1", "PR", {}, "deck"),
    ],
)
def test_when_a_type_cannot_be_performed(card: str, type_: str, options: dict[str, str], emptied: str) -> None:
    """With no card in the row, none faceup, no opponent's REM card, no card below, or no card in the deck."""
    state = bought(card, options=options, z=[3, 1])
    if emptied == "row":
        state.discard += [lying for lying in state.row if lying]
        state.row = [""] * 5
    elif emptied == "asleep":
        state.asleep = [bool(lying) for lying in state.row]
        state.rem[1].append(state.deck.pop())
    elif emptied == "deck":
        state.discard += state.deck
        state.deck = []
    before = dreamscape(state)
    events = play(state, f"dream {type_}")
    assert kinds(events)[:2] == ["dreamt", "no_effect"]
    assert state.is_over or dreamscape(state) == before or question(state) != "buy"


@pytest.mark.clause("PD-079")
def test_shield_tokens_can_be_moved_over_an_empty_row_and_floating_free_never_fails() -> None:
    state = bought("FF-SD-1", options={"shield_variant": "on"}, z=[3, 1])
    state.discard += [lying for lying in state.row if lying]
    state.row = [""] * 5
    twin = state.copy()
    play(state, "dream SD")
    assert question(state) == "put-token"
    assert kinds(play(twin, "dream FF"))[:2] == ["dreamt", "pulled"], "its own card is always there"


@pytest.mark.clause("PD-079")
def test_night_terror_does_nothing_to_a_single_z_card() -> None:
    state = bought("FF-NT-1", z=[3, 1])
    assert one(play(state, "dream NT"), "terrorised")["spared"]
    assert z(state)[1] == 1
