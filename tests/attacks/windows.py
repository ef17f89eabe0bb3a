"""Hidden windows on the wire: can anybody at the table tell who holds an answer? ``python -m tests.attacks.windows``

Games with hidden windows are played over real sockets: Ann watches, Ben answers, the other seats are bots. At tables
whose windows take their whole time Ann is silent, and Ben passes at once when he holds something, and else says
nothing. At tables whose windows close early Ann passes by a standing answer, and Ben after a time that he draws,
whatever he holds: how long a person thinks is theirs to show; what is looked for is what the server shows beside it.

Ann notes all that she could go by: when the window closes, how many frames and bytes come meanwhile, how long pings and
questions over HTTP take. Afterwards the revealed records say who held an answer in which window. Of each clue the area
under the curve (AUC) is printed: 0.5 tells nothing, 1.0 tells all. Who is asked is known to all and shows in when a
window closes; so only windows in which the same seats are asked are compared with each other.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from reverie import wire
from reverie.games import registered_game
from reverie.kernel import SealedAsk
from reverie.kernel.record import Replay, read_record
from reverie.table import commands as say
from reverie.table.entries import StandingPass
from tests.server.serving import ROOT, Gone, Line, Person, Server

TABLES = 6
"""Played side by side."""
WINDOW = {"whole": 0.15, "early": 0.6}
"""Seconds; those that close early stay open for the first half of it."""
PING = 0.02
WITHIN = 0.05
SEATS = {"counting-zzzzs": 4, "lullaby": 3}
LEVEL = {"counting-zzzzs": "greedy", "lullaby": "random"}
OBSERVER, PERSON = 0, 1


def overrides(game: str) -> dict[str, Any]:
    """In the printed game an answer is rare; here all Blocks are Light Sleepers."""
    if game != "counting-zzzzs":
        return {}
    content = registered_game(game).raw_content
    actions = [
        {**action, "effect": {"op": "light"}} if action["group"] == "block" else action for action in content["actions"]
    ]
    return {"actions": actions}


@dataclass
class Clues:
    """What Ann could go by, of one window."""

    opened_at: float
    open_for: float = 0.0
    frames: int = 0
    size: int = 0
    pings: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    answer_size: int = 0

    def numbers(self) -> dict[str, float]:
        return {
            "seconds until it closed": self.open_for,
            "frames meanwhile": self.frames,
            "bytes meanwhile": self.size,
            "mean ping": sum(self.pings) / len(self.pings) if self.pings else 0.0,
            "longest ping": max(self.pings, default=0.0),
            "mean request": sum(self.requests) / len(self.requests) if self.requests else 0.0,
            "bytes of an answer": self.answer_size,
        }


@dataclass
class Noted:
    """A window: who was asked, the clues, and whether the person or one of the bots held an answer."""

    asked: tuple[int, ...]
    clues: dict[str, float]
    person_holds: bool
    bot_holds: bool


class Table:
    """One game, from its making to its record."""

    def __init__(self, game: str, manner: str, people: Sequence[Person], luck: random.Random) -> None:
        self._game = game
        self._early = manner == "early"
        self._window = WINDOW[manner]
        self._people = people
        self._luck = luck
        self._clues: dict[int, Clues] = {}

    async def play(self) -> list[Noted]:
        table = await self._people[OBSERVER].make_table(
            self._game,
            SEATS[self._game],
            window=self._window,
            whole_windows=not self._early,
            overrides=overrides(self._game),
        )
        lines = [await person.connect(table) for person in self._people]
        for line in lines:
            await line.done(say.Sit())
        for _ in range(SEATS[self._game] - len(lines)):
            await lines[OBSERVER].done(say.SeatBot(level=LEVEL[self._game]))
        for line in lines:
            await line.done(say.Ready())
        if self._early:
            await lines[OBSERVER].until(lambda: lines[OBSERVER].view is not None)
            await lines[OBSERVER].done(say.Standing(passes=[StandingPass()]))
        try:
            await asyncio.gather(*(self._answer(line) for line in lines), self._watch(lines[OBSERVER], table))
        finally:
            for line in lines:
                await line.close()
        record = await self._people[OBSERVER].get(f"/api/tables/{table}/record")
        return list(self._noted(record.json()))

    async def _answer(self, line: Line) -> None:
        """Everybody plays at random; in a window Ann stays silent, and Ben passes as he does at this table."""
        while line.table.phase != "over":
            decision = (line.view or {}).get("decision")
            if decision and decision["owes"] and self._wants_to(line, decision):
                is_hushed = decision["waiting"] == "?"
                if is_hushed and self._early:
                    await asyncio.sleep(self._luck.uniform(0.1, 0.9) * self._window)
                move = "pass" if is_hushed else self._luck.choice(line.moves)
                await line.say(say.Play(decision=decision["number"], move=move))
            else:
                seen = line.version
                await line.until(lambda seen=seen: line.version > seen or line.table.phase == "over")

    def _wants_to(self, line: Line, decision: dict[str, Any]) -> bool:
        if decision["waiting"] != "?":
            return bool(line.moves)
        return line.seat == PERSON and (self._early or len(line.moves) > 1)

    async def _watch(self, line: Line, table: str) -> None:
        while line.table.phase != "over":
            if line.table.time.window_closes_at is None or line.view is None:
                seen = line.version
                await line.until(lambda seen=seen: line.version > seen or line.table.phase == "over")
                continue
            await self._note_window(line, table, line.view["decision"]["number"])

    async def _note_window(self, line: Line, table: str, number: int) -> None:
        version, heard = line.version, len(line.texts)
        clues = self._clues[number] = Clues(line.at[-1])
        while line.version == version:
            clues.pings.append(await self._ping(line))
            began = time.perf_counter()
            answer = await self._people[OBSERVER].get(f"/api/tables/{table}")
            clues.requests.append(time.perf_counter() - began)
            clues.answer_size = len(answer.text) if line.version == version else clues.answer_size
            await asyncio.sleep(PING)
        closed = next(
            at for at in range(heard, len(line.messages)) if isinstance(line.messages[at], wire.UpdateMessage)
        )
        meanwhile = [at for at in range(heard, closed) if not isinstance(line.messages[at], wire.Pong)]
        clues.frames, clues.size = len(meanwhile), sum(len(line.texts[at]) for at in meanwhile)
        clues.open_for = line.at[closed] - clues.opened_at

    async def _ping(self, line: Line) -> float:
        heard = sum(isinstance(message, wire.Pong) for message in line.messages)
        began = time.perf_counter()
        await line.send(wire.Ping())
        await line.until(lambda: sum(isinstance(message, wire.Pong) for message in line.messages) > heard)
        return time.perf_counter() - began

    def _noted(self, document: dict[str, Any]) -> Iterable[Noted]:
        held = holders(document)
        for number, clues in self._clues.items():
            if number in held and clues.pings:
                asked, holding = held[number]
                yield Noted(asked, clues.numbers(), PERSON in holding, bool(holding - {OBSERVER, PERSON}))


def holders(document: dict[str, Any]) -> dict[int, tuple[tuple[int, ...], set[int]]]:
    """By window: the seats that were asked, and those that held more than a pass."""
    record = read_record(document)
    game = registered_game(record.game)
    found: dict[int, tuple[tuple[int, ...], set[int]]] = {}
    for state, _ in Replay(game, record).steps():
        ask = state.ask
        if isinstance(ask, SealedAsk) and ask.hushed and state.decision not in found:
            holding = {seat for seat in state.asked if len(ask.moves(state, seat)) > 1}
            found[state.decision] = (state.asked, holding)
    return found


def area(holding: Sequence[float], others: Sequence[float]) -> float:
    """The chance that a clue is greater with a holder than without one; equal ones count half."""
    ranked = sorted([(value, 1) for value in holding] + [(value, 0) for value in others])
    total, place = 0.0, 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        rank = (place + end + 1) / 2
        total += rank * sum(holds for _, holds in ranked[place:end])
        place = end
    n, m = len(holding), len(others)
    return (total - n * (n + 1) / 2) / (n * m)


def spread(n: int, m: int) -> float:
    """The standard error of an area that is truly a half."""
    return float(((n + m + 1) / (12 * n * m)) ** 0.5)


Group = tuple[list[dict[str, float]], list[dict[str, float]]]
"""The clues of windows with a holder, and of those without one, in which the same seats were asked."""


def alike(found: Sequence[Noted], holds: Callable[[Noted], bool]) -> list[Group]:
    """The windows in groups of which each has some of both."""
    groups: dict[tuple[int, ...], Group] = {}
    for noted in found:
        groups.setdefault(noted.asked, ([], []))[not holds(noted)].append(noted.clues)
    return [group for group in groups.values() if all(group)]


def area_of(groups: Sequence[Group], clue: str) -> float:
    """The area over all groups, each by how many pairs it compares."""
    pairs = [len(with_it) * len(without) for with_it, without in groups]
    areas = [area(*([clues[clue] for clues in side] for side in group)) for group in groups]
    return sum(one * weight for one, weight in zip(areas, pairs, strict=True)) / sum(pairs)


def spread_of(groups: Sequence[Group]) -> float:
    """The standard error of such an area."""
    pairs = [len(with_it) * len(without) for with_it, without in groups]
    errors = [spread(len(with_it), len(without)) for with_it, without in groups]
    return float(sum((one * weight) ** 2 for one, weight in zip(errors, pairs, strict=True)) ** 0.5 / sum(pairs))


async def measure(address: str, game: str, manner: str, windows: int, seed: int) -> list[Noted]:
    found: list[Noted] = []
    luck = random.Random(seed)

    async def play_on() -> None:
        async with Person(address, "Ann") as ann, Person(address, "Ben") as ben:
            while len(found) < windows:
                try:
                    found.extend(await Table(game, manner, (ann, ben), luck).play())
                except Gone:
                    continue
                print(f"  {game}, {manner}: {len(found)} windows", file=sys.stderr)  # noqa: T201

    await asyncio.gather(*(play_on() for _ in range(TABLES)))
    return found


def report(game: str, found: list[Noted]) -> bool:
    """Print every area; whether all lie where nothing can be told, as far as so many windows can say."""
    good = True
    for who, holds in (("a person", lambda noted: noted.person_holds), ("a bot", lambda noted: noted.bot_holds)):
        groups = alike(found, holds)
        if not groups:
            continue
        held, all_told = (sum(len(group[0]) for group in groups), sum(len(one) for group in groups for one in group))
        seen = f"{held} of {all_told} windows (standard error {spread_of(groups):.3f})"
        print(f"{game}: {who} holds an answer in {seen}")  # noqa: T201
        for clue in groups[0][0][0]:
            told = area_of(groups, clue)
            good &= abs(told - 0.5) <= WITHIN
            print(f"  {clue}: AUC {told:.3f}{'' if abs(told - 0.5) <= WITHIN else '  <-- outside 0.5 ± 0.05'}")  # noqa: T201
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=1500, help="at least so many of each game")
    parser.add_argument("--game", action="append", choices=sorted(SEATS))
    parser.add_argument("--manner", action="append", choices=sorted(WINDOW), help="how windows close")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a file for all that was noted, as JSON")
    wanted = parser.parse_args()
    sys.path.insert(0, str(ROOT / "examples"))
    os.environ["REVERIE_GAMES"] = "lullaby:GAME"
    good = True
    for game, manner in product(wanted.game or sorted(SEATS), wanted.manner or sorted(WINDOW)):
        with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
            found = asyncio.run(measure(server.address, game, manner, wanted.windows, wanted.seed))
            server.stop()
        good &= report(f"{game}, {manner}", found)
        if wanted.keep:
            with open(f"{wanted.keep}-{game}-{manner}.json", "w", encoding="utf-8") as file:
                json.dump([vars(noted) for noted in found], file)
    sys.exit(not good)


if __name__ == "__main__":
    main()
