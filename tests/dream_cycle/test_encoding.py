"""Views and moves of Dream Cycle as numbers: placed positions by hand, ids that come back, content of all sorts."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Encoding, FastChance, Move, State, move_text
from tests.dream_cycle.tables import COUNTS, begun, play, random_game, table

ROOM: Mapping[str, Any] = {"at": [[4, 1], [6, 2]], "facing": ["E", "N"]}


def encoding_of(state: State[Any]) -> Encoding:
    return GAME.encoding(state.setup)


def seen(state: DreamState, seat: int) -> dict[str, float]:
    """The numbers of a seat's view by name, those that are not 0."""
    encoding = encoding_of(state)
    numbers = encoding.encode_view(state.view(seat))
    assert encoding.encode_seat(state, seat) == numbers
    return {name: number for name, number in zip(encoding.labels(), numbers, strict=True) if number}


def weighed(state: DreamState, seat: int, text: str) -> dict[str, float]:
    """The numbers of a lawful move by name, those that are not 0."""
    encoding = encoding_of(state)
    (move,) = [move for move in state.moves(seat) if move_text(move) == text]
    numbers = encoding.encode_move(state.view(seat), move)
    return {name: number for name, number in zip(encoding.move_labels(), numbers, strict=True) if number}


def of(numbers: Mapping[str, float], *names: str) -> list[float]:
    return [numbers.get(name, 0.0) for name in names]


def test_what_seats_own() -> None:
    state = table(
        2,
        **ROOM,
        store=[8, 2],
        tray=[["north", "north"], []],
        fields=[{"white": ["east"], "green": ["left", "right"]}, {"red": ["back"]}],
        boosts=[{"white": 3}, {}],
        hand=[["power"], ["zip", "zip", "chi_bonus"]],
    )
    mine, theirs = seen(state, 0), seen(state, 1)
    names = ("store", "tray=north", "on_fields=east", "tiles_on=white", "tiles_on=green", "boost=white", "hand=power")
    assert of(mine, *[f"{name}[+0]" for name in names]) == [0.5, 2 / 3, 0.5, 0.5, 1.0, 1.0, 0.5]
    assert of(theirs, *[f"{name}[+1]" for name in names]) == [0.5, 2 / 3, 0.5, 0.5, 1.0, 1.0, 0.5]
    assert of(mine, "hand=zip[+1]", "held[+1]", "means[+1]") == [2 / 3, 0.5, 7 / 17]  # 2 chi, two tiles, a bonus of 3
    worth = 8 + 3 + 10 + 10 + 5 + 5 + 5
    assert of(mine, "wealth[+0]", "wealth[+1]") == [worth / (worth + 25), 6 / 31]
    assert {name for name in mine if name.startswith("field=")} == {
        *("field=white.east", "field=green.left", "field=green.right"),
    }


def test_where_tokens_are() -> None:
    state = table(2, (4, 1, "orange"), (5, 1, "black"), **ROOM)
    mine = seen(state, 0)
    assert of(mine, "facing=E[+0]", "facing=N[+1]", "under=orange[+0]", "under=white[+1]") == [1.0] * 4
    assert of(mine, "dx[+1]", "dy[+1]", "can_trade[+1]") == [2 / 6, 1 / 5, 1.0]
    assert of(mine, "height[+0]", "column[+0]", "to_next_row[+0]") == [2 / 30, 0.0, 0.0]
    assert of(mine, "window(0,0).orange", "window(1,0).black", "window(2,1).white") == [1.0] * 3
    assert of(mine, "row+0=white", "row+0=orange", "row+1=white") == [25 / 27, 1 / 27, 1.0]
    assert mine["lead[+1]"] == -mine["lead[+0]"] > 0
    assert of(seen(state, 1), "dx[+1]", "dy[+1]") == [-2 / 6, -1 / 5]


