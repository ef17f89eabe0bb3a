"""Who may sit where, leave and come back, and what may be settled before the game."""

from msgspec import UNSET

from reverie.bots import check_bot
from reverie.kernel import BadSetup
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.decide_checks import NotAllowed, check_changes, check_gathering, check_playing, own_seat
from reverie.table.entries import AnyDeed
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.table.reaction_windows import check_window

LONGEST_WORD = 200
MOST_SITTERS = 20
"""So many on one seat in turn, people and bots, and nobody comes back any more: all of them are told to all."""


def sit(table: LiveTable, command: say.Sit, guest: str) -> AnyDeed:
    """A guest takes an open seat."""
    check_gathering(table)
    if not guest:
        raise NotAllowed("no-guest")
    if table.seat_of(guest) is not None:
        raise NotAllowed("already-seated", {"seat": table.seat_of(guest)})
    return entries.Sat(_open_seat(table, command.seat, "open"), guest)


def seat_bot(table: LiveTable, command: say.SeatBot, guest: str) -> AnyDeed:
    """A bot takes an open seat, or during the game one that somebody has left."""
    if guest != table.host:
        own_seat(table, guest)
    check_bot(command.level, table.setup())
    if table.phase == "over":
        raise NotAllowed("table-over")
    seat = _open_seat(table, command.seat, "open" if table.playing is None else "left")
    _check_start(table, seat)
    return entries.BotSat(seat, command.level)


def stand(table: LiveTable, command: say.Stand, guest: str) -> AnyDeed:
    """Before the game a guest gives up a seat, or sends a bot away."""
    check_gathering(table)
    own = table.seat_of(guest)
    seat = own if command.seat is None else command.seat
    if seat is None or not 0 <= seat < len(table.chairs):
        raise NotAllowed("not-seated")
    if seat != own and not (table.chairs[seat].kind == "bot" and (own is not None or guest == table.host)):
        raise NotAllowed("not-your-seat", {"seat": seat})
    return entries.Stood(seat)


def _open_seat(table: LiveTable, wanted: int | None, kind: str) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == kind]
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise NotAllowed("seat-taken" if free else "table-full", {"seat": wanted})
    return wanted


def leave(table: LiveTable, guest: str) -> AnyDeed:
    """Somebody leaves a game that goes on; the table's stand-in plays on."""
    seat = own_seat(table, guest)
    check_playing(table)
    return entries.Left(seat, table.stand_in)


def come_back(table: LiveTable, guest: str) -> AnyDeed:
    """Whoever has left, or was replaced, takes the seat again."""
    playing = check_playing(table)
    seat = table.seat_left_by(guest)
    if seat is None:
        raise NotAllowed("not-seated")
    if sum(sitter.seat == seat for sitter in playing.sitters.all) > MOST_SITTERS:
        raise NotAllowed("back-too-often", {"most": MOST_SITTERS})
    return entries.CameBack(seat, guest)


# Before the game.


def arrange(table: LiveTable, command: say.Arrange, guest: str) -> AnyDeed:
    """The host sets the game up otherwise."""
    check_gathering(table)
    if guest != table.host:
        raise NotAllowed("not-host")
    setup = table.setup(table.options if command.options is None else command.options)
    options = dict(setup.options)
    if table.created.fork is not UNSET and options != dict(table.setup().options):
        raise NotAllowed("fork-is-set-up")
    clock = command.clock if command.clock is not None else table.clock_rule
    stand_in = command.stand_in if command.stand_in is not None else table.stand_in
    clock.check()
    for level in {stand_in, *(chair.level for chair in table.chairs)} - {""}:
        check_bot(level, setup)
    window = command.window if command.window is not None else table.window_length
    whole = command.whole_windows if command.whole_windows is not None else table.whole_windows
    check_window(window)
    now = (dict(table.options), table.clock_rule, table.stand_in, table.window_length, table.whole_windows)
    check_changes((options, clock, stand_in, window, whole) != now)
    return entries.Arranged(options, clock, stand_in, window, whole)


def add_entropy(table: LiveTable, command: say.AddEntropy, guest: str) -> AnyDeed:
    """A seat throws its own randomness in."""
    check_gathering(table)
    seat = own_seat(table, guest)
    if not 1 <= len(command.word) <= LONGEST_WORD:
        raise BadSetup("too-long", {"length": len(command.word), "longest": LONGEST_WORD})
    check_changes(command.word != table.chairs[seat].entropy)
    return entries.EntropyAdded(seat, command.word)


def ready(table: LiveTable, command: say.Ready, guest: str) -> AnyDeed:
    """Somebody is ready to begin, or not after all."""
    check_gathering(table)
    seat = own_seat(table, guest)
    check_changes(command.ready != table.chairs[seat].ready)
    if command.ready:
        _check_start(table, seat)
    return entries.ReadySaid(seat, command.ready)


def _check_start(table: LiveTable, seat: int) -> None:
    """Whoever is the last that the others wait for hears why the game cannot begin, if it cannot."""
    if table.playing is None and table.is_ready_but_for(seat):
        try_start(table)
