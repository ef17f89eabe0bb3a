"""What a guest may do in a game: moves, answers in hidden windows, answers decided beforehand, taking back."""

from reverie.kernel import IllegalMove, NotAsked
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.decide_checks import NotAllowed, check_changes, check_not_paused, check_playing, own_seat
from reverie.table.entries import AnyDeed
from reverie.table.foreseeing import Foreseen
from reverie.table.live_table import LiveTable
from reverie.table.playing import Playing
from reverie.table.reaction_windows import ReactionWindow
from reverie.table.standing_answers import stretches_of


def move(table: LiveTable, seat: int, text: str, decision: int) -> tuple[AnyDeed, Foreseen | None]:
    """A seat's move, tried out and lawful; in a hidden window it is an answer that lies there."""
    playing = check_not_paused(table)
    if playing.window is not None:
        return _answer(playing, playing.window, seat, text, decision), None
    tried = playing.progress.try_move(seat, text, decision)
    return entries.Moved(seat, text, playing.progress.question), Foreseen(moves=[tried])


def _answer(playing: Playing, window: ReactionWindow, seat: int, text: str, decision: int) -> AnyDeed:
    """An answer in a hidden window: checked now, counted when the window closes."""
    state = playing.state
    ask = state.ask
    assert ask is not None
    if seat in window.answers:
        raise IllegalMove("already-answered", {}, ask.clause)
    if seat not in state.asked:
        raise NotAsked("not-your-turn", {"seat": seat, "waiting": list(state.asked)})
    tried = playing.progress.try_move(seat, text, decision)
    if not tried.answers:
        raise ask.why_not(state, seat, tried.move)
    return entries.Answered(seat, text, window.decision)


def standing(table: LiveTable, command: say.Standing, guest: str) -> AnyDeed:
    """What somebody decides beforehand; allowed whenever the game goes on, whoever is asked."""
    seat = own_seat(table, guest)
    check_playing(table)
    game, passes = table.game, tuple(dict.fromkeys(command.passes))
    if not game.window_kinds:
        raise NotAllowed("no-hidden-windows")
    for one in passes:
        if one.kind and one.kind not in game.window_kinds:
            raise NotAllowed("standing-unknown", {"given": one.kind[:40], "known": list(game.window_kinds)})
        if one.until not in stretches_of(game):
            raise NotAllowed("standing-unknown", {"given": one.until[:40], "known": list(stretches_of(game))})
    check_changes(passes != table.chairs[seat].standing.passes)
    return entries.StandingSaid(seat, passes)


def take_back(table: LiveTable, guest: str) -> AnyDeed:
    """A seat's last move, where the game and what has happened since allow it."""
    seat = own_seat(table, guest)
    check_not_paused(table).progress.check_take_back(seat)
    return entries.TakenBack(seat)


def confirm(table: LiveTable, guest: str) -> AnyDeed:
    """A seat's moves so far stand."""
    seat = own_seat(table, guest)
    check_playing(table)
    # Where moves can be taken back, whether there are any must not show: another's secret may have ended that.
    check_changes(table.game.takeback)
    return entries.Confirmed(seat)
