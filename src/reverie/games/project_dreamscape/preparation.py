"""Set-up (ledger: PD-020 to PD-025)."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.games.project_dreamscape.turns import BEGIN_TURN
from reverie.kernel import BadSetup, Event, Log, OneOf, Step

DRAWN: Final = "drawn"
SEATS: Final = ("A", "B", "C", "D")
START_OPTION: Final = OneOf("start_seat", DRAWN, (DRAWN, *SEATS), clause="PD-020")


def check_start(players: int, options: Mapping[str, Any]) -> None:
    """``BadSetup`` where the seat that is to begin is not at the table."""
    named = options[START_OPTION.name]
    if named != DRAWN and SEATS.index(named) >= players:
        raise BadSetup("dreamscape-nobody-there", {"named": named, "last": SEATS[players - 1]}, "PD-020")


class SetUp(Step[DreamscapeState]):
    """Draw the start participant, shuffle, hand out a Z card each, lay out the row (PD-020 to PD-023)."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        state.active = start_seat(state)
        state.deck = [*deck_in_play(state.components, state.setup.options)]
        state.chance.shuffle("deck", state.deck)
        for _ in range(state.components.z_cards_each):
            for step in range(state.setup.players):
                state.deep[(state.active + step) % state.setup.players].append(state.deck.pop(0))
        for position in reversed(POSITIONS):
            state.row[position - 1] = state.deck.pop(0)
        if log is not None:
            _tell(state, log)
        state.agenda.append(BEGIN_TURN)


def start_seat(state: DreamscapeState) -> int:
    """Named in the options, or drawn (PD-020)."""
    named: str = state.setup.options[START_OPTION.name]
    if named != DRAWN:
        return SEATS.index(named)
    drawn: int = state.chance.pick("start", range(state.setup.players))
    return drawn


def _tell(state: DreamscapeState, log: list[Event]) -> None:
    log.append(Event("set_up", {"start_seat": state.active, "deck": len(state.deck)}))
    for position in reversed(POSITIONS):
        facts = {"card": state.row[position - 1], "position": position, "deck": len(state.deck)}
        log.append(Event("dealt", facts))


SET_UP: Final = SetUp()
