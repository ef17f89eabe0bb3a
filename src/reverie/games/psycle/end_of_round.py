"""End of a round (ledger 2.6): reveal, pay, gain, score, take the cards back, in this order (PS-045).

What a set of revealed cards does depends on nothing but the cards, so it is worked out once and remembered.
"""

from collections.abc import Sequence
from typing import NamedTuple

from reverie.games.psycle.components import Components
from reverie.games.psycle.scoring import base_points, bonus_points, opponents_beaten
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log


class Outcome(NamedTuple):
    """By seat: gems paid and gained, opponents beaten, points without the bonus."""

    paid: tuple[int, ...]
    gained: tuple[int, ...]
    beaten: tuple[int, ...]
    base: tuple[int, ...]


def outcome_of(components: Components, cards: tuple[int, ...]) -> Outcome:
    outcome = components.outcomes.get(cards)
    if outcome is None:
        beaten = opponents_beaten(components, cards)
        outcome = Outcome(cards, gains(cards), beaten, base_points(components, cards, beaten))
        components.outcomes[cards] = outcome
    return outcome


def gains(cards: Sequence[int]) -> tuple[int, ...]:
    """Whoever played 0 gains the largest number on the table, each in full (PS-026 to PS-031)."""
    largest = max(cards)
    return tuple(0 if card else largest for card in cards)


def end_round(state: PsycleState, cards: tuple[int, ...], log: Log) -> None:
    """Payments before gains before points; only the sums differ from doing them seat by seat (PS-046 to PS-048)."""
    paid, gained, beaten, base = outcome_of(state.components, cards)
    state.revealed.append(cards)
    if log is not None:
        _tell(state, paid, gained, beaten, base, log)
    gems, score, target = state.gems, state.score, state.target
    for seat, card in enumerate(cards):
        gems[seat] += gained[seat] - card
        if beaten[seat]:
            score[seat] += base[seat] + (state.bonus if card == target else 0)


def _tell(
    state: PsycleState,
    cards: tuple[int, ...],
    gained: tuple[int, ...],
    beaten: tuple[int, ...],
    base: tuple[int, ...],
    log: list[Event],
) -> None:
    """The events of the round's end, before the state shows them."""
    gems = [owned - card for owned, card in zip(state.gems, cards, strict=True)]
    supply = state.components.gems_total - sum(gems)
    bonus = bonus_points(cards, beaten, state.target, state.bonus)
    score = [sum(parts) for parts in zip(state.score, base, bonus, strict=True)]
    log.append(Event("cards_revealed", {"cards": list(cards)}))
    log.append(Event("gems_paid", {"amounts": list(cards), "gems": gems, "supply": supply}))
    if any(gained):
        after = [owned + more for owned, more in zip(gems, gained, strict=True)]
        log.append(Event("gems_gained", {"amounts": list(gained), "gems": after, "supply": supply - sum(gained)}))
    log.append(Event("scored", {"beaten": list(beaten), "base": list(base), "bonus": bonus, "score": score}))
    log.append(Event("cards_returned", {"seats": list(range(len(cards)))}))
