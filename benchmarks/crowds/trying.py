"""How those who play fare while others try variants in the studio, and how soon these see something."""

import asyncio
import json
import re
from time import perf_counter, process_time
from typing import Any, NamedTuple

from benchmarks.crowds.serving import say, served
from benchmarks.crowds.watching import HEAD, begin_matches
from reverie.studio.trials import play_pairs, trial_plan
from reverie.wire.studio_messages import TrialRequest

_PAIRS = re.compile(rb'"say":"figures","pairs":(\d+)')
_CHANGE = {"gems": {"start": 11}}
_PACED = 60


class _Trial(NamedTuple):
    """What somebody saw of a trial."""

    first: float
    """Seconds until the first figures."""
    pairs: int
    seconds: float


async def _tried(port: int, wanted: dict[str, Any], until: asyncio.Event | None = None) -> _Trial:
    """Try something until it is done, or until the event is set: then hang up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps(wanted).encode()
    head = f"POST /api/studio/psycle/trial HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(body)}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
    began, first, pairs, told = perf_counter(), 0.0, 0, b""
    while until is None or not until.is_set():
        part = await reader.read(65536)
        if not part:
            break
        told = told[-100:] + part
        found = _PAIRS.findall(told)
        if found:
            first, pairs = first or perf_counter() - began, int(found[-1])
    writer.close()
    return _Trial(first, pairs, perf_counter() - began)


async def trials(people: int, level: str, matches: int, rate: float, seconds: float) -> list[str]:
    """What those who play notice of trials that go on all the time, and what the trials come to."""
    wanted = {"overrides": _CHANGE, "players": 2, "level": level, "pairs": 5000}
    with served() as server:
        players = await begin_matches(server, matches, rate)
        alone = await players.measure(seconds)
        say(f"{people} people try something ({level})")
        enough = asyncio.Event()
        trying = [asyncio.create_task(_tried(server.port, {**wanted, "seed": seed}, enough)) for seed in range(people)]
        await asyncio.sleep(5.0)  # until the workers have started
        beside = await players.measure(seconds)
        enough.set()
        done = await asyncio.gather(*trying)
        first, pace = max(one.first for one in done), sum(one.pairs / one.seconds for one in done)
        return [
            *HEAD,
            alone.row(f"{matches} matches alone"),
            beside.row(f"beside {people} trials ({level})"),
            f"first figures after {first:.2f} s at the latest, {pace:.1f} pairs a second in all",
        ]


def _pace(level: str) -> str:
    """What one core can do, whatever else the machine does."""
    plan = trial_plan("psycle", TrialRequest(overrides=_CHANGE, players=2, level=level, pairs=_PACED + 1))
    play_pairs(plan, _PACED, _PACED + 1)
    paces = []
    for _ in range(2):
        began = process_time()
        play_pairs(plan, 0, _PACED)
        paces.append(_PACED / (process_time() - began))
    return f"a core plays {paces[0]:.1f} pairs a second, {paces[1]:.1f} where the printed games are known"


async def one_trial(pairs: int, level: str) -> list[str]:
    """One trial on a server where nothing else happens, twice: the second time the printed games are known."""
    wanted = {"overrides": _CHANGE, "players": 2, "level": level, "pairs": pairs}
    with served() as server:
        lines = [_pace(level)]
        for run in ("a fresh server", "the same once more, with another change"):
            one = await _tried(server.port, wanted)
            lines.append(f"{run}: first figures after {one.first:.2f} s, {one.pairs} pairs in {one.seconds:.1f} s")
            wanted = {**wanted, "overrides": {"gems": {"start": 12}}}
        return lines
