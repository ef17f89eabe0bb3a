"""Lessons over HTTP: without a guest, without a trace, and with a typed refusal for whatever does not belong there."""

import pytest

from tests.server.serving import Person, Server, server_on_sqlite  # noqa: F401

pytestmark = pytest.mark.anyio


async def test_a_course_and_its_steps(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        course = (await nobody.get("/api/lessons/dream-cycle")).json()
        assert course["bot"] == "gentle"
        assert course["options"] == {"night": "nap"}
        step = course["steps"][0]["id"]
        begun = (await nobody.post(f"/api/lessons/dream-cycle/{step}", {"moves": []})).json()
        assert (begun["task"], begun["refused"]) == ("meaning", None)
        assert begun["scene"]["type"] == "scene"
        tried = (await nobody.post(f"/api/lessons/dream-cycle/{step}", {"moves": ["done"]})).json()
        assert (tried["task"], tried["refused"]["code"]) == ("meaning", "task-meaning-empty")
        done = await nobody.post(f"/api/lessons/dream-cycle/{step}", {"moves": [begun["shown"], "done"]})
        assert (done.json()["task"], done.json()["done"]) == ("", "go")
        assert "set-cookie" not in done.headers
        assert (await nobody.get("/api/me")).json()["guest"] is None, "learning leaves nothing behind"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("no-such-game/ride", {"moves": []}, 400, "unknown-game"),
        ("dream-cycle/no-such-step", {"moves": []}, 404, "no-such-lesson"),
        ("dream-cycle/ride", {"moves": ["done"] * 9}, 400, "too-large"),
        ("dream-cycle/ride", {"moves": ["x" * 1000]}, 400, "too-large"),
        ("dream-cycle/ride", {"moves": ["done", "done"]}, 400, "task-meaning-empty"),
        ("dream-cycle/ride", {"moves": 3}, 400, "wrong-type"),
        ("dream-cycle/ride", {"steps": []}, 400, "unknown-field"),
    ],
)
async def test_what_does_not_belong_there_is_refused(
    sqlite_server: Server,
    path: str,
    body: object,
    status: int,
    code: str,
) -> None:
    async with Person(sqlite_server.address) as nobody:
        answer = await nobody.post(f"/api/lessons/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"]


async def test_the_words_of_lessons_are_the_pages_alone_when_somebody_learns(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        for language, word in (("en", "Show me"), ("de", "Zeig es mir"), ("ja", "どの手か見る")):
            assert word in (await nobody.get(f"/texts/{language}/lessons.ftl")).text
            assert word not in (await nobody.get(f"/texts/{language}.ftl")).text
