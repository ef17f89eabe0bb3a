"""``reverie analyse``: what was luck in a game and what was a choice."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from reverie.cli.app import Language, app
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.coach.analysing import analyse
from reverie.coach.analysis import AnalysisDone, AnalysisProgress, CoachSentence, GameAnalysis, TurningPoint
from reverie.coach.judgement import USUAL_EFFORT
from reverie.games import find_game
from reverie.kernel import Game
from reverie.kernel.record import Record, read_record
from reverie.table.files import read_json
from reverie.text import Words, words_for

_BARS: Final = "▁▂▃▄▅▆▇█"
_WIDTH: Final = 60


@app.command("analyse")
@handles_errors
def analyse_command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="All of it as JSON, for programs.")] = False,
    effort: Annotated[
        int, typer.Option(metavar="N", help="How closely to look, from 1 to 100. The same N gives the same answer.")
    ] = USUAL_EFFORT,
    language: Language = None,
) -> None:
    """Say what was luck in a game and what was a choice: the curve of everybody's chances, and its turning points."""
    spoken = checked_language(language)
    record = read_record(read_json(file))
    game = find_game(record.game)
    words = words_for(spoken, game)
    analysis = _analysed(words, game, record, effort)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode())
    else:
        AnalysisTeller(LineConsole(), words, game, [seat.name for seat in record.seats]).tell(analysis)


def _analysed(words: Words, game: Game, record: Record, effort: int) -> GameAnalysis:
    """With a bar on the error stream, where somebody sees it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("coach-working"), total=None)
        for line in analyse(game, record, effort):
            if isinstance(line, AnalysisProgress):
                progress.update(task, completed=line.done, total=line.total)
    assert isinstance(line, AnalysisDone)
    return line.analysis


class AnalysisTeller:
    """Tells an analysis in lines."""

    def __init__(self, console: LineConsole, words: Words, game: Game, names: list[str]) -> None:
        self._console = console
        self._words = words
        self._game = game
        self._names = names

    def tell(self, analysis: GameAnalysis) -> None:
        """All of it; where there is nothing to tell, why."""
        words, console = self._words, self._console
        facts = {"game": words.say("game-name"), "players": analysis.players, "moves": analysis.moves}
        console.say(words.say("coach-of-game", facts), style="bold")
        if analysis.curve:
            console.say(words.say("coach-by-values", msgspec.structs.asdict(analysis.versions)))
            console.say()
            self._tell_curve(analysis)
            self._tell_seats(analysis)
        if analysis.turning_points:
            console.say(words.say("coach-turning-points"), style="bold")
        for point in analysis.turning_points:
            self._tell_point(point)
        if analysis.silence is not None:
            console.say(self._said(analysis.silence))

    def _tell_curve(self, analysis: GameAnalysis) -> None:
        """A row of bars for each seat."""
        last = len(analysis.curve) - 1
        places = [round(at * last / (_WIDTH - 1)) for at in range(_WIDTH)]
        for seat, name in enumerate(self._names):
            shares = [analysis.curve[place].shares[seat] for place in places]
            bars = "".join(_BARS[min(len(_BARS) - 1, int(max(0.0, share) * len(_BARS)))] for share in shares)
            self._console.say(f"{bars}  {name}")
        self._console.say()

    def _tell_seats(self, analysis: GameAnalysis) -> None:
        words, console = self._words, self._console
        columns = ("start", "luck", "error", "others", "reveals", "result")
        for seat in analysis.seats:
            name = self._names[seat.seat]
            luck, play = self._said(seat.luck_word), self._said(seat.play_word)
            console.say(words.say("coach-luck-and-play", {"seat": name, "luck": luck, "play": play}), style="bold")
            shown = [f"{words.say(f'coach-column-{column}')} {_points(getattr(seat, column))}" for column in columns]
            adjusted = f"{_points(seat.adjusted)} ({_points(seat.low)} … {_points(seat.high)})"
            console.say(" | ".join((*shown, f"{words.say('coach-column-adjusted')} {adjusted}")))
        console.say(words.say("coach-points-of-the-win"))
        console.say()

    def _tell_point(self, point: TurningPoint) -> None:
        words, console = self._words, self._console
        facts = {
            "number": point.after + 1,
            "seat": self._names[point.seat],
            "word": self._said(point.word),
            "points": _points(point.size, signed=True),
        }
        console.say(words.say("coach-turn", facts))
        console.say("  " + words.say("coach-turn-played", {"moves": self._moves(point.played, point.seat)}))
        for line in point.better:
            told = {"moves": self._moves(line.moves, point.seat), "points": _points(line.gain)}
            console.say("  " + words.say("coach-turn-better", told))
        for sentence in point.why:
            console.say("  " + self._said(sentence, point.seat))
        if point.hindsight is not None:
            told = {"text": self._said(point.hindsight.why, point.seat)}
            console.say("  " + words.say("coach-in-hindsight", told))

    def _said(self, sentence: CoachSentence, seat: int | None = None) -> str:
        facts: dict[str, Any] = dict(sentence.facts)
        for number, text in enumerate(sentence.moves, 1):
            facts[f"move_{number}"] = self._moves([text], seat)
        said = self._words.told(sentence.id, facts, self._names, None)
        return said + self._words.say("refusal-clause", {"clause": sentence.clause}) if sentence.clause else said

    def _moves(self, moves: list[str], seat: int | None) -> str:
        return self._words.say("list-comma").join(
            self._words.move(self._game.parse(text), self._names, seat) for text in moves
        )


def _points(share: float, signed: bool = False) -> str:
    """Hundredths of the win, with a real minus sign."""
    points = round(100 * share)
    return f"{points:+d}".replace("-", "\u2212") if signed else f"{points}".replace("-", "\u2212")
