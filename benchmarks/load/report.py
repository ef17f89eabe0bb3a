"""What is printed: a line for every run, and then a table of medians and ratios."""

from collections.abc import Callable, Iterator, Sequence

from benchmarks.load.figures import Figures, middle

_COLUMNS: tuple[tuple[str, Callable[[Figures], float], str], ...] = (
    ("moves/s", lambda one: one.moves_per_second, "{:.0f}"),
    ("p50 ms", lambda one: one.p50_ms, "{:.2f}"),
    ("p99 ms", lambda one: one.p99_ms, "{:.2f}"),
    ("sitting down ms", lambda one: one.sitting_ms, "{:.0f}"),
    ("server us/move", lambda one: one.server_us_per_move, "{:.0f}"),
    ("cores: server", lambda one: one.server_share, "{:.2f}"),
    ("players", lambda one: one.players_share, "{:.2f}"),
    ("others", lambda one: one.others_share, "{:.2f}"),
    ("bytes/seat/move", lambda one: one.bytes_per_seat_and_move, "{:.0f}"),
    ("KiB/table", lambda one: one.table_kib, "{:.0f}"),
    ("MiB", lambda one: one.server_mib, "{:.0f}"),
)


def line(figures: Figures) -> str:
    """One run."""
    cells = "  ".join(f"{form.format(what(figures))} {name}" for name, what, form in _COLUMNS)
    return f"{figures.contender:13} {cells}{_footnote(figures)}"


def _footnote(figures: Figures) -> str:
    notes = []
    if figures.games:
        notes.append(f"{figures.games} games")
    if figures.late:
        notes.append(f"{figures.late} late")
    if figures.found is not None:
        notes.append(f"{figures.found.per_commit:.1f} entries/commit")
        notes.append(f"{figures.found.missing} of {figures.found.acknowledged} acknowledged moves missing")
    return f"  ({', '.join(notes)})" if notes else ""


def table(groups: Sequence[Sequence[Sequence[Figures]]]) -> Iterator[str]:
    """Medians in Markdown: for each plan a row for each contender, ours first."""
    names = [name for name, _, _ in _COLUMNS]
    yield f"| load | server | {' | '.join(names)} |"
    yield "|---|---|" + "---|" * len(names)
    for contenders in groups:
        for runs in contenders:
            cells = [form.format(middle(runs, what)) for _, what, form in _COLUMNS]
            yield f"| {runs[0].plan.title} | {runs[0].contender} | {' | '.join(cells)} |"


def ratios(groups: Sequence[Sequence[Sequence[Figures]]]) -> Iterator[str]:
    """How we compare with the peer, of medians: more is better for us in every column."""
    yield "| load | throughput, ours / theirs | p50, theirs / ours | p99, theirs / ours | server CPU, theirs / ours |"
    yield "|---|---|---|---|---|"
    for ours, theirs in groups:
        parts = (
            middle(ours, lambda one: one.moves_per_second) / middle(theirs, lambda one: one.moves_per_second),
            middle(theirs, lambda one: one.p50_ms) / middle(ours, lambda one: one.p50_ms),
            middle(theirs, lambda one: one.p99_ms) / middle(ours, lambda one: one.p99_ms),
            middle(theirs, lambda one: one.server_us_per_move) / middle(ours, lambda one: one.server_us_per_move),
        )
        yield f"| {ours[0].plan.title} | " + " | ".join(f"{part:.2f}" for part in parts) + " |"
