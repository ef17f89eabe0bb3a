"""A game step by step leaves through the views alone: nobody sees more than they could have seen."""

import httpx
import msgspec
import pytest

from reverie.games.psycle import GAME
from reverie.kernel import Refused
from reverie.kernel.record import record_data
from reverie.table.story import story
from reverie.table.views import look
from reverie.wire.replays import Eyes, ReplayLimits, TooMuch, Wanted, eyes_in, limits, wanted_in
from tests.server.serving import PATIENCE as SECONDS
from tests.server.serving import Server
from tests.server.stepping import record_page, replayed, table_page, table_steps
from tests.table.living import NAMES, Evening, record_of


def _played() -> Evening:
    evening = Evening(options={"psycle_cap": 1}).gathered()
    evening.play("ann", "play 3")
    evening.play("ben", "play 1")
    evening.play("ann", "play 2")
    return evening


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_the_last_step_is_what_the_table_shows_now(eyes: int | None) -> None:
    table = _played().table
    steps = table_steps(table, eyes)
    assert [step["after"] for step in steps] == [0, 1, 2, 3]
    assert steps[-1]["view"] == look(table, eyes).view
    told = [{"after": step["after"], "event": event} for step in steps for event in step["events"]]
    assert told == msgspec.to_builtins(story(table, eyes))


def test_only_the_steps_that_were_asked_for_are_told() -> None:
    table = _played().table
    whole = table_page(table, 0)
    assert (whole["last"], whole["next"]) == (3, None)
    some = table_page(table, 0, wanted_in("1-2"))
    assert some == {"steps": whole["steps"][1:3], "last": 3, "next": 3}
    told = table_page(table, 0, wanted_in(events="1-2"))
    assert told == {"steps": [{**step, "view": None} for step in whole["steps"][1:3]], "last": 3, "next": 3}
    assert [step["after"] for step in table_page(table, "all", wanted_in("3"))["steps"]] == [3]
    assert [step["after"] for step in table_page(table, "all", wanted_in("2-"))["steps"]] == [2, 3]


@pytest.mark.parametrize("nonsense", ["", "all", "-2", "²", "1-2-3"])
def test_whoever_does_not_say_which_steps_gets_the_first_page(nonsense: str) -> None:
    assert wanted_in(nonsense, nonsense) == Wanted()


@pytest.mark.parametrize("wanted", ["9-12", "4", "3-2", "9" * 40])
def test_beyond_the_end_there_is_nothing(wanted: str) -> None:
    assert table_page(_played().table, 0, wanted_in(wanted)) == {"steps": [], "last": 3, "next": None}


@pytest.mark.parametrize(
    "few",
    [
        ReplayLimits(views=2, events=99, bytes=99_999, moves=99, bot_seconds=0),
        ReplayLimits(views=99, events=4, bytes=99_999, moves=99, bot_seconds=0),
        ReplayLimits(views=99, events=99, bytes=1500, moves=99, bot_seconds=0),
    ],
)
def test_whoever_follows_the_pages_has_seen_everything(few: ReplayLimits) -> None:
    table = _played().table
    steps, wanted = [], Wanted()
    while True:
        found = table_page(table, 0, wanted, few)
        assert 1 <= len(found["steps"]) <= 3, "a page is never the whole game"
        steps += found["steps"]
        if found["next"] is None:
            break
        wanted = Wanted(found["next"])
    assert steps == table_steps(table, 0)


def test_what_is_too_much_for_a_page_is_refused() -> None:
    table = _played().table
    with pytest.raises(TooMuch, match="step-too-large"):
        table_page(table, 0, limits=ReplayLimits(views=9, events=99, bytes=100, moves=99, bot_seconds=0))
    with pytest.raises(TooMuch, match="record-too-long at moves"):
        table_page(table, 0, limits=ReplayLimits(views=9, events=99, bytes=99_999, moves=2, bot_seconds=0))
    assert limits().views < 1000


def test_a_card_that_lies_face_down_is_nobody_elses() -> None:
    table = _played().table
    assert table_steps(table, 0)[-1]["view"]["committed"] == [2, None]
    assert table_steps(table, 1)[-1]["view"]["committed"] == ["?", None]
    assert table_steps(table, "all")[1]["view"]["committed"] == [3, None]
    assert {"kind": "committed", "seat": 0, "card": 3} in table_steps(table, "all")[1]["events"]


def test_a_record_is_replayed_and_checked() -> None:
    evening = _played()
    evening.play_until(lambda: evening.table.phase == "over")
    document = record_data(record_of(evening.table, NAMES))
    shown = replayed(document, "all")
    assert shown["problems"] == []
    assert shown["steps"][-1]["view"]["result"] == document["result"]
    document["result"]["scores"] = [9, 9]
    assert [problem["code"] for problem in replayed(document, "")["problems"]] == ["result-differs"]
    document["moves"][0]["move"] = "0: play 9"
    with pytest.raises(Refused, match="record-move-refused"):
        replayed(document, "")


@pytest.mark.parametrize(
    ("wanted", "eyes"), [("0", 0), ("1", 1), ("2", None), ("all", "all"), ("-1", None), ("²", None)]
)
def test_whose_eyes(wanted: str, eyes: Eyes) -> None:
    assert eyes_in(wanted, 2) == eyes


def test_while_a_game_goes_on_nobody_borrows_eyes(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address, timeout=SECONDS) as client:
        client.post("/api/me", json={"name": "Ada"})
        table = client.post("/api/tables", json={"game": "psycle", "players": 2}).json()["id"]
        assert client.get(f"/api/tables/{table}/steps?seat=all").json()["steps"] == []
        assert client.post("/api/replay", content=b"[" * 70_000).status_code == 400, "a long game has a long record"
        assert client.post("/api/replay", content=b"[" * 270_000).status_code == 413
        assert client.post("/api/replay", json={"format": "other"}).status_code == 400


def test_every_move_of_a_record_is_a_step() -> None:
    evening = Evening(options={"psycle_cap": 1}).gathered()
    evening.play_until(lambda: evening.table.phase == "over")
    record = record_of(evening.table, NAMES)
    whole = record_page(record, 0)["steps"]
    assert [step["after"] for step in whole] == list(range(len(record.moves) + 1))
    assert record_page(record, 0, wanted_in("2"))["steps"] == whole[2:3]


def test_a_game_alone_comes_with_its_content(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address, timeout=SECONDS) as client:
        cards = {card["name"]: card for card in client.get("/api/games").json()}
        whole = client.get("/api/games/psycle")
        assert "content" not in cards["psycle"]
        assert whole.json() == {**cards["psycle"], "content": GAME.raw_content}
        assert whole.headers["content-encoding"] == "gzip"
        assert client.get("/api/games/chess").status_code == 400


def test_several_people_at_one_browser_are_different_guests(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address, timeout=SECONDS) as client:
        client.post("/api/me", json={"name": "Ada"})
        client.post("/api/me?beside=2", json={"name": "Ben"})
        assert client.get("/api/me").json()["guest"]["name"] == "Ada"
        assert client.get("/api/me?beside=2").json()["guest"]["name"] == "Ben"
        assert client.get("/api/me?beside=3").json()["guest"] is None
        assert client.get("/api/me?beside=nonsense").json()["guest"]["name"] == "Ada"
