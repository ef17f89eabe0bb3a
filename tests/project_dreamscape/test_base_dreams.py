"""The base dream types (PD-080 to PD-107)."""

import pytest

from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import IllegalMove
from tests.project_dreamscape.tables import (
    SEVERAL,
    bought,
    default,
    dreamscape,
    kinds,
    moves,
    one,
    play,
    question,
    row_with,
    table,
    z,
)

STACK = ["IS-LD-1", "NT-LD-1", "FF-CD-1"]


def floating() -> DreamscapeState:
    state = bought("FF-PR-1", rem=[STACK[:], []], z=[3, 1])
    play(state, "dream FF")
    return state


# Floating Free.


@pytest.mark.clause("PD-080")
def test_floating_free_brings_a_card_to_the_top_and_performs_it() -> None:
    state = floating()
    assert moves(state) == [f"pull rem {card}" for card in [*STACK, "FF-PR-1"]]
    events = play(state, "pull rem NT-LD-1")
    assert one(events, "pulled") == {"seat": 0, "card": "NT-LD-1", "zone": "rem"}
    assert state.rem[0] == ["IS-LD-1", "FF-CD-1", "FF-PR-1", "NT-LD-1"]
    assert moves(state) == ["dream NT", "dream LD"]


@pytest.mark.clause("PD-081")
def test_it_may_choose_the_top_card_or_itself() -> None:
    state = floating()
    assert default(state) == "pull rem FF-PR-1"
    play(state, "pull rem FF-PR-1")
    assert state.rem[0] == [*STACK, "FF-PR-1"]
    assert z(state)[0] == 4, "only its PR is left, and is forced"
    alone = bought("FF-PR-1", z=[3, 1])
    events = play(alone, "dream FF")
    assert [event.facts["type"] for event in events if event.kind == "dreamt"] == ["FF", "PR"], "its only choice"


@pytest.mark.clause("PD-082")
def test_a_card_with_nothing_left_still_moves() -> None:
    state = bought("FF-RD-1", rem=[["FF-CD-1"], []], z=[3, 1])
    play(state, "dream RD", "dream FF")
    events = play(state, "pull rem FF-RD-1")
    assert [event.facts.get("type") for event in events if event.kind == "dreamt"] == ["FF"]
    events = play(state, "pull rem FF-RD-1")
    assert kinds(events)[:2] == ["pulled", "nothing_left"]


@pytest.mark.clause("PD-083")
@pytest.mark.parametrize(
    ("card", "path", "options", "happened"),
    [
        ("LD-RD-1", ["dream RD"], {}, "replayed"),
        ("IS-CD-1", ["dream CD"], {}, "copied"),
        ("ED-CD-1", ["dream ED", "empower 2"], {"empowered_dreaming": "SD"}, "empowered"),
        ("ID-PR-1", ["dream ID", "invade_with 2"], {"invasive_dreaming": "SD"}, "invaded"),
    ],
)
def test_so_may_the_other_linking_types(card: str, path: list[str], options: dict[str, str], happened: str) -> None:
    """Wherever they lead, that card has performed both its types: what comes before happens, then the cascade ends."""
    state = bought(card, "NT-RD-1", options=options, rem=[["FF-IS-1"], ["NT-LD-1"]], z=[4, 1])
    for used in ("FF-IS-1", "NT-LD-1", "NT-RD-1"):
        for type_ in used.split("-")[:2]:
            state.cascade.append(Performance(0, type_, used, card))
    events = play(state, *path)
    assert happened in kinds(events)
    assert "nothing_left" in kinds(events)
    assert (question(state), state.cascade, state.held) == ("buy", [], [])


@pytest.mark.clause("PD-080")
def test_the_question_says_what_each_pull_would_do_to_the_chains() -> None:
    state = floating()
    view = state.view(0)
    adds = view["decision"]["facts"]["adds"]
    before = view["score"][0]
    for place, move in enumerate(moves(state)):
        twin = state.copy()
        play(twin, move)
        stack = table(2, rem=[twin.rem[0], []], z=[3, 1])
        assert stack.view(0)["score"][0] - before == adds[place]


