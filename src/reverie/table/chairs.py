"""The chairs of a live table: who sits on each, and what they have said from there."""

from dataclasses import dataclass, field

from reverie.table.patience import Silence
from reverie.table.sitters import ChairKind, Sitter
from reverie.table.standing_answers import StandingAnswers


@dataclass
class Chair:
    """One seat of the table and who sits on it."""

    kind: ChairKind = "open"
    guest: str = ""
    level: str = ""
    ready: bool = False
    wants_pause: bool = False
    wants_rematch: bool = False
    entropy: str = ""
    left_by: str = ""
    """The guest who has left this seat, or was away too long, and may come back."""
    silence: Silence = field(default_factory=Silence)
    unwanted_by: set[int] = field(default_factory=set)
    """The seats that want a bot here, whose holder does not answer."""
    standing: StandingAnswers = field(default_factory=StandingAnswers)

    def sitter(self, seat: int, after: int, moves: int) -> Sitter:
        """Who sits here, at that seat since so many moves (that everybody knew of, and in all)."""
        return Sitter(seat, self.kind, self.guest, self.level, after, moves)

    @property
    def is_ready(self) -> bool:
        """Whether nobody has to wait for it to begin."""
        return self.kind == "bot" or (self.kind == "person" and self.ready)
