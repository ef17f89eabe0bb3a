"""What everybody may know of a live table besides its game, as it travels: to pages, to terminals, over HTTP."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from reverie.daily.calendar import closes_at
from reverie.kernel.daily_deals import day_number, read_day
from reverie.kernel.forking import HowForked
from reverie.table.chairs import Chair
from reverie.table.clock_kinds import AnyClock, ClockFace
from reverie.table.live_table import LiveTable, Phase
from reverie.table.patience import PatienceRule, patience_rule
from reverie.table.sitters import ChairKind, Sitters
from reverie.table.variant_marks import VariantMark


class ChairInfo(Struct, frozen=True, kw_only=True):
    """A seat of the table and who sits on it."""

    kind: ChairKind
    name: str
    """Of the person, or the level of the bot."""
    ready: bool
    host: bool
    wants_pause: bool
    wants_rematch: bool
    entropy: bool
    """Whether the seat has thrown its own randomness in."""
    waited_since: float
    """Since when it has been silent after a nudge, by the server's clock; 0: not at all."""
    nudged_at: float
    by_clock: int
    """How many answers in a row the clock has given."""
    unwanted_by: list[int]
    """The seats that want a bot here."""


class SitterInfo(Struct, frozen=True, kw_only=True):
    """Somebody who has sat at the table during the game."""

    seat: int
    kind: ChairKind
    name: str
    after: int
    """From so many moves on."""


class ForkInfo(Struct, frozen=True, kw_only=True):
    """Where the game of a table comes from."""

    table: str
    """The table of the game that it goes on from; empty: a file."""
    moves: int
    """After how many moves of that game."""
    how: HowForked
    seat: int | None
    """Whose knowledge was kept, if it goes on as known."""


class DailyMark(Struct, frozen=True, kw_only=True):
    """That a table plays a daily deal."""

    day: str
    number: int
    closes_at: float
    """When the day is over, by the server's clock; until then nobody else may look, and there is no replay."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """The table besides the game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any] | UnsetType = UNSET
    """Left out in updates: they may be large, never change, and travel with the scene."""
    variant: VariantMark | UnsetType = UNSET
    """That its content is not as printed; else left out."""
    phase: Phase
    paused: bool
    private: bool
    """Whether only those with the link can find it."""
    commitment: str
    clock: AnyClock
    window: float
    """Seconds that a hidden window takes at most."""
    whole_windows: bool
    """Whether hidden windows always take their whole time."""
    stand_in: str
    """The bot that takes the seat of somebody who leaves; nobody if empty."""
    rematch: str
    """The table of the next game; empty: there is none."""
    created_at: float
    chairs: list[ChairInfo]
    sitters: list[SitterInfo]
    patience: PatienceRule
    time: ClockFace
    with_hints: bool | UnsetType = UNSET
    """Whether the coach has given a hint at this table; left out as long as it has not."""
    fork: ForkInfo | UnsetType = UNSET
    """Left out unless the game goes on from a moment of another one."""
    daily: DailyMark | UnsetType = UNSET
    """Left out unless it is a daily deal: of these one can only make the moves."""


def table_info(
    table: LiveTable, names: Mapping[str, str], *, with_overrides: bool = True, by_move: bool = False
) -> TableInfo:
    """The table as everybody may know it; ``by_move``: with every move counted, as in replays of a finished game."""
    called = table.called(names)
    return TableInfo(
        id=table.id,
        game=table.game.name,
        players=table.created.players,
        options=dict(table.options),
        overrides=dict(table.overrides) if with_overrides else UNSET,
        variant=UNSET if table.variant is None else table.variant,
        phase=table.phase,
        paused=table.paused,
        private=table.created.private,
        commitment=table.created.commitment,
        clock=table.clock_rule,
        window=table.clock_rule.window_seconds(table.window_length),
        whole_windows=table.whole_windows,
        stand_in=table.stand_in,
        rematch=table.rematch,
        created_at=table.created_at,
        chairs=[_chair_info(table, chair, called) for chair in table.chairs],
        sitters=_sitter_infos(table.playing.sitters, called, by_move) if table.playing is not None else [],
        patience=patience_rule(table.clock_rule),
        time=table.time,
        with_hints=UNSET if table.hinted is None else True,
        fork=_fork_info(table),
        daily=_daily_mark(table),
    )


def _fork_info(table: LiveTable) -> ForkInfo | UnsetType:
    fork = table.created.fork
    if fork is UNSET:
        return UNSET
    origin = fork.origin
    return ForkInfo(table=fork.table, moves=len(origin.moves), how=origin.how, seat=origin.seat)


def _daily_mark(table: LiveTable) -> DailyMark | UnsetType:
    deal = table.created.daily
    if deal is UNSET:
        return UNSET
    day = read_day(deal.day)
    return DailyMark(day=deal.day, number=day_number(read_day(deal.first_day), day), closes_at=closes_at(day))


def _chair_info(table: LiveTable, chair: Chair, called: Mapping[str, str]) -> ChairInfo:
    is_person = chair.kind == "person"
    return ChairInfo(
        kind=chair.kind,
        name=called.get(chair.guest, "") if is_person else chair.level,
        ready=chair.ready or chair.kind == "bot",
        host=is_person and chair.guest == table.host,
        wants_pause=chair.wants_pause,
        wants_rematch=chair.wants_rematch,
        entropy=bool(chair.entropy),
        waited_since=chair.silence.since,
        nudged_at=chair.silence.nudged_at,
        by_clock=chair.silence.by_clock,
        unwanted_by=sorted(chair.unwanted_by),
    )


def _sitter_infos(sitters: Sitters, called: Mapping[str, str], by_move: bool) -> list[SitterInfo]:
    return [
        SitterInfo(
            seat=one.seat,
            kind=one.kind,
            name=called.get(one.guest, "") if one.guest else one.level,
            after=one.moves if by_move else one.after,
        )
        for one in sitters.all
    ]
