"""How many turns a seat still needs to meet the quest if nobody comes in its way.

A small network says it for each kind of quest, from what the seat has and where it stands. It was fitted to the solved
game of one seat alone (``docs/minds/dream-quest.md``). Its first layer is a sum of a part for the seat and a part for
the place, so that many places can be compared for little more than the price of one.
"""

import json
from importlib import resources
from typing import Final

from reverie.games.dream_quest.bot import SECRET, ways_of
from reverie.games.dream_quest.components import Quest
from reverie.games.dream_quest.dream_board import Board
from reverie.games.dream_quest.state import DreamQuestState

ASKED_FOR_TOLL: Final = 6
"""A toll is worth an offer with about so much beyond the need."""
FILE: Final = "turns.json"
SEAT_NUMBERS: Final = (
    "missing",
    "missing_of_3",
    "to_spare",
    "awake",
    "slumber_of_2",
    "slumber",
    "lucidity",
    "printed_lucidity",
    "printed_slumber",
    "forgets",
    "sleeps_soundly",
    "secret_anywhere",
    "second_card",
    "keeps_slumber",
    "can_cancel",
    "can_think",
)


def goal_of(quest: Quest) -> int:
    """The Providence with which the quest is worth an attempt."""
    return quest.providence_min + (ASKED_FOR_TOLL if quest.contest.kind == "toll" else 0)


class TurnsNet:
    """The network of one kind of quest: rectified units beside a plain sum."""

    def __init__(self, units: list[list[float]], outputs: list[float], plain: list[float]) -> None:
        """``units`` and ``plain``: a weight for each number of the seat and of the place, and what is added."""
        self.outputs = outputs
        split = len(SEAT_NUMBERS)
        rows = [*units, plain]
        self._seat_rows = [[*row[:split], row[len(row) - 1]] for row in rows]
        self._place_rows = [row[split : len(row) - 1] for row in rows]

    def seat_part(self, numbers: list[float]) -> list[float]:
        """What the seat's numbers are to each unit; the plain sum is the last."""
        return [_weighed(row, numbers) + row[len(row) - 1] for row in self._seat_rows]

    def place_part(self, numbers: list[float]) -> list[float]:
        """The same of the numbers of a place."""
        return [_weighed(row, numbers) for row in self._place_rows]

    def turns(self, seat: list[float], place: list[float]) -> float:
        """The turns that both parts make together."""
        outputs = self.outputs
        last = len(outputs)
        total: float = seat[last] + place[last]
        for index in range(last):
            unit: float = seat[index] + place[index]
            if unit > 0.0:
                total += unit * outputs[index]
        return total


def _weighed(weights: list[float], numbers: list[float]) -> float:
    total = 0.0
    for index in range(len(numbers)):
        total += weights[index] * numbers[index]
    return total


def read_nets() -> dict[str, TurnsNet]:
    """By kind of quest: its network."""
    text = (resources.files("reverie.games.dream_quest") / FILE).read_text(encoding="utf-8")
    return {kind: TurnsNet(net["units"], net["outputs"], net["plain"]) for kind, net in json.loads(text).items()}


def place_numbers(board: Board, secret: float) -> dict[str, list[float]]:
    """By space: what the network is told of it; ``secret`` is what a secret exit costs (see ``bot.ways_of``)."""
    to_cycle, to_blessing = ways_of(board, True, secret), ways_of(board, False, secret)
    shelter = shelter_of(board)
    found: dict[str, list[float]] = {}
    for space, kind in board.kind.items():
        exit_to = board.secret_to.get(space)
        crossroads = exit_to is not None and secret > 1.0 and to_cycle[exit_to] < to_cycle[space]
        found[space] = [
            to_cycle[space] / 10.0,
            to_blessing[space] / 10.0,
            min(to_cycle[space], 3.0) / 3.0,
            float(kind == "blessed"),
            float(kind == "cursed"),
            float(kind == "mystery"),
            float(kind == "cycle"),
            shelter[space] / 3.0,
            float(crossroads),
        ]
    return found


