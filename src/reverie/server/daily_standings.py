"""What is told of daily deals: today, results, past days. Who may know what, and when, is decided here alone."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from reverie.daily.calendar import closes_at
from reverie.daily.plans import DailyPlan, daily_plan, daily_plans
from reverie.daily.streaks import best_streak, streak
from reverie.kernel import BadDocument, Game
from reverie.kernel.daily_deals import read_day
from reverie.server.daily_deals import COACH, DailyDeals
from reverie.server.storage import DailyEntryRow, Store
from reverie.table.decide_checks import NotAllowed
from reverie.wire.daily_messages import (
    DailyAdjusted,
    DailyCoach,
    DailyDay,
    DailyDayGame,
    DailyDays,
    DailyGame,
    DailyInfo,
    DailyResults,
    DailyRow,
)

MOST_ROWS: Final = 100
"""Of so many the results tell; whoever asks is always among them."""
DAYS_AT_ONCE: Final = 30


class DailyStandings:
    """Tells a guest, or nobody in particular, what they may know now."""

    def __init__(self, store: Store, deals: DailyDeals) -> None:
        self._store = store
        self._deals = deals

    # Today.

    async def info(self, guest: str) -> DailyInfo:
        """Today, and how it stands for a guest (or for nobody in particular)."""
        today = self._deals.today
        day = today.isoformat()
        entrants = await self._store.daily.counts([day])
        own = await self._store.daily.of_guest(guest) if guest else []
        mine = {entry.game: entry for entry in await self._deals.up_to_date([one for one in own if one.day == day])}
        finished = [*(one for one in own if one.day != day), *mine.values()]
        played = [(read_day(entry.day), entry.game) for entry in finished if entry.in_time]
        return DailyInfo(
            day=day,
            number=self._deals.chain.number(today),
            closes_at=closes_at(today),
            anchor=self._deals.chain.anchor,
            first_day=self._deals.chain.first_day.isoformat(),
            streak=streak((one for one, _ in played), today),
            best_streak=best_streak(one for one, _ in played),
            games=[
                self._game(
                    plan,
                    mine.get(plan.game.name),
                    entrants.get((day, plan.game.name), 0),
                    streak((one for one, game in played if game == plan.game.name), today),
                )
                for plan in daily_plans()
            ],
        )

    def _game(self, plan: DailyPlan, own: DailyEntryRow | None, entrants: int, in_a_row: int) -> DailyGame:
        result = None if own is None else own.result
        return DailyGame(
            game=plan.game.name,
            players=plan.players,
            seat=self._deals.chain.seat(plan.game.name, self._deals.today, plan.players),
            bots=plan.bots,
            options=dict(plan.options),
            state="open" if own is None else "playing" if result is None else "finished",
            table=None if own is None else own.table_id,
            scores=None if result is None else result.scores,
            won=None if own is None or result is None else own.seat in result.winners,
            entrants=entrants,
            streak=in_a_row,
        )

    # Results.

    async def results(self, guest: str, day: date, game: str) -> DailyResults:
        """How everybody did. Before a day is over only who has finished may know, and nothing of the deal itself."""
        plan = daily_plan(game)
        if day > self._deals.today or day < self._deals.chain.first_day:
            raise BadDocument("daily-no-day", {"given": day.isoformat()})
        name, over, written = plan.game.name, self._deals.is_over(day), day.isoformat()
        if not over:
            await self._check_finished(guest, written, name)
        entries = await self._store.daily.of_day(written, name)
        rows = await self._rows(plan.game, entries, guest, over)
        own = next((row for row in rows if row.me), None)
        shown = rows[:MOST_ROWS] if own is None or own in rows[:MOST_ROWS] else [*rows[:MOST_ROWS], own]
        (before, *_) = [*await self._store.daily.days_before(written, 1, name), None]
        return DailyResults(
            day=written,
            game=name,
            number=self._deals.chain.number(day),
            over=over,
            closes_at=closes_at(day),
            players=plan.players,
            seat=self._deals.chain.seat(name, day, plan.players),
            bots=plan.bots,
            options=dict(plan.options),
            anchor=self._deals.chain.anchor,
            first_day=self._deals.chain.first_day.isoformat(),
            link=self._deals.chain.link(day).hex() if over else None,
            entrants=len(rows),
            rows=shown,
            mine=None if own is None else own.place,
            coach=await self._coach(plan, written) if over else None,
            before=before,
            after=await self._store.daily.day_after(written, self._deals.today.isoformat(), name),
        )

    async def _check_finished(self, guest: str, day: str, game: str) -> None:
        own = [entry for entry in await self._store.daily.of_guest(guest, day) if entry.game == game] if guest else []
        if not any(entry.result is not None for entry in await self._deals.up_to_date(own)):
            raise NotAllowed("daily-not-finished")

    async def _rows(self, game: Game, entries: Sequence[DailyEntryRow], guest: str, over: bool) -> list[DailyRow]:
        people = await self._store.people.get_many(entry.guest_id for entry in entries)
        ranked = sorted(entries, key=lambda entry: _merit(game, entry), reverse=True)
        rows: list[DailyRow] = []
        for number, entry in enumerate(ranked, 1):
            is_tied = number > 1 and _merit(game, entry) == _merit(game, ranked[number - 2])
            person = people.get(entry.guest_id)
            result = entry.result
            assert result is not None
            rows.append(
                DailyRow(
                    place=rows[-1].place if is_tied else number,
                    name="" if person is None else person.name,
                    me=bool(guest) and entry.guest_id == guest,
                    scores=result.scores,
                    points=result.scores[entry.seat],
                    won=entry.seat in result.winners,
                    studied=over and entry.is_studied,
                    adjusted=_adjusted(entry) if over else None,
                    table=entry.table_id if over else None,
                )
            )
        return rows

    async def _coach(self, plan: DailyPlan, day: str) -> DailyCoach:
        found = await self._store.daily.first_of(day, plan.game.name, COACH, COACH)
        own = None if found is None else (await self._deals.up_to_date([found]))[0]
        result = None if own is None else own.result
        return DailyCoach(
            state="none" if own is None else "playing" if result is None else "finished",
            level=plan.coach_level,
            table=None if own is None or result is None else own.table_id,
            scores=None if result is None else result.scores,
            points=None if own is None or result is None else result.scores[own.seat],
            won=None if own is None or result is None else own.seat in result.winners,
        )

    # Looking back.

    async def days(self, guest: str, before: date | None) -> DailyDays:
        """Past days with results, the latest first."""
        first = self._deals.today if before is None else min(before, self._deals.today)
        days = await self._store.daily.days_before(first.isoformat(), DAYS_AT_ONCE + 1)
        shown = days[:DAYS_AT_ONCE]
        entrants = await self._store.daily.counts(shown)
        own = await self._store.daily.of_guest(guest) if guest else []
        finished = {(entry.day, entry.game) for entry in own if entry.in_time}
        return DailyDays(
            days=[
                DailyDay(
                    day=day,
                    number=self._deals.chain.number(read_day(day)),
                    games=[
                        DailyDayGame(game=game, entrants=count, finished=(day, game) in finished)
                        for (of, game), count in sorted(entrants.items())
                        if of == day
                    ],
                )
                for day in shown
            ],
            before=shown[-1] if len(days) > len(shown) else None,
        )


def _merit(game: Game, entry: DailyEntryRow) -> tuple[float, int]:
    """Who did better: first what the game gave them of the win, then their points."""
    result = entry.result
    assert result is not None
    points = result.scores[entry.seat]
    return result.returns[entry.seat], -points if game.lowest_wins else points


def _adjusted(entry: DailyEntryRow) -> DailyAdjusted | None:
    kept = entry.adjusted
    return None if kept is None else DailyAdjusted(share=kept.share, low=kept.low, high=kept.high)
