"""Perfect Respite (ledger: PD-098)."""

from reverie.games.project_dreamscape.areas import gain_z
from reverie.games.project_dreamscape.cascades import effect_of, no_effect
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Log


@effect_of("PR")
def rest(state: DreamscapeState, now: Performance, log: Log) -> None:
    """The top card of the deck becomes a Z card of the performer, unspent."""
    if state.deck:
        gain_z(state, now.seat, log)
    else:
        no_effect(now, log)
