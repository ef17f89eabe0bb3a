"""Waking (ledger 2.6): a dream ends, is scored at once, and its cards go to the discard pile."""

from collections.abc import Sequence
from typing import Literal

from reverie.games.counting_zzzzs.ending import end_game, end_if_won
from reverie.games.counting_zzzzs.scoring import Tally, lies_sideways, tally_of
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event, Log

Cause = Literal["wake_up", "tenth", "stuck", "light", "morning"]


def wake(state: ZzzzsState, seat: int, cause: Cause, log: Log) -> None:
    """One player wakes; 40 points end the game (CZ-080, CZ-081, CZ-120)."""
    wake_together(state, (seat,), cause, log)


def wake_together(state: ZzzzsState, seats: Sequence[int], cause: Cause, log: Log) -> None:
    """Everybody whom the same card wakes is scored before anybody can have won (CZ-121)."""
    for seat in seats:
        end_dream(state, seat, cause, log)
    end_if_won(state, log)


def break_morning(state: ZzzzsState, log: Log) -> None:
    """The last card has left the draw pile: everybody wakes, and even the shortest dream counts (CZ-122 to CZ-125)."""
    if log is not None:
        log.append(Event("morning", {"seat": state.turn_seat}))
    for seat in state.clockwise(state.turn_seat - 1):
        if state.dream[seat]:
            end_dream(state, seat, "morning", log)
    end_game(state, "morning", log)


def end_dream(state: ZzzzsState, seat: int, cause: Cause, log: Log) -> None:
    """Score the dream and put all of it on the discard pile: elements, tucked cards, placeholder (CZ-088, CZ-117)."""
    dream = state.dream[seat]
    tally = tally_of(state.deck, dream)
    counts = tally.count >= state.deck.counted_from or cause == "morning"
    if counts:
        state.score[seat] += tally.total
    if log is not None:
        _tell(state, seat, cause, tally, counts, log)
    for laid in dream:
        state.discard += [card for card in laid if card]
    if state.placeholder[seat]:
        state.discard.append(state.placeholder[seat])
        state.placeholder[seat] = ""
    dream.clear()


def discard_hand(state: ZzzzsState, seat: int) -> list[str]:
    """The whole hand goes to the discard pile, for all to see."""
    cards = state.deck.sorted(state.hand[seat])
    state.discard += cards
    state.hand[seat].clear()
    return cards


def _tell(state: ZzzzsState, seat: int, cause: Cause, tally: Tally, counts: bool, log: list[Event]) -> None:
    """The steps of scoring in the order of the rules, so that everybody can follow them."""
    elements = [laid.element for laid in state.dream[seat]]
    woke = {"seat": seat, "cause": cause, "count": tally.count, "counts": counts, "elements": elements}
    log.append(Event("woke", woke))
    if not counts:
        return
    sideways = any(lies_sideways(state.deck, laid) for laid in state.dream[seat])
    count = {"seat": seat, "plus": tally.plus, "minus": tally.minus, "side": tally.side or "none"}
    log.append(Event("sides_counted", {**count, "context": sideways, "sides": list(tally.sides)}))
    for pair in tally.pairs:
        facts = {"seat": seat, "element": pair.card, "other": pair.partner, "points": pair.points}
        log.append(Event("interplay_counted", facts))
    sums = {"seat": seat, "count": tally.count, "points": tally.points, "interplay": tally.interplay}
    log.append(Event("dream_scored", {**sums, "total": tally.total, "score": state.score[seat]}))