def shelter_of(board: Board) -> dict[str, int]:
    """By space: how many spaces back at least lead out of the cycle."""
    shelter: dict[str, int] = {}
    for space in sorted(board.kind, key=lambda space: board.to_start[space]):
        inside = board.kind[space] == "cycle"
        shelter[space] = 1 + min([shelter[back] for back in board.back[space]], default=0) if inside else 0
    return shelter


class TurnEstimate:
    """How many turns one seat of one table still needs, in whatever way its values change."""

    def __init__(self, state: DreamQuestState, seat: int, net: TurnsNet, places: dict[str, list[float]]) -> None:
        sheet = state.sheet(seat)
        ability = sheet.ability
        row = state.edition.memory_table[state.components.memory(sheet.memory, 0)]
        self.goal = goal_of(state.current_quest)
        self.keeps_slumber = ability.keeps_slumber
        self.printed_lucidity = sheet.lucidity
        self.kind = state.board.kind
        self._net = net
        self._places = places
        self._sheet = [
            sheet.lucidity / 5.0,
            sheet.slumber / 8.0,
            float(sum(row)) / len(row),
            float(ability.sleeps_soundly),
            float(ability.secret_anywhere),
            float(ability.draws > 1),
            float(ability.keeps_slumber),
            float(ability.cancel_cost > 0),
            float(ability.think_cost > 0),
        ]

    def seat_numbers(self, providence: int, slumber: int, lucidity: int) -> list[float]:
        """What the network is told of the seat; without Slumber it is awake."""
        missing = self.goal - providence
        asleep = slumber > 0
        return [
            max(missing, 0) / 10.0,
            min(max(missing, 0), 3) / 3.0,
            min(max(-missing, 0), 8) / 5.0,
            0.0 if asleep else 1.0,
            min(slumber, 2) / 2.0 if asleep else 0.0,
            slumber / 8.0 if asleep else 0.0,
            (lucidity if asleep else self.printed_lucidity) / 5.0,
            *self._sheet,
        ]

    def turns(self, providence: int, slumber: int, lucidity: int, space: str) -> float:
        """How many turns are left, told between two turns."""
        part = self._net.seat_part(self.seat_numbers(providence, slumber, lucidity))
        return self._net.turns(part, self._places[space])

    def by_end(self, providence: int, slumber: int, lucidity: int, ends: list[str]) -> list[float]:
        """How many turns are left if this turn ends there, with all that the end of a turn takes and gives."""
        net, places, kind = self._net, self._places, self.kind
        slumber = slumber if self.keeps_slumber else slumber - 1
        plain = net.seat_part(self.seat_numbers(providence, slumber, lucidity))
        blessed: list[float] = []
        found: list[float] = []
        for space in ends:
            part = plain
            if kind[space] == "blessed":
                if not blessed:
                    blessed = net.seat_part(self.seat_numbers(providence + 1, slumber, lucidity))
                part = blessed
            found.append(net.turns(part, places[space]))
        return found


class Estimates:
    """The estimates of a set-up; what follows from the board alone is kept."""

    def __init__(self) -> None:
        self._nets = read_nets()
        self._places: dict[tuple[str, str, float], dict[str, list[float]]] = {}

    def of(self, state: DreamQuestState, seat: int) -> TurnEstimate:
        """The estimate for a seat that has a character."""
        kind = state.current_quest.contest.kind
        secret = 1.0 if state.ability(seat).secret_anywhere else SECRET
        key = (state.board.id, kind, secret)
        net, places = self._nets[kind], self._places.get(key)
        if places is None:
            numbers = place_numbers(state.board, secret)
            places = self._places[key] = {space: net.place_part(row) for space, row in numbers.items()}
        return TurnEstimate(state, seat, net, places)

    def turns_left(self, state: DreamQuestState, seat: int) -> float:
        """How many turns a seat still needs, as things stand between two turns."""
        slumber = state.slumber[seat] if state.asleep[seat] else 0
        return self.of(state, seat).turns(state.providence[seat], slumber, state.lucidity[seat], state.space[seat])
