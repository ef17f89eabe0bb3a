"""Set-up (ledger 2.3): some Wake Ups stay in the box, the rest is shuffled, everybody gets five cards."""

from typing import Final

from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.turns import BeginTurn, draw_cards
from reverie.kernel import Event, Log, Step


class SetUp(Step[ZzzzsState]):
    """Box, deck, hands and start player, in this order (CZ-030 to CZ-034)."""

    def run(self, state: ZzzzsState, log: Log) -> None:
        deck, players = state.deck, state.setup.players
        wake_ups = list(deck.wake_ups)
        state.chance.shuffle("box", wake_ups)
        state.box = deck.sorted(wake_ups[: deck.removed[players]])
        state.draw = [card for card in deck.number if card not in state.box]
        state.chance.shuffle("deck", state.draw)
        start: int = state.chance.pick("start", range(players))
        if log is not None:
            log.append(Event("game_started", {"seat": start, "box": state.box[:], "count": len(state.box)}))
        for seat in range(players):
            draw_cards(state, seat, log)
        state.agenda.append(BeginTurn(start))


SET_UP: Final = SetUp()
