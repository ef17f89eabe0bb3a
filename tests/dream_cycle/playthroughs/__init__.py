"""Four half nights to read, of two rounds each. ``python -m tests.playthroughs --write dream-cycle`` writes them anew.

Random riders hardly get anywhere, so the seats are played by the greedy bot; the map is shown at the beginning of each
turn, then every move with what happened.
"""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from reverie.bots import make_bot
from reverie.games.dream_cycle import GAME
from reverie.kernel import Event, FastChance, move_text

SEEDS: Final = {2: 5, 3: 6, 4: 7, 5: 8}
"""By players."""
OPTIONS: Final = {"night": "half", "round_limit": 2}
WIDTH: Final = 130
LONGEST: Final = 290


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {players: "\n".join([*_told(players, seed)][:LONGEST]) + "\n" for players, seed in SEEDS.items()}


def _told(players: int, seed: int) -> Iterator[str]:
    state, events = GAME.start(GAME.setup(players, OPTIONS), FastChance(seed), [])
    bots = [make_bot("greedy", GAME, seed + seat) for seat in range(players)]
    yield f"{GAME.name}, rules version {GAME.version}, {players} greedy bots, seed {seed}, options {OPTIONS}"
    yield from _happened(events)
    turn = -1
    while state.asked:
        seat, view = state.asked[0], state.view(state.asked[0])
        if view["phase"] != "start" and sum(view["turns"]) != turn:
            turn = sum(view["turns"])
            yield from _table(view)
        move = bots[seat].choose(view, state.moves(seat), 1.0)
        yield f"  {seat}: {move_text(move)}"
        yield from _happened(state.play(seat, move))
    yield f"result: {state.result}"


def _table(view: Mapping[str, Any]) -> Iterator[str]:
    yield ""
    yield f"Turn of seat {view['active_seat']}, round {view['round_no']}"
    yield from (f"  {line}" for line in view["map"].splitlines() if line.strip())
    for seat in range(view["players"]):
        belongings = {name: view[name][seat] for name in ("store", "tray", "fields", "hand") if view[name][seat]}
        yield from wrap(f"seat {seat}: {_said(belongings)}", WIDTH, initial_indent="  ", subsequent_indent="    ")
    yield from wrap(f"ahead: {view['ahead']}", WIDTH, initial_indent="  ", subsequent_indent="    ")


def _happened(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield from wrap(f"{event.kind}: {_said(event.facts)}", WIDTH, initial_indent="    ", subsequent_indent="      ")


def _said(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
