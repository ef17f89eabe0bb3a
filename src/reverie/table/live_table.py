"""A live table as a pure fold over its log: ``apply`` reads the next line, and everything else is asked of the result.

Nothing here waits, draws or writes. What time it is and what has been written comes from the log's lines; the server
asks ``due`` what the table itself has to do, and ``decide`` (in ``deciding``) what a guest's command amounts to.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple

from reverie.games import registered_game
from reverie.kernel import UNKNOWN, Event, Game, SealedAsk, Setup, bot_luck, move_text, sealed_key
from reverie.kernel.record import Record, Seat, finish, new_record
from reverie.table import entries as log
from reverie.table.clock_kinds import AnyClock, Deadline
from reverie.table.clocks import ClockFace, Clocks, clock_face
from reverie.table.entries import Entry
from reverie.table.game_in_progress import TABLE_EVENT, Foreseen, GameInProgress
from reverie.table.patience import Silence
from reverie.table.reaction_windows import SHORTEST, ReactionWindow, open_window
from reverie.table.sitters import ChairKind, Sitter, Sitters, told_apart
from reverie.table.standing_answers import StandingAnswers

Role = int | None
"""Who looks: a seat, or ``None`` for a spectator."""

Phase = Literal["gathering", "playing", "over"]

TIME_RAN_OUT: Final = f"{TABLE_EVENT}time_ran_out"
"""The clock makes a move: told before what comes of it."""

_GONE = 20
"""So many moves by the clock in a row, for every seat, mean that nobody is there: the clocks wait for somebody."""


@dataclass(slots=True)
class Chair:
    """One seat of the table and who sits on it."""

    kind: ChairKind = "open"
    guest: str = ""
    level: str = ""
    ready: bool = False
    wants_pause: bool = False
    wants_rematch: bool = False
    entropy: str = ""
    left_by: str = ""
    """The guest who has left this seat, or was away too long, and may come back."""
    silence: Silence = field(default_factory=Silence)
    unwanted_by: set[int] = field(default_factory=set)
    """The seats that want a bot here, whose holder does not answer."""
    standing: StandingAnswers = field(default_factory=StandingAnswers)


class Update(NamedTuple):
    """What a line of the log changed: the game's events, and whom it concerns (``None``: everybody)."""

    entry: Entry
    events: Sequence[Event] = ()
    only: Role | Literal["all"] = "all"
    chairs: bool = False
    """Whether a move changed what is said of the chairs: whoever plays is not silent any more."""


class Note(NamedTuple):
    """Something that the table did, not the game, with the move after which (or with which) it happened."""

    move: int
    event: Event


class _Tried(NamedTuple):
    """A line that was tried out before it was written, and what it leads to: a game, or some moves in it."""

    entry: Entry
    course: GameInProgress | None = None
    moves: Sequence[Foreseen] = ()


