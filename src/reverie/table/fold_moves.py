"""What the entries of a game do to a live table: its beginning, moves, hidden windows, and what is taken back."""

from collections.abc import Sequence
from typing import Final

from reverie.kernel import Event, SealedAsk, move_text
from reverie.table import entries
from reverie.table.clocks import Clocks
from reverie.table.entries import Entry
from reverie.table.foreseeing import Foreseen
from reverie.table.game_in_progress import TABLE_EVENT, TriedMove
from reverie.table.live_table import LiveTable, Update
from reverie.table.playing import Note, Playing
from reverie.table.reaction_windows import open_window

TIME_RAN_OUT: Final = f"{TABLE_EVENT}time_ran_out"
"""The clock makes a move: told before what comes of it."""


def start(table: LiveTable, foreseen: Foreseen) -> Sequence[Event]:
    """The game begins, with those who sit there now."""
    progress = foreseen.begins
    assert progress is not None
    clocks = Clocks(table.clock_rule, len(table.chairs), table.at)
    table.playing = Playing(progress, clocks, table.entropy_so_far(), started_at=table.at, asked_at=table.at)
    for seat, chair in enumerate(table.chairs):
        table.playing.sitters.comes(chair.sitter(seat, -1, -1))
    return [moment.event for moment in progress.history]


def move(table: LiveTable, entry: Entry, deed: entries.Moved, foreseen: Foreseen) -> Update:
    """A move is made, by its player or by the clock."""
    playing = table.begun
    (made,) = foreseen.moves
    if made.answers:
        playing.clocks.answered(deed.seat)
    noted = _note_time(playing, made, deed.move) if deed.by_clock else []
    events = playing.progress.make(made, playing.since_start(table.at), can_take_back=not deed.by_clock)
    return Update(entry, [*noted, *events], deed.seat if made.secret else "all")


def _note_time(playing: Playing, made: TriedMove, text: str) -> list[Event]:
    """Time ran out: told with the move that the clock makes, which only its seat may know yet."""
    facts = {"seat": made.seat, "sitter": playing.sitters.now_at(made.seat)}
    event = Event(TIME_RAN_OUT, facts, {made.seat: {"move": text}}, (made.seat,) if made.secret else None)
    playing.notes.append(Note(len(playing.progress.moves) + 1, event))
    return [playing.progress.note(event, ahead=not made.secret)]


def take_back(table: LiveTable, entry: Entry, deed: entries.TakenBack) -> Update:
    """A seat's last move has not been made."""
    playing = table.begun
    undone = playing.progress.take_back(deed.seat)
    if undone.answers:
        playing.clocks.took_back(deed.seat)
    last = len(playing.progress.moves)
    playing.sitters.take_back(playing.progress.told, last)
    playing.notes = [note if note.move <= last else note._replace(move=last) for note in playing.notes]
    if undone.secret:
        return Update(entry, only=deed.seat)
    return Update(entry, playing.note_of(deed.seat, "taken_back"))


# Hidden windows.


def answer(table: LiveTable, deed: entries.Answered) -> None:
    """An answer lies in the window until it closes."""
    window = table.begun.window
    assert window is not None
    window.answers[deed.seat] = deed.move


def decide_beforehand(table: LiveTable, deed: entries.StandingSaid) -> None:
    """The standing answers of a seat; they hold in the open window too."""
    table.chairs[deed.seat].standing.replace(deed.passes, table.begun.state, deed.seat)
    _answer_as_decided(table)


def close_window(table: LiveTable, foreseen: Foreseen) -> Sequence[Event]:
    """All answers of a hidden window count now."""
    playing = table.begun
    progress, playing.window = playing.progress, None
    before = len(progress.history)
    for made in foreseen.moves:
        progress.make(made.made_known(), playing.since_start(table.at), can_take_back=False)
    progress.tell_together(before)
    return [moment.event for moment in progress.history[before:]]


def begin_question(table: LiveTable) -> None:
    """A question that has just been opened starts its time."""
    playing = table.playing
    if playing is None:
        return
    state = playing.state
    if state.is_over:
        playing.window = None
        return
    if playing.progress.question == playing.question:
        return
    playing.question, playing.asked_at = playing.progress.question, table.at
    for seat, chair in enumerate(table.chairs):
        chair.standing.go_on(state, seat)
    ask = state.ask
    playing.clocks.asked_anew(table.at, "" if ask is None else ask.phase(state))
    if isinstance(ask, SealedAsk) and ask.hushed:
        _open_window(table, playing)


def _open_window(table: LiveTable, playing: Playing) -> None:
    seconds = table.clock_rule.window_seconds(table.window_length)
    asked = playing.state.asked
    playing.window = open_window(playing.question, asked, table.at, seconds, table.whole_windows)
    _answer_as_decided(table)
    playing.progress.confirm_all()  # whether somebody has answered already must not show in what may be taken back


def _answer_as_decided(table: LiveTable) -> None:
    """Whoever has decided so beforehand passes in the window that is open."""
    playing = table.begun
    window, state = playing.window, playing.state
    if window is None:
        return
    ask = state.ask
    assert isinstance(ask, SealedAsk)
    for seat in window.asked:
        if seat not in window.answers and table.chairs[seat].standing.covers(ask.about(state)):
            window.answers[seat] = move_text(ask.default(state, seat))
