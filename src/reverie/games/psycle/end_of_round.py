"""End of a round (ledger 2.6): reveal, pay, gain, score, take the cards back, in this order (PS-045).

What a set of revealed cards does depends on nothing but the cards, so it is worked out once and remembered.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from reverie.games.psycle.components import CARDS, Components, RoundOutcome
from reverie.games.psycle.moves import Play
from reverie.games.psycle.scoring import base_points, bonus_points, opponents_beaten
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log


def outcome_of(components: Components, cards: tuple[int, ...]) -> RoundOutcome:
    """What a round brings when these cards are turned over."""
    gained, beaten = gains(cards), opponents_beaten(components, cards)
    base = base_points(components, cards, beaten)
    change = [more - card for more, card in zip(gained, cards, strict=True)]
    winning = [card if victims else 0 for card, victims in zip(cards, beaten, strict=True)]  # 0 is never a target
    rows = tuple(zip(range(len(cards)), change, base, winning, strict=True))
    return RoundOutcome(cards, gained, beaten, base, rows)


def gains(cards: Sequence[int]) -> tuple[int, ...]:
    """Whoever played 0 gains the largest number on the table, each in full (PS-026 to PS-031)."""
    largest = max(cards)
    return tuple(0 if card else largest for card in cards)


def end_round(state: PsycleState, plays: list[Play | None], log: Log) -> None:
    """Payments before gains before points; only the sums differ from doing them seat by seat (PS-046 to PS-048)."""
    number: i64 = 1  # it has the cards as its digits
    for play in plays:
        if play is not None:
            number = number * CARDS + play.card
    outcome = state.components.outcomes[number]
    if outcome is None:
        cards = tuple([play.card for play in plays if play is not None])
        outcome = state.components.outcomes[number] = outcome_of(state.components, cards)
    state.revealed.append(outcome.paid)
    if log is not None:
        _tell(state, outcome, log)
    gems, score = state.gems, state.score
    target, bonus = state.target, state.bonus
    for seat, change, base, winning in outcome.rows:
        gems[seat] = gems[seat] + change  # compiled, quicker than +=, as in the score
        points = base + bonus if winning == target else base
        if points:
            score[seat] = score[seat] + points


def _tell(state: PsycleState, outcome: RoundOutcome, log: list[Event]) -> None:
    """The events of the round's end, before the state shows them."""
    cards, gained, beaten, base = outcome.paid, outcome.gained, outcome.beaten, outcome.base
    seats = range(len(cards))
    gems = [state.gems[seat] - cards[seat] for seat in seats]
    supply = state.components.gems_total - sum(gems)
    bonus = bonus_points(cards, beaten, state.target, state.bonus)
    score = [state.score[seat] + base[seat] + bonus[seat] for seat in seats]
    log.append(Event("cards_revealed", {"cards": list(cards)}))
    log.append(Event("gems_paid", {"amounts": list(cards), "gems": gems, "supply": supply}))
    if any(gained):
        after = [gems[seat] + gained[seat] for seat in seats]
        log.append(Event("gems_gained", {"amounts": list(gained), "gems": after, "supply": supply - sum(gained)}))
    log.append(Event("scored", {"beaten": list(beaten), "base": list(base), "bonus": bonus, "score": score}))
    log.append(Event("cards_returned", {"seats": list(seats)}))
