"""The hush (ledger 3): before a verse counts, the other seats may spoil it, each in secret."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from lullaby.moves import Creak, Pass
from lullaby.state import LullabyState
from reverie.kernel import Event, Log, SealedAsk, move_text


class Creaks(SealedAsk[LullabyState, Creak | Pass]):
    """Every other seat with a verse in hand is asked, whatever its verses are: asking tells nothing (LU-009)."""

    question: ClassVar[str] = "creak"
    clause: ClassVar[str] = "LU-009"
    hushed: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def seats(self, state: LullabyState) -> Sequence[int]:
        return [seat for seat in range(state.players) if seat != self.seat and state.hands[seat]]

    def about(self, state: LullabyState) -> str:
        return "verse"

    def moves(self, state: LullabyState, seat: int) -> Sequence[Creak | Pass]:
        by_id = state.verses.by_id
        return [Pass(), *(Creak(verse) for verse in dict.fromkeys(state.hands[seat]) if by_id[verse].noise)]

    def facts(self, state: LullabyState, seat: int | None) -> dict[str, Any]:
        verse = state.song[self.place]
        return {"seat": self.seat, "die": state.die, "verse": verse, "pitch": state.verses.by_id[verse].pitch}

    def sealed(self, state: LullabyState, seat: int, move: Creak | Pass) -> Event:
        """Only whoever answers learns of it (LU-010)."""
        return Event("hush_answered", {"seat": seat, "answer": move_text(move)}, only=(seat,))

    def reveal(self, state: LullabyState, answers: list[Creak | Pass | None], log: Log) -> None:
        for seat, move in enumerate(answers):
            if isinstance(move, Creak):
                state.hands[seat].remove(move.verse)
                state.spent.append(move.verse)
                state.noise += state.verses.by_id[move.verse].noise
                if log is not None:
                    log.append(Event("creaked", {"seat": seat, "verse": move.verse, "noise": state.noise}))
