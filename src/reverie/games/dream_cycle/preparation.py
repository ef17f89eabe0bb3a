"""Set-up (ledger 2.2): the first rows, a starting player, and where everybody starts."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle.dreamscape import first_row, place_of
from reverie.games.dream_cycle.geometry import NORTH, SQUARES, column_name, spot, whereabouts
from reverie.games.dream_cycle.inspirations import draw_inspirations
from reverie.games.dream_cycle.moves import Start
from reverie.games.dream_cycle.rows import lay_row
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.turns import BeginTurn
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step


class SetUp(Step[DreamState]):
    """Two rows, a starting player, and start spaces chosen counter-clockwise up to that player (DC-021 to DC-025)."""

    def run(self, state: DreamState, log: Log) -> None:
        for row in range(first_row(state), first_row(state) + state.components.initial_rows):
            lay_row(state, row, log)
        players = state.players
        state.first = state.active = state.chance.pick("first", range(players))
        if log is not None:
            log.append(Event("first_player", {"seat": state.first}))
        if state.setup.options["start"] == "dealt":
            deal(state, log)
        state.agenda.append(BeginTurn(state.first))
        state.agenda += [ChooseStart((state.first - step) % players) for step in range(players, 0, -1)]


GIFTS: Final = 6
"""So many Inspiration tiles come with a dealt start."""


def deal(state: DreamState, log: Log) -> None:
    """A Directional tile on each field and some Inspiration tiles, all at random (DC-215)."""
    kinds = [kind for kind, tile in state.components.directional.items() for _ in range(tile.count)]
    for seat in range(state.players):
        dealt = []
        for _ in state.components.fields:
            kind = state.chance.pick("dealt", kinds)
            kinds.remove(kind)
            dealt.append((kind,))
        state.fields[seat] = tuple(dealt)
        if log is not None:
            log.append(Event("dealt", {"seat": seat, "items": [kind for (kind,) in dealt]}))
        draw_inspirations(state, seat, GIFTS, log)


class ChooseStart(Ask[DreamState, Start]):
    """One of the nine spaces south of the first row that nobody has taken (DC-026, DC-027)."""

    question: ClassVar[str] = "start"
    clause: ClassVar[str] = "DC-026"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DreamState, log: Log) -> None:
        """Whoever has left is not asked (DC-069)."""
        if not state.out[self.seat]:
            Ask.run(self, state, log)

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Start]:
        place = place_of(state, first_row(state))
        columns = range(place.x0, place.x0 + SQUARES)
        return [Start(x) for x in columns if spot(x, place.y0 - 1) not in state.at]

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        if not isinstance(move, Start):
            return IllegalMove("dream-cycle-start-first", {}, self.clause)
        place = place_of(state, first_row(state))
        taken = move.x in range(place.x0, place.x0 + SQUARES)
        code = "dream-cycle-start-taken" if taken else "dream-cycle-no-start"
        return IllegalMove(code, {"x": move.x, **self.facts(state, seat)}, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        first = place_of(state, first_row(state)).x0
        west, east = first, first + SQUARES - 1
        return {"west": west, "east": east, "from_column": column_name(west), "to_column": column_name(east)}

    def answer(self, state: DreamState, seat: int, move: Start, log: Log) -> None:
        y = place_of(state, first_row(state)).y0 - 1
        state.at[seat], state.facing[seat] = spot(move.x, y), NORTH
        if log is not None:
            log.append(Event("start_chosen", {"seat": seat, **whereabouts(state.at[seat])}))


SET_UP: Final = SetUp()
