"""A game that has begun at a live table: everything that there is only from then on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reverie.kernel import Event, State, move_text
from reverie.table.clock_kinds import Deadline
from reverie.table.clocks import Clocks
from reverie.table.entries import Moved
from reverie.table.game_in_progress import TABLE_EVENT, GameInProgress
from reverie.table.reaction_windows import ReactionWindow
from reverie.table.sitters import Sitters


class Note(NamedTuple):
    """Something that the table did, not the game, with the move after which (or with which) it happened."""

    move: int
    event: Event


@dataclass
class Playing:
    """A game and what belongs to it at a table: time, hidden windows, pauses, who has sat where, what the table did."""

    progress: GameInProgress
    clocks: Clocks
    entropy: Sequence[str]
    """What the seats had thrown in when the game began."""
    started_at: float
    asked_at: float
    """When the open question was opened."""
    question: int = 0
    """The last question whose time has begun."""
    window: ReactionWindow | None = None
    """The hidden window that is open."""
    paused: bool = False
    by_clock: int = 0
    """How many moves the clock has made since anybody last did something."""
    sitters: Sitters = field(default_factory=Sitters)
    notes: list[Note] = field(default_factory=list)
    """What the table itself did during the game; it is in the story too."""

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.progress.state

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer, hidden windows included."""
        if self.paused:
            return []
        answered = self.window.answers if self.window is not None else ()
        return [seat for seat in self.state.asked if seat not in answered]

    @property
    def on_the_clock(self) -> list[int]:
        """Whose time runs: nobody's in a hidden window, which takes the same time for all."""
        return [] if self.window is not None else list(self.state.asked)

    @property
    def deadline(self) -> Deadline | None:
        """When the first seat runs out of time, and which."""
        return self.clocks.deadline(self.on_the_clock) if self.clocks.rule.runs else None

    def move_by_clock(self, now: float) -> Moved | None:
        """What the rules answer for a seat whose time is up."""
        deadline = self.deadline
        if deadline is None or now < deadline.at:
            return None
        move = self.state.default_move(deadline.seat)
        assert move is not None
        return Moved(deadline.seat, move_text(move), self.progress.question, by_clock=True)

    def since_start(self, at: float) -> float:
        """Seconds, as records write them."""
        return round(at - self.started_at, 3)

    def note(self, kind: str, facts: Mapping[str, Any] | None = None) -> list[Event]:
        """The table did something: it is told among what happens in the game."""
        event = Event(TABLE_EVENT + kind, facts or {})
        self.notes.append(Note(len(self.progress.moves), event))
        return [self.progress.note(event)]

    def note_of(self, seat: int, kind: str, other: int | None = None) -> list[Event]:
        """What the one on a seat did, perhaps to another one."""
        facts = {"seat": seat, "sitter": self.sitters.now_at(seat)}
        if other is not None:
            facts |= {"other_seat": other, "other_sitter": self.sitters.now_at(other), "own": other == seat}
        return self.note(kind, facts)
