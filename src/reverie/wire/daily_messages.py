"""What is asked and answered about the daily deals over HTTP, as types; ``http_messages`` has the rest.

Days are UTC dates (``2026-11-18``), times are seconds since 1970. While a day runs, nothing is told here that would
help somebody who is still to play it. ``docs/daily.md`` tells how the requests go together.
"""

from typing import Any, Literal

from msgspec import Struct

DailyState = Literal["open", "playing", "finished"]
"""Whether one has still to begin, is at it, or is done."""


class DailyGame(Struct, frozen=True, kw_only=True):
    """One game of today: the same deal and the same bots for everybody."""

    game: str
    players: int
    seat: int
    """Where whoever plays it sits."""
    bots: list[str]
    """The levels on all other seats, in their order."""
    options: dict[str, Any]
    state: DailyState
    """One's own."""
    table: str | None
    """One's own table, once one has begun."""
    scores: list[int] | None
    """By seat, once one has finished."""
    won: bool | None
    entrants: int
    """How many have finished it today."""
    streak: int
    """On how many days in a row one has finished this game, up to today or yesterday."""


class DailyInfo(Struct, frozen=True, kw_only=True):
    """Today, and how it stands for whoever asks."""

    day: str
    number: int
    """Counted from 1 on the first day."""
    closes_at: float
    """When the day is over, and its results are open."""
    anchor: str
    """The published end of the chain that all days' deals follow from, as 64 hexadecimal digits."""
    first_day: str
    streak: int
    """On how many days in a row one has finished at least one game, up to today or yesterday."""
    best_streak: int
    games: list[DailyGame]


class DailyBegun(Struct, frozen=True, kw_only=True):
    """One's own table of today, just made or begun before."""

    table: str


class DailyAdjusted(Struct, frozen=True, kw_only=True):
    """The result less the luck, by the coach: a share of the win between 0 and 1, and within which it lies (95 %)."""

    share: float
    low: float
    high: float


class DailyRow(Struct, frozen=True, kw_only=True):
    """How somebody did."""

    place: int
    """Counted from 1; equal results share one."""
    name: str
    me: bool
    scores: list[int]
    """By seat."""
    points: int
    """Of the seat that everybody played."""
    won: bool
    studied: bool
    """Once the day is over: whether the coach has looked."""
    adjusted: DailyAdjusted | None
    """Then; none where the coach has nothing to say of the game."""
    table: str | None
    """Once the day is over: where it can be replayed."""


class DailyCoach(Struct, frozen=True, kw_only=True):
    """The coach's own game: the strongest bot in everybody's seat, on the same deal, against the same bots."""

    state: Literal["none", "playing", "finished"]
    """``none``: nobody has played the deal, so neither does the coach."""
    level: str
    """Of the bot."""
    table: str | None
    """Once it is finished: where it can be replayed."""
    scores: list[int] | None
    points: int | None
    won: bool | None


class DailyResults(Struct, frozen=True, kw_only=True):
    """How everybody did. While the day runs, only who has finished may look, and only at names and points."""

    day: str
    game: str
    number: int
    over: bool
    closes_at: float
    players: int
    seat: int
    """Where everybody sat."""
    bots: list[str]
    """The levels on all other seats, in their order."""
    options: dict[str, Any]
    anchor: str
    first_day: str
    link: str | None
    """Once the day is over: what its deals follow from, and what leads back to the anchor."""
    entrants: int
    """How many have finished."""
    rows: list[DailyRow]
    """The best first; of very many the first ones, and one's own."""
    mine: int | None
    """One's own place."""
    coach: DailyCoach | None
    """Once the day is over."""
    before: str | None
    """The last day before with results."""
    after: str | None
    """The next day with results that are open."""


class DailyDayGame(Struct, frozen=True, kw_only=True):
    """A game of a past day."""

    game: str
    entrants: int
    finished: bool
    """Whether one has finished it oneself."""


class DailyDay(Struct, frozen=True, kw_only=True):
    """A past day on which somebody has finished a game."""

    day: str
    number: int
    games: list[DailyDayGame]


class DailyDays(Struct, frozen=True, kw_only=True):
    """Some past days, the latest first."""

    days: list[DailyDay]
    before: str | None
    """Where the next page begins (``?before=``); nowhere after the last."""


AnyDailyAnswer = DailyInfo | DailyBegun | DailyResults | DailyDays
