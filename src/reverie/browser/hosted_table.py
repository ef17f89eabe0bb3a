"""A table and those who look at it from this browser: everybody at the screen, each by a connection of their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from reverie import wire
from reverie.browser import bot_worker
from reverie.browser.guests import guest_at
from reverie.kernel import Refused
from reverie.table import entries
from reverie.table.bot_turns import BotTurn, BotTurns, bot_question
from reverie.table.commands import AnyCommand
from reverie.table.decide_checks import NotAllowed
from reverie.table.deciding import Decided, decide
from reverie.table.entries import Entry, write_entry
from reverie.table.folding import apply
from reverie.table.foreseeing import foresee
from reverie.table.hints import check_hint, decide_hint, is_hinted
from reverie.table.live_table import LiveTable, Update
from reverie.table.views import who_changes_role
from reverie.wire.browser_effects import AnyEffect, AskBot, KeepEntry, KeepTable, KeptTable, SetAlarm, Tell
from reverie.wire.frames import UpdateFrames, refusal_frame
from reverie.wire.http_messages import OwnTable
from reverie.wire.scenes import Scenes, names_at
from reverie.wire.table_lists import as_it_stands, table_summary

_LONGEST_ALARM: Final = 86_400.0

Emit = Callable[[AnyEffect], None]


@dataclass(frozen=True, slots=True)
class Viewer:
    """One connection: who looks, and in which language they are told why not."""

    line: int
    guest: str
    language: str


class HostedTable:
    """A table that is played here. Everything that it does becomes effects."""

    def __init__(self, table: LiveTable, names: Mapping[str, str], now: Callable[[], float], emit: Emit) -> None:
        """``names`` are those of all guests of this browser, and change with them."""
        self.table = table
        self._names = names
        self._now = now
        self._emit = emit
        self._bots = BotTurns(table)
        self._scenes = Scenes(table)
        self._watchers: dict[int, Viewer] = {}
        self._said: list[wire.ChatMessage] = []
        self._told_present: list[int] = []

    # Coming and going.

    def join(self, watcher: Viewer) -> None:
        self._watchers[watcher.line] = watcher
        self._note_presence()
        self._show(watcher)

    def leave(self, line: int) -> None:
        self._watchers.pop(line, None)
        self._note_presence()

    def _note_presence(self) -> None:
        """Tell everybody which seats are connected, if that is news."""
        seats = {self.table.seat_of(watcher.guest) for watcher in self._watchers.values()}
        present = sorted(seat for seat in seats if seat is not None)
        if present != self._told_present:
            self._told_present = present
            self._tell_all(wire.Present(seats=present))

    def renamed(self) -> None:
        """Somebody goes by another name."""
        self._tell_all(names_at(self.table, self._names))

    # What somebody says.

    def hear(self, line: int, said: wire.FromClient) -> None:
        """Somebody has said something; what is not a command changes nothing that is kept."""
        watcher = self._watchers[line]
        match said:
            case wire.Ping():
                self._tell(watcher, wire.encode(wire.Pong(now=self._now())))
            case wire.Resync():
                self._show(watcher)
            case wire.AskStory():
                self._tell(watcher, self._scenes.page(self.table.seat_of(watcher.guest), said.before))
            case wire.Say():
                self._chat(watcher, said.text)
            case wire.JoinReview() | wire.Lead() | wire.Point() | wire.Comment() | wire.Uncomment():
                self.refuse(watcher, NotAllowed("review-needs-server"), said.id)  # there is nobody to look at it with
            case _:
                self._obey(watcher, said)

    def _chat(self, watcher: Viewer, text: str) -> None:
        seat, name = self.table.seat_of(watcher.guest), self._names.get(watcher.guest, "")
        line = wire.ChatMessage(at=self._now(), seat=seat, name=name, text=" ".join(text.split()))
        self._said.append(line)
        self._tell_all(wire.Said(line=line))

    def _obey(self, watcher: Viewer, command: AnyCommand) -> None:
        if command.id and (watcher.guest, command.id) in self.table.done:
            self._tell(watcher, wire.encode(wire.Accepted(id=command.id)))
            return
        try:
            decided = decide(self.table, command, watcher.guest, self._now())
            self._write(decided, watcher, command.id)
        except Refused as refused:
            self.refuse(watcher, refused, command.id)
        self.settle()

    def refuse(self, watcher: Viewer, refused: Refused, client: str) -> None:
        self._tell(watcher, refusal_frame(refused, client, watcher.language, self.table, self._names))

    def bot_answered(self, turn: BotTurn, move: str | None) -> None:
        """A bot has thought; nothing where it failed or took too long, and the default move is made for it."""
        self._bots.answered(turn)
        try:
            self._write(self._bots.decided(turn, move, self._now()))
        except Refused:
            if self._bots.needs_default(turn):
                self._write(self._bots.decided(turn, None, self._now()))
        self.settle()

    def take_hint(self, guest: str, decision: int, client: str) -> int:
        """The seat of a guest who may have a hint now; all see that the table is one with hints. ``Refused`` if not."""
        if not is_hinted(self.table, guest, decision):
            self._write(decide_hint(self.table, guest, decision, max(self._now(), self.table.at), client))
            self.settle()
        return check_hint(self.table, guest, decision)

    # What the table does by itself.

    def write(self, deed: entries.AnyDeed) -> None:
        """The table itself does something."""
        self._write(Decided(Entry(self.table.number + 1, max(self._now(), self.table.at), deed)))

    def settle(self) -> None:
        """Let the table do what is due, ask the bots, and set the alarm for what comes next."""
        while (deed := self.table.due(self._now())) is not None:
            self.write(deed)
        for turn in self._bots.take():
            self._ask_bot(turn)
        due = self.table.next_due()
        seconds = None if due is None else min(max(0.0, due - self._now()), _LONGEST_ALARM) + 0.001
        self._emit(SetAlarm(table=self.table.id, seconds=seconds))

    def _ask_bot(self, turn: BotTurn) -> None:
        table, (seat, decision) = self.table, turn
        question = bot_worker.ask(bot_question(table, seat))
        is_hushed = table.window is not None
        self._emit(AskBot(table=table.id, seat=seat, decision=decision, hushed=is_hushed, question=question))

    def _write(self, decided: Decided, sender: Viewer | None = None, client: str = "") -> None:
        """What is decided is tried, kept, read and told; the browser keeps it before it tells anybody."""
        entry, foreseen = decided.entry, decided.foreseen
        if foreseen is None:
            foreseen = foresee(self.table, entry.deed)
        update = apply(self.table, entry, foreseen)
        self._emit(KeepEntry(table=self.table.id, number=entry.number, text=write_entry(entry)))
        self._emit(KeepTable(row=self.row()))
        self._tell_update(update, sender, client)

    # What is told.

    def _tell(self, watcher: Viewer, frame: str) -> None:
        self._emit(Tell(line=watcher.line, frame=frame))

    def _tell_all(self, message: wire.Names | wire.Present | wire.Said) -> None:
        """Tell everybody what the scenes show too from now on."""
        self._scenes.changed()
        for watcher in self._watchers.values():
            self._tell(watcher, wire.encode(message))

    def _show(self, watcher: Viewer) -> None:
        role, may_return = self.table.seat_of(watcher.guest), self.table.seat_left_by(watcher.guest)
        scene = self._scenes.scene(role, self._now(), self._names, self._said, self._told_present, may_return)
        self._tell(watcher, scene)

    def _tell_update(self, update: Update, sender: Viewer | None, client: str) -> None:
        """One change: to each role what it may know of it, and to its sender that it is the answer."""
        self._scenes.changed(update.only)
        frames = UpdateFrames(self.table, self._names, update)
        is_seated_anew = who_changes_role(update.entry) is not None
        for watcher in self._watchers.values():
            role = self.table.seat_of(watcher.guest)
            answers = client if sender is watcher else ""
            if is_seated_anew:
                # Who sits down or gets up sees another side of the table; few look on, so all get all of it.
                if answers:
                    self._tell(watcher, wire.encode(wire.Accepted(id=answers)))
                self._show(watcher)
            elif update.only in ("all", role):
                self._tell(watcher, wire.answering(frames.of(role), answers) if answers else frames.of(role))
        if is_seated_anew:
            self._note_presence()

    # How it is kept.

    def row(self) -> KeptTable:
        """The table as it is kept beside its entries, with how it stands for the first of those at the screen."""
        table = self.table
        own = OwnTable(
            id=table.id,
            game=table.game.name,
            phase=table.phase,
            created_at=table.created_at,
            updated_at=table.at,
            summary=table_summary(table),
        )
        if table.phase != "over":
            own = as_it_stands(own, table, self._names, guest_at(1))
        return KeptTable(id=table.id, seed=table.seed.hex(), own=own)
