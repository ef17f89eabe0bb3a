"""Loads a game anew and looks it over: whether it can be read and played, and whether every sentence exists.

This is a first look, done within a moment after every save. What every game must keep is held by
``reverie.conformance``; here it is enough that nobody sits down at a table that cannot be played.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final

from fluent.syntax import ast, parse

from reverie.bots import make_bot, usual_bot
from reverie.cli.workshop.code_problems import GameProblem, Where, problem_of, told
from reverie.kernel import FastChance, Game, Move, State
from reverie.text import LANGUAGES, Words

_SEEDS: Final = (1, 2)
_SECONDS: Final = 3.0
"""Long games are left in the middle: nobody waits longer for a table."""
_LEAST_MOVES: Final = 60
"""But so far each of them is played, however slow or busy the machine is: what is found should not hang on that."""
_NEEDED: Final = ("game-name", "game-pitch", "game-how-to-play")
_MOST: Final = 12
"""So many problems are told at once: the next save tells the others."""


def look_over(place: str, folder: Path) -> tuple[Game | None, list[GameProblem]]:
    """The game and what is wrong with it; no game where it cannot be loaded at all."""
    module, _, attribute = place.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:  # whatever a file does when it is imported
        return None, [problem_of(error, folder)]
    if not isinstance(game, Game):
        return None, [told("no-game", {"place": place}, fatal=True)]
    try:
        problems = list(_text_problems(game))
        if not any(problem.fatal for problem in problems):
            problems += _played_problems(game)
    except Exception as error:
        problems = [problem_of(error, folder, game)]
    problems.sort(key=lambda problem: not problem.fatal)
    return game, problems[:_MOST]


# Texts.


def _text_problems(game: Game) -> Iterator[GameProblem]:
    for form in ("{}.ftl", "rules.{}.ftl"):
        read: dict[str, Mapping[str, int]] = {}
        for language in LANGUAGES:
            file = form.format(language)
            place = game.folder / "text" / file
            if not place.is_file():
                yield told("no-text", {"file": f"text/{file}"}, fatal=True)
                return
            source = place.read_text(encoding="utf-8")
            read[language] = _lines_of(source)
            yield from (told("fluent", {}, Where(f"text/{file}", line)) for line in _junk(source))
        yield from _missing_in_translations(form, read)


def _lines_of(source: str) -> dict[str, int]:
    """By sentence: the line in which it begins."""
    messages = (entry for entry in parse(source).body if isinstance(entry, ast.Message))
    return {entry.id.name: _line(source, entry) for entry in messages}


def _junk(source: str) -> list[int]:
    return [_line(source, entry) for entry in parse(source).body if isinstance(entry, ast.Junk)]


def _line(source: str, entry: Any) -> int:
    return source.count("\n", 0, entry.span.start) + 1


def _missing_in_translations(form: str, read: Mapping[str, Mapping[str, int]]) -> Iterator[GameProblem]:
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        for name, line in read[first].items():
            if name not in read[language]:
                facts = {"file": f"text/{form.format(language)}", "name": name}
                yield told("no-translation", facts, Where(f"text/{form.format(first)}", line))


class _ListeningWords(Words):
    """Words that note for what there is no sentence, instead of failing."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game)
        self.missing: dict[str, None] = {}

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        if not self.has(name):
            self.missing[name] = None
            return ""
        return super().say(name, facts)


# Play.


def _played_problems(game: Game) -> list[GameProblem]:
    """Some random games and one of bots at every number of players, every word of them spoken."""
    words, until = _ListeningWords(LANGUAGES[0], game), monotonic() + _SECONDS
    for name in _NEEDED:
        words.say(name)
    fatal = any(name in words.missing for name in _NEEDED)  # the page calls every game by its name
    for players in game.player_counts:
        for seed in _SEEDS:
            _play_one(game, players, seed, words, until)
    file = f"text/{LANGUAGES[0]}.ftl"
    return [told("no-sentence", {"file": file, "name": name}, fatal=fatal) for name in words.missing]


def _play_one(game: Game, players: int, seed: int, words: _ListeningWords, until: float) -> None:
    """A game from its beginning to its end; the first of each number of players is played by bots."""
    state, events = game.start(game.setup(players, game.trial_options()), FastChance(seed), [])
    luck, bot = FastChance(seed), make_bot(usual_bot(game), game, seed) if seed == _SEEDS[0] else None
    names = [f"{seat}" for seat in range(players)]
    for number in count():
        _speak(state, events, words, names)
        if state.is_over or (number >= _LEAST_MOVES and monotonic() > until):
            return
        seat = state.asked[0]
        moves = state.moves(seat)
        answers = moves[: len(moves) - len(state.asides(seat))] or moves
        move: Move = luck.pick("move", answers) if bot is None else bot.choose(state.view(seat), answers, 1.0)
        events = state.play(seat, move)


def _speak(state: State, events: list[Any], words: _ListeningWords, names: list[str]) -> None:
    """Say all that a table would say now."""
    for seat in (*range(state.players), None):
        view = state.view(seat)
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None and not words.event(seen, names, seat):
                name = "event-" + seen["kind"].replace("_", "-")
                if not words.has(f"{name}-each"):
                    words.say(name, seen)
        if view["decision"] is not None:
            words.question(view["decision"], names, seat)
    for name in state.look(None):
        words.say(f"field-{name}")
    for seat in state.asked:
        for move in state.moves(seat):
            words.move(move, names, seat)
    if state.result is not None:
        words.result(state.view(None)["result"], names, None)
