"""What a guest may want of the others: a pause, another game, an answer, or a bot on a seat that gives none."""

from math import ceil

from reverie.bots import usual_bot
from reverie.table import commands as say
from reverie.table import entries, patience
from reverie.table.decide_checks import NotAllowed, check_changes, check_playing, own_seat
from reverie.table.entries import AnyDeed
from reverie.table.live_table import LiveTable


def pause(table: LiveTable, command: say.Pause, guest: str) -> AnyDeed:
    """Somebody wants a pause, or wants it to end."""
    seat = own_seat(table, guest)
    check_playing(table)
    check_changes(table.chairs[seat].wants_pause != command.wanted)
    return entries.PauseSaid(seat, command.wanted)


def rematch(table: LiveTable, command: say.Rematch, guest: str) -> AnyDeed:
    """Somebody wants another game, or not after all."""
    seat = own_seat(table, guest)
    if table.phase != "over":
        raise NotAllowed("table-not-over")
    if not command.wanted:
        check_changes(table.chairs[seat].wants_rematch and not table.rematch)
    return entries.RematchSaid(seat, command.wanted)


def nudge(table: LiveTable, command: say.Nudge, guest: str, at: float) -> AnyDeed:
    """Somebody is asked to go on, for whom everybody waits."""
    own = own_seat(table, guest)
    playing = check_playing(table)
    _other_person(table, command.seat, own)
    if command.seat not in table.waited_for:
        raise NotAllowed("nobody-to-wait-for")
    silence = table.chairs[command.seat].silence
    again = silence.nudged_at + table.clock_rule.nudge_again if silence.nudged_at else 0.0
    wait = max(playing.asked_at + patience.FIRST_NUDGE, again) - at
    if wait > 0:
        raise NotAllowed("nudge-too-soon", {"seconds": ceil(wait)})
    return entries.Nudged(command.seat, own)


def replace(table: LiveTable, command: say.Replace, guest: str, at: float) -> AnyDeed:
    """All the others agree, or one of them has waited very long: then a bot plays on."""
    own = own_seat(table, guest)
    check_playing(table)
    _other_person(table, command.seat, own)
    seat, chair = command.seat, table.chairs[command.seat]
    check_changes(command.wanted != (own in chair.unwanted_by))
    if not command.wanted:
        return entries.ReplaceSaid(seat, own, False)
    if seat not in table.waited_for:
        raise NotAllowed("nobody-to-wait-for")
    may = patience.may_replace(chair.silence, table.clock_rule, at)
    if not may:
        raise NotAllowed("replace-too-soon")
    others = {other for other in table.people if other != seat}
    if may == "alone" or others <= chair.unwanted_by | {own}:
        return entries.Replaced(seat, table.stand_in or usual_bot(table.game), chair.guest)
    return entries.ReplaceSaid(seat, own, True)


def _other_person(table: LiveTable, seat: int, own: int) -> None:
    """``Refused`` unless somebody else sits there who could answer."""
    if not 0 <= seat < len(table.chairs) or seat == own or table.chairs[seat].kind != "person":
        raise NotAllowed("nobody-to-wait-for")


def decline(table: LiveTable, command: say.Decline, guest: str) -> AnyDeed:
    """No to a wish that others have; whose own wish it is takes it back instead."""
    own = own_seat(table, guest)
    others = [table.chairs[seat] for seat in table.people if seat != own]
    match command.what:
        case "pause":
            check_playing(table)
            is_open = any(chair.wants_pause != table.paused for chair in others)
        case "rematch":
            is_open = not table.rematch and any(chair.wants_rematch for chair in others)
        case "replace":
            check_playing(table)
            seat = command.seat
            is_open = (
                seat is not None and 0 <= seat < len(table.chairs) and bool(table.chairs[seat].unwanted_by - {own})
            )
    check_changes(is_open)
    return entries.Declined(own, command.what, command.seat if command.what == "replace" else None)