class LiveTable:
    """The table that a log tells of."""

    def __init__(self, identifier: str, seed: bytes, first: Entry, overrides: Mapping[str, Any] | None = None) -> None:
        """``overrides`` make today's content the one that the table was made with; else those of its first line do."""
        assert isinstance(first.deed, log.Created)
        self.id = identifier
        self.created = first.deed
        self.created_at = first.at
        self.host = first.guest
        self._seed = seed
        self.game: Game = registered_game(first.deed.game)
        self.options: Mapping[str, Any] = first.deed.options
        self.overrides: Mapping[str, Any] = first.deed.overrides if overrides is None else overrides
        self.clock_rule: AnyClock = first.deed.clock
        self.stand_in = first.deed.stand_in
        self.window_length = max(SHORTEST, first.deed.window)  # older tables could have none
        self.whole_windows = first.deed.whole_windows
        self.chairs = [Chair() for _ in range(first.deed.players)]
        self.course: GameInProgress | None = None
        self.clocks: Clocks | None = None
        self.window: ReactionWindow | None = None
        self.paused = False
        self.rematch = ""
        self.number = 0
        """Of the last line read."""
        self.at = first.at
        self.started_at = 0.0
        self.entropy: list[str] = []
        """What the seats had thrown in when the game began."""
        self.versions: dict[Role, int] = dict.fromkeys((*range(first.deed.players), None), 0)
        self.done: dict[tuple[str, str], int] = {}
        """By guest and the guest's own id: the number of the line that it became."""
        self.said_by: Counter[str] = Counter()
        """By guest: how many lines besides moves."""
        self.sitters = Sitters()
        self.notes: list[Note] = []
        """What the table itself did during the game; it is in the story too."""
        self.asked_at = first.at
        """When the open question was opened."""
        self._question = 0
        self._by_clock = 0
        """How many moves the clock has made since anybody last did something."""
        self.time = self._clock_face()
        """The clocks when the last line that everybody saw was written: a secret must not show in them."""
        self._tried: _Tried | None = None
        self._to_begin: tuple[Any, GameInProgress] | None = None
        """A game that was tried and has not begun, and what it was made of."""

    # Asking.

    @property
    def phase(self) -> Phase:
        if self.course is None:
            return "gathering"
        return "over" if self.course.state.is_over else "playing"

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def seat_left_by(self, guest: str) -> Role:
        """The seat that a guest has left, or lost by being away, and may take back."""
        if self.phase != "playing" or not guest or self.seat_of(guest) is not None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.left_by == guest), None)

    @property
    def guests(self) -> list[str]:
        """All whose names the table shows: who sits here, and who has sat here during the game."""
        return [*dict.fromkeys((*self.sitters.guests, *(chair.guest for chair in self.chairs if chair.guest)))]

    def called(self, names: Mapping[str, str]) -> dict[str, str]:
        """By guest: what everybody is called here, each by a name of their own."""
        return told_apart(names, self.guests)

    @property
    def waited_for(self) -> list[int]:
        """The seats that everybody knows to owe an answer."""
        if self.phase != "playing" or self.course is None or self.window is not None or self.paused:
            return []
        decision = self.course.state.view(None)["decision"]
        return [] if decision is None or decision["waiting"] == UNKNOWN else list(decision["waiting"])

    def seat_of(self, guest: str) -> Role:
        """The seat that a guest holds."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.kind == "person" and chair.guest == guest:
                return seat
        return None

    def setup(self, options: Mapping[str, Any] | None = None) -> Setup:
        chosen = self.options if options is None else options
        return self.game.setup(self.created.players, chosen, self.overrides)

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer, hidden windows included."""
        if self.course is None or self.paused:
            return []
        answered = self.window.answers if self.window is not None else ()
        return [seat for seat in self.course.state.asked if seat not in answered]

    @property
    def _on_the_clock(self) -> list[int]:
        """Whose time runs: nobody's in a hidden window, which takes the same time for all."""
        if self.course is None or self.window is not None:
            return []
        return list(self.course.state.asked)

    def due(self, now: float) -> log.AnyDeed | None:
        """What the table itself has to do now: begin, close a window, or answer for a seat whose time is up."""
        if self._all_ready():
            return log.Started()
        if self.course is None or self.paused:
            return None
        if self.window is not None:
            return log.WindowClosed(self.window.decision) if now >= self.window.due_at(self.people) else None
        return self._out_of_time(now)

    def _out_of_time(self, now: float) -> log.Moved | None:
        assert self.course is not None
        deadline = self._deadline()
        if deadline is None or now < deadline.at:
            return None
        seat = deadline.seat
        move = self.course.state.default_move(seat)
        assert move is not None
        return log.Moved(seat, move_text(move), self.course.question, by_clock=True)

    def _deadline(self) -> Deadline | None:
        """When the first seat runs out of time, and which."""
        return self.clocks.deadline(self._on_the_clock) if self.clocks is not None else None

    def next_due(self) -> float | None:
        """When ``due`` should be asked again."""
        if self.course is None or self.paused or self.course.state.is_over:
            return None
        if self.window is not None:
            return self.window.due_at(self.people)
        deadline = self._deadline()
        return None if deadline is None else deadline.at

    def _all_ready(self) -> bool:
        return self.course is None and bool(self.people) and self.is_ready_but_for(None)

    def is_ready_but_for(self, seat: Role) -> bool:
        """Whether nobody else has to be waited for than the one at ``seat``."""
        others = (chair for place, chair in enumerate(self.chairs) if place != seat)
        return all(chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in others)

    def wants_rematch(self) -> bool:
        """Whether everybody who plays wants another game, and its table has not been made yet."""
        people = [self.chairs[seat] for seat in self.people]
        return (
            self.phase == "over" and not self.rematch and bool(people) and all(chair.wants_rematch for chair in people)
        )

    def _clock_face(self) -> ClockFace:
        return clock_face(self.clocks, None if self.window is None else self.window.shown_end(self.people))

    # Trying, on copies: what cannot happen must not be written, for it would be read again at every start.

    def foresee(self, entry: Entry) -> None:
        """Try the next line of the log before it is written; ``Refused``, or any error of the rules, comes now."""
        match entry.deed:
            case log.Started():
                self._tried = _Tried(entry, course=self.try_start())
            case log.Moved(seat=seat, move=move):
                self.foresee_move(entry, seat, move)
            case log.WindowClosed():
                self._tried = _Tried(entry, moves=self._answers())
            case _:
                pass

    def foresee_move(self, entry: Entry, seat: int, move: str, question: int | None = None) -> None:
        """Try a move; once is enough for a line."""
        assert self.course is not None
        if self._tried is None or self._tried.entry is not entry:
            self._tried = _Tried(entry, moves=[self.course.foresee(seat, move, question)])

    def forget_trial(self) -> None:
        """Something else has been written first."""
        self._tried = None

    def try_start(self) -> GameInProgress:
        """The game that would begin now; that it can be seen and answered by everybody has been tried too.

        Whoever is ready last tries it, and then it begins: of the same options and words it is the same game.
        """
        wanted = (self.options, self._words())
        if self._to_begin is None or self._to_begin[0] != wanted:
            self._to_begin = wanted, self._new_course()
        return self._to_begin[1]

    def _new_course(self) -> GameInProgress:
        course = GameInProgress(self.game, self.setup(), sealed_key(self._seed, self._words()))
        for role in self.versions:
            course.state.view(role)
        for seat in course.state.asked:
            course.state.moves(seat)
            course.state.default_move(seat)
        return course

    def _words(self) -> list[str]:
        """What the seats have thrown into the shuffles so far."""
        words = [chair.entropy for chair in self.chairs]
        return words if any(words) else []

    def _answers(self) -> list[Foreseen]:
        """All answers of a hidden window; whoever gave none answers by default."""
        assert self.course is not None
        assert self.window is not None
        made: list[Foreseen] = []
        state = self.course.state
        for seat in state.asked:
            default = state.default_move(seat)
            assert default is not None
            answer = self.window.answers.get(seat, move_text(default))
            made.append(self.course.foresee(seat, answer, before=state))
            state = made[-1].state
        return made

    def _trial_of(self, entry: Entry) -> _Tried:
        """What a line leads to, as it was tried out before, or is now."""
        if self._tried is None or self._tried.entry is not entry:
            self.foresee(entry)
        tried, self._tried = self._tried, None
        assert tried is not None
        return tried

    # Changing: only by the next line of the log.

    def apply(self, entry: Entry) -> Update:
        """Read the next line of the log."""
        assert entry.number == self.number + 1, "a log is read line by line"
        self.number = entry.number
        if entry.client:
            self.done[entry.guest, entry.client] = entry.number
        if entry.guest and not isinstance(entry.deed, log.Moved | log.Answered):
            self.said_by[entry.guest] += 1
        self._let_time_pass(entry)
        update = self._hear(entry, self._do(entry))
        self._after()
        update = self._wait_no_longer(update)
        self._rest_clocks(entry)
        if update.only == "all":
            self.time = self._clock_face()
        roles = self.versions if update.only == "all" else (update.only,)
        for role in roles:
            self.versions[role] += 1
        return update

    def _hear(self, entry: Entry, update: Update) -> Update:
        """Whoever does something that everybody sees is not silent any more; for whom the clock plays is."""
        if update.only != "all":
            return update
        if isinstance(entry.deed, log.Moved) and entry.deed.by_clock:
            self.chairs[entry.deed.seat].silence.by_clock += 1
            return update._replace(chairs=True)
        seat = self.seat_of(entry.guest)
        if seat is None or (self.chairs[seat].silence.is_broken and not self.chairs[seat].unwanted_by):
            return update
        self.chairs[seat].silence, self.chairs[seat].unwanted_by = Silence(), set()
        return update._replace(chairs=True)

    def _wait_no_longer(self, update: Update) -> Update:
        """Nobody is reproached with silence who is not asked any more."""
        if update.only != "all" or self.paused:
            return update
        waited = self.waited_for
        for seat, chair in enumerate(self.chairs):
            if chair.silence.since and seat not in waited:
                chair.silence, chair.unwanted_by = Silence(by_clock=chair.silence.by_clock), set()
                update = update._replace(chairs=True)
        return update

    def _let_time_pass(self, entry: Entry) -> None:
        at = max(entry.at, self.at)
        if self.clocks is not None:
            extra = entry.deed.seconds if isinstance(entry.deed, log.Outage) else 0.0
            self.clocks.charge(self._on_the_clock, at, extra)
        if self.paused:
            self._hold(at - self.at)
        elif isinstance(entry.deed, log.Outage):
            self._hold(min(entry.deed.seconds, at - self.at))
        self.at = at

    def _hold(self, seconds: float) -> None:
        """So much time did not count: nobody could answer."""
        if self.window is not None:
            self.window.hold(seconds)
        self.asked_at += seconds
        for chair in self.chairs:
            chair.silence.hold(seconds)

    def _rest_clocks(self, entry: Entry) -> None:
        """Clocks stop in a pause, and when it is only they who play."""
        if isinstance(entry.deed, log.Moved) and entry.deed.by_clock:
            self._by_clock += 1
        elif entry.guest or isinstance(entry.deed, log.Moved):
            self._by_clock = 0
        if self.clocks is not None:
            self.clocks.stopped = self.paused or self._by_clock >= _GONE * len(self.chairs)

    def _do(self, entry: Entry) -> Update:
        deed = entry.deed
        match deed:
            case log.Moved():
                return self._move(entry, deed)
            case log.Answered():
                assert self.window is not None
                self.window.answers[deed.seat] = deed.move
                return Update(entry, only=deed.seat)
            case log.WindowClosed():
                return Update(entry, self._close_window(entry))
            case log.StandingSaid():
                assert self.course is not None
                self.chairs[deed.seat].standing.replace(deed.passes, self.course.state, deed.seat)
                self._answer_as_decided()
                return Update(entry, only=deed.seat)
            case log.Started():
                return Update(entry, self._start(entry))
            case log.TakenBack():
                return self._take_back(entry, deed)
            case log.Confirmed():
                assert self.course is not None
                self.course.confirm(deed.seat)
            case log.Rematched():
                self.rematch = deed.table
            case log.Declined():
                return Update(entry, self._decline(deed))
            case log.Arranged():
                self.options, self.clock_rule, self.stand_in = deed.options, deed.clock, deed.stand_in
                self.window_length = self.window_length if deed.window is None else deed.window
                self.whole_windows = self.whole_windows if deed.whole_windows is None else deed.whole_windows
                for chair in self.chairs:
                    chair.ready = False
            case log.Outage() | log.Created():
                pass
            case _:
                return Update(entry, self._seat(deed) or self._wish(deed))
        return Update(entry)

    def _seat(self, deed: log.AnyDeed) -> list[Event]:
        """Who sits on a chair."""
        match deed:
            case log.Sat(seat=seat, guest=guest):
                return self._sit_down("", seat, Chair("person", guest=guest))
            case log.BotSat(seat=seat, level=level):
                return self._sit_down("seated", seat, Chair("bot", level=level, left_by=self.chairs[seat].left_by))
            case log.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case log.Left(seat=seat, level=level):
                left = Chair("bot" if level else "left", level=level, left_by=self.chairs[seat].guest)
                return [*self._sit_down("left", seat, left), *self._agree_on_pause()]
            case log.Replaced(seat=seat, level=level, guest=guest):
                bot = Chair("bot", level=level, left_by=guest)
                return [*self._sit_down("replaced", seat, bot), *self._agree_on_pause()]
            case log.CameBack(seat=seat, guest=guest):
                return self._sit_down("came_back", seat, Chair("person", guest=guest, wants_pause=self.paused))
        return []

    def _sit_down(self, kind: str, seat: int, chair: Chair) -> list[Event]:
        """Somebody else is on a chair; during a game the story tells it, and goes on with another name."""
        self.chairs[seat] = chair
        for other in self.chairs:
            other.unwanted_by.discard(seat)
        if self.course is None:
            return []
        last = self.sitters.now_at(seat)
        has_bot = "bot" in (chair.kind, self.sitters.all[last].kind)
        facts: dict[str, Any] = {"seat": seat, "last_sitter": last, "bot": has_bot}
        if chair.kind != "left":
            facts["sitter"] = self.sitters.comes(self._sitter(seat, self.course.told, len(self.course.moves)))
        return self._note(kind, facts)

    def _sitter(self, seat: int, after: int, moves: int) -> Sitter:
        chair = self.chairs[seat]
        return Sitter(seat, chair.kind, chair.guest, chair.level, after, moves)

    def _wish(self, deed: log.AnyDeed) -> list[Event]:
        """What somebody at a chair wants."""
        match deed:
            case log.EntropyAdded(seat=seat, word=word):
                self.chairs[seat].entropy = word
            case log.ReadySaid(seat=seat, ready=ready):
                self.chairs[seat].ready = ready
            case log.RematchSaid(seat=seat, wanted=wanted):
                is_new = wanted and not self.chairs[seat].wants_rematch and len(self.people) > 1
                self.chairs[seat].wants_rematch = wanted
                return self._note_of(seat, "rematch_wanted") if is_new else []
            case log.PauseSaid(seat=seat, wanted=wanted):
                self.chairs[seat].wants_pause = wanted
                agreed = self._agree_on_pause()
                if agreed or wanted == self.paused:
                    return agreed
                return self._note_of(seat, "pause_wanted" if wanted else "on_wanted")
            case log.Nudged(seat=seat, by=by):
                silence = self.chairs[seat].silence
                silence.since, silence.nudged_at = silence.since or self.at, self.at
                return self._note_of(by, "nudged", seat)
            case log.ReplaceSaid(seat=seat, by=by, wanted=wanted):
                change = self.chairs[seat].unwanted_by.add if wanted else self.chairs[seat].unwanted_by.discard
                change(by)
                return self._note_of(by, "replace_wanted", seat) if wanted else []
        return []

    def _decline(self, deed: log.Declined) -> list[Event]:
        """A wish that somebody says no to is gone; those who had it are told."""
        for chair in self.chairs:
            if deed.what == "pause":
                chair.wants_pause = self.paused and chair.kind == "person"
            elif deed.what == "rematch":
                chair.wants_rematch = False
        if deed.whom is not None:
            self.chairs[deed.whom].unwanted_by.clear()
        what = "on" if deed.what == "pause" and self.paused else deed.what
        return self._note_of(deed.seat, f"{what}_declined", deed.whom)

    def _agree_on_pause(self) -> list[Event]:
        wishes = {self.chairs[seat].wants_pause for seat in self.people}
        if len(wishes) != 1 or self.paused in wishes:
            return []
        self.paused = not self.paused
        return self._note("paused" if self.paused else "resumed")

    # Noting: what the table does is told among what happens in the game.

    def _note(self, kind: str, facts: Mapping[str, Any] | None = None) -> list[Event]:
        if self.course is None:
            return []
        event = Event(TABLE_EVENT + kind, facts or {})
        self.notes.append(Note(len(self.course.moves), event))
        return [self.course.note(event)]

    def _note_of(self, seat: int, kind: str, other: int | None = None) -> list[Event]:
        """What the one on a seat did, perhaps to another one."""
        if self.course is None:
            return []
        facts = {"seat": seat, "sitter": self.sitters.now_at(seat)}
        if other is not None:
            facts |= {"other_seat": other, "other_sitter": self.sitters.now_at(other), "own": other == seat}
        return self._note(kind, facts)

    def _start(self, entry: Entry) -> Sequence[Event]:
        self.course, self._to_begin = self._trial_of(entry).course, None
        assert self.course is not None
        self.entropy = self._words()
        for seat in range(len(self.chairs)):
            self.sitters.comes(self._sitter(seat, -1, -1))
        self.clocks = Clocks(self.clock_rule, len(self.chairs), self.at)
        self.started_at = self.at
        return [moment.event for moment in self.course.history]

    def _move(self, entry: Entry, deed: log.Moved) -> Update:
        assert self.course is not None
        (made,) = self._trial_of(entry).moves
        if self.clocks is not None and made.answers:
            self.clocks.answered(deed.seat)
        noted = self._note_time(made, deed.move) if deed.by_clock else []
        events = self.course.make(made, self._since_start(), can_take_back=not deed.by_clock)
        return Update(entry, [*noted, *events], deed.seat if made.secret else "all")

    def _note_time(self, made: Foreseen, move: str) -> list[Event]:
        """Time ran out: told with the move that the clock makes, which only its seat may know yet."""
        assert self.course is not None
        facts = {"seat": made.seat, "sitter": self.sitters.now_at(made.seat)}
        event = Event(TIME_RAN_OUT, facts, {made.seat: {"move": move}}, (made.seat,) if made.secret else None)
        self.notes.append(Note(len(self.course.moves) + 1, event))
        return [self.course.note(event, ahead=not made.secret)]

    def _take_back(self, entry: Entry, deed: log.TakenBack) -> Update:
        assert self.course is not None
        undone = self.course.take_back(deed.seat)
        if self.clocks is not None and undone.answers:
            self.clocks.took_back(deed.seat)
        last = len(self.course.moves)
        self.sitters.take_back(self.course.told, last)
        self.notes = [note if note.move <= last else note._replace(move=last) for note in self.notes]
        if undone.secret:
            return Update(entry, only=deed.seat)
        return Update(entry, self._note_of(deed.seat, "taken_back"))

    def _close_window(self, entry: Entry) -> Sequence[Event]:
        """All answers of a hidden window count now."""
        assert self.course is not None
        answers, self.window = self._trial_of(entry).moves, None
        before = len(self.course.history)
        for made in answers:
            self.course.make(made._replace(secret=False), self._since_start(), can_take_back=False)
        self.course.tell_together(before)
        return [moment.event for moment in self.course.history[before:]]

    def _after(self) -> None:
        """A question that has just been opened starts its time."""
        if self.course is None or self.course.state.is_over:
            self.window = None
            return
        if self.course.question == self._question:
            return
        self._question, self.asked_at = self.course.question, self.at
        for seat, chair in enumerate(self.chairs):
            chair.standing.go_on(self.course.state, seat)
        assert self.clocks is not None
        ask = self.course.state.ask
        self.clocks.asked_anew(self.at, "" if ask is None else ask.phase(self.course.state))
        if isinstance(ask, SealedAsk) and ask.hushed:
            seconds = self.clock_rule.window_seconds(self.window_length)
            asked = self.course.state.asked
            self.window = open_window(self._question, asked, self.at, seconds, self.whole_windows)
            self._answer_as_decided()
            self.course.confirm_all()  # whether somebody has answered already must not show in what may be taken back

    def _answer_as_decided(self) -> None:
        """Whoever has decided so beforehand passes in the window that is open."""
        window, course = self.window, self.course
        if window is None or course is None:
            return
        ask = course.state.ask
        assert isinstance(ask, SealedAsk)
        for seat in window.asked:
            if seat not in window.answers and self.chairs[seat].standing.covers(ask.about(course.state)):
                window.answers[seat] = move_text(ask.default(course.state, seat))

    def _since_start(self) -> float:
        return round(self.at - self.started_at, 3)

    # The record.

    def record(self, names: Mapping[str, str]) -> Record:
        """The record of the game; seed and shuffles are in it only once the game has ended."""
        record = self.open_record(names)
        if self.course is not None and self.course.state.is_over:
            finish(record, self.game, self.course.state, self._seed)
        return record

    def open_record(self, names: Mapping[str, str]) -> Record:
        """The record without what only the end reveals: quickly had, since nothing is played again for it."""
        called = self.called(names)
        seats = [_sitter(chair, called) for chair in self.chairs]
        setup = self.setup() if self.course is None else self.course.state.setup
        record = new_record(setup, seats, self._seed, _iso(self.started_at), list(self.entropy))
        record.moves = list(self.course.moves) if self.course is not None else []
        return record

    @property
    def secret_seed(self) -> str:
        """For whoever plays the game again within the server."""
        return self._seed.hex()

    def bot_luck(self, seat: int) -> int:
        """The luck of the bot on that seat for its next answer: a secret of the table until the game is over."""
        assert self.course is not None
        return bot_luck(self._seed, self.entropy, seat, self.course.turns[seat])


def _sitter(chair: Chair, names: Mapping[str, str]) -> Seat:
    if chair.kind == "person":
        return Seat(names.get(chair.guest, ""), "person")
    return Seat(chair.level, f"bot:{chair.level}" if chair.kind == "bot" else "person")


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds") if at else ""


def read_table(identifier: str, seed: bytes, lines: Sequence[Entry]) -> LiveTable:
    """The table that a whole log tells of, by the content of today."""
    table = LiveTable(identifier, seed, lines[0])
    for entry in lines[1:]:
        table.apply(entry)
    return table
