"""Wake Ups (ledger 2.11): one player wakes, or all of them."""

from collections.abc import Sequence

from reverie.games.counting_zzzzs.components import Wake
from reverie.games.counting_zzzzs.moves import Aimed, Siren
from reverie.games.counting_zzzzs.records import Pending
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.waking import discard_hand, wake_together
from reverie.kernel import Event, Log


def lawful(state: ZzzzsState, card: str, effect: Wake) -> Sequence[Aimed | Siren]:
    """Any sleeping player, oneself included; the Siren names nobody (CZ-068, CZ-160 to CZ-165)."""
    if effect.target == "all":
        return [Siren(card)]
    aimed = state.deck.aimed[card]
    return [aimed[other] for other in state.asleep if can_wake(state, effect, other)]


def can_wake(state: ZzzzsState, effect: Wake, target: int) -> bool:
    """Scared Stiff asks for a theme of the last element; an open placeholder is none (CZ-162)."""
    needed = effect.needs_last_theme
    return needed is None or needed in state.deck.elements[state.dream[target][-1].element].themes


def work(state: ZzzzsState, pending: Pending, effect: Wake, log: Log) -> None:
    """The card is discarded, then it wakes; Insomnia takes the hand if the game goes on (CZ-130, CZ-161, CZ-163)."""
    state.discard.append(pending.card)
    order = state.clockwise(pending.seat - 1)
    wake_together(state, [seat for seat in order if seat in pending.affected], "wake_up", log)
    if effect.discard_hand and not state.is_over:
        for seat in pending.affected:
            lose_hand(state, seat, log)


def lose_hand(state: ZzzzsState, seat: int, log: Log) -> None:
    """A seat loses its hand to the discard pile."""
    cards = discard_hand(state, seat)
    if log is not None:
        log.append(Event("hand_lost", {"seat": seat, "cards": cards, "count": len(cards)}))
