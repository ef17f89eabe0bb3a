"""A live table: what its entries have told so far, and what can be asked of that.

It is a pure fold over them: only ``apply`` (in ``folding``) changes it, entry by entry. Nothing waits, draws or
writes. What time it is comes from the entries; the server asks ``due`` what the table itself has to do, and ``decide``
(in ``deciding``) what a guest's command amounts to.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import UNSET

from reverie.games import registered_game
from reverie.kernel import UNKNOWN, Event, Game, Setup, bot_luck
from reverie.kernel.forking import ForkStart, load_position
from reverie.table import entries
from reverie.table.chairs import Chair
from reverie.table.clock_kinds import AnyClock, ClockFace
from reverie.table.clocks import clock_face
from reverie.table.entries import Entry
from reverie.table.playing import Playing
from reverie.table.reaction_windows import SHORTEST, ReactionWindow
from reverie.table.sitters import told_apart
from reverie.table.variant_marks import variant_mark

Role = int | None
"""Who looks: a seat, or ``None`` for a spectator."""

Phase = Literal["gathering", "playing", "over"]


class Update:
    """What an entry changed: the game's events, and whom it concerns (``None``: everybody)."""

    __slots__ = ("chairs", "entry", "events", "only")

    def __init__(self, entry: Entry, events: Sequence[Event] = (), only: Role | Literal["all"] = "all") -> None:
        self.entry: Final = entry
        self.events: Final = events
        self.only: Final = only
        self.chairs = False
        """Whether a move changed what is said of the chairs: whoever plays is not silent any more."""


class LiveTable:
    """The table that its entries tell of."""

    def __init__(self, identifier: str, seed: bytes, first: Entry, overrides: Mapping[str, Any] | None = None) -> None:
        """``overrides`` make today's content the one that the table was made with; else those of its first entry do."""
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
        self.variant = variant_mark(self.game, first.deed.overrides, first.deed.variant)
        self.clock_rule: AnyClock = first.deed.clock
        self.stand_in = first.deed.stand_in
        self.window_length = max(SHORTEST, first.deed.window)  # older tables could have none
        self.whole_windows = first.deed.whole_windows
        self.chairs = [Chair() for _ in range(first.deed.players)]
        self.playing: Playing | None = None
        """The game, once it has begun."""
        self.rematch = ""
        self.hinted: tuple[int, int] | None = None
        """The last hint that was given here: to which seat, about which question."""
        self.number = 0
        """Of the last entry read."""
        self.at = first.at
        self.versions: dict[Role, int] = dict.fromkeys((*range(first.deed.players), None), 0)
        self.done: dict[tuple[str, str], int] = {}
        """By guest and the guest's own id: the number of the entry that it became."""
        self.said_by: Counter[str] = Counter()
        """By guest: how many entries besides moves."""
        self.time = self._clock_face()
        """As it was when the last entry that everybody saw was written: a secret must not show in it."""

    # The game.

    @property
    def is_daily(self) -> bool:
        """Whether the game is a daily deal, the same for everybody."""
        return self.created.daily is not UNSET

    @property
    def begun(self) -> Playing:
        """The game, for whoever knows that it has begun."""
        assert self.playing is not None, "the game has not begun"
        return self.playing

    @property
    def phase(self) -> Phase:
        """Whether people gather, play, or are done."""
        if self.playing is None:
            return "gathering"
        return "over" if self.playing.state.is_over else "playing"

    @property
    def paused(self) -> bool:
        """Whether the game is paused."""
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

    def fork_start(self) -> ForkStart | None:
        """The moment from which the game goes on, where the table is a fork."""
        fork = self.created.fork
        if fork is UNSET:
            return None
        return ForkStart(load_position(self.setup(), fork.position), fork.origin.how, fork.origin.seat)

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
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest and chair.kind == "person":
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
        """Whether somebody plays, and nobody else has to be waited for than the one at ``seat``.

        A daily deal may be played by bots alone.
        """
        others = (chair for place, chair in enumerate(self.chairs) if place != seat)
        return (bool(self.people) or self.is_daily) and all(chair.is_ready for chair in others)

    def wants_rematch(self) -> bool:
        """Whether everybody who plays wants another game, and its table has not been made yet."""
        people = [self.chairs[seat] for seat in self.people]
        return (
            self.phase == "over" and not self.rematch and bool(people) and all(chair.wants_rematch for chair in people)
        )

    # What the table itself has to do.

    def due(self, now: float) -> entries.AnyDeed | None:
        """Begin, close a window, or answer for a seat whose time is up, if it is time for that."""
        playing = self.playing
        if playing is None:
            return entries.Started() if self.is_ready_but_for(None) else None
        if playing.paused:
            return None
        if playing.window is not None:
            return entries.WindowClosed(playing.window.decision) if now >= self._window_due(playing.window) else None
        return playing.move_by_clock(now)

    def next_due(self) -> float | None:
        """When ``due`` should be asked again."""
        playing = self.playing
        if playing is None or playing.paused or playing.state.is_over:
            return None
        if playing.window is not None:
            return self._window_due(playing.window)
        deadline = playing.deadline
        return None if deadline is None else deadline.at

    def _window_due(self, window: ReactionWindow) -> float:
        """When a window closes. In a daily deal bots are waited for: all must meet the same ones, on a busy day too."""
        return window.due_at(range(len(self.chairs)) if self.is_daily else self.people)

    # Time, as everybody may know it.

    def show_time(self) -> None:
        """What has happened is for everybody to see, and so is its time."""
        self.time = self._clock_face()

    def _clock_face(self) -> ClockFace:
        clocks = None if self.playing is None else self.playing.clocks
        return clock_face(clocks, None if self.window is None else self.window.shown_end(self.people))
