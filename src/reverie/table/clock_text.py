"""How a clock is written: ``none``, ``5m``, ``5m+10s``, ``2d``, ``phase``, ``phase=60s``."""

import re
from typing import Final

from reverie.kernel import BadSetup, Game
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock, NoClock, PhaseClock

_SECONDS: Final = {"s": 1, "m": 60, "h": 3_600}
_SPAN: Final = r"(\d{1,6})([smh])"
_BANK: Final = re.compile(rf"{_SPAN}(?:\+{_SPAN})?")
_DAYS: Final = re.compile(r"(\d{1,3})d")
_PHASE: Final = re.compile(rf"phase={_SPAN}")


def read_clock(text: str, game: Game) -> AnyClock:
    """The clock that was written; refused with what would be right."""
    clock = _clock(text.strip().casefold(), game)
    if clock is None:
        raise BadSetup("clock-form", {"given": text[:60]})
    clock.check()
    return clock


def _clock(text: str, game: Game) -> AnyClock | None:
    if text == "none":
        return NoClock()
    if text == "phase":
        if not game.phase_limit:
            raise BadSetup("clock-no-phase", {})
        return PhaseClock(game.phase_limit)
    if found := _BANK.fullmatch(text):
        number, unit, more, more_unit = found.groups()
        return BankClock(_seconds(number, unit), _seconds(more, more_unit) if more else 0.0)
    if found := _DAYS.fullmatch(text):
        return DaysClock(float(found[1]))
    if found := _PHASE.fullmatch(text):
        return PhaseClock(_seconds(found[1], found[2]))
    return None


def _seconds(number: str, unit: str) -> float:
    return float(int(number) * _SECONDS[unit])
