"""Lullaby: sing a child to sleep before the verses run out. A small game to copy from; its ledger is ``README.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from lullaby import asides, position, preparation, view
from lullaby.asides import AnswerOffer
from lullaby.components import Verses, read_verses
from lullaby.moves import MOVE_TYPES
from lullaby.state import LullabyState
from lullaby.turns import Perform, Reroll, Settle, SingAgain, SingVerse, Turn
from lullaby.windows import Creaks
from reverie.kernel import Chance, Game, Log, Move, OneOf, Refused


class Lullaby(Game[LullabyState, Verses]):
    name = "lullaby"
    code = "LU"
    version = 1
    player_counts = (1, 2, 3)  # LU-001
    minutes = (5, 10)
    package = "lullaby"
    options = (OneOf("child", "drowsy", ("drowsy", "wakeful"), clause="LU-004"),)
    simultaneous = True
    hidden = True
    window_kinds = ("verse",)
    stretches = ("turn",)
    takeback = True
    takeback_clause = "LU-022"
    over_clause = "LU-020"
    stale_clause = "LU-023"
    players_clause = "LU-001"
    chance_labels = ("verses", "die")
    state_type = LullabyState
    move_types = MOVE_TYPES
    step_types = (Turn, SingVerse, Perform, Reroll, Creaks, Settle, SingAgain, AnswerOffer)

    def read_content(self, raw: Mapping[str, Any]) -> Verses:
        return read_verses(raw)

    def begin(self, state: LullabyState) -> None:
        preparation.begin(state)

    def look(self, state: LullabyState, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def redeal(self, state: LullabyState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def problems(self, state: LullabyState) -> list[Refused]:
        return position.problems(state)

    def asides(self, state: LullabyState, seat: int) -> Sequence[Move]:
        return asides.lawful(state, seat)

    def take_aside(self, state: LullabyState, seat: int, move: Move, log: Log) -> None:
        asides.take(state, seat, move, log)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> LullabyState:
        return view.imagine(self, view_, chance)

    def place(self, state: LullabyState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)


GAME = Lullaby()
