"""From what somebody chooses for a new table to its first entry, and back."""

import secrets
from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from reverie.bots import check_bot
from reverie.daily.plans import DailyPlan
from reverie.games import registered_game
from reverie.kernel import commitment
from reverie.kernel.chance import SEED_BYTES
from reverie.kernel.daily_deals import DailyDeal
from reverie.table import entries
from reverie.table.clock_kinds import NoClock
from reverie.table.live_table import LiveTable
from reverie.table.reaction_windows import LONGEST, check_window
from reverie.table.variant_marks import checked_variant_name
from reverie.wire.http_messages import NewTableRequest


def created_as(wanted: NewTableRequest, fork: entries.Forked | UnsetType = UNSET) -> tuple[entries.Created, bytes]:
    """The first entry's deed, and the seed that it commits to; ``Refused`` where there can be no such table.

    ``fork``: the game goes on from a moment of another one.
    """
    game = registered_game(wanted.game)
    setup = game.setup(wanted.players, wanted.options, wanted.overrides)
    rule = wanted.clock if wanted.clock is not None else NoClock()
    rule.check()
    check_window(wanted.window)
    if wanted.stand_in:
        check_bot(wanted.stand_in, setup)
    seed = secrets.token_bytes(SEED_BYTES)
    created = entries.Created(
        **setup.header,
        commitment=commitment(seed),
        clock=rule,
        window=wanted.window,
        stand_in=wanted.stand_in,
        private=wanted.private,
        whole_windows=wanted.whole_windows,
        variant=checked_variant_name(wanted.variant),
        fork=fork,
    )
    return created, seed


def daily_table(plan: DailyPlan, deal: DailyDeal, seed: bytes) -> entries.Created:
    """The first entry's deed of a table with a daily deal: nobody chooses anything, and nobody hurries."""
    setup = plan.game.setup(plan.players, plan.options)
    return entries.Created(**setup.header, commitment=commitment(seed), window=LONGEST, private=True, daily=deal)


def daily_seats(plan: DailyPlan, seat: int, guest: str) -> Iterator[entries.AnyDeed]:
    """Who sits where at such a table until the game begins: a guest, or (with none) the coach, against bots."""
    for place in range(plan.players):
        if place != seat:
            yield entries.BotSat(place, plan.level)
        elif guest:
            yield entries.Sat(seat, guest)
        else:
            yield entries.BotSat(seat, plan.coach_level)
    if guest:
        yield entries.ReadySaid(seat, ready=True)
    yield entries.Started()


def request_like(old: LiveTable) -> NewTableRequest:
    """What somebody would choose to have the same table once more."""
    return NewTableRequest(
        game=old.created.game,
        players=old.created.players,
        options=dict(old.options),
        overrides=dict(old.created.overrides),
        clock=old.clock_rule,
        stand_in=old.stand_in,
        window=old.window_length,
        private=old.created.private,
        whole_windows=old.whole_windows,
        variant=old.created.variant,
    )


def seats_like(old: LiveTable) -> Iterator[entries.AnyDeed]:
    """Who sits where at that table: the same people and bots as at the old one."""
    for seat, chair in enumerate(old.chairs):
        if chair.kind == "person":
            yield entries.Sat(seat, chair.guest)
        elif chair.kind == "bot":
            yield entries.BotSat(seat, chair.level)
