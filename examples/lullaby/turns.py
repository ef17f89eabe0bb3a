"""A turn (ledger 2): a verse is sung and performed, and a performance may bring on another."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from lullaby.ending import end_game
from lullaby.moves import Keep, RollAgain, Sing, Stop
from lullaby.state import LullabyState
from lullaby.windows import Creaks
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step


class Turn(Step[LullabyState]):
    """Draw up, sing, and hand on to the next seat (LU-005); with no verse anywhere it is dawn (LU-019)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: LullabyState, log: Log) -> None:
        if not (state.pile or any(state.hands)):
            end_game(state, "dawn", log)
            return
        state.singer = self.seat
        state.offered[self.seat] = False
        draw_up(state, self.seat, log)
        state.agenda.append(Turn((self.seat + 1) % state.players))
        if state.hands[self.seat]:
            state.agenda.append(SingVerse(self.seat))


class SingVerse(Ask[LullabyState, Sing | Stop]):
    """Which verse is sung; asked even where all are alike, for playing by itself would betray it (LU-006)."""

    question: ClassVar[str] = "sing-verse"
    clause: ClassVar[str] = "LU-006"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: LullabyState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: LullabyState, seat: int) -> Sequence[Sing | Stop]:
        return [Sing(verse) for verse in dict.fromkeys(state.hands[seat])]

    def why_not(self, state: LullabyState, seat: int, move: Move) -> Refused:
        if isinstance(move, Sing):
            return IllegalMove("lullaby-verse-not-in-hand", {"verse": move.verse}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: LullabyState, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "awake": state.awake}

    def answer(self, state: LullabyState, seat: int, move: Sing | Stop, log: Log) -> None:
        if isinstance(move, Stop):
            return
        state.hands[seat].remove(move.verse)
        state.song.append(move.verse)
        if log is not None:
            log.append(Event("verse_sung", {"seat": seat, "verse": move.verse}))
        state.agenda.append(Perform(seat, len(state.song) - 1))


class SingAgain(SingVerse):
    """The gift of a canon: another verse at once, or none (LU-014)."""

    question: ClassVar[str] = "sing-again"
    clause: ClassVar[str] = "LU-014"

    def moves(self, state: LullabyState, seat: int) -> Sequence[Sing | Stop]:
        return [Stop(), *SingVerse.moves(self, state, seat)]


class Perform(Step[LullabyState]):
    """Throw the die for the verse at ``place`` of the song; re-rolls, creaks and what comes of it follow (LU-007)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: LullabyState, log: Log) -> None:
        state.noise = 0
        roll(state, self.seat, log)
        state.agenda += (Settle(self.seat, self.place), Creaks(self.seat, self.place), Reroll(self.seat, self.place))


class Reroll(Ask[LullabyState, Keep | RollAgain]):
    """A candle buys another throw; candles are open, so nothing leaks where none is left to choose (LU-008)."""

    question: ClassVar[str] = "reroll"
    clause: ClassVar[str] = "LU-008"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def seats(self, state: LullabyState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: LullabyState, seat: int) -> Sequence[Keep | RollAgain]:
        return (Keep(), RollAgain()) if state.candles[seat] else (Keep(),)

    def facts(self, state: LullabyState, seat: int | None) -> dict[str, Any]:
        verse = state.song[self.place]
        facts = {"seat": self.seat, "die": state.die, "verse": verse, "pitch": state.verses.by_id[verse].pitch}
        return {**facts, "candles": state.candles[self.seat]}

    def answer(self, state: LullabyState, seat: int, move: Keep | RollAgain, log: Log) -> None:
        if isinstance(move, RollAgain):
            state.candles[seat] -= 1
            if log is not None:
                log.append(Event("candle_spent", {"seat": seat, "candles": state.candles[seat]}))
            roll(state, seat, log)
            state.agenda.append(self)


class Settle(Step[LullabyState]):
    """A roll that reaches the pitch calms the child and earns stars; then comes the verse's gift (LU-012 to LU-014)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: LullabyState, log: Log) -> None:
        verse = state.verses.by_id[state.song[self.place]]
        if state.die < verse.pitch:
            if log is not None:
                log.append(Event("false_note", {"seat": self.seat, "verse": verse.id, "pitch": verse.pitch}))
            return
        calm = max(0, verse.calm - state.noise)
        state.awake = max(0, state.awake - calm)
        state.stars[self.seat] += calm
        if log is not None:
            facts = {"seat": self.seat, "calm": calm, "awake": state.awake, "stars": state.stars[self.seat]}
            log.append(Event("child_calmed", facts))
        if not state.awake:
            end_game(state, "asleep", log)
        elif verse.gift == "echo" and self.place > 0:
            if log is not None:
                log.append(Event("echo", {"seat": self.seat, "verse": state.song[self.place - 1]}))
            state.agenda.append(Perform(self.seat, self.place - 1))
        elif verse.gift == "canon" and state.hands[self.seat]:
            state.agenda.append(SingAgain(self.seat))


def roll(state: LullabyState, seat: int, log: Log) -> None:
    state.die = state.chance.roll("die")
    if log is not None:
        log.append(Event("die_rolled", {"seat": seat, "die": state.die}))


def draw_up(state: LullabyState, seat: int, log: Log) -> None:
    """Everybody sees how many are drawn, the seat alone sees which (LU-005)."""
    drawn = state.pile[: max(0, state.verses.hand - len(state.hands[seat]))]
    del state.pile[: len(drawn)]
    state.hands[seat] += drawn
    if drawn and log is not None:
        log.append(Event("verses_drawn", {"seat": seat, "count": len(drawn)}, {seat: {"verses": drawn}}))
