"""Areas and cards (ledger: PD-030 to PD-037): what can be done to the row, the deck and the Deep Sleep stacks."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.moves import LoseZ
from reverie.games.project_dreamscape.state import GAP, POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, move_text

SPENT: Final = LoseZ("spent")
UNSPENT: Final = LoseZ("unspent")


# The row.


def filled(state: DreamscapeState) -> list[int]:
    """The positions where a card lies, whichever side is up."""
    row = state.row
    return [position for position in POSITIONS if row[position - 1]]


def dreaming(state: DreamscapeState) -> list[int]:
    """The positions where a Dream card lies."""
    row, asleep = state.row, state.asleep
    return [position for position in POSITIONS if row[position - 1] and not asleep[position - 1]]


def take(state: DreamscapeState, position: int) -> str:
    """Take the card away from a position, which stays empty."""
    card = state.row[position - 1]
    state.row[position - 1] = GAP
    state.asleep[position - 1] = False
    return card


def discard_from_row(state: DreamscapeState, position: int) -> str:
    """Onto the pile, faceup (PD-033)."""
    card = take(state, position)
    state.discard.append(card)
    return card


def slide(state: DreamscapeState, log: Log) -> None:
    """The cards move to the cheapest positions without passing each other, faces unchanged (PD-131, PD-143)."""
    before = state.row
    lying = filled(state)
    goals = sorted(_by_cost(tuple(state.cost))[: len(lying)])
    if goals == lying:
        return
    cards, faces = [before[old - 1] for old in lying], [state.asleep[old - 1] for old in lying]
    state.row, state.asleep = [GAP] * len(before), [False] * len(before)
    for number, goal in enumerate(goals):
        state.row[goal - 1], state.asleep[goal - 1] = cards[number], faces[number]
    if log is not None:
        log.append(Event("slid", {"row": state.row[:], "asleep": state.asleep[:]}))


def deal(state: DreamscapeState, log: Log) -> None:
    """The top card of the deck goes faceup to the cheapest empty position; there must be both (PD-132)."""
    position = _cheapest_gap(state)
    card = state.row[position - 1] = state.deck.pop(0)
    if log is not None:
        log.append(Event("dealt", {"card": card, "position": position, "deck": len(state.deck)}))


def _cheapest_gap(state: DreamscapeState) -> int:
    for position in _by_cost(tuple(state.cost)):
        if not state.row[position - 1]:
            return position
    raise ValueError("the row is full")


@lru_cache(maxsize=256)
def _by_cost(cost: tuple[int, ...]) -> tuple[int, ...]:
    """The positions, the cheapest first."""
    return tuple(sorted(POSITIONS, key=lambda position: cost[position - 1]))


# The Deep Sleep stacks.


def gain_z(state: DreamscapeState, seat: int, log: Log) -> None:
    """The top card of the deck becomes the top of a Deep Sleep stack, unspent and unseen (PD-030, PD-060)."""
    state.deep[seat].append(state.deck.pop(0))
    if log is not None:
        log.append(Event("z_taken", {"seat": seat, "z": len(state.deep[seat]), "deck": len(state.deck)}))


def lose_z(state: DreamscapeState, seat: int, index: int, log: Log) -> None:
    """A Z card goes faceup to the pile; the spent ones are always the lowest of the stack (PD-033, PD-053)."""
    card = state.deep[seat].pop(index)
    if seat == state.active and index < state.spent:
        state.spent -= 1
    if card in state.known:
        state.known.remove(card)
    state.discard.append(card)
    if log is not None:
        log.append(Event("z_lost", {"seat": seat, "card": card, "z": len(state.deep[seat])}))


def can_lose_z(state: DreamscapeState, seat: int) -> bool:
    """Nobody ever goes below one Z card (PD-035)."""
    return len(state.deep[seat]) > state.components.minimum_z


class LoseZFreely(Ask[DreamscapeState, LoseZ]):
    """The active participant discards a Z card of their choice; unknown cards of a kind are alike (PD-037)."""

    question: ClassVar[str] = "lose-z"
    clause: ClassVar[str] = "PD-037"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[LoseZ]:
        deep, spent = state.deep[seat], state.spent
        named = [LoseZ(card) for card in deep if card in state.known]
        kinds = ((SPENT, deep[:spent]), (UNSPENT, deep[spent:]))
        return [*named, *(move for move, stack in kinds if any(card not in state.known for card in stack))]

    def default(self, state: DreamscapeState, seat: int) -> LoseZ:
        moves = self.moves(state, seat)
        return next((move for move in (SPENT, UNSPENT) if move in moves), moves[-1])

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, LoseZ):
            return IllegalMove("dreamscape-no-such-z", {"card": move.card}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.active, "z": len(state.deep[state.active]), "spent": state.spent}

    def answer(self, state: DreamscapeState, seat: int, move: LoseZ, log: Log) -> None:
        lose_z(state, seat, self._index(state, seat, move), log)

    def _index(self, state: DreamscapeState, seat: int, move: LoseZ) -> int:
        """Where in the stack: the card that is named, or the topmost unknown one of its kind."""
        deep = state.deep[seat]
        if move not in (SPENT, UNSPENT):
            return deep.index(move.card)
        first, last = (0, state.spent) if move == SPENT else (state.spent, len(deep))
        return max(index for index in range(first, last) if deep[index] not in state.known)


LOSE_Z_FREELY: Final = LoseZFreely()


# The seats.


def opponents(state: DreamscapeState, seat: int) -> list[int]:
    """All others, clockwise from the next one on (PD-036, PD-078)."""
    players = state.setup.players
    return [(seat + step) % players for step in range(1, players)]


# What a choice is about.


def told_cards(state: DreamscapeState, moves: Iterable[Any]) -> dict[str, dict[str, Any]]:
    """By move that names a position of the row: the card there, and whether it is a Z card."""
    return {
        move_text(move): {"card": state.row[move.position - 1], "is_z": state.asleep[move.position - 1]}
        for move in moves
    }


# Why a position or a seat cannot be chosen.


def why_not_position(state: DreamscapeState, position: int, clause: str, needs_dream: bool = False) -> Refused:
    """Why nothing can be done at this position of the row."""
    if position not in POSITIONS:
        return IllegalMove("dreamscape-no-such-position", {"position": position, "last": len(POSITIONS)}, clause)
    if needs_dream and state.row[position - 1]:
        return IllegalMove("dreamscape-z-card-there", {"position": position}, clause)
    return IllegalMove("dreamscape-position-empty", {"position": position}, clause)


def why_not_seat(state: DreamscapeState, performer: int, seat: int, clause: str) -> Refused:
    """Why nothing can be done to this seat."""
    if seat == performer or not 0 <= seat < state.players:
        return IllegalMove("dreamscape-no-opponent", {"given_seat": seat}, clause)
    return IllegalMove("dreamscape-no-rem-card", {"seat": seat}, clause)
