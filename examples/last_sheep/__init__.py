"""Last Sheep: let sheep jump over a fence; whoever sees the last one jump is asleep and wins.

The smallest complete game, in one file: no chance, no secrets, one question. Its rules are ``text/rules.en.ftl``. What
a larger game needs besides (dice, hands, hidden windows, moves out of turn) is in the example beside this one, Lullaby.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from reverie.kernel import (
    Ask,
    BadPosition,
    BadSetup,
    Chance,
    Event,
    Game,
    IllegalMove,
    Log,
    Move,
    Refused,
    Result,
    Setup,
    State,
    check_between,
    lay_fields,
    load_result,
    raise_first,
    run_from,
    shaped,
)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``content.json``: how many sheep there are, and how many may jump at once."""

    sheep: int
    most: int


class Jump(NamedTuple):
    """Let some sheep jump; a player writes ``jump 2``."""

    sheep: int
    verb: str = "jump"


class LastSheepState(State[Content]):
    """What lies on the table: sheep that have not jumped, and whose turn it is. Copying and saving follow from this."""

    left: int
    turn_seat: int

    def __init__(self, setup: Setup[Content], chance: Chance) -> None:
        super().__init__(setup, chance)
        self.left = setup.content.sheep
        self.turn_seat = 0


class Turn(Ask[LastSheepState, Jump]):
    """Whose turn it is lets some sheep jump (LS-003)."""

    question: ClassVar[str] = "turn"
    clause: ClassVar[str] = "LS-003"

    def seats(self, state: LastSheepState) -> Sequence[int]:
        return (state.turn_seat,)

    def moves(self, state: LastSheepState, seat: int) -> Sequence[Jump]:
        return [Jump(sheep) for sheep in range(1, min(state.setup.content.most, state.left) + 1)]

    def facts(self, state: LastSheepState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.turn_seat, "left": state.left}

    def why_not(self, state: LastSheepState, seat: int, move: Move) -> Refused:
        return IllegalMove("last-sheep-too-many", {"most": len(self.moves(state, seat))}, self.clause)

    def answer(self, state: LastSheepState, seat: int, move: Jump, log: Log) -> None:
        state.left -= move.sheep
        if log is not None:
            log.append(Event("jumped", {"seat": seat, "sheep": move.sheep, "left": state.left}))
        if state.left:
            state.turn_seat = (seat + 1) % state.players
            state.agenda.append(Turn())
        else:  # LS-004
            scores = tuple(int(one == seat) for one in range(state.players))
            state.end(Result((seat,), scores, tuple(float(score) for score in scores), "asleep"))


class LastSheep(Game[LastSheepState, Content]):
    name = "last-sheep"
    code = "LS"
    version = 1
    player_counts = (2, 3, 4)
    minutes = (1, 3)
    package = "last_sheep"
    over_clause = "LS-004"
    players_clause = "LS-001"
    state_type = LastSheepState
    move_types = (Jump,)
    step_types = (Turn,)

    def read_content(self, raw: Mapping[str, Any]) -> Content:
        content: Content = shaped(raw, Content, refusal=BadSetup)
        check_between("sheep", content.sheep, 1, 999, "LS-002")
        check_between("most", content.most, 1, content.sheep, "LS-003")
        return content

    def begin(self, state: LastSheepState) -> None:
        state.agenda.append(Turn())

    def look(self, state: LastSheepState, seat: int | None) -> dict[str, Any]:
        """Everybody sees everything."""
        return {"left": state.left, "turn_seat": state.turn_seat}

    def redeal(self, state: LastSheepState, seat: int | None, chance: Chance) -> None:
        """Nobody has secrets, so there is nothing to deal anew."""

    def problems(self, state: LastSheepState) -> list[Refused]:
        sheep, lowest = state.setup.content.sheep, 0 if state.is_over else 1
        if not (lowest <= state.left <= sheep and 0 <= state.turn_seat < state.players):
            return [BadPosition("last-sheep-impossible", {"sheep": sheep}, "LS-002")]
        return []

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> LastSheepState:
        """The table that a view shows; here it shows all of it."""
        state = LastSheepState(self.setup(view["players"], view["options"], view["overrides"]), chance)
        state.left, state.turn_seat, state.decisions = view["left"], view["turn_seat"], view["decisions"]
        state.result = load_result(view["result"])
        if state.result is None:
            state.agenda, state.waiting, state.decision = [Turn()], (state.turn_seat,), view["decision"]["number"]
        return state

    def place(self, state: LastSheepState, position: Mapping[str, Any], log: Log = None) -> None:
        """A scenario may say how many sheep are left, and whose turn it is."""
        lay_fields(state, position)
        raise_first(state.problems())
        run_from(state, [Turn()], log)

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        """With two players: leave a number of sheep from which every jump is too short."""
        most = self.setup(view["players"], overrides=view["overrides"]).content.most
        left: int = view["left"]
        return moves[max(0, left % (most + 1) - 1)]


GAME = LastSheep()
