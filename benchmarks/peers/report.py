"""What is printed at the end, in Markdown, as it stands in the documents."""

import os
import platform
from collections.abc import Iterator, Sequence
from statistics import median

from benchmarks.peers.game_statistics import CARDS, FIRST, GEMS, MOVES, SCORE, STATISTICS, TIED
from benchmarks.peers.turns import Measured, Run, all_versions
from benchmarks.timing import Spread

_FORMS = {MOVES: "{:.2f}", CARDS: "{:.2f}", TIED: "{:.2%}", SCORE: "{:.3f}", GEMS: "{:.3f}", FIRST: "{:.1%}"}


def report(run: Run, seconds: float) -> str:
    """Speeds, then the statistics that everybody was checked by, then who was not timed."""
    timed = [one for one in run.measured if one.moves.units]
    parts = [_heading(run.measured, timed, seconds)]
    if timed:
        parts.append("\n".join(speed_table(timed)))
    if run.measured:
        parts.append("\n".join(statistics_table(run.measured)))
    parts += [f"Left out: {name} ({why})" for name, why in run.absent.items()]
    parts += [f"Refused, as it plays another game: {name} ({why})" for name, why in run.refused.items()]
    return "\n\n".join(parts) + "\n"


def _heading(measured: Sequence[Measured], timed: Sequence[Measured], seconds: float) -> str:
    rounds = min((len(one.moves.units) for one in timed), default=0)
    versions = ", ".join(f"{library} {number}" for library, number in all_versions(measured).items())
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    return (
        f"{rounds} rounds in turns, {seconds:g} s of processor time a turn; medians [quartiles]; "
        f"moves in a second of processor time. {versions}; {machine}."
    )


def speed_table(timed: Sequence[Measured]) -> Iterator[str]:
    """A row for everybody, ours first; ratios are taken round by round."""
    yield "| Contender | moves/s | games/s | Reverie is … times as fast | copy of a state, µs | share of a core |"
    yield "|---|---|---|---|---|---|"
    ours = timed[0]
    for one in timed:
        ratio = "" if one is ours else _spread(ratio_of(ours, one), "{:.2f}")
        games = median(games / cpu for games, cpu in zip(one.games, one.moves.seconds, strict=True))
        share = median(cpu / wall for cpu, wall in zip(one.moves.seconds, one.wall, strict=True))
        moves = _spread(Spread.of([rate / 1000 for rate in one.moves.rates]), "{:,.1f}", " k")
        name = f"**{one.name}**" if one is ours else one.name
        yield f"| {name} | {moves} | {games:,.0f} | {ratio} | {_copy(one)} | {share:.2f} |"


def ratio_of(ours: Measured, other: Measured) -> Spread:
    """Ours to the other's, in those rounds that both have played."""
    pairs = zip(ours.moves.rates, other.moves.rates, strict=False)  # an interrupted round may lack one of them
    return Spread.of([mine / theirs for mine, theirs in pairs])


def _copy(one: Measured) -> str:
    if not one.copies.units:
        return ""
    micros = Spread.of([1e6 / rate for rate in one.copies.rates])
    return f"{_spread(micros, '{:.2f}')} `{one.worker.copies_with}`"


def _spread(spread: Spread, form: str, unit: str = "") -> str:
    return f"{form.format(spread.median)}{unit} [{form.format(spread.low)} to {form.format(spread.high)}]"


def statistics_table(measured: Sequence[Measured]) -> Iterator[str]:
    """By contender: what its random games were like."""
    yield f"| Contender | games watched | {' | '.join(STATISTICS)} |"
    yield "|---|---|" + "---|" * len(STATISTICS)
    for one in measured:
        if one.tally:
            cells = [_FORMS[name].format(one.tally[name].mean) for name in STATISTICS]
            yield f"| {one.name} | {one.tally[MOVES].count:,} | {' | '.join(cells)} |"
