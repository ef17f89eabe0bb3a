"""A live table for tests: its entries, a clock that is wound by hand, and guests who say things to it."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from reverie.games import all_games, registered_game
from reverie.kernel import Refused, commitment
from reverie.kernel.record import Record, finish
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import NoClock
from reverie.table.commands import AnyCommand
from reverie.table.deciding import Decided, decide, decide_move
from reverie.table.entries import AnyDeed, Entry, read_entry, write_entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable, Role, Update
from reverie.table.story import story
from reverie.table.table_info import TableInfo, table_info
from reverie.table.table_record import open_record
from reverie.table.views import Look, look
from tests.table.reading import read_table

EXAMPLES = Path(__file__).parents[2] / "examples"
SEED = bytes(range(32))
NAMES = {"ann": "Ann", "ben": "Ben", "cleo": "Cleo"}
GUESTS = tuple(NAMES)
BEGINNING = 1_000_000.0


@pytest.fixture(scope="module")
def lullaby() -> Iterator[None]:
    """The example game is registered, as for somebody who is writing one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        patch.setenv("REVERIE_GAMES", "lullaby:GAME")
        all_games.cache_clear()
        yield
    all_games.cache_clear()


class Evening:
    """A table and all that has been written about it. Ann is the host."""

    def __init__(self, game: str = "psycle", players: int = 2, seed: bytes = SEED, **created: Any) -> None:
        chosen = {"options": None, "clock": NoClock(), **created}
        setup = registered_game(game).setup(players, chosen.pop("options"))
        first = entries.Created(**setup.header, commitment=commitment(seed), **chosen)
        self.now = BEGINNING
        self.seed = seed
        self.entries = [Entry(0, self.now, first, "ann")]
        self.table = LiveTable("table", seed, self.entries[0])

    # Saying things.

    def say(self, guest: str, command: AnyCommand, after: float = 0.0) -> Update:
        """A guest's command, ``after`` so many seconds; ``Refused`` as the table refuses it."""
        self.now += after
        return self.apply(decide(self.table, command, guest, self.now))

    def play(self, guest: str, move: str, after: float = 0.0, client: str = "") -> Update:
        """A move that answers the open question."""
        return self.say(guest, say.Play(decision=self.number, move=move, id=client), after)

    def bot_plays(self, seat: int, move: str) -> Update:
        return self.apply(decide_move(self.table, seat, move, self.number, self.now))

    def refusal(self, guest: str, command: AnyCommand) -> Refused:
        """Why a command cannot be; nothing has changed by it."""
        before = everything(self.table)
        with pytest.raises(Refused) as caught:
            self.say(guest, command)
        assert everything(self.table) == before
        return caught.value

    def write(self, deed: AnyDeed, after: float = 0.0) -> Update:
        """The table itself does something."""
        self.now += after
        return self.apply(Decided(Entry(self.table.number + 1, self.now, deed)))

    def wait(self, seconds: float) -> list[AnyDeed]:
        """Let time pass; the table does what is due, each thing at its time."""
        until, done = self.now + seconds, []
        while (due_at := self.table.next_due()) is not None and due_at <= until:
            self.now = max(self.now, due_at)
            done += self.settle()
        self.now = until
        return [*done, *self.settle()]

    def settle(self) -> list[AnyDeed]:
        """The table does what is due now."""
        done: list[AnyDeed] = []
        while (deed := self.table.due(self.now)) is not None:
            self.write(deed)
            done.append(deed)
            assert len(done) < 1000, "the table never comes to rest"
        return done

    def apply(self, decided: Decided) -> Update:
        self.entries.append(decided.entry)
        return apply(self.table, decided.entry, decided.foreseen)

    # Sitting down.

    def gathered(self, *guests: str, ready: bool = True) -> "Evening":
        """The guests take their seats in order, and the game begins if they are ready."""
        for guest in guests or ("ann", "ben"):
            self.say(guest, say.Sit())
        for guest in guests or ("ann", "ben"):
            if ready:
                self.say(guest, say.Ready())
        self.settle()
        return self

    def play_until(self, reached: Callable[[], bool], moves: int = 200) -> "Evening":
        """Everybody makes the first move on offer, and nobody answers in hidden windows, until it is so."""
        for _ in range(moves):
            if reached():
                return self
            if self.table.window is not None:
                self.wait(self.public.window)
            else:
                seat = self.asked[0]
                self.play(GUESTS[seat], self.look(seat).moves[0])
        raise AssertionError("it never came to that")

    # Asking.

    @property
    def number(self) -> int:
        """Of the open question, as everybody at the table counts."""
        decision = self.look(None).view["decision"]
        return -1 if decision is None else int(decision["number"])

    @property
    def asked(self) -> tuple[int, ...]:
        return self.table.begun.state.asked

    def look(self, role: Role) -> Look:
        return look(self.table, role)

    @property
    def public(self) -> TableInfo:
        return table_info(self.table, NAMES)

    def banks(self) -> list[float]:
        return [float(bank) for bank in self.public.time.banks]

    def refolded(self) -> LiveTable:
        """The table that the entries tell of, after they have been written down and read again."""
        return read_table("table", self.seed, [read_entry(write_entry(entry)) for entry in self.entries])


def everything(table: LiveTable) -> dict[str, Any]:
    """All that anybody can learn from a table, and all that it knows."""
    roles = list(table.versions)
    return {
        "public": table_info(table, NAMES),
        "looks": [look(table, role) for role in roles],
        "stories": [story(table, role) for role in roles],
        "versions": dict(table.versions),
        "number": table.number,
        "at": table.at,
        "done": dict(table.done),
        "owing": table.owing,
        "next_due": table.next_due(),
        "state": table.playing.state.save() if table.playing is not None else None,
        "moves": list(table.playing.progress.moves) if table.playing is not None else [],
    }


def record_of(table: LiveTable, names: Mapping[str, str]) -> Record:
    """The record of the game, with seed and shuffles once it has ended."""
    record = open_record(table, names)
    if table.phase == "over":
        finish(record, table.game, table.begun.state, table.seed)
    return record


def code(refused: Refused) -> str:
    return refused.code
