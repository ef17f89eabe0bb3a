"""How a plan is carried out: one small move after the other, until everything lies as it says."""

from typing import Final

from reverie.games.dream_cycle.geometry import DIRECTIONS
from reverie.games.dream_cycle.move_tables import BOOST, BUY, DONE, FACE, PLACE, TAKE, TIMES, UNBOOST
from reverie.games.dream_cycle.moves import Boost, Buy, Face, Place, Take, Unboost
from reverie.games.dream_cycle.outlook import RiderOutlook
from reverie.games.dream_cycle.planning import Meaning, RidePlan
from reverie.kernel import Move

MOST_MOVES: Final = 60
"""More small moves than any plan takes."""


class Arrangement:
    """What lies where for a seat that is buying, as far as its plan has been carried out."""

    def __init__(self, outlook: RiderOutlook) -> None:
        self.names = outlook.components.fields
        meanings = outlook.start.meanings
        self.lying = {name: list(tiles) for name, tiles in zip(self.names, meanings.tiles, strict=True) if tiles}
        self.boosts = {name: chi for name, chi in zip(self.names, meanings.boosts, strict=True) if chi}
        self.tray = list(outlook.tray)
        self.facing = outlook.start.facing

    def line(self, plan: RidePlan) -> list[Move]:
        """All the small moves of a plan, up to where the ride begins and what is turned in for it."""
        line: list[Move] = []
        while len(line) < MOST_MOVES:
            move = self.next_move(plan)
            line.append(move)
            if move == DONE:
                break
            self.make(move)
        return [*line, TIMES[f"times{plan.times}"]] if plan.times else line

    def next_move(self, plan: RidePlan) -> Move:
        """The next small move towards the plan."""
        if plan.facing >= 0 and self.facing != plan.facing:
            return FACE[plan.facing]
        target = {self.names[field]: (kinds, boost) for field, kinds, boost in plan.fields}
        return self._clear(target) or self._lay(target) or self._boost(target) or DONE

    def _clear(self, target: dict[str, Meaning]) -> Move | None:
        """Take away whatever is not as the plan has it."""
        for name, chi in self.boosts.items():
            if name not in target or target[name] != (tuple(self.lying[name]), chi):
                return UNBOOST[name]
        for name, (kinds, _) in target.items():
            tiles = self.lying.get(name, [])[:]
            for kind in kinds:
                if kind in tiles:
                    tiles.remove(kind)
            if tiles:
                return TAKE[name][tiles[0]]
        return None

    def _lay(self, target: dict[str, Meaning]) -> Move | None:
        """Lay the tiles of the plan: from the tray, else from a field that it does not need, else from the market."""
        for name, (kinds, _) in target.items():
            lying = self.lying.get(name, [])[:]
            for kind in kinds:
                if kind in lying:
                    lying.remove(kind)
                    continue
                if kind in self.tray:
                    return PLACE[kind][name]
                idle = [other for other, tiles in self.lying.items() if other not in target and kind in tiles]
                return TAKE[idle[0]][kind] if idle else BUY[kind]
        return None

    def _boost(self, target: dict[str, Meaning]) -> Move | None:
        for name, (_, chi) in target.items():
            if chi and not self.boosts.get(name):
                return BOOST[name][chi]
        return None

    def make(self, move: Move) -> None:
        """As it lies after a small move."""
        match move:
            case Face():
                self.facing = DIRECTIONS.index(move.way)
            case Buy():
                self.tray.append(move.kind)
            case Place():
                self.tray.remove(move.kind)
                self.lying.setdefault(move.field, []).append(move.kind)
            case Take():
                self.lying[move.field].remove(move.kind)
                self.tray.append(move.kind)
            case Boost():
                self.boosts[move.field] = move.chi
            case Unboost():
                del self.boosts[move.field]

    def told(self) -> str:
        """What lies where, and what is owned; the same for equal arrangements."""
        lying = sorted([(name, sorted(tiles)) for name, tiles in self.lying.items() if tiles])
        return repr((lying, sorted(self.tray), sorted(self.boosts.items()), self.facing))


def is_laying(move: Move) -> bool:
    """Whether a move is one of those that an arrangement is made of."""
    return isinstance(move, Face | Buy | Place | Take | Boost | Unboost)
