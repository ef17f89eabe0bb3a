"""``reverie verify`` and ``reverie check``: what files claim, proved or refuted, file by file."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import UNSET

from reverie.bots import check_bots
from reverie.cli.console import LineConsole
from reverie.games import all_games, find_game, registered_game
from reverie.kernel import Game, Refused
from reverie.kernel.daily_deals import day_number, read_day
from reverie.kernel.record import Record, anchor_problems, comes_from, read_record, verify
from reverie.kernel.scenario import Failure, ScenarioOutcome, read_scenario, run_scenario
from reverie.lessons import LESSONS_FILE, LessonFinding, check_lessons, lessons_of
from reverie.table.files import read_json, read_toml
from reverie.table.narration import refusal_sentence
from reverie.text import Words, words_for


def verify_files(console: LineConsole, files: Sequence[Path], language: str, anchor: str | None = None) -> bool:
    """Say of every record whether all of it belongs together; true if all do.

    A fork is also compared with the other files: one of them may be the game that it comes from. A daily deal is
    compared with the ``anchor`` that somebody noted beforehand.
    """
    noted = None if anchor is None else anchor.strip().casefold()
    records = dict(_readable(files))
    found = [_verify_file(console, file, language, records, noted) for file in files]
    return all(found)


def _readable(files: Sequence[Path]) -> Iterator[tuple[Path, Record]]:
    """The files that are records; what is wrong with the others is told when their turn comes."""
    for file in files if len(files) > 1 else ():
        try:
            yield file, read_record(read_json(file))
        except Refused:
            continue


def _verify_file(
    console: LineConsole, file: Path, language: str, others: Mapping[Path, Record], anchor: str | None
) -> bool:
    words = words_for(language)
    try:
        document = read_json(file)
        problems = verify(document, registered_game)
        if anchor is not None and not problems:
            problems = anchor_problems(read_record(document), anchor)
    except Refused as refused:
        document, problems = None, [refused]
    for problem in problems:
        sentence = refusal_sentence(_words_of(document, language, registered_game), problem)
        console.say(words.say("verify-wrong", {"file": str(file), "sentence": sentence}))
    if not problems:
        record = read_record(document)
        facts = {"file": str(file), "moves": len(record.moves), "shuffles": len(record.shuffles or ())}
        console.say(words.say("verify-right" if record.result else "verify-right-so-far", facts))
        _tell_origin(console, words, record, others)
        _tell_daily(console, words, record, anchor)
        _tell_bots(console, words, record)
    return not problems


def _tell_origin(console: LineConsole, words: Words, record: Record, others: Mapping[Path, Record]) -> None:
    """Where a fork comes from, and what its record can prove of that."""
    origin = record.origin
    if origin is UNSET:
        return
    facts = {"moves": len(origin.moves), "how": origin.how, "seat": -1 if origin.seat is None else origin.seat}
    console.say(words.say("verify-fork", facts))
    parent = next((file for file, other in others.items() if comes_from(record, other)), None)
    if parent is None:
        console.say(words.say("verify-fork-alone"))
    else:
        console.say(words.say("verify-fork-parent", {"file": str(parent)}))


def _tell_daily(console: LineConsole, words: Words, record: Record, anchor: str | None) -> None:
    """Of which day a deal was, and what follows from the anchor."""
    deal = record.daily
    if deal is UNSET:
        return
    number = day_number(read_day(deal.first_day), read_day(deal.day))
    console.say(words.say("verify-daily", {"day": deal.day, "number": number, "first": deal.first_day}))
    console.say(words.say("verify-daily-anchor", {"anchor": deal.anchor}))
    console.say(words.say("verify-daily-compare" if anchor is None else "verify-daily-same"))


def _tell_bots(console: LineConsole, words: Words, record: Record) -> None:
    """Whether the bots played what their luck gives. That they did not is strange, but not wrong."""
    bots = check_bots(registered_game(record.game), record)
    if bots.checked:
        differ = "no" if bots.same == bots.checked else "yes"
        console.say(words.say("verify-bots", {"same": bots.same, "checked": bots.checked, "differ": differ}))


def _words_of(document: Any, language: str, find: Callable[[str], Game]) -> Words:
    """With the words of the game that the document is about, if it is about one."""
    try:
        return words_for(language, find(document["game"]))
    except (Refused, TypeError, KeyError):
        return words_for(language)


def check_files(console: LineConsole, places: Sequence[Path], language: str) -> bool:
    """Run scenarios, a file each and every ``*.toml`` of a folder; true if all pass. The last line counts them."""
    passed = failed = 0
    for check in _checks(console, places, language):
        if check():
            passed += 1
        else:
            failed += 1
    console.say(f"{passed} passed, {failed} failed")  # the one line that programs read: the same in every language
    return not failed


def _checks(console: LineConsole, places: Sequence[Path], language: str) -> Iterator[Callable[[], bool]]:
    """Every scenario at these places; the lessons of a game where its file is among them; of all, without a place."""
    for file in _scenario_files(places):
        game = _game_of_lessons(file)
        yield (
            partial(_check_file, console, file, language)
            if game is None
            else partial(_check_lessons, console, game, language)
        )
    for game in all_games() if not places else ():
        if lessons_of(game) is not None:
            yield partial(_check_lessons, console, game, language)


def _game_of_lessons(file: Path) -> Game | None:
    """The game that has its lessons in this file, if it is one that is known here."""
    if file.name != LESSONS_FILE:
        return None
    return next((game for game in all_games() if Path(str(game.folder)).resolve() == file.resolve().parent), None)


def _check_lessons(console: LineConsole, game: Game, language: str) -> bool:
    """Whether every step of a game's lessons can be learned, in every language."""
    words = words_for(language)
    try:
        findings = check_lessons(game)
    except Refused as refused:
        findings = [LessonFinding("lessons", "refused", refusal_sentence(words, refused))]
    name = "check-lessons-failed" if findings else "check-lessons-passed"
    console.say(words.say(name, {"name": game.name}))
    for place, code, found in findings:
        said = words.say(f"lessons-{code}", {"found": found})
        console.say(words.say("check-lesson-finding", {"place": place, "finding": said}))
    return not findings


