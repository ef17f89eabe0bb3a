"""How a bot is asked at a table: the one way for every table, so that its answers can be made again afterwards."""

from collections.abc import Sequence

from reverie.bots.levels import make_bot
from reverie.kernel import Move, SealedAsk, State


def moves_for_bot(state: State, seat: int) -> Sequence[Move]:
    """What a bot chooses from. In a hidden window it can only answer: asides wait until it closes."""
    ask = state.ask
    if isinstance(ask, SealedAsk) and ask.hushed and seat in state.waiting:
        return ask.moves(state, seat)
    return state.moves(seat)


def bot_answer(level: str, state: State, seat: int, luck: int, budget: float) -> Move:
    """What a bot of that level does on that seat, with that luck (``bot_luck``)."""
    return make_bot(level, state.setup.game, luck).choose(state.view(seat), list(moves_for_bot(state, seat)), budget)
