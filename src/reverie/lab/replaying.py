"""A game of a study, played again: the same moves and draws, as an ordinary record that ``reverie replay`` shows.

Keyed luck has no seed that a record could name, so the record lists what chance gave and is replayed by that. It proves
nothing, which ``reverie verify`` says; nor need it, as anybody can play the game again from the study.
"""

from collections.abc import Sequence
from pathlib import Path

from reverie.bots.matchups import bot_seed, play_to_end
from reverie.kernel import BadSetup, Move, State, TracedChance, move_text
from reverie.kernel.record import Ending, Played, Record, Seat, Shuffle, move_line
from reverie.kernel.result import result_data
from reverie.kernel.shapes import shaped
from reverie.lab.arms import LabGame, find_lab_game
from reverie.lab.tables import read_study


def study_record(folder: Path, name: str) -> Record:
    """The record of one game of a study, by the id that its rows have; refused where it has no such game."""
    study = read_study(folder)
    plan = study.read_plan()
    lab_game = find_lab_game(plan, name)
    if lab_game is None or lab_game.pair >= study.pairs:
        example = f"{study.arms[0].name}:0"
        raise BadSetup("lab-no-game", {"game": name[:80], "folder": str(folder), "example": example})
    header = next(arm for arm in study.arms if arm.name == lab_game.arm.name)
    found = lab_game.planned.matchup.setup.content_hash
    if study.rules != plan.rules.version or header.content_hash != found:
        facts = {"given": header.content_hash[:12], "known": found[:12]}
        raise BadSetup("other-content", facts)
    return record_of(lab_game)


def record_of(lab_game: LabGame) -> Record:
    """The record of one game, played here and now."""
    matchup, seed = lab_game.planned.matchup, lab_game.planned.seed
    chance = TracedChance(matchup.chance(seed))
    state = matchup.game.start(matchup.setup, chance, None)[0]
    bots = matchup.bots([bot_seed(seed, seat) for seat in range(matchup.setup.players)])
    course = _GameWriter(chance)
    play_to_end(state, bots, course, matchup.move_limit, matchup.cut_off)
    course.keep_draws()
    result = None if state.result is None else shaped(result_data(state.result), Ending)
    return Record(
        **matchup.setup.header,
        seats=[Seat(f"{policy} {seat + 1}", f"bot:{policy}") for seat, policy in enumerate(matchup.policies)],
        commitment="",
        moves=course.moves,
        shuffles=course.shuffles,
        result=result,
    )


class _GameWriter:
    """An observer that writes down moves and draws."""

    def __init__(self, chance: TracedChance) -> None:
        self._chance = chance
        self.moves: list[Played] = []
        self.shuffles: list[Shuffle] = []

    def before_move(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> None:
        self.keep_draws()
        self.moves.append(Played(move_line(seat, move_text(move))))

    def keep_draws(self) -> None:
        """What chance has given since the last move."""
        self.shuffles.extend(Shuffle(len(self.moves), label, result) for label, result in self._chance.trace)
        self._chance.trace.clear()

    def notes(self, state: State) -> None:
        """Nothing: it has kept everything itself."""
