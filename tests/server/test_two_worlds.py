"""The two-worlds law on the wire: what somebody cannot know changes no byte of what they get, nor when they get it.

Whole games are played on a clock that leaps, with an ear at every seat and one for the spectators. Then the same game
is played again with something changed that an observer cannot know, and every frame is compared, with its time, up to
the moment when the rules let it be known.
"""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from reverie import wire
from reverie.kernel import FastChance
from reverie.table import commands as say
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock, NoClock
from reverie.table.entries import StandingPass
from reverie.table.live_table import LiveTable, Role
from reverie.table.table_info import table_info
from reverie.table.views import look
from reverie.wire import scenes
from tests.server.stepping import table_steps
from tests.server.virtual import Ear, Stage, now, virtually
from tests.table.living import GUESTS, Evening, lullaby  # noqa: F401

pytestmark = pytest.mark.usefixtures("lullaby")

SEED = bytes(range(100, 132))
WINDOW = 8.0
Choice = Callable[["World", int, list[str]], str | None]
"""What a seat answers; nothing if it stays silent."""


@dataclass
class World:
    """A game from its beginning, played by what ``choose`` says, until it is over or a question is closed."""

    game: str
    players: int
    choose: Choice
    clock: AnyClock = field(default_factory=NoClock)
    stop_after: int | None = None
    meddle: Callable[["World"], None] = lambda _: None
    """Called before every answer."""
    asides: Callable[["World"], list[tuple[int, str]]] = lambda _: []
    """Moves out of turn before every answer, by seat."""
    probing: bool = True
    whole_windows: bool = False
    deciding: Callable[["World"], list[int]] = lambda _: []
    """Who decides, before every answer, to pass by itself from now on."""
    ears: dict[Role, Ear] = field(default_factory=dict)
    closed_at: dict[int, float] = field(default_factory=dict)
    """When each question was closed."""
    hushes: dict[int, list[int]] = field(default_factory=dict)
    """Who was asked in which hidden window."""
    answered: int = 0

    def play(self) -> "World":
        virtually(self._play())
        return self

    @property
    def table(self) -> LiveTable:
        return self._stage.table

    @property
    def question(self) -> int:
        return -1 if self.table.phase == "over" else self.table.begun.progress.question

    async def _play(self) -> None:
        options = {"psycle_cap": 2} if self.game == "psycle" else None
        chosen = {"options": options, "clock": self.clock, "window": WINDOW, "whole_windows": self.whole_windows}
        evening = Evening(self.game, self.players, SEED, **chosen)
        evening.gathered(*GUESTS[: self.players])
        self._stage = Stage(evening)
        self.ears = {seat: self._stage.ear(GUESTS[seat]) for seat in range(self.players)}
        self.ears[None] = self._stage.ear()
        await self._stage.quiet()
        while self.table.phase == "playing" and self.stop_after not in self.closed_at:
            await self._answer_question(self.question)

    async def _answer_question(self, question: int) -> None:
        window = self.table.window
        if window is not None:
            self.hushes[question] = self.table.owing
        for seat in self.table.owing:
            self.meddle(self)
            for decided in self.deciding(self):
                await self._stage.say(self.ears[decided], say.Standing(passes=[StandingPass()]))
            for other, move in self.asides(self):
                await self._move(other, move)
            await asyncio.sleep(1.0)
            if self.question != question:
                break
            move = self.choose(self, seat, self._answers(seat))
            if move is not None:
                await self._move(seat, move)
            self.answered += 1
            if self.probing:
                await self._probe()
        if window is not None:
            await asyncio.sleep(max(0.0, window.due_at(self.table.people) - now()) + 0.01)
        if self.question != question:
            self.closed_at[question] = self.table.at

    def _answers(self, seat: int) -> list[str]:
        return [move for move in look(self.table, seat).moves if not move.startswith(("lift", "offer"))]

    async def _move(self, seat: int, move: str) -> None:
        await self._stage.say(self.ears[seat], say.Play(decision=self.question, move=move))

    async def _probe(self) -> None:
        """Everybody looks around and tries what must be refused: refusals tell nothing either."""
        for ear in self.ears.values():
            self._stage.actor.resync(ear)  # type: ignore[arg-type]
            for before in (3, len(self.ears[None].frames), 10**6):
                ear.offer(self._stage.actor.audience.story(ear, before))  # type: ignore[arg-type]
            for command in (say.Play(decision=self.question, move="creak none"), say.Sit(), say.Rematch()):
                await self._stage.say(ear, command)

    def heard(self, role: Role, before: float = float("inf")) -> list[tuple[float, str]]:
        return [(at, frame) for at, frame in self.ears[role].frames if at < before]


