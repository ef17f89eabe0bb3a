"""One seat as numbers, as another sees it: who it is, what it has, where it stands, how near it is to the quest."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Character, Components
from reverie.games.dream_quest.encoding_names import PrintedNames
from reverie.games.dream_quest.encoding_places import NIGHT, PLACE, BoardGround
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Setup, one_hot, packed, remembered, share, squashed

USUAL_PROVIDENCE: Final = 10
USUAL_COST: Final = 4
HIGHEST_SLUMBER: Final = 12
HIGHEST_LUCIDITY: Final = 6
HIGHEST_MEMORY: Final = 9
MOST_TOKENS: Final = 2
MOST_PURCHASES: Final = 4
SHEET: Final = (
    "printed.memory",
    "printed.slumber",
    "printed.lucidity",
    "think_cost",
    "cancel_cost",
    "sleeps_soundly",
    "secret_anywhere",
    "two_cards",
    "keeps_slumber",
)
PLAY: Final = ("turn", "asked", "first", "turns_away", "rolls", "is_meant", "won", "hour", "asleep")
VALUES: Final = (
    "slumber",
    "last_slumber",
    "lucidity",
    "memory",
    "tokens",
    "providence",
    "gathered",
    "enough",
    "beyond",
    "missing",
    "can_boost",
    "boosts_beyond",
    "chance",
    "chance_here",
)
OTHERS: Final = ("near", "chance_to_beat", "chance_to_lose")
_NO_VALUES: Final = [0.0] * (len(VALUES) + len(PLACE) + len(NIGHT))
_NO_OTHERS: Final = [0.0] * len(OTHERS)
_NO_VALUES_BYTES: Final = packed(_NO_VALUES)
_NO_OTHERS_BYTES: Final = packed(_NO_OTHERS)
Part = tuple[bool, bool, bool, int, bool, bool, bool, int, bool]
"""What part a seat has in what goes on, by ``PLAY``; turns and hours are counted, -1 is no turn."""


def seat_labels(names: PrintedNames, players: int) -> list[str]:
    """The names of all seats' numbers, from the one that looks."""
    each = [*[f"character={name}" for name in names.characters], *SHEET, *PLAY, *VALUES, *PLACE, *NIGHT]
    return [f"{what}[+{seat}]" for seat in range(players) for what in (each if not seat else each + list(OTHERS))]