# Interrupted Sleep.


@pytest.mark.clause("PD-084")
def test_interrupted_sleep_turns_any_card_over_and_back() -> None:
    state = bought("FF-IS-1", "IS-CD-1", z=[4, 1])
    play(state, "dream IS")
    assert (moves(state), default(state)) == ([f"flip {place}" for place in (2, 3, 4, 5)], "flip 2")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "flip 1")
    assert refusal.value.code == "dreamscape-position-empty"
    play(state, "flip 3")
    flipped = dreamscape(state)[2]
    assert flipped.startswith("~")
    assert state.cost[2] == 3
    play(state, "buy 2", "dream IS", "flip 3")
    assert flipped.removeprefix("~") in state.row
    assert not any(state.asleep)


@pytest.mark.clause("PD-085")
def test_a_z_card_of_the_row_stays_one_over_turns() -> None:
    state = bought("FF-IS-1", players=3)
    play(state, "dream IS", "flip 5")
    card = dreamscape(state)[3]
    assert card.startswith("~"), "it has slid, facedown"
    play(state, "skip_z")
    assert card in dreamscape(state)


# Night Terror.


@pytest.mark.clause("PD-090")
@pytest.mark.parametrize("players", SEVERAL)
def test_night_terror_chooses_any_opponent(players: int) -> None:
    state = bought("FF-NT-1", players=players, z=[2, *[1] * (players - 2), 3])
    if players == 2:
        play(state, "dream NT")
    else:
        play(state, "dream NT")
        assert moves(state) == [f"terrorise {seat}" for seat in range(1, players)]
        assert default(state) == "terrorise 1"
        twin = state.copy()
        play(twin, "terrorise 1")
        assert z(twin)[1] == 1
        play(state, f"terrorise {players - 1}")
    assert z(state)[-1] == 2
    assert len(state.discard) == 1


@pytest.mark.clause("PD-091")
def test_it_takes_the_top_card_and_the_loser_has_no_choice() -> None:
    state = bought("FF-NT-1", deep=[["IS-RD-1", "IS-RD-2"], ["FF-IS-1", "FF-IS-2", "FF-LD-1"]], known=["FF-IS-1"])
    play(state, "dream NT")
    assert state.discard == ["FF-LD-1"]
    assert state.deep[1] == ["FF-IS-1", "FF-IS-2"]


def invaded_terror(spent: int, of: int) -> DreamscapeState:
    """Seat 1 has been invaded with a Night Terror while ``spent`` of seat 0's ``of`` Z cards are spent."""
    row = ["ID-PR-1", "FF-NT-1", *row_with("LD-CD-1", "IS-CD-1", "PR-RD-1")[:3]]
    state = table(2, options={"invasive_dreaming": "SD"}, dreamscape=row, z=[of, 1], rem=[[], ["NT-LD-1"]])
    play(state, "skip_z", "buy 1")
    assert state.spent == spent
    play(state, "dream ID", "invade_with 2")
    return state


@pytest.mark.clause("PD-092")
@pytest.mark.parametrize(("choice", "points"), [("spent", 2), ("unspent", 1)])
def test_the_active_participant_may_give_up_a_spent_card(choice: str, points: int) -> None:
    state = invaded_terror(1, 3)
    play(state, "dream NT")
    assert (question(state), state.asked, moves(state)) == ("give-up-z", (0,), ["lose_z spent", "lose_z unspent"])
    assert default(state) == "lose_z spent"
    lost = state.deep[0][0] if choice == "spent" else state.deep[0][-1]
    events = play(state, f"lose_z {choice}")
    assert one(events, "z_lost")["card"] == lost
    if choice == "spent":
        assert (state.points, state.spent, z(state)[0]) == (points, 0, 2)
    else:
        assert z(state)[0] == 2
        assert state.turn == 2, "one point buys nothing here: the turn is over"


