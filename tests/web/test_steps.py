"""A game step by step leaves through the views alone: nobody sees more than they could have seen."""

import httpx
import pytest

from reverie.games.psycle import GAME
from reverie.kernel import Refused
from reverie.kernel.record import record_data
from reverie.server.steps import Eyes, eyes_in, record_steps, replayed, table_steps, views_in
from tests.server.serving import Server
from tests.table.living import NAMES, Evening


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
    assert steps[-1]["view"] == table.look(eyes)["view"]
    told = [{"after": step["after"], "event": event} for step in steps for event in step["events"]]
    assert told == table.story(eyes)


def test_only_the_views_that_were_asked_for_are_made() -> None:
    table = _played().table
    whole, some = table_steps(table, 0), table_steps(table, 0, views_in("1-2"))
    assert [step["view"] is not None for step in some] == [False, True, True, False]
    assert some[2] == whole[2]
    assert [step["events"] for step in some] == [step["events"] for step in whole]
    assert [step["view"] is not None for step in table_steps(table, "all", views_in("3"))] == [False] * 3 + [True]


@pytest.mark.parametrize("nonsense", ["", "all", "1-", "-2", "²", "1-2-3", "9" * 40])
def test_whoever_does_not_say_which_views_gets_all_or_none(nonsense: str) -> None:
    views = views_in(nonsense)
    assert views is None or 0 not in views


def test_a_card_that_lies_face_down_is_nobody_elses() -> None:
    table = _played().table
    assert table_steps(table, 0)[-1]["view"]["committed"] == [2, None]
    assert table_steps(table, 1)[-1]["view"]["committed"] == ["?", None]
    assert table_steps(table, "all")[1]["view"]["committed"] == [3, None]
    assert {"kind": "committed", "seat": 0, "card": 3} in table_steps(table, "all")[1]["events"]


def test_a_table_that_has_not_begun_has_no_steps() -> None:
    assert table_steps(Evening().table, None) == []


def test_a_record_is_replayed_and_checked() -> None:
    evening = _played()
    evening.play_until(lambda: evening.table.phase == "over")
    document = record_data(evening.table.record(NAMES))
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
    with httpx.Client(base_url=table_server.address) as client:
        client.post("/api/me", json={"name": "Ada"})
        table = client.post("/api/tables", json={"game": "psycle", "players": 2}).json()["id"]
        assert client.get(f"/api/tables/{table}/steps?seat=all").json()["steps"] == []
        assert client.post("/api/replay", content=b"[" * 70_000).status_code == 400, "a long game has a long record"
        assert client.post("/api/replay", content=b"[" * 270_000).status_code == 413
        assert client.post("/api/replay", json={"format": "other"}).status_code == 400


def test_every_move_of_a_record_is_a_step() -> None:
    evening = Evening(options={"psycle_cap": 1}).gathered()
    evening.play_until(lambda: evening.table.phase == "over")
    record = evening.table.record(NAMES)
    assert [step["after"] for step in record_steps(record, 0)] == list(range(len(record.moves) + 1))
    assert record_steps(record, 0, views_in("2"))[2]["view"] == record_steps(record, 0)[2]["view"]


def test_a_game_alone_comes_with_its_content(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address) as client:
        cards = {card["name"]: card for card in client.get("/api/games").json()}
        whole = client.get("/api/games/psycle")
        assert "content" not in cards["psycle"]
        assert whole.json() == {**cards["psycle"], "content": GAME.raw_content}
        assert whole.headers["content-encoding"] == "gzip"
        assert client.get("/api/games/chess").status_code == 400


def test_several_people_at_one_browser_are_different_guests(table_server: Server) -> None:
    with httpx.Client(base_url=table_server.address) as client:
        client.post("/api/me", json={"name": "Ada"})
        client.post("/api/me?beside=2", json={"name": "Ben"})
        assert client.get("/api/me").json()["guest"]["name"] == "Ada"
        assert client.get("/api/me?beside=2").json()["guest"]["name"] == "Ben"
        assert client.get("/api/me?beside=3").json()["guest"] is None
        assert client.get("/api/me?beside=nonsense").json()["guest"]["name"] == "Ada"
