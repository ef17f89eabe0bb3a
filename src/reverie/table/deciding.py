"""What a guest's command amounts to: an entry, or a refusal that says why. Deciding changes nothing.

Each topic has a module: ``decide_moves``, ``decide_seats``, ``decide_votes``.
"""

from typing import Final

from reverie.table import commands as say
from reverie.table import decide_moves, decide_seats, decide_votes
from reverie.table.daily_tables import check_daily_command
from reverie.table.decide_checks import NotAllowed, own_seat
from reverie.table.entries import AnyDeed, Entry
from reverie.table.foreseeing import Foreseen
from reverie.table.live_table import LiveTable

MOST_ENTRIES = 30_000
"""A table of so many entries takes only what cannot go on for ever. No game that people play is nearly as long."""
MOST_SAID = 1_000
"""So many entries besides moves are taken from one guest at one table: nobody uses up what the others need."""


class Decided:
    """An entry that may be written, and what it leads to where that has been tried: ``apply`` takes both."""

    __slots__ = ("entry", "foreseen")

    def __init__(self, entry: Entry, foreseen: Foreseen | None = None) -> None:
        self.entry: Final = entry
        self.foreseen: Final = foreseen


def decide(table: LiveTable, command: say.AnyCommand, guest: str, now: float) -> Decided:
    """The entry that the command would become, and what it leads to; ``Refused`` when it cannot be."""
    at = max(now, table.at)
    check_daily_command(table, command)
    if isinstance(command, say.Play):
        seat = own_seat(table, guest)
        return decide_move(table, seat, command.move, command.decision, at, guest, command.id)
    _check_length(table, command, guest)
    return Decided(Entry(table.number + 1, at, _deed(table, command, guest, at), guest, command.id))


def decide_move(
    table: LiveTable, seat: int, move: str, decision: int, at: float, guest: str = "", client: str = ""
) -> Decided:
    """The entry of a seat's move; also how bots play."""
    deed, foreseen = decide_moves.move(table, seat, move, decision)
    return Decided(Entry(table.number + 1, at, deed, guest, client), foreseen)


def _deed(table: LiveTable, command: say.AnyCommand, guest: str, at: float) -> AnyDeed:
    match command:
        case say.Sit():
            return decide_seats.sit(table, command, guest)
        case say.SeatBot():
            return decide_seats.seat_bot(table, command, guest)
        case say.Stand():
            return decide_seats.stand(table, command, guest)
        case say.Leave():
            return decide_seats.leave(table, guest)
        case say.ComeBack():
            return decide_seats.come_back(table, guest)
        case say.Arrange():
            return decide_seats.arrange(table, command, guest)
        case say.AddEntropy():
            return decide_seats.add_entropy(table, command, guest)
        case say.Ready():
            return decide_seats.ready(table, command, guest)
        case say.Standing():
            return decide_moves.standing(table, command, guest)
        case say.TakeBack():
            return decide_moves.take_back(table, guest)
        case say.Confirm():
            return decide_moves.confirm(table, guest)
        case say.Pause():
            return decide_votes.pause(table, command, guest)
        case say.Rematch():
            return decide_votes.rematch(table, command, guest)
        case say.Nudge():
            return decide_votes.nudge(table, command, guest, at)
        case say.Replace():
            return decide_votes.replace(table, command, guest, at)
        case say.Decline():
            return decide_votes.decline(table, command, guest)
        case say.Play():  # pragma: no cover  (see `decide`)
            raise AssertionError


# How many entries a table may have.


def _check_length(table: LiveTable, command: say.AnyCommand, guest: str) -> None:
    """``Refused`` where the table has too many entries already for what can be said again and again, back and forth.

    Only the entries that the guest could see are counted: those of others' secrets must not show in it.
    """
    limits = ((table.said_by[guest], MOST_SAID), (table.versions[table.seat_of(guest)], MOST_ENTRIES))
    most = next((most for count, most in limits if count >= most), None)
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
