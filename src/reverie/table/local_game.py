"""A local game: one game played on this machine, by people who share it and by bots.

It holds the state, the record, and what has happened; every interface for a local game is a face of this.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from msgspec import UNSET, UnsetType

from reverie.bots import bot_answer, check_bot
from reverie.games import registered_game
from reverie.kernel import Event, Game, Move, Setup, State, bot_luck, sealed_key
from reverie.kernel.chance import SEED_BYTES
from reverie.kernel.forking import Origin
from reverie.kernel.loading import raise_first
from reverie.kernel.record import (
    Record,
    Seat,
    finish,
    fork_start,
    new_record,
    read_line,
    read_record,
    record_data,
    seed_of,
    verify,
)
from reverie.table.game_in_progress import GameInProgress, Moment

BOT_BUDGET = 1.0
"""Seconds that a bot may think about one move."""


class LocalGame:
    """One game in progress. ``seats`` says who sits where; a kind ``bot:greedy`` is played by that bot."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        clock: Callable[[], float] = monotonic,
        origin: Origin | UnsetType = UNSET,
    ) -> None:
        """``origin``: it goes on from a moment of another game."""
        setup = game.setup(len(seats), options, overrides)
        self.game = game
        self.seed = seed if seed is not None else secrets.token_bytes(SEED_BYTES)
        started = datetime.now(UTC).isoformat(timespec="seconds")
        self.record: Record = new_record(setup, list(seats), self.seed, started)
        self._bots = self._seat_bots(setup)
        self._clock = clock
        self._began = clock()
        self.record.origin = origin
        start = None if origin is UNSET else fork_start(game, self.record, origin)
        self._progress = GameInProgress(game, setup, sealed_key(self.seed), start)
        self.record.moves = self._progress.moves
        self._finish_if_over()

    @classmethod
    def resume(cls, document: Any, clock: Callable[[], float] = monotonic) -> "LocalGame":
        """The game that ``save`` wrote, played up to where it stood; refused where it does not belong together."""
        raise_first(verify(document, registered_game))
        record = read_record(document)
        game = registered_game(record.game)
        local_game = cls(game, record.seats, record.options, record.overrides, seed_of(record), clock, record.origin)
        local_game.record.started = record.started
        for played in record.moves:
            local_game._make(*read_line(played.move), played.at)
        local_game._progress.confirm_all()
        local_game._began = clock() - (record.moves[-1].at if record.moves else 0.0)
        return local_game

    def _seat_bots(self, setup: Setup) -> dict[int, str]:
        """By seat: the level of the bot there; a level that cannot play is refused before the game begins."""
        kinds = [sitter.kind.partition(":") for sitter in self.record.seats]
        levels = {seat: level for seat, (kind, _, level) in enumerate(kinds) if kind == "bot"}
        for level in levels.values():
            check_bot(level, setup)
        return levels

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._progress.state

    @property
    def history(self) -> Sequence[Moment]:
        """What has happened so far."""
        return self._progress.history

    @property
    def names(self) -> list[str]:
        """Who sits there, seat by seat."""
        return [seat.name for seat in self.record.seats]

    @property
    def people(self) -> list[int]:
        """The seats that people sit on."""
        return [seat for seat in range(self.state.players) if seat not in self._bots]

    @property
    def people_asked(self) -> list[int]:
        """The seats of people who are asked now."""
        return [seat for seat in self.state.asked if seat not in self._bots]

    def play(self, seat: int, move: Move | str, decision: int | None = None) -> list[Event]:
        """A person's move; ``Refused`` when it cannot be made, and nothing has changed."""
        return self._make(seat, move, self._now(), decision)

    def play_default(self, seat: int) -> Move:
        """What the rules answer for a person whose time is up; it cannot be taken back."""
        move = self.state.default_move(seat)
        assert move is not None
        self._make(seat, move, self._now(), can_take_back=False)
        return move

    @property
    def bots_asked(self) -> list[int]:
        """The seats of bots that are asked now."""
        return [seat for seat in self.state.asked if seat in self._bots]

    def think(self) -> tuple[int, Move]:
        """What the first bot that is asked would answer. Nothing changes, so it may think beside everything else.

        Its luck comes from the seed and the place in the game, so that a game goes on after a pause just as it would
        have without one.
        """
        seat = self.bots_asked[0]
        luck = bot_luck(self.seed, self.record.entropy, seat, self._progress.turns[seat])
        return seat, bot_answer(self._bots[seat], self.state, seat, luck, BOT_BUDGET)

    def play_bot(self, thought: tuple[int, Move] | None = None) -> list[Event]:
        """Let the first bot that is asked answer, with what it has thought of if it has."""
        seat, move = thought or self.think()
        return self._make(seat, move, self._now())

    def _make(
        self, seat: int, move: Move | str, at: float, decision: int | None = None, can_take_back: bool = True
    ) -> list[Event]:
        tried = self._progress.try_move(seat, move, decision)
        events = self._progress.make(tried, at, can_take_back=can_take_back and seat not in self._bots)
        self._finish_if_over()
        return events

    def _now(self) -> float:
        return round(self._clock() - self._began, 3)

    def _finish_if_over(self) -> None:
        if self.state.is_over:
            finish(self.record, self.game, self.state, self.seed)

    def moments_before_last_move(self, seat: int) -> int:
        """How much of the history was there when a seat last moved: what came of that move is still news to it."""
        made = [number for number, played in enumerate(self.record.moves) if read_line(played.move)[0] == seat]
        return self._progress.marks[made[-1]] if made else 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, where the game and what has happened since allow it."""
        self._progress.take_back(seat)

    def save(self) -> dict[str, Any]:
        """The record as plain data. While the game goes on it has the seed inside, so that it can be resumed."""
        document = record_data(self.record)
        document["seed"] = self.seed.hex()
        return document