def at_random(world: World, seat: int, moves: list[str]) -> str:
    """The same in every world, as long as the same moves are lawful."""
    return random.Random(f"{world.answered}/{seat}").choice(moves)


def roles_but(seat: int, players: int) -> list[Role]:
    return [role for role in (*range(players), None) if role != seat]


def all_questions(world: World) -> list[int]:
    assert len(world.closed_at) > 5
    return sorted(world.closed_at)


def test_the_same_world_twice_is_the_same() -> None:
    for game in ("psycle", "lullaby"):
        one, other = (World(game, 3, at_random).play() for _ in range(2))
        assert one.table.phase == "over"
        for role in (0, 1, 2, None):
            assert one.heard(role) == other.heard(role)
            assert len(one.heard(role)) > 20


# Psycle.


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("changed", [0, 1])
def test_a_sealed_card_shows_nowhere_before_all_are_turned_over(players: int, changed: int) -> None:
    base = World("psycle", players, at_random).play()
    compared = 0
    for question in all_questions(base):

        def another(world: World, seat: int, moves: list[str], question: int = question) -> str:
            same = at_random(world, seat, moves)
            if (seat, world.question) != (changed, question):
                return same
            return moves[(moves.index(same) + 1) % len(moves)]

        twin = World("psycle", players, another, stop_after=question).play()
        for role in roles_but(changed, players):
            heard = base.heard(role, before=base.closed_at[question])
            assert twin.heard(role, before=twin.closed_at[question]) == heard
            compared += len(heard)
    assert compared > 100


@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_what_lies_face_down_may_be_anything(observer: Role) -> None:
    """In the middle of a question the piles and the others' cards are dealt anew: nothing is different until then."""
    base = World("psycle", 3, at_random).play()
    for question in all_questions(base):

        def redeal(world: World, question: int = question) -> None:
            if world.question == question and world.table.playing is not None:
                world.table.begun.state.redeal(observer, FastChance(world.answered))

        twin = World("psycle", 3, at_random, stop_after=question, meddle=redeal).play()
        until = base.closed_at[question]
        assert twin.heard(observer, before=until) == base.heard(observer, before=until)


# Lullaby: hidden windows and secret asides.


def hushed(world: World) -> bool:
    return world.table.window is not None


def silent_in_the_hush(world: World, seat: int, moves: list[str]) -> str:
    return "pass" if hushed(world) else at_random(world, seat, moves)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("clock", [NoClock(), BankClock(1000.0, 2.0)])
@pytest.mark.parametrize("manner", ["creak", "nothing"])
def test_a_hidden_window_tells_nothing_until_it_closes(players: int, clock: AnyClock, manner: str) -> None:
    """Whether somebody says nothing at all shows only where windows do not take their whole time."""
    whole = manner == "nothing"
    base = World("lullaby", players, silent_in_the_hush, clock, whole_windows=whole).play()
    differed = 0
    for question, changed in [(question, seat) for question, seats in base.hushes.items() for seat in seats]:

        def otherwise(
            world: World, seat: int, moves: list[str], question: int = question, changed: int = changed
        ) -> str | None:
            if (seat, world.question) != (changed, question):
                return silent_in_the_hush(world, seat, moves)
            return None if manner == "nothing" else moves[-1]

        twin = World("lullaby", players, otherwise, clock, stop_after=question, whole_windows=whole).play()
        until = base.closed_at[question]
        assert twin.closed_at[question] == until
        differed += twin.heard(changed, before=until) != base.heard(changed, before=until)
        for role in roles_but(changed, players):
            assert twin.heard(role, before=until) == base.heard(role, before=until)
    assert differed, "nothing was ever changed"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("clock", [NoClock(), DaysClock(1.0)])
