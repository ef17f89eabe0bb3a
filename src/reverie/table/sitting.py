"""A sitting: one game played on this machine, by people who share it and by bots.

It holds the state, the record, and what has happened; every interface for a local game is a face of this.
"""

import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from reverie.bots import Bot, make_bot
from reverie.games import registered_game
from reverie.kernel import Event, Game, IllegalMove, Move, SealedChance, State, move_text, sealed_key
from reverie.kernel.chance import SEED_BYTES
from reverie.kernel.record import (
    Played,
    Record,
    Replay,
    Seat,
    finish,
    move_line,
    new_record,
    read_line,
    read_record,
    record_data,
    seed_of,
    verify,
)
from reverie.kernel.saving import raise_first
from reverie.table.takeback import is_free

BOT_BUDGET = 1.0
"""Seconds that a bot may think about one move."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, after so many moves."""

    after: int
    event: Event


@dataclass(frozen=True, slots=True)
class _Before:
    """What an undo goes back to."""

    seat: int
    state: State
    moments: int


class Sitting:
    """One game in progress. ``seats`` says who sits where; a kind ``bot:greedy`` is played by that bot."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        setup = game.setup(len(seats), options, overrides)
        self.game = game
        self.seed = seed if seed is not None else secrets.token_bytes(SEED_BYTES)
        started = datetime.now(UTC).isoformat(timespec="seconds")
        self.record: Record = new_record(setup, list(seats), self.seed, started)
        self._bots = self._seat_bots()
        self._undo: list[_Before] = []
        self._clock = clock
        self._began = clock()
        self.state, events = game.start(setup, SealedChance(sealed_key(self.seed)), [])
        self.history = [Moment(0, event) for event in events]
        self._finish_if_over()

    @classmethod
    def resume(cls, document: Any, clock: Callable[[], float] = monotonic) -> "Sitting":
        """The sitting that ``save`` wrote, played up to where it stood; refused where it does not belong together."""
        raise_first(verify(document, registered_game))
        record = read_record(document)
        game = registered_game(record.game)
        sitting = cls(game, record.seats, record.options, record.overrides, seed_of(record), clock)
        sitting.history.clear()
        for number, (state, events) in enumerate(Replay(game, record).steps()):
            sitting.state = state
            sitting.history.extend(Moment(number, event) for event in events)
        sitting.state.chance = sitting.state.chance.copy()
        sitting.record = record
        sitting._began = clock() - (record.moves[-1].at if record.moves else 0.0)
        return sitting

    def _seat_bots(self) -> dict[int, str]:
        """By seat: the level of the bot there; a level that cannot play is refused before the game begins."""
        kinds = [sitter.kind.partition(":") for sitter in self.record.seats]
        levels = {seat: level for seat, (kind, _, level) in enumerate(kinds) if kind == "bot"}
        for level in levels.values():
            make_bot(level, self.game, 0)
        return levels

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, for one move.

        Its luck comes from the seed and the place in the game, so that a game goes on after a pause just as it would
        have without one.
        """
        place = f"reverie/bot/1 {seat} {len(self.record.moves)}".encode()
        luck = int.from_bytes(hmac.digest(self.seed, place, "sha256")[:7], "big")
        return make_bot(self._bots[seat], self.game, luck)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.record.seats]

    @property
    def people(self) -> list[int]:
        """The seats that people sit on."""
        return [seat for seat in range(self.state.players) if seat not in self._bots]

    @property
    def people_asked(self) -> list[int]:
        return [seat for seat in self.state.asked if seat not in self._bots]

    def play(self, seat: int, move: Move | str, decision: int | None = None) -> list[Event]:
        """A person's move; ``Refused`` when it cannot be made, and nothing has changed."""
        before: State = self.state.copy()
        events = self.state.play(seat, move, decision)
        made = self.game.parse(move) if isinstance(move, str) else move
        self._note(seat, made, before, events)
        return events

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.state.asked if seat in self._bots]

    def think(self) -> tuple[int, Move]:
        """What the first bot that is asked would answer. Nothing changes, so it may think beside everything else."""
        seat = self.bots_asked[0]
        return seat, self._bot(seat).choose(self.state.view(seat), list(self.state.moves(seat)), BOT_BUDGET)

    def play_bot(self, thought: tuple[int, Move] | None = None) -> list[Event]:
        """Let the first bot that is asked answer, with what it has thought of if it has."""
        seat, move = thought or self.think()
        before: State = self.state.copy()
        events = self.state.play(seat, move)
        self._note(seat, move, before, events)
        return events

    def play_bots(self) -> list[Event]:
        """Let every bot that is asked answer, until only people are asked or the game is over."""
        events: list[Event] = []
        while self.bots_asked:
            events.extend(self.play_bot())
        return events

    def _note(self, seat: int, move: Move, before: State, events: list[Event]) -> None:
        if self.game.takeback and seat in self.people and is_free(before, seat, move, self.state):
            if self._undo and self._undo[-1].seat != seat:
                self._undo.clear()
            self._undo.append(_Before(seat, before, len(self.history)))
        else:
            self._undo.clear()
        at = round(self._clock() - self._began, 3)
        self.record.moves.append(Played(move_line(seat, move_text(move)), at))
        self.history.extend(Moment(len(self.record.moves), event) for event in events)
        self._finish_if_over()

    def _finish_if_over(self) -> None:
        if self.state.is_over:
            finish(self.record, self.game, self.state, self.seed)

    def moments_before_last_move(self, seat: int) -> int:
        """How much of the history was there when a seat last moved: what came of that move is still news to it."""
        made = [number for number, played in enumerate(self.record.moves) if read_line(played.move)[0] == seat]
        return sum(moment.after <= made[-1] for moment in self.history) if made else 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, where the game and what has happened since allow it."""
        if not self.game.takeback:
            raise IllegalMove("undo-unlawful", {}, self.game.takeback_clause)
        if not self._undo or self._undo[-1].seat != seat:
            raise IllegalMove("undo-nothing", {}, self.game.takeback_clause)
        before = self._undo.pop()
        self.state = before.state
        del self.history[before.moments :]
        self.record.moves.pop()

    def save(self) -> dict[str, Any]:
        """The record as plain data. While the game goes on it has the seed inside, so that it can be resumed."""
        document = record_data(self.record)
        document["seed"] = self.seed.hex()
        return document
