"""Setup and the next Psycle (ledger 2.2 and 2.9)."""

from typing import Final

from reverie.games.psycle.end_of_psycle import END_PSYCLE
from reverie.games.psycle.rounds import REVEAL_TILES
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log, Step


class StartPsycle(Step[PsycleState]):
    """Shuffle both piles, hand out gems, put the trackers on 0 (PS-010 to PS-013, PS-072 to PS-075).

    Another Psycle follows beneath this one, unless its end is the end of the game.
    """

    def run(self, state: PsycleState, log: Log) -> None:
        components = state.components
        state.psycle_no += 1
        state.round_no = 0
        state.target_pile = state.chance.shuffled("targets", components.targets)
        state.bonus_pile = state.chance.shuffled("bonuses", components.bonuses)
        state.shown.clear()
        state.revealed.clear()
        for seat in range(state.setup.players):
            state.gems[seat] = components.gems_start
            state.score[seat] = 0
        if log is not None:
            facts = {"psycle_no": state.psycle_no, "gems": state.gems[:], "score": state.score[:]}
            log.append(Event("psycle_started", facts))
        agenda = state.agenda
        agenda.append(START_PSYCLE)
        agenda.append(END_PSYCLE)
        agenda.append(REVEAL_TILES)


START_PSYCLE: Final = StartPsycle()
