"""Everything gets used: what a game declares must occur, and what occurs must be declared."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from reverie.conformance.findings import broken
from reverie.conformance.step_watch import skip_unless_watched, watched
from reverie.conformance.tables import Table, tables_for_everything
from reverie.conformance.walks import RandomWalk, walk_on
from reverie.kernel import FastChance, Game, Step, TracedChance

_SEEDS = range(61, 67)


@dataclass(slots=True)
class _Use:
    """What has occurred in some random games of one game."""

    verbs: set[str] = field(default_factory=set)
    labels: set[str] = field(default_factory=set)
    steps: set[type[Step[Any]]] = field(default_factory=set)
    most_asked: int = 0


@cache
def _use_of(game: Game) -> _Use:
    use = _Use()
    with watched(game, lambda step, _: use.steps.add(type(step))):
        for table in tables_for_everything(game):
            for seed in _SEEDS:
                _note(use, table, seed)
    return use


def _note(use: _Use, table: Table, seed: int) -> None:
    traced = TracedChance(FastChance(seed))
    for one in walk_on(RandomWalk.begin(table, seed, traced)):
        use.most_asked = max(use.most_asked, len(one.state.asked))
    use.verbs.update(text.split()[0] for text in one.texts)
    use.labels.update(label for label, _ in traced.trace)


def test_every_move_and_every_fact_is_used(game: Game) -> None:
    use = _use_of(game)
    idle = {form.split()[0] for form in game.move_forms} - use.verbs
    if idle:
        broken(
            f"nobody ever played {sorted(idle)} in {len(_SEEDS)} random games at every table",
            "take it out of `move_types`, or mend the question that should list it",
        )
    if game.simultaneous != (use.most_asked > 1):
        broken(f"up to {use.most_asked} seats are asked at once", f"`simultaneous` must not be {game.simultaneous}")
    unknown = use.labels - set(game.chance_labels)
    if unknown:
        broken(f"chance is asked for {sorted(unknown)}", "name it in `chance_labels`, so that scenarios can force it")


def test_every_step_is_used(game: Game) -> None:
    skip_unless_watched(game)
    idle = [kind.__name__ for kind in game.step_types if kind not in _use_of(game).steps]
    if idle:
        broken(
            f"{idle} never came to the top of the agenda", "take it out of `step_types`, or push it where it belongs"
        )
