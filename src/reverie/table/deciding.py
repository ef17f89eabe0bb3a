"""What a guest's command amounts to: a deed for the log, or a refusal that says why."""

from math import ceil

from reverie.bots import bot_names, usual_bot
from reverie.kernel import BadSetup, Game, IllegalMove, NotAsked, Refused
from reverie.kernel.refusals import GameOver
from reverie.table import commands as say
from reverie.table import entries as log
from reverie.table import patience
from reverie.table.entries import AnyDeed, Entry
from reverie.table.live_table import LiveTable
from reverie.table.reaction_windows import check_window
from reverie.table.standing_answers import stretches_of

LONGEST_WORD = 200
MOST_LINES = 30_000
"""A log of so many lines takes only what cannot go on for ever. No game that people play is nearly as long."""
MOST_SAID = 1_000
"""So many lines besides moves are taken from one guest at one table: nobody uses up what the others need."""


MOST_SITTERS = 20
"""So many on one seat in turn, people and bots, and nobody comes back any more: all of them are told to all."""


class NotAllowed(Refused):
    """Not at this table, not now, or not by this guest."""


def decide(table: LiveTable, command: say.AnyCommand, guest: str, now: float) -> Entry:
    """The line that the command would become; ``Refused`` when it cannot be, and nothing has changed."""
    at = max(now, table.at)
    if isinstance(command, say.Play):
        return _play(table, command, guest, at)
    _check_length(table, command, guest)
    return Entry(table.number + 1, at, _deed(table, command, guest, at), guest, command.id)


def _deed(table: LiveTable, command: say.AnyCommand, guest: str, at: float) -> AnyDeed:
    match command:
        case say.Sit():
            return _sit(table, command, guest)
        case say.SeatBot():
            return _seat_bot(table, command, guest)
        case say.Stand():
            return _stand(table, command, guest)
        case say.Arrange():
            return _arrange(table, command, guest)
        case say.AddEntropy():
            return _add_entropy(table, command, guest)
        case say.Ready():
            return _ready(table, command, guest)
        case say.Leave():
            seat = _own_seat(table, guest)
            _playing(table)
            return log.Left(seat, table.stand_in)
        case say.ComeBack():
            return _come_back(table, guest)
        case say.Nudge() | say.Replace():
            return _urge(table, command, guest, at)
        case say.Decline():
            return _decline(table, command, guest)
        case say.Pause():
            seat = _own_seat(table, guest)
            _playing(table)
            _changes(table.chairs[seat].wants_pause != command.wanted)
            return log.PauseSaid(seat, command.wanted)
        case say.Rematch():
            return _rematch(table, command, guest)
        case say.Standing():
            return _standing(table, command, guest)
        case say.TakeBack():
            return _take_back(table, guest)
        case say.Confirm():
            seat = _own_seat(table, guest)
            _playing(table)
            # Where moves can be taken back, whether there are any must not show: another's secret may have ended that.
            _changes(table.game.takeback)
            return log.Confirmed(seat)
        case say.Play():  # pragma: no cover  (decided by `_play`)
            raise AssertionError


# How long a log may become.


def _changes(changes: bool) -> None:
    """``Refused`` where all would be as it is: a log has no lines that say nothing."""
    if not changes:
        raise NotAllowed("nothing-changes")


def _check_length(table: LiveTable, command: say.AnyCommand, guest: str) -> None:
    """``Refused`` where the log is too long already for what can be said again and again, back and forth.

    Only the lines that the guest could see are counted: those of others' secrets must not show in it.
    """
    limits = ((table.said_by[guest], MOST_SAID), (table.versions[table.seat_of(guest)], MOST_LINES))
    most = next((most for lines, most in limits if lines >= most), None)
    if most is not None and not _comes_to_an_end(table, command, guest):
        raise NotAllowed("table-too-long", {"most": most})


def _comes_to_an_end(table: LiveTable, command: say.AnyCommand, guest: str) -> bool:
    """Whether it leads on, and can be said only so often unless something is undone that no longer can be."""
    match command:
        case say.Ready():
            return command.ready
        case say.Pause():
            return not command.wanted
        case say.Rematch():
            seat = table.seat_of(guest)
            return command.wanted and (seat is None or not table.chairs[seat].wants_rematch)
        case _:
            return isinstance(command, say.Leave | say.Sit | say.SeatBot | say.ComeBack)


# Moves.


def _play(table: LiveTable, command: say.Play, guest: str, at: float) -> Entry:
    seat = _own_seat(table, guest)
    return play_entry(table, seat, command.move, command.decision, at, guest, command.id)


def play_entry(
    table: LiveTable, seat: int, move: str, decision: int, at: float, guest: str = "", client: str = ""
) -> Entry:
    """The line of a seat's move, tried out and lawful; also how bots play."""
    course = table.course
    if course is None:
        raise NotAllowed("table-not-started")
    if table.paused:
        raise NotAllowed("table-paused")
    if table.window is not None:
        return _answer(table, seat, move, decision, at, guest, client)
    entry = Entry(table.number + 1, at, log.Moved(seat, move, course.question), guest, client)
    table.foresee_move(entry, seat, move, decision)
    return entry


