"""Positions: what a scenario may set, and what no game of Psycle can reach (ledger 6)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reverie.games.psycle.agenda import agenda_at
from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_psycle import final_scores
from reverie.games.psycle.ending import result_of, why_over
from reverie.games.psycle.moves import HIGHEST, PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import (
    BadPosition,
    Log,
    Refused,
    lay_fields,
    out_of_range,
    position_word,
    raise_first,
    refuse_both,
    run_from,
    shaped,
)


def script(forced: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
    """``tiles = [[3, 2], [1, 1]]`` forces targets and bonuses pair by pair, in the order they are revealed."""
    script = {label: list(values) for label, values in forced.items()}
    pairs: list[tuple[int, int]] = shaped(script.pop("tiles", []), list[tuple[int, int]], "chance.tiles", BadPosition)
    for label, index in (("targets", 0), ("bonuses", 1)):
        if pairs:
            script[label] = [pair[index] for pair in pairs] + script.get(label, [])
    return dict(script)


def place(state: PsycleState, given: Mapping[str, Any], log: Log = None) -> None:
    """Lay out a position at the moment of choosing cards; what is not given fits what is."""
    values = dict(given)
    refuse_both(values, "scores", "score")
    if "scores" in values:
        values.setdefault("score", values.pop("scores"))
    lying = values.pop("committed", [None] * state.players)
    committed: list[int | None] = position_word(lying, list[int | None], "committed")
    order = _full_order(state)
    lay_fields(state, values)
    _complete(state, values, order)
    state.agenda, state.waiting, state.sealed = agenda_at(state), (), [None] * state.players
    raise_first(problems(state) or _committed_problems(state, committed))
    run_from(state, state.agenda, log)
    for seat, card in enumerate(committed):
        if card is not None and state.decision == 1 and seat in state.waiting:
            events = state.play(seat, PLAYS[card], decision=1, events=log is not None)
            if log is not None:
                log += events


def _full_order(state: PsycleState) -> tuple[list[int], list[int]]:
    """All tiles in the order that set-up gave them."""
    targets = [*(target for target, _ in state.shown), *state.target_pile]
    bonuses = [*(bonus for _, bonus in state.shown), *state.bonus_pile]
    return targets, bonuses


def _complete(state: PsycleState, values: Mapping[str, Any], order: tuple[list[int], list[int]]) -> None:
    """Work out what was not given: the rounds shown so far, the piles, the number of the Psycle."""
    if "shown" in values:
        if "round_no" not in values:
            state.round_no = len(state.shown)
        if state.shown and "target" not in values:
            state.target = state.shown[-1][0]
        if state.shown and "bonus" not in values:
            state.bonus = state.shown[-1][1]
    else:
        earlier = max(0, state.round_no - 1)
        targets = _shown_tiles(
            order[0], earlier, state.target if "target" in values else None, values.get("target_pile")
        )
        bonuses = _shown_tiles(order[1], earlier, state.bonus if "bonus" in values else None, values.get("bonus_pile"))
        state.shown = list(zip(targets, bonuses, strict=False))
        if state.shown:
            state.target, state.bonus = state.shown[-1]
    if "target_pile" not in values:
        state.target_pile = tuple(_without(order[0], [target for target, _ in state.shown]))
    if "bonus_pile" not in values:
        state.bonus_pile = tuple(_without(order[1], [bonus for _, bonus in state.shown]))
    if "revealed" not in values:
        state.revealed = []
    if "psycle_no" not in values:
        state.psycle_no = max(1, sum(state.tiles) + 1)


def _shown_tiles(order: list[int], earlier: int, current: int | None, pile: list[int] | None) -> list[int]:
    """The tiles of the rounds so far: ``earlier`` ones in set-up's order, then the current one."""
    rest = _without(order, pile or [])
    if current is None:
        return rest[: earlier + 1]
    return [*_without(rest, [current])[:earlier], current]


def _without(tiles: Iterable[int], taken: Iterable[int]) -> list[int]:
    left = list(tiles)
    for tile in taken:
        if tile in left:
            left.remove(tile)
    return left


def readings(state: PsycleState) -> dict[str, Any]:
    """What follows from the fields, for scenarios to expect."""
    return {
        "scores": state.score,
        "final": final_scores(state),
        "committed": state.committed,
        "supply": state.supply,
        "tile_supply": state.tile_supply,
    }


def problems(state: PsycleState) -> list[Refused]:
    """Every invariant of the ledger's section 6 that this position breaks; the first is the one to mend."""
    found = [*_shape_problems(state), *_agenda_problems(state)] or [
        *_gem_problems(state),
        *_score_problems(state),
        *_tile_problems(state),
        *_pile_problems(state),
        *_waiting_problems(state),
    ]
    return found or list(_result_problems(state))


