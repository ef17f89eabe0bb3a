"""Movement (ledger H): step by step along links, nowhere twice in a turn."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest.moves import BUY_SLUMBER, STOP, BuyStep, StepTo, Stop
from reverie.games.dream_quest.providence import buy_slumber, can_buy_slumber
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused, move_text

MOST_WAYS: Final = 300
"""So many ways of one length are followed when destinations are listed; the printed boards have fewer up to 24 steps.
On a board that branches everywhere the list may lack some; the steps themselves are always offered."""


def steps_from(state: DreamQuestState, space: str, visited: list[str]) -> list[str]:
    """The next spaces of a move that has come to ``space`` (DQ-021 to DQ-024, DQ-083)."""
    secret = state.board.secret_to.get(space)
    if secret is not None and (space == state.turn_start or state.ability(state.turn).secret_anywhere):
        secret = None
    return [other for other in state.board.links[space] if other not in visited and other != secret]


def legal_steps(state: DreamQuestState) -> list[str]:
    """The spaces that the dreamer may step to now."""
    return steps_from(state, state.space[state.turn], state.visited)


def destinations(state: DreamQuestState) -> list[dict[str, Any]]:
    """Where the movement that is left can end, each with one shortest path there; where it ends now is left out.

    In the revised printing a move ends only when it is used up, or in a dead end (DQ-146).
    """
    if not state.movement:
        return []
    exact, visited = state.edition.exact_movement, state.visited
    found: dict[str, list[str]] = {}
    trails = [[*visited, step] for step in legal_steps(state)]
    for left in range(state.movement - 1, -1, -1):
        for trail in trails:
            space = trail[-1]
            if space not in found and (not exact or not left or not steps_from(state, space, trail)):
                found[space] = trail
        if not left:
            break
        if not exact:  # a longer way to a space that was reached already leads nowhere new
            trails = [trail for trail in trails if found[trail[-1]] is trail]
        trails = [[*trail, step] for trail in trails[:MOST_WAYS] for step in steps_from(state, trail[-1], trail)]
    begun = len(visited)
    return [{"space": space, "path": trail[begun:]} for space, trail in found.items()]


class Walk(Question):
    """A step, a bought step when the movement is used up, or the end of the move (DQ-082, DQ-109, DQ-146)."""

    question: ClassVar[str] = "walk"
    clause: ClassVar[str] = "DQ-082"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        steps, board = legal_steps(state), state.board
        moves: list[Move] = []
        if state.movement:
            moves += [board.steps[space] for space in steps]
        elif state.providence[seat] >= state.components.menu.buy_step:
            moves += [board.bought_steps[space] for space in steps]
        if can_buy_slumber(state, seat, state.providence[seat]):
            moves.append(BUY_SLUMBER)
        if not (state.edition.exact_movement and state.movement and steps):
            moves.append(STOP)
        return moves

    def default(self, state: DreamQuestState, seat: int) -> Move:
        moves = self.moves(state, seat)
        return STOP if STOP in moves else moves[0]

    def for_sale(self, state: DreamQuestState) -> Collection[str]:
        return ("buy_step", "buy_slumber")

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        if isinstance(move, StepTo | BuyStep):
            return _why_not_step(state, seat, move) or Question.why_not(self, state, seat, move)
        if isinstance(move, Stop):
            return IllegalMove("dream-quest-exact", {"movement": state.movement}, "DQ-146")
        return Question.why_not(self, state, seat, move)

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        mover, menu = state.turn, state.components.menu
        return {
            "seat": mover,
            "space": state.space[mover],
            "movement": state.movement,
            "slumber": state.slumber[mover],
            "providence": state.providence[mover],
            "step_cost": menu.buy_step,
            "slumber_cost": menu.buy_slumber,
            "each_move": _told_steps(state),
        }

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Stop):
            state.movement = 0  # what was not used is lost
            return
        if isinstance(move, StepTo):
            state.movement -= 1
            take_step(state, seat, move.space, False, log)
        elif isinstance(move, BuyStep):
            state.providence[seat] -= state.components.menu.buy_step
            take_step(state, seat, move.space, True, log)
        else:
            buy_slumber(state, seat, log)
        state.agenda.append(self)


def _told_steps(state: DreamQuestState) -> dict[str, dict[str, Any]]:
    """By step, walked or bought: how far it is from there to the Dream Cycle, and whether it is a secret exit."""
    board = state.board
    secret = board.secret_to.get(state.space[state.turn])
    steps: Mapping[str, Move] = board.steps if state.movement else board.bought_steps
    return {
        move_text(steps[space]): {"to_cycle": board.to_cycle[space], "secret": space == secret}
        for space in legal_steps(state)
    }


def take_step(state: DreamQuestState, seat: int, space: str, bought: bool, log: Log) -> None:
    """Move an avatar by one space."""
    before = state.space[seat]
    state.space[seat] = space
    state.visited.append(space)
    if log is not None:
        facts = {"seat": seat, "from_space": before, "space": space, "movement": state.movement}
        log.append(Event("stepped", {**facts, "bought": bought, "providence": state.providence[seat]}))


def _why_not_step(state: DreamQuestState, seat: int, move: StepTo | BuyStep) -> Refused | None:
    here, space = state.space[seat], move.space
    facts = {"space": space, "from_space": here}
    if space not in state.board.spaces:
        return IllegalMove("dream-quest-no-such-space", {"space": space}, "DQ-018")
    if space not in state.board.links[here]:
        return IllegalMove("dream-quest-not-linked", facts, "DQ-082")
    if space in state.visited:
        return IllegalMove("dream-quest-no-return", facts, "DQ-083")
    if space not in legal_steps(state):
        return IllegalMove("dream-quest-secret", facts, "DQ-022")
    if isinstance(move, StepTo):
        return IllegalMove("dream-quest-no-movement", {"cost": state.components.menu.buy_step}, "DQ-109")
    if state.movement:
        return IllegalMove("dream-quest-movement-left", {"movement": state.movement}, "DQ-109")
    return None


WALK: Final = Walk()