def _answer(table: LiveTable, seat: int, move: str, decision: int, at: float, guest: str, client: str) -> Entry:
    """An answer in a hidden window: checked now, counted when the window closes."""
    assert table.course is not None
    assert table.window is not None
    state, window = table.course.state, table.window
    ask = state.ask
    assert ask is not None
    if seat in window.answers:
        raise IllegalMove("already-answered", {}, ask.clause)
    if seat not in state.asked:
        raise NotAsked("not-your-turn", {"seat": seat, "waiting": list(state.asked)})
    foreseen = table.course.foresee(seat, move, decision)
    if not foreseen.answers:
        raise ask.why_not(state, seat, foreseen.move)
    return Entry(table.number + 1, at, log.Answered(seat, move, window.decision), guest, client)


def _standing(table: LiveTable, command: say.Standing, guest: str) -> AnyDeed:
    """What somebody decides beforehand; allowed whenever the game goes on, whoever is asked."""
    seat = _own_seat(table, guest)
    _playing(table)
    game, passes = table.game, tuple(dict.fromkeys(command.passes))
    if not game.window_kinds:
        raise NotAllowed("no-hidden-windows")
    for one in passes:
        if one.kind and one.kind not in game.window_kinds:
            raise NotAllowed("standing-unknown", {"given": one.kind[:40], "known": list(game.window_kinds)})
        if one.until not in stretches_of(game):
            raise NotAllowed("standing-unknown", {"given": one.until[:40], "known": list(stretches_of(game))})
    _changes(passes != table.chairs[seat].standing.passes)
    return log.StandingSaid(seat, passes)


def _take_back(table: LiveTable, guest: str) -> AnyDeed:
    seat = _own_seat(table, guest)
    if table.course is None:
        raise NotAllowed("table-not-started")
    if table.paused:
        raise NotAllowed("table-paused")
    table.course.check_take_back(seat)
    return log.TakenBack(seat)


# Seats.


def _sit(table: LiveTable, command: say.Sit, guest: str) -> AnyDeed:
    _gathering(table)
    if not guest:
        raise NotAllowed("no-guest")
    if table.seat_of(guest) is not None:
        raise NotAllowed("already-seated", {"seat": table.seat_of(guest)})
    return log.Sat(_open_seat(table, command.seat, ("open",)), guest)


def _seat_bot(table: LiveTable, command: say.SeatBot, guest: str) -> AnyDeed:
    _host_or_seated(table, guest)
    check_level(table.game, command.level)
    if table.phase == "over":
        raise NotAllowed("table-over")
    kinds = ("open",) if table.course is None else ("left",)
    seat = _open_seat(table, command.seat, kinds)
    _check_start(table, seat)
    return log.BotSat(seat, command.level)


def _stand(table: LiveTable, command: say.Stand, guest: str) -> AnyDeed:
    _gathering(table)
    own = table.seat_of(guest)
    seat = own if command.seat is None else command.seat
    if seat is None or not 0 <= seat < len(table.chairs):
        raise NotAllowed("not-seated")
    if seat != own and not (table.chairs[seat].kind == "bot" and (own is not None or guest == table.host)):
        raise NotAllowed("not-your-seat", {"seat": seat})
    return log.Stood(seat)


def _open_seat(table: LiveTable, wanted: int | None, kinds: tuple[str, ...]) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind in kinds]
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise NotAllowed("seat-taken" if free else "table-full", {"seat": wanted})
    return wanted


# Before the game.


def _arrange(table: LiveTable, command: say.Arrange, guest: str) -> AnyDeed:
    _gathering(table)
    if guest != table.host:
        raise NotAllowed("not-host")
    options = dict(table.setup(command.options).options) if command.options is not None else dict(table.options)
    clock = command.clock if command.clock is not None else table.clock_rule
    stand_in = command.stand_in if command.stand_in is not None else table.stand_in
    clock.check()
    if stand_in:
        check_level(table.game, stand_in)
    window = command.window if command.window is not None else table.window_length
    whole = command.whole_windows if command.whole_windows is not None else table.whole_windows
    check_window(window)
    now = (dict(table.options), table.clock_rule, table.stand_in, table.window_length, table.whole_windows)
    _changes((options, clock, stand_in, window, whole) != now)
    return log.Arranged(options, clock, stand_in, window, whole)


def _add_entropy(table: LiveTable, command: say.AddEntropy, guest: str) -> AnyDeed:
    _gathering(table)
    seat = _own_seat(table, guest)
    if not 1 <= len(command.word) <= LONGEST_WORD:
        raise BadSetup("too-long", {"length": len(command.word), "longest": LONGEST_WORD})
    _changes(command.word != table.chairs[seat].entropy)
    return log.EntropyAdded(seat, command.word)