def test_hands_do_not_show_in_when_a_window_closes(players: int, clock: AnyClock) -> None:
    """While a window is open the hands are dealt anew, and people do the same as before: it closes as it did."""
    base = World("lullaby", players, silent_in_the_hush, clock).play()
    assert len(base.hushes) > 3
    for question in base.hushes:
        for observer in (question % players, None):

            def redeal(world: World, question: int = question, observer: Role = observer) -> None:
                state = world.table.begun.state
                if world.question == question and state.ask is not None:
                    state.redeal(observer, FastChance(world.answered))
                    # Of the answers the state knows nothing: they lie in the window.
                    state.waiting, state.sealed = tuple(state.ask.seats(state)), [None] * players

            twin = World("lullaby", players, silent_in_the_hush, clock, stop_after=question, meddle=redeal).play()
            until = base.closed_at[question]
            assert twin.closed_at[question] == until
            assert twin.heard(observer, before=until) == base.heard(observer, before=until)


def test_a_standing_pass_is_one_that_was_quick() -> None:
    """Ben presses "pass" within the first seconds of every window, or never has to: the evening is the same."""

    def once(world: World) -> list[int]:
        return [1] if world.answered == 0 else []

    def by_question(world: World, seat: int, moves: list[str]) -> str:
        return "pass" if hushed(world) else random.Random(world.question).choice(moves)

    base = World("lullaby", 2, by_question, probing=False).play()
    twin = World("lullaby", 2, by_question, probing=False, deciding=once).play()
    asked = [question for question, seats in base.hushes.items() if seats == [1]]
    assert len(asked) > 2
    assert all(twin.hushes[question] == [] for question in asked)
    for role in (0, None):
        assert twin.heard(role) == base.heard(role)


@pytest.mark.parametrize("clock", [NoClock(), BankClock(1000.0, 2.0)])
@pytest.mark.parametrize("busy", [0, 1, 2])
def test_secret_asides_are_never_noticed(busy: int, clock: AnyClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat sorts its hand all evening long. From the first byte to the last nobody else can tell.

    Pages of the story are short, so that secrets would show in how many events come before one.
    """
    monkeypatch.setattr(scenes, "STORY_EVENTS", 5)

    def restless(world: World) -> list[tuple[int, str]]:
        lifts = [move for move in look(world.table, busy).moves if move.startswith("lift")]
        return [(busy, random.Random(world.answered).choice(lifts))] * (world.answered % 3) if lifts else []

    def by_name(world: World, seat: int, moves: list[str]) -> str:
        return silent_in_the_hush(world, seat, sorted(moves))

    base = World("lullaby", 3, by_name, clock).play()
    twin = World("lullaby", 3, by_name, clock, asides=restless).play()
    assert len(twin.heard(busy)) > len(base.heard(busy))
    assert max(one.story_from for one in base.ears[None].messages if isinstance(one, wire.Scene)) > 5
    for role in roles_but(busy, 3):
        assert twin.heard(role) == base.heard(role)
        assert table_steps(twin.table, role) == table_steps(base.table, role)
        assert table_info(twin.table, {}) == table_info(base.table, {})


@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_hands_and_pile_may_be_anything(observer: Role) -> None:
    """At every question: with everything dealt anew that the observer cannot know, the scene is the same."""
    compared = 0

    def redealt(world: World) -> None:
        nonlocal compared
        progress, actor = world.table.begun.progress, world._stage.actor
        before = actor.audience.scene(world.ears[observer])  # type: ignore[arg-type]
        real = progress.state
        progress.state = real.copy()
        progress.state.redeal(observer, FastChance(world.answered))
        actor.audience.scenes.changed()  # made anew, not kept
        assert actor.audience.scene(world.ears[observer]) == before  # type: ignore[arg-type]
        progress.state = real
        compared += 1

    World("lullaby", 3, at_random, meddle=redealt).play()
    assert compared > 10


# What is always secret.


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
def test_another_seed_shows_only_in_its_commitment_until_something_is_drawn(game: str) -> None:
    """Before the first draw two tables differ in nothing but their commitments."""
    frames = []
    for seed in (SEED, bytes(32)):

        async def gather(seed: bytes = seed) -> list[str]:
            stage = Stage(Evening(game, 2, seed))
            ear = stage.ear("ann")
            await stage.say(ear, say.Sit())
            commitment = stage.table.created.commitment
            return [frame.replace(commitment, "commitment") for _, frame in ear.frames]

        frames.append(virtually(gather()))
    assert frames[0] == frames[1]
    assert isinstance(wire.decode_server(frames[0][0]), wire.Scene)