def test_the_window_travels_with_the_token() -> None:
    """It knows the fringe, and gifts only until they have been taken."""
    state = table(3, (7, 7, "orange"), (8, 7, "blue"), at=[[7, 7], [14, 8]], fields=[{"orange": ["east"]}, {}])
    before = seen(state, 0)
    assert of(before, "window(1,0).blue", "window(1,0).gift", "window(-2,0).fringe") == [1.0, 0.25, 1.0]
    play(state, "done")
    assert state.active == 1
    assert of(seen(state, 0), "window(0,0).blue", "window(-1,0).orange", "window(0,0).gift") == [1.0, 1.0, 0.25]


def test_gifts_are_as_large_as_the_content_has_them() -> None:
    def gifts(**limits: int) -> list[float]:
        squares = [(8, 7, "blue"), (9, 7, "yellow:psychic_drain"), (7, 8, "yellow:inspiration")]
        state = table(3, *squares, at=[[7, 7], [14, 8]], overrides={"limits": limits})
        return of(seen(state, 0), "window(1,0).gift", "window(2,0).gift", "window(0,1).gift")

    assert gifts() == [0.25, -1.0, 0.5]
    assert gifts(blue=3, psychic_drain=1) == [0.5, -0.5, 0.5]
    assert gifts(blue=9, psychic_drain=20) == [0.75, -1.0, 0.5]


def test_where_the_ride_would_lead() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (5, 1, "green"),
        at=[[4, -1], [8, -1]],
        fields=[{"white": ["north"], "orange": ["east"]}, {}],
    )
    mine = seen(state, 0)
    assert len(state.view(0)["ahead"]) == 3
    assert of(mine, "ride.steps[+0]", "ride.end=end[+0]", "ride.end=end[+1]") == [3 / 8, 1.0, 1.0]
    assert mine["ride.gain[+0]"] > mine["ride.gain[+1]"] > 0


def test_market_pool_and_race() -> None:
    state = table(2, **ROOM, store=[5, 0], tray=[["lucidity"] * 5, []], hand=[["times3"], []])
    mine = seen(state, 0)
    assert of(mine, "cost=lucidity", "resale=lucidity", "stock=lucidity") == [13 / 19, 9 / 15, 0.0]
    assert of(mine, "affordable=left", "affordable=forward", "affordable=lucidity") == [1.0, 0.0, 0.0]
    assert of(mine, "pool=times3", "pool=power") == [1 / 2, 6 / 7]
    assert of(mine, "phase=buying", "question=buying", "owes", "rows_laid", "rows_to_come") == [1.0] * 3 + [0.2, 0.8]
    assert of(seen(state, 1), "owes", "asked[+0]", "asked[+1]", "active[+1]") == [0.0, 0.0, 1.0, 1.0]


def test_a_trade_is_seen_from_ones_own_side() -> None:
    state = table(2, **ROOM, store=[3, 0], tray=[[], ["east"]])
    play(state, "0: trade 1", "0: give chi", "0: give chi", "0: want east")
    draft, other = seen(state, 0), seen(state, 1)
    assert of(draft, "drafting", "trade.is_offer", "trade=east", "trade=chi") == [1.0, 0.0, 0.5, -2 / 7]
    assert not [name for name in other if name.startswith(("trade", "drafting"))]
    assert weighed(state, 0, "send")["worth"] == (5 - 2) / (5 - 2 + 4)
    play(state, "0: send")
    asked = seen(state, 1)
    assert of(asked, "question=offer", "trade.is_offer", "trade_from[+1]", "trade_to[+0]") == [1.0] * 4
    assert of(asked, "trade=east", "trade=chi", "owes") == [-0.5, 2 / 7, 1.0]
    assert weighed(state, 1, "accept")["worth"] == -3 / 7


def test_what_a_question_says() -> None:
    state = table(
        3, (7, 7, "orange"), at=[[7, 7], [8, 7]], fields=[{"orange": ["east"]}, {}], hand=[[], ["power"]], store=[1, 0]
    )
    play(state, "done")
    asked = seen(state, 1)
    assert of(asked, "question=conflict", "owes", "in_conflict[+0]", "active[+1]", "way=E") == [1.0] * 5
    assert of(asked, "at_dx", "at_dy") == [0.0, 0.0]
    assert seen(state, 0)["at_dx"] == 1 / 5


# Moves.


