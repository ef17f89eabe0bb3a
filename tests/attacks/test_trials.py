"""Somebody tries to keep the server busy with the studio: endless games, slow games, many trials, none of them read."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.processes import on_linux, workers_of
from tests.server.serving import PATIENCE, Person, Server

pytestmark = pytest.mark.anyio

TRIAL: dict[str, Any] = {"overrides": {"gems": {"start": 12}}, "players": 2, "level": "random", "pairs": 5000}


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


async def last_line(person: Person, game: str, wanted: dict[str, Any]) -> str:
    answer = await person.post(f"/api/studio/{game}/trial", wanted)
    assert answer.status_code == 200, answer.text
    return answer.text.splitlines()[-1]


async def test_games_that_never_end_are_cut_off(tmp_path: Path) -> None:
    """With no movement on any card nobody comes anywhere; the game goes on until its limit of moves."""
    with Server(tmp_path) as server:
        async with Person(server.address) as person:
            still = {"dream_cards": {str(number): {"movement": 0} for number in range(33)}}
            wanted = {**TRIAL, "overrides": still, "options": {"max_rounds": 0}, "pairs": 1}
            answer = await person.post("/api/studio/dream-quest/trial", wanted)
            *_, last, end = answer.text.splitlines()
            assert '"why":"done"' in end
            finished = next(one for one in json.loads(last)["figures"] if one["measure"] == "finished")
            assert finished["new"]["value"] == 0.0


async def test_what_takes_too_long_is_given_up_and_said(tmp_path: Path) -> None:
    with Server(tmp_path, trial_deadline=0.05) as server:
        async with Person(server.address) as person:
            line = await last_line(person, "dream-cycle", {**TRIAL, "overrides": {"limits": {"brake": 3}}})
            assert '"say":"refused"' in line
            assert "trial-too-slow" in line
            assert (await person.get("/health")).status_code == 200


@on_linux
async def test_whoever_hangs_up_frees_the_workers(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server.address) as stranger, Person(server.address) as other:
            for _ in range(3):
                async with stranger.http.stream("POST", "/api/studio/psycle/trial", json=TRIAL) as answer:
                    await anext(answer.aiter_lines())
            line = await last_line(other, "psycle", {**TRIAL, "pairs": 2, "options": {"psycle_cap": 1}})
            assert '"why":"done"' in line
            workers = workers_of(server.pid)
            assert 1 <= len(workers) <= 3, "one for trials, two for checks"
            assert min(os.getpriority(os.PRIO_PROCESS, pid) for pid in workers) >= 10, "all of them give way"


async def test_nobody_has_more_than_two_trials_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server.address, "Mallory") as person:
            async with (
                person.http.stream("POST", "/api/studio/psycle/trial", json=TRIAL) as one,
                person.http.stream("POST", "/api/studio/psycle/trial", json=TRIAL) as two,
            ):
                lines = one.aiter_lines(), two.aiter_lines()
                for each in lines:
                    await anext(each)
                third = await person.post("/api/studio/psycle/trial", TRIAL)
                assert (third.status_code, third.json()["code"]) == (429, "too-many-trials-at-once")
            async with asyncio.timeout(PATIENCE):
                while (await person.post("/api/studio/psycle/trial", {**TRIAL, "pairs": 1})).status_code == 429:
                    await asyncio.sleep(0.05)


async def test_trials_are_counted_by_the_hour(tmp_path: Path) -> None:
    with Server(tmp_path, limits={"trials_per_guest": 1}) as server:
        async with Person(server.address, "Mallory") as person:
            wanted = {**TRIAL, "pairs": 1, "options": {"psycle_cap": 1}}
            assert '"why":"done"' in await last_line(person, "psycle", wanted)
            answer = await person.post("/api/studio/psycle/trial", wanted)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-trials")
            assert int(answer.headers["retry-after"]) > 60


async def test_somebody_elses_trial_goes_on_beside_a_long_one(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with (
            Person(server.address, "Mallory") as stranger,
            Person(server.address, "Ada") as ada,
            stranger.http.stream("POST", "/api/studio/psycle/trial", json=TRIAL) as answer,
        ):
            lines = answer.aiter_lines()
            await anext(lines)
            line = await last_line(ada, "psycle", {**TRIAL, "pairs": 5, "options": {"psycle_cap": 1}})
            assert '"why":"done"' in line


HUGE: dict[str, tuple[str, dict[str, Any], str]] = {
    "many entries": ("dream-quest", {"dream_cards": [{}] * 30_000}, "too-large"),
    "a tower": ("psycle", {"cards": {"0": {"beats": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]}}}, "content-too-deep"),
    "a large number": ("psycle", {"gems": {"start": 10**15}}, "content-between"),
    "many faces": ("dream-cycle", {"die": ["red"] * 5000}, "content-length"),
    "hours without end": ("dream-quest", {"limits": {"hours": 10**9}}, "content-between"),
    "no number": ("psycle", {"gems": {"start": "ten"}}, "wrong-type"),
}


@pytest.mark.parametrize(("game", "overrides", "code"), HUGE.values(), ids=HUGE)
async def test_odd_content_is_refused_everywhere(
    game: str, overrides: dict[str, Any], code: str, sqlite_server: Server
) -> None:
    async with Person(sqlite_server.address) as person:
        checked = await person.post(f"/api/studio/{game}/check", {"overrides": overrides})
        found = checked.json()
        assert (found.get("refusal") or found)["code"] == code
        tried = await person.post(f"/api/studio/{game}/trial", {**TRIAL, "overrides": overrides})
        assert tried.json()["code"] == code