@pytest.mark.clause("PD-092")
def test_with_one_kind_there_is_no_choice() -> None:
    state = bought(
        "ID-PR-1", "NT-RD-1", options={"invasive_dreaming": "SD"}, rem=[[], ["NT-LD-1"]], z=[2, 1], deck=["IS-CD-1"]
    )
    state.spent = 2
    top = state.deep[0][-1]
    play(state, "dream ID", "invade_with 2")
    events = play(state, "dream NT")
    assert one(events, "z_lost")["card"] == top


# Lucid Dreaming.


@pytest.mark.clause("PD-093")
def test_lucid_dreaming_lays_a_card_sideways_into_the_reserve() -> None:
    state = bought("LD-CD-1", z=[5, 1])
    play(state, "dream LD")
    assert (moves(state), default(state)) == ([f"reserve {place}" for place in (2, 3, 4, 5)], "reserve 2")
    card = state.row[2]
    play(state, "reserve 3")
    assert (state.reserve[0], state.fresh, dreamscape(state)[2]) == ([card], [1, 0], "-")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, f"buy_reserved {card}")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-still-sideways", "PD-095")


@pytest.mark.clause("PD-094")
def test_a_z_card_cannot_be_reserved() -> None:
    state = bought("LD-CD-1", "~NT-RD-1", z=[5, 1])
    play(state, "dream LD")
    assert moves(state) == ["reserve 3", "reserve 4", "reserve 5"]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "reserve 2")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-z-card-there", "PD-094")


@pytest.mark.clause("PD-095")
def test_it_is_for_sale_from_its_owners_next_turn_on() -> None:
    state = bought("LD-CD-1", "RD-CD-1", z=[2, 1])
    play(state, "dream LD", "reserve 5")
    (card,) = state.reserve[0]
    assert (state.asked, state.fresh) == ((1,), [0, 0]), "phase 3 turned it upright"
    play(state, "skip_z")
    assert not any(move.startswith("buy_reserved") for move in moves(state)), "B cannot buy it"
    while state.turn == 2:
        play(state, default(state))
    play(state, "skip_z")
    assert f"buy_reserved {card}" in moves(state)


@pytest.mark.clause("PD-096")
def test_it_stays_until_paid_or_is_discarded_unscored() -> None:
    state = table(2, z=[1, 1], reserve=[[], ["FF-IS-1", "FF-IS-2"]], dreamscape=row_with("RD-CD-1"), deck_size=0)
    before = state.view(0)["score"]
    play(state, "dream RD")
    assert state.is_over
    assert state.discard[-2:] == ["FF-IS-1", "FF-IS-2"]
    assert state.reserve == [[], []]
    assert state.view(0)["score"][1] == before[1]


# Perfect Respite, Recurring Dream, Collective Dream.


@pytest.mark.clause("PD-098")
def test_perfect_respite_adds_the_top_of_the_deck_unspent() -> None:
    state = bought("IS-PR-1", z=[2, 1], deck=["FF-RD-1"])
    play(state, "dream PR")
    assert (state.deep[0][-1], state.spent, state.points) == ("FF-RD-1", 1, 2)
    empty = bought("IS-PR-1", z=[2, 1], deck_size=0)
    assert kinds(play(empty, "dream PR"))[:2] == ["dreamt", "no_effect"]


@pytest.mark.clause("PD-100")
def test_recurring_dream_performs_the_card_below_and_moves_nothing() -> None:
    state = bought("LD-RD-1", rem=[["FF-IS-1", "PR-SD-1"], []])
    play(state, "dream RD")
    assert moves(state) == ["dream PR", "dream SD"]
    play(state, "dream PR")
    assert state.rem[0] == ["FF-IS-1", "PR-SD-1", "LD-RD-1"]