def test_moves_say_what_they_cost_and_where_they_lead() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        at=[[4, 1], [0, -1]],
        facing=["S", "N"],
        store=[8, 0],
        tray=[["north"], []],
        fields=[{}, {}],
    )
    buy = weighed(state, 0, "buy east")
    assert of(buy, "verb=buy", "item=east", "chi", "store_left") == [1.0, 1.0, -5 / 9, 3 / 11]
    assert of(buy, "left", "ride.gain") == [7 / 8, 0.0]
    place = weighed(state, 0, "place north orange")
    assert of(place, "verb=place", "item=north", "colour=orange", "is_underfoot") == [1.0] * 4
    assert place["landing.gain"] == place["ride.gain"] == 1 / 5
    assert "ride.gain" not in weighed(state, 0, "place north white")
    play(state, "place north orange")
    assert weighed(state, 0, "boost orange 3")["ride.gain"] == 3 / 7
    assert "ride.gain" in weighed(state, 0, "done")
    assert "landing.gain" not in weighed(state, 0, "take north orange")


def test_a_move_that_wins_is_seen() -> None:
    given: dict[str, Any] = {
        "at": [[13, 11], [9, 8]],
        "fields": [{"white": ["north"], "orange": ["north"]}, {}],
        "hand": [["times3", "square_orange"], []],
        "options": {"night": "nap"},
    }
    state = table(2, (13, 12, "green"), (13, 13, "green"), (13, 14, "orange"), **given)
    play(state, "done")
    play(state, "times 3")
    assert weighed(state, 0, "go north N")["landing.gain"] > 0
    play(state, "go north N")
    assert weighed(state, 0, "go north N")["ride.wakes"] == 1.0
    other = table(2, (13, 14, "red"), **{**given, "at": [[13, 13], [9, 8]]})
    play(other, "done", "go north N")
    assert of(weighed(other, 0, "square orange"), "ride.wakes", "item=square_orange") == [1.0, 1.0]
    assert of(weighed(other, 0, "stop"), "ride.wakes", "verb=stop") == [0.0, 1.0]


def test_turns_are_told_from_the_facing() -> None:
    state = table(2, at=[[4, -1], [0, -1]], facing=["N", "N"])
    assert of(weighed(state, 0, "face E"), "way=E", "turn.right", "turn.ahead") == [1.0, 1.0, 0.0]
    assert weighed(state, 0, "face W")["turn.right"] == -1.0


# Actions.


def by_label(encoding: Encoding, seat: int, moves: Sequence[Move]) -> dict[str, str]:
    names = encoding.action_labels()
    ids = encoding.action_ids(seat, moves)
    return {move_text(move): names[number] for move, number in zip(moves, ids, strict=True)}


def test_seats_and_start_columns_are_counted_from_a_common_place() -> None:
    state = table(3, players=3, at=[[7, 7], [8, 7], [10, 7]], store=[1, 1, 1])
    encoding = encoding_of(state)
    assert by_label(encoding, 1, state.moves(1))["trade 2"] == "trade +1"
    assert by_label(encoding, 2, state.moves(2))["trade 1"] == "trade +2"
    nap = GAME.new(2, FastChance(3), {"night": "nap"})
    starts = by_label(encoding_of(nap), nap.asked[0], nap.moves(nap.asked[0]))
    assert (starts["start 9"], starts["start 17"], starts["resign"]) == ("start +0", "start +8", "resign")


@pytest.mark.parametrize("players", COUNTS)
def test_every_move_of_long_games_has_an_id_that_comes_back(players: int) -> None:
    """Full and half nights, empty starts: what the conformance walks, which are naps, do not come to."""
    for seed, night in enumerate(("full", "half")):
        encoding = GAME.encoding(GAME.setup(players, {"night": night}))
        for number, state in enumerate(random_game(players, seed + 5, most=250, night=night)):
            for seat in range(players):
                moves = state.moves(seat)
                back = dict(zip(encoding.action_ids(seat, moves), moves, strict=True))
                assert list(back.values()) == list(moves)
                if number % 10 == 0:
                    assert encoding.encode_seat(state, seat) == encoding.encode_view(state.view(seat))


