"""A live table: what its log has told so far, and what can be asked of that.

It is a pure fold over the log: only ``apply`` (in ``folding``) changes it, line by line. Nothing waits, draws or
writes. What time it is comes from the lines; the server asks ``due`` what the table itself has to do, and ``decide``
(in ``deciding``) what a guest's command amounts to.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

import msgspec

from reverie.games import registered_game
from reverie.kernel import UNKNOWN, Event, Game, Move, Setup, bot_luck, move_text
from reverie.kernel.record import Record, Seat, finish, new_record
from reverie.table import entries
from reverie.table.chairs import Chair
from reverie.table.entries import Entry
from reverie.table.game_in_progress import Moment
from reverie.table.patience import public_rule
from reverie.table.playing import Playing
from reverie.table.reaction_windows import SHORTEST, ReactionWindow, window_seconds
from reverie.table.sitters import Sitter, told_apart

Role = int | None
"""Who looks: a seat, or ``None`` for a spectator."""

Phase = Literal["gathering", "playing", "over"]


class Update(NamedTuple):
    """What a line of the log changed: the game's events, and whom it concerns (``None``: everybody)."""

    entry: Entry
    events: Sequence[Event] = ()
    only: Role | Literal["all"] = "all"
    chairs: bool = False
    """Whether a move changed what is said of the chairs: whoever plays is not silent any more."""


class _Known:
    """What a role may know of a history: kept up with it, so that a page of it costs no more than the page."""

    def __init__(self, role: Role) -> None:
        self._role = role
        self._known: list[tuple[int, Moment]] = []
        """With their places in the history."""
        self._read = 0
        self._last: Moment | None = None
        """How far the history has been read, and what came last there."""

    def of(self, history: Sequence[Moment]) -> list[tuple[int, Moment]]:
        if self._read and (self._read > len(history) or history[self._read - 1] is not self._last):
            self._forget_what_was_cut(history)
        for place in range(self._read, len(history)):
            only = history[place].event.only
            if only is None or self._role in only:
                self._known.append((place, history[place]))
        self._read = len(history)
        self._last = history[-1] if history else None
        return self._known

    def _forget_what_was_cut(self, history: Sequence[Moment]) -> None:
        """A history changes only at its end: where one moment is still the same, so are all before it."""
        while self._known:
            place, moment = self._known[-1]
            if place < len(history) and history[place] is moment:
                break
            self._known.pop()
        self._read = self._known[-1][0] + 1 if self._known else 0


