"""One game after the other, as agents play it: whose turn it is, what may be done, what came of it.

PettingZoo, Gymnasium and the vector environment are faces of this. Bots answer for their own seats in between.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from reverie.agents.margins import points_ahead
from reverie.agents.settings import ILLEGAL_REWARD, USUAL_MARGIN, BadUse, EnvSettings, whole_number
from reverie.bots.bot import Bot
from reverie.bots.matchups import BUDGET
from reverie.bots.uniform import RandomBot
from reverie.kernel import Ask, FastChance, Move, SealedAsk, State, squashed

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
NOBODY: Final = -1
_array_of: Final = np.ndarray
_FLOAT32: Final = np.dtype(np.float32)
"""Found once: an observation is made millions of times."""
_FEW: Final = 8
"""With so many actions there are few masks, and each is made once."""


class Episode:
    """A game in progress.

    ``seat`` is the agent's that must act (``NOBODY`` when it is over), ``moves`` and ``ids`` are what it may do.
    """

    def __init__(self, settings: EnvSettings) -> None:
        self.settings = settings
        self.encoding = settings.encoding
        self.actions = len(settings.encoding.action_labels())
        self._shape = (len(settings.encoding.labels()),)
        self.seat = NOBODY
        self.moves: Sequence[Move] = ()
        self.ids: list[int] = []
        self.made = 0
        """Moves of everybody so far."""
        self.losers: tuple[int, ...] = ()
        """Who lost the game by an action that is not lawful."""
        self.was_cut = False
        self._has_begun = False
        self._answers = 0
        """How many of the moves that were listed last are answers; asides come after them."""
        self._limit = settings.max_moves or 0
        self._offers_resigning = settings.resign
        self._has_few_actions = self.actions <= _FEW
        self._masks: list[Mask | None] = [None] * (1 << self.actions if self._has_few_actions else 0)
        """By the actions, a bit for each."""
        self._no_bots = len(settings.seats) == settings.players

    def start(self, seed: int) -> None:
        """A new game; the same seed gives the same luck to the game and to its bots."""
        settings = self.settings
        self.state: State[Any] = settings.game.start(settings.setup, FastChance(seed), None)[0]
        self.made, self.losers, self.was_cut = 0, (), False
        if not (self._has_begun and self._no_bots):
            self._seat_bots(seed)
        self._has_begun = True
        self._go_on()

    def _seat_bots(self, seed: int) -> None:
        self._bots: list[Bot | None] = self.settings.make_bots(seed)
        self._look_at_bots()

    def _look_at_bots(self) -> None:
        self._looks = [bot is not None and not getattr(bot, "is_blind", False) for bot in self._bots]
        self._lucks = [self._luck_of(bot) for bot in self._bots]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """A game of its own that goes on in the same way, bots included."""
        twin = Episode(self.settings)
        twin.seat, twin.moves, twin.ids = self.seat, self.moves, self.ids[:]
        twin.made, twin.losers, twin.was_cut, twin._has_begun = self.made, self.losers, self.was_cut, self._has_begun
        twin._answers = self._answers
        if self._has_begun:
            twin.state, twin._bots = self.state.copy(), deepcopy(self._bots, memo)
            twin._look_at_bots()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is whole, like a copy: what is hidden, the luck that is to come and the bots go with it."""
        if not self._has_begun:
            return Episode, (self.settings,)
        saved = (self.state.save(), self._bots, self.seat, self.made, self.losers, self.was_cut)
        return Episode, (self.settings,), saved

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        state, self._bots, self.seat, self.made, self.losers, self.was_cut = saved
        self.state = self.settings.game.load(state)
        self._has_begun = True
        self._look_at_bots()
        if self.seat >= 0:
            self.moves = self._lawful(self.seat)
            self.ids = self.encoding.action_ids(self.seat, self.moves)

    def _luck_of(self, bot: Bot | None) -> FastChance | None:
        """Where a random player's draws come from, if it needs no more than a number of moves to draw below."""
        return bot.chance if type(bot) is RandomBot and not self._offers_resigning else None

    def check_begun(self) -> None:
        """Before the first game there is nothing to see."""
        if not self._has_begun:
            raise BadUse("there is no game yet: reset the environment first")

    @property
    def is_over(self) -> bool:
        """Whether nobody can act any more: the game has ended, was lost by an unlawful action, or was cut off."""
        return self.seat < 0

    def act(self, action: Any) -> int:
        """The agent whose turn it is does this; the seat whose turn it is then."""
        number = action if type(action) is int else whole_number(action)
        try:
            place = self.ids.index(number)
        except ValueError:
            self._act_unlawfully(number)
            return self.seat
        self._play(self.seat, self.moves, place)
        self._go_on()
        return self.seat

    def _act_unlawfully(self, action: int) -> None:
        if self.seat < 0:
            raise BadUse("the game is over: reset the environment before the next step")
        illegal = self.settings.illegal
        if illegal == "raise":
            raise BadUse(f"action {action} is not lawful for player_{self.seat} now; lawful: {sorted(self.ids)}")
        if illegal == "lose":
            self.lose((self.seat,))
            return
        default = self.state.default_move(self.seat)
        assert default is not None  # the seat is asked
        self.state.play(self.seat, default, None, False)
        self.made += 1
        self._go_on()

    def lose(self, seats: tuple[int, ...]) -> None:
        """These seats have acted unlawfully, and the game is over."""
        self.losers = seats
        self._stop()

    def cut_off(self) -> None:
        """The game is over, and has no winner."""
        self.was_cut = True
        self._stop()

    def _go_on(self) -> None:
        """Bots answer until an agent is asked, or until it is over."""
        state, bots = self.state, self._bots
        while state.waiting:
            if self._limit and self.made >= self._limit:
                self.cut_off()
                return
            seat = state.waiting[0]
            luck = self._lucks[seat]
            if luck is not None:
                self._play_at_random(seat, luck)
                continue
            bot = bots[seat]
            moves = self._lawful(seat)
            if bot is None:
                self.seat, self.moves, self.ids = seat, moves, self.encoding.action_ids(seat, moves)
                return
            view = state.view(seat) if self._looks[seat] else {}
            state.play(seat, bot.choose(view, moves, BUDGET), None, False)
            self.made += 1
        self._stop()

    def _play_at_random(self, seat: int, luck: FastChance) -> None:
        """What ``RandomBot.choose`` and ``play`` come to, draw by draw."""
        moves = self._lawful(seat)
        self._play(seat, moves, luck.below(len(moves)))

    def _play(self, seat: int, moves: Sequence[Move], place: int) -> None:
        """Make one of the moves that ``_lawful`` has just listed; answers among them need not be looked for again."""
        if place < self._answers:
            self.state.play_answer(seat, moves[place])
        else:
            self.state.play(seat, moves[place], None, False)
        self.made += 1

    def _stop(self) -> None:
        self.seat, self.moves, self.ids = NOBODY, (), []

    def _lawful(self, seat: int) -> Sequence[Move]:
        """What a seat that is asked chooses from: its answers, then the asides.

        In a hidden window it can only answer (as ``moves_for_bot`` has it); giving up is offered by choice.
        """
        state = self.state
        ask = state.agenda[-1]
        assert isinstance(ask, Ask)
        answers: Sequence[Move] = ask.moves(state, seat)
        self._answers = len(answers)
        if not state.has_asides or (isinstance(ask, SealedAsk) and ask.hushed):
            return answers
        asides = state.asides(seat)
        return [*answers, *[move for move in asides if self._offers_resigning or move.verb != "resign"]]

    def observe(self, seat: int) -> Numbers:
        """What a seat sees, as a new array."""
        return _array_of(self._shape, _FLOAT32, bytearray(self.encoding.encode_bytes(self.state, seat)))

    def asked_moves(self) -> dict[int, Sequence[Move]]:
        """By seat: what every agent may do who is asked now."""
        if self.seat < 0:
            return {}
        asked = [seat for seat in self.state.waiting if self._bots[seat] is None]
        answers = self._answers
        found = {seat: self._lawful(seat) for seat in asked}
        self._answers = answers
        return found

    def lawful_info(self) -> dict[str, Any]:
        """What the agent may do whose turn it is, as PettingZoo's environments tell it; the list is its own."""
        ids = self.ids
        return {"action_mask": self.mask_of(ids), "legal_actions": ids[:]}

    def mask_of(self, ids: Sequence[int]) -> Mask:
        """Actions as a mask; where there are few of them, equal masks are the same array, which cannot be written."""
        if not self._has_few_actions:
            return self.new_mask(ids)
        key = 0
        for number in ids:
            key |= 1 << number
        mask = self._masks[key]
        if mask is None:
            mask = self._masks[key] = self.new_mask(ids)
            mask.flags.writeable = False
        return mask

    def new_mask(self, ids: Sequence[int]) -> Mask:
        """Actions as a mask of its own."""
        mask = bytearray(self.actions)
        for number in ids:
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def candidates(self) -> Numbers:
        """What the agent may do whose turn it is, in the order of ``ids``."""
        return self.candidates_of(self.seat, self.moves)

    def candidates_of(self, seat: int, moves: Sequence[Move]) -> Numbers:
        """A row for each of the moves that a seat has; then rows of zeros."""
        most = self.settings.candidates
        if len(moves) > most:
            raise BadUse(f"there are {len(moves)} lawful moves, and candidates={most}: make it larger")
        rows = np.zeros((most, len(self.encoding.move_labels())), np.float32)
        if moves:
            view = self.state.view(seat)
            rows[: len(moves)] = [self.encoding.encode_move(view, move) for move in moves]
        return rows

    def leads(self) -> list[float]:
        """By seat: who is ahead, and how far."""
        state, encoding = self.state, self.encoding
        if self.is_over:
            return [0.0] * self.settings.players
        return [encoding.lead(state.view(seat)) for seat in range(self.settings.players)]

    def final_rewards(self) -> list[float]:
        """By seat: what the end is worth. A game that was cut off has no winner."""
        players = self.settings.players
        if self.losers:
            return [ILLEGAL_REWARD if seat in self.losers else 0.0 for seat in range(players)]
        result = self.state.result
        if result is None:
            return [0.0] * players
        if self.settings.rewards == "margin":
            game = self.settings.game
            return [squashed(points_ahead(game, result.scores, seat), USUAL_MARGIN) for seat in range(players)]
        return list(result.returns)