def _ready(table: LiveTable, command: say.Ready, guest: str) -> AnyDeed:
    _gathering(table)
    seat = _own_seat(table, guest)
    _changes(command.ready != table.chairs[seat].ready)
    if command.ready:
        _check_start(table, seat)
    return log.ReadySaid(seat, command.ready)


def _check_start(table: LiveTable, seat: int) -> None:
    """Whoever is the last that the others wait for hears why the game cannot begin, if it cannot."""
    if table.course is None and table.people and table.is_ready_but_for(seat):
        table.try_start()


def _rematch(table: LiveTable, command: say.Rematch, guest: str) -> AnyDeed:
    seat = _own_seat(table, guest)
    if table.phase != "over":
        raise NotAllowed("table-not-over")
    if not command.wanted:
        _changes(table.chairs[seat].wants_rematch and not table.rematch)
    return log.RematchSaid(seat, command.wanted)


# Leaving, coming back, and waiting for somebody.


def _come_back(table: LiveTable, guest: str) -> AnyDeed:
    _playing(table)
    seat = table.seat_left_by(guest)
    if seat is None:
        raise NotAllowed("not-seated")
    if sum(sitter.seat == seat for sitter in table.sitters.all) > MOST_SITTERS:
        raise NotAllowed("back-too-often", {"most": MOST_SITTERS})
    return log.CameBack(seat, guest)


def _urge(table: LiveTable, command: say.Nudge | say.Replace, guest: str, at: float) -> AnyDeed:
    """Somebody does not answer, and the others want to go on."""
    own = _own_seat(table, guest)
    _playing(table)
    seat = command.seat
    if not 0 <= seat < len(table.chairs) or seat == own or table.chairs[seat].kind != "person":
        raise NotAllowed("nobody-to-wait-for")
    return _nudge(table, seat, own, at) if isinstance(command, say.Nudge) else _replace(table, command, own, at)


def _nudge(table: LiveTable, seat: int, own: int, at: float) -> AnyDeed:
    if seat not in table.waited_for:
        raise NotAllowed("nobody-to-wait-for")
    silence = table.chairs[seat].silence
    again = silence.nudged_at + table.clock_rule.nudge_again if silence.nudged_at else 0.0
    wait = max(table.asked_at + patience.FIRST_NUDGE, again) - at
    if wait > 0:
        raise NotAllowed("nudge-too-soon", {"seconds": ceil(wait)})
    return log.Nudged(seat, own)


def _replace(table: LiveTable, command: say.Replace, own: int, at: float) -> AnyDeed:
    """All the others agree, or one of them has waited very long: then a bot plays on."""
    seat, chair = command.seat, table.chairs[command.seat]
    _changes(command.wanted != (own in chair.unwanted_by))
    if not command.wanted:
        return log.ReplaceSaid(seat, own, False)
    if seat not in table.waited_for:
        raise NotAllowed("nobody-to-wait-for")
    may = patience.may_replace(chair.silence, table.clock_rule, at)
    if not may:
        raise NotAllowed("replace-too-soon")
    others = {other for other in table.people if other != seat}
    if may == "alone" or others <= chair.unwanted_by | {own}:
        return log.Replaced(seat, table.stand_in or usual_bot(table.game), chair.guest)
    return log.ReplaceSaid(seat, own, True)


def _decline(table: LiveTable, command: say.Decline, guest: str) -> AnyDeed:
    """No to a wish that others have; whose own wish it is takes it back instead."""
    own = _own_seat(table, guest)
    others = [table.chairs[seat] for seat in table.people if seat != own]
    match command.what:
        case "pause":
            _playing(table)
            is_open = any(chair.wants_pause != table.paused for chair in others)
        case "rematch":
            is_open = not table.rematch and any(chair.wants_rematch for chair in others)
        case "replace":
            _playing(table)
            seat = command.seat
            is_open = (
                seat is not None and 0 <= seat < len(table.chairs) and bool(table.chairs[seat].unwanted_by - {own})
            )
    _changes(is_open)
    return log.Declined(own, command.what, command.seat if command.what == "replace" else None)


# What is asked again and again.


def _own_seat(table: LiveTable, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed("not-seated")
    return seat


def _host_or_seated(table: LiveTable, guest: str) -> None:
    if guest != table.host and table.seat_of(guest) is None:
        raise NotAllowed("not-seated")


def _gathering(table: LiveTable) -> None:
    if table.course is not None:
        raise NotAllowed("table-started")


def _playing(table: LiveTable) -> None:
    if table.course is None:
        raise NotAllowed("table-not-started")
    if table.course.state.is_over:
        raise GameOver("game-over", clause=table.game.over_clause)


def check_level(game: Game, level: str) -> None:
    """``Refused`` unless the game has a bot of that level."""
    known = bot_names(game)
    if level not in known:
        raise BadSetup("unknown-bot", {"given": level[:40], "known": ", ".join(known)})