class LiveTable:
    """The table that a log tells of."""

    def __init__(self, identifier: str, seed: bytes, first: Entry, overrides: Mapping[str, Any] | None = None) -> None:
        """``overrides`` make today's content the one that the table was made with; else those of its first line do."""
        assert isinstance(first.deed, entries.Created)
        self.id = identifier
        self.created = first.deed
        self.created_at = first.at
        self.host = first.guest
        self.seed = seed
        """A secret of the table until the game is over."""
        self.game: Game = registered_game(first.deed.game)
        self.options: Mapping[str, Any] = first.deed.options
        self.overrides: Mapping[str, Any] = first.deed.overrides if overrides is None else overrides
        self.clock_rule: entries.AnyClock = first.deed.clock
        self.stand_in = first.deed.stand_in
        self.window_length = max(SHORTEST, first.deed.window)  # older tables could have none
        self.whole_windows = first.deed.whole_windows
        self.chairs = [Chair() for _ in range(first.deed.players)]
        self.playing: Playing | None = None
        """The game, once it has begun."""
        self.rematch = ""
        self.number = 0
        """Of the last line read."""
        self.at = first.at
        self.versions: dict[Role, int] = dict.fromkeys((*range(first.deed.players), None), 0)
        self.done: dict[tuple[str, str], int] = {}
        """By guest and the guest's own id: the number of the line that it became."""
        self.said_by: Counter[str] = Counter()
        """By guest: how many lines besides moves."""
        self._time = self._clock_face()
        """As it was when the last line that everybody saw was written: a secret must not show in it."""
        self._known: dict[Role, _Known] = {}
        """By role, of those who have looked."""

    # The game.

    @property
    def begun(self) -> Playing:
        """The game, for whoever knows that it has begun."""
        assert self.playing is not None, "the game has not begun"
        return self.playing

    @property
    def phase(self) -> Phase:
        if self.playing is None:
            return "gathering"
        return "over" if self.playing.state.is_over else "playing"

    @property
    def paused(self) -> bool:
        return self.playing is not None and self.playing.paused

    @property
    def window(self) -> ReactionWindow | None:
        """The hidden window that is open."""
        return None if self.playing is None else self.playing.window

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer, hidden windows included."""
        return [] if self.playing is None else self.playing.owing

    @property
    def waited_for(self) -> list[int]:
        """The seats that everybody knows to owe an answer."""
        playing = self.playing
        if playing is None or playing.state.is_over or playing.window is not None or playing.paused:
            return []
        decision = playing.state.view(None)["decision"]
        return [] if decision is None or decision["waiting"] == UNKNOWN else list(decision["waiting"])

    def setup(self, options: Mapping[str, Any] | None = None) -> Setup:
        """The set-up of the game, as it is arranged or with other options."""
        chosen = self.options if options is None else options
        return self.game.setup(self.created.players, chosen, self.overrides)

    def entropy_so_far(self) -> list[str]:
        """What the seats have thrown into the shuffles, before the game begins."""
        words = [chair.entropy for chair in self.chairs]
        return words if any(words) else []

    def bot_luck(self, seat: int) -> int:
        """The luck of the bot on that seat for its next answer: a secret of the table until the game is over."""
        return bot_luck(self.seed, self.begun.entropy, seat, self.begun.progress.turns[seat])

    # Who is here.

    @property
    def people(self) -> list[int]:
        """The seats that people sit on."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def seat_of(self, guest: str) -> Role:
        """The seat that a guest holds."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.kind == "person" and chair.guest == guest:
                return seat
        return None

    def seat_left_by(self, guest: str) -> Role:
        """The seat that a guest has left, or lost by being away, and may take back."""
        if self.phase != "playing" or not guest or self.seat_of(guest) is not None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.left_by == guest), None)

    @property
    def guests(self) -> list[str]:
        """All whose names the table shows: who sits here, and who has sat here during the game."""
        before = [] if self.playing is None else self.playing.sitters.guests
        return [*dict.fromkeys((*before, *(chair.guest for chair in self.chairs if chair.guest)))]

    def called(self, names: Mapping[str, str]) -> dict[str, str]:
        """By guest: what everybody is called here, each by a name of their own."""
        return told_apart(names, self.guests)

    def is_ready_but_for(self, seat: Role) -> bool:
        """Whether somebody plays, and nobody else has to be waited for than the one at ``seat``."""
        others = (chair for place, chair in enumerate(self.chairs) if place != seat)
        return bool(self.people) and all(chair.is_ready for chair in others)

    def wants_rematch(self) -> bool:
        """Whether everybody who plays wants another game, and its table has not been made yet."""
        people = [self.chairs[seat] for seat in self.people]
        return (
            self.phase == "over" and not self.rematch and bool(people) and all(chair.wants_rematch for chair in people)
        )

    def sitter(self, seat: int, after: int, moves: int) -> Sitter:
        """Who sits there now, since so many moves (that everybody knew of, and in all)."""
        chair = self.chairs[seat]
        return Sitter(seat, chair.kind, chair.guest, chair.level, after, moves)

    # What the table itself has to do.

    def due(self, now: float) -> entries.AnyDeed | None:
        """Begin, close a window, or answer for a seat whose time is up, if it is time for that."""
        playing = self.playing
        if playing is None:
            return entries.Started() if self.is_ready_but_for(None) else None
        if playing.paused:
            return None
        if playing.window is not None:
            return entries.WindowClosed(playing.window.decision) if now >= playing.window.due_at(self.people) else None
        return playing.move_by_clock(now)

    def next_due(self) -> float | None:
        """When ``due`` should be asked again."""
        playing = self.playing
        if playing is None or playing.paused or playing.state.is_over:
            return None
        if playing.window is not None:
            return playing.window.due_at(self.people)
        return None if playing.deadline is None else playing.deadline[0]

    # Showing: everything that leaves the table is cut for who looks.

    def public(self, names: Mapping[str, str]) -> dict[str, Any]:
        """What everybody may know of the table besides the game."""
        called = self.called(names)
        return {
            "id": self.id,
            "game": self.game.name,
            "players": self.created.players,
            "options": dict(self.options),
            "overrides": dict(self.overrides),
            "phase": self.phase,
            "paused": self.paused,
            "private": self.created.private,
            "commitment": self.created.commitment,
            "clock": msgspec.to_builtins(self.clock_rule),
            "window": window_seconds(self.clock_rule, self.window_length),
            "whole_windows": self.whole_windows,
            "stand_in": self.stand_in,
            "rematch": self.rematch,
            "created_at": self.created_at,
            "chairs": [self._chair(chair, called) for chair in self.chairs],
            "sitters": [] if self.playing is None else self.playing.sitters.public(called),
            "patience": public_rule(self.clock_rule),
            "time": self.time,
        }

    @property
    def time(self) -> dict[str, Any]:
        """The clocks, as everybody may know them."""
        return dict(self._time)

    def _chair(self, chair: Chair, called: Mapping[str, str]) -> dict[str, Any]:
        return {
            "kind": chair.kind,
            "name": called.get(chair.guest, "") if chair.kind == "person" else chair.level,
            "ready": chair.ready or chair.kind == "bot",
            "host": chair.kind == "person" and chair.guest == self.host,
            "wants_pause": chair.wants_pause,
            "wants_rematch": chair.wants_rematch,
            "entropy": bool(chair.entropy),
            "waited_since": chair.silence.since,
            "nudged_at": chair.silence.nudged_at,
            "by_clock": chair.silence.by_clock,
            "unwanted_by": sorted(chair.unwanted_by),
        }

    def show_time(self) -> None:
        """What has happened is for everybody to see, and so is its time."""
        self._time = self._clock_face()

    def _clock_face(self) -> dict[str, Any]:
        """The clocks as they stand; without a clock only a hidden window has its time."""
        closes_at = None if self.window is None else self.window.shown_end(self.people)
        clocks = None if self.playing is None else self.playing.clocks
        if clocks is None or not clocks.run:
            return {"banks": [], "opened_at": 0.0, "told_at": 0.0, "window_closes_at": closes_at}
        return {
            "banks": [round(bank, 3) for bank in clocks.banks],
            "opened_at": clocks.opened_at,
            "told_at": clocks.told_at,
            "window_closes_at": closes_at,
        }

    def look(self, role: Role) -> dict[str, Any]:
        """The game as a role may see it, and what it may do."""
        if self.playing is None:
            return {"view": None, "moves": [], "asides": 0, "can_take_back": False, "standing": []}
        view = slim(self.playing.state.view(role))
        decision = view["decision"]
        if decision is not None:
            decision["number"] = self.playing.progress.question
            decision.update(self._own_answer(role))
        return {
            "view": view,
            "moves": [move_text(move) for move in self._moves(role)],
            "asides": self._asides(role),
            "can_take_back": self._can_take_back(role),
            "standing": [] if role is None else list(self.chairs[role].standing.passes),
        }

    def _can_take_back(self, role: Role) -> bool:
        """Whether a role may take its last move back now."""
        return role is not None and not self.paused and self.game.takeback and self.begun.progress.can_take_back(role)

    def _own_answer(self, role: Role) -> dict[str, Any]:
        """In a hidden window the answers lie here, not in the game."""
        if self.window is None:
            return {}
        own = None if role is None else self.window.answers.get(role)
        return {"answer": own, "owes": role in self.begun.state.asked and own is None}

    def _moves(self, role: Role) -> Sequence[Move]:
        """What a role may do. In a hidden window it can only be answered: asides wait until it closes."""
        if role is None or self.paused:
            return ()
        state = self.begun.state
        if self.window is None:
            return state.moves(role)
        ask = state.ask
        return ask.moves(state, role) if ask is not None and role in self.owing else ()

    def _asides(self, role: Role) -> int:
        """How many of a role's moves, the last ones, answer nothing and are lawful out of turn."""
        state = self.begun.state
        if role is None or not state.has_asides or self.paused or self.window is not None or state.is_over:
            return 0
        return len(state.asides(role))

    def story(self, role: Role, first: int = 0, end: int | None = None) -> list[dict[str, Any]]:
        """What has happened so far, all of it or from one place to another, as a role may know it."""
        if self.playing is None:
            return []
        seen = ((moment.after, moment.event.seen_by(role)) for moment in self.playing.progress.history[first:end])
        return [{"after": after, "event": event} for after, event in seen if event is not None]

    def story_part(self, role: Role, before: int | None, most: int) -> tuple[int, list[dict[str, Any]]]:
        """Of a role's story the last events, or the last before one of them; and how many come before these.

        Only what the role may know is counted: nothing else may show in a number.
        """
        history = self.playing.progress.history if self.playing is not None else []
        known = self._known.setdefault(role, _Known(role)).of(history)
        end = len(known) if before is None else max(0, min(before, len(known)))
        start = max(0, end - most)
        return start, [{"after": moment.after, "event": moment.event.seen_by(role)} for _, moment in known[start:end]]

    def record(self, names: Mapping[str, str]) -> Record:
        """The record of the game; seed and shuffles are in it only once the game has ended."""
        record = self.open_record(names)
        if self.playing is not None and self.playing.state.is_over:
            finish(record, self.game, self.playing.state, self.seed)
        return record

    def open_record(self, names: Mapping[str, str]) -> Record:
        """The record without what only the end reveals: quickly had, since nothing is played again for it."""
        called = self.called(names)
        seats = [_sitter(chair, called) for chair in self.chairs]
        playing = self.playing
        if playing is None:
            return new_record(self.setup(), seats, self.seed, "", [])
        started = datetime.fromtimestamp(playing.started_at, UTC).isoformat(timespec="seconds")
        record = new_record(playing.state.setup, seats, self.seed, started, list(playing.entropy))
        record.moves = list(playing.progress.moves)
        return record


def slim(shown: dict[str, Any]) -> dict[str, Any]:
    """Take the table's overrides out of a view, or of a table: they may be large, and travel once.

    Whoever shows a view puts them back, from the scene's table or from the record.
    """
    shown.pop("overrides", None)
    return shown


def _sitter(chair: Chair, names: Mapping[str, str]) -> Seat:
    if chair.kind == "person":
        return Seat(names.get(chair.guest, ""), "person")
    return Seat(chair.level, f"bot:{chair.level}" if chair.kind == "bot" else "person")
