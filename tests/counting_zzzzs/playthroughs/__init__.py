"""Three short games to read. ``python -m tests.playthroughs --write counting-zzzzs`` writes them anew.

A whole game has some 150 moves, so these are played to fewer points, and told more closely than other games: the table
at the beginning of each turn, then every move with what happened and who saw it.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event, FastChance, move_text

SEEDS = {2: 54, 3: 22, 4: 18}
"""By players."""
SHORT = {"setup": {"target": 12}}
WIDTH = 120


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {players: "\n".join(_told(players, seed)) + "\n" for players, seed in SEEDS.items()}


def _told(players: int, seed: int) -> Iterator[str]:
    picks = FastChance(seed + 1)
    setup = GAME.setup(players, overrides=SHORT)
    state, events = GAME.start(setup, FastChance(seed), [])
    assert isinstance(state, ZzzzsState)
    yield f"{GAME.name}, rules version {GAME.version}, {players} players, played to {setup.content.target} points"
    yield f"chance: fast, seed {seed}; every move is picked at random"
    yield from _happened(events, "")
    turn = 0
    while not state.is_over:
        if turn != state.turn_no:
            turn = state.turn_no
            yield from _table(state)
        seat = state.asked[picks.below(len(state.asked))]
        move = picks.pick("move", state.moves(seat))
        yield f"  {seat}: {move_text(move)}  (of {len(state.moves(seat))})"
        yield from _happened(state.play(seat, move), "    ")
    result = state.result
    assert result is not None
    yield ""
    yield f"The end, by {result.reason}: winners {list(result.winners)}, scores {list(result.scores)}"


def _table(state: ZzzzsState) -> Iterator[str]:
    yield ""
    yield f"Turn {state.turn_no}, seat {state.turn_seat}; pile {len(state.draw)}, discarded {len(state.discard)}"
    worth = GAME.readings(state)["worth"]
    for seat in range(state.players):
        yield from _line(f"  {seat} has {state.score[seat]}, holds {' '.join(state.hand[seat]) or 'nothing'}")
        if state.dream[seat]:
            dream = " > ".join(_laid(laid) for laid in state.dream[seat])
            waiting = f" > ({state.placeholder[seat]})" if state.placeholder[seat] else ""
            yield from _line(f"    dreams {dream}{waiting}, worth {worth[seat]}")


def _laid(laid: Laid) -> str:
    under = [force for force in (laid.covers, laid.fixed_by) if force]
    return laid.element + (f"({' '.join(under)})" if under else "")


def _happened(events: Sequence[Event], indent: str) -> Iterator[str]:
    for event in events:
        line = f"{indent}* {event.kind}: {_facts(event.facts)}"
        for seat, facts in (event.secret or {}).items():
            line += f" (seat {seat} sees: {_facts(facts)})"
        if event.only is not None:
            line += f" (only for {', '.join(map(str, event.only))})"
        yield from _line(line)


def _facts(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_value(value)}" for name, value in facts.items())


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_value(item) or "." for item in value) + "]"
    return "." if value is None else str(value)


def _line(text: str) -> list[str]:
    indent = " " * (len(text) - len(text.lstrip()) + 4)
    return wrap(text, WIDTH, subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False)
