"""Positions: what a scenario may set, and what no game of Dream-Quest can reach (ledger 6)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final

from reverie.games.dream_quest.agenda import is_possible
from reverie.games.dream_quest.ending import places_at_long_stop
from reverie.games.dream_quest.odds import FAVOUR
from reverie.games.dream_quest.preparation import ChooseCharacter
from reverie.games.dream_quest.rounds import Turn
from reverie.games.dream_quest.state import DreamQuestState
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
)

BY_SEAT: Final = ("character", "hour", "space", "asleep", "slumber", "lucidity", "providence", "memory_tokens")
MOST_TOKENS: Final = 2
"""A seat never holds more: no card takes more, and waking clears them (DQ-009)."""
_PLACEABLE: Final = frozenset(
    (*BY_SEAT, "quest", "first", "round_no", "turn", "dream_deck", "dream_discard", "reality_deck", "reality_discard")
)


def place(state: DreamQuestState, given: Mapping[str, Any], log: Log = None) -> None:
    """A position at the beginning of the turn of seat ``turn``; what is not given is as printed, or fits what is.

    ``dream_deck`` and ``reality_deck`` may name only the first cards. Where a position says of both avatars whether
    they are active (``real_active`` and ``dream_active``), two or none are mended: awake (DQ-132, DQ-133).
    """
    values = dict(given)
    refuse_both(values, "asleep", "real_active", "dream_active")
    _mend(state, values)
    for name in values:
        if name not in _PLACEABLE:
            raise BadPosition("unknown-field", {"field": str(name)}, path="position")
    _begin_anew(state)
    lay_fields(state, values)
    raise_first(list(_shape_problems(state)))
    _complete(state, values)
    state.clear_turn()
    state.in_play, state.reality_card = [], ""
    state.agenda, state.waiting, state.result = [Turn(state.turn)], (), None
    raise_first(problems(state) or list(_sleepless(state)))
    if state.turn == state.first:
        state.round_no -= 1  # the turn that is about to begin opens the round
    run_from(state, state.agenda, log)


def _sleepless(state: DreamQuestState) -> Iterable[Refused]:
    """Between turns whoever sleeps has Slumber left (invariant 3)."""
    for seat, slumber in enumerate(state.slumber):
        if state.asleep[seat] and not slumber:
            yield out_of_range(f"slumber[{seat}]", slumber, 1, state.components.limits.slumber, "DQ-056")


def _mend(state: DreamQuestState, values: dict[str, Any]) -> None:
    names = ("real_active", "dream_active")
    if not any(name in values for name in names):
        return
    lists = [position_word(values.pop(name, None), list[bool], name) for name in names]
    for name, one in zip(names, lists, strict=True):
        if len(one) != state.players:
            raise BadPosition("wrong-length", {"length": len(one), "wanted": state.players}, path=f"position.{name}")
    values["asleep"] = [dream and not real for real, dream in zip(*lists, strict=True)]


def _begin_anew(state: DreamQuestState) -> None:
    """Nobody has taken a turn; characters and quest stay as they were dealt."""
    state.agenda = []
    state.hour = [state.components.limits.hours] * state.players
    state.space = [state.board.start] * state.players
    state.memory_tokens = [0] * state.players
    state.dream_discard, state.reality_discard = [], []
    state.turn, state.round_no = state.first, 1


def _complete(state: DreamQuestState, values: Mapping[str, Any]) -> None:
    """Work out what was not given: printed values, the turn, the rest of the decks."""
    for seat in range(state.players):
        sheet = state.sheet(seat)
        for name in ("slumber", "lucidity", "providence"):
            if name not in values:
                getattr(state, name)[seat] = getattr(sheet, name)
        if "asleep" not in values:
            state.asleep[seat] = sheet.ability.starts_asleep
    if "turn" not in values:
        state.turn = state.first
    state.bottom_known = 0
    edition = state.edition
    reality = edition.reality_deck(state.setup.options["reality_deck"])
    for kind, every in (("dream", list(edition.dream)), ("reality", reality)):
        top = getattr(state, f"{kind}_deck") if f"{kind}_deck" in values else []
        away = {*top, *getattr(state, f"{kind}_discard")}
        rest = [card for card in every if card not in away]
        state.chance.shuffle(kind, rest)
        setattr(state, f"{kind}_deck", [*top, *rest])


def readings(state: DreamQuestState) -> dict[str, Any]:
    """What follows from the fields, for scenarios to expect."""
    return {
        "memory": [state.memory(seat) if state.character[seat] else None for seat in range(state.players)],
        "to_start": [state.board.to_start[space] for space in state.space],
        "to_cycle": [state.board.to_cycle[space] for space in state.space],
        "need": state.current_quest.providence_min,
    }


# What cannot be.


def problems(state: DreamQuestState) -> list[Refused]:
    """Every invariant of the ledger's section 6 that this position breaks; the first is the one to mend."""
    found = [*_shape_problems(state)] or [*_value_problems(state), *_card_problems(state), *_turn_problems(state)]
    if found:
        return found
    return list(_result_problems(state)) if state.is_over else list(_agenda_problems(state))


def _shape_problems(state: DreamQuestState) -> Iterable[Refused]:
    for name in BY_SEAT:
        length = len(getattr(state, name))
        if length != state.players:
            yield BadPosition("wrong-length", {"length": length, "wanted": state.players}, path=name)
    if state.quest not in state.edition.quests:
        yield BadPosition("dream-quest-bad-id", {"id": state.quest}, "DQ-043", "quest")
    for name, lowest in (("first", 0), ("turn", -1)):
        if not lowest <= getattr(state, name) < state.players:
            yield out_of_range(name, getattr(state, name), lowest, state.players - 1, "DQ-045")
    yield from _character_problems(state)
    for seat, space in enumerate(state.space):
        if space not in state.board.spaces:
            yield BadPosition("dream-quest-no-such-space", {"space": space}, "DQ-018", f"space[{seat}]")


