"""From a moment of a finished game to a table that goes on from there."""

from collections.abc import Iterator

import msgspec

from reverie.bots import check_bot
from reverie.games import registered_game
from reverie.kernel import BadDocument
from reverie.kernel.forking import save_position
from reverie.kernel.record import Record, close_record, fork_start, origin_in
from reverie.table import entries
from reverie.table.live_table import LiveTable
from reverie.wire.http_messages import ForkRequest, NewTableRequest
from reverie.wire.new_tables import request_like
from reverie.wire.replays import ReplayLimits, check_replay_length


def forked_from(record: bytes, table: str, wanted: ForkRequest, limits: ReplayLimits) -> entries.Forked:
    """The moment that somebody chose, of a finished game; ``Refused`` where nothing can go on from there.

    The game is played again for it, so it is done by whoever may take that long.
    """
    parent = msgspec.json.decode(record, type=Record)
    check_replay_length(parent, limits)
    assert parent.seed is not None
    game = registered_game(parent.game)
    close_record(parent, game, bytes.fromhex(parent.seed))
    origin = origin_in(parent, wanted.move, wanted.how, wanted.seat)
    return entries.Forked(table=table, origin=origin, position=save_position(fork_start(game, parent, origin).position))


def check_fork(parent: LiveTable, wanted: ForkRequest) -> None:
    """What can be known of a wish before the game is played again."""
    players = parent.created.players
    if not 0 <= wanted.seat < players:
        raise BadDocument("no-such-seat", {"seat": str(wanted.seat), "players": players}, path="seat")
    if wanted.bots:
        check_bot(wanted.bots, parent.setup())


def fork_request(parent: LiveTable, wanted: ForkRequest) -> NewTableRequest:
    """The table of a fork: set up as its parent was. Only those who knew of the parent find it."""
    return msgspec.structs.replace(
        request_like(parent),
        overrides=dict(parent.overrides),
        clock=wanted.clock,
        stand_in=wanted.stand_in or wanted.bots,
        window=wanted.window,
        whole_windows=wanted.whole_windows,
        private=wanted.private or parent.created.private,
    )


def seated(players: int, guest: str, wanted: ForkRequest) -> Iterator[entries.AnyDeed]:
    """Who sits where in a fork: whoever wanted it, and bots on all other seats or friends who are still to come."""
    yield entries.Sat(wanted.seat, guest)
    if wanted.bots:
        yield from (entries.BotSat(seat, wanted.bots) for seat in range(players) if seat != wanted.seat)
    if wanted.bots or players == 1:
        yield entries.ReadySaid(wanted.seat, ready=True)