def _shape_problems(state: PsycleState) -> Iterable[Refused]:
    components = state.components
    for name in ("gems", "score", "tiles"):
        length = len(getattr(state, name))
        if length != state.players:
            yield BadPosition("wrong-length", {"length": length, "wanted": state.players}, path=name)
    for cards in state.revealed:
        if len(cards) != state.players or not all(0 <= card <= HIGHEST for card in cards):
            yield BadPosition("psycle-bad-revealed", {}, "PS-040", "revealed")
    first = components.rounds if state.is_over else 1
    if not first <= state.round_no <= components.rounds:
        yield out_of_range(
            "round_no", state.round_no, first, components.rounds, "PS-063" if state.is_over else "PS-032"
        )
    elif len(state.revealed) > _finished_rounds(state):  # fewer where a scenario began in the middle
        facts = {"length": len(state.revealed), "wanted": _finished_rounds(state)}
        yield BadPosition("wrong-length", facts, "PS-040", "revealed")
    cap = state.setup.options["psycle_cap"]
    if state.psycle_no < 1 or (cap is not None and state.psycle_no > cap):
        yield BadPosition("psycle-bad-number", {"value": state.psycle_no}, "PS-081", "psycle_no")


def _agenda_problems(state: PsycleState) -> Iterable[Refused]:
    if state.agenda != ([] if state.is_over else agenda_at(state)):
        yield BadPosition("psycle-agenda", {}, "PS-045", "agenda")


def _finished_rounds(state: PsycleState) -> int:
    return state.round_no if state.is_over else state.round_no - 1


def _gem_problems(state: PsycleState) -> Iterable[Refused]:
    """Invariants 2 and 3: what seats can own after so many rounds."""
    start, played = state.components.gems_start, _finished_rounds(state)
    for seat, gems in enumerate(state.gems):
        lowest, highest = max(0, start - HIGHEST * played), start + HIGHEST * played
        if not lowest <= gems <= highest:
            yield out_of_range(f"gems[{seat}]", gems, lowest, highest, "PS-050")
    everything = sum(state.gems)
    most = state.players * start + HIGHEST * played * (state.players - 2)
    if everything > most:
        yield BadPosition("psycle-too-many-gems", {"sum": everything, "most": most}, "PS-050", "gems")


def _score_problems(state: PsycleState) -> Iterable[Refused]:
    """Invariant 4: points are never negative, and a round gives only so many."""
    components = state.components
    most = _finished_rounds(state) * (max(components.stars) * (state.players - 1) + max(components.bonuses))
    for seat, score in enumerate(state.score):
        if not 0 <= score <= most:
            yield out_of_range(f"score[{seat}]", score, 0, most, "PS-052")


def _tile_problems(state: PsycleState) -> Iterable[Refused]:
    """Invariant 10, and as many tiles as Psycles have been decided."""
    most = state.components.tiles_to_win - (0 if state.is_over else 1)
    for seat, tiles in enumerate(state.tiles):
        if not 0 <= tiles <= most:
            yield out_of_range(f"tiles[{seat}]", tiles, 0, most, "PS-080")
    decided = state.psycle_no if state.is_over else state.psycle_no - 1
    owned = sum(state.tiles)
    replayed = state.components.ties_are_replayed[state.players]
    if owned > decided * (1 if replayed else state.players) or (owned < decided and not replayed):
        yield BadPosition("psycle-tiles-and-number", {"tiles": owned, "psycle_no": state.psycle_no}, "PS-080", "tiles")


def _pile_problems(state: PsycleState) -> Iterable[Refused]:
    """Invariant 6: what is shown and what is left make up all tiles."""
    components: Components = state.components
    if len(state.shown) != state.round_no or (state.target, state.bonus) != state.shown[-1]:
        yield BadPosition("psycle-shown", {"round_no": state.round_no}, "PS-036", "shown")
    for name, pile, shown, every in (
        ("target_pile", state.target_pile, [pair[0] for pair in state.shown], components.targets),
        ("bonus_pile", state.bonus_pile, [pair[1] for pair in state.shown], components.bonuses),
    ):
        found = sorted([*pile, *shown])
        if found != sorted(every):
            facts = {"found": str(found), "wanted": str(sorted(every))}
            yield BadPosition("psycle-tiles-do-not-add-up", facts, "PS-072", name)


def _waiting_problems(state: PsycleState) -> Iterable[Refused]:
    """Invariant 8: whoever owes a decision has one to make."""
    if any(not state.gems[seat] for seat in state.waiting):
        yield BadPosition("nobody-asked", {}, "PS-044", "waiting")


def _result_problems(state: PsycleState) -> Iterable[Refused]:
    """A finished game has the result that its tiles give it."""
    if state.result is not None:
        reason = why_over(state)
        if not reason or state.result != result_of(state, reason):
            yield BadPosition("agenda-and-result", {}, "PS-077", "result")


def _committed_problems(state: PsycleState, committed: list[int | None]) -> list[Refused]:
    if len(committed) != state.players:
        facts = {"length": len(committed), "wanted": state.players}
        return [BadPosition("wrong-length", facts, path="committed")]
    return [
        BadPosition("psycle-too-dear", {"card": card, "gems": state.gems[seat]}, "PS-038", f"committed[{seat}]")
        for seat, card in enumerate(committed)
        if card is not None and not 0 <= card <= min(HIGHEST, state.gems[seat])
    ]