@pytest.mark.parametrize("number", range(len(GAME.some_positions(3))))
def test_rare_questions_become_numbers_too(number: int) -> None:
    """Conflicts, debts, loops, trades: a few moves from where they are near."""
    setup = GAME.setup(3, GAME.trial_options())
    encoding = GAME.encoding(setup)
    chance = FastChance(number)
    state, _ = GAME.start(setup, chance, [])
    assert isinstance(state, DreamState)
    GAME.place(state, GAME.some_positions(3)[number])
    for _ in range(25):
        if state.is_over:
            break
        for seat in range(3):
            view, moves = state.view(seat), state.moves(seat)
            numbers = encoding.encode_view(view)
            assert encoding.encode_seat(state, seat) == numbers
            assert len(set(encoding.action_ids(seat, moves))) == len(moves)
            vectors = [(numbers, encoding.labels())]
            vectors += [(encoding.encode_move(view, move), encoding.move_labels()) for move in moves]
            for vector, names in vectors:
                assert len(vector) == len(names)
                assert all(type(one) is float and -1 <= one <= 1 for one in vector)
        seat = chance.pick("seat", [seat for seat in range(3) if state.moves(seat)])
        state.play(
            seat,
            chance.pick("move", [move for move in state.moves(seat) if move.verb != "resign"] or [*state.moves(seat)]),
        )


# Content.


def _overrides() -> dict[str, Any]:
    """As far as the content may go: other orders, other prices and limits, other dice, other places."""
    raw = GAME.raw_content
    limits = {
        **raw["limits"],
        "tiles_per_field": 50,
        "chi_supply": 1000,
        "first_turn_chi": 900,
        "boost": [3],
        "rows": 5,
    }
    layout = {**raw["layout"], "rows": [{**row, "x0": 24 - row["x0"]} for row in raw["layout"]["rows"][:5]]}
    tiles = [{**tile, "cost": 0, "resale": 1000, "count": 60, "mode": "any"} for tile in raw["directional"]]
    return {
        "limits": limits,
        "layout": layout,
        "fields": raw["fields"][::-1],
        "die": ["silver", "black", "blue", "yellow"],
        "directional": [{**tile, "quarter_turns_cw": None} for tile in tiles[::-1]],
    }


def test_content_changes_numbers_but_not_shapes() -> None:
    """Whatever content the game takes fits, so there is nothing to refuse."""
    usual = GAME.encoding(GAME.setup(2))
    setup = GAME.setup(2, {"round_limit": 3}, _overrides())
    encoding = GAME.encoding(setup)
    assert encoding.labels() == usual.labels()
    assert encoding.action_labels() == usual.action_labels()
    chance = FastChance(4)
    state, _ = GAME.start(setup, chance, [])
    for _ in range(120):
        if state.is_over:
            break
        seat = state.asked[0]
        numbers = encoding.encode_view(state.view(seat))
        assert all(-1 <= number <= 1 for number in numbers)
        moves = [move for move in state.moves(seat) if move.verb != "resign"]
        assert len(set(encoding.action_ids(seat, moves))) == len(moves)
        for move in moves:
            assert all(-1 <= number <= 1 for number in encoding.encode_move(state.view(seat), move))
        state.play(seat, chance.pick("move", moves))


def test_fields_keep_their_names_in_any_order() -> None:
    setup = GAME.setup(2, {}, {"fields": GAME.raw_content["fields"][::-1]})
    state, _ = GAME.start(setup, FastChance(1), [])
    assert isinstance(state, DreamState)
    GAME.place(state, {"rows": 2, "fields": [{"red": ["east"]}, {}]})
    assert of(seen(state, 0), "field=red.east", "tiles_on=red[+0]") == [0.5, 0.5]


def test_before_the_first_turn_there_are_no_rides() -> None:
    state = begun(3)
    assert seen(state, state.active)["question=buying"] == 1.0
    new = GAME.new(3, FastChance(2))
    assert isinstance(new, DreamState)
    numbers = seen(new, new.asked[0])
    assert not [name for name in numbers if name.startswith(("ride", "window", "height"))]
