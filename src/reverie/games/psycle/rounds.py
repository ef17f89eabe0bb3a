"""A round (ledger 2.5): two tiles are revealed, every seat lays a card face down, all turn them over together."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.psycle.end_of_round import end_round
from reverie.games.psycle.moves import AFFORDABLE, HIGHEST, PLAYS, Play
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused, SealedAsk, Step


class RevealTiles(Step[PsycleState]):
    """The top target and the top bonus are turned over together (PS-034 to PS-036)."""

    def run(self, state: PsycleState, log: Log) -> None:
        state.round_no += 1
        targets, bonuses = state.target_pile, state.bonus_pile
        state.target = target = targets[0]
        state.target_pile = targets[1:]
        state.bonus = bonus = bonuses[0]
        state.bonus_pile = bonuses[1:]
        state.shown.append((target, bonus))
        if log is not None:
            facts = {"round_no": state.round_no, "target": target, "bonus": bonus}
            log.append(Event("tiles_revealed", facts))
        agenda = state.agenda
        if state.round_no < state.components.rounds:
            agenda.append(REVEAL_TILES)
        agenda.append(CHOOSE_CARDS)


class ChooseCards(SealedAsk[PsycleState, Play]):
    """Every seat lays one card face down; the last one turns them all over (PS-037 to PS-044)."""

    question: ClassVar[str] = "choose-card"
    clause: ClassVar[str] = "PS-037"

    def seats(self, state: PsycleState) -> Sequence[int]:
        return _SEATS[state.setup.players]

    def automatic(self, state: PsycleState) -> Sequence[tuple[int, Play]]:
        """Without gems only the 0 is left, and it lies there at once (PS-044, PS-084)."""
        for owned in state.gems:
            if not owned:
                return [(seat, PLAYS[0]) for seat, gems in enumerate(state.gems) if not gems]
        return ()

    def moves(self, state: PsycleState, seat: int) -> Sequence[Play]:
        return AFFORDABLE[state.gems[seat]]

    def default(self, state: PsycleState, seat: int) -> Play:
        return PLAYS[0]  # PS-088

    def why_not(self, state: PsycleState, seat: int, move: Move) -> Refused:
        card = move[0]
        if not 0 <= card <= HIGHEST:
            return IllegalMove("psycle-no-such-card", {"card": card, "highest": HIGHEST}, "PS-001")
        return IllegalMove("psycle-too-dear", {"card": card, "gems": state.gems[seat]}, "PS-038")

    def again(self, state: PsycleState, seat: int) -> Refused:
        return IllegalMove("card-is-final", {}, "PS-042")

    def facts(self, state: PsycleState, seat: int | None) -> dict[str, Any]:
        facts: dict[str, Any] = {"round_no": state.round_no, "target": state.target, "bonus": state.bonus}
        if seat in state.waiting:
            facts["each_move"] = {  # anew each time: whoever is told may write into it
                text: {"stars": stars, "beats": list(beats), "loses": list(loses)}
                for text, (stars, beats, loses) in state.components.plays.items()
            }
        return facts

    def sealed(self, state: PsycleState, seat: int, move: Play) -> Event:
        return Event("committed", {"seat": seat}, {seat: {"card": move.card}})

    def reveal(self, state: PsycleState, answers: list[Play | None], log: Log) -> None:
        end_round(state, answers, log)


_SEATS: Final = tuple(tuple(range(players)) for players in range(5))
REVEAL_TILES: Final = RevealTiles()
CHOOSE_CARDS: Final = ChooseCards()