def _character_problems(state: DreamQuestState) -> Iterable[Refused]:
    """Nobody has the same as another; nobody has none, except while they are picked (DQ-007, DQ-044)."""
    picking = any(isinstance(step, ChooseCharacter) for step in state.agenda)
    for seat, character in enumerate(state.character):
        if character not in state.edition.characters and not (picking and character == ""):
            yield BadPosition("dream-quest-bad-id", {"id": character}, "DQ-007", f"character[{seat}]")
        elif character and state.character.count(character) > 1:
            yield BadPosition("dream-quest-character-taken", {"character": character}, "DQ-007", f"character[{seat}]")


def _value_problems(state: DreamQuestState) -> Iterable[Refused]:
    """Invariant 2."""
    limits = state.components.limits
    for seat in range(state.players):
        for name, lowest, highest, clause in (
            ("slumber", 0, limits.slumber, "DQ-052"),
            ("lucidity", 0, limits.lucidity, "DQ-052"),
            ("hour", 1, limits.hours, "DQ-012"),
            ("memory_tokens", 0, MOST_TOKENS, "DQ-009"),
        ):
            value = getattr(state, name)[seat]
            if not lowest <= value <= highest:
                yield out_of_range(f"{name}[{seat}]", value, lowest, highest, clause)
        if state.providence[seat] < 0:
            yield BadPosition("dream-quest-below-nothing", {}, "DQ-064", f"providence[{seat}]")


def _card_problems(state: DreamQuestState) -> Iterable[Refused]:
    """Invariant 4: every card lies in exactly one place."""
    reality = state.edition.reality_deck(state.setup.options["reality_deck"])
    drawn = [state.reality_card] if state.reality_card else []
    for name, lying, every in (
        ("dream_deck", [*state.dream_deck, *state.dream_discard, *state.in_play], list(state.edition.dream)),
        ("reality_deck", [*state.reality_deck, *state.reality_discard, *drawn], reality),
    ):
        wrong = (Counter(lying) - Counter(every)) + (Counter(every) - Counter(lying))
        if wrong:
            yield BadPosition("dream-quest-cards", {"cards": ", ".join(sorted(wrong))}, "DQ-060", name)
    if not 0 <= state.bottom_known <= len(state.dream_deck):
        yield out_of_range("bottom_known", state.bottom_known, 0, len(state.dream_deck), "DQ-143")


def _turn_problems(state: DreamQuestState) -> Iterable[Refused]:
    """What the turn remembers: a walk without repeats, a card's numbers, dice (invariants 6 and 7)."""
    limit = state.setup.options["max_rounds"]
    if state.round_no < 0 or (limit and state.round_no > limit):
        yield BadPosition("dream-quest-round", {"round_no": state.round_no}, "DQ-136", "round_no")
    for path, wrong in (
        ("visited", not _is_a_walk(state)),
        ("mystery", state.mystery not in ("plain", "stuck", "lucid")),
        ("movement", state.movement < 0 or state.card_value < 0 or state.offer < 0),
        ("chosen", not _is_chosen(state)),
        ("roll", not _is_a_roll(state)),
    ):
        if wrong:
            yield BadPosition("dream-quest-turn", {}, "DQ-053", path)


def _is_a_walk(state: DreamQuestState) -> bool:
    visited, links = state.visited, state.board.links
    if visited[:1] != ([state.turn_start] if state.turn_start else []) or len(set(visited)) < len(visited):
        return False
    return all(here in links and there in links[here] for here, there in pairwise(visited))


def _is_chosen(state: DreamQuestState) -> bool:
    if state.chosen == -1:
        return True
    return len(state.in_play) == 1 and 0 <= state.chosen < len(state.card.choices)


def _is_a_roll(state: DreamQuestState) -> bool:
    roll = state.roll
    if roll is None:
        return True
    dice = {"face": (state.turn, -1), "toll": (state.turn, state.turn)}.get(roll.kind, (state.turn,))
    seats = tuple(die.seat for die in roll.dice)
    if roll.kind == "contest":
        right = len(seats) == 2 and seats[0] == state.turn != seats[1] and 0 <= seats[1] < state.players
    else:
        right = seats == dice
    return right and roll.kind in FAVOUR and all(1 <= die.face <= 6 and die.boosts >= 0 for die in roll.dice)


def _agenda_problems(state: DreamQuestState) -> Iterable[Refused]:
    """The next turn lies at the bottom, and what lies above it has what it needs."""
    if not is_possible(state):
        yield BadPosition("dream-quest-agenda", {}, "DQ-053", "agenda")


def _result_problems(state: DreamQuestState) -> Iterable[Refused]:
    """Invariant 10: one victor who dreams in the Dream Cycle, or none at the long stop."""
    result = state.result
    assert result is not None
    if result.reason == "quest":
        right = len(result.winners) == 1 and _may_have_won(state, result.winners[0])
    else:
        right = not result.winners and list(result.scores) == places_at_long_stop(state)
    if not right:
        yield BadPosition("agenda-and-result", {}, "DQ-134", "result")


def _may_have_won(state: DreamQuestState, seat: int) -> bool:
    return 0 <= seat < state.players and state.asleep[seat] and state.kind_at(seat) == "cycle"