@pytest.mark.clause("PD-102", "PD-103")
def test_collective_dream_performs_the_top_card_of_an_opponent() -> None:
    state = bought("PR-CD-1", players=4, rem=[[], ["FF-IS-1", "NT-LD-1"], [], ["IS-LD-1"]], z=[2, 1, 1, 1])
    play(state, "dream CD")
    assert (moves(state), default(state)) == (["copy 1", "copy 3"], "copy 1")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "copy 2")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-no-rem-card", "PD-103")
    events = play(state, "copy 3")
    assert one(events, "copied") == {"seat": 0, "card": "IS-LD-1", "victim_seat": 3}
    assert moves(state) == ["dream IS", "dream LD"]
    assert state.rem[3] == ["IS-LD-1"]


@pytest.mark.clause("PD-104")
def test_it_may_copy_a_collective_dream() -> None:
    state = bought("PR-CD-1", players=3, rem=[[], ["NT-CD-1"], ["IS-LD-1"]], z=[2, 1, 1])
    play(state, "dream CD", "copy 1", "dream CD")
    assert moves(state) == ["copy 1", "copy 2"], "the same one or another"
    alone = bought("PR-CD-1", rem=[[], ["IS-CD-1"]], z=[3, 1])
    play(alone, "dream CD", "dream CD")
    assert (question(alone), alone.cascade[-1].type) == ("flip", "IS"), "the other type of the same card"


# Shifting Dreams.


@pytest.mark.clause("PD-106")
def test_shifting_dreams_places_the_cards_anew_with_gaps_and_z_cards() -> None:
    row = ["CD-SD-1", "~NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"]
    state = table(2, z=[4, 1], dreamscape=row)
    play(state, "skip_z", "buy 1", "dream SD")
    assert moves(state) == ["put NT-RD-1", "put IS-LD-1", "put FF-PR-1", "put FF-PR-2", "put gap"]
    play(state, "put FF-PR-2", "put gap")
    assert dreamscape(state) == ["-", *row[1:]], "nothing moves before the last"
    assert state.view(1)["decision"]["facts"]["placed"] == ["FF-PR-2", "gap"]
    play(state, "put NT-RD-1", "put IS-LD-1")
    assert dreamscape(state) == ["FF-PR-2", "-", "~NT-RD-1", "IS-LD-1", "FF-PR-1"]


@pytest.mark.clause("PD-106")
def test_the_default_leaves_all_as_it_was() -> None:
    state = bought("CD-SD-1", "~NT-RD-1", z=[4, 1])
    before = dreamscape(state)
    play(state, "dream SD")
    while question(state) == "put":
        play(state, default(state))
    assert dreamscape(state) == before


@pytest.mark.clause("PD-106")
@pytest.mark.parametrize(("cards", "rows"), [(5, 120), (4, 120), (3, 60), (2, 20), (1, 5)])
def test_how_many_rows_there_are(cards: int, rows: int) -> None:
    state = bought("CD-SD-1", z=[7, 1])
    state.row = [state.deck.pop() for _ in range(cards)] + [""] * (5 - cards)
    play(state, "dream SD")
    assert len(_every_row(state)) == rows


def _every_row(state: DreamscapeState) -> set[tuple[str, ...]]:
    if question(state) != "put":
        return {tuple(state.row)}
    found = set()
    for move in moves(state):
        twin = state.copy()
        play(twin, move)
        found |= _every_row(twin)
    return found


@pytest.mark.clause("PD-107")
def test_in_the_shield_variant_the_cards_stay() -> None:
    state = bought("CD-SD-1", options={"shield_variant": "on"}, z=[4, 1])
    before = dreamscape(state)
    play(state, "dream SD")
    assert question(state) == "put-token"
    play(state, "put_token 5", "put_token 4", "put_token 3", "put_token 2")
    assert dreamscape(state) == before
    assert state.cost == [5, 4, 3, 2, 1]
