"""The studio over HTTP: forms, checks, variants; trials line by line; a variant at a table, and its record."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from reverie.games import registered_game
from reverie.kernel.record import verify
from reverie.wire.studio_messages import StudioAnswer, TrialLine
from tests.server.serving import PATIENCE, Person, Server, people, play_out, seated, server_on_sqlite  # noqa: F401

pytestmark = pytest.mark.anyio

RICH = {"gems": {"start": 12}}
TRIAL = {"overrides": RICH, "options": {"psycle_cap": 1}, "players": 2, "level": "random", "pairs": 8}


async def lines_of(person: Person, wanted: dict[str, Any], game: str = "psycle") -> list[dict[str, Any]]:
    """All lines of a trial; each is of the type that it says."""
    answer = await person.post(f"/api/studio/{game}/trial?language=de", wanted)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    lines = answer.text.splitlines()
    for line in lines:
        msgspec.json.decode(line, type=TrialLine)
    return [json.loads(line) for line in lines]


async def test_a_game_comes_with_its_form_in_the_language_that_is_asked_for(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as person:
        answers = [await person.get(f"/api/studio/dream-quest?language={one}") for one in ("en", "de")]
        found = [msgspec.json.decode(answer.content, type=StudioAnswer) for answer in answers]
        assert [one.form.entries[1].name for one in found] == ["What Providence buys", "Was Vorsehung kauft"]
        assert found[0].content == registered_game("dream-quest").raw_content
        assert found[0].usual_level in found[0].levels[2]
        nowhere = await person.get("/api/studio/chess")
        assert (nowhere.status_code, nowhere.json()["code"]) == (400, "unknown-game")


async def test_changes_are_checked_by_the_rules(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as person:
        wanted = {"overrides": {"gems": {"start": 12}, "cards": {"5": {"stars": 1}}}, "name": "Rich"}
        found = (await person.post("/api/studio/psycle/check", wanted)).json()
        assert found["refusal"] is None
        assert [(one["path"], one["before"], one["after"]) for one in found["changes"]] == [("gems.start", 10, 12)]
        opened = (await person.post("/api/studio/open", {"link": found["link"]})).json()
        assert opened["variant"] == found["variant"]
        assert opened["content_hash"] == found["content_hash"] != found["variant"]["base"]
        refused = await person.post(
            "/api/studio/psycle/check?language=de", {"overrides": {"cards": {"1": {"beats": [1]}}}}
        )
        refusal = refused.json()["refusal"]
        assert (refused.status_code, refusal["code"]) == (200, "psycle-beats-itself")
        assert refusal["path"] == "cards[1].beats"
        assert "schlägt" in refusal["text"] or "sich selbst" in refusal["text"]
        for body, code in (({}, "not-a-variant"), ({"link": "x", "file": {"a": 1}}, "not-a-variant")):
            answer = await person.post("/api/studio/open", body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_trial_is_told_as_it_goes_and_its_games_can_be_replayed(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address, "Ada") as person:
        *_, last, end = await lines_of(person, TRIAL)
        assert (end["say"], end["why"], end["pairs"]) == ("ended", "done", 8)
        assert (last["say"], last["pairs"], last["total"]) == ("figures", 8, 8)
        moves = next(one for one in last["figures"] if one["measure"] == "moves")
        assert moves["name"] == "Züge"
        assert sum(bar["old"] for bar in moves["bars"]) == sum(bar["new"] for bar in moves["bars"]) == 8
        again = await lines_of(person, TRIAL)
        bars = [[(one["measure"], one["same"], one["bars"]) for one in each["figures"]] for each in (last, again[-2])]
        assert bars[0] == bars[1], "the same seed, the same games"
        pair = next(bar["new_pair"] for bar in moves["bars"] if bar["new_pair"] is not None)
        wanted = {key: value for key, value in TRIAL.items() if key != "pairs"} | {"arm": "new", "pair": pair}
        record = (await person.post("/api/studio/psycle/record", wanted)).json()
        assert record["overrides"] == RICH
        page = (await person.post("/api/replay?seat=all", record)).json()
        assert [problem["code"] for problem in page["problems"]] == ["seed-missing"]
        assert page["last"] == len(record["moves"])


async def test_a_trial_that_cannot_be_is_refused_at_once(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as person:
        for change, code in (
            ({"overrides": {}}, "trial-nothing-changed"),
            ({"overrides": {"gems": {"start": 0}}}, "content-between"),
            ({"level": "genius"}, "unknown-bot"),
            ({"pairs": 10**6}, "simulation-number"),
            ({"pair": 3}, "unknown-field"),
        ):
            answer = await person.post("/api/studio/psycle/trial", {**TRIAL, **change})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert answer.json()["text"]


async def test_a_trial_ends_when_its_time_is_up(tmp_path: Any) -> None:
    with Server(tmp_path, trial_seconds=0.5) as server:  # four times as long it may take to begin
        async with Person(server.address) as person:
            *_, last, end = await lines_of(person, {**TRIAL, "pairs": 5000})
            assert end["why"] == "time"
            assert 0 < last["pairs"] == end["pairs"] < 5000


async def test_a_table_says_that_it_plays_a_variant_and_its_record_proves_it(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        more = {"overrides": RICH, "variant": " Rich  start ", "options": {"psycle_cap": 1}}
        table = await ada.make_table(**more)
        mark = {"changes": 1, "name": "Rich start"}
        async with seated(table, ada, ben) as lines:
            assert (await ben.get(f"/api/tables/{table}")).json()["variant"] == mark
            async with asyncio.timeout(PATIENCE):
                rows: dict[str, Any] = {}
                while "variant" not in rows.get(table, {}):
                    found = (await ben.get("/api/tables?phase=playing")).json()
                    rows = {row["id"]: row["summary"] for row in found}
            assert rows[table]["variant"] == mark
            await play_out(*lines)
        plain = await ada.make_table()
        assert "variant" not in (await ada.get(f"/api/tables/{plain}")).json()
        record = (await ada.get(f"/api/tables/{table}/record")).json()
        assert record["overrides"] == RICH
        assert verify(record, registered_game) == []
        del record["overrides"]["gems"]
        assert verify(record, registered_game)
        long = await ada.post("/api/tables", {"game": "psycle", "players": 2, "overrides": RICH, "variant": "x" * 61})
        assert (long.status_code, long.json()["code"]) == (400, "variant-name")
