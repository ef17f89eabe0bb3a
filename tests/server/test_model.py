"""Whatever people say over their sockets, in whatever order and however often: the table is what a small model says."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from reverie import wire
from reverie.table import commands as say
from tests.server.serving import Line, Person, Server, server_on_each  # noqa: F401

NAMES = ("Ada", "Ben", "Eve")
SEATS = 2
GARBAGE = ("", "{", "[]", "null", '{"say": "win"}', '{"say": "play"}', '{"say": "sit", "seat": "first"}', "\u0000")


@dataclass
class Model:
    """A table of Psycle as far as who may say what: cards 0 and 1 only, so that nobody ever runs out of gems."""

    chairs: list[str | None] = field(default_factory=lambda: [None] * SEATS)
    ready: set[str] = field(default_factory=set)
    pausing: set[str] = field(default_factory=set)
    started: bool = False
    paused: bool = False
    question: int = 1
    cards: dict[int, int] = field(default_factory=dict)
    """What lies face down, by seat."""
    done: set[tuple[str, str]] = field(default_factory=set)

    def seat_of(self, name: str) -> int | None:
        return self.chairs.index(name) if name in self.chairs else None

    def hear(self, name: str, command: Any) -> str:
        """``done``, ``accepted``, or the code of the refusal."""
        if (name, command.id) in self.done:
            return "accepted"
        code = getattr(self, f"_{type(command).__name__.lower()}")(name, command)
        if code == "done":
            self.done.add((name, command.id))
            self._begin()
        return str(code)

    def _begin(self) -> None:
        if not self.started and None not in self.chairs and self.ready >= set(self.chairs):
            self.started = True

    def _sit(self, name: str, command: say.Sit) -> str:
        if self.started:
            return "table-started"
        if name in self.chairs:
            return "already-seated"
        free = [seat for seat, sitter in enumerate(self.chairs) if sitter is None]
        seat = free[0] if command.seat is None and free else command.seat
        if seat not in free:
            return "seat-taken" if free else "table-full"
        self.chairs[seat] = name
        return "done"

    def _stand(self, name: str, _: say.Stand) -> str:
        if self.started:
            return "table-started"
        seat = self.seat_of(name)
        if seat is None:
            return "not-seated"
        self.chairs[seat] = None
        self.ready.discard(name)
        return "done"

    def _ready(self, name: str, command: say.Ready) -> str:
        if self.started:
            return "table-started"
        if name not in self.chairs:
            return "not-seated"
        if command.ready == (name in self.ready):
            return "nothing-changes"
        self.ready = self.ready | {name} if command.ready else self.ready - {name}
        return "done"

    def _pause(self, name: str, command: say.Pause) -> str:
        if name not in self.chairs:
            return "not-seated"
        if not self.started:
            return "table-not-started"
        if command.wanted == (name in self.pausing):
            return "nothing-changes"
        self.pausing = self.pausing | {name} if command.wanted else self.pausing - {name}
        if len(self.pausing) in (0, SEATS):
            self.paused = bool(self.pausing)
        return "done"

    def _play(self, name: str, command: say.Play) -> str:
        seat = self.seat_of(name)
        if seat is None:
            return "not-seated"
        if not self.started:
            return "table-not-started"
        if self.paused:
            return "table-paused"
        if command.decision != self.question:
            return "stale-decision"
        if seat in self.cards:
            return "card-is-final"
        self.cards[seat] = int(command.move.split()[1])
        if len(self.cards) == SEATS:
            self.cards, self.question = {}, self.question + 1
        return "done"


class Table(RuleBasedStateMachine):
    """People with several connections each; after every step everybody sees what the model says."""

    server: Server

    @initialize(begun=st.booleans())
    def come_in(self, begun: bool) -> None:
        self.loop = asyncio.Runner()
        self.model = Model()
        self.lines: list[Line] = []
        self.said: list[tuple[str, Any]] = []
        self.people = {name: Person(self.server.address, name) for name in NAMES}
        self.loop.run(self._come_in())
        if begun:
            for place, command in enumerate((say.Sit(), say.Sit(), say.Ready(), say.Ready())):
                self._say(place % SEATS, command)

    async def _come_in(self) -> None:
        for person in self.people.values():
            await person.__aenter__()
        self.table = await self.people["Ada"].make_table()
        for person in self.people.values():
            self.lines.append(await person.connect(self.table))

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.loop.run(self._go())
            self.loop.close()

    async def _go(self) -> None:
        for line in self.lines:
            await line.close()
        for person in self.people.values():
            await person.__aexit__()

    # What people do.

    @rule(name=st.sampled_from(NAMES))
    def connect(self, name: str) -> None:
        if len(self.lines) < 5:
            self.lines.append(self.loop.run(self.people[name].connect(self.table)))

    @precondition(lambda self: len(self.lines) > 1)
    @rule(which=st.integers(0, 9))
    def disconnect(self, which: int) -> None:
        line = self.lines.pop(which % len(self.lines))
        self.loop.run(line.close())

    @rule(which=st.integers(0, 9), seat=st.sampled_from((None, 0, 1, 2, -1)))
    def sit(self, which: int, seat: int | None) -> None:
        self._say(which, say.Sit(seat=seat))

    @rule(which=st.integers(0, 9))
    def stand(self, which: int) -> None:
        self._say(which, say.Stand())

    @rule(which=st.integers(0, 9), ready=st.sampled_from((True, True, True, False)))
    def get_ready(self, which: int, ready: bool) -> None:
        self._say(which, say.Ready(ready=ready))

    @rule(which=st.integers(0, 9), wanted=st.booleans())
    def pause(self, which: int, wanted: bool) -> None:
        self._say(which, say.Pause(wanted=wanted))

    @rule(which=st.integers(0, 9), off=st.sampled_from((0, 0, 0, 0, -1, 1)), card=st.integers(0, 1))
    def play(self, which: int, off: int, card: int) -> None:
        self._say(which, say.Play(decision=self.model.question + off, move=f"play {card}"))

    @precondition(lambda self: self.model.started)
    @rule(which=st.integers(0, 9), numbers=st.lists(st.integers(-1, 2), min_size=2, max_size=4))
    def play_out_of_order(self, which: int, numbers: list[int]) -> None:
        """Several at once, without waiting for any answer."""
        now = self.model.question
        self._say(which, *(say.Play(decision=now + number, move="play 0") for number in numbers))

    @precondition(lambda self: self.said)
    @rule(which=st.integers(0, 999), over=st.integers(0, 9))
    def say_again(self, which: int, over: int) -> None:
        """Something that was said before, under the same id, perhaps over another connection."""
        name, command = self.said[which % len(self.said)]
        mine = [line for line in self.lines if line.person.name == name]
        if mine:
            self._say(self.lines.index(mine[over % len(mine)]), command)

    @rule(which=st.integers(0, 9), text=st.sampled_from(GARBAGE))
    def mumble(self, which: int, text: str) -> None:
        line = self.lines[which % len(self.lines)]
        self.loop.run(self._mumble(line, text))

    async def _mumble(self, line: Line, text: str) -> None:
        heard = len(line.messages)
        await line.send(text)
        await line.until(lambda: line.messages[heard:])
        answer = line.messages[heard]
        assert isinstance(answer, wire.RefusedMessage)
        assert answer.code in ("not-json", "malformed")

    def _say(self, which: int, *commands: Any) -> None:
        line = self.lines[which % len(self.lines)]
        named = [self._with_id(line, command) for command in commands]
        expected = [self.model.hear(line.person.name, command) for command in named]
        answers = self.loop.run(self._answers(line, named))
        assert [_kind(answer) for answer in answers] == [
            # Who sits down or gets up is told so by "accepted" and a new scene.
            "accepted" if code == "done" and isinstance(command, say.Sit | say.Stand) else code
            for code, command in zip(expected, named, strict=True)
        ]

    def _with_id(self, line: Line, command: Any) -> Any:
        if not command.id:
            command = type(command)(**{**_fields(command), "id": f"{len(self.said)}"})
            self.said.append((line.person.name, command))
        return command

    async def _answers(self, line: Line, commands: list[Any]) -> list[wire.FromServer]:
        heard = len(line.messages)
        for command in commands:
            await line.send(command)
        return [await line.answer(command.id, heard) for command in commands]

    # What everybody sees.

    @invariant()
    def everybody_sees_what_the_model_says(self) -> None:
        if hasattr(self, "table"):
            self.loop.run(self._look_around())

    async def _look_around(self) -> None:
        for line in self.lines:
            await line.until(lambda line=line: line.present == self._present())  # type: ignore[misc]
            before = line.known
            await line.heard_back()
            assert line.gaps == 0
            if line.version == before["version"]:
                assert {**line.known, "table": None} == {**before, "table": None}
            self._check(line)

    def _present(self) -> list[int]:
        seats = {self.model.seat_of(line.person.name) for line in self.lines}
        return sorted(seat for seat in seats if seat is not None)

    def _check(self, line: Line) -> None:
        model, seat = self.model, self.model.seat_of(line.person.name)
        assert line.seat == seat
        chairs = [(chair.name, chair.ready, chair.wants_pause) for chair in line.table.chairs]
        assert chairs == [
            ("" if name is None else name, name in model.ready, name in model.pausing) for name in model.chairs
        ]
        assert line.table.phase == ("playing" if model.started else "gathering")
        assert line.table.paused == model.paused
        if model.started:
            assert line.view is not None
            assert line.number == model.question
            faces = [model.cards.get(other) for other in range(SEATS)]
            assert line.view["committed"] == [
                face if face is None or other == seat else "?" for other, face in enumerate(faces)
            ]
            assert line.owes == (seat is not None and seat not in model.cards)
            assert bool(line.moves) == (line.owes and not model.paused)


def _kind(answer: wire.FromServer) -> str:
    if isinstance(answer, wire.RefusedMessage):
        return answer.code
    return "accepted" if isinstance(answer, wire.Accepted) else "done"


def _fields(message: Any) -> dict[str, Any]:
    return {name: getattr(message, name) for name in message.__struct_fields__}


def test_the_server_agrees_with_the_model(server: Server) -> None:
    quick = settings(max_examples=20, stateful_step_count=30, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(type("TableHere", (Table,), {"server": server}), settings=quick)