class Seats:
    """What is the same all through a game is kept ready: the sheets, the limits, the ground.

    Values repeat themselves, so what was worked out for them is remembered: this is asked for at every position.
    """

    def __init__(self, setup: Setup[Components], names: PrintedNames, ground: BoardGround) -> None:
        content, edition = setup.content, setup.content.editions[setup.options["edition"]]
        self._players = setup.players
        self._hours = content.limits.hours
        self._slumber = max(HIGHEST_SLUMBER, content.limits.slumber)
        self._lucidity = max(HIGHEST_LUCIDITY, content.limits.lucidity)
        self._boost = content.menu.boost
        self._ground = ground
        self._part_bytes: dict[Part, bytes] = {}
        self._body_bytes: dict[tuple[int, int, int, int], bytes] = {}
        self._purse_bytes: dict[tuple[int, int], bytes] = {}
        self._chance_bytes: dict[tuple[int, bool], bytes] = {}
        self._ground_bytes: dict[tuple[str, bool, int], bytes] = {}
        self._rival_bytes: dict[tuple[float, int, int], bytes] = {}
        self._secrets = {sheet.id: sheet.ability.secret_anywhere for sheet in edition.characters.values()}
        self.sheets: Final = {
            sheet.id: one_hot(names.characters[sheet.id], len(names.characters)) + self._sheet(sheet)
            for sheet in edition.characters.values()
        }
        self.nobody: Final = [0.0] * (len(names.characters) + len(SHEET))
        self._sheet_bytes = {character: packed(numbers) for character, numbers in self.sheets.items()}
        self._nobody_bytes = packed(self.nobody)

    def _sheet(self, sheet: Character) -> list[float]:
        ability = sheet.ability
        numbers = [share(sheet.memory, HIGHEST_MEMORY), share(sheet.slumber, self._slumber)]
        numbers += [share(sheet.lucidity, self._lucidity)]
        numbers += [squashed(ability.think_cost, USUAL_COST), squashed(ability.cancel_cost, USUAL_COST)]
        flags = [ability.sleeps_soundly, ability.secret_anywhere, ability.draws > 1, ability.keeps_slumber]
        return numbers + [1.0 if flag else 0.0 for flag in flags]

    def secrets_of(self, character: str) -> bool:
        """Whether this one may take secret exits at any time."""
        return self._secrets.get(character, False)

    def numbers(self, view: Mapping[str, Any], meant: int) -> list[float]:
        """All seats, from the one that looks; ``meant`` is the other one that a question is about, or -1."""
        looking: int = view["seat"]
        characters: list[str] = view["character"]
        picking = view["sheets"][looking] is None  # nobody has any values before all have a character
        numbers: list[float] = []
        for step in range(self._players):
            seat = (looking + step) % self._players
            numbers += self.sheets.get(characters[seat], self.nobody)
            numbers += self._part_numbers(_part_in_view(view, seat, meant))
            if picking:
                numbers += _NO_VALUES
                numbers += _NO_OTHERS if step else []
                continue
            self._add_values(numbers, view, seat)
            if step:
                lucidity: list[int] = view["lucidity"]
                numbers.append(self._ground.nearness(view["space"][looking], view["space"][seat]))
                numbers += _contest(lucidity[looking], lucidity[seat])
        return numbers

    def add_bytes(self, pieces: list[bytes], state: DreamQuestState, looking: int, meant: int) -> None:
        """The same from the table, as bytes; there are only so many pieces, and each is made once."""
        picking = not all(state.character)
        ask, result, roll = state.ask, state.result, state.roll
        asked = () if ask is None else ask.seats(state)
        winners = () if result is None else result.winners
        rolling = [] if roll is None else [die.seat for die in roll.dice]
        on_turn = state.turn
        for step in range(self._players):
            seat = (looking + step) % self._players
            pieces.append(self._sheet_bytes.get(state.character[seat], self._nobody_bytes))
            away = (seat - on_turn) % self._players if on_turn >= 0 else -1
            flags = (on_turn == seat, seat in asked, state.first == seat)
            others = (seat in rolling, meant == seat, seat in winners)
            pieces.append(self._part((*flags, away, *others, state.hour[seat], state.asleep[seat])))
            if picking:
                pieces.append(_NO_VALUES_BYTES)
                if step:
                    pieces.append(_NO_OTHERS_BYTES)
                continue
            self._add_value_bytes(pieces, state, seat)
            if step:
                pieces.append(self._rival(state, looking, seat))

    def _part(self, part: Part) -> bytes:
        piece = self._part_bytes.get(part)
        return remembered(self._part_bytes, part, packed(self._part_numbers(part))) if piece is None else piece

    def _part_numbers(self, part: Part) -> list[float]:
        """By ``PLAY``."""
        is_turn, is_asked, is_first, away, rolls, is_meant, won, hour, asleep = part
        return [
            1.0 if is_turn else 0.0,
            1.0 if is_asked else 0.0,
            1.0 if is_first else 0.0,
            0.0 if away < 0 else away / self._players,
            1.0 if rolls else 0.0,
            1.0 if is_meant else 0.0,
            1.0 if won else 0.0,
            hour / self._hours,
            1.0 if asleep else 0.0,
        ]

    def _add_value_bytes(self, pieces: list[bytes], state: DreamQuestState, seat: int) -> None:
        """What ``_add_values`` says."""
        sheet = state.sheet(seat)
        tokens, asleep, space = state.memory_tokens[seat], state.asleep[seat], state.space[seat]
        memory = state.components.memory(sheet.memory, tokens)
        body = (state.slumber[seat], state.lucidity[seat], memory, tokens)
        purse = (state.providence[seat], state.current_quest.providence_min)
        chance = (odds.chance_of_quest(state, seat), asleep and not state.board.to_cycle[space])
        ground = (space, sheet.ability.secret_anywhere, sheet.memory if asleep else memory)
        pieces.append(self._body_bytes.get(body) or remembered(self._body_bytes, body, packed(self._body(body))))
        pieces.append(self._purse_bytes.get(purse) or remembered(self._purse_bytes, purse, packed(self._purse(purse))))
        pieces.append(
            self._chance_bytes.get(chance) or remembered(self._chance_bytes, chance, packed(_chances(*chance)))
        )
        found = self._ground_bytes.get(ground)
        if found is None:
            numbers = self._ground.place(space, ground[1]) + self._ground.night(space, ground[1], ground[2])
            found = remembered(self._ground_bytes, ground, packed(numbers))
        pieces.append(found)

    def _rival(self, state: DreamQuestState, looking: int, seat: int) -> bytes:
        """By ``OTHERS``."""
        near = self._ground.nearness(state.space[looking], state.space[seat])
        key = (near, state.lucidity[looking], state.lucidity[seat])
        piece = self._rival_bytes.get(key)
        if piece is None:
            piece = remembered(self._rival_bytes, key, packed([near, *_contest(key[1], key[2])]))
        return piece

    def _add_values(self, numbers: list[float], view: Mapping[str, Any], seat: int) -> None:
        """The next time it falls asleep is told too; whoever sleeps wakes with no tokens (DQ-125)."""
        sheet: Mapping[str, int] = view["sheets"][seat]
        memory: int = view["memory"][seat]
        asleep: bool = view["asleep"][seat]
        space: str = view["space"][seat]
        body = (view["slumber"][seat], view["lucidity"][seat], memory, sheet["tokens"])
        purse = (view["providence"][seat], view["need"])
        numbers += self._body(body)
        numbers += self._purse(purse)
        numbers += _chances(sheet["chance"], asleep and not view["to_cycle"][seat])
        secrets = self._secrets[view["character"][seat]]
        numbers += self._ground.place(space, secrets)
        numbers += self._ground.night(space, secrets, sheet["memory"] if asleep else memory)

    def _body(self, body: tuple[int, int, int, int]) -> list[float]:
        slumber, lucidity, memory, tokens = body
        numbers = [share(slumber, self._slumber), 1.0 if slumber == 1 else 0.0, share(lucidity, self._lucidity)]
        numbers += [share(memory, HIGHEST_MEMORY), share(tokens, MOST_TOKENS)]
        return numbers

    def _purse(self, purse: tuple[int, int]) -> list[float]:
        providence, need = purse
        beyond = max(0, providence - need)
        numbers = [squashed(providence, USUAL_PROVIDENCE), share(providence, need)]
        numbers += [1.0 if providence >= need else 0.0, squashed(beyond, USUAL_PROVIDENCE)]
        numbers += [share(need - providence, need), 1.0 if providence >= self._boost else 0.0]
        numbers.append(share(beyond // self._boost, MOST_PURCHASES))
        return numbers


def _part_in_view(view: Mapping[str, Any], seat: int, meant: int) -> Part:
    turn, decision, roll, result = view["turn"], view["decision"], view["roll"], view["result"]
    on_turn = turn["seat"]
    return (
        on_turn == seat,
        decision is not None and seat in decision["asked"],
        turn["first_seat"] == seat,
        -1 if on_turn is None else (seat - on_turn) % len(view["space"]),
        roll is not None and seat in [die["seat"] for die in roll["dice"]],
        meant == seat,
        result is not None and seat in result["winners"],
        view["hour"][seat],
        view["asleep"][seat],
    )


def _chances(percent: int, counts_here: bool) -> list[float]:
    """How likely the quest is, and how likely where the seat is now."""
    chance = percent / 100
    return [chance, chance if counts_here else 0.0]


@lru_cache(maxsize=1000)
def _contest(own: int, other: int) -> list[float]:
    """How a contest would go, if one of the two came to the other; not to be written into."""
    return [odds.chance_to_beat(own, other) / 100, odds.chance_to_beat(other, own) / 100]