def _scenario_files(places: Sequence[Path]) -> Iterator[Path]:
    for place in places:
        if place.is_dir():
            yield from sorted(place.rglob("*.toml"))
        else:
            yield place


def _check_file(console: LineConsole, file: Path, language: str) -> bool:
    words, title = words_for(language), ""
    document: Any = None
    try:
        document = read_toml(file)
        scenario = read_scenario(document)
        title = scenario.title
        outcome = run_scenario(scenario, find_game)
    except Refused as refused:
        outcome = ScenarioOutcome(failures=[Failure("", None, None, refused)])
    name = "check-failed" if outcome.failures else "check-passed"
    console.say(words.say(name, {"file": str(file), "title": title, "has_title": "yes" if title else "no"}))
    for failure in outcome.failures:
        console.say(_failure_line(failure, _words_of(document, language, find_game)))
    return not outcome.failures


def _failure_line(failure: Failure, words: Words) -> str:
    if failure.refused is not None:
        sentence = refusal_sentence(words, failure.refused)
        if not failure.path:
            return words.say("check-refused", {"sentence": sentence})
        return words.say(
            "check-move-refused", {"path": failure.path, "expected": _shown(failure.expected), "sentence": sentence}
        )
    facts = {"path": failure.path, "expected": _shown(failure.expected), "found": _shown(failure.found)}
    return words.say("check-difference", facts)


def _shown(value: Any) -> str:
    """As it would stand in the scenario."""
    return "none" if value is None else json.dumps(value, ensure_ascii=False, default=str)
