"""What each seat sees (ledger 4): everything but the order of the decks; dealing those anew, and imagining them."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.dream_cards import offered_choices
from reverie.games.dream_quest.movement import Walk, destinations
from reverie.games.dream_quest.records import Roll
from reverie.games.dream_quest.state import NOBODY, DreamQuestState
from reverie.kernel import (
    Ask,
    Chance,
    Game,
    load_result,
    load_step,
    save_step,
    shaped,
)

VALUES: Final = ("slumber", "lucidity", "providence")


def look(state: DreamQuestState) -> dict[str, Any]:
    """The same for everybody: the table, and what is yet to do."""
    seen = look_at_table(state)
    seen["agenda"] = [save_step(step) for step in state.agenda]
    return seen


def look_at_table(state: DreamQuestState) -> dict[str, Any]:
    """What lies there: of the decks their size, and the cards at the bottom that were seen (DQ-143)."""
    return {
        "quest": state.quest,
        "need": state.current_quest.providence_min,
        "round_no": state.round_no,
        "reality_card": state.reality_card,
        "in_play": state.in_play[:],
        "card_value": state.card_value if _is_turned_up(state) else None,
        "mystery": "" if state.mystery == "plain" else state.mystery,
        "movement": state.movement if _is_walking(state) else None,
        "character": state.character[:],
        "hour": state.hour[:],
        "space": state.space[:],
        "asleep": state.asleep[:],
        **(_standing(state) if all(state.character) else _nothing_yet(state)),
        "roll": look_at_roll(state),
        "choices": offered_choices(state),
        "destinations": _destinations(state),
        "turn": _turn(state),
        "decks": _decks(state),
    }


def _standing(state: DreamQuestState) -> dict[str, Any]:
    """By seat: the values, Memory in effect, how far it is to the quest, and the printed values."""
    seats, need = range(state.setup.players), state.current_quest.providence_min
    return {
        "slumber": state.slumber[:],
        "lucidity": state.lucidity[:],
        "providence": state.providence[:],
        "memory": [state.memory(seat) for seat in seats],
        "missing": [max(0, need - providence) for providence in state.providence],
        "to_cycle": [state.board.to_cycle[space] for space in state.space],
        "sheets": [_sheet(state, seat) for seat in seats],
    }


def _nothing_yet(state: DreamQuestState) -> dict[str, Any]:
    """While characters are picked, nobody has any values."""
    return {name: [None] * state.players for name in (*VALUES, "memory", "missing", "to_cycle", "sheets")}


def _sheet(state: DreamQuestState, seat: int) -> dict[str, int]:
    """The printed values, the Memory tokens, and the chance of the quest if its check came now, in percent."""
    sheet = state.sheet(seat)
    return {
        "memory": sheet.memory,
        "slumber": sheet.slumber,
        "lucidity": sheet.lucidity,
        "tokens": state.memory_tokens[seat],
        "chance": odds.chance_of_quest(state, seat),
    }


def _turn(state: DreamQuestState) -> dict[str, Any]:
    return {
        "seat": _somebody(state.turn),
        "first_seat": state.first,
        "start": state.turn_start,
        "visited": state.visited[:],
        "chosen": chosen_choice(state),
        "offer": state.offer,
    }


def _somebody(seat: int) -> int | None:
    """A seat; nobody (yet), or the nightmare, is nothing that people read."""
    return None if seat < 0 else seat


def chosen_choice(state: DreamQuestState) -> str:
    """The choice of the card that has been taken already, if any."""
    return state.card.choices[state.chosen].id if _is_turned_up(state) and state.chosen >= 0 else ""


def _decks(state: DreamQuestState) -> dict[str, Any]:
    deck = state.dream_deck
    return {
        "dream": len(deck),
        "dream_bottom": deck[len(deck) - state.bottom_known :],
        "dream_discard": state.dream_discard[:],
        "reality": len(state.reality_deck),
        "reality_discard": state.reality_discard[:],
    }


def _is_turned_up(state: DreamQuestState) -> bool:
    """Whether one card is left to resolve, so that its Movement is known."""
    return len(state.in_play) == 1


def _is_walking(state: DreamQuestState) -> bool:
    return isinstance(state.ask, Walk)


def look_at_roll(state: DreamQuestState) -> dict[str, Any] | None:
    """The dice on the table, what each counts, and what comes of them for the seat whose roll it is."""
    roll = state.roll
    if roll is None:
        return None
    counts = [die.face for die in roll.dice] if roll.kind == "toll" else odds.counts(roll)  # boosts on the sum: DQ-141
    dice: list[dict[str, Any]] = []
    for place, die in enumerate(roll.dice):
        thrown = {"seat": _somebody(die.seat), "face": die.face, "boosts": die.boosts, "thought": die.thought}
        dice.append({**thrown, "count": counts[place]})
    return {"kind": roll.kind, "dice": dice, **odds.if_kept(state, roll.dice[0].seat)}


def _destinations(state: DreamQuestState) -> list[dict[str, Any]]:
    """While the turn seat walks: where it can end with the movement that is left."""
    return destinations(state) if _is_walking(state) else []


def redeal(state: DreamQuestState, chance: Chance) -> None:
    """Shuffle the decks, save the cards at the bottom that everybody has seen."""
    unseen = len(state.dream_deck) - state.bottom_known
    shuffled = state.dream_deck[:unseen]
    chance.shuffle("dream", shuffled)
    state.dream_deck[:unseen] = shuffled
    chance.shuffle("reality", state.reality_deck)


def reshuffle(state: DreamQuestState, chance: Chance) -> None:
    """No seat knows more than another: the same as to deal anew."""
    unseen = len(state.dream_deck) - state.bottom_known
    state.dream_deck[:unseen] = sorted(state.dream_deck[:unseen])
    state.reality_deck.sort()
    redeal(state, chance)


def imagine(game: Game, view: Mapping[str, Any], chance: Chance) -> DreamQuestState:
    """A table that looks like ``view``; the decks come from ``chance``, which it also goes on with."""
    state = DreamQuestState(game.setup(view["players"], view["options"], view["overrides"]), chance)
    state.character, state.hour, state.space = list(view["character"]), list(view["hour"]), list(view["space"])
    state.asleep, state.in_play = list(view["asleep"]), list(view["in_play"])
    state.quest, state.round_no, state.reality_card = view["quest"], view["round_no"], view["reality_card"]
    state.slumber = [value or 0 for value in view["slumber"]]
    state.lucidity = [value or 0 for value in view["lucidity"]]
    state.providence = [value or 0 for value in view["providence"]]
    state.mystery = view["mystery"] or "plain"
    state.card_value, state.movement = view["card_value"] or 0, view["movement"] or 0
    state.memory_tokens = [0 if sheet is None else sheet["tokens"] for sheet in view["sheets"]]
    _take_turn(state, view["turn"])
    _take_decks(state, view["decks"])
    state.roll = None if view["roll"] is None else shaped(_bare_roll(view["roll"]), Roll, "roll")
    _lay_agenda(game, state, view)
    redeal(state, chance)
    return state


def _take_turn(state: DreamQuestState, turn: Mapping[str, Any]) -> None:
    state.turn = NOBODY if turn["seat"] is None else turn["seat"]
    state.first, state.turn_start = turn["first_seat"], turn["start"]
    state.visited, state.offer = list(turn["visited"]), turn["offer"]
    if turn["chosen"]:
        state.chosen = [choice.id for choice in state.card.choices].index(turn["chosen"])


def _take_decks(state: DreamQuestState, decks: Mapping[str, Any]) -> None:
    """What lies nowhere else lies in a deck."""
    bottom = decks["dream_bottom"]
    state.dream_discard, state.reality_discard = list(decks["dream_discard"]), list(decks["reality_discard"])
    away = {*bottom, *state.dream_discard, *state.in_play}
    state.dream_deck = [*(card for card in state.edition.dream if card not in away), *bottom]
    state.bottom_known = len(bottom)
    known = {*state.reality_discard, state.reality_card}
    everything = state.edition.reality_deck(state.setup.options["reality_deck"])
    state.reality_deck = [card for card in everything if card not in known]


def _bare_roll(shown: Mapping[str, Any]) -> dict[str, Any]:
    """Without what is worked out."""
    dice = [{name: value for name, value in die.items() if name != "count"} for die in shown["dice"]]
    for die in dice:
        die["seat"] = NOBODY if die["seat"] is None else die["seat"]
    return {"kind": shown["kind"], "dice": dice}


def _lay_agenda(game: Game, state: DreamQuestState, view: Mapping[str, Any]) -> None:
    state.result = load_result(view["result"])
    state.agenda = [load_step(game, step, "agenda") for step in view["agenda"]]
    state.decisions = state.decision = view["decisions"]
    if view["decision"] is not None:
        ask = state.agenda[-1]
        assert isinstance(ask, Ask)
        state.waiting = tuple(ask.seats(state))
