"""One seat as numbers, as another sees it: who it is, what it has, where it stands, how near it is to the quest."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Character, Components
from reverie.games.dream_quest.encoding_names import Names
from reverie.games.dream_quest.encoding_places import NIGHT, PLACE, Ground
from reverie.kernel import Setup, one_hot, share, squashed

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
OTHERS: Final = ("here", "chance_to_beat", "chance_to_lose")
_NO_VALUES: Final = [0.0] * (len(VALUES) + len(PLACE) + len(NIGHT))
_NO_OTHERS: Final = [0.0] * len(OTHERS)


def seat_labels(names: Names, players: int) -> list[str]:
    """The names of all seats' numbers, from the one that looks."""
    each = [*[f"character={name}" for name in names.characters], *SHEET, *PLAY, *VALUES, *PLACE, *NIGHT]
    return [f"{what}[+{seat}]" for seat in range(players) for what in (each if not seat else each + list(OTHERS))]


class Seats:
    """What is the same all through a game is kept ready: the sheets, the limits, the ground."""

    def __init__(self, setup: Setup[Components], names: Names, ground: Ground) -> None:
        content, edition = setup.content, setup.content.editions[setup.options["edition"]]
        self._players = setup.players
        self._hours = content.limits.hours
        self._slumber = max(HIGHEST_SLUMBER, content.limits.slumber)
        self._lucidity = max(HIGHEST_LUCIDITY, content.limits.lucidity)
        self._boost = content.menu.boost
        self._ground = ground
        self._secrets = {sheet.id: sheet.ability.secret_anywhere for sheet in edition.characters.values()}
        self.sheets: Final = {
            sheet.id: one_hot(names.characters[sheet.id], len(names.characters)) + self._sheet(sheet)
            for sheet in edition.characters.values()
        }
        self.nobody: Final = [0.0] * (len(names.characters) + len(SHEET))

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
        numbers: list[float] = []
        for step in range(self._players):
            seat = (looking + step) % self._players
            character: str = view["character"][seat]
            numbers += self.sheets.get(character, self.nobody)
            numbers += self._play(view, seat, meant)
            if view["sheets"][seat] is None:
                numbers += _NO_VALUES
                numbers += _NO_OTHERS if step else []
                continue
            space: str = view["space"][seat]
            numbers += self._values(view, seat)
            numbers += self._ground.place(space, self._secrets[character])
            numbers += self._night(view, seat)
            if step:
                numbers += _beside(view, looking, seat)
        return numbers

    def _play(self, view: Mapping[str, Any], seat: int, meant: int) -> list[float]:
        turn, decision, roll, result = view["turn"], view["decision"], view["roll"], view["result"]
        on_turn = turn["seat"]
        return [
            1.0 if on_turn == seat else 0.0,
            1.0 if decision is not None and seat in decision["asked"] else 0.0,
            1.0 if turn["first_seat"] == seat else 0.0,
            0.0 if on_turn is None else (seat - on_turn) % self._players / self._players,
            1.0 if roll is not None and any(die["seat"] == seat for die in roll["dice"]) else 0.0,
            1.0 if meant == seat else 0.0,
            1.0 if result is not None and seat in result["winners"] else 0.0,
            view["hour"][seat] / self._hours,
            1.0 if view["asleep"][seat] else 0.0,
        ]

    def _values(self, view: Mapping[str, Any], seat: int) -> list[float]:
        sheet = view["sheets"][seat]
        need: int = view["need"]
        slumber: int = view["slumber"][seat]
        providence: int = view["providence"][seat]
        chance = sheet["chance"] / 100
        beyond = max(0, providence - need)
        trying = chance if view["asleep"][seat] and not view["to_cycle"][seat] else 0.0
        return [
            share(slumber, self._slumber),
            1.0 if slumber == 1 else 0.0,
            share(view["lucidity"][seat], self._lucidity),
            share(view["memory"][seat], HIGHEST_MEMORY),
            share(sheet["tokens"], MOST_TOKENS),
            squashed(providence, USUAL_PROVIDENCE),
            share(providence, need),
            1.0 if providence >= need else 0.0,
            squashed(beyond, USUAL_PROVIDENCE),
            share(view["missing"][seat], need),
            1.0 if providence >= self._boost else 0.0,
            share(beyond // self._boost, MOST_PURCHASES),
            chance,
            trying,
        ]

    def _night(self, view: Mapping[str, Any], seat: int) -> list[float]:
        """The next time it falls asleep; whoever sleeps wakes with no tokens (DQ-125)."""
        memory: int = view["sheets"][seat]["memory"] if view["asleep"][seat] else view["memory"][seat]
        return self._ground.night(view["space"][seat], self._secrets[view["character"][seat]], memory)


def _beside(view: Mapping[str, Any], looking: int, seat: int) -> list[float]:
    """How a contest would go, if one of the two came to the other."""
    own, other = view["lucidity"][looking], view["lucidity"][seat]
    here = view["space"][looking] == view["space"][seat]
    wins, loses = odds.chance_to_beat(own, other), odds.chance_to_beat(other, own)
    return [1.0 if here else 0.0, wins / 100, loses / 100]
